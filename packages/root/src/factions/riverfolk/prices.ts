import { call, procedure, run, type Seat, tell } from '@spinney/kernel'
import { mayPlace } from '../../board/map.ts'
import { discardDown } from '../../cards/hand.ts'
import { place } from '../../core/place.ts'
import { may, must } from '../../core/questions.ts'
import type { Own, Root, Visible } from '../../core/state.ts'
import { RIVERFOLK } from '../../facts/factions/riverfolk.ts'
import { GENERAL } from '../../facts/factions.ts'
import { payIn } from './boxes.ts'
import { priceOf, riverClearings, SERVICES, type Service, warrior } from './state.ts'

/** A space of a service track. */
type Price = { service: Service; price: number }

const spacesOf = (service: Service): Price[] => RIVERFOLK.prices.map((price) => ({ service, price }))

function setPrice(g: Root, seat: Seat, { service, price }: Price, law: string): void {
  g.own.riverfolk.prices[SERVICES.indexOf(service)] = price
  tell(law, 'priceSet', () => ({ seat, service, price }))
}

interface Setup extends Own {
  /** Warriors still to be placed, */
  left: number
  /** and services with a price. */
  priced: number
}

/** Setting up the Riverfolk (Law 11.3). The supply (11.3.1) and the tracks (11.3.3) follow from the pieces. */
export const setup = procedure<Root, Setup>('riverfolk.setup', [
  run('11.3.2', 'begin', (_g, s) => {
    s.left = RIVERFOLK.startingWarriors
    s.priced = 0
  }),
  must('11.3.2', 'riverfolkStart', {
    picks: 'clearing',
    who: (_g, s) => s.seat,
    when: (_g, s) => s.left > 0,
    options: (g, s) => riverClearings(g).filter((at) => mayPlace(g, s.seat, at)),
    about: (_g, s) => ({ left: s.left }),
    effect: (g, s, clearing) => {
      place(g, warrior, clearing, 1, '11.3.2')
      s.left -= 1
      return 'again'
    },
  }),
  run('11.3.4', 'payments', (g, s) => payIn(g, s.seat, RIVERFOLK.startingPayments, '11.3.4')),
  must('11.3.5', 'riverfolkFirstPrice', {
    kind: 'riverfolkPrice',
    picks: { service: 'service', price: 'price' },
    who: (_g, s) => s.seat,
    when: (_g, s) => s.priced < SERVICES.length,
    options: (_g, s) => spacesOf(SERVICES[s.priced]!),
    effect: (g, s, price) => {
      setPrice(g, s.seat, price, '11.3.5')
      s.priced += 1
      return 'again'
    },
  }),
])

interface Evening extends Own {
  /** Services whose price has been set anew. */
  moved: string[]
}

/** 11.6.2: the spaces a service marker could move to; each marker moves once. */
const newPrices = (g: Visible, moved: readonly string[]): Price[] =>
  SERVICES.filter((service) => !moved.includes(service)).flatMap((service) =>
    spacesOf(service).filter(({ price }) => price !== priceOf(g, service)),
  )

/** 11.6 Evening: discard, then set prices. */
export const evening = procedure<Root, Evening>('riverfolk.evening', [
  run('11.6.1', 'discard', (g, e) => {
    e.moved = []
    call(g, discardDown, { seat: e.seat, limit: GENERAL.handLimit, law: '11.6.1' })
  }),
  may('11.6.2', 'riverfolkPrice', {
    picks: { service: 'service', price: 'price' },
    who: (_g, e) => e.seat,
    when: (_g, e) => e.moved.length < SERVICES.length,
    options: (g, e) => newPrices(g, e.moved),
    effect: (g, e, price) => {
      setPrice(g, e.seat, price, '11.6.2')
      e.moved.push(price.service)
      return 'again'
    },
  }),
])
