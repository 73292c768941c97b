import { call, procedure, run, type Step, tell } from '@spinney/kernel'
import { board } from '../board/map.ts'
import { draw } from '../cards/hand.ts'
import { clearings, factionAt, isAutomaton } from '../core/book.ts'
import { chance } from '../core/questions.ts'
import { settleAllRule } from '../core/rule.ts'
import type { Root } from '../core/state.ts'
import { SUIT_NAMES, suitNumber } from '../core/suits.ts'
import { type Extras, extraSteps } from './extras.ts'
import { rounds } from './turn.ts'

export const OPENING_HAND = 3

/** Suit markers being placed (A.1). */
export interface Markers {
  /** Which clearing's suit marker comes next, counted from 1; 0 where none are placed. */
  clearing: number
  markers: number[]
}

/** What every setup begins with. */
export interface Opening extends Markers, Extras {
  /** First player, -1 while it is to be drawn. */
  first: number
}

/** A.1: the suit markers come at random, one to each clearing. */
export const suitMarkers = <L extends Markers>(): Step<Root, L> =>
  chance('A.1', 'suitMarker', {
    picks: 'suit',
    when: (g, s) => s.clearing > 0 && s.clearing <= clearings(g).length,
    options: (_g, s) => SUIT_NAMES.slice(0, 3).filter((_, suit) => s.markers[suit]! > 0),
    weights: (_g, s) => s.markers.filter((left) => left > 0),
    effect: (g, s, suit) => {
      g.suits[clearings(g)[s.clearing - 1]!] = suitNumber(suit)
      s.markers[suitNumber(suit)]! -= 1
      s.clearing += 1
      return 'again'
    },
  })

/** 5.1.4: the ruins of the map. */
export function layRuins(g: Root): void {
  for (const { id, ruin } of board(g).data.clearings) g.ruins[id] = ruin ? 1 : 0
}

/** Standard setup (Law 5.1), then the game itself. */
export const standardSetup = procedure<Root, Opening>('setup', [
  chance('5.1.1', 'firstPlayer', {
    picks: 'seat',
    when: (_g, s) => s.first < 0,
    options: (g) => g.factions.map((_, seat) => seat),
    effect: (g, s, seat) => {
      s.first = seat
      tell('5.1.1', 'firstPlayer', () => ({ seat, faction: g.factions[seat]! }))
    },
  }),
  suitMarkers(),
  run('5.1.4', 'ruins', layRuins),
  ...extraSteps<Opening>(),
  run('5.1.3', 'openingHands', (g) => {
    for (let seat = 0; seat < g.factions.length; seat++) if (!isAutomaton(g, seat)) draw(g, seat, OPENING_HAND, '5.1.3')
  }),
  run('5.1.7', 'factions', (g) => {
    for (const seat of letterOrder(g)) call(g, factionAt(g, seat).setup, { seat })
  }),
  run('1.4.1', 'begin', (g, s) => {
    settleAllRule(g)
    call(g, rounds, { seat: s.first })
  }),
])

/** 5.1.7: the seats that have a faction, in the order of the factions' setup letters. */
export function letterOrder(g: Root): number[] {
  const letters = g.factions.map((id, seat) => (id === '' ? '' : factionAt(g, seat).letter))
  return g.factions
    .flatMap((id, seat) => (id === '' ? [] : [seat]))
    .sort((a, b) => (letters[a]! < letters[b]! ? -1 : 1))
}
