import {
  entryOf,
  FormatError,
  type GameEvent,
  type Journal,
  LARGE,
  plainAt,
  type Row,
  readRecord,
  type State,
} from '@spinney/kernel'
import type { Change, Snapshot } from '../store.ts'

/** A change as a line holds it; the summary is there for lists only. */
export type KeptChange = Omit<Change, 'summary'>

/** What the text of a table's file says. */
export interface TableLines {
  /** As the table was begun. */
  readonly journal: Journal
  readonly changes: readonly KeptChange[]
  /** Bytes of whole lines. */
  readonly size: number
}

/** Reads the file of a table; what comes after the last end of line was cut short, and is left out. */
export function readLines(text: string): TableLines {
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  const [first = '', ...lines] = whole.split('\n').slice(0, -1)
  return {
    journal: readRecord(first),
    changes: lines.map((line, i) => changeOf(line, `line ${i + 2}`)),
    size: Buffer.byteLength(whole),
  }
}

function changeOf(line: string, place: string): KeptChange {
  const { after, version, from, rows, snapshot } = recordOf(parsed(line, place), place)
  if (!Array.isArray(rows)) throw new FormatError(`${place}.rows`, 'a list is missing here')
  return {
    after: numberOf(after, `${place}.after`),
    version: numberOf(version, `${place}.version`),
    from: numberOf(from, `${place}.from`),
    rows: rows.map((row, i) => rowOf(row, `${place}.rows[${i}]`)),
    snapshot: snapshot === null ? null : snapshotOf(snapshot, `${place}.snapshot`),
  }
}

function parsed(line: string, place: string): unknown {
  try {
    const value: unknown = JSON.parse(line)
    plainAt(value, place, LARGE)
    return value
  } catch (error) {
    throw error instanceof FormatError ? error : new FormatError(place, 'this is not JSON')
  }
}

function rowOf(value: unknown, place: string): Row {
  const { entry, events } = recordOf(value, place)
  if (!Array.isArray(events)) throw new FormatError(`${place}.events`, 'a list is missing here')
  return {
    entry: entryOf(entry, `${place}.entry`),
    events: events.map((event, i) => eventOf(event, `${place}.events[${i}]`)),
  }
}

function eventOf(value: unknown, place: string): GameEvent {
  const { law, what, facts } = recordOf(value, place)
  if (typeof law !== 'string' || typeof what !== 'string') throw new FormatError(place, 'this is no event')
  recordOf(facts, `${place}.facts`)
  return value as GameEvent
}

function snapshotOf(value: unknown, place: string): Snapshot {
  const { count, rules, state } = recordOf(value, place)
  const { flow, version, over } = recordOf(state, `${place}.state`)
  if (!Array.isArray(flow) || typeof over !== 'boolean') throw new FormatError(`${place}.state`, 'this is no state')
  const rest = state as Omit<State, 'flow' | 'version' | 'over'>
  return {
    count: numberOf(count, `${place}.count`),
    rules: typeof rules === 'string' ? rules : '',
    state: { ...rest, flow, version: numberOf(version, `${place}.state.version`), over },
  }
}

function numberOf(value: unknown, place: string): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value
  throw new FormatError(place, 'a whole number is missing here')
}

function recordOf(value: unknown, place: string): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  throw new FormatError(place, 'a record is missing here')
}
