import type { Json, Pick } from '@spinney/kernel'
import { BURROW, type Root, type RootConfig, reachAdvice, root, scenarioKit } from '@spinney/root'
import en from '@spinney/root/messages/en.json' with { type: 'json' }
import ja from '@spinney/root/messages/ja.json' with { type: 'json' }
import zh from '@spinney/root/messages/zh.json' with { type: 'json' }
import { entry, type TableOptions } from '../entry.ts'
import { noSuch, UsageError } from '../errors.ts'
import type { Words } from '../words.ts'

/** Who plays where only the number of players is given: with fewer, the later ones are left out. */
const USUAL_SEATS: readonly string[] = ['marquise', 'eyrie', 'alliance', 'vagabond']

const SETTINGS: readonly string[] = ['setup', 'pool', 'deck', 'preset', 'first', 'suitMarkers']

/** The facts of sentences that are places. */
const PLACES: readonly string[] = ['from', 'to', 'place', 'clearing']

/**
 * Root. `--seats marquise,eyrie,alliance,vagabond` or `--players 3`, `--map winter`, `--deck exiles`, `--preset first`,
 * `--first eyrie` (a faction, the number of a seat, or `random`), `--set suitMarkers=true`. Factions are drafted with
 * `--set setup=advanced --players 5`, from some of them only with `--set pool=marquise,eyrie,lizard`.
 */
export const rootEntry = entry<Root, RootConfig>({
  game: root,
  messages: { en, ja, zh },
  configFrom,
  // Players have no names before they have drafted their factions.
  seatNames: ({ seats, players = 0 }) => (seats.length > 0 ? seats : Array.from({ length: players }, (_, i) => `${i}`)),
  namesIn: (g) => g.factions,
  termOf: (name, value) => (value === BURROW && PLACES.includes(name) ? 'burrow' : null),
  remark,
  turns: (g) => g.turns,
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
  const { setup, pool, deck, preset, first, suitMarkers } = set
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
    ...(first === undefined ? {} : { first: firstSeat(first, factions) }),
    ...(suitMarkers === undefined ? {} : { suitMarkers: suitMarkers === 'true' }),
  }
}

function usualSeats(players: number): readonly string[] {
  if (players >= 2 && players <= USUAL_SEATS.length) return USUAL_SEATS.slice(0, players)
  throw new UsageError(`--players: Root names its seats; for ${players} players say who plays with --seats`)
}

/** A faction at the table or the number of a seat; `random` leaves it to chance. */
function firstSeat(word: string, factions: readonly string[]): number | null {
  if (word === 'random') return null
  const seat = factions.indexOf(word)
  if (seat >= 0) return seat
  if (/^\d+$/.test(word)) return Number(word)
  throw noSuch('first player', word, factions)
}

/** Behind a setup card of the draft: the faction's reach, and the character that lies beside it. */
function remark(kind: string, pick: Pick, about: Json, words: Words): string | null {
  if (kind !== 'draftFaction' || typeof pick !== 'string') return null
  const { pool, beside } = about as { readonly pool: readonly string[]; readonly beside: readonly string[] }
  const character = beside[pool.indexOf(pick)] ?? ''
  const reach = words.ui('reach', { number: reachAdvice([pick]).total })
  return [reach, ...(character === '' ? [] : [words.term(character)])].join(words.ui('comma'))
}
