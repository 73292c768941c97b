import type { FactionBasics } from './types.ts'

/** The board and the ministers of the Underground Duchy (Law 12). */
export const DUCHY = {
  id: 'duchy',
  setupLetter: 'H',
  reach: 8,
  type: 'militant',
  warriors: 20,
  colour: '#eec4ab',
  buildings: { citadel: 3, market: 3 },
  tokens: { tunnel: 3 },
  /** Warriors in the starting clearing and in each neighbour (12.3.3). */
  startingWarriors: 2,
  /** Warriors placed in the Burrow: one, and the entries of the citadels on the map (12.4). */
  recruits: 1,
  citadelRecruits: [1, 2, 2],
  /** Cards added to the draw by the markets on the map, space by space (12.6.3). */
  marketCards: [1, 1, 1],
  assemblyActions: 2,
  assembly: ['build', 'recruit', 'move', 'battle', 'dig'],
  /** Warriors that may go through a new tunnel (12.5.1.V). */
  digWarriors: 4,
  /** Cards revealed to sway a minister of a rank, points for it, and crowns of that rank (12.5.3). */
  ranks: {
    squire: { cards: 2, points: 1, crowns: 3 },
    noble: { cards: 3, points: 2, crowns: 3 },
    lord: { cards: 4, points: 3, crowns: 3 },
  },
  ministers: {
    foremole: { rank: 'squire', law: '12.5.2.I' },
    captain: { rank: 'squire', law: '12.5.2.II' },
    marshal: { rank: 'squire', law: '12.5.2.III' },
    brigadier: { rank: 'noble', law: '12.5.2.IV' },
    banker: { rank: 'noble', law: '12.5.2.V' },
    mayor: { rank: 'noble', law: '12.5.2.VI' },
    'duchess-of-mud': { rank: 'lord', law: '12.5.2.VII' },
    'baron-of-dirt': { rank: 'lord', law: '12.5.2.VIII' },
    'earl-of-stone': { rank: 'lord', law: '12.5.2.IX' },
  },
  /** Moves or battles of the Brigadier (12.5.2.IV). */
  brigadierActions: 2,
  /** Points of the Duchess with all tunnels on the map (12.5.2.VII). */
  duchessPoints: 2,
} as const satisfies FactionBasics & Record<string, unknown>
