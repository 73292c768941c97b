import type { FactionBasics } from './types.ts'

/** The board of the Lizard Cult (Law 10). */
export const LIZARD = {
  id: 'lizard',
  setupLetter: 'F',
  reach: 2,
  type: 'insurgent',
  warriors: 25,
  colour: '#fcf065',
  buildings: { garden: { fox: 5, rabbit: 5, mouse: 5 } },
  startingWarriors: 4,
  /** With n gardens of a suit on the map the Score ritual gives entry n - 1; without one it is not allowed (10.5.3). */
  gardenPoints: [0, 2, 2, 3, 4],
  /** Cards added to the draw by the gardens of one suit, space by space (10.6.3). */
  gardenCards: [0, 1, 0, 0, 0],
  /** Acolytes spent for each conspiracy (10.4.3), */
  conspiracyCost: { crusade: 2, convert: 2, sanctify: 3 },
  /** and how much less while the Outcast is Hated. */
  hatedDiscount: 1,
  rituals: ['build', 'recruit', 'score', 'sacrifice'],
} as const satisfies FactionBasics & Record<string, unknown>
