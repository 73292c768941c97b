import type { Procedure } from '@spinney/kernel'
import type { Region } from './board/types.ts'
import type { Ruleset } from './rules.ts'
import type { PieceId, PowerId, RaceId, Slot, SmallWorld, Visible } from './state.ts'

/**
 * The whole list of what a race or a power can do to the rules. A new one that needs something else adds a line here
 * and asks for it in the core; the core itself never names a race or a power.
 */
export interface Modifiers {
  /** Tokens a conquest takes. The core keeps it at one or more. */
  conquestCost?(cost: number, g: Visible, slot: Slot, region: Region, links: readonly Link[]): number
  /** May begin in any land region. */
  readonly entersAnywhere?: true
  /** May conquer land that borders none of its regions; this holds for its first conquest too. */
  readonly ignoresAdjacency?: true
  /** Regions that count as neighbours although they are none. */
  readonly linked?: Link
  /** May conquer seas and lakes. */
  readonly entersWater?: true
  /** Whether an attack on a region of this people is ruled out. */
  repels?(g: Visible, slot: Slot, attacker: Slot): boolean
  /** How many of the tokens in a conquered region are lost. */
  tokensLost?(lost: number, rules: Ruleset): number
  /** May not declare a final attempt. */
  readonly noFinalAttempt?: true
  /** Must make an ordinary conquest now, or end its conquests. */
  committed?(g: Visible, slot: Slot): boolean
  /** Coins at the end of the turn besides those for regions. */
  income?(g: Visible, slot: Slot): number
  /** How many of the tokens in a region stay when the race goes into decline. */
  tokensKept?(kept: number, tokens: number): number
  /** Goes on conquering in decline. */
  readonly actsInDecline?: true
  /** In decline it keeps its badge and does not count against the one declined race a player may have. */
  readonly lasting?: true
  /** May go into decline after scoring. */
  readonly declinesAfterScoring?: true
}

/** Whether two regions count as neighbours although they share no border. */
export type Link = (g: Visible, from: Region, to: Region) => boolean

/** What a race or a power may take notice of, while its people is active. Handlers may `call` procedures. */
export interface Handlers {
  /** The combo has been picked and its tokens taken. */
  picked?(g: SmallWorld, slot: Slot): void
  /** The owner's turn begins. */
  turnBegan?(g: SmallWorld, slot: Slot): void
  /** The tokens have been taken up for conquests. */
  readied?(g: SmallWorld, slot: Slot): void
  /** The people has conquered a region. */
  conquered?(g: SmallWorld, slot: Slot, region: Region): void
  /** An enemy is taking a region; pieces and tokens are still there. */
  losing?(g: SmallWorld, slot: Slot, region: Region): void
  /** So many tokens came back to the hand from a lost region. */
  retreated?(g: SmallWorld, slot: Slot, tokens: number): void
  /** Conquests are over, tokens are about to be moved. */
  redeploying?(g: SmallWorld, slot: Slot): void
  /** Tokens have been moved. */
  redeployed?(g: SmallWorld, slot: Slot): void
  /** The owner has scored, the turn is about to end. */
  turnEnding?(g: SmallWorld, slot: Slot): void
  /** At the end of another's turn in which the people was attacked, after its survivors have been placed. */
  regrouping?(g: SmallWorld, slot: Slot): void
}

/** Another way of conquering than paying the cost: offered as `{ do: verb, region }`. */
export interface Way {
  readonly verb: string
  readonly law: string
  /** Where the one token comes from. */
  readonly from: 'hand' | 'tray'
  /** Whether defenders beyond the first get away, as they usually do. */
  readonly sparesSurvivors: boolean
  /** Whether a region that may be attacked at all may be taken this way now; `guards` are its tokens and camps. */
  allows(g: Visible, slot: Slot, region: Region, guards: number): boolean
  /** It is being taken this way; the defenders are still there. */
  taking?(g: SmallWorld, slot: Slot, region: Region): void
}

/** Something to do between conquests that aims at no region: offered as `{ do: verb }`. */
export interface Act {
  readonly verb: string
  readonly law: string
  allows(g: Visible, slot: Slot): boolean
  carryOut(g: SmallWorld, slot: Slot): void
}

/** A kind of piece that comes with a race or a power. */
export interface PieceKind {
  readonly id: PieceId
  /** The rule of what it does in its region. */
  readonly law: string
  /** How many there are. */
  readonly supply: number
  /** Tokens more that a conquest of its region takes, for each piece. */
  readonly defence: number
  /** Its region can be neither conquered nor touched by powers. */
  readonly immune: boolean
  /** Counts as a race token for those who look for a lone one. */
  readonly guards: boolean
  staysInDecline(rules: Ruleset): boolean
}

/** What races and powers have in common. */
interface Trait<Id> {
  readonly id: Id
  /** The number on the banner or badge: tokens that come with it. */
  readonly tokens: number
  /** The rule its ability is told under. */
  readonly law: string
  readonly pieces?: readonly PieceKind[]
  /** What holds while the people is active. */
  readonly active?: Modifiers
  /** What holds when it is in decline; nothing of `active` does. */
  readonly declined?: Modifiers
  readonly on?: Handlers
  readonly ways?: readonly Way[]
  readonly acts?: readonly Act[]
  /** The procedures its handlers and acts call. */
  readonly procedures?: readonly Procedure<SmallWorld, unknown>[]
}

/** A race. */
export interface Race extends Trait<RaceId> {
  /** All tokens of the race there are. */
  readonly supply: number
}

/** A special power. */
export type Power = Trait<PowerId>

/** Declares a race; its own types stay narrow. */
export const defineRace = <const R extends Race>(race: R): R => race

/** Declares a power; its own types stay narrow. */
export const definePower = <const P extends Power>(power: P): P => power
