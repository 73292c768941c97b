import type { Hidden, Public, Result, Seat, State } from '@spinney/kernel'
import type { RulesetName } from '../law/rulesets.ts'

/** Name of a faction; the second Vagabond counts as one of its own. */
export type FactionId = string

export type Phase = 'setup' | 'birdsong' | 'daylight' | 'evening'

/**
 * What each faction keeps for itself, by faction. Empty here: every faction's module adds its own entry, so that the
 * core knows none of them.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the factions' modules
export interface FactionStates {}

/** A game of Root: plain data, numbers wherever a rule asks often. */
export interface Root extends State {
  readonly map: string
  readonly deckName: string
  /** Name of the ruleset preset. */
  readonly preset: RulesetName
  /** Factions by seat, in turn order; empty words before they are drafted (A.8.2). */
  factions: FactionId[]
  /** Seats by faction. */
  seatOf: { [faction: FactionId]: Seat }

  /** Starting clearing of each seat, 0 for none. */
  starts: number[]
  /** Homelands of each seat, in the order they were chosen (A.8.2.I). */
  homelands: number[][]

  /** Whose turn it is. */
  active: Seat
  phase: Phase
  /** Turns begun so far, of all players. */
  turns: number

  /** Suit of each clearing; index 0 and the Burrow have none. */
  suits: number[]
  /** Number of pieces by kind and place: `kind.index * PLACES + place`. */
  pieces: number[]
  /** Warriors and buildings of a seat at a place: `seat * PLACES + place`. Follows from `pieces`. */
  strength: number[]
  /** All faction pieces of a seat at a place. Follows from `pieces`. */
  presence: number[]
  /** Buildings at a place. Follows from `pieces`. */
  built: number[]
  /** Who rules a place, -1 for nobody. Follows from `pieces` and what modifies rule. */
  ruler: number[]
  /** 1 where a ruin stands. */
  ruins: number[]
  /** Items lying under the ruins, in no order; how many under each stands beside it. */
  ruinItems: Hidden<number>
  underRuin: number[]
  /** Paths that are closed, as `from * 16 + to` with the smaller number first. */
  closed: number[]
  /** The clearing of the ferry, 0 on a map without one. */
  ferry: number

  /** The cards left to draw: a bag, each draw picks one of them. */
  deck: Hidden<number>
  discard: number[]
  /** Dominance cards that lie beside the map. */
  beside: number[]
  hands: Hidden<number>[]
  /** Cards that have left a hand and are being paid for. */
  crafting: number[]
  /** Persistent cards in front of each seat. */
  crafted: number[][]
  /** Items by type: in the supply, and in each seat's box of crafted items. */
  supplyItems: number[]
  items: number[][]
  /** Of the items in each seat's box, by type: how many lie face down. */
  faceDown: number[][]

  scores: number[]
  /** Activated dominance card of a seat, -1 for none: such a seat scores no more. */
  dominance: number[]
  /** Partner of a seat in a coalition, -1 for none. */
  coalition: Seat[]

  /** Crafting pieces used this turn, by suit. */
  activated: number[]
  /** What may be done once per turn and has been. */
  once: string[]
  /** Pieces taken off the map together and not yet accounted for. */
  limbo: Loss[]
  own: FactionStates
  result: Result | null
}

/** Pieces of one kind that somebody lost somewhere. */
export interface Loss {
  owner: Seat
  by: Seat
  kind: number
  place: number
  count: number
  /** Set where another piece takes their spot (G.1.21). */
  replaced?: true
}

/** The game as everybody sees it. Functions that only read public facts take a table; a full state fits too. */
export type Table = Public<Root>

/** The local variables of a procedure that belongs to one player. */
export interface Own {
  seat: Seat
}
