import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Game, Seat, State } from '@spinney/kernel'
import type { Budget } from '../bot.ts'
import { veil } from '../request.ts'
import { type BotAnswer, type BotTask, type Client, connect, type Signal } from '../worker/protocol.ts'
import type { MatchTask } from './match-task.ts'

/** What a thread can be asked to do. */
export type Work = { readonly bot: BotTask } | { readonly match: MatchTask }

/** Worker threads that share out tasks between them. */
export interface Threads<W = Work> {
  readonly size: number
  run<A>(work: W, signal?: Signal): Promise<A>
  close(): Promise<void>
}

/** Threads run compiled files: from the sources, those of the last build are taken. */
const botFile = import.meta.url.endsWith('.ts')
  ? new URL('../../dist/node/worker.js', import.meta.url)
  : new URL('./worker.js', import.meta.url)

/** The most memory one thread may use for its data, in megabytes. */
const MOST_MEMORY = 180

/** Starts threads that think for bots and play matches. */
export const startBotThreads = (size?: number): Threads => startThreads<Work>(botFile, size)

/** Starts threads of this file; a task goes to the one with the least to do. A thread that dies is started again. */
export function startThreads<W>(file: URL, size = availableParallelism()): Threads<W> {
  const members: { worker: Worker; client: Client<W, unknown> }[] = []
  let closing = false
  const hire = (place: number): void => {
    const worker = new Worker(file, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY } })
    const client = connect<W, unknown>({
      send: (message) => worker.postMessage(message),
      receive: (listener) => worker.on('message', listener),
    })
    worker.unref()
    worker.on('error', (error) => client.fail(error.message))
    worker.on('exit', () => {
      client.fail('the thread of the bot has ended')
      if (!closing) hire(place)
    })
    members[place] = { worker, client }
  }
  for (let place = 0; place < size; place++) hire(place)
  return {
    size,
    run: async <A>(work: W, signal?: Signal) => {
      const { worker, client } = members.reduce((a, b) => (b.client.waiting < a.client.waiting ? b : a))
      worker.ref()
      try {
        return (await client.call(work, signal)) as A
      } finally {
        if (client.waiting === 0) worker.unref()
      }
    },
    close: async () => {
      closing = true
      await Promise.all(members.map(({ worker }) => worker.terminate()))
    },
  }
}

/** A decision for a bot of the pool. The state may be the true one: it is veiled before it leaves this thread. */
export interface PoolRequest<G extends State> {
  readonly game: Game<G>
  readonly state: G
  readonly seat: Seat
  readonly bot: string
  readonly seed: string
  readonly budget?: Budget
  /** Stops the thinking; the bot then answers with what it has. */
  readonly signal?: Signal
  readonly explained?: boolean
}

/** Bots in threads of their own. */
export interface BotPool {
  readonly size: number
  weigh<G extends State>(request: PoolRequest<G>): Promise<BotAnswer>
  /** The index of the option that the bot picks. */
  choose<G extends State>(request: PoolRequest<G>): Promise<number>
  close(): Promise<void>
}

export function createBotPool({ threads = availableParallelism() }: { threads?: number } = {}): BotPool {
  const pool = startBotThreads(threads)
  const weigh = <G extends State>(request: PoolRequest<G>): Promise<BotAnswer> => {
    const { game, state, seat, bot, seed, budget = {}, signal, explained = false } = request
    const veiled: State = veil(game, state, seat)
    return pool.run<BotAnswer>({ bot: { game: game.id, bot, seat, veiled, seed, budget, explained } }, signal)
  }
  return {
    size: pool.size,
    weigh,
    choose: async (request) => (await weigh(request)).opinion.index,
    close: () => pool.close(),
  }
}
