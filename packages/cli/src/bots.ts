import { botCalled as botByName, LEVELS, readBotName, requestFor } from '@spinney/bots'
import { type Ask, type Game, type Random, randomIndex, type State } from '@spinney/kernel'
import { noSuch, UsageError } from './errors.ts'

/** Picks an option of a decision; the index of it. It looks at the state only through the seat's eyes. */
export type Bot = (ask: Ask<State>, random: Random, game: Game<State>, state: State) => number | Promise<number>

/** The dice and decks answer by weight. */
export const rollOf = (ask: Ask<State>, random: Random): number => randomIndex(ask, random)

export const botNames: readonly string[] = LEVELS

/** One bot for each seat: one name for all of them, or a name for each. */
export function botsFor(names: readonly string[], seats: number): Bot[] {
  if (names.length !== 1 && names.length !== seats) {
    throw new UsageError(`--bots must name one bot for all seats or one for each of the ${seats}, not ${names.length}`)
  }
  return Array.from({ length: seats }, (_, seat) => botCalled(names.length === 1 ? names[0]! : names[seat]!))
}

/** A number beyond which two seeds drawn from the same generator are hardly ever equal. */
const SEEDS = 0x7fffffff

function botCalled(name: string): Bot {
  if (name === 'random') return randomIndex
  checkBotName(name)
  const bot = botByName(name)
  return (ask, random, game, state) => {
    if (ask.options.length === 1) return 0
    return bot.choose(requestFor(game, state, ask.seat as number, { seed: String(random.below(SEEDS)) }))
  }
}

/** Refuses what is no bot: `steady`, or `sharp@50ms` where it matters how long it thinks. */
export function checkBotName(name: string): void {
  try {
    readBotName(name)
  } catch {
    throw noSuch('bot', name, botNames)
  }
}
