import type { Budget, Cancel } from '@spinney/bots'
import type { Ask, Game, Seat, State } from '@spinney/kernel'
import type { Counsel, Hint } from './protocol.ts'

/** A question to a bot. The state is the true one: whoever thinks must be given what the seat may know of it. */
export interface Thought {
  readonly game: Game<State>
  readonly state: State
  readonly ask: Ask<State>
  /** Name of the bot. */
  readonly bot: string
  /** The seed of the table. */
  readonly seed: string
  readonly budget: Budget
  readonly cancel: Cancel
}

/** Where bots think: here, or in threads of their own. */
export interface Minds {
  /** The index of the option that the bot picks. */
  choose(thought: Thought): number | Promise<number>
  advise(thought: Thought): Promise<Hint>
  /** What a coach says about the question. Left out where nobody is coached. */
  counsel?(thought: Thought): Promise<Counsel>
}

let thinking: Promise<typeof import('@spinney/bots/think')> | null = null

/** Bots are large: nobody need wait for them to see a table, and of what they know only this game's part is loaded. */
export async function wakeBots(game: string) {
  thinking ??= import('@spinney/bots/think')
  const { thinkersFor, ...tools } = await thinking
  return { ...tools, ...(await thinkersFor(game)) }
}

/** Bots that think where the table is. */
export const mindsHere: Minds = {
  async choose({ game, state, ask, bot, seed, budget, cancel }) {
    const { askBot, bot: named } = await wakeBots(game.id)
    return askBot(named(bot), game, state, ask, { seed, budget, cancel })
  },
  async advise({ game, state, ask, bot, seed, budget, cancel }) {
    const { bot: named, explain, requestFor, wordFor } = await wakeBots(game.id)
    const terms = { seed: wordFor(seed, state), budget, cancel }
    const request = requestFor(game, state, ask.seat as Seat, terms)
    const { pick, second, sentence, reason } = explain(request, await named(bot).weigh(request))
    return { version: state.version, pick, second: second?.pick ?? null, sentence, reason }
  },
  async counsel({ game, state, ask, bot, seed, budget, cancel }) {
    const { bot: named, advise, requestFor, wordFor } = await wakeBots(game.id)
    const request = requestFor(game, state, ask.seat as Seat, { seed: wordFor(seed, state), budget, cancel })
    const { best, second, stake, want, mistakes } = advise(request, await named(bot).weigh(request))
    const pickAt = (index: number) => request.decision.options[index]!
    return {
      version: state.version,
      pick: pickAt(best),
      second: second === null ? null : pickAt(second),
      stake,
      want,
      mistakes: mistakes.map(({ index, loss, reason }) => ({ pick: pickAt(index), loss, reason })),
    }
  },
}
