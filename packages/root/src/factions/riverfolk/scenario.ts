import type { Json } from '@spinney/kernel'
import { quoted } from '@spinney/kernel/scenario'
import { factionAt } from '../../core/book.ts'
import { count, shift } from '../../core/pieces.ts'
import { IN_TRADE, SUPPLY } from '../../core/places.ts'
import { numberAt, type Refuse, recordAt, seatAt, wordAt } from '../../core/reading.ts'
import type { Root } from '../../core/state.ts'
import { SUIT_NAMES } from '../../core/suits.ts'
import { RIVERFOLK } from '../../facts/factions/riverfolk.ts'
import { riverfolkSeat, SERVICES } from './state.ts'

const SPACE_SUITS: readonly string[] = SUIT_NAMES.slice(0, 3)
const PRICES: readonly number[] = RIVERFOLK.prices
const NAMES: readonly string[] = SERVICES

/**
 * `own.riverfolk` of a scenario file: `{ payments: { eyrie: 2 }, funds: {…}, committed: {…}, spaces: { fox: { … } },
 * prices: { riverboats: 3 }, hired: marquise }`. The warriors come from the supplies of their owners.
 */
export function riverfolkGiven(g: Root, spec: unknown, refuse: Refuse): void {
  const own = g.own.riverfolk
  const given = recordAt(spec, '', ['payments', 'funds', 'committed', 'spaces', 'prices', 'hired'], refuse)
  putInBox(g, own.payments, given.payments, '.payments', refuse)
  putInBox(g, own.funds, given.funds, '.funds', refuse)
  putInBox(g, own.committed, given.committed, '.committed', refuse)
  for (const [suit, warriors] of Object.entries(recordAt(given.spaces ?? {}, '.spaces', SPACE_SUITS, refuse))) {
    putInBox(g, own.spaces[SPACE_SUITS.indexOf(suit)]!, warriors, `.spaces.${suit}`, refuse)
  }
  for (const [service, value] of Object.entries(recordAt(given.prices ?? {}, '.prices', NAMES, refuse))) {
    const price = numberAt(value, `.prices.${service}`, refuse)
    if (!PRICES.includes(price)) refuse(`.prices.${service}`, `a price is ${PRICES.join(', ')}, not ${price}`)
    own.prices[NAMES.indexOf(service)] = price
  }
  if (given.hired !== undefined) {
    own.hired = seatAt(g, wordAt(given.hired, '.hired', refuse), '.hired', refuse)
    if (own.hired === riverfolkSeat(g)) refuse('.hired', 'the Riverfolk do not hire their own warriors')
  }
}

function putInBox(g: Root, box: number[], value: unknown, path: string, refuse: Refuse): void {
  for (const [faction, n] of Object.entries(recordAt(value ?? {}, path, null, refuse))) {
    const at = `${path}.${quoted(faction)}`
    const owner = seatAt(g, faction, at, refuse)
    const kind = factionAt(g, owner).warrior ?? refuse(at, `${faction} has no warriors`)
    const number = numberAt(n, at, refuse)
    const left = count(g, kind, SUPPLY)
    if (left < number) refuse(at, `there are only ${left} warriors of ${faction} left, ${number} are asked for`)
    shift(g, kind, SUPPLY, IN_TRADE, number)
    box[owner]! += number
  }
}

/** The Riverfolk's board in words. */
export function riverfolkFacts(g: Root): Json {
  const { payments, funds, committed, spaces, prices, hired } = g.own.riverfolk
  const byOwner = (box: readonly number[]): Record<string, number> =>
    Object.fromEntries(box.flatMap((n, seat) => (n > 0 ? [[g.factions[seat]!, n]] : [])))
  return {
    payments: byOwner(payments),
    funds: byOwner(funds),
    committed: byOwner(committed),
    spaces: Object.fromEntries(SPACE_SUITS.map((suit, i) => [suit, byOwner(spaces[i]!)])),
    prices: Object.fromEntries(SERVICES.map((service, i) => [service, prices[i]!])),
    hired: g.factions[hired] ?? null,
  }
}
