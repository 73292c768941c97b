import { expect, test } from 'vitest'
import type { LogRow } from '../src/engine/protocol.ts'
import { sharesOf } from '../src/root/travels.tsx'
import { namedBy, sourcesOf, titleOf } from '../src/table/sources.ts'
import type { Stretch } from '../src/table/stops.ts'
import { type Scored, turningPoints } from '../src/table/turning.ts'

/** Two seats take turns of ten answers each, after a setup of ten. */
const stretches: Stretch[] = [
  { from: 0, to: 10, seat: null, round: null },
  ...Array.from({ length: 8 }, (_, i): Stretch => {
    return { from: 10 + i * 10, to: 20 + i * 10, seat: i % 2, round: i % 2 === 0 ? i / 2 + 1 : null }
  }),
]
const gain = (turn: number, seat: number, points: number): Scored => ({ at: 10 + turn * 10 + 9, seat, points })

test('the turns with the largest swings are told, in the order they were played', () => {
  const scored = [
    gain(0, 0, 1),
    gain(1, 1, 2),
    gain(2, 0, 5),
    gain(3, 1, 9),
    gain(4, 0, 1),
    gain(5, 1, 1),
    gain(6, 0, 8),
  ]
  expect(
    turningPoints(stretches, scored, 2).map(({ at, seat, gain: points, round }) => [at, seat, points, round]),
  ).toEqual([
    [40, 0, 5, 2],
    [50, 1, 9, 2],
    [80, 0, 8, 4],
  ])
})

test('who takes the lead is told, and it weighs', () => {
  const scored = [gain(0, 0, 4), gain(1, 1, 3), gain(2, 0, 4), gain(3, 1, 6), gain(4, 0, 4), gain(5, 1, 3)]
  const found = turningPoints(stretches, scored, 2)
  expect(found.map(({ at, leads }) => [at, leads])).toEqual([
    [20, true],
    [50, true],
    [60, true],
  ])
})

test('what is lost is a swing, too; what happens in others’ turns is not one’s own', () => {
  const scored = [gain(0, 0, -4), { ...gain(1, 0, 7) }, gain(2, 0, 1)]
  const found = turningPoints(stretches, scored, 2)
  expect(found).toHaveLength(2)
  expect(found[0]).toMatchObject({ seat: 0, gain: -4, round: 1 })
  expect(found[1]).toMatchObject({ seat: 0, gain: 1, round: 2 })
})

test('a game without points has none', () => {
  expect(turningPoints(stretches, [], 2)).toEqual([])
  expect(turningPoints([], [], 0)).toEqual([])
})

test('where points came from is told by rule: the largest first, no more lost than there was, and what was there before', () => {
  const event = (law: string, seat: number, points: number, total: number): LogRow => ({
    at: 0,
    seat,
    kind: 'x',
    auto: false,
    events: [{ law, what: 'scored', facts: { seat, points, total } }],
  })
  const rows = [
    event('3.2.2', 0, 1, 1),
    event('7.7.1', 0, -3, 0),
    event('7.6.1', 0, 4, 4),
    event('3.2.2', 0, 2, 6),
    event('3.2.1', 1, 2, 7),
    event('7.7.1', 2, -3, 0),
    event('7.7.1', 2, -2, 0),
    event('7.6.1', 2, 4, 4),
  ]
  expect(sourcesOf(rows, sharesOf, [6, 7, 4])).toEqual([
    [
      { law: '7.6.1', points: 4 },
      { law: '3.2.2', points: 3 },
      { law: '7.7.1', points: -1 },
    ],
    [
      { law: null, points: 5 },
      { law: '3.2.1', points: 2 },
    ],
    [{ law: '7.6.1', points: 4 }],
  ])
})

test('points of one name are told together, steps by what they are steps of', () => {
  const rule = (id: string, title: string) => ({ id, section: '', title, gist: '' })
  const book = {
    rules: [rule('6.5.4', 'Daylight: build'), rule('6.5.4.III', 'Build 3: place and score'), rule('7', 'Eyrie')],
  }
  expect(['6.5.4.III', '7', '9.9'].map((law) => titleOf(book, law))).toEqual(['Daylight: build', 'Eyrie', '9.9'])
  const sources = [
    { law: '7', points: 4 },
    { law: '6.5.4', points: 3 },
    { law: '6.5.4.III', points: 2 },
    { law: null, points: -1 },
  ]
  expect(namedBy(sources, (law) => (law === null ? 'before' : titleOf(book, law)))).toEqual([
    { name: 'Daylight: build', points: 5 },
    { name: 'Eyrie', points: 4 },
    { name: 'before', points: -1 },
  ])
})
