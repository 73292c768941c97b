/** How a game is set up for measuring bots. */
export interface ArenaGame {
  readonly players: { readonly usual: number; readonly least: number; readonly most: number }
  /** What a mix may name; undefined where seats are alike and there is one board. */
  readonly choices?: Required<Mix>
  /** In how many ways the roles of a game (factions, say) are shared out between the seats. */
  rotations(players: number, mix: Mix): number
  /** The configuration of a table, and the role of each seat for the statistics; null where seats are alike. */
  table(players: number, rotation: number, mix: Mix): { config: unknown; roles: readonly string[] | null }
}

/** What takes turns at the tables of a contest, where that is not left to the game: roles, and maps or boards. */
export interface Mix {
  readonly roles?: readonly string[]
  readonly boards?: readonly string[]
}

/** What is to be measured. */
export interface Contest {
  readonly game: string
  readonly players: number
  /** Names of bots; every one is measured against every later one. */
  readonly bots: readonly string[]
  /** Games for each pair. */
  readonly games: number
  readonly seed: string
  readonly mix?: Mix
}

/** One game of a contest. */
export interface Fixture {
  readonly number: number
  /** The bot that is measured, and where it sits. */
  readonly hero: string
  readonly heroSeat: number
  /** Who has all other seats. */
  readonly rest: string
  /** The bot of each seat. */
  readonly bots: readonly string[]
  readonly rotation: number
  readonly seed: string
}

/**
 * All games of a contest. Each pair meets on the same seeds; within a seed, one bot of the first kind sits among
 * bots of the second kind, in every seat and with every role in turn.
 */
export function fixtures({ bots, games, players, seed, mix }: Contest, rotations: number): Fixture[] {
  const list: Fixture[] = []
  // A mix has many tables: it takes new dice as soon as every role has been in every seat.
  const block = players * Math.min(rotations, mix?.roles?.length ?? rotations)
  for (let n = 0; n < games; n++) {
    for (const [hero, rest] of pairs(bots)) {
      const heroSeat = n % players
      list.push({
        number: list.length,
        hero,
        heroSeat,
        rest,
        bots: Array.from({ length: players }, (_, seat) => (seat === heroSeat ? hero : rest)),
        rotation: Math.floor(n / players) % rotations,
        seed: `${seed}/${Math.floor(n / block)}`,
      })
    }
  }
  return list
}

export function pairs(bots: readonly string[]): [string, string][] {
  return bots.flatMap((hero, i) => bots.slice(i + 1).map((rest): [string, string] => [hero, rest]))
}
