import { describe, test } from 'vitest'
import { given, type Position } from '../../src/index.ts'
import { standLandmark } from '../../src/turn/extras.ts'
import { closes, vain } from './reasons.ts'

describe('the Marquise', () => {
  const cats = (): Position =>
    given('marquise', 'eyrie')
      .clearing(1, { marquise: { warrior: 3, sawmill: 1, keep: 1 } })
      .clearing(5, { marquise: { warrior: 1 }, eyrie: { warrior: 3 } })
      .hand('marquise', 'anvil')
  const daylight = (position: Position) => position.turn('marquise', 'daylight').when('marquise', 'craftStep', 'pass')

  test('[law 4.1.1] nothing is crafted without workshops', () => {
    const craft = cats().turn('marquise', 'daylight')
    closes(craft, { craft: 'noCraftingPieces 4.1.1' })
    vain(craft, 'craft', 'anvil', 'craftSuit 4.1.1')
  })

  test('an item on the Legendary Forge is not gone: it says that a piece is needed there', () => {
    const craft = given('marquise', 'eyrie')
      .with((g) => standLandmark(g, 'legendary-forge', 8))
      .clearing(12, { marquise: { warrior: 1, workshop: 1 } })
      .hand('marquise', 'anvil')
      .turn('marquise', 'daylight')
    vain(craft, 'craft', 'anvil', 'itemAtForge F')
  })

  test('[law 6.5.3] [law 6.5.4.II] what is closed in Daylight says why', () => {
    const menu = daylight(cats())
    closes(menu, {
      recruit: 'tooFewThere.anywhere 6.5.3',
      build: 'noSlot.anywhere 2.2.3',
      'bird-action': 'noBirdCard 6.5',
    })
    vain(menu, 'build', 5, 'notRuled 6.5.4.I')
    vain(menu, 'battle', { clearing: 1 }, 'nobodyThere 4.3')
    vain(menu, 'march', { from: 9 }, 'noWarriorsThere 4.2')
    vain(menu, 'overwork', 5, 'tooFewThere 6.5.5')
  })

  test('[law 6.5.3] she recruits once a turn', () => {
    const again = daylight(
      given('marquise', 'eyrie')
        .clearing(1, { marquise: { warrior: 1, recruiter: 1 } })
        .hand('marquise', 'armorers'),
    ).when('marquise', 'marquiseDaylight', 'recruit')
    closes(again, {
      battle: 'nobodyThere.anywhere 4.3',
      recruit: 'recruitedThisTurn 6.5.3',
      build: 'noSlot.anywhere 2.2.3',
      overwork: 'tooFewThere.anywhere 6.5.5',
      'bird-action': 'birdAfterActions 6.5',
    })
  })

  test('[law 6.5.4.II] wood must be within reach', () => {
    const menu = daylight(
      given('marquise', 'eyrie')
        .clearing(1, { marquise: { warrior: 1, recruiter: 1 } })
        .clearing(5, { marquise: { warrior: 2, sawmill: 1, workshop: 1 } })
        .clearing(9, { marquise: { warrior: 2 } }),
    )
    vain(menu, 'build', 9, 'tooLittleWood 6.5.4.II')
    vain(menu, 'build', 1, 'noSlot 2.2.3')
  })

  test('[law 6.5] after three actions nothing is left', () => {
    let played = daylight(given('marquise', 'eyrie').clearing(1, { marquise: { warrior: 3 } }))
    for (const [from, to] of [
      [1, 5],
      [5, 1],
      [1, 5],
    ] as const) {
      played = played
        .when('marquise', 'marquiseDaylight', 'march')
        .when('marquise', 'move', { from, to })
        .when('marquise', 'howMany', 1)
        .when('marquise', 'move', 'pass')
    }
    closes(played, {
      battle: 'noActionsLeft 6.5',
      march: 'noActionsLeft 6.5',
      recruit: 'noActionsLeft 6.5',
      build: 'noActionsLeft 6.5',
      overwork: 'noActionsLeft 6.5',
      'bird-action': 'noBirdCard 6.5',
    })
    // Whoever clicks a clearing all the same is told the same there.
    vain(played, 'march', { from: 1 }, 'noActionsLeft 6.5')
    vain(played, 'battle', { clearing: 1 }, 'noActionsLeft 6.5')
    vain(played, 'build', 5, 'noActionsLeft 6.5')
  })
})

describe('the Eyrie', () => {
  test('[law 7.4.2] a second bird does not join the Decree', () => {
    const birds = given('eyrie', 'marquise')
      .clearing(1, { eyrie: { roost: 1, warrior: 2 } })
      .hand('eyrie', 'armorers', 'sappers', 'anvil')
      .turn('eyrie', 'birdsong')
      .when('eyrie', 'eyrieDecree', { card: 'armorers', column: 'move' })
    vain(birds, null, { card: 'sappers' }, 'oneBird 7.4.2')
    vain(birds, null, { card: 'anvil' }, null)
  })

  test('[law 7.5.1] crafting wants roosts', () => {
    const day = given('eyrie', 'marquise')
      .clearing(1, { eyrie: { roost: 1, warrior: 2 } })
      .hand('eyrie', 'anvil', 'ambush-fox', 'royal-claim')
      .turn('eyrie', 'daylight')
    vain(day, 'craft', 'ambush-fox', 'ambushInBattle 4.3.1')
    vain(day, 'craft', 'royal-claim', 'craftAny 4.1.1')
    vain(day, 'craft', 'anvil', null)
  })
})

describe('the Alliance', () => {
  test('[law 8.5.2] [law 8.5.3] an empty hand and no base', () => {
    closes(given('alliance', 'marquise').turn('alliance', 'daylight'), {
      craft: 'handEmpty 8.5.1',
      mobilize: 'handEmpty 8.5.2',
      train: 'noBase 8.5.3',
    })
  })

  test('[law 8.6.1] no operations without officers', () => {
    const none = 'noOfficers 8.6.1'
    closes(
      given('alliance', 'marquise')
        .clearing(1, { alliance: { warrior: 2 } })
        .turn('alliance', 'evening'),
      {
        move: none,
        battle: none,
        recruit: none,
        organize: none,
      },
    )
  })

  test('[law 8.4.2.I] [law 8.4.2.II] where sympathy cannot spread', () => {
    const spread = given('alliance', 'marquise')
      .clearing(1, { alliance: { sympathy: 1 } })
      .turn('alliance', 'birdsong')
    vain(spread, null, 1, 'alreadyThere 8.4.2.I')
    vain(spread, null, 3, 'notBesideSympathy 8.4.2.I')
    vain(spread, null, 5, 'tooFewSupporters 8.4.2.II')
  })
})

describe('the Vagabond', () => {
  const wanderer = (...items: string[]) =>
    given('vagabond', 'marquise')
      .clearing(1, { vagabond: { pawn: 1 } })
      .own('vagabond', { character: 'thief', items })

  test('[law 9.5] without items nothing can be done', () => {
    closes(wanderer().turn('vagabond', 'daylight'), {
      move: 'noItemReady 9.5.1',
      battle: 'noItemReady 9.5.2',
      explore: 'noItemReady 9.5.3',
      aid: 'nothingReady 9.5.4',
      quest: 'noQuestOfSuit 9.5.5',
      strike: 'noItemReady 9.5.6',
      repair: 'noItemReady 9.5.7',
      craft: 'noItemReady 9.5.8',
      coalition: 'noDominanceCard 9.2.8',
      steal: 'noItemReady D.1.2',
    })
  })

  test('[law 9.5.8] a card says what it lacks, also where nothing is crafted at all', () => {
    vain(wanderer().hand('vagabond', 'anvil').turn('vagabond', 'daylight'), 'craft', 'anvil', 'noItemReady 9.5.8')
  })

  test('[law 9.5.1] [law 9.5.2] [law 9.5.3] with items it depends on the place', () => {
    const ready = wanderer('boot', 'sword', 'torch', 'hammer', 'crossbow').turn('vagabond', 'daylight')
    closes(ready, {
      battle: 'nobodyThere 9.5.2',
      explore: 'noRuinThere 9.5.3',
      aid: 'noMatchingCard 9.5.4',
      quest: 'noQuestOfSuit 9.5.5',
      strike: 'nothingToStrike 9.5.6',
      repair: 'nothingDamaged 9.5.7',
      craft: 'handEmpty 9.5.8',
      coalition: 'noDominanceCard 9.2.8',
      steal: 'nobodyToRob D.1.2',
    })
    vain(ready, 'move', 3, 'notBesidePawn 9.5.1')
  })
})

describe('the Lizard Cult', () => {
  test('[law 10.5] rituals want cards', () => {
    const none = 'noCardToReveal 10.5'
    closes(given('lizard', 'marquise').turn('lizard', 'daylight'), {
      build: none,
      recruit: none,
      score: none,
      sacrifice: none,
    })
  })

  test('[law 10.2.2] [law 10.5.1] [law 10.5.3] [law 10.5.4] and the right ones', () => {
    closes(
      given('lizard', 'marquise')
        .clearing(1, { lizard: { warrior: 2 } })
        .hand('lizard', 'armorers')
        .turn('lizard', 'daylight'),
      {
        build: 'noMatchingCard.anywhere 10.5.1',
        recruit: 'noMatchingCard.anywhere 10.5.2',
        score: 'onlyBirds 10.2.2',
      },
    )
  })

  test('[law 10.4.3] conspiracies want acolytes and targets', () => {
    const one = given('lizard', 'marquise')
      .with((g) => {
        g.own.lizard.outcast = 0
      })
      .board('lizard', { warrior: 1 })
      .turn('lizard', 'birdsong')
    closes(one, {
      crusade: 'noCrusade 10.4.3.I',
      convert: 'nothingTo.convert 10.4.3.II',
      sanctify: 'tooFewAcolytes 10.4.3',
    })
  })
})

describe('the Riverfolk', () => {
  test('[law 11.5] nothing works without funds', () => {
    const none = 'noFunds 11.5'
    closes(
      given('riverfolk', 'marquise')
        .clearing(4, { riverfolk: { warrior: 2 } })
        .turn('riverfolk', 'daylight'),
      {
        move: none,
        battle: none,
        craft: none,
        export: none,
        draw: none,
        recruit: none,
        'trade-post': none,
      },
    )
  })
})

describe('the Duchy', () => {
  test('[law 12.5.1] the assembly', () => {
    const menu = given('duchy', 'marquise')
      .clearing(1, { duchy: { warrior: 1 } })
      .turn('duchy', 'daylight')
    closes(menu, {
      build: 'handEmpty.anywhere 12.5.1.I',
      battle: 'nobodyThere.anywhere 4.3',
      dig: 'noMatchingCard.anywhere 12.5.1.V',
    })
  })

  test('[law 12.5.3.II] ministers want cards', () => {
    const sway = given('duchy', 'marquise')
      .clearing(1, { duchy: { warrior: 1 } })
      .turn('duchy', 'daylight')
      .when('duchy', 'duchyAssembly', 'pass')
    const all = ['foremole', 'captain', 'marshal', 'brigadier', 'banker', 'mayor', 'duchess-of-mud', 'baron-of-dirt']
    closes(
      sway,
      Object.fromEntries([...all, 'earl-of-stone'].map((minister) => [minister, 'tooFewSwayCards 12.5.3.II'])),
    )
  })
})

describe('the Corvids', () => {
  test('[law 13.5.2] [law 13.5.4] plots and tricks', () => {
    const menu = given('corvid', 'marquise')
      .clearing(1, { corvid: { warrior: 1 } })
      .turn('corvid', 'daylight')
    closes(menu, { battle: 'nobodyThere.anywhere 4.3', trick: 'noTwoPlots 13.5.4' })
    vain(menu, 'plot', 2, 'tooFewThere 13.5.2')
  })
})

describe('the Hundreds', () => {
  test('[law 14.5.2] [law 14.5.3] commands and advances', () => {
    const menu = given('hundreds', 'marquise')
      .clearing(1, { hundreds: { warrior: 2, warlord: 1 } })
      .turn('hundreds', 'daylight')
      .when('hundreds', 'craftStep', 'pass')
    closes(menu, { battle: 'nobodyThere.anywhere 4.3', build: 'handEmpty.anywhere 14.5.2.III' })
    const moved = menu
      .when('hundreds', 'hundredsCommand', 'move')
      .when('hundreds', 'move', { from: 1, to: 5 })
      .when('hundreds', 'hundredsLead', 'without-warlord')
      .when('hundreds', 'hundredsFollow', 1)
    const spent = 'commandSpent 14.5.2'
    closes(moved, { move: spent, battle: spent, build: spent })
  })
})

describe('the Keepers', () => {
  test('[law 15.5.2.I] [law 15.5.2.II] slots without cards do nothing', () => {
    const day = given('keepers', 'marquise')
      .clearing(1, { keepers: { warrior: 2 } })
      .turn('keepers', 'daylight')
      .when('keepers', 'craftStep', 'pass')
    closes(day, { move: 'slotEmpty 15.5.2.I' })
    closes(day.when('keepers', 'keepersMoveSlot', 'pass'), { delve: 'slotEmpty 15.5.2.II' })
  })

  test('[law 15.6.2] an empty Retinue and an empty hand', () => {
    closes(given('keepers', 'marquise').turn('keepers', 'evening'), {
      add: 'handEmpty 15.6.2',
      shift: 'retinueEmpty 15.6.2',
    })
  })
})

describe('what everybody may do', () => {
  test('[law 3.3.1] dominance needs ten points', () => {
    const menu = given('marquise', 'eyrie', 'alliance')
      .clearing(1, { marquise: { warrior: 1 } })
      .hand('marquise', 'dominance-fox')
      .turn('marquise', 'daylight')
    closes(menu, { craft: 'noCraftingPieces 4.1.1', 'activate-dominance': 'dominanceNeeds 3.3.1' })
  })

  test('[law 4.1.3] a crafted card is used once a turn', () => {
    const used = given('marquise', 'eyrie')
      .crafted('marquise', 'codebreakers')
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'codebreakers')
      .when('marquise', 'codebreakers', 1)
    closes(used, { craft: 'handEmpty 6.2.1', codebreakers: 'usedThisTurn 4.1.3' })
  })

  test('[law 4.2.1] a way without rule at either end', () => {
    const menu = given('marquise', 'eyrie')
      .clearing(1, { marquise: { warrior: 1 }, eyrie: { warrior: 3 } })
      .clearing(5, { eyrie: { warrior: 3 } })
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'pass')
    vain(menu, 'march', { from: 1, to: 5 }, 'rulesNeither 4.2.1')
    vain(menu, 'march', { to: 3 }, 'outOfReach 4.2')
  })
})
