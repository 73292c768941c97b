import { cardsFromDeck, oneAt, type Refuse, recordAt } from '../../core/reading.ts'
import type { Root } from '../../core/state.ts'
import { suitNumber } from '../../core/suits.ts'
import { SUITS } from '../../facts/suits.ts'

/** `own.lizard` of a scenario file: `{ outcast: fox, hated: true, lostSouls: [cards] }`. */
export function lizardGiven(g: Root, spec: unknown, refuse: Refuse): void {
  const { outcast, hated = false, lostSouls = [] } = recordAt(spec, '', ['outcast', 'hated', 'lostSouls'], refuse)
  g.own.lizard.outcast = suitNumber(oneAt(outcast, SUITS, 'the Outcast', '.outcast', refuse))
  g.own.lizard.hated = hated === true
  g.own.lizard.lostSouls.push(...cardsFromDeck(g, lostSouls, '.lostSouls', refuse))
}
