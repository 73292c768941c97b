import type { Listener } from '@spinney/kernel'
import { allowsAmbush, layAmbush } from '../actions/battle.ts'
import { DEFENDER } from '../actions/battle-types.ts'
import { isOfSuit } from '../board/map.ts'
import { cardAt } from '../cards/deck.ts'
import { withdraw } from '../cards/hand.ts'
import type { RootEvents } from '../core/hooks.ts'
import type { Root } from '../core/state.ts'
import { BIRD } from '../core/suits.ts'

/** A bought ambush is played in defence, one of the clearing's suit before a bird; the attacker may foil it. */
export const springAmbush: Listener<Root, RootEvents['battleStarted']> = (g, { battle }) => {
  const seat = g.seatOf.duchy!
  const { ambushes } = g.own.clockworkDuchy!
  if (ambushes.length === 0 || battle.sides[DEFENDER] !== seat || !allowsAmbush(g, battle)) return null
  const suited = ambushes.find((card) => isOfSuit(g, battle.place, cardAt(card).suitIndex))
  const card = suited ?? ambushes.find((other) => cardAt(other).suitIndex === BIRD)
  if (card === undefined) return null
  withdraw(ambushes, card)
  layAmbush(g, battle, card)
  return null
}
