import { wilson } from '@spinney/bots'
import { counted } from './layout.ts'
import type { Bar, Chart, Panel } from './plot.ts'
import type { Simulation } from './simulate.ts'

/** Who won how often in a simulation: seats or factions, and whatever the game counts wins of. */
export function balanceChart(done: Simulation): Chart {
  const { game, games, bots, seed, wins, finished, statistics } = done
  const seats = Object.keys(wins)
  const par = 1 / Math.max(1, seats.length)
  const bySeat: Panel = {
    title: 'seats',
    par,
    bars: seats.map((name) => barOf(name, wins[name]!, finished)),
  }
  const more = Object.entries(statistics).flatMap(([title, table]) => {
    const bars = ratesIn(table)
    return bars.length === 0 ? [] : [{ title, bars, par }]
  })
  return {
    title: `${game}: who wins`,
    subtitle: `${counted(games, 'game')}, ${bots.join(', ')}, seed ${seed}; lines: 95 % intervals; dashed: all equal`,
    panels: [bySeat, ...more],
  }
}

function barOf(name: string, wins: number, games: number): Bar {
  return { name, games, ...wilson(wins, games) }
}

/** The rows of a statistic that say how often somebody who had something won. */
function ratesIn(table: unknown): Bar[] {
  if (typeof table !== 'object' || table === null) return []
  return Object.entries(table).flatMap(([name, row]) => {
    const { games, winRate } = (row ?? {}) as { games?: unknown; winRate?: unknown }
    return typeof games === 'number' && typeof winRate === 'number' ? [barOf(name, winRate * games, games)] : []
  })
}
