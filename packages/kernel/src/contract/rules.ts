import { randomFrom, roll } from '../chance/random.ts'
import { copy } from '../copy.ts'
import { difference, equal } from '../equal.ts'
import { type Ask, decide } from '../flow/engine.ts'
import { shapeIn } from '../flow/picks.ts'
import { play } from '../flow/play.ts'
import { CHANCE, PASS, type Pick, type State } from '../flow/types.ts'
import { attached, type Game } from '../game.ts'
import { notPlain } from './plain.ts'
import { describe, type Position, reasonOf, tried } from './position.ts'

/** Looks at a position; says what is wrong, or null. */
export type Check = <G extends State>(p: Position<G>) => string | null

/** Options are there, unique, flat, stable, and for somebody who sits at the table. */
export const options: Check = ({ game, config, state, ask }) => {
  if (ask === null) return null
  const { seat, kind } = ask
  const sits = seat === CHANCE || (Number.isInteger(seat) && seat >= 0 && seat < game.seats(config))
  if (!sits) return `${kind} is asked of ${seat}, who does not sit at the table`
  if (ask.law === '') return `${kind} carries no rule number`
  if (ask.options.length === 0) return `${kind} has no options`
  const again = decide(game, state)
  if (!equal(again?.options, ask.options)) return `${kind}: listing the options twice gives different lists`
  return repeated(ask) ?? wrongWeights(ask) ?? wrongDraw(state, ask) ?? misfit(game, state, ask)
}

/** So often it is drawn both ways. */
const DRAWS = 3

/** Whoever draws without listing gets what the list gives with the same number. */
function wrongDraw<G extends State>(state: G, ask: Ask<G>): string | null {
  const { draw } = ask.step
  if (draw === undefined) return null
  for (let i = 0; i < DRAWS; i++) {
    const seed = `${state.version}/${i}`
    const listed = ask.options[roll(ask, randomFrom(seed))]
    const drawn = draw(state, ask.frame.local, randomFrom(seed))
    if (!equal(drawn, listed)) {
      return `${ask.kind} draws ${JSON.stringify(drawn)} where its list gives ${JSON.stringify(listed)}`
    }
  }
  return null
}

/** Every pick is of the sort that its question names. */
function misfit<G extends State>({ sorts }: Game<G>, state: G, { kind, seat, picks, options }: Ask<G>): string | null {
  const odd = options.find((pick) => pick !== PASS && shapeIn(sorts, state, seat, picks, pick) === null)
  return odd === undefined
    ? null
    : `${kind} offers ${JSON.stringify(odd)}, which is not of the sort ${JSON.stringify(picks)}`
}

function repeated({ kind, options }: Ask<never>): string | null {
  const seen = new Set<string | number>()
  for (const pick of options) {
    const key = keyOf(pick)
    if (key === null) return `${kind} offers ${JSON.stringify(pick)}, which is not a word, a number or a flat record`
    if (seen.has(key)) return `${kind} offers ${JSON.stringify(pick)} twice`
    seen.add(key)
  }
  return null
}

/** Something that is the same for equal options only; null for what may not be an option. */
function keyOf(pick: Pick): string | number | null {
  if (typeof pick === 'string') return `"${pick}`
  if (typeof pick === 'number') return Number.isFinite(pick) ? pick : null
  if (typeof pick !== 'object' || pick === null || Array.isArray(pick)) return null
  const keys = Object.keys(pick).sort()
  for (const key of keys) if (typeof pick[key] === 'object' && pick[key] !== null) return null
  return JSON.stringify(keys.map((key) => [key, pick[key]]))
}

function wrongWeights({ kind, options, weights }: Ask<never>): string | null {
  if (weights === null) return null
  if (weights.length !== options.length) return `${kind} has ${options.length} options and ${weights.length} weights`
  const wrong = weights.find((weight) => !Number.isInteger(weight) || weight < 1)
  return wrong === undefined ? null : `${kind} has a weight of ${wrong}; weights are whole numbers from 1`
}

/** Nothing is lost and nothing appears. */
export const conserved: Check = ({ game, state, totals }) => {
  if (totals === null || game.conserved === undefined) return null
  const wrong = difference(game.conserved(state), totals)
  return wrong === null ? null : `what never changes has changed: ${wrong}`
}

/** The state is plain data, and stays so. */
export const plain: Check = (p) => {
  const found = notPlain(p.state)
  if (found !== null) return `the state is not plain data: ${found}`
  for (const { state, answer } of tried(p)) {
    const then = notPlain(state)
    if (then !== null) return `after ${describe(answer)} the state is not plain data: ${then}`
  }
  return null
}

/** Written and read, the state is the same and plays on the same. */
export const json: Check = (p) => {
  const loaded = attached(p.game, JSON.parse(JSON.stringify(p.state)) as typeof p.state)
  if (!equal(loaded, p.state)) return `written and read, the state differs: ${difference(loaded, p.state)}`
  const [first] = tried(p)
  if (first === undefined) return null
  const wrong = difference(play(p.game, loaded, first.answer).state, first.state)
  return wrong === null ? null : `written and read, the state plays on differently: ${wrong}`
}

/** A copy is the same and has nothing in common with the original. */
export const copied: Check = ({ state }) => {
  const other = copy(state)
  const wrong = difference(other, state)
  if (wrong !== null) return `a copy differs: ${wrong}`
  const shared = sharedPart(other, state, '$')
  return shared === null ? null : `a copy shares ${shared} with the original`
}

function sharedPart(a: unknown, b: unknown, path: string): string | null {
  if (typeof a !== 'object' || a === null) return null
  if (a === b) return path
  for (const key of Object.keys(a)) {
    const found = sharedPart((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key], `${path}.${key}`)
    if (found !== null) return found
  }
  return null
}

/** Every option can be played. */
export const applicable: Check = (p) => {
  tried(p)
  return null
}

/** Nothing is lost by any option. */
export const conserving: Check = (p) => {
  for (const { state, answer } of tried(p)) {
    const lost = conserved({ ...p, state })
    if (lost !== null) return `after ${describe(answer)} ${lost}`
  }
  return conserved(p)
}

/** The same answer to the same state leads to the same: rules remember nothing outside the state. */
export const repeatable: Check = (p) => {
  const [first] = tried(p)
  if (first === undefined) return null
  const wrong = difference(play(p.game, p.state, first.answer).state, first.state)
  return wrong === null ? null : `${describe(first.answer)}, given twice, leads to different states: ${wrong}`
}

/** There is a result exactly when the game is over, with a score for every seat. */
export const result: Check = ({ game, config, state }) => {
  const found = game.result(state)
  if (!state.over) return found === null ? null : 'there is a result although the game goes on'
  if (found === null) return 'the game is over without a result'
  const seats = game.seats(config)
  if (found.scores.length !== seats) return `${found.scores.length} scores for ${seats} seats`
  const stranger = found.winners.find((seat) => !Number.isInteger(seat) || seat < 0 || seat >= seats)
  return stranger === undefined ? null : `${stranger} wins without sitting at the table`
}

/** Runs a check; an error inside it is a failure too. */
export function findingOf<G extends State>(check: Check, p: Position<G>): string | null {
  try {
    return check(p)
  } catch (error) {
    return reasonOf(error)
  }
}
