import { describe, expect, test } from 'vitest'
import {
  ADVANCED_HAND,
  ADVANCED_PLACES,
  POOL_SURPLUS,
  SETUP_CARDS,
  SUIT_MARKERS_EACH,
} from '../../src/facts/advanced.ts'
import { FACTIONS } from '../../src/facts/factions.ts'

describe('the facts of the advanced setup', () => {
  test('every faction has a setup card of its own type, and there is a second Vagabond', () => {
    for (const { id, type } of SETUP_CARDS) expect(type).toBe(FACTIONS[id === 'vagabond2' ? 'vagabond' : id].type)
    expect(SETUP_CARDS).toHaveLength(Object.keys(FACTIONS).length + 1)
  })

  test('no setup card places more warriors in its homelands than there are', () => {
    for (const [id, places] of Object.entries(ADVANCED_PLACES)) {
      const homelands = SETUP_CARDS.find((card) => card.id === id)!.homeland.count
      const warriors = 'homeland' in places ? places.homeland * homelands : 0
      expect(warriors).toBeLessThanOrEqual(FACTIONS[id as keyof typeof FACTIONS].warriors)
    }
  })

  test('two of five cards go back, one card stays in the pool, the markers cover twelve clearings', () => {
    expect(ADVANCED_HAND.drawn - ADVANCED_HAND.kept).toBe(2)
    expect(POOL_SURPLUS).toBe(1)
    expect(SUIT_MARKERS_EACH * 3).toBe(12)
  })
})
