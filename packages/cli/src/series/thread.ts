import { serveThread } from '@spinney/bots/node'
import { GAMES } from '../games.ts'
import { doWork, type Work } from './work.ts'

// A thread of `simulate`, `dataset` and `balance`: does what it is sent until it is ended.
serveThread((work: Work, cancel) => doWork(work, GAMES, cancel))
