import { type Bot, type Budget, LEVELS, type Level } from '../bot.ts'
import type { Tuning } from '../brain.ts'
import { type BrainOf, brainOf as knownBrain } from '../brains.ts'
import { novice } from './novice.ts'
import { random } from './random.ts'
import { sharp } from './sharp.ts'
import { steady } from './steady.ts'

/** A level, how long it may think where the table does not say, and changed numbers of its search for experiments. */
export interface BotSpec {
  readonly level: Level
  readonly budget: Budget
  readonly changes: Partial<Tuning>
}

/** The name of a bot could not be read; the message says why. */
export class BotNameError extends Error {
  override name = 'BotNameError'
}

/** Reads `steady`, `sharp@50ms`, `sharp@400it` and, for experiments, `sharp+horizon=2+others=against@50ms`. */
export function readBotName(name: string): BotSpec {
  const [, level, changes = '', budget] = /^([a-z]+)((?:\+[A-Za-z]+=[\w.]+)*)(?:@(\d+(?:ms|it)))?$/.exec(name) ?? []
  const known = LEVELS.find((one) => one === level)
  if (known === undefined) {
    throw new BotNameError(`${name} is no bot; write ${LEVELS.join(', ')}, or sharp@50ms, sharp@400it`)
  }
  const amount = Number.parseInt(budget ?? '0', 10)
  const limit = budget === undefined ? {} : budget.endsWith('ms') ? { ms: amount } : { iterations: amount }
  return { level: known, budget: limit, changes: changesOf(changes) }
}

function changesOf(text: string): Partial<Tuning> {
  const pairs = text
    .split('+')
    .filter((part) => part !== '')
    .map((part) => part.split('=') as [string, string])
  return Object.fromEntries(pairs.map(([key, value]) => [key, Number.isNaN(Number(value)) ? value : Number(value)]))
}

/** Makes the bot of a level. */
export function createBot(
  level: Level,
  { changes = {}, brainOf = knownBrain }: { changes?: Partial<Tuning>; brainOf?: BrainOf } = {},
): Bot {
  const tuned: BrainOf = (game) => {
    const brain = brainOf(game)
    return { ...brain, tuning: { ...brain.tuning, ...changes } }
  }
  const find = Object.keys(changes).length === 0 ? brainOf : tuned
  if (level === 'random') return random
  if (level === 'novice') return novice(find)
  return level === 'steady' ? steady(find) : sharp(find)
}

/** A bot that thinks as long as its name says, whatever the table allows. */
export function botCalled(name: string, brainOf: BrainOf = knownBrain): Bot {
  const { level, budget, changes } = readBotName(name)
  const bot = createBot(level, { changes, brainOf })
  const own = budget.ms !== undefined || budget.iterations !== undefined
  return {
    id: name,
    choose: (request) => bot.choose(own ? { ...request, budget } : request),
    weigh: (request) => bot.weigh(own ? { ...request, budget } : request),
  }
}
