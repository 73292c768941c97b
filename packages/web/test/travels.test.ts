import type { GameEvent, View } from '@spinney/kernel'
import { maps } from '@spinney/smallworld'
import { describe, expect, test } from 'vitest'
import { rootLayout } from '../src/art/root/layout.ts'
import { smallWorldLayout } from '../src/art/smallworld/ground.ts'
import { drawingOf as rootDrawing } from '../src/root/map.ts'
import { gainOf, travels as rootTravels } from '../src/root/travels.tsx'
import { drawingOf, regionId } from '../src/smallworld/map.ts'
import { travels } from '../src/smallworld/travels.tsx'
import { changedSpots, delayOf, newRows, type Spot, stagesOf, type Travel, travelsOf } from '../src/table/travel.ts'

const event = (what: string, facts: GameEvent['facts']): GameEvent => ({ law: '1.1', what, facts })
const viewOf = (state: object): View => ({ state }) as unknown as View
const rowOf = (at: number, events: readonly GameEvent[]) => ({ at, seat: 0, kind: 'k', auto: false, events })
const piece = null

describe('pieces on their way', () => {
  const up = (): Spot => [0, -1]

  test('travel through every bend at an even speed', () => {
    const way: Travel = { from: [0, 0], via: [[30, 0]], to: [30, 10], owner: 0, piece }
    const stages = stagesOf(way, up)
    expect(stages.map(({ offset }) => offset)).toEqual([0, 0.75, 1])
    expect(stages.at(-1)?.transform).toBe('translate(30px, 10px)')
  })

  test('fade to their owner when removed, and come from there', () => {
    const gone = stagesOf({ from: [50, 200], to: null, owner: 1, piece }, up)
    expect(gone.map(({ opacity }) => opacity)).toEqual([1, 0])
    expect(gone[1]?.transform).toBe('translate(50px, 110px)')
    const come = stagesOf({ from: null, to: [50, 200], owner: 1, piece }, up)
    expect(come.map(({ opacity }) => opacity)).toEqual([0, 1])
    expect(stagesOf({ from: null, to: null, owner: 1, piece }, up)).toEqual([])
  })

  test('set out one after the other, all of them before the next pause ends', () => {
    expect(delayOf(0, 1)).toBe(0)
    expect(delayOf(1, 2)).toBe(90)
    expect(delayOf(11, 12)).toBe(300)
  })

  test('only new rows count, and of many only the latest dozen', () => {
    const rows = Array.from({ length: 20 }, (_, i) => rowOf(i, [event('e', {})]))
    expect(newRows(rows, 18, 19).map(({ at }) => at)).toEqual([19])
    expect(newRows(rows, 18, 25)).toEqual([])
    const one = (): Travel[] => [{ from: null, to: [1, 1], owner: null, piece }]
    expect(travelsOf(rows, one, viewOf({}), { width: 1, height: 1 })).toHaveLength(12)
  })

  test('instead of motion each place that changed is marked once', () => {
    const to: Travel = { from: null, to: [5, 5], owner: 0, piece }
    expect(changedSpots([to, to, { from: [9, 9], to: null, owner: 0, piece }])).toEqual([
      [5, 5],
      [9, 9],
    ])
  })
})

describe('Small World', () => {
  const { id: map, borders } = maps[0]!
  const [a, b] = borders[0]!
  const anchors = smallWorldLayout(drawingOf(map)).anchors
  const spot = (region: number) => anchors.get(regionId(map, region))!.token
  const view = viewOf({
    map,
    active: [0, -1],
    peoples: [{ seat: 0, race: 'elves', declined: false }],
    holder: Array.from({ length: 60 }, (_, region) => (region === a ? 0 : -1)),
  })
  const go = (what: string, facts: GameEvent['facts']) => travels(event(what, facts), view)

  test('a conquest sets out from the neighbour the people hold', () => {
    const [way] = go('conquest', { seat: 0, race: 'elves', region: b, tokens: 3 })
    expect(way).toMatchObject({ from: spot(a), to: spot(b), owner: 0 })
  })

  test('the first conquest and redeployed tokens come from the hand', () => {
    expect(go('conquest', { seat: 1, race: 'orcs', region: a, tokens: 3 })[0]).toMatchObject({
      from: null,
      to: spot(a),
    })
    expect(go('tokensPlaced', { seat: 0, race: 'elves', region: b, tokens: 1 })[0]).toMatchObject({ from: null })
  })

  test('what is lost or abandoned leaves the map', () => {
    expect(go('losses', { seat: 0, race: 'elves', region: a, lost: 1, saved: 1 })[0]).toMatchObject({ to: null })
    expect(go('abandoned', { seat: 0, race: 'elves', region: a })[0]).toMatchObject({ from: spot(a), to: null })
    expect(go('tribesRemoved', { region: a, tokens: 1 })[0]).toMatchObject({ from: spot(a), to: null, owner: null })
  })

  test('events without a place move nothing', () => {
    expect(go('income', { seat: 0, total: 7 })).toEqual([])
    expect(go('dieRolled', { seat: 0, region: a, result: 2 })).toEqual([])
  })
})

describe('Root', () => {
  const sheet = { width: 1440, height: 1000 }
  const layout = rootLayout(rootDrawing('autumn'), sheet.width, sheet.height)
  const view = viewOf({ map: 'autumn', factions: ['marquise', 'vagabond'] })
  const go = (what: string, facts: GameEvent['facts']) => rootTravels(event(what, facts), view, sheet)
  const { a, b, points } = layout.paths[0]!
  const spot = (clearing: number) => [layout.clearings.get(clearing)!.cx, layout.clearings.get(clearing)!.cy]

  test('warriors march along the path, either way', () => {
    const [there] = go('moved', { seat: 0, mover: 0, from: a, to: b, warriors: 2 })
    const [back] = go('moved', { seat: 0, mover: 0, from: b, to: a, warriors: 2 })
    expect(there).toMatchObject({ from: spot(a), to: spot(b), owner: 0 })
    expect(there?.via).toEqual(points.slice(1, -1))
    expect(back?.via).toEqual(points.slice(1, -1).reverse())
  })

  test('a pawn slips into a forest', () => {
    const { id, spot: grove } = layout.forests[0]!
    expect(go('pawnMoved', { seat: 1, from: a, to: id })[0]).toMatchObject({ from: spot(a), to: grove, via: [] })
  })

  test('relics come out of forests, go along paths and home to the board', () => {
    const { id, spot: grove } = layout.forests[0]!
    const relic = 'tablet-2'
    expect(go('delved', { seat: 0, relic, forest: id, place: a })[0]).toMatchObject({ from: grove, to: spot(a) })
    const [carried] = go('relicCarried', { seat: 0, relic, from: a, to: b })
    expect(carried).toMatchObject({ from: spot(a), to: spot(b), via: points.slice(1, -1) })
    expect(go('recovered', { seat: 0, relic, place: b })[0]).toMatchObject({ from: spot(b), to: null, owner: 0 })
  })

  test('placed pieces come from their owner, removed ones go there', () => {
    const facts = { place: a, kind: 'marquise.warrior', count: 1 }
    expect(go('placed', { ...facts, seat: 0 })[0]).toMatchObject({ from: null, to: spot(a), owner: 0 })
    expect(go('removed', { ...facts, seat: 1, owner: 0 })[0]).toMatchObject({ from: spot(a), to: null, owner: 0 })
  })

  test('places beside the map move nothing, points are a gain', () => {
    expect(go('placed', { seat: 0, place: 99, kind: 'marquise.warrior', count: 1 })).toEqual([])
    expect(gainOf(event('scored', { seat: 0, points: 3, total: 9 }))).toEqual({ seat: 0, points: 3 })
    expect(gainOf(event('turn', { seat: 0 }))).toBeNull()
  })
})
