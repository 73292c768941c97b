import {
  type Ask,
  aboutOf,
  askedIn,
  CHANCE,
  copy,
  equal,
  eventFor,
  type Game,
  type GameEvent,
  type Pick,
  type Question,
  Refusal,
  type Seat,
  type State,
  shortly,
  type Table,
  take,
  view,
  watch,
} from '@spinney/kernel'
import type { Aides, Final, Implied, Outlook, Planned } from './protocol.ts'

/** More options than this are not tried out one by one. */
const TRIED = 80
/** No gesture is a longer chain of answers. */
const LONGEST = 12

/** The table that is planned at. */
interface Standing {
  readonly table: Table<State>
  readonly aides: Aides
}

/** Whether a question with one option is answered without being put. */
export type Forces = (state: State, ask: Ask<State>) => boolean

/** Where an option would lead. */
interface Tried {
  readonly state: State
  /** What would be asked next. */
  readonly ask: Ask<State> | null
  readonly events: readonly GameEvent[]
  readonly final: Final | null
  /** Answers without a choice that came before anything happened. */
  readonly implied: readonly Implied[]
}

/** Tries an option on a copy, with the forced answers that would follow it. */
function tried(game: Game<State>, before: State, ask: Ask<State>, index: number, forces: Forces): Tried {
  const state = copy(before)
  let step = watch(() => take(game, state, askedIn(state, ask), index))
  const events = [...step.events]
  const implied: Implied[] = []
  for (;;) {
    const { value, revealed } = step
    // The end of a game uncovers what was hidden.
    if (state.over) return { state, ask: null, events: [], final: 'end', implied: [] }
    if (revealed) return { state, ask: null, events: [], final: 'secret', implied }
    if (value === null || value.seat === CHANCE) return { state, ask: null, events, final: 'chance', implied }
    if (value.options.length !== 1 || !forces(state, value)) return { state, ask: value, events, final: null, implied }
    if (events.length === 0) implied.push({ picks: value.picks, about: aboutOf(state, value), pick: value.options[0]! })
    step = watch(() => take(game, state, value, 0))
    events.push(...step.events)
  }
}

/** What follows an option without any choice of the seat that is asked counts as part of it. */
const unasked =
  (seat: Seat): Forces =>
  (_state, ask) =>
    ask.seat === seat

/** Tries every option. Nothing is told that the player could not see by answering and taking it back. */
export function outlookOf(game: Game<State>, state: State, ask: Ask<State>): Outlook[] {
  if (ask.options.length > TRIED) return ask.options.map(() => ({ final: null, events: [], implied: [] }))
  const seat = ask.seat as Seat
  return ask.options.map((_, index): Outlook => {
    const { final, events, implied } = tried(game, state, ask, index, unasked(seat))
    return { final, events: events.map((event) => eventFor(event, seat)), implied }
  })
}

/**
 * Goes along a chain of a seat's own answers, on copies. It ends where chance, a secret, another seat or the end of the
 * game comes between: what lies beyond is nobody's to know beforehand.
 */
function walk(position: Standing, seat: Seat, picks: readonly Pick[], forces: Forces): Tried {
  const { game, state, ask } = position.table
  if (picks.length > LONGEST) throw new Refusal('option', `a chain has at most ${LONGEST} answers`)
  let at: Tried = { state, ask, events: [], final: null, implied: [] }
  for (const pick of picks) {
    if (at.ask === null || at.ask.seat !== seat) {
      throw new Refusal('past', `a chain ends where something else comes between: ${shortly(pick)} lies beyond that`)
    }
    const index = at.ask.options.findIndex((option) => equal(option, pick))
    if (index < 0) throw new Refusal('option', `${shortly(pick)} is not among the options of “${at.ask.kind}”`)
    const { events } = at
    const next = tried(game, at.state, at.ask, index, forces)
    at = { ...next, events: [...events, ...next.events] }
  }
  return at
}

/** Refuses a chain that does not end with its last answer at the latest. Tells nothing of what lies beyond. */
export function checkChain(position: Standing, seat: Seat, picks: readonly Pick[], forces: Forces): void {
  if (picks.length === 0) throw new Refusal('option', 'a chain has at least one answer')
  walk(position, seat, picks, forces)
}

/** The question after a chain of a seat's own answers, where it is put to the same seat. */
export function questionAfter(
  position: Standing,
  seat: Seat,
  picks: readonly Pick[],
  forces: Forces,
): { readonly state: State; readonly ask: Ask<State> } {
  const { state, ask, final } = walk(position, seat, picks, forces)
  if (final !== null || ask?.seat !== seat) throw new Refusal('past', 'no question of the same seat follows')
  return { state, ask }
}

/** What a chain of answers would lead to, and what each answer to the next question would. */
export function planFor(position: Standing, seat: Seat, picks: readonly Pick[], forces: Forces): Planned {
  const { table, aides } = position
  const { game } = table
  if (table.ask?.seat !== seat) throw new Refusal('seat', `seat ${seat} is not asked anything now`)
  const { state, ask, events, final } = walk(position, seat, picks, forces)
  const hidden = final === 'secret' || final === 'end'
  const mine = ask !== null && ask.seat === seat && ask.options.length <= TRIED
  return {
    version: table.state.version,
    final,
    events: hidden ? [] : events.map((event) => eventFor(event, seat)),
    view: hidden ? null : view(game, state, seat, ask ?? undefined),
    aides: hidden ? null : aides(state, seat),
    outlook: mine ? outlookOf(game, state, ask) : null,
    nexts: mine ? ask.options.map((_, index) => nextOf(game, tried(game, state, ask, index, forces), seat)) : null,
  }
}

/** The question that would follow, where it is put to the same seat. */
function nextOf(game: Game<State>, { state, ask }: Tried, seat: Seat): Question | null {
  return ask === null || ask.seat !== seat ? null : view(game, state, seat, ask).asked
}
