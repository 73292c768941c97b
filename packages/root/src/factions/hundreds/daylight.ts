import { call, procedure, run, type Seat, type Step } from '@spinney/kernel'
import { callBattle, canPayForBattle } from '../../actions/battle.ts'
import { callCraft, canCraft } from '../../actions/craft.ts'
import { payable, placeable, roomy, ruled, stocked } from '../../actions/hurdles.ts'
import { ANYWHERE, callMove, canMove } from '../../actions/move.ts'
import { mayBuild, suitOf } from '../../board/map.ts'
import { holdsMatching, matchingCards, spend } from '../../cards/hand.ts'
import { clearings, edition } from '../../core/book.ts'
import { count } from '../../core/pieces.ts'
import { place } from '../../core/place.ts'
import { SUPPLY } from '../../core/places.ts'
import { must } from '../../core/questions.ts'
import { because, type Hurdle } from '../../core/reasons.ts'
import { rules } from '../../core/rule.ts'
import type { Own, Root, Visible } from '../../core/state.ts'
import {
  type Closing,
  closedBattle,
  closedCraft,
  closedIn,
  closedMove,
  type Premise,
  placesInVain,
} from '../../turn/closing.ts'
import { type Action, menu } from '../../turn/free-actions.ts'
import { callAdvance, canAdvance } from './advance.ts'
import { commandValue, prowessValue } from './hoard.ts'
import { stronghold, warlordClearing } from './state.ts'

interface Daylight extends Own {
  /** Cards crafted, actions of the Command step taken and advances made in this turn. */
  crafted: number
  commanded: number
  advanced: number
  /** Whether the warlord advances before the Command step (14.7.2). */
  early: boolean
}

/** 14.5.1, T29: how many cards the Hundreds craft in a turn. */
const craftLimit = (g: Visible): number => edition(g).hundredsCraftsPerTurn ?? Number.POSITIVE_INFINITY

/** 14.5.1 Craft */
const craftAction: Action<Daylight> = {
  id: 'craft',
  law: '14.5.1',
  available: (g, d) => d.crafted < craftLimit(g) && canCraft(g, d.seat),
  ...closedCraft('14.5.1', (g, d) => (d.crafted < craftLimit(g) ? null : because('14.5.1', 'craftedEnough'))),
  perform: (g, d) => {
    d.crafted += 1
    callCraft(g, d.seat)
  },
}

/** 14.5.2: as many actions as the Command value says. */
const commandsLeft: Premise<Daylight> = (g, d) =>
  d.commanded < commandValue(g) ? null : because('14.5.2', 'commandSpent', { have: commandValue(g) })

const command = (
  id: 'move' | 'battle' | 'build',
  law: string,
  available: (g: Root, seat: Seat) => boolean,
  closing: Closing<Daylight>,
  perform: (g: Root, seat: Seat) => void,
): Action<Daylight> => ({
  id,
  law,
  ...closing,
  available: (g, d) => d.commanded < commandValue(g) && available(g, d.seat),
  perform: (g, d) => {
    d.commanded += 1
    perform(g, d.seat)
  },
})

/** 14.5.2 Command the Hundreds: so many of these actions, in any order and mix. */
const COMMANDS: readonly Action<Daylight>[] = [
  command(
    'move',
    '14.5.2.I',
    (g, seat) => canMove(g, seat, ANYWHERE),
    closedMove(commandsLeft),
    (g, seat) => callMove(g, seat, '14.5.2.I'),
  ),
  command(
    'battle',
    '14.5.2.II',
    (g, seat) => canPayForBattle(g, seat),
    closedBattle(commandsLeft),
    (g, seat) => callBattle(g, seat, '14.5.2.II'),
  ),
  command(
    'build',
    '14.5.2.III',
    (g, seat) => buildClearings(g, seat).length > 0,
    closedIn((g, d) => buildHurdles(g, d.seat), commandsLeft),
    (g, seat) => call(g, building, { seat, clearing: 0 }),
  ),
]

/** 14.5.2.III: ruled clearings with room, and a card to spend for it. */
function buildClearings(g: Root, seat: Seat): number[] {
  if (count(g, stronghold, SUPPLY) === 0 || g.hands[seat]!.length === 0) return []
  return clearings(g).filter(
    (at) => rules(g, seat, at) && mayBuild(g, seat, at) && holdsMatching(g, seat, suitOf(g, at)),
  )
}

/** 14.5.2.III: what must hold for a stronghold in a clearing. */
const buildHurdles = (g: Root, seat: Seat): readonly Hurdle<number>[] => [
  () => stocked(g, stronghold, '14.5.2.III'),
  () => (g.hands[seat]!.length > 0 ? null : because('14.5.2.III', 'handEmpty')),
  ruled(g, seat, '14.5.2.III'),
  roomy(g),
  placeable(g, seat),
  payable(g, seat, '14.5.2.III'),
]

/** 14.5.2.III Build */
const building = procedure<Root, Own & { clearing: number }>('hundreds.build', [
  must('14.5.2.III', 'hundredsBuild', {
    picks: 'clearing',
    who: (_g, b) => b.seat,
    options: (g, b) => buildClearings(g, b.seat),
    inVain: (g, b) => placesInVain(g, buildHurdles(g, b.seat)),
    effect: (_g, b, clearing) => {
      b.clearing = clearing
    },
  }),
  must('14.5.2.III', 'hundredsBuildCard', {
    picks: 'handCard',
    who: (_g, b) => b.seat,
    options: (g, b) => matchingCards(g, b.seat, suitOf(g, b.clearing)),
    about: (_g, b) => ({ place: b.clearing }),
    effect: (g, b, card) => {
      spend(g, b.seat, card, '14.5.2.III')
      place(g, stronghold, b.clearing, 1, '14.5.2.III')
    },
  }),
])

/** 14.5.3 Advance the warlord, as often as the Prowess value allows. */
const advanceAction: Action<Daylight> = {
  id: 'advance',
  law: '14.5.3',
  available: (g, d) => d.advanced < prowessValue(g) && canAdvance(g, d.seat),
  why: (g, d) => {
    if (d.advanced >= prowessValue(g)) return because('14.5.3', 'prowessSpent', { have: prowessValue(g) })
    return because('14.5.3', warlordClearing(g) === 0 ? 'noWarlord' : 'warlordStuck')
  },
  perform: (g, d) => {
    d.advanced += 1
    callAdvance(g, d.seat)
  },
}

const advanceStep = (key: string, early: boolean): Step<Root, Daylight> =>
  menu('14.5.3', key, 'daylight', () => [advanceAction], {
    kind: 'hundredsAdvance',
    when: (d) => d.early === early,
  })

/** 14.5 Daylight: craft, command, advance; the Grandiose advance before they command (14.7.2). */
export const daylight = procedure<Root, Daylight>('hundreds.daylight', [
  run('14.5', 'begin', (g, d) => {
    d.crafted = 0
    d.commanded = 0
    d.advanced = 0
    d.early = g.own.hundreds.mood === 'grandiose'
  }),
  menu('14.5.1', 'craftStep', 'daylight', () => [craftAction]),
  advanceStep('earlyAdvance', true),
  menu('14.5.2', 'hundredsCommand', 'daylight', () => COMMANDS),
  advanceStep('advance', false),
])

export const daylightProcedures = [building] as const
