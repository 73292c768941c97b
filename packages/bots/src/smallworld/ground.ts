import { type Board, boardOf, NOBODY, type People, powers, races, type SmallWorld } from '@spinney/smallworld'
import { LURE, tokensOf } from './combos.ts'
import { defence, isSafe } from './evaluate.ts'

/*
 * What a network is told of the map and of the combos that can be picked, beside the features of the hand-made
 * evaluation. Regions are counted by what they are and by whose they are, so that one network fits all maps.
 */

const GROUNDS = [
  ...['farmland', 'forest', 'hill', 'swamp', 'mountain', 'water'],
  ...['mine', 'magic', 'cavern', 'entry'],
] as const
const HOLDERS = ['active', 'declined', 'rivalActive', 'rivalDeclined', 'others', 'free'] as const
const FORCES = ['regions', 'declined', 'tokens', 'age', 'cheap', 'fair', 'dear', 'prey'] as const
const COLUMN = ['best', 'second'] as const
const TRAITS = [...races, ...powers]

/** Names of these inputs, in their order. */
export const GROUND_INPUTS: readonly string[] = [
  ...HOLDERS.flatMap((holder) => GROUNDS.map((ground) => `land.${holder}.${ground}`)),
  ...FORCES.map((name) => `force.${name}`),
  ...FORCES.map((name) => `rivalForce.${name}`),
  ...COLUMN.map((name) => `column.${name}`),
  ...TRAITS.map(({ id }) => `column.${id}`),
]

const AFTER_LAND = HOLDERS.length * GROUNDS.length
const AFTER_FORCES = AFTER_LAND + 2 * FORCES.length
const columnPlaceOf: ReadonlyMap<string, number> = new Map(TRAITS.map(({ id }, i) => [id, COLUMN.length + i]))

/** A coin, a region or a token in the unit of inputs. */
const SCALE = 0.1
/** What is rare on a map. */
const LAND_SCALE = 0.25

/** What each region of a board counts as, by places in `GROUNDS`. */
const groundsOf = new WeakMap<Board, readonly (readonly number[])[]>()

function groundsAt(board: Board): readonly (readonly number[])[] {
  const known = groundsOf.get(board)
  if (known !== undefined) return known
  const { facts, water, has, entry } = board
  const made = facts.regions.map(({ terrain }, r) => {
    const marks = [has.mine[r] && 'mine', has.magic[r] && 'magic', has.cavern[r] && 'cavern', entry[r] && 'entry']
    return GROUNDS.flatMap((ground, i) =>
      ground === (water[r] ? 'water' : terrain) || marks.includes(ground) ? [i] : [],
    )
  })
  groundsOf.set(board, made)
  return made
}

/** Writes these inputs of a seat from a place on; what was there is 0. */
type GroundWriter = (seat: number, rival: number, out: Float32Array, from: number) => void

/** Looks at the map once for all seats. */
export function groundOf(g: SmallWorld): GroundWriter {
  const forces = g.active.map((_, seat) => forceOf(g, seat))
  const column = columnOf(g)
  return (seat, rival, out, from) => {
    writeLand(g, seat, rival, out, from)
    out.set(forces[seat]!, from + AFTER_LAND)
    if (rival >= 0) out.set(forces[rival]!, from + AFTER_LAND + FORCES.length)
    out.set(column, from + AFTER_FORCES)
  }
}

function writeLand(g: SmallWorld, seat: number, rival: number, out: Float32Array, from: number): void {
  const grounds = groundsAt(boardOf(g))
  for (let r = 0; r < grounds.length; r++) {
    const first = from + holderOf(g, r, seat, rival) * GROUNDS.length
    for (const ground of grounds[r]!) out[first + ground]! += LAND_SCALE
  }
}

/** Whose a region is, by places in `HOLDERS`. */
function holderOf(g: SmallWorld, region: number, seat: number, rival: number): number {
  const slot = g.holder[region]!
  if (slot === NOBODY) return 5
  const people = g.peoples[slot]!
  if (people.seat === seat) return people.declined ? 1 : 0
  if (people.seat === rival) return people.declined ? 3 : 2
  return 4
}

/** How strong a seat is on the map, and what it can reach, by what that costs. */
function forceOf(g: SmallWorld, seat: number): number[] {
  const board = boardOf(g)
  const slot = g.active[seat]!
  const people = slot === NOBODY ? null : g.peoples[slot]!
  let [regions, declined, cheap, fair, dear, prey] = [0, 0, 0, 0, 0, 0]
  let tokens = people === null ? 0 : people.hand + people.aside
  for (let r = 0; r < board.size; r++) {
    const holder = g.holder[r]!
    const owner = holder === NOBODY ? null : g.peoples[holder]!
    if (owner !== null && owner.seat === seat) {
      if (owner.declined) declined++
      else {
        regions++
        tokens += g.tokens[r]!
      }
      continue
    }
    if (board.water[r] || isSafe(g, r) || !isReached(g, board, people, slot, r)) continue
    const cost = 2 + g.tokens[r]! + g.tribes[r]! + defence(g, r)
    if (cost <= 2) cheap++
    else if (cost === 3) fair++
    else dear++
    if (owner !== null) prey += 2 / cost
  }
  const age = people === null ? 0 : g.turn - people.since + 1
  return [regions, declined, tokens, age, cheap, fair, dear, prey].map((value) => value * SCALE)
}

/** Whether the active people borders on a region; one that is not there yet comes from the edge of the map. */
function isReached(g: SmallWorld, board: Board, people: People | null, slot: number, region: number): boolean {
  if (people === null) return board.entry[region]!
  for (const other of board.neighbours[region]!) if (g.holder[other] === slot) return true
  return false
}

/** Which combos lie there, the nearer the more, and how good the best two are at first sight. */
function columnOf(g: SmallWorld): Float32Array {
  const out = new Float32Array(COLUMN.length + TRAITS.length)
  let [best, second] = [0, 0]
  for (let row = 0; row < g.column.length; row++) {
    const { race, power, coins } = g.column[row]!
    const near = 1 - 0.15 * row
    out[columnPlaceOf.get(race)!] = near
    out[columnPlaceOf.get(power)!] = near
    const lure = (LURE[race] ?? 0) + (LURE[power] ?? 0)
    const worth = tokensOf(race) + tokensOf(power) + lure + coins - row
    if (worth > best) {
      second = best
      best = worth
    } else if (worth > second) second = worth
  }
  out[0] = best * SCALE
  out[1] = second * SCALE
  return out
}
