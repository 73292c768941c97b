import type { Seat } from '@spinney/kernel'
import {
  type Chapter,
  PLAIN_STORY,
  type StoryLine,
  type StoryRules,
  storyOf,
  tellLine,
  tellWhole,
} from '@spinney/words'
import { useMemo } from 'react'
import type { LogRow } from '../engine/protocol.ts'
import { type TableContext, useTable, useTableState } from './context.ts'
import type { Action, GameFace, TargetId } from './face.ts'

export const rulesOf = (face: GameFace): StoryRules => face.wording?.story ?? PLAIN_STORY

/** The story of the latest rows, made once for all who want it. */
const known = new WeakMap<readonly LogRow[], Chapter[]>()

export function chaptersOf(rows: readonly LogRow[], face: GameFace): readonly Chapter[] {
  const made = known.get(rows) ?? storyOf(rows, rulesOf(face))
  known.set(rows, made)
  return made
}

/** What happened so far, by turns. */
export function useStory(): readonly Chapter[] {
  const { face } = useTable()
  const rows = useTableState((state) => state.rows)
  return useMemo(() => chaptersOf(rows, face), [rows, face])
}

/**
 * The turns since the viewer's last one, whatever was asked of the viewer in them. While the viewer plays, these are the
 * turns before; and nothing that happened before the first turn of all.
 */
export function awayIn(chapters: readonly Chapter[], viewer: Seat): readonly Chapter[] {
  const isOwn = ({ seat }: Chapter) => seat === viewer
  const now = chapters.at(-1)
  const end = now !== undefined && isOwn(now) ? chapters.length - 1 : chapters.length
  const before = chapters.slice(0, end).findLastIndex(isOwn)
  return chapters.slice(before + 1, end).filter(({ seat }) => seat !== null)
}

/** The line that a moment shows: the last one that is over by then. */
export function lineAt(chapters: readonly Chapter[], at: number): StoryLine | null {
  for (let i = chapters.length - 1; i >= 0; i--) {
    const line = chapters[i]!.lines.findLast(({ to }) => to < at)
    if (line !== undefined) return line
  }
  return null
}

/** The last line there is. */
export const lastLine = (chapters: readonly Chapter[]): StoryLine | null => lineAt(chapters, Number.POSITIVE_INFINITY)

/** The line at the moment on the screen. */
export function useLine(): StoryLine | null {
  const chapters = useStory()
  const at = useTableState((state) => state.moment?.at ?? null)
  return useMemo(() => (at === null ? lastLine(chapters) : lineAt(chapters, at)), [chapters, at])
}

/** The action that is being told at a moment: it may not be over. */
export function actionAt(rows: readonly LogRow[], face: GameFace, at: number): Action | null {
  const chapters = chaptersOf(rows, face)
  for (let i = chapters.length - 1; i >= 0; i--) {
    const line = chapters[i]!.lines.findLast(({ from }) => from < at)
    if (line === undefined) continue
    return { line, events: rows.slice(line.from, Math.min(line.to + 1, at)).flatMap(({ events }) => [...events]) }
  }
  return null
}

/** A line under the heading of its turn, and one that stands alone. */
/** Whose line it is; null where nobody at a seat acts, such as a hireling. */
export function actorOf({ scene }: TableContext, { lead }: StoryLine): Seat | null {
  const { seat } = lead.facts
  return typeof seat === 'number' && seat < scene.plan.seats.length ? seat : null
}

export const wordLine = ({ face, scene }: TableContext, line: StoryLine): string =>
  tellLine(line, rulesOf(face), scene.words)
export const wordWhole = ({ face, scene }: TableContext, line: StoryLine): string =>
  tellWhole(line, rulesOf(face), scene.words)

/** The same without how it was decided, for where room is short: what came of it is news. */
export function wordBrief(table: TableContext, line: StoryLine): string {
  const { parts } = rulesOf(table.face)
  const events = line.events.filter((event) => event === line.lead || parts[event.what] !== 'start')
  return wordWhole(table, { ...line, events })
}

/** The places that a line is about. */
export function placesIn(face: GameFace, { events }: StoryLine): readonly TargetId[] {
  return face.placesOf === undefined ? [] : [...new Set(events.flatMap((event) => [...face.placesOf!(event)]))]
}
