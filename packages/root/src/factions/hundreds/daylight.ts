import { call, must, procedure, run, type Seat } from '@spinney/kernel'
import { callBattle, canBattle } from '../../actions/battle.ts'
import { callCraft, craftable } from '../../actions/craft.ts'
import { ANYWHERE, callMove, canMove } from '../../actions/move.ts'
import { mayBuild, suitOf } from '../../board/map.ts'
import { holdsMatching, matchingCards, spend } from '../../cards/hand.ts'
import { count } from '../../core/pieces.ts'
import { place } from '../../core/place.ts'
import { ALL_CLEARINGS, SUPPLY } from '../../core/places.ts'
import { rules } from '../../core/rule.ts'
import type { Own, Root, Table } from '../../core/state.ts'
import { rulesetOf } from '../../law/rulesets.ts'
import { type Action, menu } from '../../turn/free-actions.ts'
import { callAdvance, canAdvance } from './advance.ts'
import { commandValue, prowessValue } from './hoard.ts'
import { stronghold } from './state.ts'

interface Daylight extends Own {
  /** Cards crafted, actions of the Command step taken and advances made in this turn. */
  crafted: number
  commanded: number
  advanced: number
  /** Whether the warlord advances before the Command step (14.7.2). */
  early: boolean
}

/** 14.5.1, T29: how many cards the Hundreds craft in a turn. */
const craftLimit = (g: Table): number => rulesetOf(g.preset).hundredsCraftsPerTurn ?? Number.POSITIVE_INFINITY

/** 14.5.1 Craft */
const craftAction: Action<Daylight> = {
  id: 'craft',
  law: '14.5.1',
  available: (g, d) => d.crafted < craftLimit(g) && craftable(g, d.seat).length > 0,
  perform: (g, d) => {
    d.crafted += 1
    callCraft(g, d.seat)
  },
}

const command = (
  id: 'move' | 'battle' | 'build',
  law: string,
  available: (g: Root, seat: Seat) => boolean,
  perform: (g: Root, seat: Seat) => void,
): Action<Daylight> => ({
  id,
  law,
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
    (g, seat) => callMove(g, seat, '14.5.2.I'),
  ),
  command(
    'battle',
    '14.5.2.II',
    (g, seat) => canBattle(g, seat),
    (g, seat) => callBattle(g, seat, '14.5.2.II'),
  ),
  command(
    'build',
    '14.5.2.III',
    (g, seat) => buildClearings(g, seat).length > 0,
    (g, seat) => call(g, building, { seat, clearing: 0 }),
  ),
]

/** 14.5.2.III: ruled clearings with room, and a card to spend for it. */
function buildClearings(g: Root, seat: Seat): number[] {
  if (count(g, stronghold, SUPPLY) === 0 || g.hands[seat]!.length === 0) return []
  return ALL_CLEARINGS.filter(
    (at) => rules(g, seat, at) && mayBuild(g, seat, at) && holdsMatching(g, seat, suitOf(g, at)),
  )
}

/** 14.5.2.III Build */
const building = procedure<Root, Own & { clearing: number }>('hundreds.build', [
  must('14.5.2.III', 'hundredsBuild', {
    who: (_g, b) => b.seat,
    options: (g, b) => buildClearings(g, b.seat),
    effect: (_g, b, clearing) => {
      b.clearing = clearing
    },
  }),
  must('14.5.2.III', 'hundredsBuildCard', {
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
  perform: (g, d) => {
    d.advanced += 1
    callAdvance(g, d.seat)
  },
}

const advanceStep = (key: string, early: boolean) =>
  menu<Daylight>('14.5.3', key, 'daylight', () => [advanceAction], {
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
  menu<Daylight>('14.5.1', 'craftStep', 'daylight', () => [craftAction]),
  advanceStep('earlyAdvance', true),
  menu<Daylight>('14.5.2', 'hundredsCommand', 'daylight', () => COMMANDS),
  advanceStep('advance', false),
])

export const daylightProcedures = [building] as const
