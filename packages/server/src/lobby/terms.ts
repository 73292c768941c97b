/** What those who sit down agree on. */
export interface Terms {
  /** Whether anybody may find the table, or only those who have its link. */
  readonly open: boolean
  /** Whether people without a seat may look on. */
  readonly onlookers: boolean
  /** Whether the latest decision may be taken back. */
  readonly undo: 'own' | 'off'
}

/** Who takes a seat when a table is opened. */
export type SeatWish =
  | { readonly kind: 'me' }
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly bot: string }

/** A seat as everybody may see it. */
export interface SeatInfo {
  readonly kind: 'person' | 'bot' | 'open'
  /** The name of a person or of a bot. */
  readonly name: string | null
}

/** A table as somebody may see it who may see it at all. */
export interface TableInfo {
  readonly id: string
  readonly game: string
  readonly config: unknown
  readonly terms: Terms
  readonly stage: 'gathering' | 'playing' | 'over'
  readonly seats: readonly SeatInfo[]
  /** The seats of whoever asks. */
  readonly mine: readonly number[]
  /** The seat that is asked, once the game goes on. */
  readonly asked: number | null
  /** Whether whoever asks opened the table: they may give free seats to bots. */
  readonly host: boolean
  /** What chance has promised. */
  readonly commitment: string
  readonly created: number
  /** For those who have a seat: they may pass it on. */
  readonly link: string | null
}
