import { settle, view } from '@spinney/kernel'
import { describe, expect, test } from 'vitest'
import { removeAllEnemies } from '../../../src/actions/removal.ts'
import { cardIndex } from '../../../src/cards/deck.ts'
import { takeRandom } from '../../../src/cards/hand.ts'
import { GONE } from '../../../src/core/places.ts'
import { type Position, root } from '../../../src/index.ts'
import { battleIn, pieces } from '../../law/support.ts'
import { CATS, company, OTTERS, trading } from './look.ts'

describe('crafting', () => {
  test('[law 11.2.1] funds craft in Daylight, nothing on the map does', () => {
    const post = (funds: number) =>
      company({ funds: { riverfolk: funds } })
        .clearing(1, { riverfolk: { 'trade-post-fox': 1 } })
        .hand('riverfolk', 'anvil')
    trading(post(1)).offersAmong('riverfolk', 'riverfolkDaylight', ['craft'])
    trading(post(0)).refuses('riverfolk', 'riverfolkDaylight', 'craft')
    post(1).turn('riverfolk', 'evening').asks('riverfolk', 'riverfolkPrice')
  })
})

describe('swimmers', () => {
  const swimmer = (map: 'autumn' | 'lake' = 'autumn') => company({ funds: { riverfolk: 1 } }, { map })

  test('[law 11.2.2] rivers are paths, and nobody’s rule matters along them', () => {
    trading(
      swimmer()
        .clearing(11, { riverfolk: { warrior: 1 }, marquise: { warrior: 3 } })
        .clearing(7, { eyrie: { warrior: 2 } }),
    )
      .when('riverfolk', 'riverfolkDaylight', 'move')
      .offers('riverfolk', 'move', [
        { from: 11, to: 7 },
        { from: 11, to: 10 },
      ])
      .when('riverfolk', 'move', { from: 11, to: 7 })
      .when('riverfolk', 'howMany', 1)
      .holds(7, { riverfolk: { warrior: 1 } })
  })

  test('[law 11.2.2] paths are open to them with rule', () => {
    trading(swimmer().clearing(11, { riverfolk: { warrior: 2 }, marquise: { warrior: 1 } }))
      .when('riverfolk', 'riverfolkDaylight', 'move')
      .offersAmong('riverfolk', 'move', [
        { from: 11, to: 3 },
        { from: 11, to: 6 },
      ])
  })

  test('[law 11.2.2] others do not swim', () => {
    company()
      .clearing(11, { marquise: { warrior: 2 } })
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'pass')
      .when('marquise', 'marquiseDaylight', 'march')
      .refuses('marquise', 'move', { from: 11, to: 7 })
  })

  test('[law 11.2.2, C.2.2] the lake is a river', () => {
    trading(swimmer('lake').clearing(10, { riverfolk: { warrior: 1 }, marquise: { warrior: 3 } }))
      .when('riverfolk', 'riverfolkDaylight', 'move')
      .offers('riverfolk', 'move', [
        { from: 10, to: 1 },
        { from: 10, to: 11 },
        { from: 10, to: 12 },
      ])
  })
})

describe('the open hand', () => {
  const shop = () => company().hand('riverfolk', 'anvil', 'cobbler').hand('marquise', 'sappers')

  test('[law 11.2.3] everybody sees it, onlookers too', () => {
    const { state } = shop().turn('riverfolk')
    for (const seat of [OTTERS, CATS, null]) {
      expect(view(root, state, seat).state.hands![OTTERS]).toEqual(
        [cardIndex('anvil'), cardIndex('cobbler')].sort((a, b) => a - b),
      )
    }
    expect(view(root, state, OTTERS).state.hands![CATS]).toEqual([null])
  })

  test('[law 11.2.3] what is taken from it at random comes as if from a hidden hand', () => {
    shop()
      .inside('marquise', takeRandom, { from: OTTERS, to: CATS, law: '4.1.3' }, 'birdsong')
      .offers('chance', 'takeRandom', ['anvil', 'cobbler'])
      .chance('cobbler')
      .hands('riverfolk', 'anvil')
      .hands('marquise', 'cobbler', 'sappers')
  })

  test('[law 11.2.3] everybody is told what the Riverfolk draw', () => {
    const { plain } = trading(company({ funds: { riverfolk: 1 } }))
      .when('riverfolk', 'riverfolkDaylight', 'draw')
      .chance('anvil')
    expect(plain.events.find(({ what }) => what === 'drew')!.facts).toEqual({ seat: OTTERS, card: 'anvil' })
  })
})

describe('funds', () => {
  test('[law 11.2.4] only what lies in the Funds box pays', () => {
    const fishing = (position: Position) => trading(position.clearing(11, { riverfolk: { warrior: 1 } }))
    fishing(company({ payments: { riverfolk: 2 }, committed: { marquise: 2 } })).offers(
      'riverfolk',
      'riverfolkDaylight',
      ['pass'],
    )
    fishing(company({ funds: { marquise: 1 } })).offers('riverfolk', 'riverfolkDaylight', [
      'move',
      'draw',
      'recruit',
      'pass',
    ])
  })
})

const POST = 'riverfolk.trade-post-fox'

describe('trade posts', () => {
  test('[law 11.2.5] placing one scores', () => {
    trading(company({ funds: { marquise: 2 } }).clearing(1, { marquise: { warrior: 1 } }))
      .when('riverfolk', 'riverfolkDaylight', 'trade-post')
      .when('riverfolk', 'riverfolkTradePost', 1)
      .scores('riverfolk', 2)
  })

  /** The cats hit the trade post in clearing 1 once. */
  const raid = (position: Position) =>
    battleIn(
      position.clearing(1, { marquise: { warrior: 3 }, riverfolk: { 'trade-post-fox': 1 } }),
      1,
      'marquise',
      'riverfolk',
    )

  test('[law 11.2.5.I] a lost one costs half of the funds, rounded up, and is gone', () => {
    raid(company({ funds: { riverfolk: 5 }, payments: { riverfolk: 2 }, committed: { marquise: 2 } }))
      .chance({ high: 0, low: 0 })
      .when('riverfolk', 'loseHit', POST)
      .owns('riverfolk', { funds: { riverfolk: 2 }, payments: { riverfolk: 2 }, committed: { marquise: 2 } })
      .supplies('riverfolk', { warrior: 11, 'trade-post-fox': 2 })
      .has('gone', (g) => pieces(g, POST, GONE), 1)
      .scores('marquise', 1)
  })

  test('[law 11.2.5.I] the Riverfolk choose whose warriors go', () => {
    raid(company({ funds: { riverfolk: 1, eyrie: 2 } }))
      .chance({ high: 0, low: 0 })
      .when('riverfolk', 'loseHit', POST)
      .offers('riverfolk', 'riverfolkLoseFund', ['riverfolk', 'eyrie'])
      .when('riverfolk', 'riverfolkLoseFund', 'eyrie')
      .when('riverfolk', 'riverfolkLoseFund', 'riverfolk')
      .owns('riverfolk', { funds: { eyrie: 1 } })
      .supplies('eyrie', { warrior: 19 })
  })

  test('[law 11.2.5.I] each of several posts costs half of what is left', () => {
    const { state } = company({ funds: { riverfolk: 7 } })
      .clearing(1, { riverfolk: { 'trade-post-fox': 1 } })
      .clearing(6, { riverfolk: { 'trade-post-fox': 1 } })
      .turn('marquise', 'daylight')
    removeAllEnemies(state, CATS, [1, 6], '4.1.2')
    settle(root, state)
    expect(state.own.riverfolk.funds).toEqual([1, 0, 0])
  })

  test('[law 11.2.5.I] the loss of warriors costs nothing more', () => {
    battleIn(
      company({ funds: { riverfolk: 4 } }).clearing(1, {
        marquise: { warrior: 3 },
        riverfolk: { warrior: 1, 'trade-post-fox': 1 },
      }),
      1,
      'marquise',
      'riverfolk',
    )
      .chance({ high: 1, low: 0 })
      .owns('riverfolk', { funds: { riverfolk: 4 } })
  })
})
