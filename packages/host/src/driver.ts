import type { Budget } from '@spinney/bots'
import { branch, openly, type Row, type Seat, type State, seedOf, submit, type Table } from '@spinney/kernel'
import type { Clock } from './clock.ts'
import type { Minds } from './minds.ts'
import { type Draft, type Position, waitingFor } from './position.ts'

/** How fast bots play. */
export interface Pace {
  /** Milliseconds before each thing that they do; with 0, they play until a person is asked. */
  readonly pause: number
}

/** Bots that play without a pause are shown after this many milliseconds. */
const SLICE = 120

/** Lets bots answer, at the pace that is wanted. */
export interface Driver {
  setPace(pace: Pace | null): void
  /** The table has changed: what a bot thinks about may be past. */
  changed(): void
  /** Done when no bot is going to answer; fails with what stopped them. */
  settled(): Promise<void>
  close(): void
}

/** What the driver needs of its host. */
interface Seats {
  position(): Position
  change(make: () => Draft | null): Promise<void>
  /** Answers for people what they want to be answered for them. */
  takeWanted(table: Table<State>): Row[]
  readonly minds: Minds
  readonly clock: Clock
  readonly budget: Budget
  trouble(error: unknown): void
}

export function createDriver({ position, change, takeWanted, minds, clock, budget, trouble }: Seats): Driver {
  let pace: Pace | null = null
  let running: Promise<void> | null = null
  let wake = (): void => {}
  let cancel = { aborted: false }
  let failure: { readonly error: unknown } | null = null
  /** Milliseconds that each bot took for its latest answer to a question with several options. */
  const usual = new Map<string, number>()

  function sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const stop = clock.after(ms, resolve)
      wake = () => {
        stop()
        resolve()
      }
    })
  }

  const due = (): boolean => pace !== null && waitingFor(position()) === 'bot'

  function start(): void {
    if (running !== null || !due()) return
    running = run()
      .catch((error: unknown) => {
        pace = null
        failure = { error }
        trouble(error)
      })
      .finally(() => {
        running = null
        start()
      })
  }

  async function run(): Promise<void> {
    while (pace !== null && due()) {
      const wanted: Pace = pace
      await sleep(wanted.pause)
      if (pace === wanted && due()) await step(wanted)
    }
  }

  /** Nobody can tell by the clock that a bot had no choice, unless everybody knows it had none. */
  async function seemToThink({ table: { game, state, ask }, people }: Position, bot: string): Promise<void> {
    const ms = usual.get(bot) ?? 0
    if (ms > 0 && people.length > 0 && !openly(game, state, ask!)) await sleep(ms)
  }

  /** Lets bots answer until there is something to show; nothing comes of it where somebody takes an answer back. */
  async function step({ pause }: Pace): Promise<void> {
    const base = position()
    const { game } = base.table
    const thinking = { aborted: false }
    cancel = thinking
    const table = branch(base.table)
    const rows: Row[] = []
    const end = clock.now() + SLICE
    do {
      const ask = table.ask!
      const seat = ask.seat as Seat
      const bot = base.seating[seat]!
      const seed = seedOf(table)!
      const begin = clock.now()
      const index = await minds.choose({ game, state: table.state, ask, bot, seed, budget, cancel: thinking })
      if (ask.options.length > 1) usual.set(bot, clock.now() - begin)
      else await seemToThink({ ...base, table }, bot)
      if (thinking.aborted) return
      rows.push(...submit(table, { seat, kind: ask.kind, pick: ask.options[index]! }), ...takeWanted(table))
    } while (
      waitingFor({ ...base, table }) === 'bot' &&
      (pause === 0 ? clock.now() < end : rows.every(({ events }) => events.length === 0))
    )
    await change(() => (position() === base ? { table, from: base.rows.length, rows } : null))
  }

  return {
    setPace(next) {
      pace = next
      failure = null
      // A bot that thinks goes on, and what it answers counts, unless bots are to wait.
      if (next === null) cancel.aborted = true
      wake()
      start()
    },
    changed() {
      cancel.aborted = true
      start()
    },
    async settled() {
      while (running !== null) await running
      if (failure !== null) throw failure.error
    },
    close() {
      pace = null
      cancel.aborted = true
      wake()
    },
  }
}
