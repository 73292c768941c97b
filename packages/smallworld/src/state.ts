import type { Hidden, Public, Seat, State } from '@spinney/kernel'
import { type Board, boards } from './board/boards.ts'
import type { MapId, Region } from './board/types.ts'
import type { Ruleset } from './rules.ts'

/** Name of a race, as its file calls it. */
export type RaceId = string
/** Name of a special power, as its file calls it. */
export type PowerId = string
/** Name of a kind of piece, as the race or power it comes with calls it. */
export type PieceId = string

/** Where a people stands in `peoples`. It keeps its place as long as it is in the game. */
export type Slot = number

/** In `holder`: no race holds the region. */
export const NOBODY = -1

/** A race with its power in the hands of a player, active or in decline. */
export interface People {
  race: RaceId
  /** Null once the badge has been discarded. */
  power: PowerId | null
  seat: Seat
  declined: boolean
  /** The game turn in which the combo was picked. */
  since: number
  /** Tokens off the map that can be used. */
  hand: number
  /** Tokens off the map that cannot be used now. */
  aside: number
  /** Tokens that the own race in decline has driven out: back in hand at the end of the turn. */
  driven: number
  /** Tokens of the race that are in nobody's hands. */
  tray: number
  /** Regions conquered this turn that held a token, and those that did not. */
  spoils: number
  settled: number
  /** What race and power have to remember as long as they live; each has one number for its own use. */
  raceMemory: number
  powerMemory: number
  /** The same, forgotten at the beginning of the owner's next turn. */
  raceToday: number
  powerToday: number
}

/** A race and a power lying together, to be picked. */
export interface Combo {
  readonly race: RaceId
  readonly power: PowerId
}

/** A combo of the column with the coins that lie on it. */
export interface ColumnCombo extends Combo {
  coins: number
}

/** The whole state of a game. Lists called "by region" have one number for each region of the map. */
export interface SmallWorld extends State {
  map: MapId
  rules: Ruleset
  /** The game turn, from 1. */
  turn: number
  /** The seat that has its turn. */
  seat: Seat
  /** The seat that begins each game turn. */
  first: Seat
  /** One number for each seat. Secret until the end. */
  coins: Hidden<number>[]
  /** What the bank has left; below zero once more has been paid out than the box holds. */
  bank: number
  /** Combos that can be picked, the free one first. */
  column: ColumnCombo[]
  /** Banners not seen yet; which comes next is left to chance. */
  bannerBag: RaceId[]
  /** Banners returned under the stack, in the order they come up again. */
  bannersBelow: RaceId[]
  badgeBag: PowerId[]
  badgeDiscard: PowerId[]
  /** Combos that seats take on their first turn instead of choosing; null where they choose. */
  firstCombos: (Combo | null)[]
  peoples: (People | null)[]
  /** The slot of the active people by seat; NOBODY where there is none. */
  active: number[]
  /** By region: the slot of the people that holds it, or NOBODY. */
  holder: number[]
  /** By region: race tokens on it. */
  tokens: number[]
  /** By region: Lost Tribes on it. */
  tribes: number[]
  /** Lost Tribes that have left the map. */
  tribesGone: number
  /** Pieces of each kind, by region. */
  pieces: { [piece: PieceId]: number[] }
  /** By seat: 1 where the player whose turn it is has attacked that seat's active race this turn. */
  attacked: number[]
}

/** The game as everybody may see it: rules that must not peek read this. */
export type Visible = Public<SmallWorld>

/** The board a game is played on. */
export function boardOf(g: Visible): Board {
  return boards[g.map]
}

/** The people in a slot that is in use. */
export function peopleAt(g: SmallWorld, slot: Slot): People {
  return g.peoples[slot]!
}

/** The same for readers. */
export function seePeople(g: Visible, slot: Slot): Public<People> {
  return g.peoples[slot]!
}

/** Number of players. */
export function playersOf(g: Visible): number {
  return g.active.length
}

/** The regions a people holds, in order. */
export function regionsOf(g: Visible, slot: Slot): Region[] {
  const regions: Region[] = []
  const { holder } = g
  for (let r = 0; r < holder.length; r++) if (holder[r] === slot) regions.push(r)
  return regions
}

/** Whether a people holds any region. */
export function isOnMap(g: Visible, slot: Slot): boolean {
  return g.holder.includes(slot)
}

/** Race tokens of a people on the map. */
export function tokensOnMap(g: Visible, slot: Slot): number {
  let sum = 0
  for (let r = 0; r < g.holder.length; r++) if (g.holder[r] === slot) sum += g.tokens[r]!
  return sum
}

/** The seat that holds a region with an active or declined race; null where there is none. */
export function ownerOf(g: Visible, region: Region): Seat | null {
  const slot = g.holder[region]!
  return slot === NOBODY ? null : g.peoples[slot]!.seat
}

/** The slots of a seat's peoples in decline. */
export function declinedOf(g: Visible, seat: Seat): Slot[] {
  const slots: Slot[] = []
  for (let slot = 0; slot < g.peoples.length; slot++) {
    const people = g.peoples[slot]
    if (people?.declined && people.seat === seat) slots.push(slot)
  }
  return slots
}

/** Seats in the order of play, beginning with this one. */
export function clockwiseFrom(g: Visible, seat: Seat): Seat[] {
  const players = playersOf(g)
  const seats: Seat[] = []
  for (let i = 0; i < players; i++) seats.push((seat + i) % players)
  return seats
}
