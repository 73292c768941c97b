import type { Json } from '@spinney/kernel'
import {
  boards,
  contentPool,
  DECK_IDS,
  MAP_IDS,
  RULESET_NAMES,
  type RulesetName,
  rulesetOf,
  SETUP_CARDS,
} from '@spinney/root'
import { FACTION_IDS, type FactionId } from '../art/types.ts'
import {
  type Advice,
  type Difficulty,
  type GameSetup,
  type Played,
  RANDOM_SIDE,
  type SetupDraft,
  turned,
} from '../home/setup.ts'
import { thumbOf } from '../table/ground.ts'
import { automata, botsIn, clockworkOf, isVagabotAlone } from './clockwork/setup.ts'
import { EXTRA_FIELDS, excludedBy, extraAdvice, extrasOf } from './extras.ts'

/**
 * The factions that can be chosen: all that can be drawn. The rules themselves are loaded by the worker only; a test
 * holds this list against them.
 */
export const SIDES: readonly string[] = FACTION_IDS

/** How much a newcomer has to keep in mind with each faction. */
const DIFFICULTY: Record<FactionId, Difficulty> = {
  marquise: 1,
  eyrie: 2,
  alliance: 2,
  vagabond: 2,
  vagabond2: 2,
  lizard: 3,
  riverfolk: 3,
  duchy: 2,
  corvid: 3,
  hundreds: 2,
  keepers: 3,
}

/** A second Vagabond plays only beside the first (9.7). */
const SECOND = 'vagabond2'
/** Factions that start in a corner; the map has four. */
const CORNERED = new Set(['marquise', 'eyrie', 'lizard', 'duchy', 'hundreds', 'keepers'])
const CORNERS = 4
/** Setup cards in the pool beyond the number of players (A.8.1). */
const POOL_SURPLUS = 1
/** How often chance is asked for a table with enough reach. */
const TRIES = 60

type Shuffle = <T>(items: readonly T[]) => T[]

export const setup: GameSetup = {
  seats: { min: 2, max: 6, usual: 4 },
  fields: [
    { id: 'map', values: MAP_IDS, initial: 'autumn', place: 'front', picture: (map) => thumbOf('root', map) },
    { id: 'setup', values: ['standard', 'advanced'], initial: 'standard', place: 'front' },
    { id: 'together', values: ['apart', 'together'], initial: 'apart', place: 'front', when: hasAutomata },
    { id: 'deck', values: DECK_IDS, initial: 'base', place: 'more' },
    { id: 'suits', values: ['printed', 'markers'], initial: 'printed', place: 'more', when: hasPrintedSuits },
    { id: 'preset', values: RULESET_NAMES, initial: 'current', place: 'more' },
    ...EXTRA_FIELDS,
  ],
  sides: SIDES,
  sideSort: 'faction',
  automata,
  firstSides: ['marquise', 'eyrie', 'alliance', 'vagabond'],
  difficulty: (side) => DIFFICULTY[side as FactionId],
  choosesSides: (draft) => !isDrafted(draft),
  configOf: (draft, shuffle) => ({
    ...(isDrafted(draft) ? draftedTable(draft) : { seats: seatsOf(draft, shuffle) }),
    ...clockworkOf(draft),
    map: draft.fields.map!,
    deck: draft.fields.deck!,
    preset: draft.fields.preset!,
    ...(hasPrintedSuits(draft) && draft.fields.suits === 'markers' ? { suitMarkers: true } : {}),
    ...extrasOf(draft),
  }),
  advice,
  mapOf: ({ fields }) => fields.map!,
  again(config, by) {
    const { seats, ...rest } = config as { seats?: readonly string[] }
    return { ...rest, first: 0, ...(seats === undefined ? {} : { seats: turned(seats, by) }) }
  },
  staying,
  playedIn,
}

function hasAutomata(draft: SetupDraft): boolean {
  return botsIn(draft).length > 0
}

/** Where factions are drafted, the automata at the last seats are known before. */
function playedIn(config: Json): (Played | null)[] {
  const {
    seats = [],
    players = 0,
    clockwork = {},
  } = config as { seats?: string[]; players?: number; clockwork?: object }
  const bots = SIDES.filter((side) => Object.hasOwn(clockwork, side))
  const drafted = [...Array.from({ length: players - bots.length }, () => null), ...bots]
  const sides = seats.length > 0 ? seats : drafted
  return sides.map((side) => {
    if (side === null) return null
    const isAutomaton = bots.includes(side)
    return { side, term: isAutomaton ? automata.nameOf(side) : side, isAutomaton }
  })
}

/** Beside a draft automata have the last seats. */
function staying(config: Json): number {
  const { setup: way, clockwork = {} } = config as { setup?: string; clockwork?: object }
  return way === 'advanced' ? Object.keys(clockwork).length : 0
}

const isDrafted = ({ fields }: SetupDraft): boolean => fields.setup === 'advanced'

/** On the other maps suits are always dealt (C.2, C.3). */
function hasPrintedSuits({ fields }: SetupDraft): boolean {
  return fields.map === 'autumn' || fields.map === 'winter'
}

/** Factions are drafted from what the edition has (A.8.1). */
function draftedTable(draft: SetupDraft) {
  const known = poolOf(draft)?.factions
  const bots = botsIn(draft).map(({ side }) => side)
  const isTaken = (side: string) => bots.includes(side) || (side === SECOND && bots.includes('vagabond'))
  return {
    setup: 'advanced',
    players: draft.seats,
    ...(known === undefined ? {} : { pool: known.filter((side) => SIDES.includes(side) && !isTaken(side)) }),
  }
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

const isCrowded = (sides: readonly string[]) => sides.filter((side) => CORNERED.has(side)).length > CORNERS

const poolOf = ({ fields }: SetupDraft) => contentPool(fields.preset as RulesetName)

/** Fills the seats that are left to chance; of several tries the first with enough reach, else the best. */
function seatsOf(draft: SetupDraft, shuffle: Shuffle): string[] {
  const wanted = reachWanted(draft.sides.length)
  let best: string[] = []
  for (let i = 0; i < TRIES; i++) {
    const tried = filled(draft, shuffle)
    if (isCrowded(tried) && i < TRIES - 1) continue
    if (best.length === 0 || reachOf(tried) > reachOf(best)) best = tried
    if (reachOf(best) >= wanted) break
  }
  return best
}

function filled(draft: SetupDraft, shuffle: Shuffle): string[] {
  const { sides } = draft
  const out = excludedBy(draft)
  const known = (poolOf(draft)?.factions ?? SIDES).filter((side) => !out.includes(side))
  const free = shuffle(known.filter((side) => side !== SECOND && SIDES.includes(side) && !sides.includes(side)))
  // The second Vagabond comes by chance only where all others are taken.
  if (!sides.includes(SECOND) && !out.includes(SECOND)) free.unshift(SECOND)
  // Whoever chose the second Vagabond alone gets the first one as well.
  if (sides.includes(SECOND) && free.includes('vagabond')) free.push(...free.splice(free.indexOf('vagabond'), 1))
  let cornered = sides.filter((side) => CORNERED.has(side)).length
  return sides.map((side) => {
    if (side !== RANDOM_SIDE) return side
    // With all corners taken somebody comes who needs none, as long as there is anybody.
    const roaming = cornered < CORNERS ? -1 : free.findLastIndex((other) => !CORNERED.has(other))
    const next = roaming < 0 ? free.pop()! : free.splice(roaming, 1)[0]!
    if (CORNERED.has(next)) cornered++
    return next
  })
}

/** Whether an edition has the map, the deck and these factions. */
function isKnown(draft: SetupDraft, chosen: readonly string[]): boolean {
  const pool = poolOf(draft)
  const { map, deck } = draft.fields
  return (
    pool === null ||
    (chosen.every((side) => pool.factions.includes(side)) &&
      (pool.maps as readonly string[]).includes(map!) &&
      (pool.decks as readonly string[]).includes(deck!))
  )
}

const refusal = (key: string): Advice => ({ tone: 'warn', key, stops: true })

/** What the Law or the rules would say about this table. */
function advice(draft: SetupDraft): Advice | null {
  if (botsIn(draft).length === draft.seats) return refusal('advice.allAutomata')
  if (isVagabotAlone(draft, isDrafted(draft))) return refusal('advice.vagabots')
  const extra = extraAdvice(draft, sidesChosen(draft), poolOf(draft) === null)
  if (extra !== null) return extra
  if (isDrafted(draft)) return draftAdvice(draft)
  const { sides, seats } = draft
  const chosen = sidesChosen(draft)
  if (!isKnown(draft, chosen)) return refusal('advice.edition')
  if (isCrowded(chosen)) return refusal('advice.corners')
  const isComplete = chosen.length === seats
  if (chosen.includes(SECOND) && !chosen.includes('vagabond') && isComplete) return refusal('advice.second')
  if (!isComplete)
    return { tone: 'good', key: 'advice.reachWanted', facts: { wanted: reachWanted(seats), count: seats } }
  const facts = { total: reachOf(sides), wanted: reachWanted(seats) }
  return facts.total >= facts.wanted
    ? { tone: 'good', key: 'advice.reach', facts }
    : { tone: 'warn', key: 'advice.littleReach', facts }
}

/** The factions that are known before the game: where they are drafted, those of the automata. */
function sidesChosen(draft: SetupDraft): string[] {
  if (isDrafted(draft)) return botsIn(draft).map(({ side }) => side)
  return draft.sides.filter((side) => side !== RANDOM_SIDE)
}

/** A.8.1: whether enough setup cards are left to draft from, a militant one among them; two players have only those. */
function canDraft(draft: SetupDraft): boolean {
  const bots = sidesChosen(draft)
  const players = draft.seats - bots.length
  const out = [...excludedBy(draft), ...bots, ...(bots.includes('vagabond') ? [SECOND] : [])]
  const left = SETUP_CARDS.filter(({ id }) => !out.includes(id))
  const militant = left.filter(({ type }) => type === 'militant')
  return militant.length > 0 && (players === 2 ? militant : left).length >= players + POOL_SURPLUS
}

function draftAdvice(draft: SetupDraft): Advice {
  if (!rulesetOf(draft.fields.preset as RulesetName).advancedSetupAvailable) return refusal('advice.noDraft')
  const bots = sidesChosen(draft)
  if (!isKnown(draft, bots)) return refusal('advice.edition')
  if (!canDraft(draft)) return refusal('advice.smallPool')
  return { tone: 'good', key: 'advice.draft', facts: { cards: draft.seats - bots.length + POOL_SURPLUS } }
}
