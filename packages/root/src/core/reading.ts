import { cardNamed } from '../cards/deck.ts'
import { withdraw } from '../cards/hand.ts'
import type { Root } from './state.ts'

/** Refuses a description with the path to what is wrong and the reason. */
export type Refuse = (path: string, reason: string) => never

/** A record; with a list of known fields, nothing else may stand in it. */
export function recordAt(
  value: unknown,
  path: string,
  known: readonly string[] | null,
  refuse: Refuse,
): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refuse(path, 'a record is expected here')
  for (const key of Object.keys(value)) {
    if (known !== null && !known.includes(key))
      refuse(`${path}.${key}`, `“${key}” is not known here; there are ${known.join(', ')}`)
  }
  return value as Record<string, unknown>
}

export function listAt(value: unknown, path: string, refuse: Refuse): readonly unknown[] {
  return Array.isArray(value) ? value : refuse(path, 'a list is expected here')
}

export function wordAt(value: unknown, path: string, refuse: Refuse): string {
  return typeof value === 'string' ? value : refuse(path, `a word is expected here, not ${JSON.stringify(value)}`)
}

export function numberAt(value: unknown, path: string, refuse: Refuse): number {
  const whole = typeof value === 'number' && Number.isInteger(value) && value >= 0
  return whole ? value : refuse(path, `a whole number from 0 is expected here, not ${JSON.stringify(value)}`)
}

/** Cards by name, taken out of the deck. */
export function cardsFromDeck(g: Root, value: unknown, path: string, refuse: Refuse): number[] {
  return listAt(value, path, refuse).map((id, i) => {
    const at = `${path}[${i}]`
    const card = cardNamed(wordAt(id, at, refuse)) ?? refuse(at, `there is no card called ${String(id)}`)
    if (!g.deck.includes(card.index)) refuse(at, `no ${card.id} is left in the deck`)
    withdraw(g.deck, card.index)
    return card.index
  })
}
