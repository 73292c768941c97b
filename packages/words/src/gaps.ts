import type { SeatForm } from './languages.ts'

/** A gap of a message: `{{by, seat}}` is called `by` and is of the sort `seat`; `{{card}}` is of no sort. */
export interface Gap {
  readonly name: string
  readonly sort: string | null
}

/** The sort of the number that decides between singular and plural. */
export const COUNT = 'count'

/** `{{left, n-card}}` is a number with its noun, “2 cards”: the message `count.card`. */
export const NOUN = 'n-'

/** `{{by, seat}}` begins a sentence, “You”; the others stand further inside, “you”, or own something, “your”. */
export const SEAT_SORTS: { readonly [sort: string]: SeatForm } = {
  seat: 'subject',
  'seat-object': 'object',
  'seat-owner': 'owner',
}

const known = new Map<string, readonly Gap[]>()

/** The gaps of a template, in the order they stand in it. */
export function gapsOf(template: string): readonly Gap[] {
  const found = known.get(template)
  if (found !== undefined) return found
  const gaps = [...template.matchAll(/\{\{\s*(\w+)\s*(?:,\s*([\w-]+)\s*)?\}\}/g)].map(([, name, sort]) => ({
    name: name!,
    sort: sort ?? null,
  }))
  known.set(template, gaps)
  return gaps
}

/** Endings that i18next gives to the forms of one message. */
const FORMS = ['', '_other', '_one', '_zero', '_two', '_few', '_many']

const NONE: readonly string[] = []
const found = new WeakMap<Catalogue, Map<string, readonly string[]>>()

/** All forms of a message that a catalogue has. */
export function formsOf(catalogue: Catalogue, key: string): readonly string[] {
  const forms = found.get(catalogue) ?? new Map<string, readonly string[]>()
  found.set(catalogue, forms)
  const known = forms.get(key) ?? FORMS.flatMap((form) => catalogue[key + form] ?? NONE)
  forms.set(key, known)
  return known
}

/** Messages by key. */
export type Catalogue = { readonly [key: string]: string }

/** `{ a: { b: 'x' } }` becomes `{ 'a.b': 'x' }`, so that catalogues may be written either way. */
export function flatten(value: unknown, prefix = '', flat: { [key: string]: string } = {}): Catalogue {
  if (typeof value === 'string') flat[prefix] = value
  if (typeof value !== 'object' || value === null) return flat
  for (const [key, part] of Object.entries(value)) flatten(part, prefix === '' ? key : `${prefix}.${key}`, flat)
  return flat
}
