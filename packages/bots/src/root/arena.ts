import { ConfigError } from '@spinney/kernel'
import { factionIds, MAP_IDS, root } from '@spinney/root'
import { type ArenaGame, isAutomatonName, type Mix } from '../arena/schedule.ts'

const BASE_BOX = ['marquise', 'eyrie', 'alliance', 'vagabond']

/** A second Vagabond is at the table only beside the first: it is no role of its own. */
const EVERYBODY = factionIds.filter((id) => id !== 'vagabond2')

const rolesFor = (players: number, { roles = players > BASE_BOX.length ? EVERYBODY : BASE_BOX }: Mix) => roles

/** Lists of `length` numbers that grow, out of `from` to `below`. */
function growing(length: number, from: number, below: number): number[][] {
  if (length === 0) return [[]]
  const lists: number[][] = []
  for (let first = from; first < below; first++)
    for (const rest of growing(length - 1, first + 1, below)) lists.push([first, ...rest])
  return lists
}

/** Whether a table can be set up: too many factions of the corners cannot. */
function isPlayable(seats: readonly string[]): boolean {
  try {
    root.config({ seats })
    return true
  } catch (error) {
    if (error instanceof ConfigError) return false
    throw error
  }
}

/** The faction of an automaton, by its name. */
const factionOf = (name: string): string => /^clockwork:([^/@+]*)/.exec(name)?.[1] ?? name

/** The seats as their bots want them: an automaton changes places with whoever has its faction. */
function seated(roles: readonly string[], bots: readonly string[]): string[] {
  const seats = [...roles]
  for (const [seat, name] of bots.entries()) {
    if (!isAutomatonName(name)) continue
    const other = seats.indexOf(factionOf(name))
    if (other >= 0) seats[other] = seats[seat]!
    seats[seat] = factionOf(name)
  }
  return seats
}

/** Who sits where at a table, automata included. Where they cannot play together, the next table is taken. */
function rolesAt(tables: readonly string[][], rotation: number, bots: readonly string[]): string[] {
  for (let i = 0; i < tables.length; i++) {
    const seats = seated(tables[(rotation + i) % tables.length]!, bots)
    if (isPlayable(seats)) return seats
  }
  throw new ConfigError('these factions cannot all play together (rule 5)')
}

/** Steps of this length through the list of circles bring unlike ones early. */
const STRIDE = 31

const known = new Map<string, string[][]>()

/**
 * Who sits where, table after table. The roles stand in a circle, and a table takes those at some distances from the
 * first; as the first goes round, every role is once in every seat. Then other distances are taken.
 */
function tablesOf(players: number, roles: readonly string[]): string[][] {
  const key = [players, ...roles].join(' ')
  const before = known.get(key)
  if (before !== undefined) return before
  const size = roles.length
  const circles = growing(players - 1, 1, size).map((distances) =>
    roles.map((_, first) => [0, ...distances].map((distance) => roles[(first + distance) % size]!)),
  )
  const playable = circles.filter((circle) => circle.every(isPlayable))
  const stride = playable.length % STRIDE === 0 ? 1 : STRIDE
  const tables = playable.flatMap((_, i) => playable[(i * stride) % playable.length]!)
  known.set(key, tables)
  return tables
}

/** The factions of the base box, or all of them, or those that are named: each equally often in every seat. */
export const rootArena: ArenaGame = {
  players: { usual: 4, least: 2, most: 6 },
  choices: { roles: EVERYBODY, boards: MAP_IDS },
  hasExtras: true,
  rotations: (players, mix) => tablesOf(players, rolesFor(players, mix)).length * (mix.boards ?? ['']).length,
  checkAutomaton: (name) => {
    root.config({ seats: [name, factionOf(name) === 'marquise' ? 'eyrie' : 'marquise'] })
  },
  table: (players, rotation, mix, bots = []) => {
    const tables = tablesOf(players, rolesFor(players, mix))
    const roles = rolesAt(tables, rotation, bots)
    const seats = roles.map((role, seat) => (isAutomatonName(bots[seat] ?? '') ? bots[seat]! : role))
    const { boards } = mix
    // All roles take all seats on one map, then on the next; the second time through, each table has another map.
    const circle = Math.floor((rotation % tables.length) / rolesFor(players, mix).length)
    const round = circle + Math.floor(rotation / tables.length)
    const map = boards === undefined ? {} : { map: boards[round % boards.length]! }
    // Three hirelings by chance (A.6), one landmark and two by turns (A.5).
    const extras = mix.extras === true ? { hirelings: 'random', landmarks: 1 + (round % 2) } : {}
    return { config: { seats, ...map, ...extras }, roles }
  },
}
