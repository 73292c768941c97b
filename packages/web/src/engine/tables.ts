import {
  type Host,
  hostJournal,
  hostPosition,
  openHost,
  resumeHost,
  type Saved,
  type Seating,
  type Setting,
} from '@spinney/host'
import {
  ConfigError,
  FormatError,
  fork,
  type Game,
  type Json,
  journalOf,
  namesIn,
  ReplayError,
  readRecord,
  reopen,
  replay,
  type State,
} from '@spinney/kernel'
import { engineNamedIn, engineOf } from '../games.ts'
import { deviceStore, readSave, type Save, savedOf, setAside } from '../saves.ts'
import { failureOf, NoTable } from './failure.ts'
import {
  botNameOf,
  type CallName,
  type EngineSettings,
  type FromEngine,
  type Now,
  type Reply,
  type Request,
  type SeatPlan,
  type TablePlan,
} from './protocol.ts'

/** What the page may ask of a table that is open. */
export type TableCall = Exclude<CallName, 'open' | 'resume' | 'load' | 'place' | 'branch' | 'prove'>
export type TableCalls = { readonly [N in TableCall]: (request: Request<N>) => Promise<Reply<N>> }

/** A table in the worker. */
export interface OpenTable {
  now(): Now
  readonly calls: TableCalls
  /** Bots stop; done when nothing more will be kept from here. */
  close(): Promise<void>
}

type Send = (message: FromEngine) => void

export async function openTable({ plan, seed, words = [], settings }: Request<'open'>, send: Send): Promise<OpenTable> {
  const rules = await engineOf(plan.game).rules()
  const config = rules.config(plan.config)
  const whole = { ...plan, config: config as Json }
  // Names are drawn by lot. Where two tables come to the same one, the earlier is not lost. Storage may be forbidden.
  await setAside(plan.id, 'another table was opened under its name').catch(() => {})
  return sit(whole, settings, send, (setting) => openHost(rules, config, seed, { ...setting, words }))
}

/** A new table from a record file: bots have all seats. */
export async function loadTable({ id, record, name, settings }: Request<'load'>, send: Send): Promise<OpenTable> {
  const journal = readRecord(record)
  const rules = await engineOf(journal.game).rules()
  const { config } = reopen(rules, { ...journal, answers: [] })
  const names = namesIn(record)
  const seats = Array.from(
    { length: rules.seats(config) },
    (_, i): SeatPlan => ({
      kind: 'bot',
      level: 'steady',
      name: names[i] || `${name} ${i + 1}`,
    }),
  )
  const plan: TablePlan = { id, game: journal.game, config: config as Json, seats, created: Date.now() }
  return sit(plan, settings, send, (setting) => hostJournal(rules, journal, setting))
}

/** A table that begins with a position, to try something out. */
export async function placeTable({ plan, state, seed, settings }: Request<'place'>, send: Send): Promise<OpenTable> {
  const rules = await engineOf(plan.game).rules()
  const config = rules.config(plan.config)
  const whole: TablePlan = { ...plan, config: config as Json, practice: true }
  return sit(whole, settings, send, (setting) => hostPosition(rules, config, state as unknown as State, seed, setting))
}

/** A new table that begins with the first answers of a record. It is kept like any other. */
export async function branchTable(request: Request<'branch'>, send: Send): Promise<OpenTable> {
  const { plan, record, at, seed, settings } = request
  const journal = readRecord(record)
  const rules = await engineOf(journal.game).rules()
  const forked = fork(replay(rules, journal), at, seed)
  await setAside(plan.id, 'another table was opened under its name').catch(() => {})
  const whole = { ...plan, config: forked.config as Json }
  return sit(whole, settings, send, (setting) => hostJournal(rules, journalOf(forked), setting))
}

/** What the device keeps of a table; meanwhile the rules of its game are loaded. */
interface Reading {
  readonly save: Save
  readonly saved: Saved
  readonly rules: Game<State>
}

let early: { readonly id: string; readonly reading: Promise<Reading | null> } | null = null

/** Begins to read a table that somebody is about to ask for. What goes wrong is told to whoever asks. */
export function readEarly(id: string): void {
  const reading = readTable(id)
  reading.catch(() => {})
  early = { id, reading }
}

async function readTable(id: string): Promise<Reading | null> {
  const [save] = await Promise.all([readSave(id), engineNamedIn(id)?.rules()])
  if (save === null) return null
  return { save, saved: await savedOf(save), rules: await engineOf(save.plan.game).rules() }
}

/** A table kept on this device. One that cannot be read is set aside. */
export async function resumeTable({ id, settings }: Request<'resume'>, send: Send): Promise<OpenTable> {
  const reading = early?.id === id ? early.reading : readTable(id)
  early = null
  try {
    const found = await reading
    if (found === null) throw new NoTable(`there is no saved table ${id}`)
    const { save, saved, rules } = found
    return await sit(save.plan, settings, send, (setting) => resumeHost(rules, saved, setting))
  } catch (error) {
    const damaged = error instanceof FormatError || error instanceof ConfigError
    // What a newer Spinney has kept is not damaged: it waits for one.
    if (damaged || (error instanceof ReplayError && error.code !== 'rules')) await setAside(id, error.message)
    throw error
  }
}

const seatingOf = (seats: readonly SeatPlan[]): Seating =>
  seats.map((seat) => (seat.kind === 'bot' ? botNameOf(seat) : null))

/** Seats the people of this screen at a table. */
async function sit(
  plan: TablePlan,
  settings: EngineSettings,
  send: Send,
  begin: (setting: Setting) => Promise<Host>,
): Promise<OpenTable> {
  const { aides, scores } = engineOf(plan.game)
  const worked = await aides()
  const host = await begin({
    id: plan.id,
    seating: seatingOf(plan.seats),
    names: plan.seats.map(({ name }) => name),
    store: deviceStore(plan),
    lenient: true,
    ...(worked === null ? {} : { aides: worked }),
    trouble: (error) => send({ trouble: failureOf(error) }),
  })
  const people = plan.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  const screen = host.join(people, (update) => send({ update }))
  const force = async ({ forced }: EngineSettings) => screen.force(forced ? 'single' : 'none')
  await force(settings)
  const done = async (change: Promise<void>) => {
    await change
    return null
  }
  return {
    now: () => ({ plan, ...screen.now() }),
    async close() {
      host.close()
      // What has stopped bots has been told already.
      await host.settled().catch(() => {})
    },
    calls: {
      answer: ({ seat, kind, pick, version }) => done(screen.answer({ seat, kind, pick }, version)),
      chain: ({ seat, picks, version }) => done(screen.chain(seat, picks, version)),
      plan: async ({ seat, picks }) => screen.plan(seat, picks),
      undo: ({ seat, whole, to }) => done(screen.undo(seat, whole, to)),
      settings: (request) => done(force(request.settings)),
      pace: async ({ pause }) => {
        host.setPace(pause === null ? null : { pause })
        return null
      },
      viewer: async ({ seat }) => screen.lookWith(seat),
      look: async ({ at }) => screen.look(at),
      hint: ({ seat }) => screen.hint(seat),
      counsel: ({ seat, picks }) => screen.counsel(seat, picks),
      judge: ({ at, quick }) => screen.judge(at, quick),
      why: async ({ seat }) => screen.why(seat),
      gained: (stretch) => host.gained(stretch, screen.eyes),
      record: async () => screen.record(),
      history: async () => {
        const counted = await scores()
        return { points: counted === null ? [] : host.history(counted) }
      },
    },
  }
}
