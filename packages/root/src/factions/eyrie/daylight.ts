import { call, procedure, run, type Seat } from '@spinney/kernel'
import { callBattle, canPayForBattle } from '../../actions/battle.ts'
import { callCraft, canCraft } from '../../actions/craft.ts'
import { manned, placeable, roomy, ruled, suited, without } from '../../actions/hurdles.ts'
import { callMove, canMove } from '../../actions/move.ts'
import { isOfSuit, mayBuild, mayPlace } from '../../board/map.ts'
import { clearings } from '../../core/book.ts'
import { count } from '../../core/pieces.ts'
import { place } from '../../core/place.ts'
import { SUPPLY } from '../../core/places.ts'
import { must } from '../../core/questions.ts'
import { rules } from '../../core/rule.ts'
import type { Own, Root, Visible } from '../../core/state.ts'
import { ANY_SUIT, BIRD, SUIT_NAMES } from '../../core/suits.ts'
import { EYRIE } from '../../facts/factions/eyrie.ts'
import type { CardSuit } from '../../facts/suits.ts'
import { closedCraft, placesInVain } from '../../turn/closing.ts'
import { closedFree, freeActions, menu, performFree } from '../../turn/free-actions.ts'
import { turmoil } from './leaders.ts'
import { COLUMNS, type Column, decreeSuit, roost, warrior } from './state.ts'

/** 7.5.2: an action a card in a column demands, in clearings of a suit (ANY_SUIT for a bird). */
interface DecreeAction {
  possible(g: Root, seat: Seat, suit: number): boolean
  perform(g: Root, seat: Seat, suit: number): void
}

const suits = (g: Visible, clearing: number, suit: number): boolean => suit === ANY_SUIT || isOfSuit(g, clearing, suit)

/** 7.8.2: the Charismatic leader must place two warriors with each recruit. */
const warriorsPerRecruit = (g: Visible): number =>
  g.own.eyrie.leader === 'charismatic' ? EYRIE.leaders.charismatic.warriorsPerRecruit : 1

/** 7.5.2.I: clearings with a roost that match the card, while there is a warrior to place. */
function recruitClearings(g: Visible, seat: Seat, suit: number): number[] {
  if (count(g, warrior, SUPPLY) === 0) return []
  return clearings(g).filter((at) => count(g, roost, at) > 0 && suits(g, at, suit) && mayPlace(g, seat, at))
}

/** 7.5.2.IV: ruled clearings that match the card, with an empty slot and no roost. */
function roostClearings(g: Visible, seat: Seat, suit: number): number[] {
  if (count(g, roost, SUPPLY) === 0) return []
  return clearings(g).filter(
    (at) => rules(g, seat, at) && count(g, roost, at) === 0 && suits(g, at, suit) && mayBuild(g, seat, at),
  )
}

interface InClearing extends Own {
  suit: number
}

const recruit = procedure<Root, InClearing>('eyrie.recruit', [
  must('7.5.2.I', 'eyrieRecruit', {
    picks: 'clearing',
    who: (_g, r) => r.seat,
    options: (g, r) => recruitClearings(g, r.seat, r.suit),
    inVain: (g, r) =>
      placesInVain(g, [suited(g, r.suit, '7.5.2.I'), manned(g, roost, '7.5.2.I'), placeable(g, r.seat)]),
    effect: (g, r, clearing) => {
      const wanted = warriorsPerRecruit(g)
      // 1.5.4, 7.5.2: as many as there are; an action not carried out in full ends in turmoil.
      if (place(g, warrior, clearing, wanted, '7.5.2.I') < wanted) call(g, turmoil, { seat: r.seat })
    },
  }),
])

const buildRoost = procedure<Root, InClearing>('eyrie.build', [
  must('7.5.2.IV', 'eyrieRoost', {
    picks: 'clearing',
    who: (_g, b) => b.seat,
    options: (g, b) => roostClearings(g, b.seat, b.suit),
    inVain: (g, b) =>
      placesInVain(g, [
        suited(g, b.suit, '7.5.2.IV'),
        ruled(g, b.seat, '7.5.2.IV'),
        without(g, [roost], '7.5.2.IV'),
        roomy(g),
        placeable(g, b.seat),
      ]),
    effect: (g, _b, clearing) => {
      place(g, roost, clearing, 1, '7.5.2.IV')
    },
  }),
])

const DECREE_ACTIONS: { readonly [K in Column]: DecreeAction } = {
  recruit: {
    possible: (g, seat, suit) => recruitClearings(g, seat, suit).length > 0,
    perform: (g, seat, suit) => call(g, recruit, { seat, suit }),
  },
  move: {
    possible: (g, seat, suit) => canMove(g, seat, { from: 0, to: 0, suit }),
    perform: (g, seat, suit) => callMove(g, seat, '7.5.2.II', { suit }),
  },
  battle: {
    possible: (g, seat, suit) => canPayForBattle(g, seat, 0, suit),
    perform: (g, seat, suit) => callBattle(g, seat, '7.5.2.III', 0, suit),
  },
  build: {
    possible: (g, seat, suit) => roostClearings(g, seat, suit).length > 0,
    perform: (g, seat, suit) => call(g, buildRoost, { seat, suit }),
  },
}

const COLUMN_LAWS: readonly string[] = ['7.5.2.I', '7.5.2.II', '7.5.2.III', '7.5.2.IV']

interface Resolving extends Own {
  column: number
  /** Suits of the cards not yet resolved in this column. */
  left: number[]
}

const freeIds = (g: Root, seat: Seat): string[] => freeActions(g, seat, 'daylight', 'any').map((action) => action.id)

/** 7.5.2: one column of the Decree: its cards in any order, each resolved in full or turmoil. */
const resolveColumn = procedure<Root, Resolving>('eyrie.column', [
  must('7.5.2', 'eyrieResolve', {
    picks: ['decreeSuit', 'craftedCard', 'action'],
    who: (_g, r) => r.seat,
    when: (g, r) => r.left.length > 0 && !g.own.eyrie.resting,
    options: (g, r) => [...[...new Set(r.left)].sort().map((suit) => SUIT_NAMES[suit]!), ...freeIds(g, r.seat)],
    blocked: (g, r) => closedFree(g, r.seat, 'daylight', 'any'),
    cite: (_g, r) => COLUMN_LAWS[r.column]!,
    about: (_g, r) => ({ column: COLUMNS[r.column]!, left: r.left.map((suit) => SUIT_NAMES[suit]!) }),
    effect: (g, r, pick) => {
      const suit = SUIT_NAMES.indexOf(pick as CardSuit)
      if (suit < 0) {
        performFree(g, r.seat, 'daylight', 'any', pick)
        return 'again'
      }
      r.left.splice(r.left.indexOf(suit), 1)
      return resolveCard(g, r, suit)
    },
  }),
])

/** By column, the suits of the cards of the Decree that are still to be resolved; null while none is being resolved. */
export function decreeLeft(g: Root): readonly (readonly string[])[] | null {
  const frame = g.flow.findLast(({ proc }) => proc === 'eyrie.column')
  if (frame === undefined) return null
  const { column, left } = frame.local as Resolving
  return g.own.eyrie.decree.map((cards, i) => {
    const open = i < column ? [] : i === column ? left : cards.map(decreeSuit)
    return open.map((suit) => SUIT_NAMES[suit]!)
  })
}

function resolveCard(g: Root, r: Resolving, suit: number): 'again' | 'done' {
  const action = DECREE_ACTIONS[COLUMNS[r.column]!]
  const wanted = suit === BIRD ? ANY_SUIT : suit
  if (action.possible(g, r.seat, wanted)) {
    action.perform(g, r.seat, wanted)
    return 'again'
  }
  call(g, turmoil, { seat: r.seat })
  return 'done'
}

/** 7.5 Daylight: crafting, then the Decree from left to right. */
export const daylight = procedure<Root, Own & { column: number }>('eyrie.daylight', [
  menu('7.5.1', 'craftStep', 'daylight', () => [
    {
      id: 'craft',
      law: '7.5.1',
      available: (g, d) => canCraft(g, d.seat),
      ...closedCraft('7.5.1'),
      perform: (g, d) => callCraft(g, d.seat),
    },
  ]),
  run('7.5.2', 'decree', (_g, d) => {
    d.column = 0
  }),
  run('7.5.2', 'columns', (g, d) => {
    // 7.7.4: after a turmoil Daylight is over.
    if (g.own.eyrie.resting) return 'done'
    if (d.column === COLUMNS.length) return 'next'
    const left = g.own.eyrie.decree[d.column as 0 | 1 | 2 | 3].map(decreeSuit)
    call(g, resolveColumn, { seat: d.seat, column: d.column, left })
    d.column += 1
    return 'again'
  }),
  menu('7.5', 'lastActions', 'daylight', () => []),
])

export const daylightProcedures = [recruit, buildRoost, resolveColumn] as const
