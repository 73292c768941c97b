import type { Selectable } from 'kysely'
import type { CompanySchema } from './company-schema.ts'
import type { NoticeSchema } from './notice-schema.ts'
import type { PeopleSchema } from './people-schema.ts'
import type { ProgramSchema } from './program-schema.ts'

/** Everything is kept as numbers and texts, so that both databases keep it alike. What has parts is JSON. */
export interface Schema extends CompanySchema, PeopleSchema, ProgramSchema, NoticeSchema {
  tables: TableColumns
  rows: RowColumns
  states: StateColumns
  openings: OpeningColumns
  seats: SeatColumns
}

/** A table, without its answers. */
export interface TableColumns {
  id: string
  game: string
  /** A record file without answers, with the seed: nobody but the keeper of the table may read it. */
  journal: string
  /** The number of changes so far: whoever changes a table names the version it had. */
  version: number
  /** The number of answers. */
  count: number
  /** 0 where it began with answers of which nobody knows what came of them: whoever opens it plays them again. */
  told: number
  /** The seat that is asked; null where nobody is. */
  asked: number | null
  over: number
  /** The seats that have won, as a list. */
  winners: string
  /** Milliseconds since 1970. */
  created: number
  updated: number
}

/** One answer of a table, and what came of it. */
interface RowColumns {
  table_id: string
  at: number
  row: string
}

/** The latest state that was kept of a table, so that opening it is quick. */
interface StateColumns {
  table_id: string
  count: number
  rules: string
  state: string
}

/** A table as it was opened, from before its game begins. */
export interface OpeningColumns {
  id: string
  /** Whoever knows it may join: 128 bits. */
  link: string
  game: string
  config: string
  /** Secret until the game is over. */
  seed: string
  /** What was agreed on, see `Terms`. */
  terms: string
  creator: string
  stage: 'gathering' | 'playing' | 'over'
  created: number
  /** How it ended, where not by its rules. */
  ended?: 'vote' | null
  /** The table at which the same people play again. */
  next?: string | null
  /** The record that it begins with, where it was begun elsewhere. */
  journal?: string | null
  /** What chance has promised there: a record is too long to be read for every look at a table. */
  promise?: string | null
}

/** A seat: somebody's, a bot's, or nobody's yet. */
export interface SeatColumns {
  table_id: string
  seat: number
  person_id: string | null
  bot: string | null
  /** What the seat adds to the dice. */
  words: string
  /** The bot that answers while the person does not. */
  stand_in?: string | null
  /** 1: the person has given up, and the bot plays to the end. */
  resigned?: number | null
  /** The person that the seat is kept free for. */
  invited?: string | null
}

export type TableRow = Selectable<TableColumns>
