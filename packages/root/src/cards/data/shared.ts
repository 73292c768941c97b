import { ambush, dominance, item } from './make.ts'
import type { CardFacts } from './types.ts'

/** What both decks have: twenty items, five ambushes, four dominance cards. */
export const sharedCards: readonly CardFacts[] = [
  item('birdy-bindle', 'bird', ['mouse'], 'bag', 1),
  item('woodland-runners', 'bird', ['rabbit'], 'boot', 1),
  item('arms-trader', 'bird', ['fox', 'fox'], 'sword', 2),
  item('crossbow', 'bird', ['fox'], 'crossbow', 1, 'crossbow-bird'),
  item('gently-used-knapsack', 'fox', ['mouse'], 'bag', 1),
  item('root-tea', 'fox', ['mouse'], 'tea', 2, 'root-tea-fox'),
  item('travel-gear', 'fox', ['rabbit'], 'boot', 1, 'travel-gear-fox'),
  item('protection-racket', 'fox', ['rabbit', 'rabbit'], 'coin', 3),
  item('foxfolk-steel', 'fox', ['fox', 'fox'], 'sword', 2),
  item('anvil', 'fox', ['fox'], 'hammer', 2),
  item('smugglers-trail', 'rabbit', ['mouse'], 'bag', 1),
  item('root-tea', 'rabbit', ['mouse'], 'tea', 2, 'root-tea-rabbit'),
  item('a-visit-to-friends', 'rabbit', ['rabbit'], 'boot', 1),
  item('bake-sale', 'rabbit', ['rabbit', 'rabbit'], 'coin', 3),
  item('mouse-in-a-sack', 'mouse', ['mouse'], 'bag', 1),
  item('root-tea', 'mouse', ['mouse'], 'tea', 2, 'root-tea-mouse'),
  item('travel-gear', 'mouse', ['rabbit'], 'boot', 1, 'travel-gear-mouse'),
  item('investments', 'mouse', ['rabbit', 'rabbit'], 'coin', 3),
  item('sword', 'mouse', ['fox', 'fox'], 'sword', 2, 'sword-mouse'),
  item('crossbow', 'mouse', ['fox'], 'crossbow', 1, 'crossbow-mouse'),

  ambush('bird', 2),
  ambush('fox', 1),
  ambush('rabbit', 1),
  ambush('mouse', 1),

  dominance('bird', 1),
  dominance('fox', 1),
  dominance('rabbit', 1),
  dominance('mouse', 1),
]
