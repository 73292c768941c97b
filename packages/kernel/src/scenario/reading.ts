import { equal } from '../equal.ts'
import { type Asked, CHANCE, type Pick, type Seat } from '../flow/types.ts'
import { FormatError } from '../journal/format.ts'

/** A record read from a file. */
export type Fields = Readonly<Record<string, unknown>>

/** Refuses a part of a scenario that makes no sense; `place` is a path such as `$.when[2].pick`. */
export function malformed(place: string, reason: string): never {
  throw new FormatError(place, reason)
}

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A record, with no other fields than these where they are listed. */
export function recordAt(value: unknown, place: string, known?: readonly string[]): Fields {
  if (!isRecord(value)) return malformed(place, `a record is expected here, not ${shortly(value)}`)
  for (const key of Object.keys(value)) {
    if (known !== undefined && !known.includes(key)) {
      malformed(`${place}.${key}`, `“${key}” is not known here; there are ${known.join(', ')}`)
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

/** A seat by its number, by `chance`, or by the name the game gives it. */
export function seatAt(value: unknown, place: string, named: (name: string) => Seat | undefined): Asked {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0) return value
  if (typeof value !== 'string') return malformed(place, `a seat is expected here, not ${shortly(value)}`)
  if (value === CHANCE) return CHANCE
  const seat = named(value) ?? (/^\d+$/.test(value) ? Number(value) : undefined)
  return seat ?? malformed(place, `nobody at this table is called “${value}”`)
}

/**
 * The option a word of the file means. `5` means the number where that is offered and the text where that is;
 * `from=1 to=5` means a record. What is not offered is taken as it stands, so that it can be refused.
 */
export function pickAt(value: unknown, place: string, options: readonly Pick[]): Pick {
  const exact = options.find((option) => equal(option, value))
  if (exact !== undefined) return exact
  if (typeof value === 'number') return optionSpelt(String(value), options) ?? value
  if (typeof value === 'string') return optionSpelt(value, options) ?? readWords(value)
  const record = recordAt(value, place)
  for (const [key, item] of Object.entries(record)) {
    if (typeof item === 'object' && item !== null) malformed(`${place}.${key}`, 'an option is flat')
  }
  return record as Pick
}

function optionSpelt(words: string, options: readonly Pick[]): Pick | undefined {
  const spelt = fieldsOf(words)
  return options.find((option) => {
    if (typeof option !== 'object') return String(option) === words
    if (spelt === null || spelt.size !== Object.keys(option).length) return false
    return Object.entries(option).every(([key, value]) => spelt.get(key) === String(value))
  })
}

/** `from=1 to=5` in its parts; null where the text is something else. */
function fieldsOf(words: string): Map<string, string> | null {
  const fields = new Map<string, string>()
  for (const word of words.split(/\s+/)) {
    const split = word.indexOf('=')
    if (split < 1) return null
    fields.set(word.slice(0, split), word.slice(split + 1))
  }
  return fields
}

function readWords(words: string): Pick {
  const fields = fieldsOf(words)
  if (fields === null) return /^-?\d+$/.test(words) ? Number(words) : words
  return Object.fromEntries([...fields].map(([key, word]) => [key, readValue(word)]))
}

function readValue(word: string): string | number | boolean | null {
  if (/^-?\d+$/.test(word)) return Number(word)
  if (word === 'true' || word === 'false') return word === 'true'
  return word === 'null' ? null : word
}

/** A value in few words, for messages. */
export function shortly(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 200 ? `${text.slice(0, 200)}…` : text
}
