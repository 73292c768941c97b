import { decide, start, take } from '@spinney/kernel'
import { describe, expect, test } from 'vitest'
import { removeItem } from '../../src/actions/items.ts'
import { factions } from '../../src/factions/index.ts'
import { itemIndex } from '../../src/facts/items.ts'
import { given, givenTable, type Root, RULESET_NAMES, type RulesetName, root } from '../../src/index.ts'
import { isAdvised } from '../../src/turn/reach.ts'
import { rootWith } from '../rooting.ts'
import { sourceFiles } from './sources.ts'
import { battleIn, itemsOf, names, pieces, points, supplyOf } from './support.ts'

const table = (preset: RulesetName, ...seats: string[]) => givenTable({ seats, preset })
const NEW = ['current', 'english'] as const
const OLD = ['first', 'draft'] as const

/** Plays setup to its end with the first option each time. */
function setUp(preset: RulesetName, ...seats: string[]): Root {
  const g = start(root, root.config({ seats, preset, first: 0 })).state
  for (let ask = decide(root, g); ask !== null && g.turns === 0; ask = take(root, g, ask, 0));
  return g
}

test('each switch of the general rules is read in one place', () => {
  const text = sourceFiles((file) => !file.startsWith('law/') || file === 'law/pools.ts')
    .map(({ text }) => text)
    .join('\n')
  const general = [
    'removedItemsGoTo',
    'craftNeedsItemInSupply',
    'itemSupply',
    'twoPlayerRemovesDominance',
    'ambushEndsBattleWhen',
    'compoundActionsAtomic',
    'contentPool',
  ]
  for (const name of general) expect(text.split(`).${name}`).length - 1, name).toBe(1)
  expect(text.split('{ factionGuidance } = rulesetOf').length - 1).toBe(1)
})

describe('removed items', () => {
  const after = (preset: RulesetName) => {
    const { state } = table(preset, 'marquise', 'eyrie')
    const before = state.supplyItems[itemIndex('tea')]!
    removeItem(state, itemIndex('tea'))
    return state.supplyItems[itemIndex('tea')]! - before
  }

  test('[law G.1.22] leave the game', () => {
    expect(['current', 'english', 'first'].map((preset) => after(preset as RulesetName))).toEqual([0, 0, 0])
  })

  test('go back to the supply in the draft', () => {
    expect(after('draft')).toBe(1)
  })
})

describe('a card whose item is gone', () => {
  const without = (preset: RulesetName) =>
    table(preset, 'marquise', 'eyrie', 'vagabond')
      .clearing(1, { marquise: { workshop: 1 } })
      .with((g) => {
        g.supplyItems[itemIndex('hammer')] = 0
      })
      .hand('marquise', 'anvil')
      .turn('marquise', 'daylight')

  test.each(['current', 'english', 'first'] as const)('[law 4.1.2] cannot be crafted: %s', (preset) => {
    without(preset).offers('marquise', 'craftStep', ['pass'])
  })

  test('is crafted for the points alone in the draft', () => {
    without('draft')
      .when('marquise', 'craftStep', 'craft')
      .when('marquise', 'craft', 'anvil')
      .has('points', (g) => points(g, 'marquise'), 2)
      .has('hammers', (g) => itemsOf(g, 'marquise', 'hammer'), 0)
  })
})

describe('the supply of items', () => {
  const total = (g: Root) => g.supplyItems.reduce((sum, n) => sum + n, 0)

  test.each(['current', 'english', 'first'] as const)('[law 5.1.5] is always twelve: %s', (preset) => {
    expect(total(setUp(preset, 'marquise', 'eyrie'))).toBe(12)
    expect(total(setUp(preset, 'marquise', 'vagabond'))).toBe(12)
  })

  test('comes only with the Vagabond in the draft, who takes ruin and starting items out of it', () => {
    expect(total(table('draft', 'marquise', 'eyrie').state)).toBe(0)
    expect(total(table('draft', 'marquise', 'vagabond').state)).toBe(19)
    expect(supplyOf(table('draft', 'marquise', 'vagabond').state, 'boot')).toBe(4)
    const g = setUp('draft', 'marquise', 'vagabond')
    expect(total(g)).toBe(19 - 4 - g.own.vagabond.items.length)
    expect(supplyOf(g, 'torch')).toBe(0)
  })
})

describe('dominance cards with two players', () => {
  const inDeck = (preset: RulesetName) =>
    names(table(preset, 'marquise', 'eyrie').state.deck).filter((card) => card.startsWith('dominance')).length

  test('[law 5.1.3] are left out', () => {
    expect(['current', 'english', 'first'].map((preset) => inDeck(preset as RulesetName))).toEqual([0, 0, 0])
  })

  test('stay in the deck in the draft', () => {
    expect(inDeck('draft')).toBe(4)
  })
})

describe('an ambush against a lone Vagabond', () => {
  const ambushed = (preset: RulesetName) =>
    battleIn(
      table(preset, 'eyrie', 'vagabond', 'marquise')
        .clearing(1, { eyrie: { warrior: 2 }, vagabond: { pawn: 1 } })
        .hand('eyrie', 'ambush-fox')
        .with((g) => {
          g.own.vagabond.items = [itemIndex('sword'), itemIndex('sword')]
        }),
      1,
      'vagabond',
      'eyrie',
    ).when('eyrie', 'ambush', 'ambush-fox')

  test.each(NEW)('[law 4.3.1.II] does not end the battle: the pawn stays (%s)', (preset) => {
    ambushed(preset).asks('chance', 'dice')
  })

  test.each(OLD)('ends the battle, for he has no warriors (%s)', (preset) => {
    expect(decide(root, ambushed(preset).state)?.kind).not.toBe('dice')
  })

  test.each(RULESET_NAMES)('[law 4.3.1.II] ends it for a faction without a warrior left (%s)', (preset) => {
    battleIn(
      table(preset, 'eyrie', 'marquise')
        .clearing(1, { eyrie: { warrior: 2 }, marquise: { warrior: 2 } })
        .hand('eyrie', 'ambush-fox'),
      1,
      'marquise',
      'eyrie',
    )
      .when('eyrie', 'ambush', 'ambush-fox')
      .asks('chance', 'draw')
  })
})

describe('between the moves of a march', () => {
  const marching = (preset: RulesetName, ...cards: string[]) =>
    table(preset, 'marquise', 'eyrie', 'alliance')
      .clearing(1, { marquise: { warrior: 3 } })
      .crafted('marquise', ...cards)
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'pass')
      .when('marquise', 'marquiseDaylight', 'march')
      .when('marquise', 'move', { from: 1, to: 5 })
      .when('marquise', 'howMany', 2)

  test.each(NEW)('[law 1.4.2] nothing may be used (%s)', (preset) => {
    marching(preset, 'tax-collector').asks('marquise', 'move')
  })

  test.each(OLD)('cards may be used (%s)', (preset) => {
    marching(preset, 'tax-collector')
      .when('marquise', 'phaseMoment', 'tax-collector')
      .when('marquise', 'taxCollector', 5)
      .chance('anvil')
      .has('cats', (g) => pieces(g, 'marquise.warrior', 5), 1)
      .when('marquise', 'phaseMoment', 'pass')
      .asks('marquise', 'move')
  })

  test.each(OLD)('[law 1.2.1] the question does not tell what is in hand (%s)', (preset) => {
    marching(preset).offers('marquise', 'phaseMoment', ['pass'])
  })
})

describe('advice on factions', () => {
  test.each(NEW)('[law 5.2] goes by reach (%s)', (preset) => {
    expect(isAdvised(preset, ['marquise', 'eyrie'])).toBe(true)
    expect(isAdvised(preset, ['marquise', 'alliance'])).toBe(false)
  })

  test('stands in another booklet in the first printing', () => {
    expect(isAdvised('first', ['marquise', 'alliance'])).toBe(null)
  })

  test('is one or two of Marquise, Eyrie and Cult in the draft', () => {
    expect(isAdvised('draft', ['marquise', 'alliance'])).toBe(true)
    expect(isAdvised('draft', ['marquise', 'eyrie', 'alliance'])).toBe(true)
    expect(isAdvised('draft', ['marquise', 'eyrie', 'lizard'])).toBe(false)
    expect(isAdvised('draft', ['alliance', 'vagabond'])).toBe(false)
  })
})

describe('content', () => {
  const later = rootWith({ factions: [{ ...factions[0]!, id: 'latecomers', pieces: [] }] })
  const config = (preset: RulesetName, more: object) => () =>
    later.config({ seats: ['marquise', 'eyrie'], preset, ...more })

  test.each(NEW)('all of it can be played (%s)', (preset) => {
    expect(config(preset, { map: 'lake', deck: 'exiles' })).not.toThrow()
    expect(config(preset, { seats: ['marquise', 'latecomers'] })).not.toThrow()
  })

  test.each(OLD)('what came later is refused (%s)', (preset) => {
    expect(config(preset, { map: 'winter' })).not.toThrow()
    expect(config(preset, { map: 'lake' })).toThrow(/has no “lake”/)
    expect(config(preset, { deck: 'exiles' })).toThrow(/has no “exiles”/)
    expect(config(preset, { seats: ['marquise', 'latecomers'] })).toThrow(/has no “latecomers”/)
  })

  test('the first printing has three characters', () => {
    const characters = (preset: RulesetName) => {
      const g = start(root, root.config({ seats: ['marquise', 'vagabond'], preset, first: 0 })).state
      let ask = decide(root, g)
      while (ask!.kind !== 'vagabondCharacter') ask = take(root, g, ask!, 0)
      return ask!.options
    }
    expect(characters('first')).toEqual(['thief', 'tinker', 'ranger'])
    expect(characters('current')).toHaveLength(9)
  })
})

test('a position of today is played by the current Law', () => {
  expect(given('marquise', 'eyrie').state.preset).toBe('current')
})
