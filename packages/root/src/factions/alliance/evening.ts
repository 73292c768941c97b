import { call, must, procedure, run, type Seat } from '@spinney/kernel'
import { callBattle, canBattle } from '../../actions/battle.ts'
import { ANYWHERE, callMove, canMove } from '../../actions/move.ts'
import { removePieces } from '../../actions/removal.ts'
import { mayPlace } from '../../board/map.ts'
import { clearingsWith, count } from '../../core/pieces.ts'
import { place } from '../../core/place.ts'
import { ALL_CLEARINGS, SUPPLY } from '../../core/places.ts'
import type { Own, Root, Table } from '../../core/state.ts'
import { ALLIANCE } from '../../facts/factions/alliance.ts'
import { drawAndDiscard } from '../../turn/draw-and-discard.ts'
import { type Action, menu } from '../../turn/free-actions.ts'
import { placeSympathy } from './birdsong.ts'
import { bases, basesOnMap, officers, sympathetic, sympathy, warrior } from './state.ts'

interface Evening extends Own {
  /** Operations done so far. */
  done: number
}

/** 8.6.1.III: clearings with a base. */
const baseClearings = (g: Table, seat: Seat): number[] =>
  bases
    .flatMap((base) => clearingsWith(g, base))
    .filter((clearing) => mayPlace(g, seat, clearing))
    .sort((a, b) => a - b)

const recruit = procedure<Root, Own>('alliance.recruit', [
  must('8.6.1.III', 'allianceRecruit', {
    who: (_g, r) => r.seat,
    options: (g, r) => [...new Set(baseClearings(g, r.seat))],
    effect: (g, _r, clearing) => {
      place(g, warrior, clearing, 1, '8.6.1.III')
    },
  }),
])

/** 8.6.1.IV: unsympathetic clearings with an Alliance warrior. */
const organizeClearings = (g: Table, seat: Seat): number[] =>
  count(g, sympathy, SUPPLY) === 0
    ? []
    : ALL_CLEARINGS.filter((at) => count(g, warrior, at) > 0 && !sympathetic(g, at) && mayPlace(g, seat, at))

const organize = procedure<Root, Own>('alliance.organize', [
  must('8.6.1.IV', 'organize', {
    who: (_g, o) => o.seat,
    options: (g, o) => organizeClearings(g, o.seat),
    effect: (g, o, clearing) => {
      removePieces(g, warrior, clearing, 1, o.seat, '8.6.1.IV')
      placeSympathy(g, o.seat, clearing, '8.6.1.IV')
    },
  }),
])

const operation = (
  id: string,
  law: string,
  available: Action<Evening>['available'],
  perform: (g: Root, seat: Seat) => void,
): Action<Evening> => ({
  id,
  law,
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
    (g, seat) => callMove(g, seat, '8.6.1.I'),
  ),
  operation(
    'battle',
    '8.6.1.II',
    (g, e) => canBattle(g, e.seat),
    (g, seat) => callBattle(g, seat, '8.6.1.II'),
  ),
  operation(
    'recruit',
    '8.6.1.III',
    (g, e) => count(g, warrior, SUPPLY) > 0 && baseClearings(g, e.seat).length > 0,
    (g, seat) => call(g, recruit, { seat }),
  ),
  operation(
    'organize',
    '8.6.1.IV',
    (g, e) => organizeClearings(g, e.seat).length > 0,
    (g, seat) => call(g, organize, { seat }),
  ),
]

/** 8.6 Evening: military operations, then draw and discard. */
export const evening = procedure<Root, Evening>('alliance.evening', [
  run('8.6.1', 'begin', (_g, e) => {
    e.done = 0
  }),
  menu<Evening>('8.6.1', 'allianceEvening', 'evening', () => OPERATIONS),
  run('8.6.2', 'draw', (g, e) => {
    const cards = 1 + basesOnMap(g) * ALLIANCE.cardsPerBase
    call(g, drawAndDiscard, { seat: e.seat, cards, law: '8.6.2' })
  }),
])

export const eveningProcedures = [recruit, organize] as const
