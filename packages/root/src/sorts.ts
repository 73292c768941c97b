import { type Asked, anyWord, numberFrom, type Seat, type Sorts, type ValuesOf, wordSort } from '@spinney/kernel'
import { board } from './board/map.ts'
import { cardNamed } from './cards/deck.ts'
import { clearings } from './core/book.ts'
import { partiesOf } from './core/parties.ts'
import { BOARD, BURROW } from './core/places.ts'
import type { Root } from './core/state.ts'
import { SETUP_CARDS } from './facts/advanced.ts'
import { CHARACTER_IDS } from './facts/factions/vagabond.ts'
import { BATTLE_DIE, CORVID, DUCHY, EYRIE, HUNDREDS, KEEPERS, LIZARD, MARQUISE, RIVERFOLK } from './facts/factions.ts'
import { HIRELING_IDS } from './facts/hirelings.ts'
import { ITEM_IDS } from './facts/items.ts'
import { LANDMARK_IDS } from './facts/landmarks.ts'
import { QUESTS } from './facts/quests.ts'
import { CARD_SUITS } from './facts/suits.ts'

const keysOf = <K extends string>(record: { readonly [key in K]: unknown }): readonly K[] => Object.keys(record) as K[]

/** The word of a card; `among` says which cards there are where the one who is asked looks. */
const cardSort = (among?: (g: Root, asked: Asked) => readonly number[]) => ({
  is: (value: unknown): value is string => typeof value === 'string' && cardNamed(value) !== undefined,
  fits: (g: Root, value: string, asked: Asked): boolean =>
    among === undefined || among(g, asked).includes(cardNamed(value)!.index),
})

/** Cards of a list that each seat has: those of the one who is asked, none for chance. */
const own = (lists: readonly number[][], asked: Asked): readonly number[] => (asked === 'chance' ? [] : lists[asked]!)

const words = (value: unknown): string[] => (typeof value === 'string' ? value.split('-') : [])

/** How an item of a Vagabond lies, as its word goes on: `bag-damaged-exhausted`. */
const ITEM_MARKS: readonly string[] = ['track', 'damaged', 'exhausted', 'ruin']

const itemType = wordSort(ITEM_IDS)

/** A player, or a band where one can be meant (E.3). */
const seat = { ...numberFrom(0), fits: (g: Root, value: Seat): boolean => value < partiesOf(g) }

const relicType = wordSort(KEEPERS.relicTypes)
const relic = {
  is: (value: unknown): value is string => {
    const [type, worth, ...rest] = words(value)
    return relicType.is(type) && KEEPERS.relicValues.some((n) => String(n) === worth) && rest.length === 0
  },
}

/**
 * The sorts of all that can be picked in Root. The types of the picks follow from the checks; what the page lights up
 * follows from the names.
 */
export const sorts = {
  // The map.
  clearing: {
    ...numberFrom(1),
    fits: (g: Root, value: number): boolean => clearings(g).includes(value),
  },
  /** Where a move begins or ends: a clearing, the Burrow, or a pawn's forest. */
  place: {
    ...numberFrom(1),
    fits: (g: Root, value: number): boolean =>
      clearings(g).includes(value) || value === BOARD || (value === BURROW && g.seatOf.duchy !== undefined),
  },
  /** The same, 0 for any. */
  anyPlace: numberFrom(0),
  forest: {
    is: (value: unknown): value is string => typeof value === 'string' && value.startsWith('f-'),
    fits: (g: Root, value: string): boolean => board(g).data.forests.some(({ id }) => id === value),
  },
  piece: { is: (value: unknown): value is string => typeof value === 'string' && value.includes('.') },
  // Players.
  seat,
  /** The player whose pieces or cards an option is about, where those are what one points at. */
  owner: seat,
  // Cards.
  card: cardSort(),
  handCard: cardSort((g, asked) => own(g.hands, asked)),
  discardCard: cardSort((g) => g.discard),
  besideCard: cardSort((g) => g.beside),
  craftedCard: cardSort((g, asked) => own(g.crafted, asked)),
  rivalCard: cardSort((g) => g.crafted.flat()),
  /** In the open hand of those who sell it (11.2.7.I), or in the market of an automaton. */
  saleCard: cardSort((g) => g.own.clockworkRiverfolk?.market ?? g.hands[g.seatOf.riverfolk!]!),
  supporter: cardSort((g) => g.own.alliance.supporters),
  retinueCard: {
    is: (value: unknown): value is string =>
      typeof value === 'string' && (value === 'faithful-retainer' || cardNamed(value) !== undefined),
  },
  /** A side of a hireling card, or the card as a whole by its promoted side. */
  hireling: wordSort(HIRELING_IDS),
  landmark: { is: (value: unknown): value is string => LANDMARK_IDS.some((id) => id === value) },
  setupCard: { is: (value: unknown): value is string => SETUP_CARDS.some(({ id }) => id === value) },
  // Items and quests.
  item: {
    is: (value: unknown): value is string => {
      const [type, ...marks] = words(value)
      return itemType.is(type) && marks.every((mark) => ITEM_MARKS.includes(mark))
    },
  },
  itemType,
  hoardItem: itemType,
  quest: { is: (value: unknown): value is string => QUESTS.some(({ id }) => id === value) },
  // What stands on the faction boards.
  building: wordSort(keysOf(MARQUISE.buildings)),
  duchyBuilding: wordSort(keysOf(DUCHY.buildings)),
  leader: wordSort(keysOf(EYRIE.leaders)),
  column: wordSort(EYRIE.decreeColumns),
  /** A card of the Decree, by its suit: those of one column are alike. */
  decreeSuit: wordSort(CARD_SUITS),
  minister: wordSort(keysOf(DUCHY.ministers)),
  plot: wordSort(CORVID.plots),
  /** What a plot face down is said to be (13.2.4). */
  guess: wordSort(CORVID.plots),
  mood: wordSort(keysOf(HUNDREDS.moods)),
  relic,
  relicType,
  /** A relic in a forest: by its type while it lies face down. */
  forestRelic: { is: (value: unknown): value is string => relicType.is(value) || relic.is(value) },
  waystation: { is: (value: unknown): value is string => typeof value === 'string' && value.includes('waystation') },
  side: wordSort(KEEPERS.relicTypes),
  slot: wordSort(KEEPERS.retinueColumns),
  service: wordSort(RIVERFOLK.services),
  price: numberFrom(1),
  /** Whose warriors in the boxes of a trading faction. */
  fund: { is: (value: unknown): value is string => SETUP_CARDS.some(({ id }) => id === value) },
  /** An ally whose warriors take a hit, by the name of the faction (9.2.9.II.d). */
  ally: {
    is: (value: unknown): value is string => SETUP_CARDS.some(({ id }) => id === value),
    fits: (g: Root, value: string): boolean => Object.hasOwn(g.seatOf, value),
  },
  conspiracy: wordSort(keysOf(LIZARD.conspiracyCost)),
  ritual: wordSort(LIZARD.rituals),
  character: wordSort(CHARACTER_IDS),
  /** The same card as the draft deals it, which knows no characters. */
  dealtCard: { is: (value: unknown): value is string => CHARACTER_IDS.some((id) => id === value) },
  fundUse: wordSort(['commit', 'spend', 'craft']),
  // Numbers and words.
  amount: numberFrom(0),
  die: numberFrom(Math.min(...BATTLE_DIE), Math.max(...BATTLE_DIE)),
  suit: wordSort(CARD_SUITS),
  /** A suit by its number, -1 for any. */
  suitNumber: numberFrom(-1),
  /** What may be done in place of one another: a move or a battle. */
  errand: wordSort(['move', 'battle']),
  deed: wordSort(['move', 'delve', 'recover']),
  reward: wordSort(['points', 'cards']),
  /** Said instead of a thing. */
  nothing: wordSort(['nothing']),
  none: wordSort(['none']),
  /** Something to do, named by one word; content adds its own. */
  action: anyWord,
  phase: wordSort(['setup', 'birdsong', 'daylight', 'evening']),
  moment: wordSort(['start', 'any', 'end']),
  reaction: anyWord,
} satisfies Sorts<Root>

/** The types of the sorts by name. */
export interface SortTypes extends ValuesOf<typeof sorts> {}
