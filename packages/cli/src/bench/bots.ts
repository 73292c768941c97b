import { searchSpeed } from '@spinney/bots'
import type { GameEntry } from '../entry.ts'
import type { BenchTime, Measurement } from './measure.ts'

/** How many continuations the strongest bot tries in a second, how long the quick one thinks, and the memory taken. */
export function botSpeed(games: readonly GameEntry[]): (time: BenchTime) => Promise<Measurement[]> {
  return ({ milliseconds }) =>
    measure(
      games.map(({ game }) => game.id),
      milliseconds,
    )
}

async function measure(games: readonly string[], milliseconds: number): Promise<Measurement[]> {
  const found: Measurement[] = []
  for (const speed of await searchSpeed(games, milliseconds)) {
    const table = `${speed.game}, ${speed.players} players`
    found.push({ what: `${table}: sharp, continuations tried`, value: speed.iterationsPerSecond, unit: '1/s' })
    const { comparingPerSecond } = speed
    if (comparingPerSecond !== null) {
      found.push({ what: `${table}: sharp, most of them a round longer`, value: comparingPerSecond, unit: '1/s' })
    }
    found.push({ what: `${table}: steady, a whole game`, value: speed.steadyGameSeconds, unit: 's' })
  }
  const { heapUsed } = process.memoryUsage()
  found.push({ what: 'bots: memory in use after thinking', value: heapUsed / 2 ** 20, unit: 'MB' })
  return found
}
