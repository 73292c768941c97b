import type { StoreApi } from 'zustand'
import { type Engine, EngineError } from '../engine/client.ts'
import type { CallName, Failure, Reply, Request } from '../engine/protocol.ts'
import type { TableState } from './control.ts'

/** What a player chooses. */
const CHOICES: ReadonlySet<CallName> = new Set<CallName>(['answer', 'chain'])

/** A table's way to its engine: what goes wrong is shown at the table. */
export interface Wire {
  /** Null where it failed, and after the end. */
  call<N extends CallName>(name: N, request: Request<N>): Promise<Reply<N> | null>
  /** Something that changes the table: one after the other. What changes comes as an update, before the reply. */
  change<N extends CallName>(name: N, request: Request<N>): Promise<Reply<N> | null>
  /** An update has come: the next change may follow. */
  free(): void
  isClosed(): boolean
  close(): void
}

export function openWire(engine: Engine, { setState }: StoreApi<TableState>): Wire {
  let busy = false
  let closed = false

  async function call<N extends CallName>(name: N, request: Request<N>): Promise<Reply<N> | null> {
    try {
      const reply = await engine.call(name, request)
      return closed ? null : reply
    } catch (error) {
      if (closed) return null
      const failure: Failure =
        error instanceof EngineError ? error.failure : { code: 'internal', message: String(error) }
      // An answer that came too late is no problem of the player's: what is asked now is on the screen.
      if (failure.code !== 'refused') setState({ problem: failure })
      return null
    }
  }

  return {
    call,
    async change(name, request) {
      if (busy) return null
      busy = true
      if (CHOICES.has(name)) setState({ sending: true })
      const reply = await call(name, request)
      busy = false
      if (!closed) setState({ sending: false })
      return reply
    },
    free() {
      busy = false
    },
    isClosed: () => closed,
    close() {
      closed = true
      engine.close()
    },
  }
}
