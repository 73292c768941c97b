/** One side of a hireling card. */
export interface HirelingSide {
  readonly id: string
  /** Its pieces by kind; none where it has only a text. */
  readonly pieces?: { readonly [name: string]: number }
}

export interface HirelingFacts {
  /** The name of the card: that of its promoted side. */
  readonly id: string
  /** Promoted, then demoted. */
  readonly sides: readonly [HirelingSide, HirelingSide]
  /** The factions that cannot be played beside it (A.6.5). */
  readonly excludes: readonly string[]
}

/** A card with two sides; `warriors` of each, other pieces where it has any. */
const card = (
  promoted: string,
  pieces: HirelingSide['pieces'],
  demoted: string,
  excludes: readonly string[],
  demotedPieces?: HirelingSide['pieces'],
): HirelingFacts => ({
  id: promoted,
  sides: [
    { id: promoted, ...(pieces === undefined ? {} : { pieces }) },
    { id: demoted, ...(demotedPieces === undefined ? {} : { pieces: demotedPieces }) },
  ],
  excludes,
})

/** The thirteen hireling cards (B.4.4, B.10). Their order is part of every saved position: new ones come at the end. */
export const HIRELINGS: readonly HirelingFacts[] = [
  card('forest-patrol', { warrior: 12 }, 'feline-physicians', ['marquise']),
  card('last-dynasty', { warrior: 5 }, 'bluebird-nobles', ['eyrie']),
  card('spring-uprising', { warrior: 4 }, 'rabbit-scouts', ['alliance']),
  card('the-exile', { pawn: 1 }, 'the-brigand', ['vagabond', 'vagabond2']),
  card('riverfolk-flotilla', { pawn: 1 }, 'otter-divers', ['riverfolk']),
  card('warm-sun-prophets', { warrior: 4 }, 'lizard-envoys', ['lizard']),
  card('highway-bandits', { warrior: 4 }, 'bandit-gangs', [], { warrior: 4 }),
  card('sunward-expedition', { warrior: 8, foothold: 3 }, 'mole-artisans', ['duchy']),
  card('corvid-spies', { warrior: 6 }, 'raven-sentries', ['corvid']),
  card('furious-protector', { pawn: 1 }, 'stoic-protector', [], { pawn: 1 }),
  card('flame-bearers', { warrior: 6 }, 'rat-smugglers', ['hundreds']),
  card('vault-keepers', { warrior: 6, vault: 6 }, 'badger-bodyguards', ['keepers']),
  card('popular-band', { warrior: 5 }, 'street-band', [], { warrior: 5 }),
]

/** All sides by name. */
export const HIRELING_IDS: readonly string[] = HIRELINGS.flatMap(({ sides }) => sides.map(({ id }) => id))

/** Three hirelings are used (A.6). */
export const HIRELINGS_AT_TABLE = 3

/** How many of them are demoted, by the number of players (A.6.2). */
export const demotedFor = (players: number): number => Math.min(HIRELINGS_AT_TABLE, players - 2)

/** The spaces of the score track with hireling markers (A.6.4). */
export const HIRELING_MARKERS: readonly number[] = [4, 8, 12]

/** The faces of the control die, and how many of each (E.1.2). */
export const CONTROL_DIE: readonly { readonly gold: number; readonly red: number; readonly faces: number }[] = [
  { gold: 1, red: 1, faces: 3 },
  { gold: 2, red: 1, faces: 2 },
  { gold: 2, red: 2, faces: 1 },
]

/** Clubs that lie on the card of the Exile. */
export const EXILE_CLUBS = 3
