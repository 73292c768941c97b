import { type ListenerTable, type Reaction, react, reactionsOf, type Seat } from '@spinney/kernel'
import type { Board } from '../board/board.ts'
import type { Ruleset } from '../law/rulesets.ts'
import type { Army, BattleEffect, CardEffect, Content, Faction, FreeAction, Keeping, Moment } from './content.ts'
import type { Hooks, HookTable, RootEvents } from './hooks.ts'
import type { PieceKind } from './kinds.ts'
import { BOOK, type FactionId, type Party, type Phase, type Root, type Visible } from './state.ts'

/** What is offered besides a faction's own steps at one moment of a phase. */
export interface Offers {
  /** By card: what the player with that card in front may do; undefined for nothing. */
  readonly byCard: readonly (readonly FreeAction[] | undefined)[]
  /** What the table, its landmarks, factions and bands let everybody do who may. */
  readonly always: readonly FreeAction[]
}

declare module './state.ts' {
  interface Book {
    /** All content the game was made of, for what is not at this table yet (A.8). */
    readonly content: Content
    readonly board: Board
    readonly edition: Ruleset
    /** Clearings and Burrow. */
    readonly everywhere: readonly number[]
    /** By seat; undefined before it is drafted. */
    readonly factions: readonly (Faction | undefined)[]
    /** By party: factions, then bands. */
    readonly armies: readonly (Army | undefined)[]
    /** The parties by name. */
    readonly partyOf: ReadonlyMap<FactionId, Party>
    /** By seat: whether it goes by a procedure and decides nothing (A.3). */
    readonly automata: readonly boolean[]
    /** All kinds of pieces there are, by index. */
    readonly box: readonly PieceKind[]
    /** Those of the parties at the table, in the same order. */
    readonly kinds: readonly PieceKind[]
    /** By kind: the party that owns it, -1 where nobody at the table does. */
    readonly owners: readonly Party[]
    /** Hirelings and landmarks at the table, for what they keep. */
    readonly keeping: readonly Keeping[]
    readonly hooks: HookTable
    /** Where the modifiers come from. */
    readonly modules: readonly Hooks[]
    readonly listeners: ListenerTable<Root, RootEvents>
    /** By card: what it does; undefined where it only fetches an item or can only be spent. */
    readonly effects: readonly (CardEffect | undefined)[]
    readonly offers: { readonly [P in Phase]: { readonly [M in Moment]: Offers } }
    /** Effects in battle that come with the parties at the table (4.3.3). */
    readonly battleEffects: readonly BattleEffect[]
    /** The book of a table that has changed. */
    reopened(g: Visible): Book
  }
}

/** The modifiers of what is at the table. */
export const hooks = (g: Visible): HookTable => g[BOOK].hooks

/** The switches of the edition that is played. */
export const edition = (g: Visible): Ruleset => g[BOOK].edition

/** All clearings of the map, in the order of their numbers. */
export const clearings = (g: Visible): readonly number[] => g[BOOK].board.clearings

/** All clearings, and the Burrow. */
export const everywhere = (g: Visible): readonly number[] => g[BOOK].everywhere

/** The faction at a seat. */
export const factionAt = (g: Visible, seat: Seat): Faction => g[BOOK].factions[seat]!

/** What has pieces as this party: a faction, or a band. */
export const armyAt = (g: Visible, party: Party): Army => g[BOOK].armies[party]!

/** A.3: whether a party goes by a procedure and decides nothing. It has no hand (Rootbotics). */
export const isAutomaton = (g: Visible, party: Party): boolean => g[BOOK].automata[party] === true

/** A faction by name, at the table or not; undefined where there is none. */
export const factionNamed = (g: Visible, id: FactionId): Faction | undefined =>
  g[BOOK].content.factions.find((faction) => faction.id === id)

/** 11.2.3: whether everybody sees a seat's hand. Before factions are drafted nobody does (A.7). */
export const isHandOpen = (g: Visible, seat: Seat): boolean => g[BOOK].factions[seat]?.openHand === true

/** A kind of piece by its index. */
export const kindAt = (g: Visible, index: number): PieceKind => g[BOOK].box[index]!

/** The kinds of pieces of everybody at the table. */
export const kindsInPlay = (g: Visible): readonly PieceKind[] => g[BOOK].kinds

/** A kind of piece at the table by its name. */
export function kindCalled(g: Visible, id: string): PieceKind {
  const kind = g[BOOK].kinds.find((other) => other.id === id)
  if (kind === undefined) throw new Error(`nobody at the table has a piece ${id}`)
  return kind
}

/** Whose pieces they are, -1 where nobody at the table has them. */
export const ownerOf = (g: Visible, kind: PieceKind): Party => g[BOOK].owners[kind.index]!

/** What a card does; undefined where it only fetches an item or can only be spent. */
export const effectOf = (g: Visible, card: number): CardEffect | undefined => g[BOOK].effects[card]

/** What modules want to do about an event, where the core itself must say in which order (1.1.3, 4.3.4). */
export const reactionsTo = <K extends keyof RootEvents>(g: Root, name: K, event: RootEvents[K]): readonly Reaction[] =>
  reactionsOf(g[BOOK].listeners[name], g, event)

/** Tells all modules what has happened and lets them react; `by` orders reactions that coincide (1.1.3, 4.3.4). */
export function announce<K extends keyof RootEvents>(g: Root, name: K, event: RootEvents[K], by: Seat): void {
  const reactions = reactionsTo(g, name, event)
  if (reactions.length > 0) react(g, reactions, by)
}

/** Opens the book anew after something came to the table or left it: a faction was drafted, a landmark was set up. */
export function reopenBook(g: Root): void {
  g[BOOK] = g[BOOK].reopened(g)
}
