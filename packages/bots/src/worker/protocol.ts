import { attached, brief, type Game, isRecord, type Seat, type State, shortly, told } from '@spinney/kernel'
import type { Budget, Opinion } from '../bot.ts'
import type { Explanation } from '../explain.ts'
import { botCalled, explain } from '../known.ts'
import { requestFromVeiled } from '../request.ts'

/** One end of a line between threads; what is sent is plain data. */
export interface Port {
  send(message: unknown): void
  receive(listener: (message: unknown) => void): void
}

/** A decision for a bot in another thread. The position must have been veiled before: it leaves the keeper's hands. */
export interface BotTask {
  readonly game: string
  readonly bot: string
  readonly seat: Seat
  readonly veiled: State
  readonly seed: string
  readonly budget: Budget
  /** Whether the reason is wanted too. */
  readonly explained: boolean
}

/** What comes back. */
export interface BotAnswer {
  readonly opinion: Opinion
  readonly explanation: Explanation | null
}

type Reply = { readonly id: number; readonly value: unknown } | { readonly id: number; readonly error: string }

/** Does tasks that come in through a port. A task that is told to stop ends early with what it has. */
export function serve<T, A>(port: Port, work: (task: T, cancel: { aborted: boolean }) => Promise<A> | A): void {
  const running = new Map<number, { aborted: boolean }>()
  port.receive((message) => {
    // Without a number nobody could be answered.
    if (!isRecord(message) || typeof message.id !== 'number') return
    const { id } = message
    if (message.stop === true) {
      const cancel = running.get(id)
      if (cancel !== undefined) cancel.aborted = true
      return
    }
    const cancel = { aborted: false }
    running.set(id, cancel)
    const reply = (answer: Reply): void => {
      running.delete(id)
      port.send(answer)
    }
    Promise.resolve()
      .then(() => work(message.task as T, cancel))
      .then((value) => reply({ id, value }))
      .catch((error: unknown) => reply({ id, error: brief(error instanceof Error ? error.message : shortly(error)) }))
  })
}

/** A signal that can be listened to; an `AbortSignal` fits. */
export interface Signal {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: () => void): void
  removeEventListener(type: 'abort', listener: () => void): void
}

/** Sends tasks through a port. */
export interface Client<T, A> {
  call(task: T, signal?: Signal): Promise<A>
  /** Tasks that have not been answered. */
  readonly waiting: number
  /** Ends all waiting with an error. */
  fail(reason: string): void
}

export function connect<T, A>(port: Port): Client<T, A> {
  const waiting = new Map<number, { resolve: (value: A) => void; reject: (error: Error) => void }>()
  let last = 0
  port.receive((message) => {
    if (!isRecord(message)) return
    const reply = message as unknown as Reply
    const caller = waiting.get(reply.id)
    if (caller === undefined) return
    waiting.delete(reply.id)
    if ('error' in reply) caller.reject(new Error(reply.error))
    else caller.resolve(reply.value as A)
  })
  return {
    call: (task, signal) =>
      new Promise<A>((resolve, reject) => {
        const id = ++last
        const stop = () => port.send({ id, stop: true })
        const leave = () => signal?.removeEventListener('abort', stop)
        waiting.set(id, {
          resolve: (value) => {
            leave()
            resolve(value)
          },
          reject: (error) => {
            leave()
            reject(error)
          },
        })
        port.send({ id, task })
        if (signal?.aborted) stop()
        else signal?.addEventListener('abort', stop)
      }),
    get waiting() {
      return waiting.size
    },
    fail: (reason) => {
      for (const { reject } of waiting.values()) reject(new Error(reason))
      waiting.clear()
    },
  }
}

/** Lets a bot think about a task here and now: what runs inside a worker, or in the same thread where there is none. */
export async function doBotTask(
  task: BotTask,
  games: readonly Game<State>[],
  cancel: { readonly aborted: boolean },
): Promise<BotAnswer> {
  const game = games.find(({ id }) => id === task.game)
  if (game === undefined) throw new Error(`there is no game called ${told(task.game)} here`)
  const { seat, veiled, seed, budget } = task
  const request = requestFromVeiled(game, attached(game, veiled), seat, { seed, budget, cancel })
  const opinion = await botCalled(task.bot).weigh(request)
  return { opinion, explanation: task.explained ? explain(request, opinion) : null }
}

/** Makes a Web Worker answer for bots: call it with `self` inside the worker's own file. */
export function serveBots(scope: WorkerScope, games: readonly Game<State>[]): void {
  serve<BotTask, BotAnswer>(pagePort(scope), (task, cancel) => doBotTask(task, games, cancel))
}

/** What a `Worker` and the inside of one have in common. */
export interface WorkerScope {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
}

/** The port of a Web Worker, seen from either side. */
export function pagePort(scope: WorkerScope): Port {
  return {
    send: (message) => scope.postMessage(message),
    receive: (listener) => scope.addEventListener('message', (event) => listener(event.data)),
  }
}
