import type { Seat } from '@spinney/kernel'
import type { Chapter, StoryLine } from '@spinney/words'

/** How far one goes at once through a game. */
export const UNITS = ['step', 'turn', 'round'] as const
export type Unit = (typeof UNITS)[number]

/** Where one stops on the way through a game: after every action, and where turns and rounds begin. */
export type Stops = Readonly<Record<Unit, readonly number[]>>

export function stopsOf(chapters: readonly Chapter[], count: number): Stops {
  const turns = chapters.flatMap(({ at, seat }) => (seat === null ? [] : [at + 1]))
  let round = 0
  const rounds = chapters.flatMap((chapter) => {
    if (chapter.round <= round) return []
    round = chapter.round
    return [chapter.at + 1]
  })
  const steps = chapters.flatMap(({ lines }) => lines.map(({ to }) => to + 1))
  const all = (stops: readonly number[]): number[] => [...new Set([0, ...stops, count])].sort((a, b) => a - b)
  return { step: all(steps), turn: all(turns), round: all(rounds) }
}

/** The next stop from a moment; the moment itself at either end. */
export function stopFrom(stops: readonly number[], at: number, way: 1 | -1): number {
  return (way === 1 ? stops.find((stop) => stop > at) : stops.findLast((stop) => stop < at)) ?? at
}

/** A turn on the slider. */
export interface Stretch {
  readonly from: number
  readonly to: number
  readonly seat: Seat | null
  /** The number of a round that begins here. */
  readonly round: number | null
}

export function stretchesOf(chapters: readonly Chapter[], count: number): Stretch[] {
  let round = 0
  return chapters.map((chapter, i) => {
    const isNew = chapter.round > round
    if (isNew) round = chapter.round
    return {
      from: i === 0 ? 0 : chapter.at,
      to: chapters[i + 1]?.at ?? count,
      seat: chapter.seat,
      round: isNew ? round : null,
    }
  })
}

/** Something big, at the moment after it. */
export interface Mark<T> {
  readonly at: number
  readonly stamp: T
  readonly line: StoryLine
}

/** Stamps lie no closer than this share of the slider. */
const CLOSE = 0.028

/** The big events of a game, as many as there is room for: the rare ones first. */
export function marksOf<T>(
  chapters: readonly Chapter[],
  count: number,
  stampOf: (line: StoryLine) => T | null,
): readonly Mark<T>[] {
  const all = chapters.flatMap(({ lines }) =>
    lines.flatMap((line) => {
      const stamp = stampOf(line)
      return stamp === null ? [] : [{ at: line.to + 1, stamp, line }]
    }),
  )
  const often = (stamp: T): number => all.filter((mark) => mark.stamp === stamp).length
  const byRarity = all.map((mark) => ({ mark, often: often(mark.stamp) })).sort((a, b) => a.often - b.often)
  const placed: Mark<T>[] = []
  for (const { mark } of byRarity) {
    if (placed.every(({ at }) => Math.abs(at - mark.at) >= CLOSE * count)) placed.push(mark)
  }
  return placed.sort((a, b) => a.at - b.at)
}
