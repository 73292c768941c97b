import { call, chance, procedure, run, tell } from '@spinney/kernel'
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

interface Setup {
  /** First player, -1 while it is to be drawn. */
  first: number
  /** The clearing whose suit marker comes next (A.1). */
  clearing: number
  markers: number[]
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
  chance('A.1', 'suitMarker', {
    when: (_g, s) => s.clearing > 0 && s.clearing <= ALL_CLEARINGS.length,
    options: (_g, s) => SUIT_NAMES.slice(0, 3).filter((_, suit) => s.markers[suit]! > 0),
    weights: (_g, s) => s.markers.filter((left) => left > 0),
    effect: (g, s, suit: CardSuit) => {
      g.suits[s.clearing] = suitNumber(suit)
      s.markers[suitNumber(suit)]! -= 1
      s.clearing += 1
      return 'again'
    },
  }),
  run('5.1.3', 'openingHands', (g) => {
    for (let seat = 0; seat < g.factions.length; seat++) draw(g, seat, OPENING_HAND, '5.1.3')
  }),
  run('5.1.4', 'ruins', (g) => {
    for (const { id, ruin } of board(g).data.clearings) g.ruins[id] = ruin ? 1 : 0
  }),
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
