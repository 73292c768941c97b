import { type Ask, settle, take } from '@spinney/kernel'
import { expect, test } from 'vitest'
import { MAPS, type MapId, type Root, root, SUIT_NAMES } from '../../src/index.ts'

/** A table set up to the first answer of a player; the last marker of those left is drawn each time. */
function dealt(map: MapId, suitMarkers: boolean): { g: Root; markers: number } {
  const g = root.setup(root.config({ seats: ['marquise', 'eyrie'], map, suitMarkers, first: 0 }))
  let markers = 0
  let ask: Ask<Root> | null = settle(root, g)
  while (ask !== null && ask.seat === 'chance') {
    if (ask.kind === 'suitMarker') markers++
    ask = take(root, g, ask, ask.options.length - 1)
  }
  return { g, markers }
}

test.each(['autumn', 'winter', 'lake', 'mountain'] as const)(
  '[law A.1, 2.2.2] on the %s map suit markers lie over whatever is printed, four of each suit',
  (map) => {
    const { g, markers } = dealt(map, true)
    expect(markers).toBe(12)
    expect(g.suits.slice(1, 13)).toEqual([2, 2, 2, 2, 1, 1, 1, 1, 0, 0, 0, 0])
  },
)

test('[law A.1] without them the autumn map keeps its printed suits', () => {
  const { g, markers } = dealt('autumn', false)
  expect(markers).toBe(0)
  expect(g.suits.slice(1, 13).map((suit) => SUIT_NAMES[suit])).toEqual(MAPS.autumn.clearings.map(({ suit }) => suit))
})

test.each(['winter', 'lake', 'mountain'] as const)('[law A.1] the %s map cannot do without (T32)', (map) => {
  expect(dealt(map, false).markers).toBe(12)
})
