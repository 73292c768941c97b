import { immediate, persistent } from './make.ts'
import { sharedCards } from './shared.ts'
import type { CardFacts } from './types.ts'

/** The standard deck, 54 cards. */
export const base: readonly CardFacts[] = [
  persistent('armorers', 'bird', 2, ['fox']),
  persistent('sappers', 'bird', 2, ['mouse']),
  persistent('brutal-tactics', 'bird', 2, ['fox', 'fox']),
  persistent('royal-claim', 'bird', 1, ['any', 'any', 'any', 'any']),
  persistent('stand-and-deliver', 'fox', 2, ['mouse', 'mouse', 'mouse']),
  persistent('tax-collector', 'fox', 3, ['fox', 'rabbit', 'mouse']),
  immediate('favor-of-the-foxes', 'fox', ['fox', 'fox', 'fox']),
  persistent('command-warren', 'rabbit', 2, ['rabbit', 'rabbit']),
  persistent('better-burrow-bank', 'rabbit', 2, ['rabbit', 'rabbit']),
  persistent('cobbler', 'rabbit', 2, ['rabbit', 'rabbit']),
  immediate('favor-of-the-rabbits', 'rabbit', ['rabbit', 'rabbit', 'rabbit']),
  persistent('scouting-party', 'mouse', 2, ['mouse', 'mouse']),
  persistent('codebreakers', 'mouse', 2, ['mouse']),
  immediate('favor-of-the-mice', 'mouse', ['mouse', 'mouse', 'mouse']),

  ...sharedCards,
]
