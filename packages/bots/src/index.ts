/** Bots for Spinney's games: what a page, a server and a terminal use. Nothing here needs Node. */

export { type Match, type Played, playMatch } from './arena/match.ts'
export { type GameRecord, type Pairing, type Report, reportOf } from './arena/report.ts'
export { type ArenaGame, type Contest, type Fixture, fixtures, type Mix } from './arena/schedule.ts'
export { type Outcome, type Rate, ratings, wilson } from './arena/stats.ts'
export { type SearchSpeed, searchSpeed } from './bench.ts'
export type { Bot, BotQuestion, BotRequest, Budget, Cancel, Judged, Level, Opinion } from './bot.ts'
export { LEVELS } from './bot.ts'
export type { Features, GameBrain, Tuning, Weights } from './brain.ts'
export { plainBrain, score, shares, tuningOf, valuesOf, weighed } from './brain.ts'
export { arenaGameOf, type BrainOf, brainOf, games } from './brains.ts'
export { type Explanation, explain, type Message } from './explain.ts'
export { BotNameError, type BotSpec, botCalled, createBot, readBotName } from './levels/index.ts'
export { paced } from './levels/sharp.ts'
export { requestFor, requestFromVeiled, type Terms, veil } from './request.ts'
export {
  type BotAnswer,
  type BotTask,
  type Client,
  connect,
  doBotTask,
  type Port,
  pagePort,
  type Signal,
  serveBots,
  type WorkerScope,
} from './worker/protocol.ts'
