import type { FactionBasics } from './types.ts'

/** The board of the Marquise de Cat (Law 6). */
export const MARQUISE = {
  id: 'marquise',
  setupLetter: 'A',
  reach: 10,
  type: 'militant',
  warriors: 25,
  colour: '#e07a37',
  /** Of each kind; the first of each is placed in setup (6.3.4). */
  buildings: { sawmill: 6, workshop: 6, recruiter: 6 },
  tokens: { keep: 1, wood: 8 },
  /** One row of costs for all three kinds: building number n of its kind costs entry n - 1 (6.5.4). */
  woodCost: [0, 1, 2, 3, 3, 4],
  /** Building number n of its kind scores entry n - 1 (6.5.4.III). */
  points: {
    sawmill: [0, 1, 2, 3, 4, 5],
    workshop: [0, 2, 2, 3, 4, 5],
    recruiter: [0, 1, 2, 3, 3, 4],
  },
  /** Cards added to the draw by the recruiters on the map, space by space (6.6). */
  recruiterCards: [0, 0, 1, 0, 1, 0],
  actionsPerDaylight: 3,
  movesPerMarch: 2,
} as const satisfies FactionBasics & Record<string, unknown>
