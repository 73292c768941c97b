import type { FactionId, FactionType } from './factions/types.ts'

/** Faction setup cards: one for each faction and one for a second Vagabond (A.8). */
export type SetupCardId = FactionId | 'vagabond2'

/** How far a homeland must lie from those of enemies, each demand met as far as possible (A.8.2.II). */
export type HomelandSpacing = 'none' | 'notAdjacent' | 'twoClearingsBetween'

export interface HomelandFacts {
  /** How many homelands are chosen; 0 for a faction without. */
  readonly count: 0 | 1 | 2 | 3
  /** Whether they must lie on the map edge (G.1.15). */
  readonly onMapEdge: boolean
  readonly spacing: HomelandSpacing
  /** Several homelands: whether each must be adjacent to another of them. */
  readonly adjacentToEachOther: boolean
  /** Building slots that must be open in each (A.8.2.I). */
  readonly openSlots: 0 | 1
}

export interface SetupCardFacts {
  readonly id: SetupCardId
  readonly type: FactionType
  readonly homeland: HomelandFacts
}

const none: HomelandFacts = { count: 0, onMapEdge: false, spacing: 'none', adjacentToEachOther: false, openSlots: 0 }
const edge: HomelandFacts = { ...none, count: 1, onMapEdge: true, spacing: 'twoClearingsBetween' }

/** The eleven setup cards. */
export const SETUP_CARDS: readonly SetupCardFacts[] = [
  { id: 'marquise', type: 'militant', homeland: { ...none, count: 3, adjacentToEachOther: true, openSlots: 1 } },
  { id: 'eyrie', type: 'militant', homeland: { ...edge, openSlots: 1 } },
  { id: 'alliance', type: 'insurgent', homeland: none },
  { id: 'vagabond', type: 'insurgent', homeland: none },
  { id: 'vagabond2', type: 'insurgent', homeland: none },
  { id: 'lizard', type: 'insurgent', homeland: { ...none, count: 1, spacing: 'notAdjacent', openSlots: 1 } },
  { id: 'riverfolk', type: 'insurgent', homeland: none },
  { id: 'duchy', type: 'militant', homeland: { ...none, count: 1, spacing: 'notAdjacent' } },
  { id: 'corvid', type: 'insurgent', homeland: { ...none, count: 1 } },
  { id: 'hundreds', type: 'militant', homeland: { ...edge, openSlots: 1 } },
  { id: 'keepers', type: 'militant', homeland: { ...edge, count: 2, adjacentToEachOther: true } },
]

/** What the setup cards place instead of the standard setup, in warriors unless said otherwise. */
export const ADVANCED_PLACES = {
  /** Each homeland, and every other clearing; then keep, sawmill, workshop and recruiter in the homelands. */
  marquise: { homeland: 2, elsewhere: 1 },
  /** With one roost. */
  eyrie: { homeland: 6 },
  /** Supporters from the deck, besides the five cards of A.7. */
  alliance: { supporters: 3 },
  /** With one garden; the second number is spread evenly over the neighbours, the third goes to the Acolytes. */
  lizard: { homeland: 4, neighbours: 3, acolytes: 2 },
  /** Along the river, and in Payments. */
  riverfolk: { river: 4, payments: 3 },
  /** With one tunnel; the second number is spread evenly over the neighbours, not the Burrow. */
  duchy: { homeland: 2, neighbours: 5 },
  /** With one plot of choice; then one warrior in a clearing of each suit. */
  corvid: { homeland: 1, perSuit: 1 },
  /** With the warlord and one stronghold. */
  hundreds: { homeland: 4 },
  /** In each of both homelands. */
  keepers: { homeland: 4 },
} as const

/** Cards drawn before factions are chosen (A.7), and kept afterwards (A.10). */
export const ADVANCED_HAND = { drawn: 5, kept: 3 } as const

/** Cards in the pool beyond the number of players (A.8.1). */
export const POOL_SURPLUS = 1

/** Suit markers of each suit (A.1). */
export const SUIT_MARKERS_EACH = 4

/** With so many factions that start in a corner the standard setup is not allowed (5). */
export const CORNER_FACTIONS_TOO_MANY = 5

/** The factions whose standard setup starts in a corner. */
export const CORNER_FACTIONS: readonly FactionId[] = ['marquise', 'eyrie', 'lizard', 'duchy', 'hundreds', 'keepers']
