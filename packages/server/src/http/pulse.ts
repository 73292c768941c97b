import type { WebSocket } from '@fastify/websocket'

/** What is needed of a socket to know whether somebody is still there. */
export type Pulsed = Pick<WebSocket, 'on' | 'ping' | 'terminate'>

/**
 * Lets go of clients that have vanished without a word, such as a phone that has lost its network: otherwise everybody
 * would see them at the table for ever, and they would not be told of their turn.
 */
export interface Pulse {
  watch(socket: Pulsed): void
  close(): void
}

/** Milliseconds between two looks: a page says something more often. Whoever has not is asked, and gone at the next look. */
const EVERY_MS = 30_000

export function createPulse(): Pulse {
  /** Whether a socket has said anything since the last look; null: it was asked. */
  const sockets = new Map<Pulsed, boolean | null>()
  const timer = setInterval(() => {
    for (const [socket, hasSpoken] of sockets) {
      if (hasSpoken === null) socket.terminate()
      else {
        sockets.set(socket, hasSpoken ? false : null)
        if (!hasSpoken) socket.ping()
      }
    }
  }, EVERY_MS)
  timer.unref()

  return {
    watch(socket) {
      const speaks = () => void sockets.set(socket, true)
      speaks()
      socket.on('message', speaks)
      socket.on('pong', speaks)
      socket.on('close', () => sockets.delete(socket))
    },
    close: () => clearInterval(timer),
  }
}
