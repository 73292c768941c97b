import { games } from '../brains.ts'
import { doBotTask } from '../worker/protocol.ts'
import { doMatchTask } from './match-task.ts'
import type { Work } from './pool.ts'
import { serveThread } from './thread.ts'

// The thread of a pool.
serveThread(async (work: Work, cancel) =>
  'bot' in work ? await doBotTask(work.bot, games, cancel) : await doMatchTask(work.match, cancel),
)
