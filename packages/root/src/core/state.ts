import type { Hidden, Public, Result, Seat, State } from '@spinney/kernel'
import type { DeckId } from '../cards/data/types.ts'
import type { RulesetName } from '../law/rulesets.ts'

/** Name of a faction or of a band; the second Vagabond counts as one of its own. */
export type FactionId = string

/** Number of a party, which is whoever has pieces on the map: a seat, and after the seats the bands that nobody plays. */
export type Party = number

export type Phase = 'setup' | 'birdsong' | 'daylight' | 'evening'

/**
 * What each faction keeps for itself, by faction, and so do hirelings and landmarks. Empty here: every module adds its
 * own entry, so that the core knows none of them.
 */
export interface FactionStates {
  /** By name, the factions at the table that go by a procedure (A.3); left out where there are none. */
  automata?: { [faction: FactionId]: Automaton }
  /** By clearing, building slots that something covers for good; left out where nothing does. */
  blocked?: number[]
}

/** What every seat keeps that goes by a procedure (A.3): the module of those procedures fills it. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the module of the procedures
export interface Automaton {}

/**
 * The rules of one table, worked out of all content: core/book.ts says what stands in it. A state carries its book
 * under a symbol, where neither files nor comparisons nor messages see it, so that the state itself stays plain data.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by core/book.ts, which builds on this module
export interface Book {}
export const BOOK: unique symbol = Symbol('book')

/** A game of Root: plain data, numbers wherever a rule asks often. */
export interface Root extends State {
  [BOOK]: Book
  readonly map: string
  readonly deckName: DeckId
  /** Name of the ruleset preset. */
  readonly preset: RulesetName
  /** Factions by seat, in turn order; empty words before they are drafted (A.8.2). */
  factions: FactionId[]
  /** Seats by faction. */
  seatOf: { [faction: FactionId]: Seat }
  /** The bands at the table, which nobody plays, in the order of their numbers; and who controls each, -1 for nobody (E.1). */
  bands: { [band: FactionId]: Seat }

  /** Starting clearing of each seat, 0 for none. */
  starts: number[]
  /** Homelands of each seat, in the order they were chosen (A.8.2.I). */
  homelands: number[][]

  /** Whose turn it is. */
  active: Seat
  phase: Phase
  /** Turns begun so far, of all players. */
  turns: number

  /** How many places there are, by the map. */
  readonly places: number
  /** Suit of each clearing; index 0 and the Burrow have none. */
  suits: number[]
  /** Number of pieces by kind and place: `kind.index * places + place`. */
  pieces: number[]
  /** Warriors and buildings of a party at a place: `party * places + place`. Follows from `pieces`. */
  strength: number[]
  /** All pieces of a party at a place. Follows from `pieces`. */
  presence: number[]
  /** Buildings at a place. Follows from `pieces`. */
  built: number[]
  /** The party that rules a place, -1 for nobody. Follows from `pieces` and what modifies rule. */
  ruler: number[]
  /** 1 where a ruin stands. */
  ruins: number[]
  /** Items lying under the ruins, in no order; how many under each stands beside it. */
  ruinItems: Hidden<number>
  underRuin: number[]
  /** Paths that are closed, each as one number (board/map.ts). */
  closed: number[]
  /** The landmarks on the map by name, and the clearing of each (F). */
  landmarks: { [landmark: string]: number }

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
  owner: Party
  by: Party
  kind: number
  place: number
  count: number
  /** Set where another piece takes their spot (G.1.21). */
  replaced?: true
  /** Where they went, if not to their supply. */
  to?: number
  /** Points more for their removal (F). */
  bonus?: number
}

/** The game as everybody sees it. Functions that only read public facts take this; a full state fits too. */
export type Visible = Public<Root>

/** The local variables of a procedure that belongs to one player. */
export interface Own {
  seat: Seat
}
