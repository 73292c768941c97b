import type { Json } from '@spinney/kernel'
import { cardAt } from '../../cards/deck.ts'
import { cardsFromDeck, type Refuse, recordAt } from '../../core/reading.ts'
import type { Root } from '../../core/state.ts'
import { appoint } from './leaders.ts'
import { COLUMNS, LEADERS, type Leader, VIZIER } from './state.ts'

/** `own.eyrie` of a scenario file: `{ leader, decree: { recruit: [cards], … } }`; viziers follow the leader. */
export function eyrieGiven(g: Root, spec: unknown, refuse: Refuse): void {
  const { leader, decree = {} } = recordAt(spec, '', ['leader', 'decree'], refuse)
  if (!LEADERS.includes(leader as Leader)) refuse('.leader', `a leader is ${LEADERS.join(', ')}, not ${String(leader)}`)
  appoint(g, g.seatOf.eyrie!, leader as Leader, '7.3.3')
  const columns = recordAt(decree, '.decree', COLUMNS, refuse)
  COLUMNS.forEach((column, i) => {
    g.own.eyrie.decree[i]!.push(...cardsFromDeck(g, columns[column] ?? [], `.decree.${column}`, refuse))
  })
}

/** The Eyrie's board in words. */
export function eyrieFacts(g: Root): Json {
  const { leader, leaders, decree } = g.own.eyrie
  const named = decree.map((cards) => cards.map((card) => (card === VIZIER ? 'vizier' : cardAt(card).id)))
  return { leader, leaders, decree: Object.fromEntries(COLUMNS.map((column, i) => [column, named[i]!])) }
}
