import { inBagOrder, type Seat, tell } from '@spinney/kernel'
import { forest } from '../../board/map.ts'
import { shift } from '../../core/pieces.ts'
import { BOARD } from '../../core/places.ts'
import type { Root } from '../../core/state.ts'
import { relicKinds, TYPES } from './state.ts'

/** A relic is one number: four times the number of its type, and its value; 0 while it lies face down (15.2.1). */
const VALUES = 4

export const relic = (type: number, value: number): number => type * VALUES + value
export const typeOf = (code: number): number => Math.floor(code / VALUES)
export const worthOf = (code: number): number => code % VALUES

/** A relic as options and events name it: `tablet` while its value is unknown, `tablet-2` when it is known. */
export const relicWord = (code: number): string => {
  const type = TYPES[typeOf(code)]!
  return worthOf(code) === 0 ? type : `${type}-${worthOf(code)}`
}

const byWord = new Map(
  TYPES.flatMap((_, type) => [0, 1, 2, 3].map((value) => [relicWord(relic(type, value)), relic(type, value)] as const)),
)

/** The relic that a word names; undefined where there is none. */
export const relicNamed = (word: string): number | undefined => byWord.get(word)

/** Different relics by name, in stable order. */
export const relicWords = (codes: readonly number[]): string[] => [...new Set(codes)].sort(inBagOrder).map(relicWord)

/** Takes a relic out of a list. */
export function takeRelic(list: number[], code: number): void {
  list.splice(list.indexOf(code), 1)
}

/** Puts a relic into a list, which stays sorted. */
export function addRelic(list: number[], code: number): void {
  list.push(code)
  list.sort(inBagOrder)
}

/** 15.3.1, 15.2.5: a relic comes to lie in a forest. */
export function layInForest(g: Root, seat: Seat, code: number, index: number, law: string): void {
  addRelic(g.own.keepers.forests[index]!, code)
  tell(law, 'relicInForest', () => ({ seat, relic: relicWord(code), forest: forest(g, index).id }))
}

/** 15.2.4: a relic moves from one clearing to another. */
export function carryRelic(g: Root, seat: Seat, code: number, from: number, to: number, law: string): void {
  takeRelic(g.own.keepers.clearings[from]!, code)
  addRelic(g.own.keepers.clearings[to]!, code)
  shift(g, relicKinds[typeOf(code)]!, from, to, 1)
  tell(law, 'relicCarried', () => ({ seat, relic: relicWord(code), from, to }))
}

/** 15.5.2.II.a: a relic comes from beside the map into a clearing. */
export function layInClearing(g: Root, code: number, clearing: number): void {
  addRelic(g.own.keepers.clearings[clearing]!, code)
  shift(g, relicKinds[typeOf(code)]!, BOARD, clearing, 1)
}

/** 15.5.2.III.a: a relic goes from a clearing to the relic area. */
export function takeToBoard(g: Root, code: number, clearing: number): void {
  takeRelic(g.own.keepers.clearings[clearing]!, code)
  g.own.keepers.recovered.push(code)
  shift(g, relicKinds[typeOf(code)]!, clearing, BOARD, 1)
}
