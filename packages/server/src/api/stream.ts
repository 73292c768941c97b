import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Lines of JSON, or server-sent events where a client asks for them. */
export interface Stream {
  send(message: unknown): void
  end(): void
}

/** A client that does not read what it is sent is let go. */
const UNREAD = 4 * 1024 * 1024
/** So that proxies do not take a quiet table for a dead one. */
const BEAT_MS = 15_000
/** How long a client may take to read the end: one that does not read must not keep a server from being stopped. */
const LAST_MS = 5_000

export function openStream(request: FastifyRequest, reply: FastifyReply, closed: () => void): Stream {
  const isEvents = (request.headers.accept ?? '').includes('text/event-stream')
  const out = new PassThrough()
  const send = (message: unknown): void => {
    if (out.destroyed || out.writableEnded) return
    if (out.readableLength + out.writableLength > UNREAD) return void out.destroy()
    const text = JSON.stringify(message)
    out.write(isEvents ? `data: ${text}\n\n` : `${text}\n`)
  }
  const beat = setInterval(() => send({ beat: true }), BEAT_MS)
  out.on('close', () => {
    clearInterval(beat)
    closed()
  })
  let late: NodeJS.Timeout | undefined
  reply.raw.on('close', () => {
    clearTimeout(late)
    out.destroy()
  })
  // It may have gone while its table was opened.
  if (reply.raw.destroyed) out.destroy()
  void reply
    .header('content-type', isEvents ? 'text/event-stream; charset=utf-8' : 'application/x-ndjson; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .send(out)
  const end = (): void => {
    if (out.writableEnded) return
    out.end()
    late = setTimeout(() => reply.raw.destroy(), LAST_MS).unref()
  }
  return { send, end }
}
