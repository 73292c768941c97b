/** What bots need Node for: threads, and contests that are kept on disk. */
export { type ArenaOptions, type PlayMatches, playHere, playOn, runArena } from './arena.ts'
export { buildName } from './build.ts'
export { makeFolder } from './folder.ts'
export type { MatchTask } from './match-task.ts'
export { type BotPool, createBotPool, type PoolRequest, startBotThreads, startThreads, type Threads } from './pool.ts'
export { openResults, ResultsError, type ResultsFile } from './results-file.ts'
export { serveThread } from './thread.ts'
