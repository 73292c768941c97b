import type { Listeners, Procedure, Seat } from '@spinney/kernel'
import type { Battle } from '../actions/battle-types.ts'
import type { Hits } from './hits.ts'
import type { PieceKind } from './kinds.ts'
import type { Reason } from './reasons.ts'
import type { Loss, Party, Phase, Root, Visible } from './state.ts'

/**
 * The questions the core asks before it applies a general rule: the whole list of places where a faction, a card, a
 * map or a landmark may change one. Each hook gets the answer so far and returns the answer from then on.
 */
export interface Modifiers {
  /** 2.5: warriors and buildings that count for a party besides its own (mercenaries). */
  strength(n: number, g: Visible, party: Party, place: number): number
  /** 2.5: the ruler (-1 none); `most` is the largest total, `tied` a bit mask of the parties that have it. */
  ruler(ruler: Party, g: Visible, place: number, most: number, tied: number): Party
  /** 2.1.1: whether birds serve a seat as cards of any suit. */
  birdsWild(wild: boolean, g: Visible, seat: Seat): boolean
  /** 2.2.1: clearings one path away, as a party may count paths. Return a new list when adding to it. */
  paths(to: readonly number[], g: Visible, party: Party, from: number): readonly number[]
  /** 2.2.1: clearings adjacent for a party, by paths or otherwise. Return a new list when adding to it. */
  neighbours(to: readonly number[], g: Visible, party: Party, from: number): readonly number[]
  /** 4.2: clearings a move may go to besides adjacent ones. Return a new list when adding to it. */
  destinations(to: readonly number[], g: Visible, party: Party, from: number): readonly number[]
  /** 4.2.1: whether a move needs rule of one end. */
  moveNeedsRule(needs: boolean, g: Visible, party: Party, from: number, to: number): boolean
  /** 4.2: warriors of a party that must stay in a clearing this turn, though others may move out of it. */
  held(n: number, g: Visible, party: Party, from: number): number
  /** 4.2: the same of figures that move like warriors and are counted apart (14.2.2). */
  heldFigures(n: number, g: Visible, party: Party, from: number): number
  /** Whether pieces of a party may move from here to there at all. */
  mayMove(may: boolean, g: Visible, party: Party, from: number, to: number): boolean
  /** Whether a party may place pieces there. */
  mayPlace(may: boolean, g: Visible, party: Party, place: number): boolean
  /** 4.3: whether a party may pick this defender in a battle there. */
  mayAttack(may: boolean, g: Visible, attacker: Party, defender: Party, place: number): boolean
  /** 4.3: whether a party can pay what attacking this defender costs; looks into the hand of who pays. */
  mayPayToAttack(may: boolean, g: Root, attacker: Party, defender: Party, place: number): boolean
  /** 4.3.1: whether the defender may play an ambush. */
  mayAmbush(may: boolean, g: Visible, battle: Battle): boolean
  /** 4.3.1.II: hits an ambush deals. */
  ambushHits(hits: number, g: Visible, battle: Battle): number
  /** 4.3: figures a party can attack with besides its warriors. */
  figures(n: number, g: Visible, party: Party, place: number): number
  /** 4.3.2.I: the cap on rolled hits of one side (0 attacker, 1 defender). */
  fighters(n: number, g: Visible, battle: Battle, side: number): number
  /** 4.3.2: which side deals the higher roll. */
  higherRoll(side: number, g: Visible, battle: Battle): number
  /** 4.3.3.I: extra hits that one side deals by itself, without a choice. */
  extraHits(n: number, g: Visible, battle: Battle, side: number): number
  /** 14.7.7, 15.2.4: whether a side ignores the first hit it takes in a battle; several such effects ignore the same one. */
  sparesFirstHit(spares: boolean, g: Visible, battle: Battle, side: number): boolean
  /** 4.3.4: who chooses what a side of a battle loses. */
  hitChooser(chooser: Seat, g: Visible, battle: Battle, side: number): Seat
  /** 4.3.4: how a side of a battle takes hits, where others take some of them (11.2.7.III.a). */
  takingHits(way: Procedure<Root, Hits>, g: Visible, battle: Battle, side: number): Procedure<Root, Hits>
  /** Who is blamed for warriors that fell to a player: their owner, unless they fought for another (11.2.7.III.b). */
  blamed(owner: Party, g: Visible, removal: Removal): Party
  /** 3.2.1: who scores for a removed building or token. */
  scorer(by: Party, g: Visible, loss: Loss): Party
  /** 3.2.1: points for removing one building or token. */
  removalPoints(n: number, g: Visible, by: Seat, kind: PieceKind): number
  /** 3.2.1: points more for pieces that are about to leave, besides those for each of them. */
  lossBonus(n: number, g: Visible, loss: Loss): number
  /** Whether a party can remove this piece there: not where something protects it. */
  mayRemove(may: boolean, g: Visible, by: Party, kind: PieceKind, place: number): boolean
  /** 2.2.3: building slots of a clearing. */
  slots(n: number, g: Visible, clearing: number): number
  /** Whether two players are enemies (G.1.8); what that means for bands follows from it (E.3.2). */
  enemies(are: boolean, g: Visible, a: Seat, b: Seat): boolean
  /** Whether pieces of this kind are enemy pieces of a party (G.1.9): not while it may treat them as its own. */
  enemyPieces(are: boolean, g: Visible, party: Party, kind: PieceKind): boolean
  /** Where a removed piece goes: a place, the supply by default. */
  returnsTo(place: number, g: Visible, loss: Loss, battle: Battle | null): number
  /** 4.1.2: whether a seat can get an item out of the supply by crafting. */
  itemIsThere(there: boolean, g: Visible, seat: Seat, item: number): boolean
  /** 3.1: who wins when a seat reaches 30 points; nobody yet where the list is empty. */
  winners(winners: readonly Seat[], g: Visible, seat: Seat): readonly Seat[]
  /** 3.2.2: points for crafting an item card; `printed` on the card. */
  craftPoints(points: number, g: Visible, seat: Seat, printed: number, item: number): number
  /** 3.3.1: whether a seat may activate dominance. */
  mayDominate(may: boolean, g: Visible, seat: Seat): boolean
  /** Cards drawn in Evening. */
  drawCount(n: number, g: Visible, seat: Seat): number
  /** 2.1, 10.2.6: the pile that a spent or discarded card goes to. */
  pile(pile: number[], g: Root, card: number, fromHand: boolean): number[]
}

/** What happens at the table and others may react to. Every name is the moment just after. */
export interface RootEvents {
  /** 4.2: figures have moved. */
  moved: Moved
  /** Pieces of one owner were removed together at one place, after scoring; `battle` where that was in a battle. */
  removed: Removal
  /** An effect that removes all enemy pieces was resolved at a place (9.2.2.I). */
  swept: { by: Party; place: number }
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
  /** 11.2.6: somebody has bought a service of a trading faction. */
  serviceSold: { buyer: Seat }
  /** A phase begins or ends; before and after everything else in it (1.4.1). */
  phaseStarted: { seat: Seat; phase: Phase }
  phaseEnded: { seat: Seat; phase: Phase }
  /** A turn is over, after its Evening (E.1). */
  turnEnded: { seat: Seat }
  /** 3.2: a score marker has gone from one space to another. */
  scored: { seat: Seat; from: number; to: number }
}

export interface Moved {
  /** Whose pieces moved, */
  owner: Party
  /** and who made the move (1.5.5: a forced move is the owner's). */
  mover: Seat
  from: number
  to: number
  warriors: number
  /** Of these the figures that only count as warriors (14.2.2). */
  figures?: number
  /** Whose warriors went along in the same move (9.2.9.II.b); they are told of by an event of their own. */
  along?: Seat
  /** Whether it went along no path and by no ferry (D.9.2). */
  glided?: true
}

export interface Removal {
  by: Party
  owner: Party
  place: number
  losses: readonly Loss[]
  /** All that left the map together with them, in several clearings perhaps (1.5.4). */
  together: readonly Loss[]
  battle: Battle | null
}

/** Modifiers by which a module forbids something, each with the message for a module that does not say why. */
export const REFUSABLE = { mayMove: 'mayNotMove', mayPlace: 'mayNotPlace', mayAttack: 'mayNotAttack' } as const

export type Refusable = keyof typeof REFUSABLE

/** What a module may change and hear. */
export interface Hooks {
  readonly modify?: Partial<Modifiers>
  /** Why its modifiers forbid what they forbid, for those who ask. */
  readonly refuses?: { readonly [K in Refusable]?: Reason }
  readonly on?: Listeners<Root, RootEvents>
}

/** The modifiers of some modules, by question. */
export type HookTable = { readonly [K in keyof Modifiers]: readonly Modifiers[K][] }

/** No modifiers at all. */
const nothingModified = (): { -readonly [K in keyof Modifiers]: Modifiers[K][] } => ({
  strength: [],
  ruler: [],
  birdsWild: [],
  paths: [],
  neighbours: [],
  destinations: [],
  moveNeedsRule: [],
  held: [],
  heldFigures: [],
  mayMove: [],
  mayPlace: [],
  mayAttack: [],
  mayPayToAttack: [],
  mayAmbush: [],
  ambushHits: [],
  figures: [],
  fighters: [],
  higherRoll: [],
  extraHits: [],
  sparesFirstHit: [],
  hitChooser: [],
  takingHits: [],
  blamed: [],
  scorer: [],
  removalPoints: [],
  lossBonus: [],
  mayRemove: [],
  slots: [],
  enemies: [],
  enemyPieces: [],
  returnsTo: [],
  itemIsThere: [],
  winners: [],
  craftPoints: [],
  mayDominate: [],
  drawCount: [],
  pile: [],
})

/**
 * Sorts the modifiers of some modules by question; within a question they stand in the order of the modules. Each module
 * is asked for what it has only: it has few, and every table with other hirelings needs a list of its own.
 */
export function hookTable(modules: readonly Hooks[]): HookTable {
  const table = nothingModified()
  for (const { modify } of modules) {
    if (modify === undefined) continue
    const add = <K extends keyof Modifiers>(name: K): void => {
      const hook = modify[name]
      if (hook !== undefined) table[name].push(hook)
    }
    for (const name of Object.keys(modify) as (keyof Modifiers)[]) add(name)
  }
  return table
}
