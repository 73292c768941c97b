import type { Seat } from '@spinney/kernel'
import type { LogRow } from '../engine/protocol.ts'
import type { GameFace } from './face.ts'
import type { Stretch } from './stops.ts'

/** A turn in which much was won or lost. */
export interface TurningPoint {
  /** The moment after the turn, and the one before it. */
  readonly at: number
  readonly from: number
  readonly seat: Seat
  readonly round: number
  /** Points of the seat in this turn; below zero: lost. */
  readonly gain: number
  /** Whether the seat came to lead alone. */
  readonly leads: boolean
}

/** What a seat has scored at a moment. */
export interface Scored {
  readonly at: number
  readonly seat: Seat
  readonly points: number
}

/** So many are told. */
const TOLD = 3
/** To take the lead weighs as much as so many points. */
const LEAD = 2

export function scoredIn(rows: readonly LogRow[], gainOf: NonNullable<GameFace['gainOf']>): Scored[] {
  return rows.flatMap(({ at, events }) =>
    events.flatMap((event) => {
      const gain = gainOf(event)
      return gain === null ? [] : [{ at, ...gain }]
    }),
  )
}

/** The turns with the largest swings, in the order they were played. */
export function turningPoints(stretches: readonly Stretch[], scored: readonly Scored[], seats: number): TurningPoint[] {
  const totals = Array.from({ length: seats }, () => 0)
  let [round, next] = [0, 0]
  const turns: TurningPoint[] = []
  for (const stretch of stretches) {
    round = stretch.round ?? round
    const before = leaderOf(totals)
    const gains = totals.map(() => 0)
    for (; next < scored.length && scored[next]!.at < stretch.to; next++) {
      const { seat, points } = scored[next]!
      totals[seat]! += points
      gains[seat]! += points
    }
    const { from, to, seat } = stretch
    if (seat === null) continue
    const leads = leaderOf(totals) === seat && before !== seat
    turns.push({ from, at: to, seat, round, gain: gains[seat]!, leads })
  }
  const weight = ({ gain, leads }: TurningPoint) => Math.abs(gain) + (leads ? LEAD : 0)
  return turns
    .filter(({ gain }) => gain !== 0)
    .sort((a, b) => weight(b) - weight(a) || a.at - b.at)
    .slice(0, TOLD)
    .sort((a, b) => a.at - b.at)
}

/** The seat that leads alone; null where several share the most. */
function leaderOf(totals: readonly number[]): Seat | null {
  const most = Math.max(...totals)
  return totals.filter((total) => total === most).length > 1 ? null : totals.indexOf(most)
}
