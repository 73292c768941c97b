import type { ItemId } from '../items.ts'
import type { FactionBasics } from './types.ts'

export const CHARACTER_IDS = [
  'thief',
  'tinker',
  'ranger',
  'vagrant',
  'arbiter',
  'scoundrel',
  'adventurer',
  'ronin',
  'harrier',
] as const

export type CharacterId = (typeof CHARACTER_IDS)[number]

export interface CharacterFacts {
  readonly id: CharacterId
  /** The box it comes in. */
  readonly set: 'base' | 'riverfolk' | 'vagabond-pack'
  /** Items at the start (9.3.5). */
  readonly items: readonly ItemId[]
  /** Its special action (9.5.9), */
  readonly action: string
  /** and the item that is exhausted for it; null where the card names no price. */
  readonly price: ItemId | null
  readonly law: string
}

/** The nine characters (Law D). */
export const CHARACTERS: Readonly<Record<CharacterId, CharacterFacts>> = {
  thief: {
    id: 'thief',
    set: 'base',
    items: ['boot', 'torch', 'tea', 'sword'],
    action: 'steal',
    price: 'torch',
    law: 'D.1.2',
  },
  tinker: {
    id: 'tinker',
    set: 'base',
    items: ['boot', 'torch', 'bag', 'hammer'],
    action: 'day-labor',
    price: 'torch',
    law: 'D.2.2',
  },
  ranger: {
    id: 'ranger',
    set: 'base',
    items: ['boot', 'torch', 'crossbow', 'sword'],
    action: 'hideout',
    price: 'torch',
    law: 'D.3.2',
  },
  vagrant: {
    id: 'vagrant',
    set: 'riverfolk',
    items: ['coin', 'torch', 'boot'],
    action: 'instigate',
    price: 'torch',
    law: 'D.4.2',
  },
  arbiter: {
    id: 'arbiter',
    set: 'riverfolk',
    items: ['boot', 'torch', 'sword', 'sword'],
    action: 'protector',
    price: null,
    law: 'D.5.2',
  },
  scoundrel: {
    id: 'scoundrel',
    set: 'riverfolk',
    items: ['boot', 'boot', 'torch', 'crossbow'],
    action: 'scorched-earth',
    price: 'torch',
    law: 'D.6.2',
  },
  adventurer: {
    id: 'adventurer',
    set: 'vagabond-pack',
    items: ['boot', 'torch', 'hammer'],
    action: 'improvise',
    price: null,
    law: 'D.7.2',
  },
  ronin: {
    id: 'ronin',
    set: 'vagabond-pack',
    items: ['boot', 'boot', 'torch', 'sword'],
    action: 'swift-strike',
    price: 'sword',
    law: 'D.8.2',
  },
  harrier: {
    id: 'harrier',
    set: 'vagabond-pack',
    items: ['coin', 'torch', 'sword', 'crossbow'],
    action: 'glide',
    price: 'torch',
    law: 'D.9.2',
  },
}

/** The board of the Vagabond (Law 9). */
export const VAGABOND = {
  id: 'vagabond',
  setupLetter: 'D',
  reach: 5,
  /** A second Vagabond (9.7) sets up after the first and has less reach. */
  second: { setupLetter: 'E', reach: 2 },
  type: 'insurgent',
  warriors: 0,
  colour: '#6d6e70',
  pawns: 1,
  /** The relationship track (9.2.9); Hostile is a box apart. */
  relationships: ['indifferent', 'amiable', 'friendly', 'allied'],
  /** Aids in one turn that lead from space n to the next (9.2.9.I.a), */
  aidsToImprove: [1, 2, 3],
  /** and the points for arriving on a space (9.2.9.I.b). */
  relationshipPoints: [0, 1, 2, 2],
  /** Points for each Aid to an ally (9.2.9.II.a). */
  pointsPerAidToAlly: 2,
  /** Items with a track of their own, and its spaces (9.2.5.I). */
  trackItems: ['tea', 'coin', 'bag'],
  trackSpaces: 3,
  /** Items refreshed in Birdsong: so many, and more for each tea on its track (9.4.1). */
  refresh: 3,
  refreshPerTea: 2,
  /** Cards added to the draw by each coin on its track (9.6.2). */
  cardsPerCoin: 1,
  /** Items held at the end of the turn: so many, and more for each bag on its track (9.6.4). */
  itemLimit: 6,
  itemLimitPerBag: 2,
  /** Points for exploring a ruin (9.5.3). */
  explorePoints: 1,
  /** Cards drawn instead of points for a quest (9.5.5). */
  questCards: 2,
  /** Players needed for a coalition (9.2.8). */
  coalitionPlayers: 4,
} as const satisfies FactionBasics & Record<string, unknown>
