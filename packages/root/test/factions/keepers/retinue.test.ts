import { describe, test } from 'vitest'
import { given, type Position, type RootScenario } from '../../../src/index.ts'
import { boardOf } from '../vagabond/support.ts'
import { BADGERS, badgers, CATS, RETAINER, slot } from './support.ts'

describe('the slots', () => {
  test('[law 15.5, 15.5.2] after crafting from left to right; actions may be skipped', () => {
    slot(badgers().own('keepers', { retinue: { move: [RETAINER], 'move-or-recover': [RETAINER] } }), 3)
      .when('keepers', 'keepersRecoverSlot', 'pass')
      .has('phase', (g) => g.phase, 'evening')
  })

  test('[law 15.5.2] each card acts once, in any order within its slot', () => {
    slot(
      badgers()
        .clearing(1, { keepers: { warrior: 3 } })
        .clearing(5, { keepers: { warrior: 1 } })
        .own('keepers', { retinue: { move: ['anvil', 'bake-sale', 'codebreakers'] } }),
      1,
    )
      .when('keepers', 'keepersMoveSlot', 'move')
      .offers('keepers', 'keepersRetinueCard', ['anvil', 'bake-sale'])
      .when('keepers', 'keepersRetinueCard', 'bake-sale')
      .when('keepers', 'move', { from: 5, to: 2 })
      .when('keepers', 'howMany', 1)
      .when('keepers', 'keepersMoveSlot', 'move')
      .offers('keepers', 'keepersRetinueCard', ['codebreakers', 'anvil'])
      .owns('keepers', {
        retinue: { move: ['codebreakers', 'anvil', 'bake-sale'], 'battle-then-delve': [], 'move-or-recover': [] },
      })
  })

  test('[law 15.5.2.I] a move out of a clearing that matches the card', () => {
    slot(
      badgers()
        .clearing(1, { keepers: { warrior: 1 } })
        .clearing(4, { keepers: { warrior: 1 } })
        .own('keepers', { retinue: { move: ['anvil'] } }),
      1,
    )
      .when('keepers', 'keepersMoveSlot', 'move')
      .when('keepers', 'keepersRetinueCard', 'anvil')
      .offers(
        'keepers',
        'move',
        [5, 9, 10].map((to) => ({ from: 1, to })),
      )
      .when('keepers', 'move', { from: 1, to: 9 })
      .when('keepers', 'howMany', 1)
      .refuses('keepers', 'keepersMoveSlot', 'move')
  })
})

describe('battle, then delve', () => {
  const party = (position: Position, card = 'anvil'): Position =>
    position.clearing(1, { keepers: { warrior: 3 } }).own('keepers', {
      retinue: { 'battle-then-delve': [card] },
      forests: { 'f-1-2-5-10': ['tablet', 'figure-2'], 'f-3-6-11': ['jewelry'] },
    })

  const delve = (position: Position, card = 'anvil'): RootScenario =>
    slot(position, 2)
      .when('keepers', 'keepersDelveSlot', 'delve')
      .when('keepers', 'keepersRetinueCard', card)
      .when('keepers', 'keepersDelveClearing', 1)

  test('[law 15.5.2.II] with an enemy piece there a battle comes first, against one of their choice', () => {
    const position = given('keepers', 'marquise', 'eyrie').clearing(1, {
      marquise: { wood: 1 },
      eyrie: { warrior: 1 },
    })
    delve(party(position))
      .offers('keepers', 'battle', [
        { clearing: 1, defender: 1 },
        { clearing: 1, defender: 2 },
      ])
      .when('keepers', 'battle', { clearing: 1, defender: 2 })
      .chance({ high: 1, low: 0 })
      .asks('keepers', 'keepersDelve')
  })

  test('[law 15.5.2.II, G.1.9] hired warriors are no enemies: nothing is owed before delving', () => {
    const position = given('keepers', 'riverfolk', 'eyrie')
      .clearing(1, { riverfolk: { warrior: 2 } })
      .with((g) => {
        g.own.riverfolk.hired = BADGERS!
      })
    delve(party(position)).asks('keepers', 'keepersDelve')
    // Their buildings and tokens were not hired.
    const post = given('keepers', 'riverfolk', 'eyrie')
      .clearing(1, { riverfolk: { warrior: 1, 'trade-post-fox': 1 } })
      .with((g) => {
        g.own.riverfolk.hired = BADGERS!
      })
    delve(party(post)).offers('keepers', 'battle', [{ clearing: 1, defender: 1 }])
  })

  test('[law 15.5.2.II, G.1.8] neither is a Vagabond allied with them, and an owed battle is against an enemy', () => {
    const ally = () =>
      given('keepers', 'vagabond', 'eyrie')
        .with(boardOf('vagabond', { relations: { keepers: 'allied' } }))
        .clearing(1, { vagabond: { pawn: 1 } })
    delve(party(ally())).asks('keepers', 'keepersDelve')
    delve(party(ally().clearing(1, { eyrie: { warrior: 1 } }))).offers('keepers', 'battle', [
      { clearing: 1, defender: 2 },
    ])
  })

  test('[law 15.5.2.II] afterwards they delve only where they rule and have a warrior', () => {
    delve(party(badgers().clearing(1, { marquise: { warrior: 4 } })))
      .when('keepers', 'battle', { clearing: 1, defender: CATS })
      .chance({ high: 1, low: 0 })
      .asks('keepers', 'keepersDelveSlot')
    slot(
      badgers()
        .clearing(1, { keepers: { 'waystation-tablet-jewelry': 1 } })
        .own('keepers', { retinue: { 'battle-then-delve': ['anvil'] }, forests: { 'f-1-2-5-10': ['tablet'] } }),
      2,
    ).refuses('keepers', 'keepersDelveSlot', 'delve')
  })

  test('[law 15.5.2.II] in a clearing that matches the card', () => {
    slot(party(badgers().clearing(5, { keepers: { warrior: 1 } }), 'bake-sale'), 2)
      .when('keepers', 'keepersDelveSlot', 'delve')
      .when('keepers', 'keepersRetinueCard', 'bake-sale')
      .offers('keepers', 'keepersDelveClearing', [5])
  })

  test('[law 15.5.2.II.a] a relic of an adjacent forest comes and shows its value', () => {
    delve(party(badgers()))
      .offers('keepers', 'keepersDelve', [
        { forest: 'f-1-2-5-10', relic: 'figure-2' },
        { forest: 'f-1-2-5-10', relic: 'tablet' },
        'pass',
      ])
      .when('keepers', 'keepersDelve', { forest: 'f-1-2-5-10', relic: 'tablet' })
      .offers('chance', 'keepersRelicValue', [1, 2, 3])
      .chance(1)
      .holds(1, { keepers: { warrior: 3, 'relic-tablet': 1 } })
      .owns('keepers', { clearings: { 1: ['tablet-1'] } })
      .has('values left', (g) => g.own.keepers.unseen[1], [2, 3, 3])
  })

  test('[law 15.5.2.II.a] one that lies face up keeps its value, and nobody must delve', () => {
    delve(party(badgers()))
      .when('keepers', 'keepersDelve', { forest: 'f-1-2-5-10', relic: 'figure-2' })
      .owns('keepers', {
        clearings: { 1: ['figure-2'] },
        forests: { 'f-1-2-5-10': ['tablet'], 'f-3-6-11': ['jewelry'] },
      })
    delve(party(badgers()))
      .when('keepers', 'keepersDelve', 'pass')
      .holds(1, { keepers: { warrior: 3 } })
  })

  test('[law 15.5.2.II.b] worth more than the clearings ruled around the forest, it costs the card', () => {
    delve(party(badgers()))
      .when('keepers', 'keepersDelve', { forest: 'f-1-2-5-10', relic: 'figure-2' })
      .owns('keepers', { retinue: { move: [], 'battle-then-delve': [], 'move-or-recover': [] } })
      .has('discard', (g) => g.discard.length, 1)
  })

  test('[law 15.5.2.II.b] with as many the card stays, but has acted', () => {
    delve(party(badgers().clearing(5, { keepers: { warrior: 1 } })))
      .when('keepers', 'keepersDelve', { forest: 'f-1-2-5-10', relic: 'figure-2' })
      .owns('keepers', { retinue: { move: [], 'battle-then-delve': ['anvil'], 'move-or-recover': [] } })
      .refuses('keepers', 'keepersDelveSlot', 'delve')
  })

  test('[law 15.5.2.II.b] a Faithful Retainer leaves the game instead of being discarded', () => {
    delve(party(badgers(), RETAINER), RETAINER)
      .when('keepers', 'keepersDelve', { forest: 'f-1-2-5-10', relic: 'figure-2' })
      .owns('keepers', { retinue: { move: [], 'battle-then-delve': [], 'move-or-recover': [] } })
      .has('discard', (g) => g.discard.length, 0)
  })
})

describe('move or recover', () => {
  const camp = (relics: readonly string[], recovered: readonly string[] = []): Position =>
    badgers()
      .clearing(1, { keepers: { warrior: 1, 'waystation-tablet-jewelry': 1 } })
      .own('keepers', { retinue: { 'move-or-recover': ['anvil'] }, clearings: { 1: relics }, recovered })

  const recover = (position: Position): RootScenario =>
    slot(position, 3)
      .when('keepers', 'keepersRecoverSlot', 'recover')
      .when('keepers', 'keepersRetinueCard', 'anvil')
      .when('keepers', 'keepersRecoverClearing', 1)

  test('[law 15.5.2.III] a move out of a matching clearing, or recovering there', () => {
    slot(camp(['tablet-1']), 3)
      .offers('keepers', 'keepersRecoverSlot', ['move', 'recover', 'pass'])
      .when('keepers', 'keepersRecoverSlot', 'move')
      .when('keepers', 'keepersRetinueCard', 'anvil')
      .when('keepers', 'move', { from: 1, to: 9 })
      .when('keepers', 'howMany', 1)
      .when('keepers', 'keepersCarry', 'pass')
      .offers('keepers', 'keepersRecoverSlot', ['pass'])
    slot(camp(['tablet-1']).own('keepers', { retinue: { 'move-or-recover': ['bake-sale'] } }), 3)
      .when('keepers', 'keepersRecoverSlot', 'recover')
      .offers('keepers', 'keepersRetinueCard', ['anvil'])
  })

  test('[law 15.5.2.III.a] only relics of the type that a waystation there shows', () => {
    recover(camp(['tablet-1', 'jewelry-1', 'figure-1'])).offers('keepers', 'keepersRecover', ['tablet-1'])
    slot(camp(['jewelry-1', 'figure-1']), 3).refuses('keepers', 'keepersRecoverSlot', 'recover')
    const turned = camp(['tablet-1', 'jewelry-1']).own('keepers', { sides: { 'waystation-tablet-jewelry': 'jewelry' } })
    recover(turned).offers('keepers', 'keepersRecover', ['jewelry-1'])
  })

  test('[law 15.5.2.III.a, 15.5.2.III.b] it goes to the relic area and scores its value', () => {
    recover(camp(['tablet-1']))
      .when('keepers', 'keepersRecover', 'tablet-1')
      .scores('keepers', 1)
      .owns('keepers', { recovered: ['tablet-1'], clearings: {} })
      .holds(1, { keepers: { warrior: 1, 'waystation-tablet-jewelry': 1 } })
  })

  test('[law 15.5.2.III.b] two points more for the relic that fills a column', () => {
    recover(camp(['tablet-1'], ['figure-1', 'jewelry-2']))
      .when('keepers', 'keepersRecover', 'tablet-1')
      .scores('keepers', 3)
    recover(camp(['tablet-1'], ['figure-1', 'jewelry-2', 'tablet-2', 'figure-2']))
      .when('keepers', 'keepersRecover', 'tablet-1')
      .scores('keepers', 1)
  })

  test('[law 15.5.2.III.c] worth more than the clearings of that suit ruled, it costs the card and ends the action', () => {
    recover(camp(['tablet-2', 'tablet-1']))
      .when('keepers', 'keepersRecover', 'tablet-2')
      .scores('keepers', 2)
      .owns('keepers', { retinue: { move: [], 'battle-then-delve': [], 'move-or-recover': [] } })
      .asks('keepers', 'keepersRecoverSlot')
  })

  test('[law 15.5.2.III.c] otherwise they may go on there, or stop', () => {
    const rich = () => camp(['tablet-2', 'tablet-1']).clearing(6, { keepers: { warrior: 1 } })
    recover(rich())
      .when('keepers', 'keepersRecover', 'tablet-2')
      .offers('keepers', 'keepersRecoverMore', ['tablet-1', 'pass'])
      .when('keepers', 'keepersRecoverMore', 'tablet-1')
      .scores('keepers', 3)
      .owns('keepers', { retinue: { move: [], 'battle-then-delve': [], 'move-or-recover': ['anvil'] } })
      .asks('keepers', 'keepersRecoverSlot')
    recover(rich())
      .when('keepers', 'keepersRecover', 'tablet-1')
      .when('keepers', 'keepersRecoverMore', 'pass')
      .scores('keepers', 1)
      .has('whose turn', (g) => g.active, BADGERS)
  })
})
