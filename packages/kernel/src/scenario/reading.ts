import { type Asked, CHANCE, type Seat } from '../flow/types.ts'
import { FormatError, isRecord, quoted, shortly } from '../outside.ts'

export { brief, isRecord, plainAt, quoted, shortly } from '../outside.ts'

/** A record read from a file. */
export type Fields = Readonly<Record<string, unknown>>

/** Refuses a part of a scenario that makes no sense; `place` is a path such as `$.when[2].pick`. */
export function malformed(place: string, reason: string): never {
  throw new FormatError(place, reason)
}

/** A record, with no other fields than these where they are listed. */
export function recordAt(value: unknown, place: string, known?: readonly string[]): Fields {
  if (!isRecord(value)) return malformed(place, `a record is expected here, not ${shortly(value)}`)
  for (const key of Object.keys(value)) {
    if (known !== undefined && !known.includes(key)) {
      malformed(`${place}.${quoted(key)}`, `“${quoted(key)}” is not known here; there are ${known.join(', ')}`)
    }
  }
  return value
}

export function listAt(value: unknown, place: string): readonly unknown[] {
  return Array.isArray(value) ? value : malformed(place, `a list is expected here, not ${shortly(value)}`)
}

export function textAt(value: unknown, place: string): string {
  const isText = typeof value === 'string' && value.trim() !== ''
  return isText ? value : malformed(place, `a text is expected here, not ${shortly(value)}`)
}

/** A seat by its number, as `seat 2`, by `chance`, or by the name the game gives it. */
export function seatAt(value: unknown, place: string, named: (name: string) => Seat | undefined): Asked {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value
  if (typeof value !== 'string') return malformed(place, `a seat is expected here, not ${shortly(value)}`)
  if (value === CHANCE) return CHANCE
  return named(value) ?? numberedSeat(value) ?? malformed(place, `nobody at this table is called “${quoted(value)}”`)
}

/** `2` or `seat 2`: a seat by its number, counted from 0. */
export function numberedSeat(word: string): Seat | undefined {
  const number = /^(?:seat\s+)?(\d{1,3})$/.exec(word)?.[1]
  return number === undefined ? undefined : Number(number)
}
