import type { FactionBasics } from './types.ts'

/** The board of the Woodland Alliance (Law 8). */
export const ALLIANCE = {
  id: 'alliance',
  setupLetter: 'C',
  reach: 3,
  type: 'insurgent',
  warriors: 10,
  colour: '#68b653',
  /** One base of each suit. */
  buildings: { base: { fox: 1, rabbit: 1, mouse: 1 } },
  tokens: { sympathy: 10 },
  /** Supporters for the n-th sympathy on the map: entry n - 1 (8.4.2.II). */
  sympathyCost: [1, 1, 1, 2, 2, 2, 3, 3, 3, 3],
  /** Points for the n-th sympathy on the map: entry n - 1 (8.4.2.III). */
  sympathyPoints: [0, 1, 1, 1, 2, 2, 3, 4, 4, 4],
  /** Cards added to the draw by each base on the map (8.6.2). */
  cardsPerBase: 1,
  startingSupporters: 3,
  revoltCost: 2,
  /** With so many warriors of one other player there, sympathy costs more (8.4.2.II.a). */
  martialLawWarriors: 3,
  martialLawCost: 1,
  operations: ['move', 'battle', 'recruit', 'organize'],
} as const satisfies FactionBasics & Record<string, unknown>
