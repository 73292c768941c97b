import { roll, sealedRandom } from '../chance/random.ts'
import { copy } from '../copy.ts'
import { decide, take } from '../flow/engine.ts'
import { indexOfAnswer, Refusal, start } from '../flow/play.ts'
import { type Answer, CHANCE, type Seat, type State } from '../flow/types.ts'
import type { Game } from '../game.ts'
import { type GameEvent, watch } from '../log/events.ts'
import { type Entry, type Journal, type Seal, seal, sealAt } from './journal.ts'

/** Every so many answers a state is kept, so that any moment is a short replay away. */
const CHECKPOINT = 64

/** A game in progress: its journal, where it stands, and what is needed to go back. */
export interface Table<G extends State> {
  readonly game: Game<G>
  readonly config: unknown
  readonly seals: Seal[]
  readonly answers: Entry[]
  state: G
  /** States before each answer of the current run of one seat: as far as it may undo. */
  readonly run: G[]
  /** The states after 0, 64, 128, … answers. */
  readonly checkpoints: G[]
  /** Chance answers since the last seal began. */
  drawn: number
}

/** An answer that was taken, and what came of it. */
export interface Move<G extends State> {
  readonly entry: Entry
  readonly events: readonly GameEvent[]
  /** The state after it. */
  readonly state: G
}

/** Sets up a new game. `seed` should come from a good source of randomness; it stays secret until the end. */
export function openTable<G extends State, C>(game: Game<G, C>, config: C, seed: string): Table<G> {
  const { state } = start(game, config)
  const table: Table<G> = {
    game: game as Game<G>,
    config,
    seals: [seal(seed)],
    answers: [],
    state,
    run: [],
    checkpoints: [state],
    drawn: 0,
  }
  rollOn(table)
  return table
}

/** The journal of a table; the seed is in it only once the game is over, or for the keeper's own storage. */
export function journalOf<G extends State>(table: Table<G>, withSeeds = table.state.over): Journal {
  return {
    game: table.game.id,
    rules: table.game.rules,
    config: table.config,
    seals: table.seals.map((s) => (withSeeds ? s : { ...s, seed: null })),
    answers: table.answers.slice(),
  }
}

/**
 * Takes a player's answer and then all that chance has to say. Refuses chance's answers from outside, and an answer
 * meant for another version. The states are new ones: those handed out before never change.
 */
export function submit<G extends State>(table: Table<G>, answer: Answer, version?: number, auto = false): Move<G>[] {
  if (answer.seat === CHANCE) throw new Refusal('seat', 'chance is answered by the table, not from outside')
  if (version !== undefined && version !== table.state.version) {
    throw new Refusal('stale', `the answer is for version ${version}, the game is at version ${table.state.version}`)
  }
  const { seat, kind, pick } = answer
  const first = append(table, auto ? { seat, kind, pick, auto } : { seat, kind, pick })
  return [first, ...rollOn(table)]
}

/** Takes forced answers for seats that want it: as long as the asked seat has exactly one option. */
export function takeForced<G extends State>(table: Table<G>, wants: (seat: Seat, kind: string) => boolean): Move<G>[] {
  const moves: Move<G>[] = []
  for (;;) {
    const ask = decide(table.game, table.state)
    if (ask === null || ask.seat === CHANCE || ask.options.length !== 1 || !wants(ask.seat, ask.kind)) return moves
    moves.push(...submit(table, { seat: ask.seat, kind: ask.kind, pick: ask.options[0]! }, undefined, true))
  }
}

/** Answers for chance until a player is asked or the game is over. */
function rollOn<G extends State>(table: Table<G>): Move<G>[] {
  const moves: Move<G>[] = []
  for (;;) {
    const ask = decide(table.game, table.state)
    if (ask === null || ask.seat !== CHANCE) return moves
    const { seed } = table.seals[table.seals.length - 1]!
    if (seed === null) throw new Error('the seed of this game is not known here, so that chance cannot go on')
    const pick = ask.options[roll(ask, sealedRandom(seed, table.drawn))]!
    moves.push(append(table, { seat: CHANCE, kind: ask.kind, pick }))
  }
}

/** Adds one answer to the journal; all answers of a table come through here. */
function append<G extends State>(table: Table<G>, entry: Entry): Move<G> {
  const { game, state: before, run } = table
  const state = copy(before)
  const ask = decide(game, state)
  const index = indexOfAnswer(ask, entry)
  const { events, revealed } = watch(() => take(game, state, ask!, index))
  const last = table.answers[table.answers.length - 1]
  if (last !== undefined && last.seat !== entry.seat) run.length = 0
  run.push(before)
  if (entry.seat === CHANCE || revealed) run.length = 0
  if (entry.seat === CHANCE) table.drawn++
  table.answers.push(entry)
  table.state = state
  if (table.answers.length % CHECKPOINT === 0) table.checkpoints.push(state)
  return { entry, events, state }
}

/**
 * How many answers this seat may take back: its latest ones, unless chance, a secret or another seat came between.
 * Forced ones do not count. Nothing is taken back once the game is over, because its seed may be known by then.
 */
export function undoable<G extends State>(table: Table<G>, seat: Seat): number {
  const { answers, run, state } = table
  if (state.over || answers[answers.length - 1]?.seat !== seat) return 0
  return answers.slice(answers.length - run.length).filter((entry) => !entry.auto).length
}

/** Takes back the latest answer of a seat, with the forced ones that followed it. Refuses what may not be taken back. */
export function undo<G extends State>(table: Table<G>, seat: Seat): void {
  if (undoable(table, seat) === 0) throw new Refusal('seat', `seat ${seat} has nothing it may take back`)
  let entry: Entry
  do {
    entry = table.answers.pop()!
    table.state = table.run.pop()!
    if ((table.answers.length + 1) % CHECKPOINT === 0) table.checkpoints.pop()
  } while (entry.auto)
}

/** The state after the first `count` answers. */
export function stateAt<G extends State>(table: Table<G>, count: number): G {
  if (!Number.isInteger(count) || count < 0 || count > table.answers.length) {
    throw new RangeError(`the game has ${table.answers.length} answers, there is no moment ${count}`)
  }
  if (count === table.answers.length) return table.state
  const base = Math.floor(count / CHECKPOINT)
  const state = copy(table.checkpoints[base]!)
  for (let i = base * CHECKPOINT; i < count; i++) replayEntry(table.game, state, table.answers[i]!)
  return state
}

/** The events of one answer, told again. */
export function eventsOf<G extends State>(table: Table<G>, index: number): readonly GameEvent[] {
  const state = copy(stateAt(table, index))
  return watch(() => replayEntry(table.game, state, table.answers[index]!)).events
}

function replayEntry<G extends State>(game: Game<G>, state: G, entry: Entry): void {
  const ask = decide(game, state)
  take(game, state, ask!, indexOfAnswer(ask, entry))
}

/**
 * Another game that begins with the first `count` answers of this one; from there chance follows a seed of its own.
 * The seed of a game that still goes on stays behind: the end of the other game would make it known.
 */
export function fork<G extends State>(table: Table<G>, count: number, seed: string): Table<G> {
  const state = stateAt(table, count)
  const kept = table.seals.filter((s) => s.from < count)
  const seals = [...(table.state.over ? kept : kept.map((s) => ({ ...s, seed: null }))), seal(seed, count)]
  const checkpoints = table.checkpoints.slice(0, Math.floor(count / CHECKPOINT) + 1)
  const forked: Table<G> = {
    ...table,
    seals,
    answers: table.answers.slice(0, count),
    state: copy(state),
    run: [],
    checkpoints,
    drawn: 0,
  }
  rollOn(forked)
  return forked
}

/** A journal does not fit the game: the message says at which answer and why. */
export class ReplayError extends Error {
  override name = 'ReplayError'
  /** Index of the answer that does not fit; -1 where the journal as a whole does not. */
  readonly at: number
  constructor(at: number, message: string) {
    super(message)
    this.at = at
  }
}

/** Plays a journal again, every answer checked. The table can be played on where the seed is known. */
export function replay<G extends State, C>(game: Game<G, C>, journal: Journal): Table<G> {
  if (journal.game !== game.id) throw new ReplayError(-1, `the record is of ${journal.game}, not of ${game.id}`)
  if (journal.rules !== game.rules) {
    throw new ReplayError(-1, `the record follows rules version ${journal.rules}, this program has ${game.rules}`)
  }
  const config = game.config(journal.config)
  const { state } = start(game, config)
  const table: Table<G> = {
    game: game as Game<G>,
    config,
    seals: [...journal.seals],
    answers: [],
    state,
    run: [],
    checkpoints: [state],
    drawn: 0,
  }
  journal.answers.forEach((entry, index) => {
    if (journal.seals.some((s) => s.from === index)) table.drawn = 0
    try {
      append(table, entry)
    } catch (error) {
      throw new ReplayError(index, `answer ${index + 1} of ${journal.answers.length}: ${messageOf(error)}`)
    }
  })
  if (table.answers.length === sealAt(journal, table.answers.length).from) table.drawn = 0
  return table
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
