import { describe, expect, test } from 'vitest'
import { CORNER_FACTIONS, CORNER_FACTIONS_TOO_MANY, SETUP_CARDS } from '../../src/facts/advanced.ts'
import { CHARACTER_IDS, CHARACTERS } from '../../src/facts/factions/vagabond.ts'
import {
  ALLIANCE,
  DUCHY,
  EYRIE,
  FACTION_IDS,
  FACTIONS,
  HUNDREDS,
  KEEPERS,
  LIZARD,
  MARQUISE,
  REACH_FLOOR,
  REACH_WANTED,
  VAGABOND,
} from '../../src/facts/factions.ts'
import { DRAFT_ITEM_SUPPLY, ITEM_IDS, ITEM_SUPPLY, type ItemId, RUIN_ITEMS } from '../../src/facts/items.ts'
import { QUESTS } from '../../src/facts/quests.ts'
import { SUITS } from '../../src/facts/suits.ts'

const tally = (items: readonly string[]) => {
  const counts: Record<string, number> = {}
  for (const item of items) counts[item] = (counts[item] ?? 0) + 1
  return counts
}

describe('items', () => {
  test('the supply holds twelve', () => {
    expect(tally(ITEM_SUPPLY)).toEqual({ boot: 2, bag: 2, crossbow: 1, hammer: 1, sword: 2, tea: 2, coin: 2 })
    expect(DRAFT_ITEM_SUPPLY).toHaveLength(19)
  })

  test('the four ruins hide four different items', () => {
    expect([...RUIN_ITEMS].sort()).toEqual(['bag', 'boot', 'hammer', 'sword'])
  })
})

describe('quests', () => {
  test('are 15, five of each suit, each for two items', () => {
    expect(QUESTS).toHaveLength(15)
    expect(new Set(QUESTS.map((quest) => quest.id)).size).toBe(15)
    expect(tally(QUESTS.map((quest) => quest.suit))).toEqual({ fox: 5, rabbit: 5, mouse: 5 })
    for (const quest of QUESTS) {
      expect(quest.id).toBe(`${quest.name}-${quest.suit}`)
      expect(quest.items.every((item) => ITEM_IDS.includes(item))).toBe(true)
    }
  })
})

describe('factions', () => {
  test('are listed in the order of their setup letters', () => {
    const letters = FACTION_IDS.map((id) => FACTIONS[id].setupLetter)
    expect(letters.join('')).toBe('ABCDFGHIJK')
    expect(VAGABOND.second.setupLetter).toBe('E')
    for (const id of FACTION_IDS) expect(FACTIONS[id].id).toBe(id)
  })

  test('[law 5.2] have the reach of the table', () => {
    expect(Object.fromEntries(FACTION_IDS.map((id) => [id, FACTIONS[id].reach]))).toEqual({
      marquise: 10,
      hundreds: 9,
      duchy: 8,
      keepers: 8,
      eyrie: 7,
      vagabond: 5,
      riverfolk: 5,
      alliance: 3,
      corvid: 3,
      lizard: 2,
    })
    expect(VAGABOND.second.reach).toBe(2)
    expect(REACH_WANTED).toEqual({ 2: 17, 3: 18, 4: 21, 5: 25, 6: 28 })
    expect(REACH_FLOOR).toBe(17)
  })

  test('are half militant, half insurgent, with a second Vagabond card', () => {
    expect(SETUP_CARDS).toHaveLength(11)
    const militant = SETUP_CARDS.filter((card) => card.type === 'militant').map((card) => card.id)
    expect(militant).toEqual(['marquise', 'eyrie', 'duchy', 'hundreds', 'keepers'])
    for (const card of SETUP_CARDS) {
      expect(card.type).toBe(FACTIONS[card.id === 'vagabond2' ? 'vagabond' : card.id].type)
    }
    expect(CORNER_FACTIONS.length).toBeGreaterThanOrEqual(CORNER_FACTIONS_TOO_MANY)
  })

  test('have tracks as long as their pieces', () => {
    expect(MARQUISE.woodCost).toHaveLength(MARQUISE.buildings.sawmill)
    expect(MARQUISE.recruiterCards).toHaveLength(MARQUISE.buildings.recruiter)
    for (const points of Object.values(MARQUISE.points)) expect(points).toHaveLength(6)
    expect(EYRIE.roostPoints).toHaveLength(EYRIE.buildings.roost)
    expect(EYRIE.roostCards).toHaveLength(EYRIE.buildings.roost)
    expect(ALLIANCE.sympathyCost).toHaveLength(ALLIANCE.tokens.sympathy)
    expect(ALLIANCE.sympathyPoints).toHaveLength(ALLIANCE.tokens.sympathy)
    for (const suit of SUITS) expect(LIZARD.gardenPoints).toHaveLength(LIZARD.buildings.garden[suit])
    expect(LIZARD.gardenCards).toHaveLength(5)
    expect(DUCHY.citadelRecruits).toHaveLength(DUCHY.buildings.citadel)
    expect(DUCHY.marketCards).toHaveLength(DUCHY.buildings.market)
    expect(HUNDREDS.hoardValue).toHaveLength(HUNDREDS.hoardSpaces + 1)
    expect(KEEPERS.relicTypes.length * KEEPERS.relicValues.length).toBe(KEEPERS.tokens.relic)
    expect(KEEPERS.waystationCards).toHaveLength(KEEPERS.buildings.waystation)
  })

  test('no two Eyrie leaders have the same viziers', () => {
    const viziers = Object.values(EYRIE.leaders).map((leader) => leader.viziers.join())
    expect(new Set(viziers).size).toBe(4)
  })

  test('the Duchy has three ministers of each rank', () => {
    expect(tally(Object.values(DUCHY.ministers).map((minister) => minister.rank))).toEqual({
      squire: 3,
      noble: 3,
      lord: 3,
    })
  })

  test('every item of the hoard bars one mood; Lavish is never barred', () => {
    const items: readonly ItemId[] = [...HUNDREDS.hoard.command, ...HUNDREDS.hoard.prowess]
    const barring = Object.values(HUNDREDS.moods).map((mood) => mood.barredBy)
    expect(barring.filter((item) => item !== null).sort()).toEqual([...items].sort())
    expect(HUNDREDS.moods.lavish.barredBy).toBe(null)
  })

  test('the waystations show every pair of relic types', () => {
    expect(KEEPERS.waystations.map((sides) => [...sides].sort().join())).toEqual([
      'jewelry,tablet',
      'figure,jewelry',
      'figure,tablet',
    ])
  })
})

describe('characters', () => {
  test('[law D.1.1, D.2.1, D.3.1, D.4.1, D.5.1, D.6.1, D.7.1, D.8.1, D.9.1] start with their items', () => {
    expect(Object.fromEntries(CHARACTER_IDS.map((id) => [id, [...CHARACTERS[id].items].sort().join(' ')]))).toEqual({
      thief: 'boot sword tea torch',
      tinker: 'bag boot hammer torch',
      ranger: 'boot crossbow sword torch',
      vagrant: 'boot coin torch',
      arbiter: 'boot sword sword torch',
      scoundrel: 'boot boot crossbow torch',
      adventurer: 'boot hammer torch',
      ronin: 'boot boot sword torch',
      harrier: 'coin crossbow sword torch',
    })
    for (const id of CHARACTER_IDS) expect(CHARACTERS[id].id).toBe(id)
  })
})
