import type { State } from '@spinney/kernel'
import type { Bot, BotRequest } from '../bot.ts'
import { fraction } from '../brain.ts'
import { streams } from '../search/random.ts'

/** A bot that now and then plays like another one, so that its games differ more: for positions to learn from. */
export function noisy(bot: Bot, other: Bot, share: number): Bot {
  const of = <G extends State>({ seed }: BotRequest<G>): Bot =>
    fraction(streams(`${seed}:noise`)(0)) < share ? other : bot
  return {
    id: `${bot.id}, noisy`,
    choose: (request) => of(request).choose(request),
    weigh: (request) => of(request).weigh(request),
  }
}
