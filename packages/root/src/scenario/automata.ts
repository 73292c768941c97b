import type { Json, Seat } from '@spinney/kernel'
import { cardAt } from '../cards/deck.ts'
import { MARKET } from '../clockwork/riverfolk.ts'
import { botAt, setOrder } from '../clockwork/state.ts'
import { questOf, vagabotAt } from '../clockwork/vagabot/state.ts'
import { factionAt } from '../core/book.ts'
import { cardsFromDeck, listAt, numberAt, oneAt, type Refuse, recordAt, shown, wordAt } from '../core/reading.ts'
import type { FactionId, Root } from '../core/state.ts'
import { ANY_SUIT, SUIT_NAMES, suitNumber } from '../core/suits.ts'
import { VIZIER } from '../factions/eyrie/state.ts'
import { isItemWord, itemNamed } from '../factions/vagabond/items.ts'
import { questNumber, questWords } from '../factions/vagabond/quests.ts'
import { vagabondAt } from '../factions/vagabond/state.ts'

/** What one automaton keeps besides its order: its fields, how they are put there, and how they are told. */
interface Keeps {
  readonly fields: readonly string[]
  /** Set where the order is a suit that no card of its own says. */
  readonly orderIsSuit?: true
  put(g: Root, seat: Seat, given: Readonly<Record<string, unknown>>, refuse: Refuse): void
  facts(g: Root, seat: Seat): Record<string, Json>
}

const named = (cards: readonly number[]): string[] =>
  cards.map((card) => (card === VIZIER ? 'vizier' : cardAt(card).id))

/** Columns of the Decree, as they lie on its board. */
const COLUMNS = ['fox', 'mouse', 'rabbit', 'bird'] as const

const eyrie: Keeps = {
  fields: ['decree'],
  put: (g, _seat, { decree = {} }, refuse) => {
    const given = recordAt(decree, '.decree', COLUMNS, refuse)
    COLUMNS.forEach((column, i) => {
      const cards = cardsFromDeck(g, given[column] ?? [], `.decree.${column}`, refuse)
      cards.forEach((card, at) => {
        const { id, suit } = cardAt(card)
        if (suit !== column) refuse(`.decree.${column}[${at}]`, `${id} lies in the column ${suit}`)
      })
      g.own.clockworkEyrie!.columns[i]!.push(...cards)
    })
  },
  facts: (g) => ({
    decree: Object.fromEntries(COLUMNS.map((column, i) => [column, named(g.own.clockworkEyrie!.columns[i]!)])),
  }),
}

const lizard: Keeps = {
  fields: ['lostSouls', 'conspiracy'],
  orderIsSuit: true,
  put: (g, _seat, given, refuse) => {
    g.own.lizard.lostSouls.push(...cardsFromDeck(g, given.lostSouls ?? [], '.lostSouls', refuse))
    if (given.conspiracy === undefined) return
    const space = numberAt(given.conspiracy, '.conspiracy', refuse)
    g.own.clockworkLizard!.marker = oneAt(space, [1, 2, 3, 4, 5], 'a space', '.conspiracy', refuse) - 1
  },
  facts: (g) => ({
    lostSouls: named(g.own.lizard.lostSouls),
    revealed: named(g.own.lizard.revealed),
    conspiracy: g.own.clockworkLizard!.marker + 1,
  }),
}

const riverfolk: Keeps = {
  fields: ['market', 'payments', 'hired'],
  orderIsSuit: true,
  put: (g, seat, { market = [], payments = {}, hired }, refuse) => {
    factionAt(g, seat).given?.(g, { payments, ...(hired === undefined ? {} : { hired }) }, refuse)
    const cards = cardsFromDeck(g, market, '.market', refuse)
    if (cards.length > MARKET) refuse('.market', `${MARKET} cards lie in the market at most`)
    g.own.clockworkRiverfolk!.market.push(...cards)
  },
  facts: (g, seat) => {
    const { payments = {}, hired = null } = factionAt(g, seat).facts!(g) as { [field: string]: Json }
    const { market, shield, sword } = g.own.clockworkRiverfolk!
    return { market: named(market), payments, hired, shield, sword }
  },
}

const duchy: Keeps = {
  fields: ['swayed', 'burrow', 'ambushes'],
  put: (g, seat, { swayed = [], burrow = 0, ambushes = [] }, refuse) => {
    factionAt(g, seat).given?.(g, { swayed, burrow }, refuse)
    const cards = cardsFromDeck(g, ambushes, '.ambushes', refuse)
    cards.forEach((card, i) => {
      const { id, kind } = cardAt(card)
      if (kind !== 'ambush') refuse(`.ambushes[${i}]`, `${id} is no ambush`)
    })
    g.own.clockworkDuchy!.ambushes.push(...cards)
  },
  facts: (g, seat) => {
    const { swayed = [], burrow = 0 } = factionAt(g, seat).facts!(g) as { [field: string]: Json }
    return { swayed, burrow, ambushes: named(g.own.clockworkDuchy!.ambushes) }
  },
}

const corvid: Keeps = {
  fields: ['faceDown', 'faceUp'],
  put: (g, seat, { faceDown = {}, faceUp = {} }, refuse) => {
    factionAt(g, seat).given?.(g, { faceDown, faceUp }, refuse)
  },
  facts: (g, seat) => factionAt(g, seat).facts!(g) as Record<string, Json>,
}

const vagabot: Keeps = {
  fields: ['forest', 'items', 'quest', 'ruinItems'],
  put: (g, seat, { quest, items = [], ...given }, refuse) => {
    factionAt(g, seat).given?.(g, given, refuse)
    const own = vagabondAt(g, seat)
    listAt(items, '.items', refuse).forEach((value, i) => {
      const word = wordAt(value, `.items[${i}]`, refuse)
      if (!isItemWord(word)) refuse(`.items[${i}]`, `there is no item ${shown(word)}`)
      // All his items are alike: none has a track of its own.
      own.items.push(itemNamed(word))
    })
    own.items.sort((a, b) => a - b)
    if (quest === undefined) return
    const { questDeck } = g.own.vagabonds
    const id = oneAt(wordAt(quest, '.quest', refuse), questWords(questDeck), 'a quest', '.quest', refuse)
    questDeck.splice(questDeck.indexOf(questNumber(id)), 1)
    vagabotAt(g, seat).quest = questNumber(id)
  },
  facts: (g, seat) => {
    const {
      character = '',
      forest = null,
      items = [],
      completed = [],
    } = factionAt(g, seat).facts!(g) as {
      [field: string]: Json
    }
    return {
      character,
      forest,
      items,
      completed,
      quest: questWords([questOf(g, seat)].filter((n) => n >= 0))[0] ?? null,
    }
  },
}

const KEEPS: { readonly [faction: FactionId]: Keeps } = {
  eyrie,
  lizard,
  riverfolk,
  duchy,
  corvid,
  vagabond: vagabot,
  vagabond2: vagabot,
}

/** `own` of an automaton: its order card, or the suit of its order, and what it keeps. */
export function automatonGiven(g: Root, seat: Seat, spec: unknown, refuse: Refuse): void {
  const keeps = KEEPS[g.factions[seat]!]
  const { order, ...given } = recordAt(spec, '', ['order', ...(keeps?.fields ?? [])], refuse)
  keeps?.put(g, seat, given, refuse)
  if (order === undefined) return
  if (keeps?.orderIsSuit === true)
    botAt(g, seat).suit = suitNumber(oneAt(order, SUIT_NAMES, 'an order', '.order', refuse))
  else setOrder(g, seat, cardsFromDeck(g, [order], '.order', refuse)[0]!)
}

/** The board of an automaton in words. */
export function automatonBoard(g: Root, seat: Seat): Json {
  const { difficulty, traits, order, suit } = botAt(g, seat)
  return {
    difficulty,
    traits: [...traits],
    order: order < 0 ? null : cardAt(order).id,
    suit: suit === ANY_SUIT ? null : (SUIT_NAMES[suit] ?? null),
    ...KEEPS[g.factions[seat]!]?.facts(g, seat),
  }
}
