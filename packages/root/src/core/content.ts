import type { Json, Procedure, Seat, Zone } from '@spinney/kernel'
import type { Battle } from '../actions/battle-types.ts'
import type { MapData } from '../board/data/types.ts'
import type { Hits } from './hits.ts'
import type { Hooks } from './hooks.ts'
import type { PieceKind } from './kinds.ts'
import type { Reason } from './reasons.ts'
import type { FactionId, Own, Party, Phase, Root, Visible } from './state.ts'

/** When in a phase something may be done: before everything else in it, between actions, or after everything (1.4.1). */
export type Moment = 'start' | 'any' | 'end'

/** Something a player may do at certain times of the own turn, besides what the faction's own phases offer. */
export interface FreeAction {
  /** The word that is picked. */
  readonly id: string
  readonly law: string
  readonly phase: Phase
  /** `start`: only before everything else in the phase (1.4.1); otherwise at any point between actions. */
  readonly at?: Exclude<Moment, 'any'>
  /** Where cards in hand decide whether it is available: whether it may be, as far as everybody knows. */
  conceivable?(g: Visible, seat: Seat): boolean
  available(g: Root, seat: Seat): boolean
  /** Why it is not available, where one would expect it to be; null where nobody would. */
  why?(g: Root, seat: Seat): Reason | null
  perform(g: Root, seat: Seat): void
}

/** 4.3.3: an effect that a side of a battle may use after the roll. Whether it can be used is public. */
export interface BattleEffect {
  readonly id: string
  readonly law: string
  available(g: Visible, battle: Battle, side: number): boolean
  apply(g: Root, battle: Battle, side: number): void
}

/** Crafting pieces by suit, and those of every suit. */
export type CraftingPower = readonly [number, number, number, number?]

/** How a faction crafts (x.2.1). Power and cost are counted by suit: fox, rabbit, mouse. */
export interface Crafting {
  /** Crafting pieces not yet used this turn; last those that serve as any suit, where there are such (F). */
  power(g: Root, seat: Seat): CraftingPower
  activate(g: Root, seat: Seat, suit: number): void
  /** The pieces on the map that craft; none where it crafts with something else. */
  readonly kinds?: readonly PieceKind[]
  /** Symbols it can pay for at most, of whatever suit, where that is less than its power (11.5.3). */
  limit?(g: Root, seat: Seat): number
}

/** A faction that was drafted is being set up (A.8.2). */
export interface Drafted extends Own {
  /** What lay beside its setup card, empty for nothing (A.8.1.III). */
  beside: string
}

/** What the core needs to know of whoever has pieces on the map, whether somebody plays it or not. */
export interface Army extends Hooks {
  readonly id: FactionId
  /** All its kinds of pieces. */
  readonly pieces: readonly PieceKind[]
  /** The warriors it moves and fights with; null for one that has none. */
  readonly warrior: PieceKind | null
  /** Takes hits its own way (9.2.7); by default pieces are removed (4.3.4). */
  readonly takeHits?: Procedure<Root, Hits>
  /** Whether it is defenceless in a battle (4.3.3.II); by default without warriors. */
  defenceless?(g: Visible, battle: Battle): boolean
  /** Moves its own way (9.5.1): where to, and how; by default warriors move (4.2). */
  moveOptions?(
    g: Visible,
    party: Party,
    route: { from: number; to: number; suit: number },
  ): { from: number; to: number }[]
  makeMove?(g: Root, party: Party, to: number, law: string, from: number): void
  /** Moves all that can go, where that is more than its warriors. */
  moveAll?(g: Root, party: Party, to: number, law: string, from: number): void
  readonly actions?: readonly FreeAction[]
  readonly battleEffects?: readonly BattleEffect[]
  readonly procedures: readonly Procedure<Root, unknown>[]
}

/** What content without a seat keeps for itself in a state, under its own name. */
export interface Keeping {
  /** Puts its own part of the state in place when it comes to the table. */
  begin?(g: Root): void
  /** Hidden lists of its own. */
  secrets?(g: Root): readonly Zone[]
  /** Cards it keeps outside hands and piles, for counting. */
  cardsKept?(g: Root): number
}

/** A band that is being set up, hired, or acts for whoever controls it. */
export interface Hired extends Own {
  band: Party
}

/** What makes a band a hireling (E): one side of a hireling card. */
export interface HirelingCard {
  /** The name of the card: that of its promoted side. */
  readonly card: FactionId
  readonly side: 'promoted' | 'demoted'
  /** The factions that cannot be played beside it (A.6.5). */
  readonly excludes: readonly FactionId[]
  /** What its card says about setting it up (A.6.3); nothing where it says nothing. */
  readonly setup?: Procedure<Root, Hired>
  /** E.2.1: must be done by whoever gains control. */
  readonly whenHired?: Procedure<Root, Hired>
  /** E.2.3: at the start of the controller's Birdsong. */
  readonly birdsong?: Procedure<Root, Hired>
}

/**
 * A band: pieces that nobody plays, though a player may control them for a while (E). It has no seat, hand or score; what
 * it does comes from its own actions and procedures. core/parties.ts says what it means to the common rules.
 */
export interface Band extends Army, Keeping {
  readonly hireling?: HirelingCard
}

/** Everything the core needs to know of a faction. */
export interface Faction extends Army {
  /** The faction without which this one cannot be played (9.7). */
  readonly needs?: FactionId
  /** Whether its starting clearing is a corner of the map (5). */
  readonly startsInCorner?: boolean
  /** Whether the draft's heap of items comes with it (5.1.5). */
  readonly bringsItems?: boolean
  /** Position in the order of setup letters (5.1.7). */
  readonly letter: string
  /** 5.2. */
  readonly reach: number
  readonly crafting: Crafting
  /** Puts the faction's own part of the state in place before setup begins. */
  begin(g: Root, seat: Seat): void
  readonly setup: Procedure<Root, Own>
  /** What its setup card says (A.8.2); without one it cannot be drafted. */
  readonly advancedSetup?: Procedure<Root, Own>
  /** Cards of which one is dealt beside its setup card, face up (A.8.1.III). */
  readonly besideSetupCard?: readonly string[]
  readonly birdsong: Procedure<Root, Own>
  readonly daylight: Procedure<Root, Own>
  readonly evening: Procedure<Root, Own>
  /** Set for a seat that goes by a procedure and decides nothing (A.3). */
  readonly automaton?: true
  /** Whether everybody sees its hand (11.2.3). */
  readonly openHand?: true
  /** Hidden lists of its own. */
  secrets?(g: Root): readonly Zone[]
  /** Puts its hidden lists in order where they were dealt anew against something that everybody knows. */
  afterResample?(g: Root): void
  /** Cards it keeps outside hands and piles, for counting. */
  cardsKept?(g: Root): number
  /** Crafts an item its own way (14.2.3); by default it is taken and scores. Of the points so many are `printed`. */
  craftItem?(g: Root, seat: Seat, item: number, points: number, printed: number): void
  /** Gets an item its own way; by default it goes to the box of crafted items. */
  gainItem?(g: Root, seat: Seat, item: number): void
  /** Sets up its own part of a position from a scenario file; refuses with the path below it and the reason. */
  given?(g: Root, spec: unknown, refuse: (path: string, reason: string) => never): void
  /** Its own part of a position in words, for scenario files. */
  facts?(g: Root): Json
}

/** What a card does beyond being spent. */
export interface CardEffect extends Hooks {
  /** Shared by all cards of this name. */
  readonly name: string
  /** 4.1.2: what happens when it is crafted; the card is discarded afterwards. */
  immediate?(g: Root, seat: Seat): void
  /** What happens when it has left the play area for the discard pile. */
  left?(g: Root, seat: Seat): void
  /** Offered to the player who has the card in front. */
  readonly actions?: readonly FreeAction[]
  readonly battleEffects?: readonly BattleEffect[]
  readonly procedures?: readonly Procedure<Root, unknown>[]
}

/** A rule that belongs to a map or to the table as a whole. */
export interface TableRule extends Hooks {
  readonly id: string
  /** Whether it holds on this map, at this table; a rule that does not say so holds everywhere. */
  holdsOn?(map: MapData, table: Pick<Visible, 'own' | 'bands'>): boolean
  readonly actions?: readonly FreeAction[]
  readonly procedures?: readonly Procedure<Root, unknown>[]
}

/** A landmark (F): a piece that nobody owns or removes. `g.landmarks` says where it stands. */
export interface Landmark extends Hooks, Keeping {
  readonly id: string
  /** Where it stands if its map brings it along; 0 where the map does not. */
  start(map: MapData): number
  /** A.5.3: where it may be set up; without that it only comes with its map. */
  sites?(g: Visible): number[]
  /** What else its card says about setting it up, once it stands. */
  placed?(g: Root, clearing: number): void
  /** Players it is meant for (A.5.1); with fewer it is dealt only where it is asked for. */
  readonly minPlayers?: number
  readonly actions?: readonly FreeAction[]
  readonly procedures?: readonly Procedure<Root, unknown>[]
}

/** All content a game of Root is made of. */
export interface Content {
  readonly maps: readonly MapData[]
  readonly factions: readonly Faction[]
  /** Those that go by a procedure instead of a player (A.3); each has the name of the faction it stands for. */
  readonly automata: readonly Faction[]
  readonly bands: readonly Band[]
  readonly cards: readonly CardEffect[]
  readonly rules: readonly TableRule[]
  readonly landmarks: readonly Landmark[]
}
