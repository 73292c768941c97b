import { boards, DECK_IDS, MAP_IDS, RULESET_NAMES } from '@spinney/root'
import { type Advice, type GameSetup, RANDOM_SIDE, type SetupDraft } from '../home/setup.ts'

/** The factions that can be chosen, in the order of the Law. A test holds this list against the rules. */
export const SIDES = ['marquise', 'eyrie', 'alliance', 'vagabond', 'vagabond2', 'lizard'] as const

/** A second Vagabond plays only beside the first (9.7). */
const SECOND = 'vagabond2'
/** How often chance is asked for a table with enough reach. */
const TRIES = 60

export const setup: GameSetup = {
  seats: { min: 2, max: Math.min(6, SIDES.length), usual: 4 },
  fields: [
    { id: 'map', values: MAP_IDS, initial: 'autumn' },
    { id: 'deck', values: DECK_IDS, initial: 'base' },
    { id: 'preset', values: RULESET_NAMES, initial: 'current' },
  ],
  sides: SIDES,
  configOf: (draft, shuffle) => ({
    seats: seatsOf(draft, shuffle),
    map: draft.fields.map!,
    deck: draft.fields.deck!,
    preset: draft.fields.preset!,
  }),
  advice,
}

/** The sum of the factions' reach (5.2). */
export function reachOf(sides: readonly string[]): number {
  const { FACTIONS, VAGABOND } = boards
  return sides.reduce((sum, id) => {
    return sum + (id === SECOND ? VAGABOND.second.reach : (FACTIONS[id as keyof typeof FACTIONS]?.reach ?? 0))
  }, 0)
}

export function reachWanted(seats: number): number {
  return boards.REACH_WANTED[seats as keyof typeof boards.REACH_WANTED] ?? boards.REACH_FLOOR
}

/** Fills the seats that are left to chance; of several tries the first with enough reach, else the best. */
function seatsOf({ sides }: SetupDraft, shuffle: <T>(items: readonly T[]) => T[]): string[] {
  const wanted = reachWanted(sides.length)
  let best: string[] = []
  for (let i = 0; i < TRIES; i++) {
    const tried = filled(sides, shuffle)
    if (best.length === 0 || reachOf(tried) > reachOf(best)) best = tried
    if (reachOf(tried) >= wanted) return tried
  }
  return best
}

function filled(sides: readonly string[], shuffle: <T>(items: readonly T[]) => T[]): string[] {
  const free = shuffle(SIDES.filter((side) => side !== SECOND && !sides.includes(side)))
  // The second Vagabond comes by chance only where all others are taken.
  if (!sides.includes(SECOND)) free.unshift(SECOND)
  // Whoever chose the second Vagabond alone gets the first one as well.
  if (sides.includes(SECOND) && free.includes('vagabond')) free.push(...free.splice(free.indexOf('vagabond'), 1))
  return sides.map((side) => (side === RANDOM_SIDE ? free.pop()! : side))
}

function advice({ sides, seats }: SetupDraft): Advice | null {
  const open = sides.filter((side) => side === RANDOM_SIDE).length
  if (sides.includes(SECOND) && !sides.includes('vagabond') && open === 0) {
    return { tone: 'warn', key: 'advice.second' }
  }
  if (open > 0) return null
  const facts = { total: reachOf(sides), wanted: reachWanted(seats) }
  return facts.total >= facts.wanted
    ? { tone: 'good', key: 'advice.reach', facts }
    : { tone: 'warn', key: 'advice.littleReach', facts }
}
