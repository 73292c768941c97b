import { quoted } from '@spinney/kernel'
import { type Bot, type Budget, LEVELS, type Level, TEMPERS, type Temper } from '../bot.ts'
import { type BrainOf, readTuning, type Tuning } from '../brain.ts'
import { withTemper } from '../tempers.ts'
import { casual, novice } from './novice.ts'
import { random } from './random.ts'
import { sharp } from './sharp.ts'
import { steady } from './steady.ts'

/**
 * What the name of a bot says: its level, its temperament, how long it may think, and for experiments changed numbers of
 * its search.
 */
export interface BotSpec {
  readonly level: Level
  readonly temper: Temper | null
  readonly budget: Budget
  readonly changes: Partial<Tuning>
}

const LONGEST_NAME = 200
/** The longest that a bot may think about one decision: ten minutes, or as many iterations. */
export const MOST_MS = 600_000
export const MOST_ITERATIONS = 10_000_000

/** The name of a bot could not be read; the message says why. */
export class BotNameError extends Error {
  override name = 'BotNameError'
}

const NAME = /^([a-z]+)(?::([a-z]+))?((?:\+[A-Za-z]+=[\w.]+)*)(?:@(\d+(?:ms|it)))?$/

/** Reads `steady`, `steady:raider`, `sharp@50ms`, `sharp@400it` and, for experiments, `sharp+horizon=2@50ms`. */
export function readBotName(name: string): BotSpec {
  if (name.length > LONGEST_NAME) throw new BotNameError(`${quoted(name)} is no bot: the name is too long`)
  const [, level, temper, changes = '', budget] = NAME.exec(name) ?? []
  const known = LEVELS.find((one) => one === level)
  if (known === undefined) {
    throw new BotNameError(`${quoted(name)} is no bot; write ${LEVELS.join(', ')}, or sharp@50ms, sharp@400it`)
  }
  return {
    level: known,
    temper: temper === undefined ? null : temperOf(name, known, temper),
    budget: budget === undefined ? {} : budgetOf(name, budget),
    changes: changesOf(name, changes),
  }
}

function temperOf(name: string, level: Level, text: string): Temper {
  const known = TEMPERS.find((one) => one === text)
  if (known === undefined) {
    throw new BotNameError(`${quoted(name)} is no bot: a temperament is one of ${TEMPERS.join(', ')}`)
  }
  if (level === 'random') throw new BotNameError(`${quoted(name)} is no bot: random has no temperament`)
  return known
}

function budgetOf(name: string, text: string): Budget {
  const amount = Number.parseInt(text, 10)
  const [most, limit, unit]: [number, Budget, string] = text.endsWith('ms')
    ? [MOST_MS, { ms: amount }, 'milliseconds']
    : [MOST_ITERATIONS, { iterations: amount }, 'iterations']
  if (amount <= most) return limit
  throw new BotNameError(`${name} thinks too long: at most ${most} ${unit}`)
}

function changesOf(name: string, text: string): Partial<Tuning> {
  const pairs = text
    .split('+')
    .filter((part) => part !== '')
    .map((part) => part.split('=') as [string, string])
  return Object.fromEntries(
    pairs.map(([key, value]) => {
      const read = readTuning(key, value)
      if (read === null) throw new BotNameError(`${name} is no bot: the search has no ${key}, or it cannot be ${value}`)
      return [key, read]
    }),
  )
}

/** Only the strongest level judges by networks. */
const SHARP: Partial<Tuning> = { learned: 1 }

const MAKERS: { readonly [L in Exclude<Level, 'random'>]: (brainOf: BrainOf) => Bot } = {
  novice,
  casual,
  steady,
  sharp,
}

/** Makes the bot of a level, which thinks with the knowledge that it is given. */
export function createBot(
  level: Level,
  brainOf: BrainOf,
  changes: Partial<Tuning> = {},
  temper: Temper | null = null,
): Bot {
  const own = { ...(level === 'sharp' ? SHARP : {}), ...changes }
  const tuned: BrainOf = (game) => {
    const brain = brainOf(game)
    return { ...brain, tuning: { ...brain.tuning, ...own } }
  }
  const find = Object.keys(own).length === 0 ? brainOf : tuned
  if (level === 'random') return random
  const make = MAKERS[level]
  return temper === null ? make(find) : withTemper(temper, make, find)
}

/** A bot that thinks as long as its name says, whatever the table allows. */
export function botCalled(name: string, brainOf: BrainOf): Bot {
  const { level, budget, changes, temper } = readBotName(name)
  const bot = createBot(level, brainOf, changes, temper)
  const own = budget.ms !== undefined || budget.iterations !== undefined
  return {
    id: name,
    ...(bot.blind === undefined ? {} : { blind: bot.blind }),
    choose: (request) => bot.choose(own ? { ...request, budget } : request),
    weigh: (request) => bot.weigh(own ? { ...request, budget } : request),
  }
}
