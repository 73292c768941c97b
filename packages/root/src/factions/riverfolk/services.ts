import { call, procedure, run, type Seat, tell } from '@spinney/kernel'
import { cardIndex } from '../../cards/deck.ts'
import { distinct, toHand, withdraw } from '../../cards/hand.ts'
import { announce, clearings, edition, factionAt, isAutomaton } from '../../core/book.ts'
import type { FreeAction } from '../../core/content.ts'
import { isUsed, markUsed } from '../../core/once.ts'
import { count, presenceOf } from '../../core/pieces.ts'
import { SUPPLY } from '../../core/places.ts'
import { must } from '../../core/questions.ts'
import { because, type Reason } from '../../core/reasons.ts'
import type { Own, Root, Visible } from '../../core/state.ts'
import { RIVERFOLK } from '../../facts/factions/riverfolk.ts'
import { exhaust, itemNamed, readyItems, readyWords } from '../vagabond/items.ts'
import { isVagabond, vagabondAt } from '../vagabond/state.ts'
import { payIn } from './boxes.ts'
import { postsIn, priceOf, riverfolkSeat, SERVICES, type Service } from './state.ts'

const LAWS: { readonly [S in Service]: string } = {
  'hand-card': '11.2.7.I',
  riverboats: '11.2.7.II',
  mercenaries: '11.2.7.III',
}

/** How a service sold this turn is noted. */
const NOTES: { readonly [S in Service]: string } = {
  'hand-card': 'riverfolk.hand-card',
  riverboats: 'riverfolk.riverboats',
  mercenaries: 'riverfolk.mercenaries',
}
const SOLD: readonly string[] = Object.values(NOTES)

/** Whether the player taking the turn has bought a service. */
export const isSold = (g: Visible, service: Service): boolean => isUsed(g, NOTES[service])

/** Services bought so far this turn. */
function soldCount(g: Visible): number {
  let sold = 0
  for (const note of g.once) if (SOLD.includes(note)) sold++
  return sold
}

/** 11.2.6.II: services left: one, and one for each clearing with a trade post and pieces of the buyer. */
export function servicesLeft(g: Visible, buyer: Seat): number {
  let left = RIVERFOLK.servicesPerBuyer - soldCount(g)
  for (const at of clearings(g)) if (presenceOf(g, buyer, at) > 0 && postsIn(g, at) > 0) left++
  return left
}

/** 11.2.6.III: a Vagabond pays with items; automata that sell ask for none and put in warriors of their own. */
const paysWithItems = (g: Visible, buyer: Seat): boolean => isVagabond(g, buyer) && !isAutomaton(g, riverfolkSeat(g))

/** 11.2.6.I: whose warriors are paid in: the buyer's; those of the sellers where a buyer has none. */
const payerFor = (g: Visible, buyer: Seat): Seat => (factionAt(g, buyer).warrior === null ? riverfolkSeat(g) : buyer)

/** 11.2.6.I, 11.2.6.III: what a buyer can pay: warriors in the supply, a Vagabond items that are ready. */
function means(g: Visible, buyer: Seat): number {
  if (paysWithItems(g, buyer)) return readyItems(vagabondAt(g, buyer))
  return count(g, factionAt(g, payerFor(g, buyer)).warrior!, SUPPLY)
}

/** 11.2.6.I: what a service costs a buyer. Automata that sell ask more of whoever has more points. */
export function priceFor(g: Visible, buyer: Seat, service: Service): number {
  if (!isAutomaton(g, riverfolkSeat(g)) && !isAutomaton(g, buyer)) return priceOf(g, service)
  return 2 + Math.min(2, Math.floor(g.scores[buyer]! / 10))
}

/** 11.2.7.I: the cards for sale: the open hand, or the market of an automaton. */
export const wares = (g: Root): number[] => g.own.clockworkRiverfolk?.market ?? g.hands[riverfolkSeat(g)]!

/** How many cards there are for sale. */
const waresCount = (g: Visible): number => (g.own.clockworkRiverfolk?.market ?? g.hands[riverfolkSeat(g)]!).length

/** 11.2.7.III.b: the Vagabond has no use for mercenaries; in the draft he has. */
const isServed = (g: Visible, buyer: Seat): boolean => !isVagabond(g, buyer) || edition(g).vagabondMayHireMercenaries

/** 11.2.7.III.b: who has no use for them cannot buy them, but for keeping automata that are Involved out of the turn. */
const mayHire = (g: Visible, buyer: Seat): boolean =>
  isServed(g, buyer) || g.own.automata?.riverfolk?.traits.includes('involved') === true

/** 11.2.7, T99: whether a service is to be had: cards as long as there are any, the others once. */
function isOnOffer(g: Visible, buyer: Seat, service: Service): boolean {
  if (service === 'hand-card') return waresCount(g) > 0
  return !isSold(g, service) && (service !== 'mercenaries' || mayHire(g, buyer))
}

/** 11.2.6: the services a player could buy now. */
const affordable = (g: Visible, buyer: Seat): { service: Service; price: number }[] =>
  mayBuy(g, buyer)
    ? SERVICES.filter((service) => isAffordable(g, buyer, service)).map((service) => {
        return { service, price: priceFor(g, buyer, service) }
      })
    : []

/** 11.2.6: whether there is any. */
const canBuy = (g: Visible, buyer: Seat): boolean =>
  mayBuy(g, buyer) && SERVICES.some((service) => isAffordable(g, buyer, service))

/** 11.2.6.II: whether a player may buy at all. */
const mayBuy = (g: Visible, buyer: Seat): boolean => servicesLeft(g, buyer) > 0 && !isShut(g, buyer)

const isAffordable = (g: Visible, buyer: Seat, service: Service): boolean =>
  means(g, buyer) >= priceFor(g, buyer, service) && isOnOffer(g, buyer, service)

/** An automaton sells nothing to whoever has activated dominance. */
const isShut = (g: Visible, buyer: Seat): boolean => isAutomaton(g, riverfolkSeat(g)) && g.dominance[buyer]! >= 0

/** 11.2.6: why a player can buy nothing. */
function whyNotBuy(g: Visible, buyer: Seat): Reason {
  if (isShut(g, buyer)) return because('11.2.6', 'mayNotBuy')
  if (servicesLeft(g, buyer) <= 0) return because('11.2.6.II', 'noServicesLeft')
  const offers = SERVICES.filter((service) => isOnOffer(g, buyer, service))
  if (offers.length === 0) return because('11.2.7', 'noServicesLeft')
  const least = Math.min(...offers.map((service) => priceFor(g, buyer, service)))
  const law = paysWithItems(g, buyer) ? '11.2.6.III' : '11.2.6.I'
  return because(law, 'cannotPayService', { least, have: means(g, buyer) })
}

interface Buying extends Own {
  /** What is bought, empty before that is chosen. */
  service: Service | ''
  /** Items a Vagabond still has to exhaust. */
  due: number
}

/** 11.2.6: buying one service. */
export const buying = procedure<Root, Buying>('riverfolk.buy', [
  must('11.2.6', 'riverfolkService', {
    picks: { service: 'service', price: 'price' },
    who: (_g, b) => b.seat,
    options: (g, b) => affordable(g, b.seat),
    cite: (_g, _b, { service }) => LAWS[service],
    about: (g, b) => ({ left: servicesLeft(g, b.seat) }),
    effect: (g, b, { service, price }) => {
      b.service = service
      sell(g, b.seat, service, price)
      if (paysWithItems(g, b.seat)) b.due = price
      else payIn(g, payerFor(g, b.seat), price, '11.2.6.I')
    },
  }),
  must('11.2.6.III', 'riverfolkPayItem', {
    picks: 'item',
    who: (_g, b) => b.seat,
    when: (_g, b) => b.due > 0,
    options: (g, b) => readyWords(vagabondAt(g, b.seat)),
    about: (_g, b) => ({ left: b.due }),
    effect: (g, b, word) => {
      exhaust(g, b.seat, itemNamed(word), '11.2.6.III')
      payIn(g, riverfolkSeat(g), 1, '11.2.6.III')
      b.due -= 1
      return 'again'
    },
  }),
  must('11.2.7.I', 'riverfolkHandCard', {
    picks: 'saleCard',
    who: (_g, b) => b.seat,
    when: (_g, b) => b.service === 'hand-card',
    options: (g) => distinct(wares(g)),
    effect: (g, b, card) => {
      withdraw(wares(g), cardIndex(card))
      toHand(g, b.seat, cardIndex(card))
      tell('11.2.7.I', 'cardBought', () => ({ seat: b.seat, card }))
    },
  }),
  run('11.2.7.III', 'hire', (g, b) => {
    if (b.service === 'mercenaries' && isServed(g, b.seat)) g.own.riverfolk.hired = b.seat
  }),
])

/** 11.2.6: a service is noted as sold, and told. */
export function sell(g: Root, buyer: Seat, service: Service, price: number): void {
  markUsed(g, NOTES[service])
  tell('11.2.6', 'serviceBought', () => ({ seat: buyer, service, price }))
  announce(g, 'serviceSold', { buyer }, g.active)
}

/** 11.2.6: at the start of their Birdsong others may buy; whether they can is public. */
export const buyService: FreeAction = {
  id: 'buy-service',
  law: '11.2.6',
  phase: 'birdsong',
  at: 'start',
  available: (g, seat) => seat !== riverfolkSeat(g) && canBuy(g, seat),
  why: (g, seat) => (seat === riverfolkSeat(g) ? null : whyNotBuy(g, seat)),
  perform: (g, seat) => call(g, buying, { seat, service: '', due: 0 }),
}

/** 11.2.7.II: whether rivers are paths for a seat until the end of this turn. */
export const hasBoats = (g: Visible, seat: Seat): boolean => seat === g.active && isSold(g, 'riverboats')
