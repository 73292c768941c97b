import {
  ConfigError,
  type Game,
  type Journal,
  openTable,
  type Row,
  reopen,
  rollOn,
  type Seat,
  type State,
  seedOf,
  type Table,
  tableAt,
  view,
} from '@spinney/kernel'
import { createHost, type Host, type Hosting } from './host.ts'
import { createKeeper, type Kept, NOTHING, noKeeper } from './keeper.ts'
import { reopenPatiently } from './patient.ts'
import type { Position } from './position.ts'
import type { Aides, Closed, Seating } from './protocol.ts'
import type { Saved, Snapshot, Store } from './store.ts'

/** Who sits at a table and where it is kept. */
export interface Setting extends Omit<Hosting, 'keeper'> {
  /** The name under which it is kept. */
  readonly id: string
  /** Who plays each seat, perhaps depending on the configuration of the table. */
  readonly seating: Seating | ((config: unknown) => Seating)
  readonly store: Store | null
  /** Whether play goes on where keeping fails, as on a person's own device. */
  readonly lenient?: boolean
  /** The seats of people; left out: those where no bot sits. */
  readonly people?: readonly Seat[]
  /** Whether the seed stays secret until the end, also where one person plays alone. */
  readonly sealed?: boolean
  /** Whether those who played have ended the game. */
  readonly ended?: boolean
  readonly aides?: Aides
}

/** What only a new table has. */
export interface NewSetting extends Setting {
  /** The id that dice are bound to; where it is left out, the name under which the table is kept. */
  readonly table?: string
  /** Words of the seats, in their order; they are mixed into all draws. */
  readonly words?: readonly string[]
}

/** A new table. Its dice are bound to it. */
export async function openHost(game: Game<State>, config: unknown, seed: string, opening: NewSetting): Promise<Host> {
  const { table: name, words = [], ...setting } = opening
  const rows: Row[] = []
  const bond = { table: name ?? setting.id, words }
  const table = openTable(game, config, seed, { bond, hear: (row) => rows.push(row) })
  return sit(table, rows, NOTHING, setting)
}

/**
 * A new table that begins with a journal, for instance from a record file. One of past rules can be looked at. With `breathe`
 * it is played again piece by piece.
 */
export async function hostJournal(
  game: Game<State>,
  journal: Journal,
  setting: Setting,
  breathe?: () => Promise<void>,
): Promise<Host> {
  const rows: Row[] = []
  const hear = (row: Row) => void rows.push(row)
  const table =
    breathe === undefined ? reopen(game, journal, hear) : await reopenPatiently(game, journal, breathe, hear)
  return sit(table, rows, NOTHING, setting)
}

/** A table that begins with a position, to try something out. Nothing of it is kept. */
export async function hostPosition(
  game: Game<State>,
  config: unknown,
  state: State,
  seed: string,
  setting: Setting,
): Promise<Host> {
  return sit(tableAt(game, config, state, seed), [], NOTHING, { ...setting, store: null })
}

/** Goes on with a table that was kept. Nothing is written unless something is missing there. */
export async function resumeHost(game: Game<State>, saved: Saved, setting: Setting): Promise<Host> {
  const { version, snapshot } = saved
  // Other rules may lay out their states otherwise.
  const known = saved.rows !== null && snapshot?.rules === game.rules ? snapshot : null
  const { table, rows } = from(game, saved, known)
  const kept: Kept = { begun: true, version, count: saved.rows?.length ?? 0, snapshot: snapshot?.count ?? -1 }
  return sit(table, rows, kept, setting)
}

/** The table from a known state on. Where that state is damaged, from the beginning: the answers say it all. */
function from(game: Game<State>, { journal, rows: kept }: Saved, known: Snapshot | null) {
  const read = (state: Snapshot | null): { table: Table<State>; rows: Row[] } => {
    const rows: Row[] = state === null ? [] : kept!.slice(0, state.count)
    return { table: reopen(game, journal, (row) => rows.push(row), state), rows }
  }
  if (known === null) return read(null)
  try {
    const found = read(known)
    for (let seat = 0; seat < game.seats(found.table.config); seat++) view(game, found.table.state, seat)
    return found
  } catch {
    return read(null)
  }
}

async function sit(table: Table<State>, rows: Row[], kept: Kept, setting: Setting): Promise<Host> {
  const { id, seating: given, store, lenient = false, aides = () => null, ...rest } = setting
  const { people: owned, sealed = false, ended = false, ...hosting } = rest
  const seating = typeof given === 'function' ? given(table.config) : given
  const seats = table.game.seats(table.config)
  if (seating.length !== seats) throw new ConfigError(`the table has ${seats} seats, not ${seating.length}`)
  const people = owned ?? seating.flatMap((bot, seat) => (bot === null ? [seat] : []))
  const closed = closedBy(table) ?? (ended ? 'ended' : null)
  if (closed === null) rows.push(...rollOn(table))
  const keeper = store === null ? noKeeper : createKeeper(store, id, kept, lenient)
  let position: Position = {
    table,
    rows,
    version: kept.version,
    seating,
    people,
    sealed,
    closed,
    saved: true,
    aides,
  }
  if (closed !== null) position = { ...position, saved: kept.begun || (await keeper.keepWhole(table)) }
  else if (rows.length !== kept.count || !kept.begun) {
    position = { ...position, version: kept.version + 1 }
    position = { ...position, saved: await keeper.keep(position, kept.count) }
  }
  return createHost(position, { ...hosting, keeper })
}

/** A game that goes on needs rules that are still played, and its seed: without it no die can be thrown. */
function closedBy(table: Table<State>): Closed | null {
  if (table.past !== null) return 'rules'
  return table.state.over || seedOf(table) !== null ? null : 'seed'
}
