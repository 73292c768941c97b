/** What bots need Node for: threads, and contests that are kept on disk. */
export { type ArenaOptions, runArena } from './arena.ts'
export { type BotPool, createBotPool, type PoolRequest, startThreads, type Threads } from './pool.ts'
export { openResults, ResultsError, type ResultsFile } from './results-file.ts'
export { serveThread } from './thread.ts'
