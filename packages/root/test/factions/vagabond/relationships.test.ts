import { describe, expect, test } from 'vitest'
import { cardIndex } from '../../../src/cards/deck.ts'
import { UNSEEN } from '../../../src/cards/hand.ts'
import { score } from '../../../src/core/scoring.ts'
import { givenTable } from '../../../src/index.ts'
import { BIRDS, type Board, CATS, HOSTILE, items, relation, wanderer } from './support.ts'

const FOUR = ['vagabond', 'marquise', 'eyrie', 'alliance']

const near = (board: Board) =>
  wanderer(1, { items: ['boot', 'torch', 'sword', 'hammer', 'crossbow'], ...board })
    .clearing(1, { eyrie: { warrior: 1 } })
    .hand('vagabond', 'anvil', 'foxfolk-steel', 'armorers', 'sappers', 'bake-sale')

type Scenario = ReturnType<ReturnType<typeof near>['turn']>

const aid = (scenario: Scenario, card: string, item: string, other = BIRDS!): Scenario =>
  scenario
    .when('vagabond', 'vagabondDaylight', 'aid')
    .when('vagabond', 'vagabondAid', other)
    .when('vagabond', 'vagabondAidCard', card)
    .when('vagabond', 'vagabondAidExhaust', item)

describe('Aid', () => {
  test('[law 9.5.4] any item is exhausted, a card of the clearing’s suit goes to the other hand', () => {
    const scenario = near({})
      .turn('vagabond', 'daylight')
      .when('vagabond', 'vagabondDaylight', 'aid')
      .offers('vagabond', 'vagabondAid', [BIRDS!])
      .when('vagabond', 'vagabondAid', BIRDS!)
      .offers('vagabond', 'vagabondAidCard', ['anvil', 'foxfolk-steel', 'armorers', 'sappers'])
      .when('vagabond', 'vagabondAidCard', 'anvil')
      .offers('vagabond', 'vagabondAidExhaust', ['boot', 'torch', 'sword', 'hammer', 'crossbow'])
      .when('vagabond', 'vagabondAidExhaust', 'crossbow')
    scenario
      .has('their hand', (g) => g.hands[BIRDS!], [cardIndex('anvil')])
      .shows((g) => items(g).includes('crossbow-exhausted'))
  })

  test('[law 9.5.4] the card is seen by giver and receiver only', () => {
    const { events } = aid(near({}).turn('vagabond', 'daylight'), 'anvil', 'boot').plain
    const event = events.find(({ what }) => what === 'aided')
    if (event?.secret?.facts.card !== 'anvil' || event.facts.card !== UNSEEN) throw new Error('everybody sees the card')
    if (JSON.stringify(event.secret.to) !== JSON.stringify([0, BIRDS])) throw new Error('the wrong seats see the card')
  })

  test('[law 9.5.4] not without somebody there, a matching card or a ready item; not in a forest', () => {
    wanderer(1, { items: ['boot'] })
      .hand('vagabond', 'anvil')
      .turn('vagabond', 'daylight')
      .refuses('vagabond', 'vagabondDaylight', 'aid')
    wanderer(1, { items: ['boot'] })
      .clearing(1, { eyrie: { roost: 1 } })
      .hand('vagabond', 'bake-sale')
      .turn('vagabond', 'daylight')
      .refuses('vagabond', 'vagabondDaylight', 'aid')
    wanderer(1, { items: ['boot-exhausted'] })
      .clearing(1, { eyrie: { roost: 1 } })
      .hand('vagabond', 'anvil')
      .turn('vagabond', 'daylight')
      .refuses('vagabond', 'vagabondDaylight', 'aid')
    wanderer(0, { forest: 'f-1-9-10-12', items: ['boot'] })
      .hand('vagabond', 'anvil')
      .turn('vagabond', 'daylight')
      .refuses('vagabond', 'vagabondDaylight', 'aid')
  })

  test('[law 9.5.4] an item must be taken if the other has one, face up', () => {
    aid(near({}).item('eyrie', 'tea', 'sword').turn('vagabond', 'daylight'), 'anvil', 'boot')
      .offers('vagabond', 'vagabondAidItem', ['sword', 'tea'])
      .when('vagabond', 'vagabondAidItem', 'tea')
      .shows((g) => items(g).includes('tea-track'))
      .has('their teas', (g) => g.items[BIRDS!]![5], 0)
  })
})

describe('relationships', () => {
  test('[law 9.2.9, 9.3.6] markers of all others stand on Indifferent, none for another Vagabond', () => {
    wanderer(1, {}, { seats: ['vagabond', 'marquise', 'vagabond2'] })
      .turn('vagabond', 'daylight')
      .has('relations', (g) => g.own.vagabond.relations, [-2, 0, -2])
  })

  test('[law 9.2.9.I, 9.2.9.I.a, 9.2.9.I.b] one Aid, then two more in the same turn: 1 and 2 points', () => {
    const first = aid(near({}).turn('vagabond', 'daylight'), 'anvil', 'boot')
      .has('relation', (g) => relation(g, BIRDS!), 1)
      .has('points', (g) => g.scores[0], 1)
    const second = aid(first, 'armorers', 'torch').has('relation', (g) => relation(g, BIRDS!), 1)
    aid(second, 'sappers', 'sword')
      .has('relation', (g) => relation(g, BIRDS!), 2)
      .has('points', (g) => g.scores[0], 3)
      .has('aids', (g) => g.own.vagabond.aids[BIRDS!], 0)
  })

  test('[law 9.2.9.I.a] Aids of an earlier turn do not count', () => {
    near({ relations: { eyrie: 'amiable' } })
      .with((g) => {
        g.own.vagabond.aids[BIRDS!] = 1
      })
      .turn('vagabond', 'birdsong')
      .has('aids', (g) => g.own.vagabond.aids[BIRDS!], 0)
  })

  test('[law 9.2.9.II] three Aids to a Friendly faction make it Allied for 2 points', () => {
    const start = near({ relations: { eyrie: 'friendly' } }).turn('vagabond', 'daylight')
    aid(aid(aid(start, 'anvil', 'boot'), 'armorers', 'torch'), 'sappers', 'sword')
      .has('relation', (g) => relation(g, BIRDS!), 3)
      .has('points', (g) => g.scores[0], 2)
  })

  test('[law 9.2.9.II.a] every Aid to an ally scores 2', () => {
    const start = near({ relations: { eyrie: 'allied' } }).turn('vagabond', 'daylight')
    aid(aid(start, 'anvil', 'boot'), 'armorers', 'torch').has('points', (g) => g.scores[0], 4)
  })

  test('[law 9.2.9.III.c] aiding a Hostile faction takes an item but mends nothing', () => {
    aid(
      near({ relations: { eyrie: 'hostile' } })
        .item('eyrie', 'tea')
        .turn('vagabond', 'daylight'),
      'anvil',
      'boot',
    )
      .when('vagabond', 'vagabondAidItem', 'tea')
      .has('relation', (g) => relation(g, BIRDS!), HOSTILE)
      .has('points', (g) => g.scores[0], 0)
      .shows((g) => items(g).includes('tea-track'))
  })
})

describe('coalition', () => {
  test('[law 9.2.8] partners of a partner win as well', () => {
    const { state } = givenTable({ seats: ['vagabond', 'marquise', 'vagabond2', 'eyrie'], preset: 'first' })
    state.coalition = [2, -1, 1, -1]
    score(state, CATS!, 30, '3.1')
    expect(state.result).toMatchObject({ winners: [CATS, 2, 0], how: 'coalition' })
  })

  const table = (points: number[], seats = FOUR, board: Board = {}) =>
    wanderer(1, board, { seats })
      .hand('vagabond', 'dominance-fox')
      .with((g) => {
        g.scores = [...points]
      })

  test('[law 9.2.8] a dominance card joins the player with the fewest points; ties are the Vagabond’s choice', () => {
    table([11, 8, 8, 12])
      .turn('vagabond', 'daylight')
      .refuses('vagabond', 'vagabondDaylight', 'activate-dominance')
      .when('vagabond', 'vagabondDaylight', 'coalition')
      .when('vagabond', 'vagabondCoalitionCard', 'dominance-fox')
      .offers('vagabond', 'vagabondCoalition', [CATS!, BIRDS!])
      .when('vagabond', 'vagabondCoalition', CATS!)
      .has('partner', (g) => g.coalition[0], CATS)
      .has('card', (g) => g.own.vagabond.coalitionCard, cardIndex('dominance-fox'))
      .refuses('vagabond', 'vagabondDaylight', 'coalition')
  })

  test('[law 9.2.8] the Vagabond scores no more and wins with the partner', () => {
    table([11, 29, 29, 29], FOUR, { items: ['sword'] })
      .with((g) => {
        g.coalition[0] = CATS!
      })
      .clearing(1, { eyrie: { roost: 1 } })
      .clearing(5, { eyrie: { roost: 1 }, marquise: { warrior: 2 } })
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'pass')
      .when('marquise', 'marquiseDaylight', 'battle')
      .when('marquise', 'battle', { clearing: 5, defender: BIRDS! })
      .chance({ high: 0, low: 0 })
      .when('eyrie', 'loseHit', 'eyrie.roost')
      .ends()
      .has('winners', (g) => g.result?.winners, [CATS, 0])
      .has('points', (g) => g.scores[0], 11)
  })

  test('[law 9.2.8] not with three players, below 10 points, or with a partner who has no score', () => {
    table([11, 8, 8], ['vagabond', 'marquise', 'eyrie'])
      .turn('vagabond', 'daylight')
      .refuses('vagabond', 'vagabondDaylight', 'coalition')
    table([9, 8, 8, 12]).turn('vagabond', 'daylight').refuses('vagabond', 'vagabondDaylight', 'coalition')
    table([11, 8, 9, 12])
      .with((g) => {
        g.dominance[CATS!] = cardIndex('dominance-mouse')
      })
      .turn('vagabond', 'daylight')
      .when('vagabond', 'vagabondDaylight', 'coalition')
      .when('vagabond', 'vagabondCoalitionCard', 'dominance-fox')
      .offers('vagabond', 'vagabondCoalition', [BIRDS!])
  })

  test('[law 9.2.9.III.d] a Hostile partner becomes Indifferent', () => {
    table([11, 8, 9, 12], FOUR, { relations: { marquise: 'hostile' } })
      .turn('vagabond', 'daylight')
      .when('vagabond', 'vagabondDaylight', 'coalition')
      .when('vagabond', 'vagabondCoalitionCard', 'dominance-fox')
      .when('vagabond', 'vagabondCoalition', CATS!)
      .has('relation', (g) => relation(g, CATS!), 0)
  })
})
