import { describe, test } from 'vitest'
import { BIRDS, type Board, type Box, company, trading } from './look.ts'

describe('Daylight', () => {
  test('[law 11.5] committed funds stay on the board, spent ones go back to their owners', () => {
    trading(company({ funds: { marquise: 2 } }).clearing(11, { riverfolk: { warrior: 1 } }))
      .when('riverfolk', 'riverfolkDaylight', 'draw')
      .chance('anvil')
      .owns('riverfolk', { funds: { marquise: 1 }, committed: { marquise: 1 } })
      .supplies('marquise', { warrior: 23 })
      .when('riverfolk', 'riverfolkDaylight', 'recruit')
      .when('riverfolk', 'riverfolkRecruit', 11)
      .owns('riverfolk', { funds: {}, committed: { marquise: 1 } })
      .supplies('marquise', { warrior: 24 })
      .offers('riverfolk', 'riverfolkDaylight', ['pass'])
  })

  test('[law 11.5] in any order and number, and with whose fund the Riverfolk like', () => {
    trading(company({ funds: { marquise: 1, eyrie: 2 } }))
      .when('riverfolk', 'riverfolkDaylight', 'draw')
      .offers('riverfolk', 'riverfolkFund', ['marquise', 'eyrie'])
      .when('riverfolk', 'riverfolkFund', 'eyrie')
      .chance('anvil')
      .when('riverfolk', 'riverfolkDaylight', 'draw')
      .when('riverfolk', 'riverfolkFund', 'marquise')
      .chance('cobbler')
      .when('riverfolk', 'riverfolkDaylight', 'draw')
      .chance('sappers')
      .owns('riverfolk', { funds: {}, committed: { marquise: 1, eyrie: 2 } })
  })

  test('[law 11.5.1] one fund for one move', () => {
    trading(company({ funds: { riverfolk: 1 } }).clearing(11, { riverfolk: { warrior: 2 } }))
      .when('riverfolk', 'riverfolkDaylight', 'move')
      .when('riverfolk', 'move', { from: 11, to: 3 })
      .when('riverfolk', 'howMany', 2)
      .holds(3, { riverfolk: { warrior: 2 } })
      .owns('riverfolk', { committed: { riverfolk: 1 } })
      .refuses('riverfolk', 'riverfolkDaylight', 'move')
  })

  test('[law 11.5.2] one fund for one battle', () => {
    trading(company({ funds: { riverfolk: 1 } }).clearing(11, { riverfolk: { warrior: 2 }, eyrie: { warrior: 2 } }))
      .when('riverfolk', 'riverfolkDaylight', 'battle')
      .when('riverfolk', 'battle', { clearing: 11, defender: BIRDS })
      .chance({ high: 2, low: 0 })
      .holds(11, { eyrie: {} })
      .owns('riverfolk', { funds: {}, committed: { riverfolk: 1 } })
  })

  test('[law 11.5.2] none without a fund', () => {
    trading(company().clearing(11, { riverfolk: { warrior: 2 }, eyrie: { warrior: 2 } })).offers(
      'riverfolk',
      'riverfolkDaylight',
      ['pass'],
    )
  })
})

describe('crafting', () => {
  /** Two mouse posts and a fox post are on the map: so many spaces are empty. */
  const workshop = (board: Board) =>
    company(board)
      .clearing(2, { riverfolk: { 'trade-post-mouse': 1 } })
      .clearing(9, { riverfolk: { 'trade-post-mouse': 1 } })
      .clearing(1, { riverfolk: { 'trade-post-fox': 1 } })

  test('[law 11.5.3] funds go to empty trade post spaces of the suits on the card', () => {
    trading(workshop({ funds: { riverfolk: 2 } }).hand('riverfolk', 'root-tea-fox', 'codebreakers'))
      .when('riverfolk', 'riverfolkDaylight', 'craft')
      .when('riverfolk', 'craft', 'root-tea-fox')
      .scores('riverfolk', 2)
      .owns('riverfolk', {
        funds: { riverfolk: 1 },
        committed: {},
        spaces: { fox: {}, rabbit: {}, mouse: { riverfolk: 1 } },
      })
  })

  test('[law 11.5.3] a space that is covered by a post or a fund does not craft', () => {
    const hand = ['anvil', 'a-visit-to-friends', 'scouting-party'] as const
    trading(workshop({ funds: { riverfolk: 3 } }).hand('riverfolk', ...hand))
      .when('riverfolk', 'riverfolkDaylight', 'craft')
      .offers('riverfolk', 'craft', ['anvil', 'scouting-party'])
    trading(workshop({ funds: { riverfolk: 3 }, spaces: { mouse: { eyrie: 1 } } }).hand('riverfolk', ...hand))
      .when('riverfolk', 'riverfolkDaylight', 'craft')
      .offers('riverfolk', 'craft', ['anvil'])
  })

  test('[law 11.5.3] every symbol takes a fund', () => {
    trading(workshop({ funds: { riverfolk: 1 } }).hand('riverfolk', 'anvil', 'scouting-party'))
      .when('riverfolk', 'riverfolkDaylight', 'craft')
      .offers('riverfolk', 'craft', ['anvil'])
  })

  test('[law 11.5.3] symbols of any suit take any empty space, with funds of any owner', () => {
    trading(
      workshop({ funds: { riverfolk: 2, eyrie: 2 } })
        .clearing(6, { riverfolk: { 'trade-post-fox': 1 } })
        .hand('riverfolk', 'royal-claim'),
    )
      .when('riverfolk', 'riverfolkDaylight', 'craft')
      .when('riverfolk', 'craft', 'royal-claim')
      .offers('riverfolk', 'craftSuit', ['fox', 'mouse'])
      .when('riverfolk', 'craftSuit', 'fox')
      .when('riverfolk', 'riverfolkFund', 'eyrie')
      .when('riverfolk', 'craftSuit', 'fox')
      .when('riverfolk', 'riverfolkFund', 'eyrie')
      .offers('riverfolk', 'craftSuit', ['mouse'])
      .when('riverfolk', 'craftSuit', 'mouse')
      .when('riverfolk', 'craftSuit', 'mouse')
      .owns('riverfolk', { funds: {}, spaces: { fox: { eyrie: 2 }, rabbit: {}, mouse: { riverfolk: 2 } } })
      .shows((g) => g.crafted[0]!.length === 1)
  })

  test('[law 11.5.3.I] a card may be exported instead: discarded for a warrior in Payments', () => {
    trading(workshop({ funds: { riverfolk: 1 } }).hand('riverfolk', 'anvil'))
      .when('riverfolk', 'riverfolkDaylight', 'export')
      .when('riverfolk', 'riverfolkExport', 'anvil')
      .scores('riverfolk', 0)
      .hands('riverfolk')
      .owns('riverfolk', { payments: { riverfolk: 1 }, spaces: { fox: { riverfolk: 1 }, rabbit: {}, mouse: {} } })
      .supplies('riverfolk', { warrior: 13 })
      .has('discarded', (g) => g.discard.length, 1)
      .has('hammers', (g) => g.items[0]!.reduce((sum, n) => sum + n, 0), 0)
  })

  test('[law 11.5.3.I] only a card that could be crafted', () => {
    trading(workshop({ funds: { riverfolk: 3 } }).hand('riverfolk', 'a-visit-to-friends', 'ambush-fox')).refuses(
      'riverfolk',
      'riverfolkDaylight',
      'export',
    )
  })
})

describe('drawing and recruiting', () => {
  test('[law 11.5.4] one fund for one card', () => {
    trading(company({ funds: { eyrie: 1 } }))
      .when('riverfolk', 'riverfolkDaylight', 'draw')
      .chance('anvil')
      .hands('riverfolk', 'anvil')
      .refuses('riverfolk', 'riverfolkDaylight', 'draw')
  })

  test('[law 11.5.5] a fund spent places a warrior in a clearing with a river', () => {
    trading(company({ funds: { eyrie: 1 } }).clearing(4, { marquise: { keep: 1 } }))
      .when('riverfolk', 'riverfolkDaylight', 'recruit')
      .offers('riverfolk', 'riverfolkRecruit', [5, 7, 10, 11])
      .when('riverfolk', 'riverfolkRecruit', 5)
      .holds(5, { riverfolk: { warrior: 1 } })
      .supplies('eyrie', { warrior: 20 })
  })

  test('[law 11.5.5] with an empty supply an own warrior must be spent', () => {
    trading(company({ funds: { riverfolk: 1, eyrie: 1 } }).clearing(4, { riverfolk: { warrior: 14 } }))
      .when('riverfolk', 'riverfolkDaylight', 'recruit')
      .when('riverfolk', 'riverfolkRecruit', 5)
      .owns('riverfolk', { funds: { eyrie: 1 } })
      .refuses('riverfolk', 'riverfolkDaylight', 'recruit')
  })
})

describe('trade posts', () => {
  test('[law 11.5.6] two funds for a trade post and a warrior', () => {
    trading(company({ funds: { marquise: 2 } }).clearing(1, { marquise: { warrior: 2 } }))
      .when('riverfolk', 'riverfolkDaylight', 'trade-post')
      .when('riverfolk', 'riverfolkTradePost', 1)
      .holds(1, { riverfolk: { warrior: 1, 'trade-post-fox': 1 } })
      .owns('riverfolk', { funds: {} })
      .refuses('riverfolk', 'riverfolkDaylight', 'trade-post')
  })

  test('[law 11.5.6.I] in a clearing without a trade post, whoever rules it', () => {
    trading(
      company({ funds: { marquise: 2, riverfolk: 2, eyrie: 2 } })
        .clearing(1, { marquise: { warrior: 2 } })
        .clearing(2, { eyrie: { roost: 1 } })
        .clearing(3, { riverfolk: { warrior: 1 } })
        .clearing(9, { marquise: { warrior: 2 }, riverfolk: { 'trade-post-mouse': 1 } }),
    )
      .when('riverfolk', 'riverfolkDaylight', 'trade-post')
      .offers('riverfolk', 'riverfolkTradePost', [1, 2, 3])
  })

  test('[law 11.5.6.I] somebody must rule it', () => {
    trading(
      company({ funds: { marquise: 2, riverfolk: 2 } }).clearing(1, {
        marquise: { warrior: 1 },
        riverfolk: { warrior: 1 },
      }),
    ).refuses('riverfolk', 'riverfolkDaylight', 'trade-post')
  })

  test('[law 11.5.6.II] both funds are warriors of the ruler', () => {
    const ruled = (funds: Box) => trading(company({ funds }).clearing(1, { marquise: { warrior: 1 } }))
    ruled({ marquise: 1, eyrie: 2, riverfolk: 2 }).refuses('riverfolk', 'riverfolkDaylight', 'trade-post')
    ruled({ marquise: 3, eyrie: 2 })
      .when('riverfolk', 'riverfolkDaylight', 'trade-post')
      .when('riverfolk', 'riverfolkTradePost', 1)
      .owns('riverfolk', { funds: { marquise: 1, eyrie: 2 }, committed: {} })
      .supplies('marquise', { warrior: 23 })
  })

  test('[law 11.5.6.III] a post of the clearing’s suit scores what its space shows', () => {
    trading(
      company({ funds: { marquise: 4 } })
        .clearing(6, { riverfolk: { 'trade-post-fox': 1 } })
        .clearing(1, { marquise: { warrior: 1 } })
        .clearing(9, { marquise: { warrior: 1 } }),
    )
      .when('riverfolk', 'riverfolkDaylight', 'trade-post')
      .when('riverfolk', 'riverfolkTradePost', 1)
      .scores('riverfolk', 2)
      .when('riverfolk', 'riverfolkDaylight', 'trade-post')
      .when('riverfolk', 'riverfolkTradePost', 9)
      .holds(9, { riverfolk: { warrior: 1, 'trade-post-mouse': 1 } })
      .scores('riverfolk', 4)
  })

  test('[law 11.5.6.III] there must be a matching post left, and it must be allowed there', () => {
    trading(
      company({ funds: { marquise: 2 } })
        .clearing(6, { riverfolk: { 'trade-post-fox': 1 } })
        .clearing(8, { riverfolk: { 'trade-post-fox': 1 } })
        .clearing(12, { riverfolk: { 'trade-post-fox': 1 } })
        .clearing(1, { marquise: { warrior: 1 } })
        .clearing(9, { marquise: { warrior: 1, keep: 1 } }),
    ).refuses('riverfolk', 'riverfolkDaylight', 'trade-post')
  })

  test('[law 11.5.6.III, 1.5.4] without a warrior in the supply the post comes alone', () => {
    trading(
      company({ funds: { marquise: 2 } })
        .clearing(5, { riverfolk: { warrior: 15 } })
        .clearing(1, { marquise: { warrior: 1 } }),
    )
      .when('riverfolk', 'riverfolkDaylight', 'trade-post')
      .when('riverfolk', 'riverfolkTradePost', 1)
      .holds(1, { riverfolk: { 'trade-post-fox': 1 } })
  })
})
