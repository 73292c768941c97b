/** Names shared by the art components. The same spelling as in the rules packages; nothing is imported from them. */
export type Suit = 'fox' | 'rabbit' | 'mouse' | 'bird'
/** All that can be drawn, in the order of the Law. */
export const FACTION_IDS = [
  'marquise',
  'eyrie',
  'alliance',
  'vagabond',
  'vagabond2',
  'lizard',
  'riverfolk',
  'duchy',
  'corvid',
  'hundreds',
  'keepers',
] as const
export type FactionId = (typeof FACTION_IDS)[number]

/** Whether a party is a faction; hirelings are not. */
export const isFaction = (party: string | undefined): party is FactionId =>
  FACTION_IDS.some((faction) => faction === party)

export type ItemId = 'boot' | 'bag' | 'crossbow' | 'hammer' | 'sword' | 'tea' | 'coin' | 'torch' | 'club'
export type RootMood = 'autumn' | 'winter' | 'lake' | 'mountain'

/** What the map shows of a place one may act on. */
export interface TargetState {
  /** Spoken and shown as a tooltip: "Clearing 5, rabbit, two cats". */
  label: string
  /** May be chosen now: accent ring, in the tab order, pulses once when it appears. */
  selectable?: boolean
  /** Is chosen now: filled ring. */
  selected?: boolean
  /** What the page can tell about it, as `data-info` of the element. */
  info?: string
  /** Is pointed at from elsewhere, such as a line of the log: a pale ring, which says nothing about acting. */
  lit?: boolean
}

/** Some equal pieces lying together. */
export interface PieceGroup {
  kind: 'warrior' | 'building' | 'token' | 'item' | 'pawn' | 'landmark'
  /** Whose: a faction's or a hireling's. */
  faction?: string
  /** Of a hireling: the faction of its controller. */
  holder?: string | undefined
  /** Which: 'sawmill', 'base-fox', 'wood', 'plot', 'boot', 'ferry', 'warlord' … */
  type?: string
  /** How many; written when more than one (for warriors always). */
  count: number
  /** Written on the piece itself instead of its number: the value of a relic. */
  mark?: string
  /** The building slot it fills, from 0. Buildings without one take the first free slot. */
  slot?: number
  /** Spoken and shown as a tooltip. */
  label?: string
  /** What the page can tell about it, as `data-info` of the element. */
  info?: string
  /** Changed just now: a short highlight. */
  fresh?: boolean
  /** Drawn pale: would be placed, or is about to go. */
  ghost?: boolean
}

export type SeatColor = 'red' | 'navy' | 'violet' | 'teal' | 'coal' | 'ochre'
