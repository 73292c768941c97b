/** A game that was played to its end on this device. */
export interface PlayedGame {
  /** The table's name. */
  readonly id: string
  readonly game: string
  readonly map: string | null
  /** Milliseconds since 1970, when it ended. */
  readonly ended: number
  readonly rounds: number
  readonly seats: readonly PlayedSeat[]
  readonly winners: readonly number[]
}

export interface PlayedSeat {
  readonly kind: 'person' | 'bot'
  /** Empty: whoever plays alone and gave no name. */
  readonly name: string
  readonly score: number
  /** What was played there, such as a faction or races. */
  readonly sides: readonly string[]
}

/** The one person of this device at a table; null where several or none played. */
export function ownSeat({ seats }: Pick<PlayedGame, 'seats'>): number | null {
  const people = seats.flatMap(({ kind }, i) => (kind === 'person' ? [i] : []))
  return people.length === 1 ? people[0]! : null
}

/** Games, wins and the best score with one side, or of one game. */
export interface Tally {
  readonly key: string
  readonly games: number
  readonly wins: number
  readonly best: number
}

export interface Streaks {
  /** Wins in a row up to now. */
  readonly now: number
  readonly longest: number
}

/** What one can say about a player's games: only those count in which one person played against bots. */
export interface Overview {
  readonly games: number
  readonly wins: number
  readonly streaks: Streaks
  readonly byGame: readonly Tally[]
  /** By game, then by side; the most played first. */
  readonly bySide: { readonly [game: string]: readonly Tally[] }
}

/** One of the player's own games. */
interface Own {
  readonly game: string
  readonly won: boolean
  readonly score: number
  readonly sides: readonly string[]
}

export function overviewOf(played: readonly PlayedGame[]): Overview {
  const inOrder = [...played].sort((a, b) => a.ended - b.ended)
  const own = inOrder.flatMap((game): Own[] => {
    const seat = ownSeat(game)
    if (seat === null) return []
    const { score, sides } = game.seats[seat]!
    return [{ game: game.game, won: game.winners.includes(seat), score, sides }]
  })
  const games = [...new Set(own.map(({ game }) => game))]
  return {
    games: own.length,
    wins: own.filter(({ won }) => won).length,
    streaks: streaksOf(own.map(({ won }) => won)),
    byGame: tallies(own, ({ game }) => [game]),
    bySide: Object.fromEntries(
      games.map((game) => [
        game,
        tallies(
          own.filter((other) => other.game === game),
          ({ sides }) => sides,
        ),
      ]),
    ),
  }
}

function tallies(own: readonly Own[], keysOf: (game: Own) => readonly string[]): Tally[] {
  const found = new Map<string, Tally>()
  for (const game of own) {
    for (const key of keysOf(game)) {
      const { games, wins, best } = found.get(key) ?? { games: 0, wins: 0, best: game.score }
      found.set(key, { key, games: games + 1, wins: wins + Number(game.won), best: Math.max(best, game.score) })
    }
  }
  return [...found.values()].sort((a, b) => b.games - a.games || b.wins - a.wins)
}

function streaksOf(won: readonly boolean[]): Streaks {
  let [now, longest] = [0, 0]
  for (const win of won) {
    now = win ? now + 1 : 0
    longest = Math.max(longest, now)
  }
  return { now, longest }
}
