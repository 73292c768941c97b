import type { FactionBasics } from './types.ts'

/** The board of the Keepers in Iron (Law 15). */
export const KEEPERS = {
  id: 'keepers',
  setupLetter: 'K',
  reach: 8,
  type: 'militant',
  warriors: 15,
  colour: '#8b8d90',
  buildings: { waystation: 3 },
  /** The two sides of each waystation: every pair of relic types once (15.2.2). */
  waystations: [
    ['tablet', 'jewelry'],
    ['jewelry', 'figure'],
    ['figure', 'tablet'],
  ],
  tokens: { relic: 12 },
  relicTypes: ['figure', 'tablet', 'jewelry'],
  /** The values of the four relics of each type, printed on their backs (15.2.1). */
  relicValues: [1, 2, 3, 3],
  /** Points for a column with one relic of each type (15.5.2.III.b). */
  columnPoints: 2,
  /** Warriors in each of the two starting clearings (15.3.2). */
  startingWarriors: 4,
  retinueColumns: ['move', 'battle-then-delve', 'move-or-recover'],
  /** Cards in all columns together (15.6.2). */
  retinueLimit: 10,
  /** Faithful Retainers: bird cards, one in each column at the start, never in the discard pile (15.3.4). */
  retainers: 3,
  /** Warriors at a waystation for each card spent in Birdsong (15.4.3). */
  warriorsPerRecruit: 2,
  /** A clearing with so many Keeper warriors loses one in Evening (15.6.1). */
  hungryWarriors: 4,
  /** Cards added to the draw by the waystations on the map, space by space (15.6.3). */
  waystationCards: [1, 1, 1],
  /** Points of an enemy for removing a relic, besides the one for a token (15.2.5). */
  trophyPoints: 1,
} as const satisfies FactionBasics & Record<string, unknown>
