import { procedure, run, type Seat } from '@spinney/kernel'
import { callBattle, canPayForBattle } from '../../actions/battle.ts'
import { stocked } from '../../actions/hurdles.ts'
import { ANYWHERE, callMove, canMove } from '../../actions/move.ts'
import { count } from '../../core/pieces.ts'
import { place } from '../../core/place.ts'
import { BURROW, SUPPLY } from '../../core/places.ts'
import { because } from '../../core/reasons.ts'
import type { Own, Root } from '../../core/state.ts'
import { DUCHY } from '../../facts/factions/duchy.ts'
import { type Closing, closedBattle, closedBy, closedIn, closedMove } from '../../turn/closing.ts'
import { type Action, menu } from '../../turn/free-actions.ts'
import { buildHurdles, buildOptions, callBuild } from './build.ts'
import { callDig, canDig, digHurdles } from './dig.ts'
import { act, canAct, inVainFor, whyNotAct } from './ministers.ts'
import { isSwayed, MINISTERS, type Minister, warrior } from './state.ts'
import { callSway, swayOptions, whyNotSway } from './sway.ts'

interface Daylight extends Own {
  /** Actions of the assembly that are left. */
  left: number
  /** Ministers who have not used their action yet. */
  speakers: Minister[]
  /** Whether a minister may still be swayed. */
  maySway: boolean
}

const assemblyAction = (
  id: (typeof DUCHY.assembly)[number],
  law: string,
  available: (g: Root, seat: Seat) => boolean,
  closing: Closing<Daylight>,
  perform: (g: Root, seat: Seat) => void,
): Action<Daylight> => ({
  id,
  law,
  ...closing,
  available: (g, d) => available(g, d.seat),
  perform: (g, d) => {
    d.left -= 1
    perform(g, d.seat)
    return d.left > 0 ? 'again' : 'next'
  },
})

/** 12.5.1 Assembly: two of these actions, in any order and mix. */
const ASSEMBLY: readonly Action<Daylight>[] = [
  assemblyAction(
    'build',
    '12.5.1.I',
    (g, seat) => buildOptions(g, seat, true).length > 0,
    closedIn((g, { seat }) => buildHurdles(g, seat, true, '12.5.1.I')),
    (g, seat) => callBuild(g, seat, true, '12.5.1.I'),
  ),
  assemblyAction(
    'recruit',
    '12.5.1.II',
    (g) => count(g, warrior, SUPPLY) > 0,
    closedBy((g) => stocked(g, warrior, '12.5.1.II')),
    (g) => place(g, warrior, BURROW, 1, '12.5.1.II'),
  ),
  assemblyAction(
    'move',
    '12.5.1.III',
    (g, seat) => canMove(g, seat, ANYWHERE),
    closedMove(),
    (g, seat) => callMove(g, seat, '12.5.1.III'),
  ),
  assemblyAction(
    'battle',
    '12.5.1.IV',
    (g, seat) => canPayForBattle(g, seat),
    closedBattle(),
    (g, seat) => callBattle(g, seat, '12.5.1.IV'),
  ),
  assemblyAction(
    'dig',
    '12.5.1.V',
    canDig,
    closedIn((g, { seat }) => digHurdles(g, seat)),
    callDig,
  ),
]

/** 12.5.2 Parliament: each swayed minister once, in any order. */
const PARLIAMENT: readonly Action<Daylight>[] = MINISTERS.map((minister) => ({
  id: minister,
  law: DUCHY.ministers[minister].law,
  available: (g, d) => d.speakers.includes(minister) && canAct(g, d.seat, minister),
  why: (g, d) =>
    isSwayed(g, minister) && !d.speakers.includes(minister)
      ? because(DUCHY.ministers[minister].law, 'hasActed')
      : whyNotAct(g, d.seat, minister),
  inVain: (g, d) => (d.speakers.includes(minister) ? inVainFor(g, d.seat, minister) : []),
  perform: (g, d) => {
    d.speakers = d.speakers.filter((other) => other !== minister)
    act(g, d.seat, minister)
    return d.speakers.length > 0 ? 'again' : 'next'
  },
}))

/** 12.5.3 Sway: one minister per turn. */
const SWAY: readonly Action<Daylight>[] = MINISTERS.map((minister) => ({
  id: minister,
  law: '12.5.3.I',
  available: (g, d) => d.maySway && swayOptions(g, d.seat).includes(minister),
  why: (g, d) => (d.maySway ? whyNotSway(g, d.seat, minister) : because('12.5.3', 'swayedThisTurn')),
  perform: (g, d) => {
    d.maySway = false
    callSway(g, d.seat, minister)
  },
}))

/** 12.5.3: those that can be swayed now, found out for all of them at once. */
const swayActions = (g: Root, { seat, maySway }: Daylight): readonly Action<Daylight>[] =>
  maySway ? swayOptions(g, seat).map((minister) => SWAY[MINISTERS.indexOf(minister)]!) : []

/** 12.5 Daylight: assembly, parliament, sway. */
export const daylight = procedure<Root, Daylight>('duchy.daylight', [
  run('12.5.1', 'begin', (_g, d) => {
    d.left = DUCHY.assemblyActions
    d.speakers = []
    d.maySway = true
  }),
  menu('12.5.1', 'duchyAssembly', 'daylight', () => ASSEMBLY, { about: (d) => ({ left: d.left }) }),
  run('12.5.2', 'speakers', (g, d) => {
    d.speakers = [...g.own.duchy.swayed]
  }),
  menu('12.5.2', 'duchyParliament', 'daylight', () => PARLIAMENT, {
    picks: ['minister', 'craftedCard', 'action'],
    expected: (g) => PARLIAMENT.filter((_, i) => isSwayed(g, MINISTERS[i]!)),
    when: (d) => d.speakers.length > 0,
  }),
  menu('12.5.3', 'duchySway', 'daylight', swayActions, {
    picks: ['minister', 'craftedCard', 'action'],
    expected: (g) => SWAY.filter((_, i) => !isSwayed(g, MINISTERS[i]!)),
  }),
])
