import { call, type Procedure, procedure, run, type Seat } from '@spinney/kernel'
import { board, pathsFor } from '../board/map.ts'
import { type Card, cardAt, cardIndex } from '../cards/deck.ts'
import { discard, distinct, withdraw } from '../cards/hand.ts'
import { effectOf, factionAt, isAutomaton } from '../core/book.ts'
import { count } from '../core/pieces.ts'
import { SUPPLY } from '../core/places.ts'
import { chance } from '../core/questions.ts'
import { settleAllRule } from '../core/rule.ts'
import type { Own, Party, Root, Visible } from '../core/state.ts'
import { BIRD } from '../core/suits.ts'
import { payIn } from '../factions/riverfolk/boxes.ts'
import { isSold, priceFor, sell, servicesLeft, wares } from '../factions/riverfolk/services.ts'
import { riverfolkSeat, type Service, warrior } from '../factions/riverfolk/state.ts'
import { itemInSupply } from './items.ts'
import { botAt, setOrder } from './state.ts'
import { exhaustItems, readyItems } from './vagabot/items.ts'
import { isVagabot } from './vagabot/state.ts'

/**
 * The services cards (B.6.3): how automata buy from the Riverfolk, a player's or automata. The card of one automaton goes
 * before what holds for all.
 */

/** Whose warriors pay: the Alliance and Vagabots have none to spend, so that the sellers put in their own. */
const payer = (g: Visible, seat: Seat): Seat =>
  isVagabot(g, seat) || g.factions[seat] === 'alliance' ? riverfolkSeat(g) : seat

/** Whether an automaton can pay for a service; it never buys with fewer points than the sellers, unless told to. */
function canBuy(g: Visible, seat: Seat, service: Service, eager = false): boolean {
  const seller = g.seatOf.riverfolk
  if (seller === undefined || seller === seat) return false
  if (!eager && g.scores[seat]! < g.scores[seller]!) return false
  if (!isAutomaton(g, seller) && servicesLeft(g, seat) <= 0) return false
  if (isVagabot(g, seat) && readyItems(g, seat) === 0) return false
  return count(g, factionAt(g, payer(g, seat)).warrior!, SUPPLY) >= priceFor(g, seat, service)
}

/** An automaton buys a service. */
function buy(g: Root, seat: Seat, service: Service, law: string): void {
  const price = priceFor(g, seat, service)
  if (isVagabot(g, seat)) exhaustItems(g, seat, 1, law)
  payIn(g, payer(g, seat), price, law)
  sell(g, seat, service, price)
}

/** Mercenaries: bought for a battle with two warriors or fewer where warriors of the sellers stand by. */
export function hireFor(g: Root, seat: Seat, at: number, defender: Party, own: number): void {
  if (g.seatOf.riverfolk === undefined || isVagabot(g, seat) || own > 2) return
  if (defender === g.seatOf.riverfolk || count(g, warrior, at) === 0 || isSold(g, 'mercenaries')) return
  if (g.phase !== 'daylight' || !canBuy(g, seat, 'mercenaries')) return
  buy(g, seat, 'mercenaries', '11.2.7.III')
  serve(g, seat)
}

/** Riverboats: clearings that only a river leads to, for automata whose cards let them go by boat. */
export function riverWays(g: Visible, seat: Seat, from: number): readonly number[] {
  const faction = g.factions[seat]!
  if (g.seatOf.riverfolk === undefined || (faction !== 'eyrie' && !isVagabot(g, seat))) return []
  if (isSold(g, 'riverboats') || !canBuy(g, seat, 'riverboats')) return []
  const known = pathsFor(g, seat, from)
  return (board(g).rivers[from] ?? []).filter((to) => !known.includes(to))
}

/** Riverboats: bought where a river is used. Says whether they were. */
export function boardFor(g: Root, seat: Seat, from: number, to: number): boolean {
  if (!riverWays(g, seat, from).includes(to)) return false
  buy(g, seat, 'riverboats', '11.2.7.II')
  return true
}

/** Mercenaries: bought where they let it place a building that it otherwise could not. `sites` are looked at anew. */
export function hireToBuild(g: Root, seat: Seat, sites: () => readonly number[]): void {
  if (g.seatOf.riverfolk === undefined || g.phase !== 'daylight' || sites().length > 0) return
  if (isSold(g, 'mercenaries') || g.own.riverfolk.hired >= 0 || !canBuy(g, seat, 'mercenaries')) return
  serve(g, seat)
  if (sites().length > 0) buy(g, seat, 'mercenaries', '11.2.7.III')
  else serve(g, NOBODY)
}

const NOBODY = -1

/** The sellers' warriors count for the rule of whoever they serve. */
function serve(g: Root, seat: Seat): void {
  g.own.riverfolk.hired = seat
  settleAllRule(g)
}

/** The cards for sale of some kind, each once. */
const onSale = (g: Root, wants: (card: Card) => boolean): number[] =>
  distinct(wares(g))
    .map(cardIndex)
    .filter((card) => wants(cardAt(card)))

/** What of the market it buys instead of the card it would craft; equals are left to chance. */
function wanted(g: Root, seat: Seat): number[] {
  const cards = onSale(g, (card) => g.factions[seat] !== 'lizard' || card.suitIndex !== BIRD)
  const useful = cards.filter((card) => itemInSupply(g, seat, card))
  const isBird = (card: number): boolean => cardAt(card).suitIndex === BIRD
  if (g.factions[seat] === 'marquise' || g.factions[seat] === 'alliance') {
    if (useful.some(isBird)) return useful.filter(isBird)
    if (useful.length === 0) return botAt(g, seat).suit === BIRD ? [] : cards.filter(isBird)
  }
  const dearest = Math.max(...useful.map((card) => cardAt(card).points ?? 0))
  return useful.filter((card) => (cardAt(card).points ?? 0) === dearest)
}

/** The Eyrie's card: a suit that the Decree lacks, where it has the suit of the order already. */
function forDecree(g: Root, seat: Seat): number[] {
  const columns = g.factions[seat] === 'eyrie' ? g.own.clockworkEyrie?.columns : undefined
  if (columns === undefined) return []
  const suits = columns.flat().map((card) => (card < 0 ? BIRD : cardAt(card).suitIndex))
  if (!suits.includes(botAt(g, seat).suit)) return []
  return onSale(g, ({ suitIndex }) => !suits.includes(suitIndex))
}

interface Buying extends Own {
  cards: number[]
  /** What becomes of the card: the new order, or a list of the automaton. */
  to: 'order' | 'drawn'
}

/** Hand card: one of the cards that are wanted, by chance where there are several. */
export const buyingCard = procedure<Root, Buying>('clockwork.buyCard', [
  chance('11.2.7.I', 'clockworkCard', {
    picks: 'card',
    when: (_g, b) => b.cards.length > 0,
    options: (_g, b) => distinct(b.cards),
    about: (_g, b) => ({ seat: b.seat }),
    effect: (g, b, id) => {
      buy(g, b.seat, 'hand-card', '11.2.7.I')
      withdraw(wares(g), cardIndex(id))
      const bot = botAt(g, b.seat)
      if (b.to === 'drawn') {
        bot.drawn.push(cardIndex(id))
        return
      }
      if (bot.order >= 0) discard(g, bot.order, false)
      setOrder(g, b.seat, cardIndex(id))
    },
  }),
])

/** Before it crafts: a better card than the order, where there is one and it can pay. */
export function buyOrder(g: Root, seat: Seat): void {
  if (g.seatOf.riverfolk === undefined || !canBuy(g, seat, 'hand-card')) return
  const cards = forDecree(g, seat)
  if (cards.length > 0) call(g, buyingCard, { seat, cards, to: 'order' })
  else if (!itemInSupply(g, seat, botAt(g, seat).order))
    call(g, buyingCard, { seat, cards: wanted(g, seat), to: 'order' })
}

/** The Cult's card to craft, which is no order: another in its place, where it shows nothing that is to be had. */
export function buyCraft(g: Root, seat: Seat): void {
  const { drawn } = botAt(g, seat)
  if (g.seatOf.riverfolk === undefined || drawn.some((card) => itemInSupply(g, seat, card))) return
  const cards = canBuy(g, seat, 'hand-card') ? wanted(g, seat) : []
  if (cards.length === 0) return
  for (const card of drawn.splice(0)) discard(g, card, false)
  call(g, buyingCard, { seat, cards, to: 'drawn' })
}

const isFavor = ({ name }: Card): boolean => name.startsWith('favor')

/** The Corvids' card: favors, each resolved at once. */
export const buyingFavor: Procedure<Root, Own> = procedure<Root, Own>('clockwork.buyFavor', [
  run('11.2.7.I', 'buy', (g, b) => {
    const cards = onSale(g, isFavor)
    if (cards.length === 0 || !canBuy(g, b.seat, 'hand-card')) return 'done'
    call(g, buyingCard, { seat: b.seat, cards, to: 'drawn' })
    return 'next'
  }),
  run('11.2.7.I', 'resolve', (g, b) => {
    for (const card of botAt(g, b.seat).drawn.splice(0)) {
      effectOf(g, card)?.immediate?.(g, b.seat)
      discard(g, card, false)
    }
  }),
  run('11.2.7.I', 'more', (g, b) => call(g, buyingFavor, { seat: b.seat })),
])

const SOULS = 5

/** The Cult's card: other cards than birds until five Lost Souls lie there, whatever the sellers' points. */
export const buyingSouls = procedure<Root, Own>('clockwork.buySouls', [
  run('11.2.7.I', 'buy', (g, b) => {
    g.own.lizard.lostSouls.push(...botAt(g, b.seat).drawn.splice(0))
    const cards = onSale(g, ({ suitIndex }) => suitIndex !== BIRD)
    const wants = g.own.lizard.lostSouls.length < SOULS && cards.length > 0
    if (!wants || !canBuy(g, b.seat, 'hand-card', true)) return 'done'
    call(g, buyingCard, { seat: b.seat, cards, to: 'drawn' })
    return 'again'
  }),
])

/** The Duchy's card: ambushes, which lie before them until they defend themselves. */
export const buyingAmbushes = procedure<Root, Own>('clockwork.buyAmbushes', [
  run('11.2.7.I', 'buy', (g, b) => {
    g.own.clockworkDuchy!.ambushes.push(...botAt(g, b.seat).drawn.splice(0))
    const cards = onSale(g, ({ kind }) => kind === 'ambush')
    if (cards.length === 0 || !canBuy(g, b.seat, 'hand-card')) return 'done'
    call(g, buyingCard, { seat: b.seat, cards, to: 'drawn' })
    return 'again'
  }),
])

/** Lets the Corvids, the Cult or the Duchy buy at the start of their turn, where there is somebody to buy from. */
export function buyAtStart(g: Root, seat: Seat): void {
  if (g.seatOf.riverfolk === undefined) return
  const faction = g.factions[seat]
  call(g, faction === 'lizard' ? buyingSouls : faction === 'duchy' ? buyingAmbushes : buyingFavor, { seat })
}
