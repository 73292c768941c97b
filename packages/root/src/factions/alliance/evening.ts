import { call, procedure, run, type Seat } from '@spinney/kernel'
import { callBattle, canPayForBattle } from '../../actions/battle.ts'
import { manned, placeable, stocked, without } from '../../actions/hurdles.ts'
import { ANYWHERE, callMove, canMove } from '../../actions/move.ts'
import { removePieces } from '../../actions/removal.ts'
import { mayPlace } from '../../board/map.ts'
import { clearings } from '../../core/book.ts'
import { clearingsWith, count } from '../../core/pieces.ts'
import { place } from '../../core/place.ts'
import { SUPPLY } from '../../core/places.ts'
import { must } from '../../core/questions.ts'
import { because, type Hurdle } from '../../core/reasons.ts'
import type { Own, Root, Visible } from '../../core/state.ts'
import { ALLIANCE } from '../../facts/factions/alliance.ts'
import { type Closing, closedBattle, closedIn, closedMove, type Premise, placesInVain } from '../../turn/closing.ts'
import { drawAndDiscard } from '../../turn/draw-and-discard.ts'
import { type Action, menu } from '../../turn/free-actions.ts'
import { placeSympathy } from './birdsong.ts'
import { bases, basesOnMap, officers, sympathetic, sympathy, warrior } from './state.ts'

interface Evening extends Own {
  /** Operations done so far. */
  done: number
}

/** 8.6.1.III: clearings with a base. */
const baseClearings = (g: Visible, seat: Seat): number[] =>
  bases
    .flatMap((base) => clearingsWith(g, base))
    .filter((clearing) => mayPlace(g, seat, clearing))
    .sort((a, b) => a - b)

/** 8.6.1.III: whether there is any. */
const canRecruit = (g: Visible, seat: Seat): boolean =>
  clearings(g).some((at) => bases.some((base) => count(g, base, at) > 0) && mayPlace(g, seat, at))

/** 8.6.1.III: what must hold for recruiting in a clearing. */
const recruitHurdles = (g: Visible, seat: Seat): readonly Hurdle<number>[] => [
  (at) => (bases.some((base) => count(g, base, at) > 0) ? null : because('8.6.1.III', 'noBaseThere')),
  placeable(g, seat),
]

const recruit = procedure<Root, Own>('alliance.recruit', [
  must('8.6.1.III', 'allianceRecruit', {
    picks: 'clearing',
    who: (_g, r) => r.seat,
    options: (g, r) => [...new Set(baseClearings(g, r.seat))],
    inVain: (g, r) => placesInVain(g, recruitHurdles(g, r.seat)),
    effect: (g, _r, clearing) => {
      place(g, warrior, clearing, 1, '8.6.1.III')
    },
  }),
])

/** 8.6.1.IV: unsympathetic clearings with an Alliance warrior. */
const organizeClearings = (g: Visible, seat: Seat): number[] => clearings(g).filter((at) => canOrganizeAt(g, seat, at))

const canOrganizeAt = (g: Visible, seat: Seat, at: number): boolean =>
  count(g, sympathy, SUPPLY) > 0 && count(g, warrior, at) > 0 && !sympathetic(g, at) && mayPlace(g, seat, at)

/** 8.6.1.IV: what must hold for organizing in a clearing. */
const organizeHurdles = (g: Visible, seat: Seat): readonly Hurdle<number>[] => [
  manned(g, warrior, '8.6.1.IV'),
  without(g, [sympathy], '8.6.1.IV'),
  placeable(g, seat),
]

const organize = procedure<Root, Own>('alliance.organize', [
  must('8.6.1.IV', 'organize', {
    picks: 'clearing',
    who: (_g, o) => o.seat,
    options: (g, o) => organizeClearings(g, o.seat),
    inVain: (g, o) => placesInVain(g, organizeHurdles(g, o.seat)),
    effect: (g, o, clearing) => {
      removePieces(g, warrior, clearing, 1, o.seat, '8.6.1.IV')
      placeSympathy(g, o.seat, clearing, '8.6.1.IV')
    },
  }),
])

/** 8.6.1: one operation for each officer. */
const officersLeft: Premise<Evening> = (g, e) =>
  e.done < officers(g)
    ? null
    : officers(g) === 0
      ? because('8.6.1', 'noOfficers')
      : because('8.6.1', 'officersActed', { have: officers(g) })

const operation = (
  id: string,
  law: string,
  available: Action<Evening>['available'],
  closing: Closing<Evening>,
  perform: (g: Root, seat: Seat) => void,
): Action<Evening> => ({
  id,
  law,
  ...closing,
  available: (g, e) => e.done < officers(g) && available(g, e),
  perform: (g, e) => {
    e.done += 1
    perform(g, e.seat)
  },
})

/** 8.6.1 Military operations */
const OPERATIONS: readonly Action<Evening>[] = [
  operation(
    'move',
    '8.6.1.I',
    (g, e) => canMove(g, e.seat, ANYWHERE),
    closedMove(officersLeft),
    (g, seat) => callMove(g, seat, '8.6.1.I'),
  ),
  operation(
    'battle',
    '8.6.1.II',
    (g, e) => canPayForBattle(g, e.seat),
    closedBattle(officersLeft),
    (g, seat) => callBattle(g, seat, '8.6.1.II'),
  ),
  operation(
    'recruit',
    '8.6.1.III',
    (g, e) => count(g, warrior, SUPPLY) > 0 && canRecruit(g, e.seat),
    closedIn(
      (g, e) => recruitHurdles(g, e.seat),
      (g, e) => officersLeft(g, e) ?? stocked(g, warrior, '8.6.1.III'),
    ),
    (g, seat) => call(g, recruit, { seat }),
  ),
  operation(
    'organize',
    '8.6.1.IV',
    (g, e) => clearings(g).some((at) => canOrganizeAt(g, e.seat, at)),
    closedIn(
      (g, e) => organizeHurdles(g, e.seat),
      (g, e) => officersLeft(g, e) ?? stocked(g, sympathy, '8.6.1.IV'),
    ),
    (g, seat) => call(g, organize, { seat }),
  ),
]

/** 8.6 Evening: military operations, then draw and discard. */
export const evening = procedure<Root, Evening>('alliance.evening', [
  run('8.6.1', 'begin', (_g, e) => {
    e.done = 0
  }),
  menu('8.6.1', 'allianceEvening', 'evening', () => OPERATIONS),
  run('8.6.2', 'draw', (g, e) => {
    const cards = 1 + basesOnMap(g) * ALLIANCE.cardsPerBase
    call(g, drawAndDiscard, { seat: e.seat, cards, law: '8.6.2' })
  }),
])

export const eveningProcedures = [recruit, organize] as const
