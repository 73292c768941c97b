import type { GameEvent, Seat } from '@spinney/kernel'

/** What the dice gave a seat, and what they give on average. */
export interface Rolled {
  readonly seat: Seat
  readonly value: number
  readonly expected: number
}

/** What an event says of dice. `before` is what happened up to it, the latest first. */
export type LuckOf = (event: GameEvent, before: readonly GameEvent[]) => readonly Rolled[]

/** The luck of each of so many seats; nothing where nobody rolled. Others who roll, such as hirelings, have none. */
export function luckIn(events: readonly GameEvent[], luckOf: LuckOf, seats: number): Rolled[] {
  const sums = new Map<Seat, Rolled>()
  const before: GameEvent[] = []
  for (const event of events) {
    for (const { seat, value, expected } of luckOf(event, before)) {
      const sum = sums.get(seat) ?? { seat, value: 0, expected: 0 }
      sums.set(seat, { seat, value: sum.value + value, expected: sum.expected + expected })
    }
    before.unshift(event)
  }
  return [...sums.values()].filter(({ seat }) => seat < seats).sort((a, b) => a.seat - b.seat)
}
