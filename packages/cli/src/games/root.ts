import { ConfigError, type Random } from '@spinney/kernel'
import { DECK_IDS, factionIds, MAP_IDS, type Root, type RootConfig, root, scenarioKit } from '@spinney/root'
import { rootWords } from '@spinney/words/root'
import { catalogues } from '../catalogues.ts'
import { entry, type TableOptions } from '../entry.ts'
import { noSuch, UsageError } from '../errors.ts'

/** Who plays where only the number of players is given: with fewer, the later ones are left out. */
const USUAL_SEATS: readonly string[] = ['marquise', 'eyrie', 'alliance', 'vagabond']

const SETTINGS: readonly string[] = [
  'setup',
  'pool',
  'deck',
  'preset',
  'first',
  'suitMarkers',
  'cooperative',
  'hirelings',
  'landmarks',
  'insurgents',
]

/**
 * Root. `--seats marquise,eyrie,alliance,vagabond` or `--players 3`, `--map winter`, `--deck exiles`, `--preset first`,
 * `--first eyrie` (a faction, the number of a seat, or `random`), `--set suitMarkers=true`. Factions are drafted with
 * `--set setup=advanced --players 5`, from some of them only with `--set pool=marquise,eyrie,lizard`. A seat may be an
 * automaton: `--seats clockwork:marquise@nightmare+blitz,eyrie`, with `--set cooperative=true` all others together. Beside
 * a draft `--seats` lists the automata alone: they have the last of the `--players` seats.
 * Hirelings and landmarks: `--set hirelings=random`, `--set hirelings=popular-band,the-exile`, `--set landmarks=2`,
 * `--set landmarks=tower,lost-city`.
 */
export const rootEntry = entry<Root, RootConfig>({
  game: root,
  messages: catalogues('root'),
  wording: rootWords,
  configFrom,
  // Players have no names before they have drafted their factions.
  seatNames: ({ seats, players = 0 }) => (seats.length > 0 ? seats : Array.from({ length: players }, (_, i) => `${i}`)),
  namesIn: (g) => g.factions,
  turns: (g) => g.turns,
  circumstances: (g) => ({
    map: [g.map],
    deck: [g.deckName],
    players: [String(g.factions.length)],
    hireling: Object.keys(g.bands),
    landmark: Object.keys(g.landmarks),
  }),
  anyTable,
  scenarioKit,
  benchTables: {
    'six seats': { seats: ['marquise', 'lizard', 'corvid', 'hundreds', 'riverfolk', 'vagabond'], set: {} },
    'six other seats': {
      seats: ['eyrie', 'duchy', 'keepers', 'alliance', 'vagabond', 'vagabond2'],
      map: 'lake',
      set: {},
    },
  },
})

function configFrom({ players, seats, map, set }: TableOptions): unknown {
  for (const name of Object.keys(set)) if (!SETTINGS.includes(name)) throw noSuch('setting', name, SETTINGS)
  const { setup, pool, deck, preset, first, suitMarkers, cooperative, hirelings, landmarks, insurgents } = set
  const isDrafted = setup === 'advanced'
  if (pool !== undefined && !isDrafted) throw new UsageError('--set pool: only with --set setup=advanced')
  const factions = seats ?? (isDrafted ? [] : usualSeats(players ?? USUAL_SEATS.length))
  return {
    seats: factions,
    ...(setup === undefined ? {} : { setup }),
    ...(isDrafted ? { players: players ?? USUAL_SEATS.length } : {}),
    ...(pool === undefined ? {} : { pool: pool.split(',') }),
    ...(map === undefined ? {} : { map }),
    ...(deck === undefined ? {} : { deck }),
    ...(preset === undefined ? {} : { preset }),
    ...(first === undefined ? {} : { first: firstSeat(first, isDrafted ? [] : factions) }),
    ...(suitMarkers === undefined ? {} : { suitMarkers: yesOrNo(suitMarkers) }),
    ...(cooperative === undefined ? {} : { cooperative: yesOrNo(cooperative) }),
    ...(hirelings === undefined ? {} : { hirelings: hirelings === 'random' ? hirelings : hirelings.split(',') }),
    ...(landmarks === undefined
      ? {}
      : { landmarks: /^\d+$/.test(landmarks) ? Number(landmarks) : landmarks.split(',') }),
    ...(insurgents === undefined ? {} : { insurgents: yesOrNo(insurgents) }),
  }
}

/** `true` or `false`; the rules refuse any other word and say so. */
const yesOrNo = (word: string): boolean | string => (word === 'true' ? true : word === 'false' ? false : word)

/** Usual tables of Root are this large. */
const USUAL_SIZE = 4
/** No mix of factions needs more tries until it is one that the standard setup allows. */
const MOST_MIXES = 1000

/** A mix of factions, a map and a deck. Hirelings and landmarks only where they were asked for. */
function anyTable(random: Random, options: TableOptions): unknown {
  const { players = USUAL_SIZE, seats, map = anyOf(random, MAP_IDS), set } = options
  const drawn = { ...options, map, set: { deck: anyOf(random, DECK_IDS), ...set } }
  if (seats !== undefined || set.setup === 'advanced') return configFrom(drawn)
  for (let i = 0; i < MOST_MIXES; i++) {
    const left = factionIds.filter((id) => id !== 'vagabond2')
    const mix = Array.from({ length: players }, () => left.splice(random.below(left.length), 1)[0] ?? '')
    const config = configFrom({ ...drawn, seats: mix })
    if (isPlayable(config)) return config
  }
  throw new UsageError(`no mix of ${players} factions fits these settings`)
}

const anyOf = <T>(random: Random, items: readonly T[]): T => items[random.below(items.length)]!

function isPlayable(config: unknown): boolean {
  try {
    root.config(config)
    return true
  } catch (error) {
    // A mix that the rules refuse is drawn again.
    if (error instanceof ConfigError) return false
    throw error
  }
}

function usualSeats(players: number): readonly string[] {
  if (players >= 2 && players <= USUAL_SEATS.length) return USUAL_SEATS.slice(0, players)
  throw new UsageError(`--players: Root names its seats; for ${players} players say who plays with --seats`)
}

/** The faction of a seat that may be written as an automaton: `clockwork:marquise@easy+blitz`. */
const plainName = (seat: string): string => seat.replace(/^clockwork:([^/@+]*).*$/, '$1')

/** A faction at the table or the number of a seat; `random` leaves it to chance. */
function firstSeat(word: string, factions: readonly string[]): number | null {
  if (word === 'random') return null
  const seat = factions.map(plainName).indexOf(word)
  if (seat >= 0) return seat
  if (/^\d+$/.test(word)) return Number(word)
  throw noSuch('first player', word, factions)
}
