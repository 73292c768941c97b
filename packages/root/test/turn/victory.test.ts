import { describe, test } from 'vitest'
import { given } from '../../src/index.ts'
import { battleIn, giveSupporters, pieces, points } from '../law/support.ts'

describe('thirty points', () => {
  const crafting = (score: number) =>
    given('marquise', 'eyrie', 'alliance')
      .score('marquise', score)
      .clearing(1, { marquise: { workshop: 1 } })
      .hand('marquise', 'anvil')
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'craft')
      .when('marquise', 'craft', 'anvil')

  test('[law 3.1] win at that instant', () => {
    crafting(28)
      .ends()
      .has('result', (g) => g.result, { winners: [0], scores: [30, 0, 0], how: 'points' })
  })

  test('[law 3.1] twenty-nine do not', () => {
    crafting(27).asks('marquise', 'craftStep')
  })

  test('[law 3.1] more than thirty win as well', () => {
    crafting(29)
      .ends()
      .has('winner', (g) => g.result?.winners, [0])
  })

  test('[law 3.1] a player may win in the turn of another', () => {
    battleIn(
      given('marquise', 'eyrie')
        .score('eyrie', 29)
        .clearing(1, { marquise: { warrior: 1 }, eyrie: { warrior: 2 } })
        .crafted('marquise', 'brutal-tactics'),
      1,
      'marquise',
      'eyrie',
    )
      .chance({ high: 0, low: 0 })
      .when('marquise', 'battleEffect', 'brutal-tactics')
      .ends()
      .has('winner', (g) => g.result?.winners, [1])
  })

  test.each(['marquise', 'alliance'] as const)(
    '[law 3.1] of several who reach them at once the player taking the turn wins: %s',
    (attacker) => {
      const defender = attacker === 'marquise' ? 'alliance' : 'marquise'
      const lost = { marquise: 'marquise.sawmill', alliance: 'alliance.base-fox' }
      battleIn(
        given('marquise', 'alliance')
          .score('marquise', 29)
          .score('alliance', 29)
          .clearing(1, { marquise: { warrior: 1, sawmill: 1 }, alliance: { warrior: 1, 'base-fox': 1 } }),
        1,
        attacker,
        defender,
        { extra: [1, 1] },
      )
        .chance({ high: 1, low: 1 })
        .when(defender, 'loseHit', lost[defender])
        .when(attacker, 'loseHit', lost[attacker])
        .ends()
        .has('winner', (g) => g.result?.winners, [attacker === 'marquise' ? 0 : 1])
    },
  )
})

describe('scoring', () => {
  test('[law 3.2] points show on the track at once, in the middle of an action', () => {
    given('marquise', 'alliance')
      .clearing(1, { alliance: { sympathy: 1 }, marquise: { workshop: 1, wood: 2, keep: 1 } })
      .with((g) => giveSupporters(g, 'anvil', 'travel-gear-fox'))
      .turn('alliance')
      .when('alliance', 'allianceRevolt', 1)
      .when('alliance', 'spendSupporter', 'anvil')
      .has('points before the revolt', (g) => points(g, 'alliance'), 0)
      .when('alliance', 'spendSupporter', 'travel-gear-fox')
      .has('points', (g) => points(g, 'alliance'), 4)
  })

  test('[law 3.2] points are lost at once too, but nobody falls below 0', () => {
    given('marquise', 'eyrie')
      .score('eyrie', 1)
      .with((g) => {
        g.own.eyrie.leader = 'despot'
        g.own.eyrie.leaders = ['builder']
        g.own.eyrie.decree = [[], [-1], [], [-1]]
      })
      .turn('eyrie', 'daylight')
      .when('eyrie', 'craftStep', 'pass')
      .when('eyrie', 'eyrieResolve', 'bird')
      .has('points', (g) => points(g, 'eyrie'), 0)
  })

  test('[law 3.2.1] every enemy building and token removed scores one point, by an effect as well as in battle', () => {
    given('marquise', 'eyrie', 'alliance')
      .clearing(1, { marquise: { workshop: 1 }, eyrie: { roost: 1, warrior: 4 }, alliance: { sympathy: 1 } })
      .clearing(6, { marquise: { workshop: 1 } })
      .clearing(8, { marquise: { workshop: 1 } })
      .hand('marquise', 'favor-of-the-foxes')
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'craft')
      .when('marquise', 'craft', 'favor-of-the-foxes')
      .has('points: a roost and a token, no warriors', (g) => points(g, 'marquise'), 2)
  })

  test('[law 3.2.1] removing own pieces scores nothing', () => {
    given('marquise', 'alliance')
      .clearing(1, { alliance: { warrior: 1, 'base-fox': 1 } })
      .crafted('alliance', 'tax-collector')
      .turn('alliance', 'daylight')
      .when('alliance', 'allianceDaylight', 'tax-collector')
      .when('alliance', 'taxCollector', 1)
      .has('warriors', (g) => pieces(g, 'alliance.warrior', 1), 0)
      .has('points', (g) => points(g, 'alliance'), 0)
  })
})
