/** The factions in the order of their setup letters (5.1.7). */
export const FACTION_IDS = [
  'marquise',
  'eyrie',
  'alliance',
  'vagabond',
  'lizard',
  'riverfolk',
  'duchy',
  'corvid',
  'hundreds',
  'keepers',
] as const

export type FactionId = (typeof FACTION_IDS)[number]

/** The two kinds of setup cards (A.8.1): the draft pool always holds a militant. */
export type FactionType = 'militant' | 'insurgent'

export interface FactionBasics {
  readonly id: FactionId
  /** The letter on the back of the board. */
  readonly setupLetter: string
  readonly reach: number
  readonly type: FactionType
  readonly warriors: number
  /** The tint of its pieces. */
  readonly colour: string
}
