import { type Listener, procedure, reaction, run, type Seat, tell } from '@spinney/kernel'
import { canPayForBattle, offerBattle } from '../actions/battle.ts'
import { ANYWHERE, canMove, offerMove } from '../actions/move.ts'
import { isFirstLossOf } from '../actions/removal.ts'
import { mayPlace, suitOf } from '../board/map.ts'
import { matchingCards, spend } from '../cards/hand.ts'
import { clearings, everywhere, factionAt } from '../core/book.ts'
import type { Hired } from '../core/content.ts'
import type { Removal } from '../core/hooks.ts'
import { partyOfBand } from '../core/parties.ts'
import { bringBack, clearingsWith, count, justRemoved, presenceOf, shift } from '../core/pieces.ts'
import { place } from '../core/place.ts'
import { BOARD, ON_CARD, SUPPLY } from '../core/places.ts'
import { may, must } from '../core/questions.ts'
import type { Root, Visible } from '../core/state.ts'
import { band, controllerOf, onceInDaylight, warriorOf } from './common.ts'

const PATROL = 'forest-patrol'
const PHYSICIANS = 'feline-physicians'
const warrior = warriorOf(PATROL)

/** Setup: one in every clearing. */
const setup = procedure<Root, Hired>('forest-patrol.setup', [
  run('A.6.3', 'everywhere', (g) => {
    for (const clearing of clearings(g)) place(g, warrior, clearing, 1, 'A.6.3')
  }),
])

/** Of the warriors that were removed together one goes onto the card. */
const oneIsKept: Listener<Root, Removal> = (g, removal) => {
  if (!isFirstLossOf(warrior, removal)) return null
  const from = count(g, warrior, ON_CARD) > 0 ? ON_CARD : SUPPLY
  if (count(g, warrior, from) > 0) shift(g, warrior, from, BOARD, 1)
  return null
}

const canReturn = (g: Visible): boolean =>
  count(g, warrior, BOARD) > 0 && clearingsWith(g, warrior).some((at) => mayPlace(g, partyOfBand(g, PATROL), at))

const canMarch = (g: Root): boolean => {
  const party = partyOfBand(g, PATROL)
  return canMove(g, party, ANYWHERE) || canPayForBattle(g, party)
}

const options = (g: Root): string[] => [
  ...(canMarch(g) ? ['patrol-march'] : []),
  ...(canReturn(g) ? ['patrol-return'] : []),
]

/** Daylight: a move and a battle, or all warriors on the card come back. */
const daylight = procedure<Root, Hired>('forest-patrol.daylight', [
  must('E.2.4', 'hirelingChoice', {
    picks: 'action',
    who: (_g, h) => h.seat,
    options: (g) => options(g),
    about: () => ({ hireling: PATROL }),
    effect: (g, h, pick) => {
      if (pick === 'patrol-return') return 'next'
      offerMove(g, h.band, 'E.2.4')
      offerBattle(g, h.band, 'E.2.4')
      return 'done'
    },
  }),
  must('E.2.4', 'hirelingPlace', {
    picks: 'clearing',
    who: (_g, h) => h.seat,
    options: (g, h) => clearingsWith(g, warrior).filter((at) => mayPlace(g, h.band, at)),
    about: (g) => ({ hireling: PATROL, kind: warrior.id, left: count(g, warrior, BOARD) }),
    effect: (g, h, at) => {
      const back = count(g, warrior, BOARD)
      shift(g, warrior, BOARD, at, back)
      tell('E.2.4', 'placed', () => ({ seat: h.band, kind: warrior.id, place: at, count: back }))
    },
  }),
])

/** Forest Patrol */
const forestPatrol = band(PATROL, {
  procedures: [daylight],
  actions: [onceInDaylight(PATROL, PATROL, daylight, (g) => options(g).length > 0)],
  on: { removed: oneIsKept },
  hireling: { setup },
})

interface Healing {
  seat: Seat
  place: number
  warriors: number
  /** Where they have gone: they come back from there. */
  went: number
  paid: boolean
}

/** Where healed warriors may go: clearings with faction pieces of their owner, the Burrow among them (12.2.2). */
const shelters = (g: Visible, seat: Seat): number[] =>
  everywhere(g).filter((at) => presenceOf(g, seat, at) > 0 && mayPlace(g, seat, at))

/** A matching card saves all warriors lost together in a clearing. */
const healing = procedure<Root, Healing>('feline-physicians.healing', [
  may('E.2.2', 'hirelingCost', {
    picks: 'handCard',
    who: (_g, h) => h.seat,
    when: (g, h) => g.hands[h.seat]!.length > 0 && shelters(g, h.seat).length > 0,
    options: (g, h) => matchingCards(g, h.seat, suitOf(g, h.place)),
    about: (_g, h) => ({ hireling: PHYSICIANS, place: h.place }),
    pass: () => 'done',
    effect: (g, h, card) => {
      spend(g, h.seat, card, 'E.2.2')
      h.paid = true
    },
  }),
  must('E.2.2', 'hirelingPlace', {
    picks: 'clearing',
    who: (_g, h) => h.seat,
    when: (_g, h) => h.paid,
    options: (g, h) => shelters(g, h.seat),
    about: (g, h) => ({ hireling: PHYSICIANS, kind: factionAt(g, h.seat).warrior!.id, left: h.warriors }),
    effect: (g, h, at) => {
      const { warrior: own } = factionAt(g, h.seat)
      const lie = h.went === BOARD ? count(g, own!, BOARD) : justRemoved(g, own!)
      const warriors = Math.min(h.warriors, lie)
      bringBack(g, own!, at, warriors, h.went)
      tell('E.2.2', 'nursed', () => ({ seat: h.seat, warriors, from: h.place, place: at }))
    },
  }),
])

const healWarriors: Listener<Root, Removal> = (g, { owner, place: at, losses }) => {
  if (owner !== controllerOf(g, PHYSICIANS)) return null
  const own = factionAt(g, owner).warrior
  const warriors = losses.reduce((sum, loss) => sum + (loss.kind === own?.index ? loss.count : 0), 0)
  if (warriors === 0) return null
  const went = losses.find((loss) => loss.kind === own?.index)?.to ?? SUPPLY
  return reaction(healing, { seat: owner, place: at, warriors, went, paid: false })
}

/** Feline Physicians */
const felinePhysicians = band(PHYSICIANS, { procedures: [healing], on: { removed: healWarriors } })

export const forestPatrolSides = [forestPatrol, felinePhysicians] as const
