import type { Chapter, StoryLine } from '@spinney/words'
import { describe, expect, test } from 'vitest'
import { concerns, sinceOf } from '../src/table/since.ts'
import { marksOf, stopFrom, stopsOf, stretchesOf } from '../src/table/stops.ts'
import { awayIn } from '../src/table/story.ts'

const line = (
  from: number,
  to: number,
  turnOf: number,
  facts: StoryLine['lead']['facts'],
  what = 'moved',
): StoryLine => {
  const lead = { law: '4', what, facts }
  return { from, to, turnOf, phase: null, kinds: [], events: [lead], lead }
}
const chapter = (at: number, seat: number | null, round: number, ...lines: StoryLine[]): Chapter => ({
  at,
  seat,
  round,
  lines,
})

const STORY = [
  chapter(0, null, 0, line(0, 1, -1, {})),
  chapter(2, 0, 1, line(2, 4, 0, { seat: 0 }), line(5, 6, 0, { seat: 0 })),
  chapter(7, 1, 1, line(7, 9, 1, { seat: 1, defender: 0 }, 'battle'), line(10, 10, 1, { seat: 1 })),
  chapter(11, 0, 2, line(11, 13, 0, { seat: 0 })),
]

describe('the stops of a replay', () => {
  const stops = stopsOf(STORY, 14)

  test('are after each action, and where turns and rounds begin', () => {
    expect(stops.step).toEqual([0, 2, 5, 7, 10, 11, 14])
    expect(stops.turn).toEqual([0, 3, 8, 12, 14])
    expect(stops.round).toEqual([0, 3, 12, 14])
  })

  test('follow one another either way, and end at the ends', () => {
    expect([stopFrom(stops.step, 2, 1), stopFrom(stops.step, 6, 1), stopFrom(stops.turn, 8, -1)]).toEqual([5, 7, 3])
    expect([stopFrom(stops.step, 14, 1), stopFrom(stops.step, 0, -1)]).toEqual([14, 0])
  })

  test('turns lie side by side without a gap, and a round is numbered once', () => {
    const stretches = stretchesOf(STORY, 14)
    expect(stretches.map(({ from, to }) => [from, to])).toEqual([
      [0, 2],
      [2, 7],
      [7, 11],
      [11, 14],
    ])
    expect(stretches.map(({ round }) => round)).toEqual([null, 1, null, 2])
  })

  test('big events are marked; where they are too close, the rare one stays', () => {
    const stamp = ({ lead, to }: StoryLine) => (lead.what === 'battle' ? 'battle' : to === 10 ? 'end' : null)
    expect(marksOf(STORY, 14, stamp).map(({ at }) => at)).toEqual([10, 11])
    expect(marksOf(STORY, 1400, stamp).map(({ stamp: name }) => name)).toEqual(['battle'])
  })
})

describe('since the last turn', () => {
  test('these are the turns of the others, whatever was asked in them', () => {
    const begins = (chapters: readonly Chapter[], viewer: number) => awayIn(chapters, viewer).map(({ at }) => at)
    // The viewer plays again: the turns before. While the other plays: that turn.
    expect([begins(STORY, 0), begins(STORY, 1)]).toEqual([[7], [11]])
    expect([begins(STORY.slice(0, 3), 0), begins(STORY.slice(0, 3), 1)]).toEqual([[7], [2]])
    // Nothing of the setup is told.
    expect(begins(STORY.slice(0, 1), 0)).toEqual([])
  })

  test('what was done to the viewer comes first, the rest by player', () => {
    const { mine, others } = sinceOf(STORY, 7, 0, {})
    expect(mine.map(({ from }) => from)).toEqual([7])
    expect(others.map(({ seat, lines }) => [seat, lines.map(({ from }) => from)])).toEqual([[1, [10]]])
  })

  test('counts what is left out', () => {
    const busy = chapter(7, 1, 1, ...[7, 8, 9, 10].map((at) => line(at, at, 1, { seat: 1 })))
    expect(sinceOf([busy], 7, 0, {}).others).toMatchObject([{ seat: 1, more: 2 }])
  })

  test('steps in which nothing could be done are no news', () => {
    const steps = ['clockworkStep', 'clockworkStep', 'moved'].map((what, i) => line(7 + i, 7 + i, 1, { seat: 1 }, what))
    const idle = new Set(['clockworkStep'])
    expect(sinceOf([chapter(7, 1, 1, ...steps)], 7, 0, { idle }).others).toMatchObject([
      { lines: [{ from: 9 }], more: 0 },
    ])
    expect(sinceOf([chapter(7, 1, 1, ...steps.slice(0, 2))], 7, 0, { idle }).others).toEqual([])
  })

  test('nothing that the viewer did is told', () => {
    expect(sinceOf(STORY, 11, 0, {})).toEqual({ mine: [], others: [] })
  })

  test('pieces of the viewer that are removed concern it', () => {
    const removed = line(1, 1, 1, { seat: 1, owner: 0, place: 3 }, 'removed')
    expect([concerns(removed, 0), concerns(removed, 2)]).toEqual([true, false])
  })
})
