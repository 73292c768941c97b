import type { State } from '@spinney/kernel'
import type { Bot, BotRequest, Level, Opinion, Temper } from './bot.ts'
import type { BrainOf, GameBrain, Tuning } from './brain.ts'
import { brainOf as knownBrain } from './brains.ts'
import { type Explanation, explain as explainBy } from './explain.ts'
import { createBot as made, botCalled as named } from './levels/index.ts'

/*
 * Bots that know all games, for whoever has them all at hand. A page loads the knowledge of one game: see `think.ts`.
 */

/** Makes the bot of a level. */
export function createBot(
  level: Level,
  {
    changes = {},
    brainOf = knownBrain,
    temper = null,
  }: { changes?: Partial<Tuning>; brainOf?: BrainOf; temper?: Temper | null } = {},
): Bot {
  return made(level, brainOf, changes, temper)
}

/** A bot that thinks as long as its name says, whatever the table allows. */
export function botCalled(name: string, brainOf: BrainOf = knownBrain): Bot {
  return named(name, brainOf)
}

/** Puts an opinion into a sentence. */
export function explain<G extends State>(
  request: BotRequest<G>,
  opinion: Opinion,
  brain: GameBrain<G> = knownBrain(request.game),
): Explanation {
  return explainBy(request, opinion, brain)
}
