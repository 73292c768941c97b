import type { Listeners, Procedure, Seat } from '@spinney/kernel'
import type { Battle } from '../actions/battle-types.ts'
import type { Hits } from './hits.ts'
import type { PieceKind } from './kinds.ts'
import type { Loss, Phase, Root, Table } from './state.ts'

/**
 * The questions the core asks before it applies a general rule: the whole list of places where a faction, a card, a
 * map or a landmark may change one. Each hook gets the answer so far and returns the answer from then on.
 */
export interface Modifiers {
  /** 2.5: warriors and buildings that count for a seat besides its own (mercenaries, hirelings). */
  strength(n: number, g: Table, seat: Seat, place: number): number
  /** 2.5: the ruler (-1 none); `most` is the largest total, `tied` a bit mask of the seats that have it. */
  ruler(ruler: Seat, g: Table, place: number, most: number, tied: number): Seat
  /** 2.1.1: whether birds serve a seat as cards of any suit. */
  birdsWild(wild: boolean, g: Table, seat: Seat): boolean
  /** 2.2.1: clearings one path away, as a seat may count paths. Return a new list when adding to it. */
  paths(to: readonly number[], g: Table, seat: Seat, from: number): readonly number[]
  /** 2.2.1: clearings adjacent for a seat, by paths or otherwise. Return a new list when adding to it. */
  neighbours(to: readonly number[], g: Table, seat: Seat, from: number): readonly number[]
  /** 4.2: clearings a move may go to besides adjacent ones. Return a new list when adding to it. */
  destinations(to: readonly number[], g: Table, seat: Seat, from: number): readonly number[]
  /** 4.2.1: whether a move needs rule of one end. */
  moveNeedsRule(needs: boolean, g: Table, seat: Seat, from: number, to: number): boolean
  /** Whether pieces of a seat may move from here to there at all. */
  mayMove(may: boolean, g: Table, seat: Seat, from: number, to: number): boolean
  /** Whether a seat may place pieces there. */
  mayPlace(may: boolean, g: Table, seat: Seat, place: number): boolean
  /** 4.3: whether a seat may pick this defender in a battle there. */
  mayAttack(may: boolean, g: Table, attacker: Seat, defender: Seat, place: number): boolean
  /** 4.3.1: whether the defender may play an ambush. */
  mayAmbush(may: boolean, g: Table, battle: Battle): boolean
  /** 4.3.1.II: hits an ambush deals. */
  ambushHits(hits: number, g: Table, battle: Battle): number
  /** 4.3: figures a seat can attack with besides its warriors. */
  figures(n: number, g: Table, seat: Seat, place: number): number
  /** 4.3.2.I: the cap on rolled hits of one side (0 attacker, 1 defender). */
  fighters(n: number, g: Table, battle: Battle, side: number): number
  /** 4.3.2: which side deals the higher roll. */
  higherRoll(side: number, g: Table, battle: Battle): number
  /** 4.3.3.I: extra hits that one side deals by itself, without a choice. */
  extraHits(n: number, g: Table, battle: Battle, side: number): number
  /** 4.3.4: hits that one side takes, after everything else (the first hit ignored and the like). */
  hitsTaken(n: number, g: Table, battle: Battle, side: number): number
  /** 4.3.4: who chooses what a side of a battle loses. */
  hitChooser(chooser: Seat, g: Table, battle: Battle, side: number): Seat
  /** 4.3.4: how a side of a battle takes hits, where others take some of them (11.2.7.III.a). */
  takingHits(way: Procedure<Root, Hits>, g: Table, battle: Battle, side: number): Procedure<Root, Hits>
  /** Who is blamed for warriors that fell to a player: their owner, unless they fought for another (11.2.7.III.b). */
  blamed(seat: Seat, g: Table, removal: Removal): Seat
  /** 3.2.1: who scores for a removed building or token. */
  scorer(seat: Seat, g: Table, loss: Loss): Seat
  /** 3.2.1: points for removing one building or token. */
  removalPoints(n: number, g: Table, by: Seat, kind: PieceKind): number
  /** Whether two seats are enemies (G.1.8). */
  enemies(are: boolean, g: Table, a: Seat, b: Seat): boolean
  /** Whether pieces of this kind are enemy pieces of a seat (G.1.9): not while it may treat them as its own. */
  enemyPieces(are: boolean, g: Table, seat: Seat, kind: PieceKind): boolean
  /** Where a removed piece goes: a place, the supply by default. */
  returnsTo(place: number, g: Table, loss: Loss, battle: Battle | null): number
  /** 3.2.2: points for crafting an item card; `printed` on the card. */
  craftPoints(points: number, g: Table, seat: Seat, printed: number): number
  /** 3.3.1: whether a seat may activate dominance. */
  mayDominate(may: boolean, g: Table, seat: Seat): boolean
  /** Cards drawn in Evening. */
  drawCount(n: number, g: Table, seat: Seat): number
}

/** What happens at the table and others may react to. Every name is the moment just after. */
export interface RootEvents {
  /** 4.2: figures have moved. `mover` made the move, `owner` owns the pieces (1.5.5: a forced move is the owner's). */
  moved: { owner: Seat; mover: Seat; from: number; to: number; warriors: number }
  /** Pieces of one owner were removed together at one place, after scoring; `battle` where that was in a battle. */
  removed: Removal
  /** An effect that removes all enemy pieces was resolved at a place (9.2.2.I). */
  swept: { by: Seat; place: number }
  /** 4.3: a battle was started, nothing has been done yet. */
  battleStarted: { battle: Battle }
  /** Before the dice are rolled, after ambushes. */
  beforeRoll: { battle: Battle }
  /** A battle is over. */
  battleEnded: { battle: Battle }
  /** 2.1: cards are about to be drawn; `drawReplaced` lets something else happen instead. */
  drawing: { seat: Seat; cards: number }
  /** 4.1: a card was crafted. */
  crafted: { seat: Seat; card: number }
  /** A seat took an item through crafting. */
  itemGained: { seat: Seat; item: number }
  /** A phase begins or ends; before and after everything else in it (1.4.1). */
  phaseStarted: { seat: Seat; phase: Phase }
  phaseEnded: { seat: Seat; phase: Phase }
}

export interface Removal {
  by: Seat
  owner: Seat
  place: number
  losses: readonly Loss[]
  battle: Battle | null
}

/** What a module may change and hear. */
export interface Hooks {
  readonly modify?: Partial<Modifiers>
  readonly on?: Listeners<Root, RootEvents>
}

type HookTable = { readonly [K in keyof Modifiers]: Modifiers[K][] }

/** The registered modifiers, by question; filled once by `install`. */
export const hooks: HookTable = {
  strength: [],
  ruler: [],
  birdsWild: [],
  paths: [],
  neighbours: [],
  destinations: [],
  moveNeedsRule: [],
  mayMove: [],
  mayPlace: [],
  mayAttack: [],
  mayAmbush: [],
  ambushHits: [],
  figures: [],
  fighters: [],
  higherRoll: [],
  extraHits: [],
  hitsTaken: [],
  hitChooser: [],
  takingHits: [],
  blamed: [],
  scorer: [],
  removalPoints: [],
  enemies: [],
  enemyPieces: [],
  returnsTo: [],
  craftPoints: [],
  mayDominate: [],
  drawCount: [],
}

/** Adds a module's modifiers to the table. */
export function addModifiers(modify: Partial<Modifiers>): void {
  for (const name of Object.keys(modify) as (keyof Modifiers)[]) {
    ;(hooks[name] as unknown[]).push(modify[name])
  }
}
