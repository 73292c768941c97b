import { parentPort } from 'node:worker_threads'
import { games } from '../brains.ts'
import { doBotTask, serve } from '../worker/protocol.ts'
import { doMatchTask } from './match-task.ts'
import type { Work } from './pool.ts'

// The thread of a pool: does what it is sent until it is ended.
const port = parentPort
if (port === null) throw new Error('this file runs in a worker thread')
serve<Work, unknown>(
  { send: (message) => port.postMessage(message), receive: (listener) => void port.on('message', listener) },
  (work, cancel) => ('bot' in work ? doBotTask(work.bot, games, cancel) : doMatchTask(work.match, cancel)),
)
