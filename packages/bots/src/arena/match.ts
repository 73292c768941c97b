import {
  type Ask,
  CHANCE,
  decide,
  diceOf,
  drive,
  type Game,
  keyOf,
  type Result,
  type State,
  start,
  take,
  WAIT,
} from '@spinney/kernel'
import { askBot } from '../ask.ts'
import type { Bot, Budget, Cancel } from '../bot.ts'
import { now } from '../clock.ts'

/** A game to be played between bots, without a table: nothing is kept of it but how it ended. */
export interface Match<G extends State = State> {
  readonly config: unknown
  /** The bot of each seat. */
  readonly bots: readonly Bot[]
  /** Dice and bots follow from it. */
  readonly seed: string
  /** Dice are those of the table with this id and this seed; without it they follow from the seed alone. */
  readonly table?: string
  readonly budget?: Budget
  readonly cancel?: Cancel | null
  /** Hears of every answer before it is taken, those of chance too. */
  hear?(state: G, ask: Ask<G>, index: number): void
}

/** How it went. */
export interface MatchEnd<G extends State = State> {
  readonly state: G
  /** Null where the game was cancelled or came to the bound on its length. */
  readonly result: Result | null
  /** All answers, those of chance among them. */
  readonly answers: number
  /** Decisions with more than one option, and the time spent on them, by seat. */
  readonly decisions: readonly number[]
  readonly ms: readonly number[]
}

/** Plays one game. Bots see only what their seats may. */
export async function playMatch<G extends State>(game: Game<G>, match: Match<G>): Promise<MatchEnd<G>> {
  const { config, bots, seed, table, budget = {}, cancel = null, hear } = match
  const { state } = start(game as Game<G, unknown>, config)
  const bond = table === undefined ? null : { table, words: [] }
  const dice = diceOf(keyOf(seed, { game: game.id, rules: game.rules, config, bond }))
  const decisions = bots.map(() => 0)
  const ms = bots.map(() => 0)
  const bound = game.bound(config)
  const terms = { seed, budget, cancel }
  let thinking: Promise<number> | null = null
  let begin = 0

  function answer(ask: Ask<G>): number {
    if (cancel?.aborted) return WAIT
    const index = ask.seat === CHANCE ? dice(ask) : chosen(ask, ask.seat)
    if (index !== WAIT) hear?.(state, ask, index)
    return index
  }
  // Bots that answer at once are not waited for: that would cost more than their answer.
  function chosen(ask: Ask<G>, seat: number): number {
    const bot = bots[seat]!
    if (ask.options.length > 1) decisions[seat]!++
    const timed = ask.options.length > 1 && bot.blind === undefined
    if (timed) begin = now()
    const choice = askBot(bot, game, state, ask, terms)
    if (typeof choice === 'number') {
      if (timed) ms[seat]! += now() - begin
      return choice
    }
    thinking = choice
    return WAIT
  }

  let ask = decide(game, state)
  let answers = 0
  for (;;) {
    const driven = drive(game, state, ask, answer, bound - answers)
    answers += driven.answers
    ask = driven.ask
    if (ask === null || thinking === null) break
    const index: number = await thinking
    thinking = null
    ms[ask.seat as number]! += now() - begin
    hear?.(state, ask, index)
    ask = take(game, state, ask, index)
    answers++
  }
  return { state, result: cancel?.aborted ? null : game.result(state), answers, decisions, ms }
}
