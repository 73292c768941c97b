import type { CardSuit } from '../facts/suits.ts'

/** Suits by number: the three of clearings first, then the wild one. */
export const FOX = 0
export const RABBIT = 1
export const MOUSE = 2
export const BIRD = 3

/** The suit of a clearing that is fox, rabbit and mouse at once. */
export const EVERY_SUIT = 4

/** No suit asked for, or none there (the Burrow). */
export const ANY_SUIT = -1

/** Names of the suits, by number. */
export const SUIT_NAMES: readonly CardSuit[] = ['fox', 'rabbit', 'mouse', 'bird']

/** The number of a suit. */
export const suitNumber = (suit: CardSuit): number => SUIT_NAMES.indexOf(suit)
