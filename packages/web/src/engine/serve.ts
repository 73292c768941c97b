import type { Desk } from './desk.ts'
import { failureOf } from './failure.ts'
import type { CallName, FromEngine, Reply } from './protocol.ts'
import { checkedMessage, idOf } from './requests.ts'

/**
 * The engine's side of the protocol. What comes back hears every message; it never throws, and what one message does wrong
 * does not concern the next.
 */
export function serveEngine(desk: Desk, send: (message: FromEngine) => void): (message: unknown) => void {
  return (message) => {
    const id = idOf(message)
    // Nobody waits for an answer to a message without a number.
    if (id === null) return
    new Promise<Reply<CallName>>((resolve) => resolve(desk.handle(checkedMessage(message)))).then(
      (reply) => send({ id, reply }),
      (error: unknown) => send({ id, failure: failureOf(error) }),
    )
  }
}
