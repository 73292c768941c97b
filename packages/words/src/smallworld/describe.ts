import type { Seat, View } from '@spinney/kernel'
import { boardOf, declinedOf, NOBODY, type People, regionsOf, type SmallWorld, tokensOnMap } from '@spinney/smallworld'
import { lines, message, NOTHING, row, type Said, type Section, seat, sentences, term } from '../position.ts'
import { stateOf } from './view.ts'

/** The table of Small World: the map, the column of combos, the players, the viewer last. */
export function describe(view: View): readonly Section[] {
  const g = stateOf(view)
  const seats = g.active.map((_, index) => index)
  const others = seats.filter((index) => index !== view.seat)
  return [
    statusOf(g),
    mapOf(g),
    columnOf(g),
    ...[...others, ...seats.filter((index) => index === view.seat)].map((index) => seatSection(g, index)),
  ]
}

function statusOf(g: SmallWorld): Section {
  const { turns } = boardOf(g).facts
  return {
    title: message('ui.turnOf', { turn: g.turn, turns }),
    rows: lines([message('table.active'), seat(g.seat)], [message('table.first'), seat(g.first)]),
  }
}

/** The regions: terrain and symbols, who stands there, and what lies next to them. */
function mapOf(g: SmallWorld): Section {
  const { facts, neighbours } = boardOf(g)
  return {
    title: message('table.map'),
    head: ['region', 'symbols', 'holder', 'pieces', 'neighbours'].map((key) => message(`table.${key}`)),
    rows: facts.regions.map(({ symbols }, region) => [
      message('table.regionName', { region }),
      row([
        ...symbols.map((symbol) => message(`symbol.${symbol}`)),
        ...(isEntry(g, region) ? [message('table.edge')] : []),
      ]),
      holderOf(g, region),
      row(piecesOn(g, region)),
      row(neighbours[region]!.map((other) => other + 1)),
    ]),
  }
}

const isEntry = (g: SmallWorld, region: number): boolean => boardOf(g).entry[region]!

function holderOf(g: SmallWorld, region: number): Said {
  const people = g.peoples[g.holder[region] ?? NOBODY]
  if (!people) return g.tribes[region]! > 0 ? message('look.tribe') : NOTHING
  const key = people.declined ? 'look.declined' : 'look.race'
  return message(key, { tokens: g.tokens[region]!, race: people.race, seat: people.seat })
}

function piecesOn(g: SmallWorld, region: number): Said[] {
  return Object.entries(g.pieces).flatMap(([piece, on]) => {
    const count = on[region] ?? 0
    return count === 0 ? [] : [count === 1 ? term(piece) : message('table.some', { count, piece })]
  })
}

/** The combos on offer, the free one first. */
function columnOf(g: SmallWorld): Section {
  return {
    title: message('ui.hire'),
    head: ['combo', 'price', 'gain', 'does'].map((key) => message(`table.${key}`)),
    rows: g.column.map(({ race, power, coins }, place) => [
      message('table.people', { race, power }),
      place,
      coins,
      sentences([message(`about.${power}`), message(`about.${race}`)]),
    ]),
  }
}

function seatSection(g: SmallWorld, index: Seat): Section {
  const slot = g.active[index] ?? NOBODY
  const people = g.peoples[slot] ?? null
  const [coins] = g.coins[index] as readonly (number | null)[]
  return {
    title: seat(index),
    seat: index,
    rows: lines(
      [message('ui.coinsOf'), coins === null || coins === undefined ? message('ui.secret') : coins],
      [message('table.activePeople'), people === null ? message('ui.noPeople') : peopleOf(g, people, slot)],
      [message('ui.inHand'), people === null ? NOTHING : people.hand],
      [message('table.aside'), people === null || people.aside === 0 ? NOTHING : people.aside],
      ...declinedOf(g, index).map(
        (other) => [message('table.declined'), peopleOf(g, g.peoples[other]!, other)] as const,
      ),
    ),
  }
}

/** A people with what it holds. */
function peopleOf(g: SmallWorld, { race, power }: People, slot: number): Said {
  return row([
    power === null ? term(race) : message('table.people', { race, power }),
    message('ui.regions', { count: regionsOf(g, slot).length }),
    message('ui.tokens', { count: tokensOnMap(g, slot) }),
  ])
}
