import type { Json } from '@spinney/kernel'
import { cardAt } from '../../cards/deck.ts'
import { cardsFromDeck, listAt, oneAt, type Refuse, recordAt } from '../../core/reading.ts'
import type { Root } from '../../core/state.ts'
import { appoint } from './leaders.ts'
import { COLUMNS, LEADERS, type Leader, VIZIER } from './state.ts'

/**
 * `own.eyrie` of a scenario file: `{ leader, deposed: [leaders], decree: { recruit: [cards], … } }`; viziers follow the
 * leader, deposed leaders lie face down.
 */
export function eyrieGiven(g: Root, spec: unknown, refuse: Refuse): void {
  const { leader, deposed = [], decree = {} } = recordAt(spec, '', ['leader', 'deposed', 'decree'], refuse)
  appoint(g, g.seatOf.eyrie!, leaderAt(leader, '.leader', refuse), '7.3.3')
  const gone = listAt(deposed, '.deposed', refuse).map((word, i) => leaderAt(word, `.deposed[${i}]`, refuse))
  g.own.eyrie.leaders = g.own.eyrie.leaders.filter((other) => !gone.includes(other))
  const columns = recordAt(decree, '.decree', COLUMNS, refuse)
  COLUMNS.forEach((column, i) => {
    g.own.eyrie.decree[i]!.push(...cardsFromDeck(g, columns[column] ?? [], `.decree.${column}`, refuse))
  })
}

function leaderAt(value: unknown, path: string, refuse: Refuse): Leader {
  return oneAt(value, LEADERS, 'a leader', path, refuse)
}

/** The Eyrie's board in words. */
export function eyrieFacts(g: Root): Json {
  const { leader, leaders, decree } = g.own.eyrie
  const named = decree.map((cards) => cards.map((card) => (card === VIZIER ? 'vizier' : cardAt(card).id)))
  return { leader, leaders, decree: Object.fromEntries(COLUMNS.map((column, i) => [column, named[i]!])) }
}
