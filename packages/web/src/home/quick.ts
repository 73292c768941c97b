import type { BotLevel, SeatPlan } from '../engine/protocol.ts'
import { gameOf } from '../games.ts'
import { botNames, openTableAt } from '../table/start.ts'
import { draftOf } from './setup.ts'

/** Bots of one level for all seats but the first `people`. */
export function seatsOf(count: number, people: number, level: BotLevel): SeatPlan[] {
  const names = botNames(count)
  return Array.from({ length: count }, (_, i): SeatPlan => {
    return i < people ? { kind: 'person', name: '' } : { kind: 'bot', level, name: names[i]! }
  })
}

/** A sensible table against bots, or of bots alone. */
export async function quickTable(game: string, people: number): Promise<void> {
  const setup = await gameOf(game).setup()
  const draft = draftOf(setup)
  openTableAt(game, setup, draft, seatsOf(draft.seats, people, 'steady'))
}
