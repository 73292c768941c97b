import {
  eventFor,
  journalFor,
  journalOf,
  type Names,
  type Row,
  type Seat,
  type State,
  stateAt,
  type Table,
  undoable,
  type View,
  view,
  writeRecord,
  writeSeatRecord,
} from '@spinney/kernel'
import { outlookOf } from './plan.ts'
import type { Aides, Closed, LogRow, Moment, RecordText, ScorePoint, Seating, Update } from './protocol.ts'

/** Points of a chart of scores. */
const POINTS = 160

/** All that there is to know about a hosted table. Never changed: every change makes another one. */
export interface Position {
  readonly table: Table<State>
  /** Every answer and what came of it, with its secrets. */
  readonly rows: readonly Row[]
  readonly version: number
  /** Who answers for each seat now. */
  readonly seating: Seating
  /** The seats of people, also where a bot answers for one of them meanwhile. */
  readonly people: readonly Seat[]
  /** Whether the seed is kept from everybody until the game is over, also from whoever plays alone. */
  readonly sealed: boolean
  readonly closed: Closed | null
  readonly saved: boolean
  readonly aides: Aides
}

/** A change that has been worked out and not been made yet. */
export interface Draft {
  readonly table: Table<State>
  /** Rows that stay. */
  readonly from: number
  readonly rows: readonly Row[]
}

/** Who must answer. */
export function waitingFor({ table, seating, closed }: Position): Update['waiting'] {
  if (table.ask === null || closed !== null) return null
  return typeof table.ask.seat === 'number' && seating[table.ask.seat] === null ? 'person' : 'bot'
}

/** A message: a function of the position and of who looks at it, and of nothing else. */
export function updateFor(position: Position, viewer: Seat | null, from: number): Update {
  const { table, version, seating, closed, saved, aides } = position
  const { game, state, ask } = table
  const asked = viewer !== null && ask !== null && ask.seat === viewer && closed === null
  return {
    version,
    from,
    rows: rowsFor(position, viewer, from),
    count: table.answers.length,
    viewer,
    view: viewFor(position, viewer),
    aides: aides(state, viewer),
    waiting: waitingFor(position),
    undoable: viewer !== null && seating[viewer] === null && closed === null ? undoable(table, viewer) : 0,
    outlook: asked ? outlookOf(game, state, ask) : null,
    closed,
    promises: table.seals.map(({ from, commitment }) => ({ from, commitment })),
    saved,
  }
}

/** At a table that can only be looked at nobody is offered anything. */
function viewFor({ table: { game, state, ask }, closed }: Position, viewer: Seat | null): View {
  const seen = view(game, state, viewer, ask)
  if (closed === null || seen.asked === null) return seen
  return { ...seen, asked: { ...seen.asked, options: null, laws: null, blocked: null } }
}

function rowsFor({ rows }: Position, viewer: Seat | null, from: number): LogRow[] {
  return rows.slice(from).map(({ entry, events }, i) => ({
    at: from + i,
    seat: entry.seat,
    kind: entry.kind,
    auto: entry.auto === true && entry.seat === viewer,
    events: events.map((event) => eventFor(event, viewer)),
  }))
}

/** The table after the first answers, as it was seen then. */
export function momentAt({ table, aides }: Position, viewer: Seat | null, at: number): Moment {
  const state = stateAt(table, at)
  return { at, view: view(table.game, state, viewer), aides: aides(state, viewer) }
}

/**
 * The text of a record file for those who have these seats. Before the end it is what one of them may know. Whoever
 * plays alone may have all of it: nobody else's secrets are in it, only those of bots.
 */
export function recordFor(
  { table, people, sealed, closed }: Position,
  seats: readonly Seat[],
  eyes: Seat | null,
  names: Names,
): RecordText {
  const alone = !sealed && people.length < 2 && people.every((seat) => seats.includes(seat))
  if (table.state.over || closed === 'ended' || alone)
    return { text: writeRecord(journalOf(table), names), whole: true }
  return { text: writeSeatRecord(journalFor(table, eyes), names), whole: false }
}

/** How the scores of a finished game came about. */
export function historyOf({ table }: Position, scores: (state: unknown) => readonly number[]): ScorePoint[] {
  if (!table.state.over) return []
  const count = table.answers.length
  const step = Math.max(1, Math.ceil(count / POINTS))
  const points: ScorePoint[] = []
  for (let at = 0; at < count; at += step) points.push({ at, scores: scores(stateAt(table, at)) })
  points.push({ at: count, scores: scores(table.state) })
  return points
}
