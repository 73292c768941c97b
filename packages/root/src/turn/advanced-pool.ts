import { factionNamed } from '../core/book.ts'
import type { Faction } from '../core/content.ts'
import type { FactionId, Visible } from '../core/state.ts'
import { POOL_SURPLUS, SETUP_CARDS } from '../facts/advanced.ts'

/** A.8.1: whether a setup card is militant; the others are insurgent. */
const isMilitant = (card: FactionId): boolean => SETUP_CARDS.some(({ id, type }) => id === card && type === 'militant')

/** The setup cards of all factions that can be set up by one. */
export const allSetupCards = (factions: readonly Faction[]): FactionId[] =>
  SETUP_CARDS.map(({ id }) => id).filter((id) =>
    factions.some((faction) => faction.id === id && faction.advancedSetup !== undefined),
  )

/** A.8.1.I: two players play without insurgents. */
export const dealtFrom = (cards: readonly FactionId[], players: number): FactionId[] =>
  players === 2 ? cards.filter(isMilitant) : [...cards]

/** A.8.1: the pool has one card more than there are players. */
export const poolSize = (players: number): number => players + POOL_SURPLUS

/** A.8.1: whether these cards are enough for a pool: it starts with a militant one. */
export const suffices = (cards: readonly FactionId[], players: number): boolean =>
  cards.length >= poolSize(players) && cards.some(isMilitant)

/** A.8.1: whether a pool can be dealt from these cards. */
export const canDeal = (cards: readonly FactionId[], players: number): boolean =>
  suffices(dealtFrom(cards, players), players)

/** The pool of setup cards. */
export interface Pool {
  /** Cards that have not been dealt, */
  undealt: FactionId[]
  /** those in the pool, in the order they came, taken ones included, */
  dealt: FactionId[]
  /** what lies beside each of them, empty for nothing (A.8.1.III), */
  beside: string[]
  /** and those that were taken. */
  taken: FactionId[]
}

/** A.8.1: the first card is militant, the others may be any (T106). */
export const nextCards = ({ undealt, dealt }: Pool): FactionId[] =>
  dealt.length === 0 ? undealt.filter(isMilitant) : undealt

/** A.8.1.II: the card nobody may take yet: the last one if it is insurgent, until a militant one is taken. */
export function lockedCard({ dealt, taken }: Pool): FactionId | null {
  const last = dealt.at(-1)!
  return isMilitant(last) || taken.some(isMilitant) ? null : last
}

/** A.8.2: the cards that may be taken. */
export const unlocked = (pool: Pool): FactionId[] =>
  pool.dealt.filter((card) => !pool.taken.includes(card) && card !== lockedCard(pool))

/** A.8.1.III: the card that comes next to have something dealt beside it, -1 for none. */
export const bareCard = (g: Visible, { dealt, beside }: Pool): number =>
  dealt.findIndex((card, i) => beside[i] === '' && factionNamed(g, card)?.besideSetupCard !== undefined)

/** A.8.1.III: what may be dealt beside it: nothing that lies beside another card. */
export const besideOptions = (g: Visible, pool: Pool): string[] =>
  (factionNamed(g, pool.dealt[bareCard(g, pool)]!)?.besideSetupCard ?? []).filter((word) => !pool.beside.includes(word))
