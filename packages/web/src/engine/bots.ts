import { decide, type Pick, type Seat, type State, type Table } from '@spinney/kernel'
import type { BotLevel, Hint } from './protocol.ts'

/** Milliseconds that the sharp bot may think: about its own answers, and about a hint. */
const THINKING = { answer: 350, hint: 700 }

/** The one place where the page meets the bots. They are given what their seat may know, never the true state. */
export interface Bots {
  choose(table: Table<State>, seat: Seat, level: BotLevel): Promise<{ kind: string; pick: Pick }>
  advise(table: Table<State>, seat: Seat): Promise<Hint>
}

/** Bots know all games; nobody need wait for them to see a table. */
export const wakeBots = () => import('@spinney/bots')

export function createBots(seed: string): Bots {
  async function ask({ game, state }: Table<State>, seat: Seat, ms: number) {
    const bots = await wakeBots()
    return { bots, request: bots.requestFor(game, state, seat, { seed: `${seed}:${state.version}`, budget: { ms } }) }
  }
  return {
    async choose(table, seat, level) {
      const { kind, options } = decide(table.game, table.state)!
      if (options.length === 1) return { kind, pick: options[0]! }
      const { bots, request } = await ask(table, seat, THINKING.answer)
      const index = await bots.createBot(level).choose(request)
      return { kind, pick: options[index]! }
    },
    async advise(table, seat) {
      const { version } = table.state
      const { bots, request } = await ask(table, seat, THINKING.hint)
      const opinion = await bots.createBot('sharp').weigh(request)
      const { pick, second, sentence, reason } = bots.explain(request, opinion)
      return { version, pick, second: second?.pick ?? null, sentence, reason }
    },
  }
}
