import { type Random, randomFrom } from '@spinney/kernel'

// Damages data as somebody would who means harm, or a disk that fails. The same seed damages in the same way.

export type Data = null | boolean | number | string | Data[] | { [key: string]: Data }

export const of = <T>(random: Random, list: readonly T[]): T => list[random.below(list.length)]!

/** Nested deeper than any stack. */
const DEEP = 20_000
/** Longer than anybody wants to read. */
const LONG = 5000

/** Words that stand for something in JavaScript, in files or in the games, and values nobody expects. */
const STRANGE: readonly Data[] = [
  null,
  true,
  -1,
  0,
  1,
  2,
  13,
  99,
  1.5,
  1e9,
  1e308,
  '',
  ' ',
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'seat 0',
  'seat 99',
  '-1',
  'pass',
  'chance',
  'hidden',
  'nobody',
  'marquise',
  'vagabond2',
  'elves',
  '2p-05',
  'burrow',
  'from=1 to=5',
  '=',
  'x'.repeat(LONG),
  [],
  [[]],
  {},
  { toString: 1 },
  { valueOf: null, length: 3 },
  JSON.parse('{"__proto__": {"polluted": 1}}'),
]
const NAMES = ['constructor', '__proto__', 'toString', 'length', '0', '1', 'seat', 'at', 'setup', 'marquise', 'trolls']

/** Rare, because they cost time: what is very deep, and what is very long. */
function monster(random: Random): Data {
  if (random.below(2) === 0) return Array.from({ length: 3000 }, (_, i) => i % 7)
  let deep: Data = 0
  const depth = of(random, [20, 70, DEEP])
  for (let i = 0; i < depth; i++) deep = i % 2 === 0 ? [deep] : { deep }
  return deep
}

type Holder = Data[] | { [key: string]: Data }

/** All places of a document that can be changed. */
function spots(data: Data, found: { holder: Holder; key: string | number }[] = []) {
  if (Array.isArray(data)) {
    data.forEach((item, key) => {
      found.push({ holder: data, key })
      spots(item, found)
    })
  } else if (typeof data === 'object' && data !== null) {
    for (const key of Object.keys(data)) {
      found.push({ holder: data, key })
      spots(data[key]!, found)
    }
  }
  return found
}

function put(holder: Holder, key: string | number, value: Data): void {
  Object.defineProperty(holder, key, { value, configurable: true, enumerable: true, writable: true })
}

/** A value nobody expects. */
export const strange = (random: Random): Data =>
  random.below(60) === 0 ? monster(random) : structuredClone(of(random, STRANGE))

/** Changes one place: takes it away, doubles it, swaps it with another, or puts something strange there. */
function mutate(random: Random, data: Data, other: Data): void {
  const places = spots(data)
  if (places.length === 0) return
  const { holder, key } = of(random, places)
  const stolen = () => {
    const found = spots(other)
    if (found.length === 0) return strange(random)
    const spot = of(random, found)
    return structuredClone((spot.holder as { [key: string]: Data })[spot.key]!)
  }
  const deed = random.below(6)
  if (deed === 0) Array.isArray(holder) ? holder.splice(Number(key), 1) : delete holder[key]
  else if (deed === 1) Array.isArray(holder) ? holder.push(stolen()) : put(holder, of(random, NAMES), stolen())
  else if (deed === 2) put(holder, key, stolen())
  else if (deed === 3 && Array.isArray(holder)) holder.push(structuredClone(holder[Number(key)]!))
  else put(holder, key, strange(random))
}

/** A copy that differs from the original in a few places; parts may come from another document of its kind. */
export function damaged(random: Random, data: Data, other: Data = data): Data {
  if (random.below(25) === 0) return strange(random)
  const copy = structuredClone(data)
  // The deepest must be the last: nobody could walk through it to change one more place.
  const times = random.below(4)
  for (let i = 0; i <= times && !isDeep(copy); i++) mutate(random, copy, other)
  return copy
}

function isDeep(data: Data, level = 0): boolean {
  if (level > 200) return true
  return typeof data === 'object' && data !== null && Object.values(data).some((item) => isDeep(item, level + 1))
}

/** JSON of anything: what is nested too deeply for the writer is written by hand. */
export function textOf(data: Data): string {
  if (!isDeep(data)) return JSON.stringify(data)
  return `${'{"a":['.repeat(DEEP)}${']}'.repeat(DEEP)}`
}

/** Signs that mean something in YAML, JSON or on a command line. */
const SIGNS = [
  '*a',
  '&a ',
  '{',
  '}',
  '[',
  ']',
  ': ',
  '- ',
  '\n',
  '\t',
  '!!set ',
  '!!binary ',
  '<<: ',
  '"',
  "'",
  '|',
  '%',
]

/** Changes a text: cuts, doubles or puts in some signs. */
export function scramble(random: Random, text: string): string {
  const from = random.below(text.length + 1)
  const to = Math.min(text.length, from + random.below(30))
  const deed = random.below(3)
  if (deed === 0) return text.slice(0, from) + text.slice(to)
  if (deed === 1) return text.slice(0, to) + text.slice(from)
  return text.slice(0, from) + of(random, SIGNS) + text.slice(from)
}

/** No message is longer. */
export const LONGEST_MESSAGE = 3000

/**
 * Looks at many cases, each with dice of its own. `look` says what is wrong with a case, or null. What is found comes
 * back, a few of them.
 */
export async function lookAt(
  name: string,
  cases: number,
  look: (random: Random, i: number) => string | null | Promise<string | null>,
): Promise<string[]> {
  const found: string[] = []
  for (let i = 0; i < cases && found.length < 3; i++) {
    const wrong = await look(randomFrom(`${name} ${i}`), i)
    if (wrong !== null) found.push(`${name} ${i}: ${wrong.slice(0, 4000)}`)
  }
  if (({} as { polluted?: number }).polluted !== undefined) found.push('the prototype of all records was changed')
  return found
}

/** Does something that may refuse; says what is wrong where it fails otherwise, or echoes too much. */
export function troubleOf(refusals: readonly (new (...words: never[]) => Error)[], action: () => void): string | null {
  try {
    action()
    return null
  } catch (error) {
    return wrongError(refusals, error)
  }
}

/** What is wrong with an error; null where it is a refusal in few words. */
export function wrongError(refusals: readonly (new (...words: never[]) => Error)[], error: unknown): string | null {
  if (!(error instanceof Error)) return `not an error: ${typeof error}`
  if (!refusals.some((refusal) => error instanceof refusal)) return error.stack ?? error.message
  return error.message.length < LONGEST_MESSAGE ? null : `echoes ${error.message.length} signs`
}
