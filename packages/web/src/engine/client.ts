import type { CallName, Failure, FromEngine, Reply, Request, ToEngine, Update } from './protocol.ts'

/** A call that the engine could not carry out. */
export class EngineError extends Error {
  override name = 'EngineError'
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.message)
    this.failure = failure
  }
}

export interface Engine {
  call<N extends CallName>(name: N, request: Request<N>): Promise<Reply<N>>
  /** Says who hears of changes at the table, of what keeps bots from playing on, and of a connection lost or found. */
  listen(
    changed: (update: Update) => void,
    trouble: (failure: Failure) => void,
    connected?: (isConnected: boolean) => void,
  ): void
  /** Looks for a lost connection at once; left out where there is none to lose. */
  retry?(): void
  close(): void
}

interface Pending {
  resolve(value: Reply<CallName>): void
  reject(error: EngineError): void
}

const start = (name: string) => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name })

let spare: Worker | null = null

/** Starts a worker beforehand, so that rules and table are read while the page is still being put together. */
export function warmUp(table: string): void {
  spare ??= start(table)
}

/** A worker of its own for one table. */
export function startEngine(): Engine {
  const worker = spare ?? start('')
  spare = null
  const pending = new Map<number, Pending>()
  let next = 1
  let changed = (_update: Update): void => {}
  let trouble = (_failure: Failure): void => {}
  const failAll = (message: string) => {
    for (const { reject } of pending.values()) reject(new EngineError({ code: 'internal', message }))
    pending.clear()
  }
  worker.addEventListener('message', ({ data }: MessageEvent<FromEngine | null>) => {
    if (typeof data !== 'object' || data === null) return
    if ('update' in data) return changed(data.update)
    if ('trouble' in data) return trouble(data.trouble)
    const waiting = pending.get(data.id)
    pending.delete(data.id)
    if ('failure' in data) waiting?.reject(new EngineError(data.failure))
    else waiting?.resolve(data.reply)
  })
  worker.addEventListener('error', (event) => failAll(event.message || 'worker'))
  worker.addEventListener('messageerror', () => failAll('messageerror'))
  return {
    call: (name, request) =>
      new Promise((resolve, reject) => {
        const id = next++
        pending.set(id, { resolve: resolve as Pending['resolve'], reject })
        worker.postMessage({ id, call: name, request } as ToEngine)
      }),
    listen(onChange, onTrouble) {
      changed = onChange
      trouble = onTrouble
    },
    close() {
      worker.terminate()
      pending.clear()
    },
  }
}
