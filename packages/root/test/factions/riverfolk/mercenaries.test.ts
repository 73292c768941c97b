import { describe, expect, test } from 'vitest'
import { isEnemyPiece, removeAllEnemies } from '../../../src/actions/removal.ts'
import { cardIndex } from '../../../src/cards/deck.ts'
import { kindNamed, type Position, rulerOf } from '../../../src/index.ts'
import { battleIn } from '../../law/support.ts'
import { boardOf as itemsOf, relation } from '../vagabond/support.ts'
import { BIRDS, boardOf, buys, CATS, company, OTTERS } from './look.ts'

/** The cats have hired mercenaries; their Daylight. */
const hired = (): Position => company({ hired: 'marquise' })

/** The cats with mercenaries attack the birds in clearing 9. */
const attack = (cats: { [kind: string]: number }, otters: number) =>
  battleIn(
    hired().clearing(9, { marquise: cats, riverfolk: { warrior: otters }, eyrie: { warrior: 6 } }),
    9,
    'marquise',
    'eyrie',
  )

describe('mercenaries', () => {
  test('[law 11.2.7.III] count for rule in Daylight and Evening, not in Birdsong and not afterwards', () => {
    const birdsong = buys(
      company()
        .clearing(9, { riverfolk: { warrior: 2 }, eyrie: { warrior: 1 } })
        .clearing(1, { riverfolk: { warrior: 1 }, marquise: { warrior: 1 } })
        .clearing(2, { riverfolk: { 'trade-post-mouse': 1 }, marquise: { warrior: 1 } })
        .turn('marquise'),
      'marquise',
      'mercenaries',
    )
    birdsong.has('in Birdsong', (g) => [rulerOf(g, 9), rulerOf(g, 1)], [OTTERS, -1])
    const daylight = birdsong.when('marquise', 'phaseMoment', 'pass')
    daylight.asks('marquise', 'craftStep').has('in Daylight', (g) => [rulerOf(g, 9), rulerOf(g, 1)], [CATS, CATS])
    const evening = daylight.when('marquise', 'craftStep', 'pass').when('marquise', 'marquiseDaylight', 'pass')
    evening.asks('chance', 'draw').has('in Evening', (g) => rulerOf(g, 9), CATS)
    evening
      .chance('anvil')
      .has('afterwards', (g) => [g.active, g.own.riverfolk.hired, rulerOf(g, 9), rulerOf(g, 1)], [
        BIRDS,
        -1,
        OTTERS,
        -1,
      ])
  })

  test('[law 11.2.7.III] fight for their buyer, even alone', () => {
    hired()
      .clearing(9, { riverfolk: { warrior: 2 }, eyrie: { warrior: 5 } })
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'pass')
      .when('marquise', 'marquiseDaylight', 'battle')
      .offers('marquise', 'battle', [{ clearing: 9, defender: BIRDS }])
      .when('marquise', 'battle', { clearing: 9, defender: BIRDS })
      .chance({ high: 3, low: 0 })
      .holds(9, { eyrie: { warrior: 3 }, riverfolk: { warrior: 2 } })
  })

  test('[law 11.2.7.III] raise the cap on rolled hits', () => {
    attack({ warrior: 1 }, 2)
      .chance({ high: 3, low: 0 })
      .holds(9, { eyrie: { warrior: 3 } })
  })

  test('[law 11.2.7.III] but not against the Riverfolk', () => {
    battleIn(hired().clearing(9, { marquise: { warrior: 1 }, riverfolk: { warrior: 4 } }), 9, 'marquise', 'riverfolk')
      .chance({ high: 3, low: 2 })
      .holds(9, { marquise: {}, riverfolk: { warrior: 3 } })
  })

  test('[law 11.2.7.III, 4.3.1.II] an ambush by the Riverfolk leaves their buyer nobody to fight with', () => {
    battleIn(
      hired()
        .clearing(9, { marquise: { warrior: 2, sawmill: 1 }, riverfolk: { warrior: 4 } })
        .hand('riverfolk', 'ambush-mouse'),
      9,
      'marquise',
      'riverfolk',
    )
      .when('riverfolk', 'ambush', 'ambush-mouse')
      .holds(9, { marquise: { sawmill: 1 }, riverfolk: { warrior: 4 } })
  })

  test('[law 11.2.7.III] cannot be moved by their buyer', () => {
    hired()
      .clearing(9, { riverfolk: { warrior: 3 } })
      .clearing(1, { marquise: { warrior: 1 } })
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'pass')
      .when('marquise', 'marquiseDaylight', 'march')
      .offers('marquise', 'move', [
        { from: 1, to: 5 },
        { from: 1, to: 9 },
        { from: 1, to: 10 },
      ])
  })

  test('[law 11.2.7.III, 3.3.1.I] never win by dominance: it is checked when they do not serve', () => {
    company()
      .with((g) => {
        g.dominance[CATS] = cardIndex('dominance-fox')
        g.deck.splice(g.deck.indexOf(cardIndex('dominance-fox')), 1)
      })
      .clearing(1, { riverfolk: { warrior: 1 } })
      .clearing(6, { riverfolk: { warrior: 1 } })
      .clearing(8, { riverfolk: { warrior: 1 } })
      .with(boardOf({ hired: 'marquise' }))
      .turn('marquise', 'evening')
      .chance('anvil')
      .has('rule', (g) => [1, 6, 8].map((at) => rulerOf(g, at)), [OTTERS, OTTERS, OTTERS])
      .shows((g) => !g.over && g.active === BIRDS)
  })

  test('[law 11.2.7.III, G.1.9] cannot be removed by their buyer’s effects, trade posts can', () => {
    const { state } = hired()
      .clearing(9, { riverfolk: { warrior: 2, 'trade-post-mouse': 1 }, eyrie: { warrior: 1 } })
      .turn('marquise', 'daylight')
    expect(isEnemyPiece(state, CATS, kindNamed('riverfolk.warrior')!)).toBe(false)
    expect(isEnemyPiece(state, BIRDS, kindNamed('riverfolk.warrior')!)).toBe(true)
    removeAllEnemies(state, CATS, [9], '4.1.2')
    expect(state.presence.filter((_, at) => at % (state.presence.length / 3) === 9)).toEqual([2, 0, 0])
  })

  test('[law 11.2.7.III, 1.5.3, 6.2.3] stay pieces of the Riverfolk: no Field Hospitals for them', () => {
    battleIn(
      hired()
        .clearing(1, { marquise: { keep: 1 } })
        .clearing(9, { marquise: { warrior: 1 }, riverfolk: { warrior: 2 }, eyrie: { warrior: 6 } })
        .hand('marquise', 'codebreakers'),
      9,
      'marquise',
      'eyrie',
    )
      .chance({ high: 3, low: 3 })
      .when('marquise', 'fieldHospitals', 'codebreakers')
      .holds(1, { marquise: { warrior: 1, keep: 1 } })
      .supplies('riverfolk', { warrior: 15 })
  })
})

describe('hits on a buyer of mercenaries', () => {
  test.each([
    [1, 1, 2],
    [2, 1, 1],
    [3, 0, 1],
  ])('[law 11.2.7.III.a] %d leave %d own warriors and %d mercenaries of two each', (low, own, otters) => {
    attack({ warrior: 2, sawmill: 1 }, 2)
      .chance({ high: 3, low })
      .holds(9, {
        marquise: own === 0 ? { sawmill: 1 } : { warrior: own, sawmill: 1 },
        riverfolk: { warrior: otters },
      })
  })

  test('[law 11.2.7.III.a] mercenaries take what own warriors cannot, before any building', () => {
    attack({ sawmill: 1 }, 2)
      .chance({ high: 3, low: 1 })
      .holds(9, { marquise: { sawmill: 1 }, riverfolk: { warrior: 1 } })
  })

  test('[law 11.2.7.III.a] own warriors take what mercenaries cannot', () => {
    attack({ warrior: 4, sawmill: 1 }, 1)
      .chance({ high: 3, low: 3 })
      .holds(9, { marquise: { warrior: 2, sawmill: 1 }, riverfolk: {} })
  })

  test('[law 11.2.7.III.a] when no warrior is left, buildings and tokens are hit', () => {
    attack({ warrior: 1, sawmill: 1, wood: 1 }, 1)
      .chance({ high: 3, low: 3 })
      .offers('marquise', 'loseHit', ['marquise.sawmill', 'marquise.wood'])
      .when('marquise', 'loseHit', 'marquise.wood')
      .holds(9, { marquise: { sawmill: 1 }, riverfolk: {} })
  })

  test('[law 11.2.7.III.a, 4.3.1.II] an ambush is shared as well', () => {
    battleIn(
      hired()
        .clearing(9, { marquise: { warrior: 2 }, riverfolk: { warrior: 2 }, eyrie: { warrior: 2 } })
        .hand('eyrie', 'ambush-mouse'),
      9,
      'marquise',
      'eyrie',
    )
      .when('eyrie', 'ambush', 'ambush-mouse')
      .holds(9, { marquise: { warrior: 1 }, riverfolk: { warrior: 1 } })
  })

  test('[law 11.2.7.III.a] against the Riverfolk nothing is shared', () => {
    battleIn(hired().clearing(9, { marquise: { warrior: 3 }, riverfolk: { warrior: 3 } }), 9, 'marquise', 'riverfolk')
      .chance({ high: 0, low: 0 })
      .holds(9, { marquise: { warrior: 3 }, riverfolk: { warrior: 3 } })
  })
})

describe('the Vagabond and mercenaries', () => {
  const wanderer = () =>
    company({}, { seats: ['vagabond', 'marquise', 'riverfolk'] })
      .with(itemsOf('vagabond', { items: ['sword', 'sword', 'sword', 'boot', 'torch'] }))
      .clearing(9, { vagabond: { pawn: 1 } })

  test('[law 11.2.7.III.b] he cannot buy them', () => {
    wanderer()
      .hand('riverfolk', 'anvil')
      .turn('vagabond')
      .when('vagabond', 'phaseMoment', 'buy-service')
      .offers('vagabond', 'riverfolkService', [
        { service: 'hand-card', price: 1 },
        { service: 'riverboats', price: 1 },
      ])
  })

  test('[law 11.2.7.III.b] the buyer becomes Hostile when he removes one, the Riverfolk do not', () => {
    battleIn(
      wanderer()
        .with(boardOf({ hired: 'marquise' }))
        .clearing(9, { marquise: { sawmill: 1 }, riverfolk: { warrior: 2 } }),
      9,
      'marquise',
      'vagabond',
    )
      .chance({ high: 1, low: 1 })
      .when('vagabond', 'vagabondHit', 'boot')
      .holds(9, { riverfolk: { warrior: 1 } })
      .has('relations', (g) => [relation(g, 1), relation(g, 2)], [-1, 0])
  })

  test('[law 11.2.7.III.b] who fights the Riverfolk themselves is their own enemy', () => {
    battleIn(wanderer().clearing(9, { riverfolk: { warrior: 2 } }), 9, 'vagabond', 'riverfolk')
      .chance({ high: 1, low: 0 })
      .has('relations', (g) => [relation(g, 1), relation(g, 2)], [0, -1])
  })
})
