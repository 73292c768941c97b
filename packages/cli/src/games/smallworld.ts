import type { Json, Result, Seat } from '@spinney/kernel'
import { type Config, powers, races, type SmallWorld, scenarioKit, smallworld, switchValues } from '@spinney/smallworld'
import { smallworldWords } from '@spinney/words/smallworld'
import { catalogues } from '../catalogues.ts'
import { entry, type Statistics, type TableOptions } from '../entry.ts'
import { noSuch, UsageError } from '../errors.ts'
import { rounded } from '../layout.ts'

/** Small World. `--players 2` to `5`; `--preset literal`, `--first 0` (or `random`), `--set <switch>=<value>`. */
export const smallworldEntry = entry<SmallWorld, Config>({
  game: smallworld,
  messages: catalogues('smallworld'),
  wording: smallworldWords,
  configFrom,
  seatNames: ({ players }) => Array.from({ length: players }, (_, seat) => String(seat)),
  turns: (g) => g.turn * g.active.length,
  statistics: comboStatistics,
  circumstances: (g) => ({ players: [String(g.active.length)] }),
  anyTable: (random, options) => configFrom({ players: 2 + random.below(4), ...options }),
  scenarioKit,
})

const OTHERS = ['preset', 'first', 'firstPlayer', 'dieFaces']

function configFrom({ players = 4, seats, map, set }: TableOptions): unknown {
  if (map !== undefined) throw new UsageError('--map: the map of Small World follows from the number of players')
  if (seats !== undefined) throw new UsageError('--seats: the seats of Small World have no names; use --players')
  if (set.deck !== undefined) throw new UsageError('--deck: Small World has no decks')
  const { preset, first, firstPlayer = first, ...switches } = set
  const rules: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(switches)) {
    const known = [...Object.keys(switchValues), ...OTHERS]
    if (!known.includes(name)) throw noSuch('setting', name, known)
    rules[name] = name === 'dieFaces' ? value.split(',').map(numberIn) : value
  }
  return {
    players,
    rules,
    ...(preset === undefined ? {} : { preset }),
    ...(firstPlayer === undefined ? {} : { firstPlayer: numberIn(firstPlayer) }),
  }
}

/** A number where one was typed; anything else is for the game to take or refuse. */
const numberIn = (text: string): number | string => (/^\d{1,9}$/.test(text) ? Number(text) : text)

/** What became of the players who had something. */
interface Fate {
  games: number
  wins: number
  score: number
}

/** The races and powers that a seat had in a game. */
type Combos = { readonly races: readonly string[]; readonly powers: readonly string[] }

/** How players fared who picked a race or a power, at whatever time of the game. */
function comboStatistics({ players, firstCombos }: Config): Statistics<SmallWorld, readonly Combos[]> {
  const tallies = { races: fates(races), powers: fates(powers) }
  const seats = Array.from({ length: players }, () => ({ races: new Set<string>(), powers: new Set<string>() }))
  const note = (seat: Seat, race: string, power: string) => {
    seats[seat]!.races.add(race)
    seats[seat]!.powers.add(power)
  }
  return {
    begin: () => {
      for (const had of seats) {
        had.races.clear()
        had.powers.clear()
      }
      firstCombos.forEach((combo, seat) => {
        if (combo !== null) note(seat, combo.race, combo.power)
      })
    },
    answer: (seat, kind, pick) => {
      if (kind !== 'pick' || typeof pick !== 'object') return
      note(seat, String(pick.race), String(pick.power))
    },
    notes: () => seats.map(({ races, powers }) => ({ races: [...races], powers: [...powers] })),
    add: (notes, result) => {
      notes.forEach((had, seat) => {
        for (const part of ['races', 'powers'] as const) count(tallies[part], had[part], seat, result)
      })
    },
    report: () => ({ races: reportOf(tallies.races), powers: reportOf(tallies.powers) }),
  }
}

function fates(all: readonly { readonly id: string }[]): Map<string, Fate> {
  return new Map(all.map(({ id }) => [id, { games: 0, wins: 0, score: 0 }]))
}

function count(tally: Map<string, Fate>, had: readonly string[], seat: Seat, { winners, scores }: Result): void {
  for (const id of had) {
    const fate = tally.get(id)!
    fate.games++
    fate.score += scores[seat]!
    if (winners.includes(seat)) fate.wins++
  }
}

function reportOf(tally: ReadonlyMap<string, Fate>): Json {
  const rows = [...tally].map(([id, { games, wins, score }]) => {
    const mean = (sum: number): number | null => (games === 0 ? null : rounded(sum / games, 4))
    return [id, { games, winRate: mean(wins), meanScore: mean(score) }]
  })
  return Object.fromEntries(rows)
}
