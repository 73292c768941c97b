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
}

/** Some equal pieces lying together. */
export interface PieceGroup {
  kind: 'warrior' | 'building' | 'token' | 'item' | 'pawn' | 'landmark'
  /** Whose; a hireling may have none. */
  faction?: FactionId
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
  /** Changed just now: a short highlight. */
  fresh?: boolean
  /** Drawn pale: would be placed, or is about to go. */
  ghost?: boolean
}

export type SeatColor = 'red' | 'navy' | 'violet' | 'teal' | 'coal' | 'ochre'
