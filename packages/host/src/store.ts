import type { Journal, Known, Row, Seat, State } from '@spinney/kernel'

/** A state on the way, and the version of the rules that laid it out. */
export interface Snapshot extends Known<State> {
  readonly rules: string
}

/** A change of a table, as it is kept. */
export interface Change {
  /** The version that the kept table must have: where it has another one, somebody else has played on. */
  readonly after: number
  readonly version: number
  /** As many rows stay; those behind them were taken back. */
  readonly from: number
  readonly rows: readonly Row[]
  /** A state on the way, now and then, so that opening the table is quick. */
  readonly snapshot: Snapshot | null
  readonly summary: Summary
}

/** What lists of tables show. */
export interface Summary {
  readonly count: number
  /** The seat that is asked. */
  readonly asked: Seat | null
  readonly over: boolean
  readonly winners: readonly Seat[]
}

/** A table as it was kept. */
export interface Saved {
  /** With the seed. */
  readonly journal: Journal
  readonly version: number
  /** Every answer and what came of it; null where only the answers were kept. */
  readonly rows: readonly Row[] | null
  readonly snapshot: Snapshot | null
}

/** Keeps tables: in memory, in files, in a browser, in a database. */
export interface Store {
  /** A new table. Where it has answers, what came of them is not known. Refuses an id that is taken. */
  begin(id: string, journal: Journal): Promise<void>
  /**
   * Adds to a table, as a whole or not at all. Refuses with `StoreConflict` where it is not at `change.after`, and with
   * `StoreMissing` where the table is gone.
   */
  append(id: string, change: Change): Promise<void>
  read(id: string): Promise<Saved | null>
}

/** The kept table is not the beginning of the one that should be kept. Nothing was changed. */
export class StoreConflict extends Error {
  override name = 'StoreConflict'
}

/** Somebody has removed the table, or the whole store. */
export class StoreMissing extends StoreConflict {
  override name = 'StoreMissing'
}

/** Refuses a change that does not follow what is kept. */
export function checkFollows(
  id: string,
  kept: { readonly version: number; readonly count: number },
  { after, from }: { readonly after: number; readonly from: number },
): void {
  if (kept.version !== after) {
    throw new StoreConflict(`table ${id} is kept at version ${kept.version}, the change is for version ${after}`)
  }
  if (from > kept.count) {
    throw new StoreConflict(`table ${id} is kept with ${kept.count} answers, the change begins after ${from}`)
  }
}

/** A store in memory, for tests and for tables that nobody wants to keep. */
export function memoryStore(): Store {
  const tables = new Map<string, Saved>()
  return {
    async begin(id, journal) {
      if (tables.has(id)) throw new StoreConflict(`there is a table ${id} already`)
      tables.set(id, { journal, version: 0, rows: journal.answers.length === 0 ? [] : null, snapshot: null })
    },
    async append(id, change) {
      const saved = tables.get(id)
      if (saved === undefined) throw new StoreMissing(`there is no table ${id}`)
      tables.set(id, changed(id, saved, change))
    },
    read: async (id) => tables.get(id) ?? null,
  }
}

/** What is kept after a change. */
export function changed(id: string, saved: Saved, change: Omit<Change, 'summary'>): Saved {
  const before = saved.rows ?? []
  checkFollows(id, { version: saved.version, count: before.length }, change)
  const rows = [...before.slice(0, change.from), ...change.rows]
  return {
    journal: { ...saved.journal, answers: rows.map(({ entry }) => entry) },
    version: change.version,
    rows,
    snapshot: change.snapshot ?? saved.snapshot,
  }
}
