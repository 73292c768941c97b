import { type Seat, tell } from '@spinney/kernel'
import { edition } from '../../core/book.ts'
import type { Root } from '../../core/state.ts'
import { VAGABOND } from '../../facts/factions/vagabond.ts'
import { ITEM_IDS, itemIndex } from '../../facts/items.ts'
import { type VagabondBoard, type VagabondState, vagabondAt } from './state.ts'

/**
 * An item of a Vagabond is one number: its type in the lowest three bits, and how it lies (9.2.5) in the others. An
 * item without TRACK and DAMAGED lies in the Satchel.
 */
export const EXHAUSTED = 8
export const DAMAGED = 16
export const TRACK = 32
/** Came from under a ruin; noted only where two Vagabonds play (9.7.3). */
export const RUIN = 64

const TYPES = 7
const CODES = 128

export const BOOT = itemIndex('boot')
export const BAG = itemIndex('bag')
export const CROSSBOW = itemIndex('crossbow')
export const HAMMER = itemIndex('hammer')
export const SWORD = itemIndex('sword')
export const TEA = itemIndex('tea')
export const COIN = itemIndex('coin')
export const TORCH = itemIndex('torch')

/** The type of an item, as a place in the list of items. */
export const typeOf = (item: number): number => item & TYPES

/** 9.2.5.I: tea, coin and bag have tracks. */
const hasTrack = (type: number): boolean => type === TEA || type === COIN || type === BAG

function wordFor(item: number): string {
  const words = [
    ITEM_IDS[typeOf(item)],
    item & TRACK ? 'track' : '',
    item & DAMAGED ? 'damaged' : '',
    item & EXHAUSTED ? 'exhausted' : '',
    item & RUIN ? 'ruin' : '',
  ]
  return words.filter((word) => word !== '').join('-')
}

const WORDS: readonly string[] = Array.from({ length: CODES }, (_, item) => wordFor(item))
const itemByWord = new Map(WORDS.map((word, item) => [word, item]))

/** An item as options and events name it: `sword`, `tea-track`, `bag-damaged-exhausted`. */
export const itemWord = (item: number): string => WORDS[item]!

/** The item that a word names; only words of the program come here. */
export const itemNamed = (word: string): number => itemByWord.get(word)!

/** Whether a word names an item. */
export const isItemWord = (word: string): boolean => itemByWord.has(word)

/** How many items of a Vagabond lie in a certain way: those whose bits under the mask are these. */
function countItems(own: VagabondBoard, mask: number, bits: number): number {
  let n = 0
  for (const item of own.items) if ((item & mask) === bits) n++
  return n
}

/** The items that lie in a certain way, by name, equal ones once. */
function wordsOf(own: VagabondBoard, mask: number, bits: number): string[] {
  const words: string[] = []
  let last = -1
  for (const item of own.items) {
    if ((item & mask) === bits && item !== last) words.push(WORDS[item]!)
    last = item
  }
  return words
}

/** 9.2.5: ready items are face up and undamaged; only they can be exhausted. */
export const readyCount = (own: VagabondBoard, type: number): number =>
  countItems(own, TYPES | EXHAUSTED | DAMAGED, type)

export const readyWords = (own: VagabondBoard): string[] => wordsOf(own, EXHAUSTED | DAMAGED, 0)
export const readyItems = (own: VagabondBoard): number => countItems(own, EXHAUSTED | DAMAGED, 0)
export const hasReady = (own: VagabondBoard): boolean => countItems(own, EXHAUSTED | DAMAGED, 0) > 0

export const undamagedCount = (own: VagabondBoard): number => countItems(own, DAMAGED, 0)
export const undamagedWords = (own: VagabondBoard): string[] => wordsOf(own, DAMAGED, 0)

/** 9.2.4, 9.2.6: swords that are not damaged, exhausted or not. */
export const undamagedSwords = (own: VagabondBoard): number => countItems(own, TYPES | DAMAGED, SWORD)

export const damagedCount = (own: VagabondBoard): number => countItems(own, DAMAGED, DAMAGED)
export const damagedWords = (own: VagabondBoard): string[] => wordsOf(own, DAMAGED, DAMAGED)

export const exhaustedCount = (own: VagabondBoard): number => countItems(own, EXHAUSTED, EXHAUSTED)
export const exhaustedWords = (own: VagabondBoard): string[] => wordsOf(own, EXHAUSTED, EXHAUSTED)

/** Items of a type that lie face up on their track. */
export const onTrack = (own: VagabondBoard, type: number): number =>
  countItems(own, TYPES | TRACK | EXHAUSTED, type | TRACK)

/** 9.6.4: items in the Satchel and the Damaged box. */
export const offTrackCount = (own: VagabondBoard): number => countItems(own, TRACK, 0)
export const offTrackWords = (own: VagabondBoard): string[] => wordsOf(own, TRACK, 0)

/** 9.7.3: whether a ruin item of this type lies on the board. */
export const hasRuinItem = (own: VagabondBoard, type: number): boolean => countItems(own, TYPES | RUIN, type | RUIN) > 0

/** 9.2.5.I: whether a track has room for one more. */
const hasRoom = (own: VagabondBoard, type: number): boolean =>
  hasTrack(type) && countItems(own, TYPES | TRACK, type | TRACK) < VAGABOND.trackSpaces

/** 9.2.5.I, 9.2.5.II: where an undamaged item goes when it comes to lie face up: its track if it can, else the Satchel. */
const faceUp = (own: VagabondBoard, item: number): number => {
  const up = item & ~(EXHAUSTED | DAMAGED)
  return up & TRACK || !hasRoom(own, typeOf(up)) ? up : up | TRACK
}

/** Lets one item lie in another way. All changes of items go through here. */
function change(g: Root, own: VagabondState, item: number, next: number): void {
  own.items[own.items.indexOf(item)] = next
  settleItems(g, own)
}

/** Keeps the items sorted; 9.2.5.III of the first edition lets ready items move to their tracks at any time. */
function settleItems(g: Root, own: VagabondState): void {
  if (edition(g).freeTrackMoves) {
    own.items.forEach((item, i) => {
      if ((item & (EXHAUSTED | DAMAGED)) === 0) own.items[i] = faceUp(own, item)
    })
  }
  own.items.sort((a, b) => a - b)
}

/** 9.2.5.I: whether a Vagabond can get an item of this type: in the draft a full track refuses it. */
export const mayGain = (g: Root, own: VagabondBoard, type: number): boolean =>
  edition(g).trackOverflow === 'satchel' || !hasTrack(type) || hasRoom(own, type)

/** 9.2.5: a Vagabond gets an item, face up. */
export function gain(g: Root, seat: Seat, type: number, law: string, mark = 0): void {
  const own = vagabondAt(g, seat)
  const item = faceUp(own, type | mark)
  own.items.push(item)
  settleItems(g, own)
  tell(law, 'vagabondItem', () => ({ seat, item: itemWord(item) }))
}

/** 9.5: an item is turned face down; from a track it goes to the Satchel, in the draft it stays. */
export function exhaust(g: Root, seat: Seat, item: number, law: string): void {
  const stays = edition(g).exhaustedTrackItemGoesTo === 'track'
  const next = (stays ? item : item & ~TRACK) | EXHAUSTED
  change(g, vagabondAt(g, seat), item, next)
  tell(law, 'exhausted', () => ({ seat, item: itemWord(item) }))
}

/** A ready item of a type, from the Satchel if there is one there; -1 for none. */
export function readyItem(own: VagabondBoard, type: number): number {
  return own.items.find((item) => (item & (TYPES | EXHAUSTED | DAMAGED)) === type) ?? -1
}

/** 9.5: exhausts an item of a type. */
export function exhaustOne(g: Root, seat: Seat, type: number, law: string): void {
  exhaust(g, seat, readyItem(vagabondAt(g, seat), type), law)
}

/** 9.4.1: an exhausted item is turned face up; a damaged one stays in the Damaged box. */
export function refresh(g: Root, seat: Seat, item: number, law: string): void {
  const own = vagabondAt(g, seat)
  change(g, own, item, item & DAMAGED ? item & ~EXHAUSTED : faceUp(own, item))
  tell(law, 'refreshed', () => ({ seat, item: itemWord(item) }))
}

/** 9.2.7: an item goes to the Damaged box as it lies. */
export function damage(g: Root, seat: Seat, item: number, law: string): void {
  change(g, vagabondAt(g, seat), item, (item & ~TRACK) | DAMAGED)
  tell(law, 'damaged', () => ({ seat, item: itemWord(item) }))
}

/** 9.5.7: a damaged item goes back as it lies, or in older editions face up. */
export function repair(g: Root, seat: Seat, item: number, law: string): void {
  const staysDown = item & EXHAUSTED && !edition(g).repairTurnsFaceUp
  restore(g, seat, item, !staysDown, law)
}

/** Takes an item out of the Damaged box. */
export function restore(g: Root, seat: Seat, item: number, up: boolean, law: string): void {
  const own = vagabondAt(g, seat)
  change(g, own, item, up ? faceUp(own, item) : item & ~DAMAGED)
  tell(law, 'repaired', () => ({ seat, item: itemWord(item) }))
}

/** An item leaves the board for good. */
export function giveUp(g: Root, seat: Seat, item: number): void {
  const { items } = vagabondAt(g, seat)
  items.splice(items.indexOf(item), 1)
}
