import { wordFor } from '@spinney/bots'
import { createBotPool } from '@spinney/bots/node'
import type { Minds, Thought } from '@spinney/host'
import type { Seat } from '@spinney/kernel'

/** Bots that think in threads of their own, so that people never wait for them. */
export function mindsInThreads(threads: number): Minds & { close(): Promise<void> } {
  const pool = createBotPool({ threads })
  const weigh = ({ game, state, ask, bot, seed, budget }: Thought, explained: boolean) =>
    pool.weigh({ game, state, seat: ask.seat as Seat, bot, seed: wordFor(seed, state), budget, explained })
  return {
    choose: async (thought) => (await weigh(thought, false)).opinion.index,
    async advise(thought) {
      const { explanation } = await weigh(thought, true)
      const { pick, second, sentence, reason } = explanation!
      return { version: thought.state.version, pick, second: second?.pick ?? null, sentence, reason }
    },
    close: () => pool.close(),
  }
}
