/** One host for every table: drives people, bots and chance for any number of audiences. Nothing here needs Node. */

export type { Clock } from './clock.ts'
export type { Pace } from './driver.ts'
export type { Audience, Forced, Host, Thinking } from './host.ts'
export { type Minds, mindsHere, type Thought, wakeBots } from './minds.ts'
export { hostJournal, hostPosition, type NewSetting, openHost, resumeHost, type Setting } from './open.ts'
export { reopenPatiently } from './patient.ts'
export { planFor } from './plan.ts'
export { type Position, updateFor } from './position.ts'
export type {
  Aides,
  BotMessage,
  Closed,
  Counsel,
  Final,
  Hint,
  Judgement,
  LogRow,
  Moment,
  Outlook,
  Planned,
  RecordText,
  ScorePoint,
  Seating,
  Update,
} from './protocol.ts'
export {
  type Change,
  checkFollows,
  memoryStore,
  type Saved,
  type Snapshot,
  type Store,
  StoreConflict,
  StoreMissing,
  type Summary,
} from './store.ts'
