import { cardsFromDeck, type Refuse, recordAt } from '../../core/reading.ts'
import type { Root } from '../../core/state.ts'
import { SUIT_NAMES } from '../../core/suits.ts'
import type { CardSuit } from '../../facts/suits.ts'

/** `own.lizard` of a scenario file: `{ outcast: fox, hated: true, lostSouls: [cards] }`. */
export function lizardGiven(g: Root, spec: unknown, refuse: Refuse): void {
  const { outcast, hated = false, lostSouls = [] } = recordAt(spec, '', ['outcast', 'hated', 'lostSouls'], refuse)
  const suit = SUIT_NAMES.slice(0, 3).indexOf(outcast as CardSuit)
  if (suit < 0) refuse('.outcast', `the Outcast is fox, rabbit or mouse, not ${String(outcast)}`)
  g.own.lizard.outcast = suit
  g.own.lizard.hated = hated === true
  g.own.lizard.lostSouls.push(...cardsFromDeck(g, lostSouls, '.lostSouls', refuse))
}
