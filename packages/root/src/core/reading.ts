import type { Seat } from '@spinney/kernel'
import { HIDDEN, quoted, shortly } from '@spinney/kernel/scenario'
import { cardAt, cardNamed } from '../cards/deck.ts'
import { withdraw } from '../cards/hand.ts'
import type { Root, Visible } from './state.ts'

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
      refuse(`${path}.${quoted(key)}`, `“${quoted(key)}” is not known here; there are ${known.join(', ')}`)
  }
  return value as Record<string, unknown>
}

export function listAt(value: unknown, path: string, refuse: Refuse): readonly unknown[] {
  return Array.isArray(value) ? value : refuse(path, 'a list is expected here')
}

export function wordAt(value: unknown, path: string, refuse: Refuse): string {
  return typeof value === 'string' ? value : refuse(path, `a word is expected here, not ${shortly(value)}`)
}

/** What stands in the file, for messages. */
export const shown = (value: unknown): string => (typeof value === 'string' ? quoted(value) : shortly(value))

/** One word out of a list; `what` says what they are. */
export function oneAt<T>(value: unknown, known: readonly T[], what: string, path: string, refuse: Refuse): T {
  const found = known.find((word) => word === value)
  return found ?? refuse(path, `${what} is ${known.join(', ')}, not ${shown(value)}`)
}

export function numberAt(value: unknown, path: string, refuse: Refuse): number {
  const whole = typeof value === 'number' && Number.isInteger(value) && value >= 0
  return whole ? value : refuse(path, `a whole number from 0 is expected here, not ${shortly(value)}`)
}

/** The seat of a faction at this table. */
export const seatNamed = (g: Visible, name: string): Seat | undefined =>
  Object.hasOwn(g.seatOf, name) ? g.seatOf[name] : undefined

/** The seat of a faction that must be at this table. */
export function seatAt(g: Visible, name: string, path: string, refuse: Refuse): Seat {
  return seatNamed(g, name) ?? refuse(path, `${quoted(name)} is not at the table`)
}

/** The name of a card, where the one who looks may know it. */
export const cardWord = (card: number | null): string => (card === null ? HIDDEN : cardAt(card).id)

/** Cards by name, taken out of the deck. */
export function cardsFromDeck(g: Root, value: unknown, path: string, refuse: Refuse): number[] {
  return listAt(value, path, refuse).map((id, i) => {
    const at = `${path}[${i}]`
    const card = cardNamed(wordAt(id, at, refuse)) ?? refuse(at, `there is no card called ${shown(id)}`)
    if (!g.deck.includes(card.index)) refuse(at, `no ${card.id} is left in the deck`)
    withdraw(g.deck, card.index)
    return card.index
  })
}
