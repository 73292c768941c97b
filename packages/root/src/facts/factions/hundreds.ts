import type { ItemId } from '../items.ts'
import type { FactionBasics } from './types.ts'

/** A mood, the item in the hoard that bars it (none for Lavish), and its paragraph. */
interface MoodFacts {
  readonly barredBy: ItemId | null
  readonly law: string
}

/** The board and the moods of the Lord of the Hundreds (Law 14). */
export const HUNDREDS = {
  id: 'hundreds',
  setupLetter: 'J',
  reach: 9,
  type: 'militant',
  /** Besides the warlord. */
  warriors: 20,
  colour: '#e11b3f',
  warlords: 1,
  buildings: { stronghold: 6 },
  tokens: { mob: 5 },
  startingWarriors: 4,
  /** The two tracks of the hoard and the items they take (14.2.4). */
  hoard: {
    command: ['boot', 'bag', 'coin'],
    prowess: ['hammer', 'tea', 'sword', 'crossbow'],
  },
  hoardSpaces: 4,
  /** Points for an item that finds its track full (14.2.4.I). */
  hoardFullPoints: 1,
  /** The value of a track that holds n items: entry n (14.2.4.II). */
  hoardValue: [1, 2, 2, 3, 4],
  startingMood: 'stubborn',
  moods: {
    bitter: { barredBy: 'hammer', law: '14.7.1' },
    grandiose: { barredBy: 'tea', law: '14.7.2' },
    jubilant: { barredBy: 'boot', law: '14.7.3' },
    lavish: { barredBy: null, law: '14.7.4' },
    relentless: { barredBy: 'bag', law: '14.7.5' },
    rowdy: { barredBy: 'coin', law: '14.7.6' },
    stubborn: { barredBy: 'crossbow', law: '14.7.7' },
    wrathful: { barredBy: 'sword', law: '14.7.8' },
  } satisfies Record<string, MoodFacts>,
  /** Mobs rolled for after inciting while Jubilant (14.7.3). */
  jubilantMobs: 4,
  /** Warriors for each item given away while Lavish (14.7.4). */
  lavishWarriors: 2,
  /** Enemy pieces with the warlord that make the Rowdy draw two instead of one (14.7.6). */
  rowdyPieces: 3,
  /** Points for n oppressed clearings: entry n, the last one for six and more (14.6.2). */
  oppressPoints: [0, 1, 1, 2, 2, 3, 4],
  commandActions: ['move', 'battle', 'build'],
} as const satisfies FactionBasics & Record<string, unknown>
