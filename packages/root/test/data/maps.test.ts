import { describe, expect, test } from 'vitest'
import { MAP_IDS, MAPS, type MapData } from '../../src/board/data/index.ts'
import { SUITS } from '../../src/facts/suits.ts'

const expected = {
  autumn: { paths: 18, closed: 0, rivers: 4, forests: 7, slots: 22 },
  winter: { paths: 16, closed: 0, rivers: 3, forests: 8, slots: 22 },
  lake: { paths: 17, closed: 0, rivers: 6, forests: 9, slots: 22 },
  mountain: { paths: 21, closed: 6, rivers: 2, forests: 10, slots: 23 },
} as const

const neighbours = (map: MapData, id: number) =>
  map.paths.filter((path) => path.includes(id)).map(([a, b]) => (a === id ? b : a))

const pairs = (list: readonly (readonly number[])[]) => list.map((pair) => pair.join('-'))

describe.each(MAP_IDS)('the %s map', (id) => {
  const map = MAPS[id]

  test('is listed under its own id', () => {
    expect(map.id).toBe(id)
  })

  test('has twelve clearings, each at the index of its number', () => {
    expect(map.clearings.map((clearing) => clearing.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  })

  test('has the printed numbers of paths, rivers, forests, slots and ruins', () => {
    expect({
      paths: map.paths.length,
      closed: map.closedPaths.length,
      rivers: map.rivers.length,
      forests: map.forests.length,
      slots: map.clearings.reduce((sum, clearing) => sum + clearing.slots, 0),
    }).toEqual(expected[id])
    expect(map.clearings.filter((clearing) => clearing.ruin)).toHaveLength(4)
  })

  test('[law 2.2.1] names every path once, the smaller number first', () => {
    for (const links of [map.paths, map.closedPaths, map.rivers]) {
      expect(new Set(pairs(links)).size).toBe(links.length)
      expect(links.every(([a, b]) => a < b && a >= 1 && b <= 12)).toBe(true)
    }
    expect(pairs(map.paths)).toEqual(expect.arrayContaining(pairs(map.closedPaths)))
  })

  test('can be walked from end to end, closed paths left aside', () => {
    const open = map.paths.filter((path) => !pairs(map.closedPaths).includes(path.join('-')))
    const reached = new Set([1])
    for (let round = 0; round < 12; round++) {
      for (const [a, b] of open) {
        if (reached.has(a)) reached.add(b)
        if (reached.has(b)) reached.add(a)
      }
    }
    expect(reached.size).toBe(12)
  })

  test("[law 2.4] obeys Euler's formula: its faces are the forests, the outside and the lake", () => {
    const shore = map.lake ? map.lake.coast.length : 0
    const edges = map.paths.length + (map.riversDivideForests ? map.rivers.length : 0) + shore
    const faces = map.forests.length + 1 + (map.lake ? 1 : 0)
    expect(map.clearings.length - edges + faces).toBe(2)
  })

  test('draws no path across another', () => {
    const at = (clearing: number) => map.clearings[clearing - 1]!
    const side = (a: number, b: number, c: number) =>
      Math.sign((at(b).x - at(a).x) * (at(c).y - at(a).y) - (at(b).y - at(a).y) * (at(c).x - at(a).x))
    for (const [a, b] of map.paths) {
      for (const [c, d] of map.paths) {
        if (new Set([a, b, c, d]).size < 4) continue
        expect(side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b), `${a}-${b} and ${c}-${d}`).toBe(
          false,
        )
      }
    }
  })

  test('[law 2.4.1] has forests whose adjacency is symmetric', () => {
    const byId = new Map(map.forests.map((forest) => [forest.id, forest]))
    expect(byId.size).toBe(map.forests.length)
    for (const forest of map.forests) {
      expect(forest.id).toBe(`f-${forest.clearings.join('-')}`)
      for (const other of forest.adjacent) {
        expect(other).not.toBe(forest.id)
        expect(byId.get(other)?.adjacent, `${forest.id} and ${other}`).toContain(forest.id)
      }
    }
  })

  test('[law 2.4.1] has adjacent forests share the two ends of a divider, or one coastal clearing', () => {
    const dividers = map.riversDivideForests ? [...map.paths, ...map.rivers] : map.paths
    for (const forest of map.forests) {
      for (const id of forest.adjacent) {
        const other = map.forests.find((candidate) => candidate.id === id)!
        const shared = forest.clearings.filter((clearing) => other.clearings.includes(clearing))
        const divided = dividers.some(([a, b]) => shared.includes(a) && shared.includes(b))
        const onShore = Boolean(
          forest.coastal && other.coastal && map.lake?.coast.some((clearing) => shared.includes(clearing)),
        )
        expect(divided || onShore, `${forest.id} and ${id}`).toBe(true)
      }
    }
  })

  test('has four corners on the map edge, the diagonals symmetric', () => {
    expect(map.corners.map((corner) => corner.clearing)).toEqual([1, 2, 3, 4])
    for (const { clearing, diagonal } of map.corners) {
      expect(diagonal).not.toBe(clearing)
      expect(map.corners.find((corner) => corner.clearing === diagonal)?.diagonal).toBe(clearing)
      const [here, there] = [map.clearings[clearing - 1]!, map.clearings[diagonal - 1]!]
      expect(Math.sign(here.x - 500)).toBe(-Math.sign(there.x - 500))
      expect(Math.sign(here.y - 500)).toBe(-Math.sign(there.y - 500))
    }
  })

  test('[law G.1.15] has an edge ring that runs along paths', () => {
    const ring = map.edgeRing
    ring.forEach((clearing, index) => {
      expect(neighbours(map, clearing)).toContain(ring[(index + 1) % ring.length])
    })
    expect([...ring].sort((a, b) => a - b)).toEqual(map.clearings.filter((c) => c.edge).map((c) => c.id))
  })
})

test('[law 2.2.2] autumn prints four clearings of each suit and no two neighbours alike', () => {
  const { clearings, paths } = MAPS.autumn
  for (const suit of SUITS) expect(clearings.filter((clearing) => clearing.suit === suit)).toHaveLength(4)
  for (const [a, b] of paths) expect(clearings[a - 1]!.suit).not.toBe(clearings[b - 1]!.suit)
})

test.each(['winter', 'lake', 'mountain'] as const)('%s prints no suits', (id) => {
  expect(MAPS[id].clearings.every((clearing) => clearing.suit === null)).toBe(true)
})

test('[law C.1.1] only the river of winter divides forests', () => {
  expect(MAP_IDS.filter((id) => MAPS[id].riversDivideForests)).toEqual(['winter'])
})

test('[law C.2.2, C.2.3] the lake joins all coastal clearings; the ferry starts in the coastal corner', () => {
  const { lake, rivers, corners, clearings } = MAPS.lake
  const coast = lake!.coast
  expect(rivers).toHaveLength((coast.length * (coast.length - 1)) / 2)
  expect(rivers.every(([a, b]) => coast.includes(a) && coast.includes(b))).toBe(true)
  expect(corners.filter((corner) => coast.includes(corner.clearing))).toEqual([
    { clearing: lake!.ferryStart, diagonal: 2 },
  ])
  expect(clearings[lake!.ferryStart - 1]).toMatchObject({ x: 850, y: 865 })
})

test('[law C.2.4] each coastal forest has two coastal neighbours', () => {
  const shore = MAPS.lake.forests.filter((forest) => forest.coastal)
  expect(shore).toHaveLength(4)
  for (const forest of shore) {
    expect(shore.filter((other) => forest.adjacent.includes(other.id))).toHaveLength(2)
  }
})

test('the tower stands in the middle of the mountain map, and nowhere else', () => {
  expect(MAP_IDS.map((id) => MAPS[id].tower)).toEqual([null, null, null, 10])
})
