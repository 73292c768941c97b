/** How a game is set up for measuring bots. */
export interface ArenaGame {
  readonly players: { readonly usual: number; readonly least: number; readonly most: number }
  /** What a mix may name; undefined where seats are alike and there is one board. */
  readonly choices?: Required<Pick<Mix, 'roles' | 'boards'>>
  /** Whether it can be played with more than the usual: what `extras` of a mix brings to the tables. */
  readonly hasExtras?: true
  /** In how many ways the roles of a game (factions, say) are shared out between the seats. */
  rotations(players: number, mix: Mix): number
  /**
   * The configuration of a table, and the role of each seat for the statistics; null where seats are alike. `bots` are
   * the names at the seats: an automaton has its role by its name.
   */
  table(
    players: number,
    rotation: number,
    mix: Mix,
    bots?: readonly string[],
  ): { config: unknown; roles: readonly string[] | null }
  /** Refuses the name of an automaton that there is not, with a `ConfigError`. Undefined where a game has none. */
  checkAutomaton?(name: string): void
}

/** Whether a name is that of an automaton: it has a role of its own and is never asked. */
export const isAutomatonName = (name: string): boolean => name.startsWith('clockwork:')

/** Roles and boards that take turns at the tables of a contest. Where one is missing, the game decides. */
export interface Mix {
  readonly roles?: readonly string[]
  readonly boards?: readonly string[]
  /** Whether whatever a game offers besides is on: hirelings and landmarks of Root. */
  readonly extras?: true
}

/** What is to be measured. */
export interface Contest {
  readonly game: string
  readonly players: number
  /** Names of bots; every one is measured against every later one, automata against all others. */
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
 * All games of a contest. Every pair of bots meets on the same seeds. One bot of the first kind sits among bots of the
 * second kind. It takes every seat and every role in turn before the seed changes.
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

/** Who is measured among whom. Automata sit alone among others, and never among each other. */
export function pairs(bots: readonly string[]): [string, string][] {
  const automata = bots.filter(isAutomatonName)
  const others = bots.filter((name) => !isAutomatonName(name))
  const all = [...automata, ...others]
  return all.flatMap((hero, i) =>
    all.slice(Math.max(i + 1, automata.length)).map((rest): [string, string] => [hero, rest]),
  )
}
