import type { Game, Pick, Question, Random, Seat, State, View } from '@spinney/kernel'

/** How long a bot may think about one decision. Where both are given, the first to be used up ends the thinking. */
export interface Budget {
  /** With this alone the choice depends on the seed and nothing else. */
  readonly iterations?: number
  readonly ms?: number
}

/** Tells a bot to stop thinking and answer with what it has; an `AbortSignal` fits. */
export interface Cancel {
  readonly aborted: boolean
}

/** A decision as it is put to a bot. */
export interface BotQuestion extends Question {
  readonly options: readonly Pick[]
}

/** All that a bot is given: what its seat may know, and states that might be the true one. */
export interface BotRequest<G extends State = State> {
  readonly game: Game<G>
  readonly seat: Seat
  readonly view: View<G>
  readonly decision: BotQuestion
  /** A state that the seat cannot tell from the true one; the bot may change it. */
  sample(random: Random): G
  /** All that the bot does at random follows from this. */
  readonly seed: string
  readonly budget: Budget
  readonly cancel: Cancel | null
}

/** How good a bot thinks an option is. */
export interface Judged {
  /** Place in the options of the decision. */
  readonly index: number
  /** Estimated share of the win, 0 to 1; null where the bot has not looked. */
  readonly value: number | null
  /** Share of the thinking that went into it, 0 to 1. */
  readonly effort: number
}

/** What a bot makes of a decision: the best option first. */
export interface Opinion {
  readonly index: number
  readonly ranking: readonly Judged[]
  /** How many continuations were tried. */
  readonly iterations: number
  /** The temperament of whoever thinks so; left out: none. */
  readonly temper?: Temper
}

/** A player made of code. */
export interface Bot {
  readonly id: string
  /** The index of the option it picks. */
  choose<G extends State>(request: BotRequest<G>): number | Promise<number>
  /** For bots that look at nothing but the number of options: the same choice without making a request. */
  blind?(seed: string, options: number): number
  /** The same choice together with what it thinks of the other options. */
  weigh<G extends State>(request: BotRequest<G>): Opinion | Promise<Opinion>
}

/** The names of the levels, from the weakest. */
export const LEVELS = ['random', 'novice', 'casual', 'steady', 'sharp'] as const

export type Level = (typeof LEVELS)[number]

/** What a bot likes besides winning. At one level all are about equally strong, and their games differ. */
export const TEMPERS = ['builder', 'raider', 'schemer'] as const

export type Temper = (typeof TEMPERS)[number]
