/**
 * The kernel of Spinney: everything a turn-based game needs that is not a rule of that game.
 * Games import from here; so do bots, the terminal, the server and the page.
 */

export { commitmentTo, type Random, randomFrom, roll, sealedRandom } from './chance/random.ts'
export { playRandomly, randomIndex } from './chance/simulate.ts'
export { copy } from './copy.ts'
export { difference, equal } from './equal.ts'
export { type Ask, decide, settle, take, whoIsAsked } from './flow/engine.ts'
export { indexOfAnswer, type Played, play, playInPlace, Refusal, type RefusalCode, start } from './flow/play.ts'
export {
  announcer,
  type Listener,
  type Listeners,
  listening,
  type Reaction,
  react,
  reaction,
} from './flow/reactions.ts'
export { call, chance, endGame, frameOf, may, must, procedure, type Question, type Roll, run } from './flow/steps.ts'
export {
  type Answer,
  type Asked,
  type Blocked,
  CHANCE,
  type Decision,
  type Frame,
  type Json,
  type Outcome,
  PASS,
  type Pick,
  type Procedure,
  type Result,
  type Seat,
  type State,
  type Step,
} from './flow/types.ts'
export { ConfigError, defineGame, type Game, type GameDefinition } from './game.ts'
export { FormatError, readRecord, readSnapshot, writeRecord, writeSnapshot } from './journal/format.ts'
export { type Entry, type Journal, type Seal, seal, withoutSeeds } from './journal/journal.ts'
export {
  eventsOf,
  fork,
  journalOf,
  type Move,
  openTable,
  ReplayError,
  replay,
  stateAt,
  submit,
  type Table,
  takeForced,
  undo,
  undoable,
} from './journal/table.ts'
export { type Problem, type Verdict, verify } from './journal/verify.ts'
export { eventFor, type Facts, type GameEvent, reveal, tell, type Watched, watch } from './log/events.ts'
export type { Hidden, Public } from './views/public.ts'
export {
  inBagOrder,
  lawOf,
  type Question as AskedQuestion,
  resample,
  type View,
  view,
} from './views/secrets.ts'
export type { Zone } from './views/zone.ts'
