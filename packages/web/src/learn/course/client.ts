import { createStore, type StoreApi } from 'zustand'
import { type Engine, EngineError } from '../../engine/client.ts'
import type { CallName, Reply, Request } from '../../engine/protocol.ts'
import type { AllCalls, AnyCall, FromLesson, LessonNow } from './protocol.ts'

/** A lesson in play: an engine like that of any table, and where the lesson stands. */
export interface LessonPlay {
  readonly store: StoreApi<{ readonly lesson: LessonNow | null }>
  /** Done when the first step is prepared. */
  readonly ready: Promise<unknown>
  engine(): Engine
  go(step: number): void
  show(pause: number): void
  unshow(): void
  close(): void
}

interface Pending {
  resolve(value: unknown): void
  reject(error: EngineError): void
}

/** Starts a worker of its own: lessons need what no other table needs. */
export function startLesson(document: unknown, step: number, id: string): LessonPlay {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const store = createStore<{ readonly lesson: LessonNow | null }>(() => ({ lesson: null }))
  const pending = new Map<number, Pending>()
  let next = 1
  let changed: Parameters<Engine['listen']>[0] = () => {}

  const ask = <N extends AnyCall>(call: N, request: Parameters<AllCalls[N]>[0]): Promise<ReturnType<AllCalls[N]>> =>
    new Promise((resolve, reject) => {
      const number = next++
      pending.set(number, { resolve: resolve as Pending['resolve'], reject })
      worker.postMessage({ id: number, call, request })
    })

  worker.addEventListener('message', ({ data }: MessageEvent<FromLesson>) => {
    if ('update' in data) {
      store.setState({ lesson: data.lesson })
      changed(data.update)
      return
    }
    const waiting = pending.get(data.id)
    pending.delete(data.id)
    if ('failure' in data) waiting?.reject(new EngineError(data.failure))
    else waiting?.resolve(data.reply)
  })
  worker.addEventListener('error', ({ message }) => {
    for (const { reject } of pending.values()) reject(new EngineError({ code: 'internal', message }))
    pending.clear()
  })

  const ready = ask('begin', { document, step, id }).then(({ lesson }) => store.setState({ lesson }))
  const quietly = (call: Promise<unknown>) => void call.catch(() => {})
  const engine: Engine = {
    async call<N extends CallName>(name: N, request: Request<N>): Promise<Reply<N>> {
      await ready
      return (await ask(name, request as never)) as Reply<N>
    },
    listen(onChange) {
      changed = onChange
    },
    close: () => {},
  }
  return {
    store,
    ready,
    engine: () => engine,
    go: (step) => quietly(ask('go', { step })),
    show: (pause) => quietly(ask('show', { pause })),
    unshow: () => quietly(ask('unshow', {})),
    close: () => worker.terminate(),
  }
}
