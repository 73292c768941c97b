/** What is kept of the life of a table beyond its game. */
export interface CompanySchema {
  clocks: ClockColumns
  talk: TalkColumns
  mutes: MuteColumns
  reports: ReportColumns
  motions: MotionColumns
  standing: StandingColumns
  results: ResultColumns
  ratings: RatingColumns
}

/** The clock of one seat, in milliseconds. */
export interface ClockColumns {
  table_id: string
  seat: number
  /** What is left besides the time that every turn has. */
  reserve: number
  /** How long the latest turn took: it goes on from there when its end is taken back. */
  spent: number
  /** Since when the clock runs; null: it stands. */
  since: number | null
}

/** One line of talk. */
export interface TalkColumns {
  id: string
  table_id: string
  person_id: string
  /** Null: an onlooker. */
  seat: number | null
  /** 1: said among onlookers, where players do not hear it. */
  gallery: number
  text: string
  at: number
}

interface MuteColumns {
  person_id: string
  muted_id: string
}

/** A line that somebody found wrong, as it was then: for whoever runs the site. */
interface ReportColumns {
  id: string
  table_id: string
  by_id: string | null
  about_id: string | null
  text: string
  why: string
  at: number
}

/** Something that all who play must agree to. */
export interface MotionColumns {
  table_id: string
  kind: 'undo' | 'end'
  seat: number
  /** The version of the table that it was made for. */
  version: number
  detail: string
  /** The seats that have agreed, as a list. */
  yes: string
}

/** How a seat has done in a finished game. */
interface ResultColumns {
  table_id: string
  seat: number
  person_id: string | null
  bot: string | null
  sides: string
  score: number | null
  place: number | null
  won: number
  /** Ratings as they were shown. */
  before: number | null
  after: number | null
  at: number
}

/** What is believed of somebody's play of a game, and how surely. */
interface RatingColumns {
  person_id: string
  game: string
  mu: number
  sigma: number
  games: number
}

interface StandingColumns {
  table_id: string
  seat: number
  orders: string
  /** The numbers of the answers that were given by them, as a list: for their owner only. */
  given: string
}
