import { expect, test } from 'vitest'
import { cardEffects } from '../../../src/cards/effects/index.ts'
import { DECKS, root } from '../../../src/index.ts'

test('every persistent card of the deck has an effect', () => {
  const acting = DECKS.exiles.filter(({ kind }) => kind === 'persistent')
  expect(acting.filter(({ name }) => !cardEffects.some((effect) => effect.name === name))).toEqual([])
  expect(acting).toHaveLength(18)
  expect(acting.reduce((sum, { count }) => sum + count, 0)).toBe(25)
})

test('[law A.1] the deck can be played on every map, with or without suit markers', () => {
  for (const map of ['autumn', 'winter', 'lake', 'mountain'] as const) {
    for (const suitMarkers of [true, false]) {
      const config = root.config({ seats: ['marquise', 'eyrie'], deck: 'exiles', map, suitMarkers })
      expect(config).toMatchObject({ deck: 'exiles', map, suitMarkers })
      expect(root.setup(config).deck).toHaveLength(50)
    }
  }
})

test('editions that did not know the deck refuse it', () => {
  const seats = ['marquise', 'eyrie']
  for (const preset of ['first', 'draft']) {
    expect(() => root.config({ seats, deck: 'exiles', preset })).toThrow(/has no “exiles”/)
    for (const map of ['lake', 'mountain']) expect(() => root.config({ seats, map, preset })).toThrow(/has no/)
  }
})
