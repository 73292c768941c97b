import {
  copy,
  decide,
  difference,
  type Entry,
  equal,
  eventFor,
  type Game,
  openly,
  play,
  type Random,
  type Row,
  randomFrom,
  randomIndex,
  resample,
  type State,
  seal,
  start,
  stateAt,
  take,
  view,
  watch,
} from '@spinney/kernel'
import {
  type Audience,
  type Moment,
  type Position,
  resumeHost,
  type Saved,
  type Update,
  updateFor,
} from '../src/index.ts'
import { type Forces, planFor } from '../src/plan.ts'
import { anyMinds, stillClock } from './support.ts'

/** Answers that are listened to then. */
const HEARD = 3

/**
 * Plays a random game. Now and then three audiences sit down at it: one with a seat, one with two seats at one screen
 * (where there are so many), and an onlooker. Whatever they are sent must be what they would have been sent had all that
 * their eyes may not see been otherwise. Says what is wrong; null where nothing is.
 */
async function leakIn(game: Game<State>, input: unknown, seed: string, apart: number): Promise<string | null> {
  const random = randomFrom(seed)
  const config = game.config(input)
  const { state } = start(game, config)
  const rows: Row[] = []
  let ask = decide(game, state)
  let next = 0
  while (ask !== null) {
    if (rows.length >= next && ask.seat !== 'chance') {
      next = rows.length + 1 + random.below(2 * apart)
      const answers = rows.map(({ entry }) => entry)
      const begun = { game: game.id, rules: game.rules, config, bond: null }
      const journal = { ...begun, seals: [seal(begun, seed)], answers }
      const snapshot = { count: rows.length, rules: game.rules, state: copy(state) }
      const wrong = await leakAt(game, { journal, version: rows.length, rows: rows.slice(), snapshot }, random)
      if (wrong !== null) return `${seed}: ${wrong}`
    }
    const index = randomIndex(ask, random)
    const entry: Entry = { seat: ask.seat, kind: ask.kind, pick: ask.options[index]! }
    const asked = ask
    // Nobody asks what older answers caused.
    const { value, events } = watch(() => take(game, state, asked, index), rows.length + 1 >= next)
    rows.push({ entry, events })
    ask = value
  }
  return null
}

/** Hosts the table from here on for a few answers. */
async function leakAt(game: Game<State>, saved: Saved, random: Random): Promise<string | null> {
  const seats = game.seats(saved.journal.config)
  const second = seats > 2 ? [1, 2] : [1]
  const seating = Array.from({ length: seats }, () => null)
  const count = saved.journal.answers.length
  const setting = { id: 't', seating, store: null, minds: anyMinds, clock: stillClock }
  const host = await resumeHost(game, saved, setting)
  const everybody = host.join(seating.map((_, seat) => seat))
  let wrong: string | null = null
  const check = (audience: Audience, what: string, found: string | null) => {
    if (found === null || wrong !== null) return
    wrong = `answer ${host.position.rows.length}, ${what} to ${audience.eyes ?? 'an onlooker'}: ${found}`
  }
  const listening = [[0], second, []].map((own) => {
    const audience: Audience = host.join(own, (update) => {
      check(audience, 'an update', tellable(host.position, update, random))
    })
    if (own.length > 1) audience.lookWith(own[random.below(2)]!)
    check(audience, 'the first message', tellable(host.position, audience.now(), random))
    return audience
  })
  for (let i = 0; i < HEARD && host.position.table.ask !== null && wrong === null; i++) {
    const { ask } = host.position.table
    await everybody.answer({ seat: ask.seat, kind: ask.kind, pick: ask.options[randomIndex(ask, random)]! })
  }
  const { position } = host
  if (wrong === null) check(everybody, 'a plan', planTellable(position, random))
  for (const audience of listening) {
    check(audience, 'what was missed', tellable(position, audience.since(position.version - random.below(3)), random))
    const at = count + random.below(position.rows.length - count + 1)
    check(audience, 'an earlier moment', momentTellable(position, audience.look(at), random))
  }
  return wrong
}

/** Whether a message could have been another one with other secrets. */
function tellable(position: Position, update: Update, random: Random): string | null {
  const { table } = position
  const { game } = table
  const state = resample(game, table.state, update.viewer, random)
  const other = { ...position, table: { ...table, state, ask: decide(game, state) } }
  return difference(updateFor(other, update.viewer, update.from), update) ?? rowsTellable(position, update, random)
}

/** The latest answer must have been told in the same words in every world in which it could have been given. */
function rowsTellable({ table, rows }: Position, update: Update, random: Random): string | null {
  const last = rows.length - 1
  if (update.from > last) return null
  const { game, answers } = table
  const entry = answers[last]!
  const before = stateAt(table, last)
  const other = resample(game, before, update.viewer, random)
  if (!decide(game, other)!.options.some((option) => equal(option, entry.pick))) return null
  const [there, here] = [play(game, other, entry), play(game, before, entry)]
  if (there.revealed || here.revealed || here.state.over) return null
  const next = difference(askedIn(game, there.state), askedIn(game, here.state))
  if (next !== null) return `after ${entry.kind} the next question hangs on a secret: ${next}`
  const told = there.events.map((event) => eventFor(event, update.viewer))
  return difference(told, update.rows.at(-1)!.events)
}

/** What the asked seat may plan ahead must not hang on what it does not know. */
function planTellable(position: Position, random: Random): string | null {
  const { game, state, ask } = position.table
  if (ask === null || ask.seat === 'chance') return null
  const { seat } = ask
  const other = resample(game, state, seat, random)
  const there = { ...position, table: { ...position.table, state: other, ask: decide(game, other) } }
  const pick = ask.options[random.below(ask.options.length)]!
  // The most that a host answers unasked.
  const forces: Forces = (at, next) => next.seat === seat || openly(game, at, next)
  for (const picks of [[], [pick]]) {
    const wrong = difference(planFor(there, seat, picks, forces), planFor(position, seat, picks, forces))
    if (wrong !== null) return wrong
  }
  return null
}

function askedIn(game: Game<State>, state: State): unknown {
  const ask = decide(game, state)
  return ask === null ? null : [ask.seat, ask.kind]
}

function momentTellable({ table }: Position, { at, view: seen }: Moment, random: Random): string | null {
  const other = resample(table.game, stateAt(table, at), seen.seat, random)
  return difference(view(table.game, other, seen.seat), seen)
}

/** Leaks in many games; empty where there are none. Everybody looks about once in `apart` answers. */
export async function leaks(games: readonly [Game<State>, unknown, string][], apart: number): Promise<string[]> {
  const found: string[] = []
  for (const [game, config, seed] of games) {
    const wrong = await leakIn(game, config, seed, apart)
    if (wrong !== null) found.push(wrong)
  }
  return found
}
