import {
  type Asked,
  CHANCE,
  copy,
  decide,
  eventFor,
  type Game,
  type GameEvent,
  indexOfAnswer,
  type Json,
  journalOf,
  type Move,
  PASS,
  type Pick,
  play,
  type Seat,
  type State,
  stateAt,
  submit,
  type Table,
  take,
  undo,
  undoable,
  view,
  watch,
  whoIsAsked,
  writeRecord,
} from '@spinney/kernel'
import type { Bots } from './bots.ts'
import type {
  BotLevel,
  EngineSettings,
  Hint,
  LogRow,
  Moment,
  Now,
  Outlook,
  ScorePoint,
  SeatPlan,
  TablePlan,
} from './protocol.ts'

/** Bots that answer without anything to show give the page a chance to speak after this many milliseconds. */
const SLICE = 120
/** More options than this are not tried out one by one. */
const TRIED = 80
/** Points of the score chart. */
const POINTS = 160

/** What a game works out about a position for its drawing. */
export type Aides = (state: unknown, viewer: Seat | null) => Json

/** A table in the worker: the kernel's table, who sits at it, and what the page needs to show it. */
export interface Session {
  readonly plan: TablePlan
  now(from?: number): Now
  answer(seat: Seat, kind: string, pick: Pick, version: number): Now
  undo(seat: Seat, whole: boolean): Now
  bots(until: 'event' | 'person', clock: () => number): Promise<Now>
  look(at: number): Moment
  setViewer(seat: Seat | null): Now
  setSettings(settings: EngineSettings): Now
  hint(seat: Seat): Promise<Hint>
  record(withSeeds: boolean): string
  history(scores: ((state: unknown) => readonly number[]) | null): ScorePoint[]
}

interface Told {
  readonly seat: Asked
  readonly kind: string
  readonly auto: boolean
  readonly events: readonly GameEvent[]
}

/** The seat whose eyes the screen has at first: the only person's, or nobody's. */
function firstViewer(seats: readonly SeatPlan[]): Seat | null {
  const people = seats.flatMap((seat, i) => (seat.kind === 'person' ? [i] : []))
  return people.length === 1 ? people[0]! : null
}

export function createSession(
  plan: TablePlan,
  table: Table<State>,
  bots: Bots,
  initial: EngineSettings,
  aides: Aides = () => null,
): Session {
  const { game } = table
  const told = retell(table)
  let viewer = firstViewer(plan.seats)
  let settings = initial

  const isPerson = (seat: Asked | null): seat is Seat => typeof seat === 'number' && plan.seats[seat]?.kind === 'person'
  const waitingFor = (): Now['waiting'] => {
    const asked = whoIsAsked(game, table.state)
    return asked === null ? null : isPerson(asked) ? 'person' : 'bot'
  }

  function keep(moves: readonly Move<State>[]): boolean {
    for (const { entry, events } of moves) {
      told.push({ seat: entry.seat, kind: entry.kind, auto: entry.auto === true, events })
    }
    return moves.some(({ events }) => events.length > 0)
  }

  /** Passes what can only be declined, for people who want that. */
  function passOn(): void {
    while (settings.autoPass) {
      const ask = decide(game, table.state)
      if (ask === null || !isPerson(ask.seat) || ask.options.length !== 1 || ask.options[0] !== PASS) return
      keep(submit(table, { seat: ask.seat, kind: ask.kind, pick: PASS }, undefined, true))
    }
  }

  function rowsFrom(from: number): LogRow[] {
    return told.slice(from).map((row, i) => ({
      ...row,
      at: from + i,
      events: row.events.map((event) => eventFor(event, viewer)),
    }))
  }

  function now(from = told.length): Now {
    return {
      plan,
      count: table.answers.length,
      viewer,
      view: view(game, table.state, viewer),
      aides: aides(table.state, viewer),
      waiting: waitingFor(),
      undoable: isPerson(viewer) ? undoable(table, viewer) : 0,
      outlook: outlookFor(game, table.state, viewer),
      log: { from, rows: rowsFrom(from) },
    }
  }

  return {
    plan,
    now,
    answer(seat, kind, pick, version) {
      const from = told.length
      keep(submit(table, { seat, kind, pick }, version))
      passOn()
      return now(from)
    },
    undo(seat, whole) {
      do undo(table, seat)
      while (whole && undoable(table, seat) > 0)
      told.length = table.answers.length
      return now(told.length)
    },
    async bots(until, clock) {
      const from = told.length
      const end = clock() + SLICE
      while (waitingFor() === 'bot') {
        const seat = whoIsAsked(game, table.state) as Seat
        const { version } = table.state
        const { pick, kind } = await bots.choose(table, seat, levelOf(plan.seats[seat]))
        if (table.state.version !== version) break
        const happened = keep(submit(table, { seat, kind, pick }, version))
        passOn()
        if (until === 'event' ? happened : clock() > end) break
      }
      return now(from)
    },
    look(at) {
      const state = stateAt(table, at)
      return { at, view: view(game, state, viewer), aides: aides(state, viewer) }
    },
    setViewer(seat) {
      viewer = seat
      return now(0)
    },
    setSettings(next) {
      settings = next
      const from = told.length
      passOn()
      return now(from)
    },
    hint: (seat) => bots.advise(table, seat),
    record: (withSeeds) => writeRecord(journalOf(table, withSeeds || table.state.over)),
    history(scores) {
      if (scores === null || !table.state.over) return []
      const count = table.answers.length
      const step = Math.max(1, Math.ceil(count / POINTS))
      const points: ScorePoint[] = []
      for (let at = 0; at < count; at += step) points.push({ at, scores: scores(stateAt(table, at)) })
      points.push({ at: count, scores: scores(table.state) })
      return points
    },
  }
}

function levelOf(seat: SeatPlan | undefined): BotLevel {
  return seat?.kind === 'bot' ? seat.level : 'steady'
}

/** The events of all answers, told again. */
function retell(table: Table<State>): Told[] {
  const { game } = table
  const state = copy(stateAt(table, 0))
  return table.answers.map((entry) => {
    const ask = decide(game, state)
    const index = indexOfAnswer(ask, entry)
    const { events } = watch(() => take(game, state, ask!, index))
    return { seat: entry.seat, kind: entry.kind, auto: entry.auto === true, events }
  })
}

/** Tries every option. Nothing is told that the player could not see by answering and taking it back. */
function outlookFor(game: Game<State>, state: State, viewer: Seat | null): Now['outlook'] {
  const ask = decide(game, state)
  if (ask === null || ask.seat !== viewer) return null
  if (ask.options.length > TRIED) return ask.options.map(() => ({ final: null, events: [] }))
  return ask.options.map((pick): Outlook => {
    const played = play(game, state, { seat: ask.seat, kind: ask.kind, pick })
    if (played.revealed) return { final: 'secret', events: [] }
    const final = whoIsAsked(game, played.state) === CHANCE ? 'chance' : null
    return { final, events: played.events.map((event) => eventFor(event, viewer)) }
  })
}
