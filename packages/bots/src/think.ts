/** Bots where all has to be fetched first, as in a page: they load what they know about the game at hand, and no more. */

import type { Game, State } from '@spinney/kernel'
import type { Bot, BotRequest, Opinion } from './bot.ts'
import { type BrainOf, type GameBrain, plainBrain } from './brain.ts'
import { type Advice, advise } from './coach.ts'
import { type Deed, type Explanation, explain, gainedBy, type Message } from './explain.ts'
import { botCalled, readBotName } from './levels/index.ts'

export { askBot, wordFor } from './ask.ts'
export type { Budget, Cancel } from './bot.ts'
export type { Deed, Message } from './explain.ts'
export { requestFor } from './request.ts'

/** Types of states are forgotten here, as in `brains.ts`. */
const forgotten = <G extends State>(brain: GameBrain<G>) => brain as unknown as GameBrain<State>

/** One line for each game that `brains.ts` has. */
export const KNOWLEDGE: { readonly [game: string]: () => Promise<GameBrain<State>> } = {
  root: async () => forgotten((await import('./root/index.ts')).rootBrain),
  smallworld: async () => forgotten((await import('./smallworld/index.ts')).smallWorldBrain),
}

/** Bots that know one game. */
export interface Thinkers {
  bot(name: string): Bot
  explain<G extends State>(request: BotRequest<G>, opinion: Opinion): Explanation
  advise<G extends State>(request: BotRequest<G>, opinion: Opinion): Advice
  /** What the action of a bot has brought, as far as others may know. */
  gainedBy<G extends State>(deed: Deed<G>, bot: string): Message | null
}

export async function thinkersFor(game: string): Promise<Thinkers> {
  const brain = Object.hasOwn(KNOWLEDGE, game) ? await KNOWLEDGE[game]!() : null
  const brainOf: BrainOf = <G extends State>(one: Game<G>) =>
    brain === null || one.id !== game ? plainBrain(one) : (brain as unknown as GameBrain<G>)
  return {
    bot: (name) => botCalled(name, brainOf),
    explain: (request, opinion) => explain(request, opinion, brainOf(request.game)),
    advise: (request, opinion) => advise(request, opinion, brainOf(request.game)),
    gainedBy: (deed, bot) => gainedBy({ ...deed, temper: readBotName(bot).temper }, brainOf(deed.game)),
  }
}
