import { announcer, type Json, listening, type Procedure, type Seat, type Zone } from '@spinney/kernel'
import type { Battle } from '../actions/battle-types.ts'
import type { Hits } from './hits.ts'
import { addModifiers, type Hooks, type RootEvents } from './hooks.ts'
import type { PieceKind } from './kinds.ts'
import type { FactionId, Own, Phase, Root, Table } from './state.ts'

/** Something a player may do at certain times of the own turn, besides what the faction's own phases offer. */
export interface FreeAction {
  /** The word that is picked. */
  readonly id: string
  readonly law: string
  readonly phase: Phase
  /** `start`: only before everything else in the phase (1.4.1); otherwise at any point between actions. */
  readonly at?: 'start' | 'end'
  /** Where cards in hand decide whether it is available: whether it may be, as far as everybody knows. */
  conceivable?(g: Table, seat: Seat): boolean
  available(g: Root, seat: Seat): boolean
  perform(g: Root, seat: Seat): void
}

/** 4.3.3: an effect that a side of a battle may use after the roll. Whether it can be used is public. */
export interface BattleEffect {
  readonly id: string
  readonly law: string
  available(g: Table, battle: Battle, side: number): boolean
  apply(g: Root, battle: Battle, side: number): void
}

/** How a faction crafts (x.2.1). Power and cost are counted by suit: fox, rabbit, mouse. */
export interface Crafting {
  /** Crafting pieces not yet used this turn. */
  power(g: Root, seat: Seat): readonly [number, number, number]
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

/** Everything the core needs to know of a faction. */
export interface Faction extends Hooks {
  readonly id: FactionId
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
  /** The warriors it moves and fights with; null for a faction that has none. */
  readonly warrior: PieceKind | null
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
  /** Whether everybody sees its hand (11.2.3). */
  readonly openHand?: true
  /** Hidden lists of its own. */
  secrets?(g: Root): readonly Zone[]
  /** Puts its hidden lists in order where they were dealt anew against something that everybody knows. */
  afterResample?(g: Root): void
  /** Cards it keeps outside hands and piles, for counting. */
  cardsKept?(g: Root): number
  /** Takes hits its own way (9.2.7); by default pieces are removed (4.3.4). */
  readonly takeHits?: Procedure<Root, Hits>
  /** Whether it is defenceless in a battle (4.3.3.II); by default without warriors. */
  defenceless?(g: Table, battle: Battle): boolean
  /** Crafts an item its own way (14.2.3); by default it is taken and scores. Of the points so many are `printed`. */
  craftItem?(g: Root, seat: Seat, item: number, points: number, printed: number): void
  /** Moves its own way (9.5.1): where to, and how; by default warriors move (4.2). */
  moveOptions?(g: Table, seat: Seat, route: { from: number; to: number; suit: number }): { from: number; to: number }[]
  makeMove?(g: Root, seat: Seat, to: number, law: string, from: number): void
  /** Gets an item its own way; by default it goes to the box of crafted items. */
  gainItem?(g: Root, seat: Seat, item: number): void
  /** Sets up its own part of a position from a scenario file; refuses with the path below it and the reason. */
  given?(g: Root, spec: unknown, refuse: (path: string, reason: string) => never): void
  /** Its own part of a position in words, for scenario files. */
  facts?(g: Root): Json
  readonly procedures: readonly Procedure<Root, unknown>[]
  readonly actions?: readonly FreeAction[]
  readonly battleEffects?: readonly BattleEffect[]
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

/** A rule that belongs to a map, a landmark or the table as a whole. */
export interface TableRule extends Hooks {
  readonly id: string
  readonly actions?: readonly FreeAction[]
  readonly procedures?: readonly Procedure<Root, unknown>[]
}

/** All content there is. */
export interface Content {
  readonly factions: readonly Faction[]
  readonly cards: readonly CardEffect[]
  readonly rules: readonly TableRule[]
}

const factions: { [id: FactionId]: Faction } = {}
const cardEffects: { [name: string]: CardEffect } = {}
const content: { factions: Faction[]; cards: CardEffect[]; rules: TableRule[] } = { factions: [], cards: [], rules: [] }

/** All content in one list. */
const modules: Hooks[] = []

/** Registers content, once, when the package is loaded. */
export function install({ factions: some, cards, rules }: Content): void {
  for (const faction of some) factions[faction.id] = faction
  for (const card of cards) cardEffects[card.name] = card
  content.factions.push(...some)
  content.cards.push(...cards)
  content.rules.push(...rules)
  modules.push(...some, ...cards, ...rules)
  for (const { modify } of [...some, ...cards, ...rules]) if (modify !== undefined) addModifiers(modify)
}

/** Everything that has been registered. */
export const installed: Content = content

/** The faction at a seat. */
export const factionAt = (g: Table, seat: Seat): Faction => factions[g.factions[seat]!]!

/** A faction by name; undefined where there is none. */
export const factionNamed = (id: FactionId): Faction | undefined => factions[id]

/** 11.2.3: whether everybody sees a seat's hand. Before factions are drafted nobody does (A.7). */
export const isHandOpen = (g: Table, seat: Seat): boolean => factions[g.factions[seat]!]?.openHand === true

/** What a card of this name does; undefined where it only fetches an item or can only be spent. */
export const effectOf = (name: string): CardEffect | undefined => cardEffects[name]

const listeners = () => modules.map(({ on }) => on ?? {})

/** Tells all modules what has happened and lets them react; `by` orders reactions that coincide (1.1.3, 4.3.4). */
export const announce = announcer<Root, RootEvents>(listeners)

/** What modules want to do about an event, where the core itself must say in which order (1.1.3, 4.3.4). */
export const reactionsTo = listening<Root, RootEvents>(listeners)

/** Whether something that may be done once per turn has been done. */
export const isUsed = (g: Table, what: string): boolean => g.once.includes(what)

/** Notes that something was done that may be done once per turn. */
export function markUsed(g: Root, what: string): void {
  g.once.push(what)
}
