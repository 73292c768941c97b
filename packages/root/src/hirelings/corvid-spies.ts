import { call, procedure, type Seat } from '@spinney/kernel'
import { callBattle, payableBattles } from '../actions/battle.ts'
import { buildingsAndTokens, enemies } from '../actions/removal.ts'
import { suitsOf } from '../board/map.ts'
import { otherSeats, withCards } from '../cards/effects/players.ts'
import { takeRandom } from '../cards/hand.ts'
import { clearings } from '../core/book.ts'
import type { Hired } from '../core/content.ts'
import { partiesOf, partyOfBand } from '../core/parties.ts'
import { clearingsWith, count, presenceOf } from '../core/pieces.ts'
import { must } from '../core/questions.ts'
import type { Root, Visible } from '../core/state.ts'
import { band, controllerOf, onceInDaylight, type Placing, placesFor, placing, toPlace, warriorOf } from './common.ts'

const SPIES = 'corvid-spies'
const SENTRIES = 'raven-sentries'
const warrior = warriorOf(SPIES)
const AT_ONCE = 2

/** A clearing that shares a suit with the first spy's, and is another one. */
function alike(g: Visible): number[] {
  const first = clearingsWith(g, warrior)[0]
  if (first === undefined) return [...clearings(g)]
  const suits = suitsOf(g, first)
  return clearings(g).filter((at) => at !== first && suitsOf(g, at).some((suit) => suits.includes(suit)))
}

/** Setup: two spies in different clearings of the same suit. */
const setup = procedure<Root, Placing>('corvid-spies.setup', [
  toPlace('A.6.3', 'two', () => AT_ONCE),
  placing('A.6.3', 'place', warrior, alike),
])

/** Clearings with pieces of enemies of the spies. */
const watched = (g: Visible, h: Hired): number[] =>
  clearings(g).filter((at) => {
    for (let party = 0; party < partiesOf(g); party++) {
      if (presenceOf(g, party, at) > 0 && enemies(g, h.band, party)) return true
    }
    return false
  })

/** Enemy players with faction pieces and cards beside a spy; of an automaton the deck gives the card (A.3). */
const robbed = (g: Visible, h: Hired, at: number): Seat[] =>
  withCards(g, otherSeats(g, h.seat)).filter((seat) => enemies(g, h.band, seat) && presenceOf(g, seat, at) > 0)

interface Spying extends Placing {
  /** Clearings where a battle is still to come. */
  battles: number[]
}

const battlefields = (g: Root, h: Spying): number[] =>
  h.battles.filter((at) => count(g, warrior, at) > 0 && payableBattles(g, h.band, at).length > 0)

/** What there is to choose from, wherever spies are now. */
const choices = (g: Root, h: Hired): string[] => [
  ...(battlefields(g, { ...h, left: 0, battles: clearingsWith(g, warrior) }).length > 0 ? ['spies-battle'] : []),
  ...(clearingsWith(g, warrior).some((at) => robbed(g, h, at).length > 0) ? ['spies-rob'] : []),
]

const canAct = (g: Root, h: Hired): boolean =>
  placesFor(g, h, warrior, watched(g, h)).length > 0 || choices(g, h).length > 0

/** Daylight: two more spies among enemies, then battles wherever spies are, or cards of all enemies beside one. */
const daylight = procedure<Root, Spying>('corvid-spies.daylight', [
  toPlace('E.2.4', 'two', () => AT_ONCE),
  placing('E.2.4', 'place', warrior, watched),
  must('E.2.4', 'hirelingChoice', {
    picks: 'action',
    who: (_g, h) => h.seat,
    options: (g, h) => choices(g, h),
    about: () => ({ hireling: SPIES }),
    none: () => 'done',
    effect: (g, h, pick) => {
      h.battles = pick === 'spies-battle' ? clearingsWith(g, warrior) : []
    },
  }),
  must('E.2.4', 'spiesRob', {
    kind: 'hirelingClearing',
    picks: 'clearing',
    who: (_g, h) => h.seat,
    when: (_g, h) => h.battles.length === 0,
    options: (g, h) => clearingsWith(g, warrior).filter((at) => robbed(g, h, at).length > 0),
    about: () => ({ hireling: SPIES }),
    none: () => 'done',
    effect: (g, h, at) => {
      for (const from of robbed(g, h, at)) call(g, takeRandom, { from, to: h.seat, law: 'E.2.4' })
      return 'done'
    },
  }),
  must('E.2.4', 'spiesBattle', {
    kind: 'hirelingClearing',
    picks: 'clearing',
    who: (_g, h) => h.seat,
    options: battlefields,
    about: () => ({ hireling: SPIES }),
    none: () => 'done',
    effect: (g, h, at) => {
      h.battles = h.battles.filter((other) => other !== at)
      callBattle(g, h.band, 'E.2.4', at)
      return 'again'
    },
  }),
])

/** Corvid Spies */
const spies = band(SPIES, {
  procedures: [daylight],
  actions: [onceInDaylight(SPIES, SPIES, daylight, (g, seat) => canAct(g, { seat, band: partyOfBand(g, SPIES) }))],
  hireling: { setup },
})

/** Raven Sentries: one more hit where the controller has buildings or tokens. */
const sentries = band(SENTRIES, {
  modify: {
    extraHits: (n, g, battle, side) => {
      const seat = controllerOf(g, SENTRIES)
      const guards = battle.sides[side] === seat && seat >= 0 && buildingsAndTokens(g, seat, battle.place).length > 0
      return guards ? n + 1 : n
    },
  },
})

export const corvidSpiesSides = [spies, sentries] as const
