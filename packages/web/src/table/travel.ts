import type { GameEvent, Seat, View } from '@spinney/kernel'
import type { ReactNode } from 'react'
import type { LogRow } from '../engine/protocol.ts'
import type { Pace } from '../settings.ts'

/** A place in units of the drawing of the board. */
export type Spot = readonly [x: number, y: number]

/** The size of that drawing. */
export interface Sheet {
  readonly width: number
  readonly height: number
}

/** A piece that comes, goes or moves. */
export interface Travel {
  /** null: it comes from its owner's board. */
  readonly from: Spot | null
  /** null: it goes back to its owner's board. */
  readonly to: Spot | null
  /** The bends between the two. */
  readonly via?: readonly Spot[]
  readonly owner: Seat | null
  /** Drawn around (0, 0). */
  readonly piece: ReactNode
}

export type Travels = (event: GameEvent, view: View, sheet: Sheet) => readonly Travel[]

/** More than this at once is no longer followed by the eye. */
const MOST = 12
/** Milliseconds that one piece travels; all of them together take no longer than bots pause. */
export const LASTS: Record<Exclude<Pace, 'instant'>, number> = { slow: 250, normal: 200 }
const SPREAD = 300
/** How far a piece drifts to or from its owner's board before it is gone, in units of the drawing. */
const DRIFT = 90

/** The rows that are new on the screen: none after looking back, taking back or opening a table. */
export function newRows(rows: readonly LogRow[], fresh: number, shown: number): readonly LogRow[] {
  return rows.slice(Math.max(fresh, shown))
}

/** More answers than these at once are a leap, not a step. */
const LEAP = 40

/** The rows between two moments of a replay, where one follows the other closely. */
export function passedRows(rows: readonly LogRow[], from: number, to: number): readonly LogRow[] {
  return to - from > LEAP ? [] : rows.slice(from, to)
}

/** What moves, at most a dozen: the latest. */
export function travelsOf(rows: readonly LogRow[], travels: Travels, view: View, sheet: Sheet): readonly Travel[] {
  return rows.flatMap(({ events }) => events.flatMap((event) => [...travels(event, view, sheet)])).slice(-MOST)
}

/** When the nth of several pieces sets out. */
export function delayOf(index: number, count: number): number {
  return count < 2 ? 0 : Math.round((index * Math.min(90 * (count - 1), SPREAD)) / (count - 1))
}

/** A unit step towards the owner's board; up, where nobody knows where that is. */
export type Aim = (owner: Seat | null, at: Spot) => Spot

/** The stages of a journey, for the browser's own animations. */
export function stagesOf({ from, to, via = [], owner }: Travel, aim: Aim): Keyframe[] {
  if (from !== null && to !== null) return along([from, ...via, to])
  const at = from ?? to
  if (at === null) return []
  const [dx, dy] = aim(owner, at)
  const away = { transform: move([at[0] + dx * DRIFT, at[1] + dy * DRIFT]), opacity: 0 }
  const here = { transform: move(at), opacity: 1 }
  return from === null ? [away, here] : [here, away]
}

/** Through all points at an even speed. */
function along(points: readonly Spot[]): Keyframe[] {
  const lengths = points.map((point, i) => (i === 0 ? 0 : distance(point, points[i - 1]!)))
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1
  let gone = 0
  return points.map((point, i) => {
    gone += lengths[i]!
    return { transform: move(point), offset: Math.min(1, gone / whole), opacity: 1 }
  })
}

function distance(a: Spot, b: Spot): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1])
}

function move([x, y]: Spot): string {
  return `translate(${Math.round(x * 10) / 10}px, ${Math.round(y * 10) / 10}px)`
}

/** Where something changed, each place once: what is shown instead of motion. */
export function changedSpots(travels: readonly Travel[]): readonly Spot[] {
  const spots = new Map<string, Spot>()
  for (const { from, to } of travels) {
    const spot = to ?? from
    if (spot !== null) spots.set(spot.map(Math.round).join(), spot)
  }
  return [...spots.values()]
}
