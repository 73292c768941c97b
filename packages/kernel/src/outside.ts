/**
 * What comes from outside: files, messages, command lines. Whoever reads it looks at its size and its shape first, and
 * repeats little of it in messages.
 */

/** A file could not be read; the message says why and, where it can be told, the place. */
export class FormatError extends Error {
  override name = 'FormatError'
  /** Line and column, or a path such as `$.answers[3].pick`. */
  readonly place: string
  constructor(place: string, reason: string) {
    super(`${place}: ${reason}`)
    this.place = place
  }
}

/** How deep something may be nested, and of how many parts it may be. */
export interface Extent {
  readonly levels: number
  readonly parts: number
}

/** No scenario and no configuration comes near. */
export const SMALL: Extent = { levels: 30, parts: 50_000 }
/** The same for whole games and positions. */
export const LARGE: Extent = { levels: 60, parts: 2_000_000 }

/** So much of what is wrong stands in a message. */
const LONGEST_ECHO = 200
const LONGEST_WORD = 60

type Fields = Readonly<Record<string, unknown>>

export function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Refuses what is no plain data, nested too deeply or too large, so that everything after may look at all of it. */
export function plainAt(value: unknown, place: string, { levels, parts }: Extent = SMALL): void {
  let count = 0
  const visit = (part: unknown, at: () => string, depth: number): void => {
    if (++count > parts) refuse(place, `there are more than ${parts} parts in this`)
    if (depth > levels) refuse(place, `this is nested deeper than ${levels} levels`)
    if (Array.isArray(part)) part.forEach((item, i) => void visit(item, () => `${at()}[${i}]`, depth + 1))
    else if (isRecord(part)) {
      for (const key of keysAt(part, at)) visit(part[key], () => `${at()}.${quoted(key)}`, depth + 1)
    } else if (!isPlain(part)) refuse(at(), `texts, numbers, true, false and null are known here, not ${shortly(part)}`)
  }
  visit(value, () => place, 0)
}

function keysAt(record: Fields, at: () => string): string[] {
  const made = Object.getPrototypeOf(record)
  if (made !== Object.prototype && made !== null) refuse(at(), 'a record is expected here')
  return Object.keys(record)
}

const isPlain = (value: unknown): boolean =>
  value === null || ['string', 'boolean', 'undefined'].includes(typeof value) || Number.isFinite(value)

function refuse(place: string, reason: string): never {
  throw new FormatError(place, reason)
}

/** What a table has under a name from outside; names such as `constructor` are in no table. */
export function named<T>(table: { readonly [name: string]: T }, name: unknown): T | undefined {
  return typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined
}

/** A value in few words, for messages: whatever it is, and however large. */
export function shortly(value: unknown): string {
  return value === undefined ? 'nothing' : cut(written(value, { left: LONGEST_ECHO }), LONGEST_ECHO)
}

/** A word as it stands, and anything else in few words. */
export const told = (value: unknown): string => (typeof value === 'string' ? quoted(value) : shortly(value))

/** As JSON, as far as there is room. */
function written(value: unknown, room: { left: number }): string {
  if (room.left <= 0) return '…'
  room.left--
  if (typeof value === 'string') {
    room.left -= value.length
    return JSON.stringify(cut(value, LONGEST_ECHO))
  }
  if (Array.isArray(value)) return `[${some(value, room, (item) => written(item, room))}]`
  if (isRecord(value)) {
    const field = (key: string) => `${JSON.stringify(quoted(key))}:${written(value[key], room)}`
    return `{${some(Object.keys(value), room, field)}}`
  }
  return value === null || typeof value === 'number' || typeof value === 'boolean' ? String(value) : typeof value
}

function some<T>(items: readonly T[], room: { left: number }, write: (item: T) => string): string {
  const texts: string[] = []
  for (const item of items) {
    texts.push(room.left <= 0 ? '…' : write(item))
    if (room.left <= 0) break
  }
  return texts.join(',')
}

/** A message, cut where it echoes too much. */
export const brief = (message: string): string => cut(message, LONGEST_ECHO)

/** A word from outside, for messages: as much of it as one wants to read, and no signs that move a terminal's cursor. */
export const quoted = (word: string): string => cut(word, LONGEST_WORD).replaceAll(/\p{Cc}/gu, '\ufffd')

const cut = (text: string, longest: number): string => (text.length > longest ? `${text.slice(0, longest)}…` : text)
