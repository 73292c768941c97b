import { call, chance, procedure, run, type Step, tell } from '@spinney/kernel'
import { board } from '../board/map.ts'
import { draw } from '../cards/hand.ts'
import { ALL_CLEARINGS } from '../core/places.ts'
import { factionAt } from '../core/registry.ts'
import { settleAllRule } from '../core/rule.ts'
import type { Root } from '../core/state.ts'
import { SUIT_NAMES, suitNumber } from '../core/suits.ts'
import type { CardSuit } from '../facts/suits.ts'
import { rounds } from './turn.ts'

const OPENING_HAND = 3

/** Suit markers being placed (A.1). */
export interface Markers {
  /** The clearing whose suit marker comes next. */
  clearing: number
  markers: number[]
}

interface Setup extends Markers {
  /** First player, -1 while it is to be drawn. */
  first: number
}

/** A.1: the suit markers come at random, one to each clearing. */
export const suitMarkers = <L extends Markers>(): Step<Root, L> =>
  chance<Root, L, CardSuit>('A.1', 'suitMarker', {
    when: (_g, s) => s.clearing > 0 && s.clearing <= ALL_CLEARINGS.length,
    options: (_g, s) => SUIT_NAMES.slice(0, 3).filter((_, suit) => s.markers[suit]! > 0),
    weights: (_g, s) => s.markers.filter((left) => left > 0),
    effect: (g, s, suit) => {
      g.suits[s.clearing] = suitNumber(suit)
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
export const standardSetup = procedure<Root, Setup>('setup', [
  chance('5.1.1', 'firstPlayer', {
    when: (_g, s) => s.first < 0,
    options: (g) => g.factions.map((_, seat) => seat),
    effect: (g, s, seat) => {
      s.first = seat
      tell('5.1.1', 'firstPlayer', () => ({ seat, faction: g.factions[seat]! }))
    },
  }),
  suitMarkers(),
  run('5.1.3', 'openingHands', (g) => {
    for (let seat = 0; seat < g.factions.length; seat++) draw(g, seat, OPENING_HAND, '5.1.3')
  }),
  run('5.1.4', 'ruins', layRuins),
  run('5.1.7', 'factions', (g) => {
    for (const seat of letterOrder(g)) call(g, factionAt(g, seat).setup, { seat })
  }),
  run('1.4.1', 'begin', (g, s) => {
    settleAllRule(g)
    call(g, rounds, { seat: s.first })
  }),
])

/** 5.1.7: the seats in the order of their factions' setup letters. */
export function letterOrder(g: Root): number[] {
  const letters = g.factions.map((_, seat) => factionAt(g, seat).letter)
  return g.factions.map((_, seat) => seat).sort((a, b) => (letters[a]! < letters[b]! ? -1 : 1))
}
