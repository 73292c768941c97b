import type { Json, View } from '@spinney/kernel'
import { field, hidden, NOTHING, row, type Said, type Section, term } from './position.ts'

/** Any position by its open fields: for games that describe theirs in no other way. */
export function describeFields({ state }: View): readonly Section[] {
  const entries = Object.entries(state as { readonly [name: string]: Json }).filter(([name]) => name !== 'flow')
  const flat = entries.filter(([, value]) => isFlat(value))
  const deep = entries.filter(([, value]) => !isFlat(value))
  return [
    { title: NOTHING, rows: flat.map(([name, value]) => [field(name), saidOf(value)]) },
    ...deep.map(([name, value]) => ({ title: field(name), rows: rowsOf(value) })),
  ]
}

const isSimple = (value: Json): boolean => typeof value !== 'object' || value === null

/** One line is enough for it. */
const isFlat = (value: Json): boolean => isSimple(value) || (Array.isArray(value) && value.every(isSimple))

/** A line for each part. */
function rowsOf(value: Json): readonly (readonly Said[])[] {
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.map((part: Json, i) => [i + 1, saidOf(part)])
  return Object.entries(value).map(([name, part]) => [field(name), saidOf(part)])
}

/** Hidden things are only counted. */
function saidOf(value: Json): Said {
  if (Array.isArray(value)) {
    return value.length > 0 && value.every((item) => item === null) ? hidden(value.length) : row(value.map(saidOf))
  }
  if (value === null) return NOTHING
  if (typeof value === 'object')
    return row(Object.entries(value).flatMap(([name, part]) => [field(name), saidOf(part)]))
  return typeof value === 'number' ? value : term(String(value))
}
