import type { Json } from '@spinney/kernel'

/** A part of a game's catalogue that most tables do without; the build makes a file of its own of it (`bin/parts.ts`). */
interface Part {
  /** The messages that are in it. */
  readonly keys: RegExp
  /** Whether a table with this configuration says such things from its beginning on. */
  at(config: Json): boolean
}

/** What a configuration says of something. */
export function fieldOf(config: Json, name: string): Json | undefined {
  if (typeof config !== 'object' || config === null) return undefined
  return Object.entries(config).find(([field]) => field === name)?.[1]
}

/** Factions beyond those of the base game: all may come where factions are drafted. */
const GUESTS = ['lizard', 'riverfolk', 'duchy', 'corvid', 'hundreds', 'keepers']

const ONE_OF_GUESTS = GUESTS.join('|')

/** Pieces, ministers, moods and relics that come with those factions only. */
const OF_GUESTS = [
  `(?:${ONE_OF_GUESTS})\\.[\\w.-]+`,
  'foremole|captain|marshal|brigadier|banker|mayor|squire|noble|lord|duchess-of-mud|baron-of-dirt|earl-of-stone',
  'bitter|grandiose|jubilant|lavish|relentless|rowdy|stubborn|wrathful',
  '(?:figure|tablet|jewelry)[\\w.-]*',
].join('|')

const HIRED =
  'forest-patrol|feline-physicians|last-dynasty|bluebird-nobles|spring-uprising|rabbit-scouts|the-exile|the-brigand|riverfolk-flotilla|otter-divers|warm-sun-prophets|lizard-envoys|highway-bandits|bandit-gangs|sunward-expedition|mole-artisans|corvid-spies|raven-sentries|furious-protector|stoic-protector|flame-bearers|rat-smugglers|vault-keepers|badger-bodyguards|popular-band|street-band'

/** Cards that the deck of Exiles & Partisans alone has. */
const OF_EXILES =
  'boat-builders|charm-offensive|coffin-makers|corvid-planners|eyrie-emigre|false-orders|(?:fox|mouse|rabbit)-partisans|informants|league-of-adventurous-mice|master-engravers|murine-broker|propaganda-bureau|saboteurs|soup-kitchens|swap-meet|tunnels'

/** What is said in a draft only. */
const OF_DRAFTS = '^(?:decision|option|event|topic|story|tail)\\.\\w*(?:[dD]raft|[hH]omeland|[sS]etupCard)'

/** By game and by name. A message is in the first part that fits; what fits none is needed at every table. */
export const PARTS: { readonly [game: string]: { readonly [part: string]: Part } } = {
  root: {
    // The form of a new table wants all; info cards fetch theirs with what they tell.
    info: { keys: /^(?:info|choice)\.|^faction\.\w+\.like$/, at: () => false },
    clockwork: {
      keys: /clockwork|^term\.(?:[A-Z]{2}\.|trait-|level-|(?:most|fewest|highest|lowest)[A-Z])/,
      at: (config) => fieldOf(config, 'clockwork') !== undefined,
    },
    hirelings: {
      keys: new RegExp(`hireling|^(?:term|option\\.order)\\.(?:${HIRED})(?:\\.|$)`, 'i'),
      at: (config) => fieldOf(config, 'hirelings') !== undefined,
    },
    landmarks: {
      keys: /landmark/i,
      // Two maps bring one along.
      at: (config) =>
        fieldOf(config, 'landmarks') !== undefined || /lake|mountain/.test(String(fieldOf(config, 'map'))),
    },
    exiles: {
      keys: new RegExp(`(?:^|\\.)(?:${OF_EXILES})(?:\\.|$)`),
      at: (config) => fieldOf(config, 'deck') === 'exiles',
    },
    guests: {
      keys: new RegExp(
        `^(?:decision|option|event|topic|why|story|tail)\\.(?:order\\.)?(?:${ONE_OF_GUESTS})|^term\\.(?:${OF_GUESTS})$|^faction\\.(?:${ONE_OF_GUESTS})\\.about$|${OF_DRAFTS}`,
      ),
      at(config) {
        const seats = fieldOf(config, 'seats')
        const isNamed = fieldOf(config, 'setup') !== 'advanced' && Array.isArray(seats)
        return !isNamed || seats.some((side) => GUESTS.some((guest) => guest === side))
      },
    },
  },
}

/** What every table of a game needs. */
export const MAIN = 'main'

/** All parts of an owner's catalogue. */
export const partsOf = (owner: string): readonly string[] => [MAIN, ...Object.keys(PARTS[owner] ?? {})]

/** The parts that a table of a game says something of. */
export function partsAt(game: string, config: Json): readonly string[] {
  const wanted = Object.entries(PARTS[game] ?? {}).filter(([, part]) => part.at(config))
  return [MAIN, ...wanted.map(([name]) => name)]
}

/** The part that a message is in. */
export function partOf(owner: string, key: string): string {
  return Object.entries(PARTS[owner] ?? {}).find(([, { keys }]) => keys.test(key))?.[0] ?? MAIN
}
