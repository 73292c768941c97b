import {
  ConfigError,
  FormatError,
  type Json,
  openTable,
  Refusal,
  ReplayError,
  readRecord,
  replay,
  type State,
  type Table,
} from '@spinney/kernel'
import { engineNamedIn, engineOf } from '../games.ts'
import { keepSave, readSave, type Save, setAside } from '../saves.ts'
import { createBots, wakeBots } from './bots.ts'
import type { CallName, Failure, FromEngine, Reply, TablePlan, ToEngine } from './protocol.ts'
import { createSession, type Session } from './session.ts'

/** The engine's side of the protocol: one table per worker. */
let session: Session | null = null

class NoTable extends Error {}

function current(): Session {
  if (session === null) throw new NoTable('no table is open')
  return session
}

/** What the device keeps of a table; meanwhile the rules of its game are loaded. */
async function readTable(id: string): Promise<Save | null> {
  const [save] = await Promise.all([readSave(id), engineNamedIn(id)?.rules()])
  return save
}

// A worker named after a table reads it before anybody asks. What goes wrong here is told to whoever asks.
let early = self.name === '' ? null : readTable(self.name).catch(() => null)

async function handle(message: ToEngine): Promise<Reply<CallName>> {
  switch (message.call) {
    case 'open': {
      const { plan, seed, settings } = message.request
      const rules = await engineOf(plan.game).rules()
      const table = openTable(rules, rules.config(plan.config), seed)
      return sit({ ...plan, config: table.config as Json }, table, settings, seed)
    }
    case 'resume': {
      const { id, settings } = message.request
      const save = (id === self.name && (await early)) || (await readTable(id))
      early = null
      if (save === null) throw new NoTable(`there is no saved table ${id}`)
      return await resume(save, settings)
    }
    case 'load': {
      const { id, record, name, settings } = message.request
      const journal = readRecord(record)
      const table = replay(await engineOf(journal.game).rules(), journal)
      const seats = table.game.seats(table.config)
      const plan: TablePlan = {
        id,
        game: journal.game,
        config: table.config as Json,
        seats: Array.from({ length: seats }, (_, i) => ({ kind: 'bot', level: 'steady', name: `${name} ${i + 1}` })),
        created: Date.now(),
      }
      return sit(plan, table, settings, id)
    }
    case 'answer': {
      const { seat, kind, pick, version } = message.request
      return saved(current().answer(seat, kind, pick, version))
    }
    case 'undo':
      return saved(current().undo(message.request.seat, message.request.whole))
    case 'bots':
      return saved(await current().bots(message.request.until, () => performance.now()))
    case 'viewer':
      return current().setViewer(message.request.seat)
    case 'settings':
      return saved(current().setSettings(message.request.settings))
    case 'look':
      return current().look(message.request.at)
    case 'hint':
      return await current().hint(message.request.seat)
    case 'record':
      return { text: current().record(message.request.withSeeds) }
    case 'history': {
      const { plan } = current()
      const scores = await engineOf(plan.game).scores()
      return { points: current().history(scores), result: current().now().view.result }
    }
  }
}

async function resume(save: Save, settings: Parameters<typeof createSession>[3]): Promise<Reply<'resume'>> {
  try {
    const journal = readRecord(save.record)
    const table = replay(await engineOf(save.plan.game).rules(), journal)
    return await sit(save.plan, table, settings, save.id, save.count)
  } catch (error) {
    if (error instanceof FormatError || error instanceof ReplayError || error instanceof ConfigError) {
      await setAside(save.id, error.message)
    }
    throw error
  }
}

/** Milliseconds that the page is given to draw a table before bots are loaded that nobody has asked for yet. */
const DRAWING = 1500

/** `kept`: how many answers the device has already. */
async function sit(
  plan: TablePlan,
  table: Table<State>,
  settings: Parameters<typeof createSession>[3],
  seed: string,
  kept?: number,
): Promise<Reply<'open'>> {
  const aides = await engineOf(plan.game).aides()
  session = createSession(plan, table, createBots(seed), settings, aides ?? undefined)
  setTimeout(() => void wakeBots(), DRAWING)
  const now = session.setSettings(settings)
  if (now.count !== kept) await saved(now)
  return session.now(0)
}

/** Keeps the table on the device before the page hears of the answer. */
async function saved(now: Reply<'answer'>): Promise<Reply<'answer'>> {
  const { plan, record } = current()
  const { asked, over, result } = now.view
  try {
    await keepSave({
      id: plan.id,
      plan,
      record: record(true),
      count: now.count,
      asked: typeof asked?.seat === 'number' ? asked.seat : null,
      over,
      winners: result?.winners ?? [],
      updated: Date.now(),
    })
  } catch (error) {
    // A full or forbidden storage must not stop the game.
    console.warn('The table could not be saved.', error)
  }
  return now
}

function failureOf(error: unknown): Failure {
  const message = error instanceof Error ? error.message : String(error)
  if (error instanceof Refusal) return { code: 'refused', message }
  if (error instanceof NoTable) return { code: 'missing', message }
  if (error instanceof ConfigError) return { code: 'config', message }
  if (error instanceof FormatError || error instanceof ReplayError) return { code: 'broken', message }
  return { code: 'internal', message }
}

// One call after the other: a bot that thinks must not be overtaken by an answer.
let queue: Promise<void> = Promise.resolve()

self.addEventListener('message', ({ data }: MessageEvent<ToEngine>) => {
  const answer = async () => {
    let message: FromEngine
    try {
      message = { id: data.id, reply: await handle(data) }
    } catch (error) {
      message = { id: data.id, failure: failureOf(error) }
    }
    self.postMessage(message)
  }
  queue = queue.then(answer)
})
