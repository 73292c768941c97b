import { persistent } from './make.ts'
import { sharedCards } from './shared.ts'
import type { CardFacts } from './types.ts'

/** The Exiles and Partisans deck, 54 cards. */
export const exiles: readonly CardFacts[] = [
  persistent('saboteurs', 'bird', 3, ['any']),
  persistent('soup-kitchens', 'bird', 1, ['fox', 'rabbit', 'mouse']),
  persistent('boat-builders', 'bird', 1, ['any', 'any']),
  persistent('corvid-planners', 'bird', 1, ['any', 'any']),
  persistent('eyrie-emigre', 'bird', 1, ['fox', 'fox']),
  persistent('fox-partisans', 'fox', 1, ['fox']),
  persistent('propaganda-bureau', 'fox', 1, ['any', 'any', 'any']),
  persistent('false-orders', 'fox', 2, ['fox']),
  persistent('informants', 'fox', 2, ['fox', 'fox']),
  persistent('rabbit-partisans', 'rabbit', 1, ['rabbit']),
  persistent('tunnels', 'rabbit', 2, ['rabbit']),
  persistent('charm-offensive', 'rabbit', 1, ['rabbit']),
  persistent('swap-meet', 'rabbit', 2, ['rabbit']),
  persistent('coffin-makers', 'rabbit', 1, ['rabbit', 'rabbit']),
  persistent('mouse-partisans', 'mouse', 1, ['mouse']),
  persistent('league-of-adventurous-mice', 'mouse', 2, ['mouse']),
  persistent('murine-broker', 'mouse', 1, ['mouse', 'mouse']),
  persistent('master-engravers', 'mouse', 1, ['mouse', 'mouse']),

  ...sharedCards,
]
