import { describe, expect, test } from 'vitest'
import { boards, maps } from '../../src/board/boards.ts'
import type { MapFacts } from '../../src/board/types.ts'

const WIDTH = 1000
const HEIGHT = 700

function pointsOf(outline: string): [number, number][] {
  return outline.split(' ').map((point) => point.split(',').map(Number) as [number, number])
}

/** Each segment with the regions whose outline it is part of. */
function segmentsOf(map: MapFacts): Map<string, number[]> {
  const segments = new Map<string, number[]>()
  map.regions.forEach((region, r) => {
    const points = region.outline.split(' ')
    points.forEach((point, i) => {
      const key = [point, points[(i + 1) % points.length]!].sort().join(' ')
      segments.set(key, [...(segments.get(key) ?? []), r])
    })
  })
  return segments
}

function isOnCanvasBorder(segment: string): boolean {
  const [[x1, y1], [x2, y2]] = pointsOf(segment) as [[number, number], [number, number]]
  return (x1 === x2 && (x1 === 0 || x1 === WIDTH)) || (y1 === y2 && (y1 === 0 || y1 === HEIGHT))
}

function areaOf(outline: string): number {
  const points = pointsOf(outline)
  const doubled = points.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length]!
    return sum + x * nextY - nextX * y
  }, 0)
  return Math.abs(doubled) / 2
}

const counts = {
  '2p': { regions: 23, borders: 51, symbols: 4, mountains: 4, edge: 15, coastal: 10, landEntry: 14 },
  '3p': { regions: 30, borders: 71, symbols: 5, mountains: 7, edge: 16, coastal: 13, landEntry: 16 },
  '4p': { regions: 39, borders: 95, symbols: 7, mountains: 8, edge: 18, coastal: 17, landEntry: 21 },
  '5p': { regions: 48, borders: 119, symbols: 9, mountains: 9, edge: 21, coastal: 20, landEntry: 25 },
}

describe.each(maps)('map $id', (map) => {
  const board = boards[map.id]
  const expected = counts[map.id]

  test('has as many regions, borders, mountains and symbols as printed', () => {
    const found = (symbol: 'mine' | 'magic' | 'cavern') => map.regions.filter((r) => r.symbols.includes(symbol)).length
    expect(map.regions.length).toBe(expected.regions)
    expect(map.borders.length).toBe(expected.borders)
    expect([found('mine'), found('magic'), found('cavern')]).toEqual(Array(3).fill(expected.symbols))
    expect(board.mountain.filter(Boolean).length).toBe(expected.mountains)
  })

  test('has two seas at the edge and one lake inside', () => {
    const kinds = map.regions.filter((region) => ['sea', 'lake'].includes(region.terrain))
    expect(kinds.map((region) => region.terrain).sort()).toEqual(['lake', 'sea', 'sea'])
    expect(kinds.every((region) => region.edge === (region.terrain === 'sea'))).toBe(true)
  })

  test('has as many edge, coastal and entry regions as counted on the board', () => {
    const land = map.regions.map((_, r) => !board.water[r])
    expect({
      edge: map.regions.filter((region) => region.edge).length,
      coastal: board.coastal.filter(Boolean).length,
      landEntry: board.entry.filter((entry, r) => entry && land[r]).length,
    }).toEqual({ edge: expected.edge, coastal: expected.coastal, landEntry: expected.landEntry })
  })

  test('lists each border once, and neighbours are mutual', () => {
    expect(new Set(map.borders.map(String)).size).toBe(map.borders.length)
    expect(map.borders.every(([a, b]) => a < b && b < map.regions.length)).toBe(true)
    board.neighbours.forEach((list, r) => {
      for (const other of list) expect(board.neighbours[other]).toContain(r)
    })
  })

  test('is connected, and planar as far as counting tells', () => {
    const seen = new Set([0])
    for (const r of seen) for (const other of board.neighbours[r]!) seen.add(other)
    expect(seen.size).toBe(map.regions.length)
    expect(map.borders.length).toBeLessThanOrEqual(3 * map.regions.length - 6)
  })

  test('draws shared borders exactly where regions are neighbours', () => {
    const segments = segmentsOf(map)
    const shared = new Set<string>()
    for (const [segment, regions] of segments) {
      if (regions.length === 2) shared.add([...regions].sort((a, b) => a - b).join(','))
      else expect([regions.length, isOnCanvasBorder(segment)]).toEqual([1, true])
    }
    expect([...shared].sort()).toEqual(map.borders.map(String).sort())
  })

  test('touches the edge of the drawing exactly where regions touch the edge of the board', () => {
    const touching = new Set(
      [...segmentsOf(map)].flatMap(([segment, regions]) => (isOnCanvasBorder(segment) ? regions : [])),
    )
    expect(map.regions.map((_, r) => touching.has(r))).toEqual(map.regions.map((region) => region.edge))
  })

  test('covers the drawing without gap or overlap, with room for a label in each region', () => {
    const area = map.regions.reduce((sum, region) => sum + areaOf(region.outline), 0)
    expect(area).toBeCloseTo(WIDTH * HEIGHT, 3)
    for (const { centre, radius } of map.regions) {
      expect(centre[0] > 0 && centre[0] < WIDTH && centre[1] > 0 && centre[1] < HEIGHT).toBe(true)
      expect(radius).toBeGreaterThan(30)
    }
  })
})
