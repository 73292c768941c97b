import type { Finished } from './finishedApi.ts'

/** How often one has played with somebody or something, and won. */
export interface Tally {
  readonly key: string
  /** The game that a side belongs to; null: a player. */
  readonly game: string | null
  readonly games: number
  readonly wins: number
}

/** One's own games by those who played along and by what one played. Games that were ended before count for neither. */
export function tallies(games: readonly Finished[]): { readonly byPlayer: Tally[]; readonly bySide: Tally[] } {
  const players = new Map<string, Tally>()
  const sides = new Map<string, Tally>()
  const count = (tallied: Map<string, Tally>, key: string, game: string | null, won: boolean) => {
    const id = `${game} ${key}`
    const before = tallied.get(id) ?? { key, game, games: 0, wins: 0 }
    tallied.set(id, { ...before, games: before.games + 1, wins: before.wins + (won ? 1 : 0) })
  }
  for (const { game, ended, seats } of games) {
    if (ended !== null) continue
    const own = seats.filter(({ mine }) => mine)
    const won = own.some((seat) => seat.won)
    const names = new Set(seats.flatMap(({ mine, name }) => (mine || name === null ? [] : [name])))
    for (const name of names) count(players, name, null, won)
    for (const seat of own) for (const side of new Set(seat.sides)) count(sides, side, game, seat.won)
  }
  const sorted = (tallied: Map<string, Tally>) =>
    [...tallied.values()].sort((a, b) => b.games - a.games || b.wins - a.wins)
  return { byPlayer: sorted(players), bySide: sorted(sides) }
}
