import type { Seat } from '@spinney/kernel'
import {
  board,
  boards,
  clearings,
  count,
  EVERY_SUIT,
  isOfSuit,
  joined,
  kindNamed,
  openSlots,
  type PieceKind,
  type Root,
  rules,
  SUPPLY,
} from '@spinney/root'

const { KEEPERS } = boards
const warrior = kindNamed('keepers.warrior')!
export const TYPES: readonly string[] = KEEPERS.relicTypes
export const STATIONS: readonly PieceKind[] = KEEPERS.waystations.map(
  (sides) => kindNamed(`keepers.waystation-${sides.join('-')}`)!,
)

/** A relic is one number: four times its type, and its value; 0 while nobody knows it. */
export const typeOf = (relic: number): number => relic >> 2
const shownValue = (relic: number): number => relic & 3

/** What a relic should score: its value, or the average of those it can have. */
export function worthOf(g: Root, relic: number): number {
  const known = shownValue(relic)
  if (known > 0) return known
  const unseen = g.own.keepers.unseen[typeOf(relic)]!
  return unseen.length === 0 ? 2 : unseen.reduce((sum, n) => sum + n, 0) / unseen.length
}

/** The relic that a word such as `tablet` or `tablet-2` names. */
export const relicCalled = (word: string): number => {
  const [type = '', value] = word.split('-')
  return TYPES.indexOf(type) * 4 + Number(value ?? 0)
}

function recoveredOf(g: Root, type: number): number {
  let sum = 0
  for (const relic of g.own.keepers.recovered) if (typeOf(relic) === type) sum++
  return sum
}

/** By how many other types are further: what a relic adds to its column, besides its value. */
const COLUMN = [0.1, 0.6, KEEPERS.columnPoints]

/** What recovering a relic adds beyond its value: part of a column, or the last of one. */
export function columnWorth(g: Root, type: number): number {
  const mine = recoveredOf(g, type)
  let done = 0
  for (let other = 0; other < TYPES.length; other++) if (other !== type && recoveredOf(g, other) > mine) done++
  return COLUMN[done]!
}

/** Whether a waystation in a clearing shows a type. */
export function isShown(g: Root, place: number, type: number): boolean {
  const { sides } = g.own.keepers
  for (let i = 0; i < STATIONS.length; i++) if (sides[i] === type && count(g, STATIONS[i]!, place) > 0) return true
  return false
}

/** Whether a waystation stands in a clearing. */
export function isCamp(g: Root, place: number): boolean {
  for (const kind of STATIONS) if (count(g, kind, place) > 0) return true
  return false
}

export const relicsAt = (g: Root, place: number): readonly number[] => g.own.keepers.clearings[place]!

/** Waystations that could still be pitched. */
export const spareStations = (g: Root): PieceKind[] => STATIONS.filter((kind) => count(g, kind, SUPPLY) > 0)
export const stationTypes = (kind: PieceKind): number[] =>
  KEEPERS.waystations[STATIONS.indexOf(kind)]!.map((type) => TYPES.indexOf(type))

/** Whether a relic could be recovered where it lies once a spare waystation is pitched there. */
export const couldPitch = (g: Root, place: number, type: number): boolean =>
  openSlots(g, place) > 0 && spareStations(g).some((kind) => stationTypes(kind).includes(type))

/** Clearings around a forest that are ruled. */
export function ruledAround(g: Root, seat: Seat, forest: number): number {
  return board(g).data.forests[forest]!.clearings.filter((place) => rules(g, seat, place)).length
}

/** Ruled clearings of a suit, or of any where one is of all (F): they keep the card that recovers. */
export function ruledAlike(g: Root, seat: Seat, suit: number): number {
  let sum = 0
  for (const place of clearings(g))
    if ((suit === EVERY_SUIT || isOfSuit(g, place, suit)) && rules(g, seat, place)) sum++
  return sum
}

/** How likely a delved relic is to cost the card. It does if it is worth more than the clearings ruled around its forest. */
function riskOf(g: Root, seat: Seat, relic: number, forest: number): number {
  const ruled = ruledAround(g, seat, forest)
  if (shownValue(relic) > 0) return shownValue(relic) > ruled ? 1 : 0
  const unseen = g.own.keepers.unseen[typeOf(relic)]!
  return unseen.length === 0 ? 0 : unseen.filter((n) => n > ruled).length / unseen.length
}

/** What delving this relic into a clearing is worth. */
export function digWorth(g: Root, seat: Seat, relic: number, forest: number, place: number): number {
  const type = typeOf(relic)
  const home = isShown(g, place, type) ? 0.5 : couldPitch(g, place, type) ? 0.25 : 0
  const worth = (0.35 + home) * worthOf(g, relic) + 0.3 * columnWorth(g, type)
  return worth - 0.7 * riskOf(g, seat, relic, forest)
}

/** The best relic around a clearing, in points; 0 where there is none. */
export function bestDig(g: Root, seat: Seat, place: number): number {
  let best = 0
  for (const forest of board(g).forests[place]!) {
    for (const relic of g.own.keepers.forests[forest]!) best = Math.max(best, digWorth(g, seat, relic, forest, place))
  }
  return best
}

/** What recovering in a clearing scores. */
export function recoverWorth(g: Root, place: number): number {
  let best = -9
  for (const relic of relicsAt(g, place)) {
    if (isShown(g, place, typeOf(relic))) best = Math.max(best, worthOf(g, relic) + columnWorth(g, typeOf(relic)))
  }
  return best
}

/** Forests around a clearing with something to find. */
export const finds = (g: Root, place: number): number =>
  board(g).forests[place]!.filter((forest) => g.own.keepers.forests[forest]!.length > 0).length

/** What a waystation showing a type is good for in a clearing: relics there, and those that may come. */
export function sideWorth(g: Root, place: number, type: number): number {
  let worth = 0
  for (const relic of relicsAt(g, place)) if (typeOf(relic) === type) worth += 0.8 * worthOf(g, relic)
  for (const forest of board(g).forests[place]!) {
    for (const relic of g.own.keepers.forests[forest]!) if (typeOf(relic) === type) worth += 0.25
  }
  for (const beside of joined(g, place)) {
    for (const relic of relicsAt(g, beside)) if (typeOf(relic) === type) worth += 0.3 * worthOf(g, relic)
  }
  return worth + 0.2 * columnWorth(g, type)
}

/** What relics lie where no waystation helps, and one that was packed up could. */
export function stranded(g: Root, kind: PieceKind): number {
  let worth = 0
  for (const place of clearings(g)) {
    if (count(g, warrior, place) === 0 || openSlots(g, place) === 0) continue
    for (const relic of relicsAt(g, place)) {
      const helped = isShown(g, place, typeOf(relic)) || couldPitch(g, place, typeOf(relic))
      if (!helped && stationTypes(kind).includes(typeOf(relic))) worth += worthOf(g, relic)
    }
  }
  return worth
}

/** Relics in forests around a clearing, for those who look for a place to begin. */
export const relicsAround = (g: Root, place: number): number =>
  board(g).forests[place]!.reduce((sum, forest) => sum + g.own.keepers.forests[forest]!.length, 0)

/** What a relic gains by being carried: it comes to where it can be recovered. */
export function carryWorth(g: Root, relic: number, from: number, to: number): number {
  const type = typeOf(relic)
  const at = (place: number): number =>
    isShown(g, place, type) ? 1 : couldPitch(g, place, type) ? 0.4 : count(g, warrior, place) > 1 ? 0.1 : 0
  return worthOf(g, relic) * (at(to) - at(from))
}
