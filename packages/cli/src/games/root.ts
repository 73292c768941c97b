import { type Root, type RootConfig, root, scenarioKit } from '@spinney/root'
import en from '@spinney/root/messages/en.json' with { type: 'json' }
import ja from '@spinney/root/messages/ja.json' with { type: 'json' }
import zh from '@spinney/root/messages/zh.json' with { type: 'json' }
import { entry, type TableOptions } from '../entry.ts'
import { noSuch, UsageError } from '../errors.ts'

/** Who plays where only the number of players is given: with fewer, the later ones are left out. */
const USUAL_SEATS: readonly string[] = ['marquise', 'eyrie', 'alliance', 'vagabond']

const SETTINGS: readonly string[] = ['deck', 'preset', 'first', 'suitMarkers']

/**
 * Root. `--seats marquise,eyrie,alliance,vagabond` or `--players 3`, `--map winter`, `--deck exiles`, `--preset first`,
 * `--first eyrie` (a faction, the number of a seat, or `random`), `--set suitMarkers=true`.
 */
export const rootEntry = entry<Root, RootConfig>({
  game: root,
  messages: { en, ja, zh },
  configFrom,
  seatNames: ({ seats }) => seats,
  turns: (g) => g.turns,
  scenarioKit,
})

function configFrom({ players, seats, map, set }: TableOptions): unknown {
  for (const name of Object.keys(set)) if (!SETTINGS.includes(name)) throw noSuch('setting', name, SETTINGS)
  const factions = seats ?? usualSeats(players ?? USUAL_SEATS.length)
  const { deck, preset, first, suitMarkers } = set
  return {
    seats: factions,
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
