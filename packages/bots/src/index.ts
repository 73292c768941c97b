/** Bots for Spinney's games: what a page, a server and a terminal use. Nothing here needs Node. */

export { type Match, type MatchEnd, playMatch } from './arena/match.ts'
export { type GameRecord, type Pairing, type Report, reportOf } from './arena/report.ts'
export {
  type ArenaGame,
  type Contest,
  type Fixture,
  fixtures,
  isAutomatonName,
  type Mix,
  pairs,
} from './arena/schedule.ts'
export { type Outcome, type Rate, ratings, wilson } from './arena/stats.ts'
export { askBot, type Terms, wordFor } from './ask.ts'
export { type SearchSpeed, searchSpeed } from './bench.ts'
export type { Bot, BotQuestion, BotRequest, Budget, Cancel, Judged, Level, Opinion, Temper } from './bot.ts'
export { LEVELS, TEMPERS } from './bot.ts'
export type { BrainOf, Features, GameBrain, Tuning, Weights } from './brain.ts'
export { plainBrain, score, shares, tuningOf, valuesOf, weighed } from './brain.ts'
export { arenaGameOf, brainOf, games } from './brains.ts'
export { type Advice, advise, type Mistake, type Stake } from './coach.ts'
export type { Explanation, Message } from './explain.ts'
export { botCalled, createBot, explain } from './known.ts'
export {
  BotNameError,
  type BotSpec,
  MOST_ITERATIONS,
  MOST_MS,
  readBotName,
} from './levels/index.ts'
export { noisy } from './levels/noisy.ts'
export { paced } from './levels/sharp.ts'
export { PUZZLE_ITERATIONS, type Puzzle, puzzlePosition, puzzleSeed } from './puzzles.ts'
export { type RequestTerms, requestFor, requestFromVeiled, veil } from './request.ts'
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
