import { type Ask, type Game, named, type Random, type Seat, type State } from '@spinney/kernel'
import type { Temper } from './bot.ts'
import type { NetworkFile } from './net/network.ts'

/** Named facts about one seat's position, each a number. */
export type Features = { readonly [name: string]: number }

/** What each feature is worth. */
export type Weights<F extends Features = Features> = { readonly [K in keyof F]: number }

/** What a bot knows about a game. All functions see a full state: the true one never reaches them. */
export interface GameBrain<G extends State> {
  readonly game: Game<G>
  /** How likely each seat is to win, 0 to 1; asked only while the game goes on. */
  evaluate(g: G): number[]
  /** A number that grows whenever a turn ends: playouts are cut there. */
  turn(g: G): number
  /** How much each option appeals at first sight: the higher the better, differences of 1 being clear; null: no idea. */
  appeal(g: G, ask: Ask<G>): readonly number[] | null
  /** The parts of the evaluation of a seat, already multiplied by their weights: what `explain` compares. */
  reasons?(g: G, seat: Seat): Features
  /** What players of a temperament like about a game besides winning it. */
  readonly taste?: Taste<G>
  /** What a network could be told of positions, to judge them better than `evaluate` does. */
  readonly learning?: Learning<G>
  readonly tuning?: Partial<Tuning>
}

/** What temperaments like: they hold a position for a little better where there is more of it. */
export interface Taste<G extends State> {
  /** What a seat likes about a position, in the unit of the evaluation's own parts. Parts of one name are added. */
  likes(temper: Temper, g: G, seat: Seat): Features
  /** So many of these units make one step of a logit. */
  unit(g: G): number
  /** What is added to first looks at a question that the seat itself is asked. */
  fancies(temper: Temper, g: G, ask: Ask<G>): readonly number[]
}

/** A game whose positions networks can learn to judge. They correct what the hand-made evaluation says. */
export interface Learning<G extends State> {
  /** Names of the inputs, in their order. They change with what bots know: a network holds the names it was made for. */
  readonly inputs: readonly string[]
  look(g: G): Look
  /** Chances to win out of one number for each seat, the higher the better. */
  chances(g: G, logits: readonly number[]): number[]
  /** Fetches the network, once a bot wants it. Undefined where none has been kept. */
  readonly network?: () => Promise<NetworkFile>
}

/** A position as a network is told of it. */
export interface Look {
  /** What the hand-made evaluation thinks of each seat. */
  readonly logits: readonly number[]
  /** Writes the inputs of a seat: numbers about as large as 1, most of them 0. */
  write(seat: Seat, out: Float32Array): void
}

/** Finds what is known about a game. */
export type BrainOf = <G extends State>(game: Game<G>) => GameBrain<G>

/** Numbers of the search that differ from game to game. */
export interface Tuning {
  /** Turns a playout runs before it is evaluated; 1: to the end of the current turn. */
  readonly horizon: number
  /** How an option looks at the horizon is believed by half after so many looks. */
  readonly doubt: number
  /**
   * Options are played on for so many turns after the horizon, to compare what comes of them. Chance makes most of the
   * difference, so each turn has its doubt: after so many rounds what it has changed is believed by half. An empty list:
   * options are not played on.
   */
  readonly doubts: readonly number[]
  /** Iterations before such comparisons: they are quick, and find what is worth a longer look. */
  readonly scouts: number
  /** Decisions after which a playout is evaluated wherever it stands; as many again for each turn beyond. */
  readonly limit: number
  /** Randomness of playouts: differences of appeal are divided by it. */
  readonly temperature: number
  /** Weight of exploring, among the options of the decision itself and further down the tree. */
  readonly exploration: number
  readonly deeper: number
  /** Differences of appeal are divided by this to make first guesses for the tree. */
  readonly trust: number
  /** Who the others play for: themselves, or against us. */
  readonly others: 'themselves' | 'against'
  /** Turns that steady plays on before it judges, states that it looks at, and options that it tries in each. */
  readonly foresight: number
  /** How much a first look counts for steady beside what it foresees: the share of a win that one step of appeal is worth. */
  readonly nose: number
  readonly samples: number
  readonly candidates: number
  /** How much of what a network says counts, from 0 to 1, in games that have one. */
  readonly learned: number
}

const DEFAULTS: Tuning = {
  horizon: 1,
  doubt: 0,
  doubts: [],
  scouts: 0,
  limit: 60,
  temperature: 0.5,
  exploration: 1.5,
  deeper: 1.5,
  trust: 1,
  others: 'themselves',
  foresight: 1,
  nose: 0,
  samples: 2,
  candidates: 10,
  learned: 0,
}

/** No number of a search makes sense beyond it. */
const HIGHEST = 100_000

/** What a written value of a search means; null where there is no such number, or it cannot be so. */
export function readTuning(name: string, text: string): number | string | null {
  if (name === 'others') return text === 'themselves' || text === 'against' ? text : null
  const value = Number(text)
  const isKnown = typeof named<unknown>({ ...DEFAULTS }, name) === 'number'
  return isKnown && value >= 0 && value <= HIGHEST ? value : null
}

export function tuningOf<G extends State>(brain: GameBrain<G>): Tuning {
  return { ...DEFAULTS, ...brain.tuning }
}

/** What the surest win to come counts beside one in hand: who can win now should not play about. */
const HOPE = 0.97

/** Shares of the win: by the result where the game is over, else as the brain thinks. */
export function valuesOf<G extends State>(brain: GameBrain<G>, g: G): number[] {
  if (!g.over) return brain.evaluate(g).map((chance) => HOPE * chance)
  const result = brain.game.result(g)
  if (result === null) return []
  const share = result.winners.length === 0 ? 0 : 1 / result.winners.length
  return result.scores.map((_, seat) => (result.winners.includes(seat) ? share : 0))
}

/** A brain without any knowledge, for games that have none yet: plays on at random until the game is over. */
export function plainBrain<G extends State>(game: Game<G>): GameBrain<G> {
  return {
    game,
    evaluate: () => [],
    turn: () => 0,
    appeal: () => null,
    tuning: { limit: 10_000, samples: 12, exploration: 1 },
  }
}

/** Multiplies features by their weights. */
export function weighed<F extends Features>(features: F, weights: Weights<F>): Features {
  const parts: { [name: string]: number } = {}
  for (const name in features) parts[name] = features[name]! * weights[name]
  return parts
}

/** The sum of features times weights. */
export function score<F extends Features>(features: F, weights: Weights<F>): number {
  let sum = 0
  for (const name in features) sum += features[name]! * weights[name]
  return sum
}

/** Makes scores into chances to win: the better, the likelier; they add up to 1. */
export function shares(scores: readonly number[], temperature: number): number[] {
  let top = Number.NEGATIVE_INFINITY
  for (const s of scores) if (s > top) top = s
  let sum = 0
  const result = scores.map((s) => {
    const e = Math.exp((s - top) / temperature)
    sum += e
    return e
  })
  for (let i = 0; i < result.length; i++) result[i]! /= sum
  return result
}

/** A number from 0 up to 1. */
export function fraction(random: Random): number {
  return random.below(0x40000000) / 0x40000000
}
