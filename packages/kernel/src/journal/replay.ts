import { copy } from '../copy.ts'
import { decide } from '../flow/engine.ts'
import { CHANCE, type State } from '../flow/types.ts'
import { attached, ConfigError, type Game } from '../game.ts'
import { quoted } from '../outside.ts'
import { footingOf } from './footing.ts'
import type { Journal, Stop } from './journal.ts'
import { append, type Hear, type Known, laidTable, type Past, rollOn, seedOf, type Table } from './table.ts'

/** Why a journal cannot be replayed: of another game, by rules that are not played here, or an answer does not fit. */
export type ReplayTrouble = 'game' | 'rules' | 'answer'

/** A journal does not fit the game: the message says at which answer and why. */
export class ReplayError extends Error {
  override name = 'ReplayError'
  readonly code: ReplayTrouble
  /** Index of the answer that does not fit; -1 where the journal as a whole does not. */
  readonly at: number
  constructor(code: ReplayTrouble, at: number, message: string) {
    super(message)
    this.code = code
    this.at = at
  }
}

/**
 * Plays a journal again, every answer checked. Where the seed is known, chance answers what it was asked last, so that
 * the table can be played on.
 */
export function replay<G extends State, C>(game: Game<G, C>, journal: Journal, hear?: Hear): Table<G> {
  const table = reopen(game, journal, hear)
  if (table.past !== null) throw new ReplayError('rules', table.past.stop?.at ?? -1, table.past.message)
  if (seedOf(table) !== null) for (const row of rollOn(table)) hear?.(row)
  return table
}

/**
 * Opens a journal of these or earlier rules, and adds nothing to it. Where it cannot go on by the rules it was begun with, the table is `past`:
 * today's rules show it as far as its answers fit, and nobody plays on. Where a state on the way is known, only the
 * answers after it are played.
 */
export function reopen<G extends State, C>(
  game: Game<G, C>,
  journal: Journal,
  hear?: Hear,
  known: Known<G> | null = null,
): Table<G> {
  if (journal.game !== game.id)
    throw new ReplayError('game', -1, `the record is of ${quoted(journal.game)}, not of ${game.id}`)
  const { rules, config, bond } = journal
  const footing = footingOf(game, journal, 'record')
  if (footing.kind === 'unknown') throw new ReplayError('rules', -1, footing.message)
  const readable = footing.kind === 'past' ? readableConfig(game, journal, footing.message) : footing.config
  const table = laidTable(game, readable, { game: game.id, rules, config, bond }, journal.seals)
  if (known !== null) stepIn(table, known, journal)
  const stop = appendAll(table, journal, hear)
  if (footing.kind === 'past') return { ...table, past: pastOf(footing.message, journal, stop) }
  if (stop === null) return table
  if (rules !== game.rules) return { ...table, past: pastOf(`rules version ${rules} is played wrongly`, journal, stop) }
  throw new ReplayError('answer', stop.at, `${placeOf(journal, stop)}: ${stop.reason}`)
}

/** A configuration of earlier rules as today's would read it. */
function readableConfig<G extends State, C>(game: Game<G, C>, { config }: Journal, message: string): C {
  try {
    return game.config(config)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    throw new ReplayError('rules', -1, `${message}, nor show it: ${error.message}`)
  }
}

/** Takes a known state for granted; it comes from where only its data was kept. */
function stepIn<G extends State>(table: Table<G>, known: Known<G>, { answers }: Journal): void {
  const { count } = known
  const state = attached(table.game, copy(known.state))
  table.answers.push(...answers.slice(0, count))
  table.state = state
  table.ask = decide(table.game, state)
  table.checkpoints.push({ count, state })
}

/** Takes the answers of a journal, up to the first that does not fit. */
function appendAll<G extends State>(table: Table<G>, { answers, seals }: Journal, hear?: Hear): Stop | null {
  for (let at = table.answers.length; at < answers.length; at++) {
    try {
      const row = append(table, answers[at]!)
      hear?.(row)
    } catch (error) {
      return { at, reason: error instanceof Error ? error.message : String(error) }
    }
  }
  const { from } = seals[seals.length - 1]!
  table.drawn = answers.slice(from).filter(({ seat }) => seat === CHANCE).length
  return null
}

const placeOf = ({ answers }: Journal, { at }: Stop): string => `answer ${at + 1} of ${answers.length}`

function pastOf(message: string, journal: Journal, stop: Stop | null): Past {
  const extent = stop === null ? 'all of it' : `up to ${placeOf(journal, stop)} (${stop.reason})`
  return { message: `${message}; it can be read, ${extent}, and not played on`, journal, stop }
}
