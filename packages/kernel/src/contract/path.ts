import { difference, equal } from '../equal.ts'
import { type Ask, decide, take } from '../flow/engine.ts'
import { indexOfAnswer, start } from '../flow/play.ts'
import { type Answer, CHANCE, type State } from '../flow/types.ts'
import type { Game } from '../game.ts'
import { readRecord, writeRecord } from '../journal/format.ts'
import { type Journal, seal } from '../journal/journal.ts'
import { reopen } from '../journal/replay.ts'
import { stateAt, submit, undo, undoable } from '../journal/table.ts'

/** Where a list of answers leads. */
export interface Reached<G extends State> {
  readonly state: G
  readonly ask: Ask<G> | null
}

/** Looks at a whole game so far; says what is wrong, or null. */
export type PathCheck = <G extends State>(
  game: Game<G>,
  config: unknown,
  answers: readonly Answer[],
  reached: Reached<G>,
) => string | null

/** Plays answers in place from the beginning of a game; throws where one does not fit. */
export function playThrough<G extends State>(game: Game<G>, config: unknown, answers: readonly Answer[]): Reached<G> {
  const { state } = start(game, config)
  let ask = decide(game, state)
  for (const answer of answers) ask = take(game, state, ask!, indexOfAnswer(ask, answer))
  return { state, ask }
}

/** A record of the game, written and read, leads to the same state, and so does every moment on the way. */
export const replayed: PathCheck = (game, config, answers, { state }) => {
  const journal = journalOf(game, config, answers)
  const read = readRecord(writeRecord(journal))
  if (!equal(read, journal)) return `a record, written and read, differs: ${difference(read, journal)}`
  const table = reopen(game, read)
  const wrong = mismatch(table.state, state)
  if (wrong !== null) return `replayed, the game ends differently: ${wrong}`
  const middle = Math.floor(answers.length / 2)
  const there = playThrough(game, config, answers.slice(0, middle)).state
  const apart = mismatch(stateAt(table, middle), there)
  return apart === null ? null : `the moment after ${middle} answers differs: ${apart}`
}

/** The latest answer can be taken back as far as the rules of undo allow, and given again. */
export const undone: PathCheck = (game, config, answers, { state }) => {
  const last = answers[answers.length - 1]
  if (last === undefined || last.seat === CHANCE) return null
  const table = reopen(game, journalOf(game, config, answers))
  if (undoable(table, last.seat) === 0) return null
  undo(table, last.seat)
  const before = playThrough(game, config, answers.slice(0, -1)).state
  const wrong = mismatch(table.state, before)
  if (wrong !== null) return `undo does not restore the state: ${wrong}`
  submit(table, last)
  const again = mismatch(stateAt(table, answers.length), state)
  return again === null ? null : `given again after undo, ${last.kind} leads elsewhere: ${again}`
}

/** Random play ends within the bound the game gives. */
export const ends: PathCheck = (game, config, answers, { ask }) => {
  const bound = game.bound(config)
  if (ask === null || answers.length <= bound) return null
  return `the game goes on after ${answers.length} answers; its bound is ${bound}`
}

function journalOf<G extends State>(game: Game<G>, config: unknown, answers: readonly Answer[]): Journal {
  const begun = { game: game.id, rules: game.rules, config, bond: null }
  return { ...begun, seals: [seal(begun, 'contract')], answers }
}

/** Bit for bit: even the order of fields must be the same. */
function mismatch(a: unknown, b: unknown): string | null {
  if (JSON.stringify(a) === JSON.stringify(b)) return null
  return difference(a, b) ?? 'the fields stand in another order'
}
