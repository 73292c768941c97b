import type { Json } from '@spinney/kernel'

/** What a configuration says of something. */
export function fieldOf(config: Json, name: string): Json | undefined {
  if (typeof config !== 'object' || config === null) return undefined
  return Object.entries(config).find(([field]) => field === name)?.[1]
}

/** Factions beyond those of the base game: all may come where factions are drafted. */
const GUESTS = ['lizard', 'riverfolk', 'duchy', 'corvid', 'hundreds', 'keepers']

/** What every table of a game needs. */
export const MAIN = 'main'

type IsSaid = (config: Json) => boolean

/**
 * The parts of a game's catalogue that most tables do without, and whether a table with some configuration says such
 * things from its beginning on. The build makes a file of each; it knows which messages are in them (`bin/shares.ts`).
 */
const PARTS: { readonly [game: string]: { readonly [part: string]: IsSaid } } = {
  root: {
    // The form of a new table wants all; info cards fetch theirs with what they tell.
    info: () => false,
    clockwork: (config) => fieldOf(config, 'clockwork') !== undefined,
    hirelings: (config) => fieldOf(config, 'hirelings') !== undefined,
    // Two maps bring one along.
    landmarks: (config) =>
      fieldOf(config, 'landmarks') !== undefined || /lake|mountain/.test(String(fieldOf(config, 'map'))),
    exiles: (config) => fieldOf(config, 'deck') === 'exiles',
    guests(config) {
      const seats = fieldOf(config, 'seats')
      const isNamed = fieldOf(config, 'setup') !== 'advanced' && Array.isArray(seats)
      return !isNamed || seats.some((side) => GUESTS.some((guest) => guest === side))
    },
  },
}

/** All parts of an owner's catalogue. */
export const partsOf = (owner: string): readonly string[] => [MAIN, ...Object.keys(PARTS[owner] ?? {})]

/** The parts that a table of a game says something of. */
export function partsAt(game: string, config: Json): readonly string[] {
  const wanted = Object.entries(PARTS[game] ?? {}).filter(([, isSaid]) => isSaid(config))
  return [MAIN, ...wanted.map(([name]) => name)]
}
