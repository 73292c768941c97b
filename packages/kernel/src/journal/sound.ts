import { randomFrom } from '../chance/random.ts'
import { randomIndex } from '../chance/simulate.ts'
import { copy } from '../copy.ts'
import { askedIn, decide, take } from '../flow/engine.ts'
import type { State } from '../flow/types.ts'
import { attached, type Game } from '../game.ts'
import { brief, FormatError, isRecord, quoted, told } from '../outside.ts'
import { view } from '../views/secrets.ts'

/** No number of a position comes near: whoever counts up to one is soon done. */
const LARGEST = 1_000_000
/** So many options of the question are tried out, */
const TRIED = 100
/** and so many answers of one game that goes on from there. */
const PLAYED = 50

/**
 * A position from outside, ready to be played on. Refused is what cannot be one of this game: parts of it are missing or
 * of another kind than at the beginning, something does not add up, or playing on fails.
 */
export function soundState<G extends State>(game: Game<G>, config: unknown, state: G, place: string): G {
  const begin = game.setup(config)
  numbersAt(state, place)
  likeAt(begin, state, place)
  tried(place, () => {
    attached(game, state)
    sumsAt(game, begin, state, place)
    for (let seat = 0; seat < game.seats(config); seat++) view(game, state, seat)
    view(game, state, null)
    playOn(game, state)
  })
  return state
}

function numbersAt(value: unknown, place: string): void {
  if (typeof value === 'number' && !(Math.abs(value) <= LARGEST)) {
    throw new FormatError(place, `no number is larger than ${LARGEST}`)
  }
  if (Array.isArray(value)) value.forEach((item, i) => void numbersAt(item, `${place}[${i}]`))
  else if (isRecord(value)) for (const key of Object.keys(value)) numbersAt(value[key], `${place}.${quoted(key)}`)
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'list' : value === null ? 'null' : typeof value)

const KINDS: { readonly [kind: string]: string } = {
  list: 'a list',
  object: 'a record',
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
}

/** Whatever is there at the beginning stays of its kind; what is null then may become anything, and the other way. */
function likeAt(begin: unknown, value: unknown, place: string): void {
  if (begin === null || begin === undefined || value === null) return
  const kind = kindOf(begin)
  if (kindOf(value) !== kind) throw new FormatError(place, `${KINDS[kind]} is missing here`)
  if (Array.isArray(begin) && Array.isArray(value)) itemsAt(begin, value, place)
  if (!isRecord(begin) || !isRecord(value)) return
  for (const key of Object.keys(begin)) {
    const at = `${place}.${key}`
    if (!Object.hasOwn(value, key)) throw new FormatError(at, 'this is missing')
    if (key !== 'flow') likeAt(begin[key], value[key], at)
  }
}

/** Items of a list are of the kinds that stood there at the beginning, where any did. */
function itemsAt(begin: readonly unknown[], value: readonly unknown[], place: string): void {
  const kinds = new Set(begin.map(kindOf))
  if (kinds.size === 0 || kinds.has('null')) return
  value.forEach((item, i) => {
    if (!kinds.has(kindOf(item))) throw new FormatError(`${place}[${i}]`, `${KINDS[kindOf(begin[0])]} is missing here`)
  })
}

/** Totals that never change during a game. */
function sumsAt<G extends State>(game: Game<G>, begin: G, state: G, place: string): void {
  const [before, now] = [game.conserved?.(begin) ?? {}, game.conserved?.(state) ?? {}]
  for (const name of Object.keys(before)) {
    if (now[name] === before[name]) continue
    throw new FormatError(place, `there must be ${before[name]} ${name} in all, not ${told(now[name])}`)
  }
}

/** Tries the options of the question, and goes on for a while. */
function playOn<G extends State>(game: Game<G>, state: G): void {
  const ask = decide(game, state)
  if (ask === null) return
  if (ask.options.length === 0) throw new Error('nobody can answer')
  ask.options.slice(0, TRIED).forEach((_, index) => {
    const next = copy(state)
    take(game, next, askedIn(next, ask), index)
  })
  const random = randomFrom('sound')
  const next = copy(state)
  let asked: typeof ask | null = askedIn(next, ask)
  for (let i = 0; i < PLAYED && asked !== null; i++) asked = take(game, next, asked, randomIndex(asked, random))
}

function tried(place: string, action: () => void): void {
  try {
    action()
  } catch (error) {
    if (error instanceof FormatError) throw error
    const reason = error instanceof Error ? error.message : 'unknown reason'
    throw new FormatError(place, `this position cannot be played on: ${brief(reason)}`)
  }
}
