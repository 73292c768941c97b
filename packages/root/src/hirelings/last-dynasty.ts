import { call, procedure, run } from '@spinney/kernel'
import { callBattle, canPayForBattle, payableBattles } from '../actions/battle.ts'
import { ANYWHERE, canMove, moveOptions, moveWarriors } from '../actions/move.ts'
import { board } from '../board/map.ts'
import { clearings, everywhere } from '../core/book.ts'
import type { Hired } from '../core/content.ts'
import type { Modifiers } from '../core/hooks.ts'
import { partyOfBand } from '../core/parties.ts'
import { clearingsWith, count } from '../core/pieces.ts'
import { place } from '../core/place.ts'
import { must } from '../core/questions.ts'
import { rules } from '../core/rule.ts'
import { score } from '../core/scoring.ts'
import type { Root, Visible } from '../core/state.ts'
import { band, controllerOf, isGone, onceInDaylight, placesFor, warriorOf } from './common.ts'

const DYNASTY = 'last-dynasty'
const NOBLES = 'bluebird-nobles'
const warrior = warriorOf(DYNASTY)
const CLEARINGS_PER_POINT = 3

const edge = (g: Visible): number[] => clearings(g).filter((at) => board(g).onEdge[at]!)

/** Where the group stands, 0 when it is gone. */
const seatOfPower = (g: Visible): number => clearingsWith(g, warrior)[0] ?? 0

/** All five come to one clearing on the map edge. */
const settling = (law: string) =>
  must<string, Hired, 'hirelingPlace'>(law, 'hirelingPlace', {
    kind: 'hirelingPlace',
    picks: 'clearing',
    who: (_g, h) => h.seat,
    options: (g, h) => placesFor(g, h, warrior, edge(g)),
    about: () => ({ hireling: DYNASTY, kind: warrior.id, left: warrior.max }),
    none: () => 'done',
    effect: (g, _h, at) => {
      place(g, warrior, at, warrior.max, law)
    },
  })

const setup = procedure<Root, Hired>('last-dynasty.settle', [settling('A.6.3')])

/** The Dynasty rules by its own pieces, whoever controls it: for its controller where there is one (E.3.1). */
const isRuling = (g: Visible, seat: number): boolean => rules(g, seat, seatOfPower(g))

/** Daylight, only when it is gone: it comes back and fights. */
const returning = procedure<Root, Hired>('last-dynasty.return', [
  settling('E.2.4'),
  run('E.2.4', 'battle', (g, h) => fightThere(g, h)),
])

/** Only where it rules: all of them move together, then they fight if they can. */
const marching = procedure<Root, Hired>('last-dynasty.march', [
  must('E.2.4', 'dynastyMove', {
    kind: 'move',
    picks: { from: 'place', to: 'place' },
    who: (_g, h) => h.seat,
    options: (g, h) => moveOptions(g, h.band, ANYWHERE),
    about: (_g, h) => ({ ...ANYWHERE, seat: h.band }),
    none: () => 'done',
    effect: (g, h, { from, to }) => moveWarriors(g, h.band, h.seat, from, to, count(g, warrior, from), 'E.2.4'),
  }),
  run('E.2.4', 'battle', (g, h) => fightThere(g, h)),
])

/** Only where it does not rule: two battles. */
const holding = procedure<Root, Hired>('last-dynasty.hold', [
  run('E.2.4', 'first', (g, h) => fightThere(g, h)),
  run('E.2.4', 'second', (g, h) => fightThere(g, h)),
])

function fightThere(g: Root, h: Hired): void {
  if (!isGone(g, warrior) && canPayForBattle(g, h.band)) callBattle(g, h.band, 'E.2.4', seatOfPower(g))
}

/** The state decides which of the three it is. */
const daylight = procedure<Root, Hired>('last-dynasty.daylight', [
  run('E.2.4', 'which', (g, h) => {
    const way = isGone(g, warrior) ? returning : isRuling(g, h.seat) ? marching : holding
    call(g, way, { ...h })
  }),
])

/** Last Dynasty */
const lastDynasty = band(DYNASTY, {
  procedures: [daylight, holding, marching, returning],
  actions: [onceInDaylight(DYNASTY, DYNASTY, daylight, (g) => canAct(g))],
  hireling: { setup },
})

function canAct(g: Root): boolean {
  const party = partyOfBand(g, DYNASTY)
  const seat = controllerOf(g, DYNASTY)
  if (isGone(g, warrior)) return placesFor(g, { seat, band: party }, warrior, edge(g)).length > 0
  if (isRuling(g, seat)) return canMove(g, party, ANYWHERE)
  return payableBattles(g, party).length > 0
}

/** The controller rules where tied for the most, with a piece there. */
const nobleRule: Modifiers['ruler'] = (ruler, g, _place, most, tied) => {
  const seat = controllerOf(g, NOBLES)
  return ruler < 0 && seat >= 0 && most > 0 && (tied & (1 << seat)) !== 0 ? seat : ruler
}

/** Birdsong: a point for every three clearings ruled, the Burrow among them. */
const birdsong = procedure<Root, Hired>('bluebird-nobles.birdsong', [
  run('E.2.3', 'score', (g, { seat }) => {
    const ruled = everywhere(g).filter((at) => rules(g, seat, at)).length
    score(g, seat, Math.floor(ruled / CLEARINGS_PER_POINT), 'E.2.3')
  }),
])

/** Bluebird Nobles */
const bluebirdNobles = band(NOBLES, { modify: { ruler: nobleRule }, hireling: { birdsong } })

export const lastDynastySides = [lastDynasty, bluebirdNobles] as const
