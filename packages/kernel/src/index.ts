/**
 * The kernel of Spinney: everything a turn-based game needs that is not a rule of that game.
 * Games import from here; so do bots, the terminal, the server and the page.
 */

export { type Begun, type Bond, commitmentTo, keyOf, LONGEST_WORDS } from './chance/pledge.ts'
export { diceOf, type Random, randomFrom, roll, sealedRandom } from './chance/random.ts'
export { drive, playRandomly, randomIndex, WAIT } from './chance/simulate.ts'
export { copy } from './copy.ts'
export { difference, equal } from './equal.ts'
export { type Ask, aboutOf, askedIn, decide, settle, take } from './flow/engine.ts'
export {
  type Asking,
  type AskOf,
  type Asks,
  asking,
  type DecisionsOf,
  type Offers,
  type ValuesOf,
} from './flow/kinds.ts'
export { anyWord, numberFrom, type Sort, type Sorts, shapeOf, shapesOf, wordSort } from './flow/picks.ts'
export { indexOfAnswer, type Played, play, playInPlace, Refusal, type RefusalCode, start } from './flow/play.ts'
export {
  announcer,
  type Listener,
  type Listeners,
  type ListenerTable,
  listenersOf,
  type Reaction,
  react,
  reaction,
  reactionsOf,
} from './flow/reactions.ts'
export { call, chance, endGame, frameOf, may, must, procedure, run } from './flow/steps.ts'
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
  type Picks,
  type Procedure,
  type Result,
  type Seat,
  type Shape,
  type State,
  type Step,
} from './flow/types.ts'
export { attached, ConfigError, defineGame, type EarlierRules, type Game, type GameDefinition } from './game.ts'
export { type Course, courseOf, parting } from './journal/course.ts'
export { type Footing, footingOf } from './journal/footing.ts'
export {
  entryOf,
  type Names,
  namesIn,
  readHead,
  readRecord,
  readSnapshot,
  writeRecord,
  writeSeatRecord,
  writeSnapshot,
} from './journal/format.ts'
export { type Entry, type Journal, type Seal, type Stop, seal } from './journal/journal.ts'
export { ReplayError, type ReplayTrouble, reopen, replay } from './journal/replay.ts'
export { type HiddenEntry, journalFor, type SeatJournal } from './journal/seat-journal.ts'
export {
  type Answered,
  answered,
  branch,
  fork,
  type Hear,
  journalOf,
  type Known,
  type Opening,
  openTable,
  type Past,
  type Row,
  rollOn,
  seedOf,
  stateAt,
  submit,
  type Table,
  tableAt,
  takeForced,
  undo,
  undoable,
} from './journal/table.ts'
export { type Problem, refuted, type Verdict, verify } from './journal/verify.ts'
export { eventFor, type Facts, type GameEvent, reveal, tell, type Watched, watch } from './log/events.ts'
export { brief, FormatError, isRecord, LARGE, named, plainAt, quoted, shortly, told } from './outside.ts'
export { type Interruption, type StandingOrder, standingPick } from './standing.ts'
export { openly } from './views/openly.ts'
export type { Hidden, Public } from './views/public.ts'
export {
  inBagOrder,
  lawOf,
  type Question,
  resample,
  type View,
  view,
  whyNot,
} from './views/secrets.ts'
export type { Zone } from './views/zone.ts'
