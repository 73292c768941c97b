import { call, procedure, run, type Seat } from '@spinney/kernel'
import { callBattle, canPayForBattle } from '../actions/battle.ts'
import { ANYWHERE, callMove, canMove } from '../actions/move.ts'
import { isEnemyPiece, mayRemove, settleLosses, takeOff } from '../actions/removal.ts'
import { neighbours } from '../board/map.ts'
import { cardAt } from '../cards/deck.ts'
import { distinct, spend } from '../cards/hand.ts'
import { clearings, kindCalled, kindsInPlay } from '../core/book.ts'
import type { Hired } from '../core/content.ts'
import { clearingsWith, count } from '../core/pieces.ts'
import { must } from '../core/questions.ts'
import type { Own, Root, Visible } from '../core/state.ts'
import { band, controllerOf, isGone, type Placing, placesFor, placing, toPlace, warriorOf } from './common.ts'

const BEARERS = 'flame-bearers'
const SMUGGLERS = 'rat-smugglers'
const warrior = warriorOf(BEARERS)
const AT_ONCE = 2

/** Setup: two anywhere. */
const setup = procedure<Root, Placing>('flame-bearers.setup', [
  toPlace('A.6.3', 'two', () => AT_ONCE),
  placing('A.6.3', 'place', warrior, (g) => clearings(g)),
])

/** When hired with nobody on the map: two anywhere. */
const whenHired = procedure<Root, Placing>('flame-bearers.whenHired', [
  toPlace('E.2.1', 'gone', (g) => (isGone(g, warrior) ? AT_ONCE : 0)),
  placing('E.2.1', 'place', warrior, (g) => clearings(g)),
])

interface Burning extends Hired {
  /** Clearings still to come, and in the first of them so many pieces. */
  clearings: number[]
  left: number
}

/** Enemy pieces in a clearing that can be removed: warriors before others. */
function fuel(g: Visible, h: Hired, clearing: number): { clearing: number; kind: string }[] {
  const found = kindsInPlay(g).filter(
    (kind) =>
      kind.category !== 'figure' &&
      kind.battleOnly !== true &&
      count(g, kind, clearing) > 0 &&
      isEnemyPiece(g, h.band, kind) &&
      mayRemove(g, h.band, kind, clearing),
  )
  const warriors = found.filter(({ category }) => category === 'warrior')
  return (warriors.length > 0 ? warriors : found).map((kind) => ({ clearing, kind: kind.id }))
}

/** Enemy pieces leave each clearing with bearers, as many as there are bearers; all of them together (1.5.4). */
const burning = procedure<Root, Burning>('flame-bearers.burn', [
  must('E.2.3', 'hirelingRemove', {
    picks: { clearing: 'clearing', kind: 'piece' },
    who: (_g, h) => h.seat,
    when: (_g, h) => h.left > 0,
    options: (g, h) => fuel(g, h, h.clearings[0]!),
    about: (_g, h) => ({ hireling: BEARERS, left: h.left }),
    none: () => 'next',
    effect: (g, h, { clearing, kind }) => {
      takeOff(g, kindCalled(g, kind), clearing, 1, h.band, null)
      h.left -= 1
      return 'again'
    },
  }),
  run('E.2.3', 'next', (g, h) => {
    const rest = h.clearings.slice(1)
    if (rest.length > 0) call(g, burning, { ...h, clearings: rest, left: count(g, warrior, rest[0]!) })
    else settleLosses(g, 'E.2.3', null)
  }),
])

/** At a bearer or beside one. */
const near = (g: Visible, h: Hired): number[] => {
  const at = clearingsWith(g, warrior)
  return [...new Set([...at, ...at.flatMap((from) => neighbours(g, h.band, from))])].sort((a, b) => a - b)
}

/** Birdsong: they burn, then one more comes near; where that is impossible two come anywhere. */
const birdsong = procedure<Root, Placing>('flame-bearers.birdsong', [
  run('E.2.3', 'burn', (g, h) => {
    const at = clearingsWith(g, warrior)
    if (at.length > 0) call(g, burning, { seat: h.seat, band: h.band, clearings: at, left: count(g, warrior, at[0]!) })
  }),
  toPlace('E.2.3', 'near', (g, h) => (placesFor(g, h, warrior, near(g, h)).length > 0 ? 1 : 0)),
  run('E.2.3', 'orFar', (_g, h) => {
    if (h.left === 0) h.left = -AT_ONCE
  }),
  placing('E.2.3', 'placeNear', warrior, near),
  run('E.2.3', 'far', (_g, h) => {
    h.left = Math.max(0, -h.left)
  }),
  placing('E.2.3', 'placeFar', warrior, (g) => clearings(g)),
])

/** Flame Bearers */
const flameBearers = band(BEARERS, { procedures: [burning], hireling: { setup, whenHired, birdsong } })

const errands = (g: Root, seat: Seat): ('move' | 'battle')[] => [
  ...(canMove(g, seat, ANYWHERE) ? (['move'] as const) : []),
  ...(canPayForBattle(g, seat) ? (['battle'] as const) : []),
]

const itemCards = (g: Root, seat: Seat): string[] =>
  distinct(g.hands[seat]!.filter((card) => cardAt(card).kind === 'item'))

/** A card with an item is discarded for a move or a battle. */
const smuggling = procedure<Root, Own>('rat-smugglers.errand', [
  must('E.2.2', 'hirelingCost', {
    picks: 'handCard',
    who: (_g, o) => o.seat,
    options: (g, o) => itemCards(g, o.seat),
    about: () => ({ hireling: SMUGGLERS, place: 0 }),
    effect: (g, o, card) => spend(g, o.seat, card, 'E.2.2'),
  }),
  must('E.2.2', 'hirelingErrand', {
    picks: 'errand',
    who: (_g, o) => o.seat,
    options: (g, o) => errands(g, o.seat),
    about: () => ({ hireling: SMUGGLERS }),
    none: () => 'done',
    effect: (g, o, errand) => {
      if (errand === 'move') callMove(g, o.seat, 'E.2.2')
      else callBattle(g, o.seat, 'E.2.2')
    },
  }),
])

/** Rat Smugglers */
const ratSmugglers = band(SMUGGLERS, {
  procedures: [smuggling],
  actions: [
    {
      id: SMUGGLERS,
      law: 'E.2.2',
      phase: 'daylight',
      available: (g, seat) =>
        controllerOf(g, SMUGGLERS) === seat && itemCards(g, seat).length > 0 && errands(g, seat).length > 0,
      perform: (g, seat) => call(g, smuggling, { seat }),
    },
  ],
})

export const flameBearersSides = [flameBearers, ratSmugglers] as const
