import { equal } from '../equal.ts'
import { shapeOf, shapesOf } from '../flow/picks.ts'
import { PASS, type Pick, type Picks, type Shape, type State } from '../flow/types.ts'
import type { ScenarioKit } from './kit.ts'
import { malformed, quoted, recordAt } from './reading.ts'

type Value = string | number | boolean | null

/** A question, as far as its picks go. */
interface Choice {
  readonly picks: Picks
  readonly options: readonly Pick[]
}

/** Whoever knows the words of a game at this moment. */
interface Speaker<G extends State> {
  readonly kit: ScenarioKit<G>
  readonly state: G
}

/**
 * The option a word of the file means. `5` means the number where that is offered and the text where that is;
 * `from=1 to=5` means a record. A value whose sort has words, such as a seat, may be written by them. What is not
 * offered is taken as it stands, so that it can be refused.
 */
export function pickAt<G extends State>(who: Speaker<G>, value: unknown, place: string, choice: Choice | null): Pick {
  const options = choice?.options ?? []
  const exact = options.find((option) => equal(option, value))
  if (exact !== undefined) return exact
  const spelt = partsOf(value, place)
  const plain = options.find((option) => isSpelt(option, spelt))
  if (plain !== undefined) return plain
  return choice === null || spelt === PASS ? plainPick(spelt) : namedPick(who, spelt, place, choice)
}

/** An option as it may be written in a file. */
export function pickWords<G extends State>({ kit, state }: Speaker<G>, option: Pick, picks: Picks): string {
  const shape = shapeOf(kit.game.sorts, picks, option)
  const written = (value: Value, sort: string | undefined): string =>
    (sort === undefined ? undefined : wordsOf(kit, sort)?.write(value, state)) ?? String(value)
  if (typeof option !== 'object') return written(option, typeof shape === 'string' ? shape : undefined)
  const sorts = typeof shape === 'object' ? shape : null
  return Object.entries(option)
    .map(([field, value]) => `${field}=${written(value, sorts?.[field])}`)
    .join(' ')
}

const wordsOf = <G extends State>({ words = {} }: ScenarioKit<G>, sort: string) =>
  Object.hasOwn(words, sort) ? words[sort] : undefined

/** What is written: one value, or the values of a record by field. */
type Spelt = Value | ReadonlyMap<string, Value>

function partsOf(value: unknown, place: string): Spelt {
  if (typeof value === 'string') return fieldsOf(value) ?? value
  if (typeof value === 'number') return value
  const record = recordAt(value, place)
  for (const [key, item] of Object.entries(record)) {
    if (typeof item === 'object' && item !== null) malformed(`${place}.${quoted(key)}`, 'an option is flat')
  }
  return new Map(Object.entries(record as Readonly<Record<string, Value>>))
}

/** `from=1 to=5` in its parts; null where the text is something else. A value may have several words: `to=seat 2`. */
function fieldsOf(words: string): Map<string, string> | null {
  const fields = new Map<string, string>()
  let last: string | null = null
  for (const word of words.trim().split(/\s+/)) {
    const split = word.indexOf('=')
    if (split >= 1) {
      last = word.slice(0, split)
      fields.set(last, word.slice(split + 1))
    } else if (last === null || split === 0) return null
    else fields.set(last, `${fields.get(last)} ${word}`)
  }
  return fields
}

const isFields = (spelt: Spelt): spelt is ReadonlyMap<string, Value> => typeof spelt === 'object' && spelt !== null

/** Whether an option is written like this, letter by letter. */
function isSpelt(option: Pick, spelt: Spelt): boolean {
  if (typeof option !== 'object') return !isFields(spelt) && String(option) === String(spelt)
  if (!isFields(spelt) || spelt.size !== Object.keys(option).length) return false
  return Object.entries(option).every(([key, value]) => spelt.has(key) && String(spelt.get(key)) === String(value))
}

function plainPick(spelt: Spelt): Pick {
  if (isFields(spelt)) return Object.fromEntries([...spelt].map(([key, value]) => [key, readValue(value)]))
  const value = typeof spelt === 'string' && !isNumeric(spelt) ? spelt : readValue(spelt)
  return typeof value === 'number' ? value : String(value)
}

function readValue(value: Value): Value {
  if (typeof value !== 'string') return value
  if (isNumeric(value)) return Number(value)
  if (value === 'true' || value === 'false') return value === 'true'
  return value === 'null' ? null : value
}

const isNumeric = (word: string): boolean => /^-?\d+$/.test(word)

/** Tries each shape that the picks of the question have; a name that none of them knows is refused. */
function namedPick<G extends State>(who: Speaker<G>, spelt: Spelt, place: string, { picks, options }: Choice): Pick {
  const shapes = shapesOf(picks).filter((shape) => fits(shape, spelt))
  if (shapes.length === 0) return plainPick(spelt)
  const read = shapes.map((shape) => readAs(who, shape, spelt))
  const known = read.flatMap((result) => ('pick' in result ? [result.pick] : []))
  const [first] = read
  if (known.length > 0) return known.find((pick) => options.some((option) => equal(option, pick))) ?? known[0]!
  return 'unknown' in first! ? malformed(place, first.unknown) : plainPick(spelt)
}

function fits(shape: Shape, spelt: Spelt): boolean {
  if (typeof shape === 'string') return !isFields(spelt)
  const fields = Object.keys(shape)
  return isFields(spelt) && spelt.size === fields.length && fields.every((field) => spelt.has(field))
}

type Read<T> = { readonly pick: T } | { readonly unknown: string }

function readAs<G extends State>(who: Speaker<G>, shape: Shape, spelt: Spelt): Read<Pick> {
  if (!isFields(spelt)) {
    const read = readOne(who, typeof shape === 'string' ? shape : '', spelt)
    return 'unknown' in read ? read : { pick: plainPick(read.pick) }
  }
  const sorts: Readonly<Record<string, string>> = typeof shape === 'string' ? {} : shape
  const fields: [string, Value][] = []
  for (const [field, value] of spelt) {
    const read = readOne(who, sorts[field] ?? '', value)
    if ('unknown' in read) return read
    fields.push([field, readValue(read.pick)])
  }
  return { pick: Object.fromEntries(fields) }
}

/** A value by its word; numbers stand for themselves. */
function readOne<G extends State>({ kit, state }: Speaker<G>, sort: string, value: Value): Read<Value> {
  const words = wordsOf(kit, sort)
  if (words === undefined || typeof value !== 'string' || isNumeric(value)) return { pick: value }
  const read = words.read(value, state)
  return read === undefined ? { unknown: `no ${sort} is called “${quoted(value)}” here` } : { pick: read }
}
