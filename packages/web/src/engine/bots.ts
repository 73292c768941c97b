import type { Opinion } from '@spinney/bots'
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
  const terms = (table: Table<State>, ms: number) => ({ seed: `${seed}:${table.state.version}`, budget: { ms } })
  return {
    async choose(table, seat, level) {
      const { kind, options } = decide(table.game, table.state)!
      if (options.length === 1) return { kind, pick: options[0]! }
      const { createBot, requestFor } = await wakeBots()
      const request = requestFor(table.game, table.state, seat, terms(table, THINKING.answer))
      const index = await createBot(level).choose(request)
      return { kind, pick: options[index]! }
    },
    async advise(table, seat) {
      const { version } = table.state
      const { createBot, explain, requestFor } = await wakeBots()
      const request = requestFor(table.game, table.state, seat, terms(table, THINKING.hint))
      const opinion: Opinion = await createBot('sharp').weigh(request)
      const { pick, second, sentence, reason } = explain(request, opinion)
      return { version, pick, second: second?.pick ?? null, sentence, reason }
    },
  }
}
