import { call, must, procedure, run, type Seat, tell } from '@spinney/kernel'
import { cardIndex } from '../../cards/deck.ts'
import { handCards, toHand, withdraw } from '../../cards/hand.ts'
import { count } from '../../core/pieces.ts'
import { ALL_CLEARINGS, PLACES, SUPPLY } from '../../core/places.ts'
import { type FreeAction, factionAt, isUsed, markUsed } from '../../core/registry.ts'
import type { Own, Root, Table } from '../../core/state.ts'
import { RIVERFOLK } from '../../facts/factions/riverfolk.ts'
import { rulesetOf } from '../../law/rulesets.ts'
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
const noteOf = (service: Service): string => `riverfolk.${service}`

/** Whether the player taking the turn has bought a service. */
const isSold = (g: Table, service: Service): boolean => isUsed(g, noteOf(service))

/** Services bought so far this turn. */
const soldCount = (g: Table): number =>
  SERVICES.reduce((sum, service) => sum + g.once.filter((note) => note === noteOf(service)).length, 0)

/** 11.2.6.II: services left: one, and one for each clearing with a trade post and pieces of the buyer. */
export function servicesLeft(g: Table, buyer: Seat): number {
  const shared = ALL_CLEARINGS.filter((at) => postsIn(g, at) > 0 && g.presence[buyer * PLACES + at]! > 0)
  return RIVERFOLK.servicesPerBuyer + shared.length - soldCount(g)
}

/** 11.2.6.I, 11.2.6.III: what a buyer can pay: warriors in the supply, a Vagabond items that are ready. */
function means(g: Table, buyer: Seat): number {
  if (isVagabond(g, buyer)) return readyItems(vagabondAt(g, buyer))
  return count(g, factionAt(g, buyer).warrior!, SUPPLY)
}

/** 11.2.7.III.b: the Vagabond cannot buy mercenaries; in the draft he can. */
const mayHire = (g: Table, buyer: Seat): boolean =>
  !isVagabond(g, buyer) || rulesetOf(g.preset).vagabondMayHireMercenaries

/** 11.2.7, T99: whether a service is to be had: cards as long as there are any, the others once. */
function isOnOffer(g: Table, buyer: Seat, service: Service): boolean {
  if (service === 'hand-card') return g.hands[riverfolkSeat(g)]!.length > 0
  return !isSold(g, service) && (service !== 'mercenaries' || mayHire(g, buyer))
}

/** 11.2.6: the services a player could buy now. */
function affordable(g: Table, buyer: Seat): { service: Service; price: number }[] {
  if (servicesLeft(g, buyer) <= 0) return []
  return SERVICES.map((service) => ({ service, price: priceOf(g, service) })).filter(
    ({ service, price }) => means(g, buyer) >= price && isOnOffer(g, buyer, service),
  )
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
    who: (_g, b) => b.seat,
    options: (g, b) => affordable(g, b.seat),
    cite: (_g, _b, { service }) => LAWS[service],
    about: (g, b) => ({ left: servicesLeft(g, b.seat) }),
    effect: (g, b, { service, price }) => {
      b.service = service
      markUsed(g, noteOf(service))
      tell('11.2.6', 'serviceBought', () => ({ seat: b.seat, service, price }))
      if (isVagabond(g, b.seat)) b.due = price
      else payIn(g, b.seat, price, '11.2.6.I')
    },
  }),
  must('11.2.6.III', 'riverfolkPayItem', {
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
    who: (_g, b) => b.seat,
    when: (_g, b) => b.service === 'hand-card',
    options: (g) => handCards(g, riverfolkSeat(g)),
    effect: (g, b, card) => {
      withdraw(g.hands[riverfolkSeat(g)]!, cardIndex(card))
      toHand(g, b.seat, cardIndex(card))
      tell('11.2.7.I', 'cardBought', () => ({ seat: b.seat, card }))
    },
  }),
  run('11.2.7.III', 'hire', (g, b) => {
    if (b.service === 'mercenaries') g.own.riverfolk.hired = b.seat
  }),
])

/** 11.2.6: at the start of their Birdsong others may buy; whether they can is public. */
export const buyService: FreeAction = {
  id: 'buy-service',
  law: '11.2.6',
  phase: 'birdsong',
  at: 'start',
  available: (g, seat) => seat !== riverfolkSeat(g) && affordable(g, seat).length > 0,
  perform: (g, seat) => call(g, buying, { seat, service: '', due: 0 }),
}

/** 11.2.7.II: whether rivers are paths for a seat until the end of this turn. */
export const hasBoats = (g: Table, seat: Seat): boolean => seat === g.active && isSold(g, 'riverboats')
