import type { Seat } from '@spinney/kernel'
import { board, boards, cardNamed, clearings, count, ITEM_IDS, kindsOf, type Root, SUPPLY } from '@spinney/root'
import { cardWorth } from './cards.ts'
import type { RootAppeals } from './faction-brain.ts'
import { isPresent, menaceOf, warriorsAt } from './position.ts'

const { RIVERFOLK } = boards

type Service = (typeof RIVERFOLK.services)[number]

/** A service at a price. */
export interface Offer {
  readonly service: Service
  readonly price: number
}

const isVagabond = (g: Root, seat: Seat): boolean => g.factions[seat]!.startsWith('vagabond')

/** What a card would do for a buyer, who can use it at once. */
function cardFor(g: Root, buyer: Seat, card: number): number {
  const faction = g.factions[buyer]!
  const use = faction === 'alliance' || faction === 'lizard' ? 0.3 : faction === 'eyrie' ? 0.2 : 0.1
  return (cardWorth(g, buyer, card) + use) * (g.hands[buyer]!.length >= 5 ? 0.6 : 1)
}

/** The Riverfolk's warriors that would fight beside those of a buyer. */
function helpersFor(g: Root, buyer: Seat): number {
  const seller = g.seatOf.riverfolk!
  let sum = 0
  for (const place of clearings(g)) {
    if (warriorsAt(g, buyer, place) === 0 || warriorsAt(g, seller, place) === 0) continue
    if (g.factions.some((_, other) => other !== buyer && other !== seller && isPresent(g, other, place)))
      sum += Math.min(2, warriorsAt(g, seller, place))
  }
  return sum
}

/** Warriors of a buyer that boats would carry somewhere. */
function passengersOf(g: Root, buyer: Seat): number {
  let sum = 0
  for (const place of clearings(g)) {
    if (board(g).rivers[place]!.length > 0) sum += Math.min(2, warriorsAt(g, buyer, place))
  }
  return sum
}

/** What a service would bring a buyer this turn, in points. */
function serviceWorth(g: Root, buyer: Seat, service: Service): number {
  if (service === 'mercenaries') return isVagabond(g, buyer) ? 0 : 0.22 * Math.min(5, helpersFor(g, buyer))
  if (service === 'riverboats') return 0.06 * Math.min(5, passengersOf(g, buyer))
  let best = 0
  for (const card of g.hands[g.seatOf.riverfolk!]!) best = Math.max(best, cardFor(g, buyer, card))
  return best
}

/** What a buyer has to pay with: warriors in the supply; a Vagabond has items, of which a few can be spared. */
function meansOf(g: Root, buyer: Seat): number {
  if (isVagabond(g, buyer)) return 2
  const warrior = kindsOf(g.factions[buyer]!).find((kind) => kind.category === 'warrior')
  return warrior === undefined ? 0 : count(g, warrior, SUPPLY)
}

/** What a price costs its payer, in points: it feeds the Riverfolk, and warriors may be missing when recruiting. */
function priceBurden(g: Root, buyer: Seat, price: number): number {
  const fed = 0.15 * (0.7 + 1.6 * menaceOf(g, g.seatOf.riverfolk!))
  if (isVagabond(g, buyer)) return price * (0.35 + fed)
  const missing = Math.max(0, price + 3 - meansOf(g, buyer))
  return price * fed + 0.25 * missing
}

/** What is gained by buying, in points. */
const gainOf = (g: Root, buyer: Seat, { service, price }: Offer): number =>
  serviceWorth(g, buyer, service) - priceBurden(g, buyer, price)

/** What a fund is worth to the Riverfolk, and what they give away with a service. */
const FUND = 0.5
const COST: { readonly [service in Service]: number } = { 'hand-card': 0.5, riverboats: 0, mercenaries: 0.15 }

/** Buyers who would take a service at a price are likely to; those for whom it is dear perhaps. */
function likelyToBuy(g: Root, buyer: Seat, offer: Offer): number {
  if (meansOf(g, buyer) < offer.price) return 0
  return Math.max(0, Math.min(1, 0.4 + 2 * gainOf(g, buyer, offer)))
}

/** What the Riverfolk may expect from a service at a price until their next turn, in points. */
export function salesOf(g: Root, offer: Offer): number {
  let sum = 0
  for (let buyer = 0; buyer < g.factions.length; buyer++) {
    if (g.factions[buyer] === 'riverfolk') continue
    sum += likelyToBuy(g, buyer, offer) * (FUND * offer.price - COST[offer.service])
  }
  return sum
}

/** What the Riverfolk may expect from all services as they are priced now, in points. */
export function customOf(g: Root): number {
  const { prices } = g.own.riverfolk
  return RIVERFOLK.services.reduce((sum, service, i) => sum + salesOf(g, { service, price: prices[i]! }), 0)
}

/** What buying anything is worth to a seat as things are priced. */
export function buyingWorth(g: Root, buyer: Seat): number {
  const { prices } = g.own.riverfolk
  let best = -2
  RIVERFOLK.services.forEach((service, i) => {
    if (meansOf(g, buyer) >= prices[i]!) best = Math.max(best, gainOf(g, buyer, { service, price: prices[i]! }))
  })
  return 1.5 * best - 0.2
}

/** Items that a Vagabond would rather keep ready, the last one most of all. */
const NEEDED = ['sword', 'boot', 'torch']

/** First looks of those who buy from the Riverfolk. */
export const BUYING: RootAppeals = {
  riverfolkService: (g, ask, seat) => ask.options.map((option) => 1.5 * gainOf(g, seat, option)),
  riverfolkPayItem: (_g, ask) =>
    ask.options.map((word) => {
      const item = ITEM_IDS.find((id) => word.startsWith(id)) ?? ''
      return -NEEDED.indexOf(item)
    }),
  riverfolkHandCard: (g, ask, seat) => ask.options.map((id) => 2 * cardFor(g, seat, cardNamed(id)!.index)),
}

/** What a card in the open hand would fetch: the best that a buyer would do with it. */
export function demandFor(g: Root, seat: Seat, card: number): number {
  let best = 0
  for (let buyer = 0; buyer < g.factions.length; buyer++) {
    if (buyer !== seat) best = Math.max(best, cardFor(g, buyer, card))
  }
  return best
}
