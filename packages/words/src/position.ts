import type { Seat } from '@spinney/kernel'
import type { Facts, Said, Section, WordedSection } from './said.ts'
import type { Words } from './types.ts'

export type { Said, Section, WordedSection } from './said.ts'

export const term = (id: string): Said => ({ term: id })
export const terms = (ids: readonly string[]): Said => ({ row: ids.map(term) })
export const message = (key: string, facts: Facts = {}): Said => ({ key, facts })
export const field = (name: string): Said => ({ field: name })
export const hidden = (count: number): Said => ({ hidden: count })
export const seat = (index: Seat): Said => ({ seat: index })
export const sentences = (items: readonly Said[]): Said => ({ sentences: items })
export const row = (items: readonly Said[]): Said => ({ row: items })

/** Nothing to say. */
export const NOTHING: Said = { row: [] }

const isNothing = (said: Said): boolean => typeof said === 'object' && 'row' in said && said.row.length === 0

/** Labels with what is to be said about them; what has nothing to say is left out. */
export function lines(...pairs: readonly (readonly [label: Said, said: Said])[]): readonly (readonly Said[])[] {
  return pairs.filter(([, said]) => !isNothing(said))
}

/** A described position in words. */
export function wordPosition(sections: readonly Section[], words: Words): readonly WordedSection[] {
  return sections.map(({ title, head, rows, seat: owner }) => ({
    title: words.say(title),
    head: head?.map(words.say) ?? null,
    rows: rows.map((cells) => cells.map(words.say)),
    seat: owner ?? null,
  }))
}
