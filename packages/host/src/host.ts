import type { Budget } from '@spinney/bots'
import {
  type Answer,
  answered,
  type Blocked,
  branch,
  isRecord,
  journalOf,
  type Names,
  openly,
  type Pick,
  Refusal,
  type Row,
  type Seat,
  type State,
  seedOf,
  shortly,
  stateAt,
  type Table,
  takeForced,
  told,
  undo,
  undoable,
  whyNot,
  writeRecord,
} from '@spinney/kernel'
import { type Clock, clock as realClock } from './clock.ts'
import { createCounsel } from './counsel.ts'
import { createDriver, type Pace } from './driver.ts'
import type { Keeper } from './keeper.ts'
import { type Minds, mindsHere, wakeBots } from './minds.ts'
import { checkChain, type Forces, planFor } from './plan.ts'
import { type Draft, historyOf, momentAt, type Position, recordFor, updateFor } from './position.ts'
import type {
  BotMessage,
  Counsel,
  Hint,
  Judgement,
  Moment,
  Planned,
  RecordText,
  ScorePoint,
  Update,
} from './protocol.ts'

/** Which questions are answered for a person: none, or all with a single option. */
export type Forced = 'none' | 'single'

const FORCED: readonly Forced[] = ['none', 'single']

/** How long bots may think. */
export interface Thinking {
  readonly answer: Budget
  readonly hint: Budget
}

/** Somebody at a table: a person with one seat or several, or an onlooker without any. */
export interface Audience {
  readonly seats: readonly Seat[]
  /** The seat whose eyes it looks with; null: it sees what everybody sees. */
  readonly eyes: Seat | null
  /** Everything, as it stands. */
  now(): Update
  /** What is new since a version it has heard of. */
  since(version: number): Update
  /** Looks with the eyes of another of its seats, or of nobody. */
  lookWith(eyes: Seat | null): Update
  /** An earlier moment. Waits for nobody. */
  look(at: number): Moment
  /** Answers for one of its seats; done when the answer is kept and everybody has been told. */
  answer(answer: Answer, version?: number): Promise<void>
  /** Gives several answers of one of its seats one after the other: all of them or none. */
  chain(seat: Seat, picks: readonly Pick[], version?: number): Promise<void>
  /** Where such answers would lead. Nothing happens. */
  plan(seat: Seat, picks: readonly Pick[]): Planned
  /** Takes back the latest answer of one of its seats, all that it may, or all since there were `to` answers. */
  undo(seat: Seat, whole?: boolean, to?: number): Promise<void>
  /** Says what is to be answered for its seats. */
  force(forced: Forced): Promise<void>
  /** All that one of its seats might expect and may not do now, with the reasons: also places and cards. */
  why(seat: Seat): readonly Blocked[]
  /** What a bot would answer in its place. */
  hint(seat: Seat): Promise<Hint>
  /** What a coach says about its question, or about the one after some answers; only where one person plays alone. */
  counsel(seat: Seat, picks?: readonly Pick[]): Promise<Counsel>
  /** What a bot says about an answer of one of its seats, once the game is over: at first sight, or after a good look. */
  judge(at: number, isQuick: boolean): Promise<Judgement>
  /** A record file: of the whole game once it is over, before that what the eyes it looks with may know. */
  record(): RecordText
  leave(): void
}

/** A stretch of the game, from one number of answers to another. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

/** A table with everybody at it. */
export interface Host {
  join(seats: readonly Seat[], hear?: (update: Update) => void): Audience
  /** How fast bots play; null: they wait. */
  setPace(pace: Pace | null): void
  /** Done when no bot is going to answer; fails with what stopped them. */
  settled(): Promise<void>
  /** The text of a record file with everything in it, the seed too: for its keeper only. */
  record(): string
  /** How the scores of a finished game came about. */
  history(scores: (state: unknown) => readonly number[]): ScorePoint[]
  /** What a bot's action has brought it, as far as these eyes may know; null where nothing is worth a word. */
  gained(stretch: Stretch, eyes: Seat | null): Promise<BotMessage | null>
  /** Where the table stands, secrets and all: for its keeper only. */
  readonly position: Position
  /** Bots stop, and what could not be kept is not tried again. */
  close(): void
}

/** How a table is hosted. */
export interface Hosting {
  readonly keeper: Keeper
  readonly minds?: Minds
  readonly thinking?: Thinking
  readonly clock?: Clock
  /** Name of the bot that gives hints. */
  readonly adviser?: string
  /** The names of the players, for record files; they are no secret. */
  readonly names?: Names
  /** Whether others may look on of whom this host does not know: then nobody plays alone. */
  readonly watched?: boolean
  /** Hears of what goes wrong while bots play; they stop then. */
  trouble?(error: unknown): void
}

/** Who hears of changes. */
interface Listener {
  readonly seats: readonly Seat[]
  tell(from: number): void
}

/** Milliseconds until what could not be kept is tried again, also where nobody answers meanwhile. */
const AGAIN = 2000

const THINKING: Thinking = { answer: { ms: 350 }, hint: { ms: 700 } }

export function createHost(begin: Position, hosting: Hosting): Host {
  const { keeper, minds = mindsHere, thinking = THINKING, clock = realClock, adviser = 'sharp', names = [] } = hosting
  const trouble = hosting.trouble ?? (() => {})
  let position = begin
  const audiences = new Set<Listener>()
  /** From which row on each change since the beginning made a difference. */
  const changes: { readonly version: number; readonly from: number }[] = []
  const forced = new Map<Seat, Forced>()
  /** The hint that is being thought about: nobody waits for it once the table has changed, and one thought is enough for
   * whoever asks again before. */
  let thought: { readonly cancel: { aborted: boolean }; readonly hint: Promise<Hint> } | null = null

  // That a question was answered at once tells others that there was one option. So either everybody knows that anyhow,
  // or there is nobody to tell.
  const forces: Forces = (state, ask) => {
    const seat = ask.seat as Seat
    if ((forced.get(seat) ?? 'none') === 'none') return false
    return isAlone(seat) || openly(begin.table.game, state, ask)
  }

  const isAlone = (seat: Seat): boolean =>
    hosting.watched !== true &&
    begin.people.every((other) => other === seat) &&
    [...audiences].every(({ seats }) => seats.includes(seat))

  const takeWanted = (table: Table<State>): Row[] => takeForced(table, (ask) => forces(table.state, ask))

  // One change after the other: each is kept before the next one is looked at.
  let queue: Promise<unknown> = Promise.resolve()
  function inTurn(action: () => Promise<void>): Promise<void> {
    const turn = queue.then(action)
    queue = turn.catch(() => {})
    return turn
  }
  const change = (make: () => Draft | null) => inTurn(() => carryOut(make()))

  async function carryOut(draft: Draft | null): Promise<void> {
    if (draft === null) return
    const { table, from } = draft
    const rows = [...position.rows.slice(0, from), ...draft.rows]
    const version = position.version + 1
    const next: Position = { ...position, table, rows, version }
    const saved = await keeper.keep(next, from)
    position = { ...next, saved }
    changes.push({ version, from })
    if (thought !== null) thought.cancel.aborted = true
    thought = null
    coach.changed()
    driver.changed()
    for (const { tell } of audiences) tell(from)
    keepLater()
  }

  let forgetKeeping = (): void => {}
  function keepLater(): void {
    forgetKeeping()
    if (position.saved) return
    forgetKeeping = clock.after(AGAIN, () => void inTurn(keepAgain).catch(trouble))
  }

  async function keepAgain(): Promise<void> {
    if (position.saved) return
    const { table, rows, closed } = position
    const saved = closed === null ? await keeper.keep(position, rows.length) : await keeper.keepWhole(table)
    if (!saved) return keepLater()
    position = { ...position, saved }
    for (const { tell } of audiences) tell(rows.length)
  }
  keepLater()

  const driver = createDriver({
    position: () => position,
    change,
    takeWanted,
    minds,
    clock,
    budget: thinking.answer,
    trouble,
  })

  const coach = createCounsel({
    position: () => position,
    forces,
    minds,
    budget: thinking.hint,
    adviser,
  })

  function fromSince(version: number): number {
    if (!Number.isInteger(version) || version < begin.version || version > position.version) return 0
    const missed = changes.slice(version - begin.version)
    return missed.reduce((least, { from }) => Math.min(least, from), position.rows.length)
  }

  function join(seats: readonly Seat[], hear?: (update: Update) => void): Audience {
    const { seating, people } = begin
    for (const seat of seats) {
      if (!people.includes(seat)) throw new RangeError(`seat ${told(seat)} is not one of a person at this table`)
    }
    let eyes = seats.length === 1 ? seats[0]! : null
    const tell = (from: number): void => hear?.(updateFor(position, eyes, from))
    const listener: Listener = { seats, tell }
    audiences.add(listener)
    const own = (seat: Answer['seat']): Seat => {
      if (seat === 'chance' || !seats.includes(seat)) throw new Refusal('seat', `seat ${told(seat)} is somebody else's`)
      if (position.closed !== null) throw new Refusal('past', 'this game can only be looked at')
      if (seating[seat] !== null) throw new Refusal('seat', `a bot answers for seat ${told(seat)} now`)
      return seat
    }
    return {
      seats,
      get eyes() {
        return eyes
      },
      now: () => updateFor(position, eyes, 0),
      since: (version) => updateFor(position, eyes, fromSince(version)),
      lookWith(other) {
        if (other !== null && !seats.includes(other))
          throw new Refusal('seat', `seat ${told(other)} is somebody else's`)
        eyes = other
        return updateFor(position, eyes, 0)
      },
      look(at) {
        const { length } = position.table.answers
        if (!(Number.isInteger(at) && at >= 0 && at <= length)) {
          throw new Refusal('past', `the game has ${length} answers, there is no moment ${told(at)}`)
        }
        return momentAt(position, eyes, at)
      },
      answer: (answer, version) =>
        change(() => {
          if (!isRecord(answer)) throw new Refusal('kind', `an answer is expected, not ${shortly(answer)}`)
          own(answer.seat)
          const { table, rows } = answered(position.table, answer, version)
          return { table, from: position.rows.length, rows: [...rows, ...takeWanted(table)] }
        }),
      chain: (seat, picks, version) =>
        change(() => {
          own(seat)
          const { state } = position.table
          if (version !== undefined && version !== state.version) {
            throw new Refusal('stale', `the chain is for version ${version}, the game is at version ${state.version}`)
          }
          checkChain(position, seat, picks, forces)
          let table = position.table
          const rows: Row[] = []
          for (const pick of picks) {
            const next = answered(table, { seat, kind: table.ask!.kind, pick })
            table = next.table
            rows.push(...next.rows, ...takeWanted(table))
          }
          return { table, from: position.rows.length, rows }
        }),
      plan(seat, picks) {
        own(seat)
        if (eyes !== seat) throw new Refusal('seat', `whoever plans for seat ${seat} looks with its eyes`)
        return planFor(position, seat, picks, forces)
      },
      undo: (seat, whole = false, to = Number.POSITIVE_INFINITY) =>
        change(() => {
          own(seat)
          const table = branch(position.table)
          const goesOn = () => (whole || table.answers.length > to) && undoable(table, seat) > 0
          do undo(table, seat)
          while (goesOn())
          return { table, from: table.answers.length, rows: [] }
        }),
      async force(wanted) {
        if (!FORCED.includes(wanted)) throw new Refusal('kind', `nothing is answered by “${told(wanted)}”`)
        for (const seat of seats) forced.set(seat, wanted)
        await change(() => {
          if (position.closed !== null) return null
          const table = branch(position.table)
          const rows = takeWanted(table)
          return rows.length === 0 ? null : { table, from: position.rows.length, rows }
        })
      },
      why(seat) {
        own(seat)
        const { game, state, ask } = position.table
        return whyNot(game, state, seat, ask)
      },
      async hint(seat) {
        own(seat)
        const { game, state, ask } = position.table
        if (ask?.seat !== seat) throw new Refusal('seat', `seat ${seat} is not asked anything now`)
        if (thought !== null) return thought.hint
        const cancel = { aborted: false }
        const seed = seedOf(position.table) ?? ''
        const hint = minds.advise({ game, state, ask, bot: adviser, seed, budget: thinking.hint, cancel })
        const mine = { cancel, hint }
        thought = mine
        try {
          return await hint
        } finally {
          if (thought === mine) thought = null
        }
      },
      async counsel(seat, picks = []) {
        own(seat)
        if (eyes !== seat) throw new Refusal('seat', `whoever is coached at seat ${seat} looks with its eyes`)
        if (!isAlone(seat)) throw new Refusal('seat', 'a coach speaks only where one person plays alone with bots')
        return coach.counsel(seat, picks)
      },
      judge: (at, isQuick) => coach.judge(at, seats, isQuick),
      record: () => recordFor(position, seats, eyes, names),
      leave: () => void audiences.delete(listener),
    }
  }

  return {
    join,
    setPace: driver.setPace,
    settled: async () => {
      await driver.settled()
      await queue
    },
    record: () => writeRecord(journalOf(position.table), names),
    history: (scores) => historyOf(position, scores),
    async gained({ from, to }, eyes) {
      const { game, answers } = position.table
      const seat = answers[from]?.seat
      if (eyes === null || !(from < to && to <= answers.length)) return null
      const bot = typeof seat === 'number' ? begin.seating[seat] : null
      if (typeof seat !== 'number' || bot === null || bot === undefined) return null
      const { gainedBy } = await wakeBots(game.id)
      const [before, after] = [stateAt(position.table, from), stateAt(position.table, to)]
      return gainedBy({ game, before, after, seat, eyes, seed: String(before.version) }, bot)
    },
    get position() {
      return position
    },
    close() {
      driver.close()
      coach.changed()
      forgetKeeping()
    },
  }
}
