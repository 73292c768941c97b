import type { FactionBasics } from './types.ts'

/** The board of the Eyrie Dynasties (Law 7). */
export const EYRIE = {
  id: 'eyrie',
  setupLetter: 'B',
  reach: 7,
  type: 'militant',
  warriors: 20,
  colour: '#416eb0',
  buildings: { roost: 7 },
  startingWarriors: 6,
  viziers: 2,
  decreeColumns: ['recruit', 'move', 'battle', 'build'],
  /** Cards added to the Decree in Birdsong: one or two, at most one of them a bird (7.4.2). */
  decreeCardsMost: 2,
  decreeBirdsMost: 1,
  /** Warriors that come with a new roost (7.4.3). */
  newRoostWarriors: 3,
  /** With n roosts on the map, entry n - 1 is scored each Evening (7.6.1). */
  roostPoints: [0, 1, 2, 3, 4, 4, 5],
  /** Cards added to the draw by the roosts on the map, space by space (7.6.2). */
  roostCards: [0, 0, 1, 0, 0, 1, 0],
  /** Points for any crafted item (7.2.3). */
  disdainPoints: 1,
  /** The columns that take the two Loyal Viziers (7.3.4); the ruleset may change those of the Charismatic. */
  leaders: {
    builder: { viziers: ['recruit', 'move'] },
    charismatic: { viziers: ['recruit', 'battle'], warriorsPerRecruit: 2 },
    commander: { viziers: ['move', 'battle'], extraHitsAsAttacker: 1 },
    despot: { viziers: ['move', 'build'], extraPointsPerBattle: 1 },
  },
} as const satisfies FactionBasics & Record<string, unknown>
