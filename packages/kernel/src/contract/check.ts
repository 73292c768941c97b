import { type Random, randomFrom } from '../chance/random.ts'
import { randomIndex } from '../chance/simulate.ts'
import { difference } from '../equal.ts'
import { take } from '../flow/engine.ts'
import type { Answer, State } from '../flow/types.ts'
import type { Game } from '../game.ts'
import { ContractFailure, type Failure, failureOf } from './failure.ts'
import { playThrough, type Reached } from './path.ts'
import { answerTo, describe, NORMAL, type Position, reasonOf } from './position.ts'
import { CHEAP, COSTLY, PATH, positionOf, recheck, totalsOf } from './properties.ts'
import { type Check, findingOf } from './rules.ts'
import { shrink } from './shrink.ts'

/** What to check. */
export interface ContractOptions<C> {
  /** Each of them is played. */
  readonly configs: readonly C[]
  /** Random games for each configuration. */
  readonly games: number
  /** The same word gives the same games. */
  readonly seed: string | number
  /** The costly properties are looked at in one of so many positions; 1 for all, by default 8. */
  readonly sample?: number
}

/** How much was looked at. */
export interface ContractReport {
  readonly games: number
  readonly positions: number
  /** Positions in which the costly properties were looked at too. */
  readonly sampled: number
  /** Answers of the longest game. */
  readonly longest: number
}

interface Tally {
  games: number
  positions: number
  sampled: number
  longest: number
}

/** One random game under observation. */
interface Run<G extends State> {
  readonly game: Game<G>
  readonly config: unknown
  readonly seed: string
  readonly random: Random
  /** How many positions one sampled position stands for. */
  readonly sample: number
  readonly tally: Tally
  readonly answers: Answer[]
  readonly totals: Position<G>['totals']
}

/**
 * Plays random games and checks all that the kernel promises and a game can break. Throws a `ContractFailure` with a
 * short way to what is wrong.
 */
export function checkContract<G extends State, C>(game: Game<G, C>, options: ContractOptions<C>): ContractReport {
  const tally: Tally = { games: 0, positions: 0, sampled: 0, longest: 0 }
  const plain = game as unknown as Game<G>
  options.configs.forEach((config, c) => {
    checkConfig(plain, config)
    for (let i = 0; i < options.games; i++) {
      const seed = `${options.seed}:${c}:${i}`
      playOne(plain, config, seed, options.sample ?? 8, tally)
    }
  })
  return tally
}

/** What came of a failure file. */
export interface Rechecked {
  readonly reproduced: boolean
  readonly message: string
}

/** Looks again at what a failure file describes. */
export function replayFailure<G extends State, C>(game: Game<G, C>, failure: Failure): Rechecked {
  const plain = game as unknown as Game<G>
  if (failure.game !== game.id) throw new Error(`the failure is of ${failure.game}, not of ${game.id}`)
  const config = plain.config(failure.config)
  try {
    playThrough(plain, config, failure.answers)
  } catch (error) {
    return { reproduced: failure.property === 'play', message: `the answers cannot be played: ${reasonOf(error)}` }
  }
  const message = recheck(plain, failure.property, config, failure.answers, failure.seed)
  return message === null
    ? { reproduced: false, message: `“${failure.property}” holds there now` }
    : { reproduced: true, message }
}

function checkConfig<G extends State>(game: Game<G>, config: unknown): void {
  const wrong = difference(game.config(JSON.parse(JSON.stringify(config))), config)
  if (wrong === null) return
  const message = `a configuration, written and read, differs: ${wrong}`
  throw new ContractFailure(failureOf(game, { property: 'config', config, seed: '', answers: [], message }))
}

function playOne<G extends State>(game: Game<G>, config: unknown, seed: string, sample: number, tally: Tally): void {
  const random = randomFrom(seed)
  const run: Run<G> = { game, config, seed, random, sample, tally, answers: [], totals: totalsOf(game, config) }
  const reached = playToTheEnd(run)
  lookAt(run, reached, CHEAP)
  lookAt(run, reached, COSTLY)
  lookBack(run, run.answers, reached)
  const some = run.answers.slice(0, random.below(run.answers.length + 1))
  lookBack(run, some, playThrough(game, config, some))
  tally.games++
  tally.longest = Math.max(tally.longest, run.answers.length)
}

function playToTheEnd<G extends State>(run: Run<G>): Reached<G> {
  const { game, config, random, sample, tally, answers } = run
  const bound = game.bound(config)
  const { state, ask: first } = playThrough(game, config, [])
  let ask = first
  while (ask !== null) {
    if (answers.length > bound) lookBack(run, answers, { state, ask })
    tally.positions++
    lookAt(run, { state, ask }, CHEAP)
    if (random.below(sample) === 0) {
      tally.sampled++
      lookAt(run, { state, ask }, COSTLY)
    }
    const index = randomIndex(ask, random)
    const answer = answerTo(ask, ask.options[index]!)
    answers.push(answer)
    try {
      ask = take(game, state, ask, index)
    } catch (error) {
      fail(run, 'play', answers, `${describe(answer)} is offered but cannot be played: ${reasonOf(error)}`)
    }
  }
  return { state, ask }
}

function lookAt<G extends State>(
  run: Run<G>,
  reached: Reached<G>,
  checks: { readonly [property: string]: Check },
): void {
  const { game, config, answers, totals, random } = run
  const position = positionOf(game, config, answers, reached, totals, random, NORMAL)
  for (const property of Object.keys(checks)) {
    const message = findingOf(checks[property]!, position)
    if (message !== null) fail(run, property, answers, message)
  }
}

function lookBack<G extends State>(run: Run<G>, answers: readonly Answer[], reached: Reached<G>): void {
  for (const property of Object.keys(PATH)) {
    let message: string | null
    try {
      message = PATH[property]!(run.game, run.config, answers, reached)
    } catch (error) {
      message = reasonOf(error)
    }
    if (message !== null) fail(run, property, answers, message)
  }
}

function fail<G extends State>(run: Run<G>, property: string, answers: readonly Answer[], message: string): never {
  const { game, config, seed } = run
  const failure = failureOf(game, { property, config, seed, answers: [...answers], message })
  throw new ContractFailure(shrink(game, failure))
}
