import { randomFrom } from '../chance/random.ts'
import { copy } from '../copy.ts'
import { equal } from '../equal.ts'
import { type Ask, askedIn, decide, take } from '../flow/engine.ts'
import { indexOfAnswer } from '../flow/play.ts'
import type { Asked, Seat, State } from '../flow/types.ts'
import type { Game } from '../game.ts'
import { eventFor, watch } from '../log/events.ts'
import { openly } from '../views/openly.ts'
import { resample, view } from '../views/secrets.ts'
import type { Entry, Journal } from './journal.ts'
import { stateAt, type Table } from './table.ts'

/** An answer of which a seat knows only that it was given. */
export interface HiddenEntry {
  readonly seat: Asked
  readonly kind: string
  readonly hidden: true
}

/** What one seat may have of the journal while the game goes on. It cannot be played again. */
export interface SeatJournal extends Omit<Journal, 'answers'> {
  /** Null for an onlooker. */
  readonly seat: Seat | null
  readonly answers: readonly (Entry | HiddenEntry)[]
}

/** Worlds that are looked at, to find one in which another answer would have looked the same. */
const WORLDS = 16

/** The journal as a seat may read it: no seed, and no pick that it could not tell from another one. */
export function journalFor<G extends State>(table: Table<G>, seat: Seat | null): SeatJournal {
  const { game, begun, seals, answers } = table
  const state = copy(stateAt(table, 0))
  const seen: (Entry | HiddenEntry)[] = []
  for (const entry of answers) {
    const ask = decide(game, state)!
    const index = indexOfAnswer(ask, entry)
    seen.push(entry.seat === seat ? entry : entryFor(game, state, ask, index, seat))
    take(game, state, ask, index)
  }
  return {
    ...begun,
    seals: seals.map(({ from, commitment }) => ({ from, commitment, seed: null })),
    seat,
    answers: seen,
  }
}

/** Whether the table took an answer by itself is its seat's business alone. */
function entryFor<G extends State>(game: Game<G>, g: G, ask: Ask<G>, index: number, seat: Seat | null) {
  const { seat: by, kind, options } = ask
  return isHidden(game, g, ask, index, seat)
    ? { seat: by, kind, hidden: true as const }
    : { seat: by, kind, pick: options[index]! }
}

/** Whether another pick, here or where hidden things are otherwise, would have shown the seat just the same. */
function isHidden<G extends State>(game: Game<G>, g: G, ask: Ask<G>, index: number, seat: Seat | null): boolean {
  const { options } = ask
  const shown = shownTo(game, g, ask, index, seat)
  const looksAlike = (world: G, asked: Ask<G>, at: number) => equal(shownTo(game, world, asked, at, seat), shown)
  if (options.some((_, i) => i !== index && looksAlike(g, ask, i))) return true
  if (openly(game, g, ask)) return false
  const random = randomFrom(`hidden:${g.version}`)
  for (let i = 0; i < WORLDS; i++) {
    const world = resample(game, g, seat, random)
    const asked = decide(game, world)!
    const other = asked.options.some(
      (pick, at) => !options.some((known) => equal(known, pick)) && looksAlike(world, asked, at),
    )
    if (other) return true
  }
  return false
}

/** What a seat sees and is told when an option is taken. */
function shownTo<G extends State>(game: Game<G>, g: G, ask: Ask<G>, index: number, seat: Seat | null): unknown {
  const next = copy(g)
  const { value, events } = watch(() => take(game, next, askedIn(next, ask), index))
  return [view(game, next, seat, value), events.map((event) => eventFor(event, seat))]
}
