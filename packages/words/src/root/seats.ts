import type { Seat } from '@spinney/kernel'
import { cardAt, kindsOf, SUPPLY } from '@spinney/root'
import { field, lines, message, NOTHING, row, type Said, type Section, seat, term } from '../position.ts'
import { boardOf } from './boards.ts'
import { itemsIn } from './table.ts'
import { cards, grouped, isDrafted, piecesAt, type Seen } from './view.ts'

/** The boards of all seats, the viewer's last. */
export function seatsOf(g: Seen, viewer: Seat | null): readonly Section[] {
  const seats = g.factions.map((_, index) => index)
  const others = seats.filter((index) => index !== viewer)
  return [...others, ...seats.filter((index) => index === viewer)].map((index) => seatSection(g, index, viewer))
}

function seatSection(g: Seen, index: Seat, viewer: Seat | null): Section {
  const hand = g.hands[index]!
  const isOpen = hand.length > 0 && hand.every((card) => card !== null)
  return {
    title: row([seat(index), ...(isDrafted(g, index) ? [scoreOf(g, index)] : [message('ui.notDrafted')])]),
    seat: index,
    rows: lines(
      // The own hand is told card by card elsewhere.
      [message('ui.cardsInHand'), isOpen && index !== viewer ? cards(hand) : hand.length],
      [field('crafted'), cards(g.crafted[index]!)],
      [message('ui.items'), row(boxOf(g, index))],
      [field('coalition'), g.coalition[index]! < 0 ? NOTHING : seat(g.coalition[index]!)],
      ...(isDrafted(g, index) ? boardOf(g, g.factions[index]!) : []),
      [message('table.supply'), row(piecesAt(g, kindsOf(g.factions[index]!), SUPPLY))],
    ),
  }
}

function scoreOf(g: Seen, index: Seat): Said {
  const card = g.dominance[index]!
  return card < 0 ? message('ui.vp', { count: g.scores[index]! }) : term(cardAt(card).id)
}

/** Crafted items; those that were exhausted lie face down. */
function boxOf(g: Seen, index: Seat): Said[] {
  const down = g.faceDown[index]!
  const up = g.items[index]!.map((number, type) => number - (down[type] ?? 0))
  return grouped([...itemsIn(up), ...itemsIn(down).map((item) => `${item}-exhausted`)])
}

/** The viewer's cards, each with what it does. */
export function handOf(g: Seen, viewer: Seat | null): readonly Section[] {
  if (viewer === null) return []
  const hand = g.hands[viewer]!.map((card) => cardAt(card))
  const rows = hand.map(({ id, suit, name, cost }) => [
    term(id),
    term(suit),
    row(cost.map(symbol)),
    message(`card.${name}.text`),
  ])
  const head = ['card', 'suit', 'cost', 'effect'].map((key) => message(`table.${key}`))
  return [
    rows.length === 0
      ? { title: message('ui.noHand'), rows: [] }
      : { title: message('ui.hand', { count: hand.length }), head, rows },
  ]
}

const symbol = (suit: string): Said => (suit === 'any' ? message('ui.anySuit') : term(suit))
