import { type Begun, type Bond, keyOf, LONGEST_WORDS } from '../chance/pledge.ts'
import { roll, sealedRandom } from '../chance/random.ts'
import { copy } from '../copy.ts'
import { type Ask, askedIn, decide, take } from '../flow/engine.ts'
import { indexOfAnswer, Refusal, start } from '../flow/play.ts'
import { type Answer, CHANCE, type Seat, type State } from '../flow/types.ts'
import { attached, ConfigError, type Game } from '../game.ts'
import { type GameEvent, watch } from '../log/events.ts'
import { type Entry, type Journal, type Seal, type Stop, seal } from './journal.ts'

/** Every so many answers a state is kept, so that any moment is a short replay away. */
const CHECKPOINT = 64

/** Why a table can only be read. */
export interface Past {
  readonly message: string
  /** All of it, also what cannot be shown. */
  readonly journal: Journal
  /** The answer that does not fit today's rules, and why; null where the whole game can be read. */
  readonly stop: Stop | null
}

/** A state and how many answers led to it. */
export interface Known<G extends State> {
  readonly count: number
  readonly state: G
}

/** A game in progress: its journal, where it stands, and what is needed to go back. */
export interface Table<G extends State> {
  readonly game: Game<G>
  /** The configuration under which today's rules play it. */
  readonly config: unknown
  /** What it was begun with: what its journal says, and what its dice are bound to. */
  readonly begun: Begun
  /** Set where it can only be read, because nobody plays by its rules any more. */
  readonly past: Past | null
  readonly seals: readonly Seal[]
  readonly answers: Entry[]
  state: G
  /** What the state asks; null when the game is over. Kept, because listing options is most of the work. */
  ask: Ask<G> | null
  /** States before each answer of the current run of one seat: as far as it may undo. */
  readonly run: G[]
  /** Some states on the way, the first of them before any answer. */
  readonly checkpoints: Known<G>[]
  /** Chance answers since the last seal began. */
  drawn: number
}

/** One answer of the journal and what came of it. */
export interface Row {
  readonly entry: Entry
  readonly events: readonly GameEvent[]
}

/** Hears of every answer while a table is set up or a journal is played again. */
export type Hear = (row: Row) => void

/** How a new table is opened. */
export interface Opening {
  /** The id of the table and the words of its seats. Without it dice follow from the seed alone. */
  readonly bond?: Bond
  readonly hear?: Hear
}

/** Sets up a new game. `seed` should come from a good source of randomness; it stays secret until the end. */
export function openTable<G extends State, C>(
  game: Game<G, C>,
  config: C,
  seed: string,
  { bond, hear }: Opening = {},
): Table<G> {
  if (bond !== undefined) checkWords(bond, game.seats(config))
  const begun: Begun = { game: game.id, rules: game.rules, config, bond: bond ?? null }
  const table = laidTable(game, config, begun, [seal(begun, seed)])
  for (const row of rollOn(table)) hear?.(row)
  return table
}

function checkWords({ words }: Bond, seats: number): void {
  if (words.length > seats) throw new ConfigError(`there are words for ${words.length} seats, the table has ${seats}`)
  const at = words.findIndex((text) => text.length > LONGEST_WORDS)
  if (at >= 0) throw new ConfigError(`the words of seat ${at} are longer than ${LONGEST_WORDS} letters`)
}

/** A table before the first answer. */
export function laidTable<G extends State, C>(
  game: Game<G, C>,
  config: C,
  begun: Begun,
  seals: readonly Seal[],
): Table<G> {
  const { state } = start(game, config)
  const rules = game as Game<G>
  return {
    game: rules,
    config,
    begun,
    past: null,
    seals,
    answers: [],
    state,
    ask: decide(rules, state),
    run: [],
    checkpoints: [{ count: 0, state }],
    drawn: 0,
  }
}

/**
 * A table that begins with a position, to try something out: what came before is not known, so it has no journal that
 * could be played again.
 */
export function tableAt<G extends State, C>(game: Game<G, C>, config: C, state: G, seed: string): Table<G> {
  const begun: Begun = { game: game.id, rules: game.rules, config, bond: null }
  const table = laidTable(game, config, begun, [seal(begun, seed)])
  const rules = game as Game<G>
  const at = attached(rules, copy(state))
  return { ...table, state: at, ask: decide(rules, at), checkpoints: [{ count: 0, state: at }] }
}

/** The same table once more: playing on at one of them leaves the other as it is. */
export function branch<G extends State>(table: Table<G>): Table<G> {
  const { answers, run, checkpoints } = table
  return { ...table, answers: answers.slice(), run: run.slice(), checkpoints: checkpoints.slice() }
}

/**
 * The whole journal of a table, with its seed and every hidden answer: for its keeper, and for everybody once the game
 * is over. Before that, `journalFor` is what a seat may have.
 */
export function journalOf<G extends State>({ past, begun, seals, answers }: Table<G>): Journal {
  return past?.journal ?? { ...begun, seals, answers: answers.slice() }
}

/** A table after an answer, and what the answer and chance have added to it. */
export interface Answered<G extends State> {
  readonly table: Table<G>
  readonly rows: Row[]
}

/**
 * Takes a player's answer and then all that chance has to say. Refuses chance's answers from outside, and an answer
 * meant for another version. What was handed out before never changes: neither the table nor its states.
 */
export function answered<G extends State>(
  table: Table<G>,
  answer: Answer,
  version?: number,
  auto = false,
): Answered<G> {
  refusePast(table)
  if (answer.seat === CHANCE) throw new Refusal('seat', 'chance is answered by the table, not from outside')
  if (version !== undefined && version !== table.state.version) {
    throw new Refusal('stale', `the answer is for version ${version}, the game is at version ${table.state.version}`)
  }
  const { seat, kind, pick } = answer
  const next = branch(table)
  const first = append(next, auto ? { seat, kind, pick, auto } : { seat, kind, pick })
  return { table: next, rows: [first, ...rollOn(next)] }
}

/** Does the same at the table itself. Where anything goes wrong, the table stays as it was. */
export function submit<G extends State>(table: Table<G>, answer: Answer, version?: number, auto = false): Row[] {
  const next = answered(table, answer, version, auto)
  Object.assign(table, next.table)
  return next.rows
}

/** What can only be read is not played on. */
function refusePast<G extends State>({ past }: Table<G>): void {
  if (past !== null) throw new Refusal('past', past.message)
}

/** Takes forced answers for those who want it: as long as the asked seat has exactly one option. */
export function takeForced<G extends State>(table: Table<G>, wants: (ask: Ask<G>) => boolean): Row[] {
  const rows: Row[] = []
  for (;;) {
    const { ask } = table
    if (table.past !== null || ask === null || ask.seat === CHANCE) return rows
    if (ask.options.length !== 1 || !wants(ask)) return rows
    rows.push(...submit(table, { seat: ask.seat, kind: ask.kind, pick: ask.options[0]! }, undefined, true))
  }
}

/** The seed that chance follows from now on; null where it is not known here, so that the game cannot go on. */
export function seedOf<G extends State>(table: Table<G>): string | null {
  return table.seals[table.seals.length - 1]!.seed
}

/** Answers for chance until a player is asked or the game is over. */
export function rollOn<G extends State>(table: Table<G>): Row[] {
  const rows: Row[] = []
  for (;;) {
    const { ask } = table
    if (ask === null || ask.seat !== CHANCE) return rows
    const { seed, from } = table.seals[table.seals.length - 1]!
    if (seed === null) throw new Error('the seed of this game is not known here, so that chance cannot go on')
    const pick = ask.options[roll(ask, sealedRandom(keyOf(seed, table.begun, from), table.drawn))]!
    rows.push(append(table, { seat: CHANCE, kind: ask.kind, pick }))
  }
}

/** Adds one answer to the journal; all answers of a table come through here. */
export function append<G extends State>(table: Table<G>, entry: Entry): Row {
  const { game, state: before, ask, run, answers } = table
  const index = indexOfAnswer(ask, entry)
  const state = copy(before)
  const { value, events, revealed } = watch(() => take(game, state, askedIn(state, ask!), index))
  const last = answers[answers.length - 1]
  if (last !== undefined && last.seat !== entry.seat) run.length = 0
  run.push(before)
  if (entry.seat === CHANCE || revealed) run.length = 0
  if (entry.seat === CHANCE) table.drawn++
  answers.push(entry)
  table.state = state
  table.ask = value
  if (answers.length % CHECKPOINT === 0) table.checkpoints.push({ count: answers.length, state })
  return { entry, events }
}

/**
 * How many answers this seat may take back: its latest ones, unless chance, a secret or another seat came between.
 * Forced ones do not count. Nothing is taken back once the game is over, because its seed may be known by then, and nothing
 * that another game has played: a fork begins where its own seed begins.
 */
export function undoable<G extends State>(table: Table<G>, seat: Seat): number {
  const { answers, run, state, past, seals } = table
  if (state.over || past !== null || answers[answers.length - 1]?.seat !== seat) return 0
  const first = Math.max(answers.length - run.length, seals[seals.length - 1]!.from)
  return answers.slice(first).filter((entry) => !entry.auto).length
}

/** Takes back the latest answer of a seat, with the forced ones that followed it. Refuses what may not be taken back. */
export function undo<G extends State>(table: Table<G>, seat: Seat): void {
  if (undoable(table, seat) === 0) throw new Refusal('seat', `seat ${seat} has nothing it may take back`)
  const { answers, run, checkpoints } = table
  let entry: Entry
  do {
    entry = answers.pop()!
    table.state = run.pop()!
  } while (entry.auto)
  while (checkpoints[checkpoints.length - 1]!.count > answers.length) checkpoints.pop()
  table.ask = decide(table.game, table.state)
}

/** The state after the first `count` answers. */
export function stateAt<G extends State>(table: Table<G>, count: number): G {
  const { game, answers, checkpoints } = table
  if (!Number.isInteger(count) || count < 0 || count > answers.length) {
    throw new RangeError(`the game has ${answers.length} answers, there is no moment ${count}`)
  }
  if (count === answers.length) return table.state
  const base = checkpoints.findLastIndex((known) => known.count <= count)
  const state = copy(checkpoints[base]!.state)
  const passed: Known<G>[] = []
  let ask = decide(game, state)
  for (let i = checkpoints[base]!.count; i < count; i++) {
    ask = take(game, state, ask!, indexOfAnswer(ask, answers[i]!))
    // A table that was not played from its beginning has few states on the way: the next look is shorter.
    if ((i + 1) % CHECKPOINT === 0) passed.push({ count: i + 1, state: copy(state) })
  }
  checkpoints.splice(base + 1, 0, ...passed)
  return state
}

/**
 * Another game that begins with the first `count` answers of this one; from there chance follows a seed of its own.
 * The seed of a game that still goes on stays behind: the end of the other game would make it known.
 */
export function fork<G extends State>(table: Table<G>, count: number, seed: string): Table<G> {
  refusePast(table)
  const state = stateAt(table, count)
  const kept = table.seals.filter((s) => s.from < count)
  const seals = [...(table.state.over ? kept : kept.map((s) => ({ ...s, seed: null }))), seal(table.begun, seed, count)]
  const forked: Table<G> = {
    ...table,
    seals,
    answers: table.answers.slice(0, count),
    state,
    ask: decide(table.game, state),
    run: [],
    checkpoints: table.checkpoints.filter((known) => known.count <= count),
    drawn: 0,
  }
  rollOn(forked)
  return forked
}
