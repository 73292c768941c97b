/** How much time everybody has, in seconds. */
export interface ClockTerms {
  /** Each time that one is asked. */
  readonly turn: number
  /** Besides that, for the whole game. */
  readonly reserve: number
}

/** What those who sit down agree on. */
export interface Terms {
  /** Whether anybody may find the table, or only those who have its link. */
  readonly open: boolean
  /** Whether people without a seat may look on. */
  readonly onlookers: boolean
  /** Whether the latest decision may be taken back: by oneself, when all others agree, or not. */
  readonly undo: 'own' | 'consent' | 'off'
  /** Whether everybody is there at once, or comes when it is their turn. */
  readonly pace: 'live' | 'turns'
  /** When it runs out, a bot answers until the player comes back. Null: nobody is hurried. */
  readonly clock: ClockTerms | null
  /** Whether onlookers may talk to players while the game goes on. */
  readonly talk: 'players' | 'all'
  /** Whether it counts for ratings. */
  readonly rated: boolean
}

/** What holds where nothing else was agreed on. */
const USUAL = { pace: 'live', clock: null, talk: 'players', rated: false } as const

/** Terms as they are asked for: what is left out is as usual. */
export type TermsWish = Pick<Terms, 'open' | 'onlookers' | 'undo'> & Partial<Terms>

/** Terms as they were kept. */
export const termsOf = (text: string): Terms => ({ ...USUAL, ...(JSON.parse(text) as TermsWish) })

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
  /** Whether the seat is kept free for whoever asks. */
  readonly forMe?: boolean
  /** Whether a program plays it that somebody has written. */
  readonly program?: boolean
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
  /** Whether it was begun alone elsewhere: whoever began it may know what was dealt then. */
  readonly brought: boolean
  /** For those who have a seat: they may pass it on. */
  readonly link: string | null
}
