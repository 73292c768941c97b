import { journalOf, type State, type Table } from '@spinney/kernel'
import type { Position } from './position.ts'
import { type Snapshot, type Store, StoreConflict, StoreMissing, type Summary } from './store.ts'

/** So many answers lie between two states that are kept. */
const APART = 64

/** What a store has of a table. */
export interface Kept {
  /** Whether it has the table at all. */
  readonly begun: boolean
  readonly version: number
  /** Rows that are the same there and here. */
  readonly count: number
  /** Answers before the latest state that is kept; -1: there is none. */
  readonly snapshot: number
}

/** Nothing is there yet. */
export const NOTHING: Kept = { begun: false, version: 0, count: 0, snapshot: -1 }

/** Keeps what changes at one table. */
export interface Keeper {
  /** Keeps a new position whose rows from `from` on are new; says whether it could. */
  keep(position: Position, from: number): Promise<boolean>
  /** Keeps a new table that can only be looked at: all of it, also what cannot be shown. */
  keepWhole(table: Table<State>): Promise<boolean>
}

/** Without a store nothing is kept. */
export const noKeeper: Keeper = { keep: async () => true, keepWhole: async () => true }

/**
 * Where play must go on although storage is full or forbidden (`lenient`), what could not be kept is tried again later.
 * A table that was removed there meanwhile is kept once more, from its beginning. What somebody else has played on with
 * is never written over.
 */
export function createKeeper(store: Store, id: string, begin: Kept, lenient: boolean): Keeper {
  let kept = begin
  const excused = (error: unknown): false => {
    if (error instanceof StoreConflict || !lenient) throw error
    return false
  }

  async function write({ table, rows, version }: Position): Promise<void> {
    const { count } = kept
    const snapshot = snapshotOf(table, kept.snapshot)
    if (!kept.begun) await store.begin(id, { ...journalOf(table), answers: [] })
    kept = { ...kept, begun: true }
    const summary = summaryOf(table)
    const change = { after: kept.version, version, from: count, rows: rows.slice(count), snapshot, summary }
    await store.append(id, change)
    kept = { begun: true, version, count: rows.length, snapshot: snapshot?.count ?? kept.snapshot }
  }

  return {
    async keepWhole(table) {
      try {
        await store.begin(id, journalOf(table))
        return true
      } catch (error) {
        return excused(error)
      }
    },
    async keep(position, from) {
      // Until it is written, what comes after `from` there is not what was played.
      kept = { ...kept, count: Math.min(kept.count, from) }
      try {
        await write(position).catch((error: unknown) => {
          if (!lenient || !(error instanceof StoreMissing)) throw error
          kept = NOTHING
          return write(position)
        })
        return true
      } catch (error) {
        return excused(error)
      }
    },
  }
}

/** The state before the current run of one seat: nothing before it is ever taken back. */
function snapshotOf({ game, answers, run, state }: Table<State>, last: number): Snapshot | null {
  const count = answers.length - run.length
  return count - last < APART ? null : { count, rules: game.rules, state: run[0] ?? state }
}

function summaryOf({ game, answers, state, ask }: Table<State>): Summary {
  return {
    count: answers.length,
    asked: typeof ask?.seat === 'number' ? ask.seat : null,
    over: state.over,
    winners: game.result(state)?.winners ?? [],
  }
}
