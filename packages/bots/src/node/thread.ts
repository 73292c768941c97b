import { parentPort } from 'node:worker_threads'
import { serve } from '../worker/protocol.ts'

/** Makes this worker thread do what it is sent, until it is ended. */
export function serveThread<W, A>(work: (task: W, cancel: { aborted: boolean }) => Promise<A> | A): void {
  const port = parentPort
  if (port === null) throw new Error('this file runs in a worker thread')
  serve<W, A>(
    { send: (message) => port.postMessage(message), receive: (listener) => void port.on('message', listener) },
    work,
  )
}
