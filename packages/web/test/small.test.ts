import { maps } from '@spinney/smallworld'
import { describe, expect, test } from 'vitest'
import { draftOf, RANDOM_SIDE } from '../src/home/setup.ts'
import { isSave } from '../src/saves.ts'
import { drawingOf, regionId, regionOf } from '../src/smallworld/map.ts'
import { setup } from '../src/smallworld/setup.ts'
import { spread } from '../src/table/spread.ts'

describe('small parts', () => {
  test('names on the chart do not cover each other', () => {
    const places = spread([100, 102, 101, 20], 17, 234)
    const sorted = [...places].sort((a, b) => a - b)
    for (let i = 1; i < sorted.length; i++) expect(sorted[i]! - sorted[i - 1]!).toBeGreaterThanOrEqual(17)
    expect(Math.max(...spread([230, 232, 231], 17, 234))).toBeLessThanOrEqual(234)
  })

  test('what is not shaped like a save is not taken for one', () => {
    expect(isSave(null)).toBe(false)
    expect(isSave({ record: 'x', updated: 1, count: 2 })).toBe(false)
    expect(isSave({ record: 'x', updated: 1, count: 2, plan: { game: 'toll', seats: [] } })).toBe(true)
  })

  test('regions keep their number through the drawing', () => {
    for (const { id, regions } of maps) {
      expect(drawingOf(id).regions).toHaveLength(regions.length)
      expect(drawingOf(id)).toBe(drawingOf(id))
      regions.forEach((_, region) => {
        expect(regionOf(regionId(id, region))).toBe(region)
      })
    }
  })

  test('a draft of a table becomes a configuration', () => {
    const draft = draftOf(setup, 2)
    expect(draft.sides).toEqual([RANDOM_SIDE, RANDOM_SIDE])
    expect(setup.configOf(draft, (items) => [...items])).toEqual({
      players: 2,
      preset: 'standard',
      rules: { scores: 'hidden' },
    })
  })
})
