import { wilson } from '@spinney/bots'
import type { Game, State } from '@spinney/kernel'
import type { GameRow } from '../series/game.ts'

/** How often somebody won under some circumstance. */
export interface BalanceRow {
  /** The circumstance: a map, a deck, a seat, a hireling; empty where all games count. */
  readonly what: string
  readonly side: string
  readonly games: number
  readonly share: number
  /** The 95 % interval. */
  readonly low: number
  readonly high: number
  /** The share if all at these tables won alike. */
  readonly par: number
}

/** By what wins are reported. */
export const GROUPS = ['sides', 'seats', 'circumstances'] as const

/** Who won how often: the object that `--json` prints. */
export interface BalanceReport {
  readonly game: string
  readonly rules: string
  readonly bots: readonly string[]
  readonly seed: string
  readonly games: number
  readonly unfinished: number
  readonly sides: readonly BalanceRow[]
  readonly seats: readonly BalanceRow[]
  readonly circumstances: readonly BalanceRow[]
}

/** Wins are shared between winners. */
interface Count {
  readonly what: string
  readonly side: string
  games: number
  wins: number
  par: number
}

export function balanceOf(
  { id, rules }: Game<State>,
  { bots, seed }: { readonly bots: readonly string[]; readonly seed: string },
  rows: readonly GameRow[],
): BalanceReport {
  const tallies = { sides: tally(), seats: tally(), circumstances: tally() }
  for (const row of rows) {
    if (row.result === null) continue
    const { winners } = row.result
    row.sides.forEach((side, seat) => {
      const won = winners.includes(seat) ? 1 / winners.length : 0
      const par = 1 / row.sides.length
      // Seats without a name of their own are told apart by the tables below alone.
      if (!isNumber(side)) tallies.sides.add('', side, won, par)
      tallies.seats.add(`${row.sides.length} players`, `seat ${seat + 1}`, won, par)
      if (isNumber(side)) return
      for (const [what, those] of Object.entries(row.circumstances))
        for (const one of those) tallies.circumstances.add(`${what} ${one}`, side, won, par)
    })
  }
  return {
    game: id,
    rules,
    bots,
    seed,
    games: rows.length,
    unfinished: rows.filter(({ result }) => result === null).length,
    sides: tallies.sides.rows(),
    seats: tallies.seats.rows(),
    circumstances: tallies.circumstances.rows(),
  }
}

const isNumber = (side: string): boolean => /^\d*$/.test(side)

function tally() {
  const counts = new Map<string, Count>()
  return {
    add(what: string, side: string, won: number, par: number): void {
      const key = `${what}\n${side}`
      const count = counts.get(key) ?? { what, side, games: 0, wins: 0, par: 0 }
      count.games++
      count.wins += won
      count.par += par
      counts.set(key, count)
    },
    rows: (): BalanceRow[] =>
      [...counts.values()]
        .sort((a, b) => (a.what < b.what ? -1 : a.what > b.what ? 1 : a.side < b.side ? -1 : 1))
        .map(({ what, side, games, wins, par }) => ({ what, side, games, ...wilson(wins, games), par: par / games })),
  }
}
