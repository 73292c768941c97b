import { call, type Listener, type Procedure, procedure, reaction, run, type Seat, tell } from '@spinney/kernel'
import { DEFENDER } from '../actions/battle-types.ts'
import { board, mayBuild, neighbours, openSlots } from '../board/map.ts'
import { clearings } from '../core/book.ts'
import type { Faction } from '../core/content.ts'
import type { Removal, RootEvents } from '../core/hooks.ts'
import { count, onMapCount } from '../core/pieces.ts'
import { place } from '../core/place.ts'
import { SUPPLY } from '../core/places.ts'
import { chance } from '../core/questions.ts'
import { rules } from '../core/rule.ts'
import { score } from '../core/scoring.ts'
import type { Own, Root, Visible } from '../core/state.ts'
import { BIRD, SUIT_NAMES } from '../core/suits.ts'
import { keepClearing, keepForbidsPlacing, keepIsGoneForGood } from '../factions/marquise/abilities.ts'
import { marquise } from '../factions/marquise/index.ts'
import {
  BUILDING_NAMES,
  built,
  keep,
  type MarquiseBuilding,
  marquiseBuildings,
  warrior,
} from '../factions/marquise/pieces.ts'
import { freeCorners } from '../turn/starts.ts'
import { battleAt, battleEach, leaving, mayPlaceAt, moveAt, movesFrom, placeAt, startAt, takeHits } from './acting.ts'
import { craftOrder, discardOrder, endEvening, revealOrder, scoreStep } from './order.ts'
import {
  best,
  bestClearing,
  bestFirst,
  byPriority,
  enemyPieces,
  lowest,
  most,
  mostEnemies,
  mostOwnWarriors,
  ordered,
  type PlayerTie,
  tellClearing,
  tellNothing,
  tellStep,
  tellTrait,
} from './priorities.ts'
import { hireToBuild } from './services.ts'
import { botAt, hasTrait, isLevel, orderCards } from './state.ts'

/** Points for so many buildings of one kind on the map. */
const POINTS = [0, 0, 1, 2, 3, 4, 5] as const
/** The building of each order. */
const BY_SUIT: readonly MarquiseBuilding[] = ['sawmill', 'workshop', 'recruiter']
const RECRUITS = 4
const REINFORCEMENTS = 2
const STAY = 3
const EXPANDS_UP_TO = 5
const TIES: readonly PlayerTie[] = ['mostPieces', 'mostPoints']

/** MM.0 Setup: the keep, the garrisons and three buildings, where chance says. */
const setup = procedure<Root, Own & { left: MarquiseBuilding[] }>('clockwork.marquise.setup', [
  chance('MM.0', 'clockworkClearing', {
    picks: 'clearing',
    options: (g) => freeCorners(g),
    about: (_g, s) => ({ seat: s.seat }),
    effect: (g, s, corner) => {
      startAt(g, s.seat, corner, 'MM.0')
      s.left = [...BUILDING_NAMES]
      place(g, keep, corner, 1, 'MM.0')
      const opposite = board(g).opposite[corner]
      for (const at of clearings(g)) if (at !== opposite) place(g, warrior, at, 1, 'MM.0')
      place(g, warrior, corner, 1, 'MM.0')
    },
  }),
  chance('MM.0', 'buildings', {
    kind: 'clockworkClearing',
    picks: 'clearing',
    when: (_g, s) => s.left.length > 0,
    options: (g, s) => buildingSites(g, s.seat),
    about: (_g, s) => ({ seat: s.seat }),
    effect: (g, s, at) => {
      place(g, marquiseBuildings[s.left.shift()!], at, 1, 'MM.0')
      return 'again'
    },
  }),
])

/** MM.0: the keep's clearing and those beside it, where none of its buildings stands yet. */
function buildingSites(g: Visible, seat: Seat): number[] {
  const home = g.starts[seat]!
  const isBare = (at: number): boolean => BUILDING_NAMES.every((name) => count(g, marquiseBuildings[name], at) === 0)
  return byPriority([home, ...neighbours(g, seat, home)]).filter((at) => openSlots(g, at) > 0 && isBare(at))
}

/** Birdsong: MM.1 the order, MM.2 crafting. */
const birdsong = procedure<Root, Own>('clockwork.marquise.birdsong', [
  run('MM.1', 'order', (g, b) => revealOrder(g, b.seat, 'MM.1')),
  run('MM.2', 'craft', (g, b) => craftOrder(g, b.seat, 'MM.2')),
])

interface Daylight extends Own {
  /** Whether a building was placed this turn. */
  hasBuilt: boolean
  /** How often it has expanded. */
  expanded: number
  /** Clearings to move out of, */
  from: number[]
  /** and those that were moved into. */
  entered: number[]
}

/** The clearings it rules out of some, where it may place. */
const ruled = (g: Visible, seat: Seat, places: readonly number[]): number[] =>
  places.filter((at) => rules(g, seat, at) && mayPlaceAt(g, seat, at))

/** Warriors that a recruit places: fewer at the easy level. */
const recruits = (g: Visible, seat: Seat): number => (isLevel(g, seat, 'easy') ? RECRUITS / 2 : RECRUITS)

/** So many warriors spread evenly over places in order; what is left over goes to the first of them. */
const evenly = (number: number, places: number): number[] =>
  Array.from({ length: places }, (_, i) => Math.floor(number / places) + (i < number % places ? 1 : 0))

/** Places so many warriors in a clearing; says how many had a place, those that a snare there kept out among them. */
function enlist(g: Root, seat: Seat, at: number, number: number, law: string): number {
  const there = Math.min(number, count(g, warrior, SUPPLY))
  placeAt(g, seat, warrior, at, number, law)
  return there
}

/** Places so many warriors in each of some clearings, the first of them first; says how many had a place. */
function muster(g: Root, seat: Seat, places: readonly number[], shares: readonly number[], law: string): number {
  if (places.length === 0) tellNothing(law, seat)
  return places.reduce((sum, at, i) => sum + enlist(g, seat, at, shares[i]!, law), 0)
}

/** Challenging and nightmare: two more in the best ordered clearing it rules. Says how many of them are missing. */
function reinforce(g: Root, seat: Seat, law: string): number {
  if (!isLevel(g, seat, 'challenging', 'nightmare')) return 0
  const choice = bestClearing(g, ruled(g, seat, ordered(g, seat)))
  if (choice === null) return REINFORCEMENTS
  tellClearing(law, seat, choice)
  return REINFORCEMENTS - enlist(g, seat, choice.pick, REINFORCEMENTS, law)
}

/** Overwhelming: a point for every two warriors of a recruit that could not be placed. */
function overwhelm(g: Root, seat: Seat, missing: number, law: string): void {
  const points = Math.floor(missing / 2)
  if (points === 0 || !hasTrait(g, seat, 'overwhelming')) return
  tellTrait(law, seat, 'overwhelming')
  score(g, seat, points, law)
}

/** MM.5, MM.10: a building where it rules and has most warriors. */
function build(g: Root, d: Daylight, kind: MarquiseBuilding | undefined, law: string) {
  tellStep(law, d.seat)
  if (kind === undefined || count(g, marquiseBuildings[kind], SUPPLY) === 0) return tellNothing(law, d.seat)
  const sites = () => clearings(g).filter((at) => rules(g, d.seat, at) && mayBuild(g, d.seat, at))
  hireToBuild(g, d.seat, sites)
  const choice = bestClearing(g, sites(), mostOwnWarriors(g, d.seat))
  if (choice === null) return tellNothing(law, d.seat)
  tellClearing(law, d.seat, choice)
  if (placeAt(g, d.seat, marquiseBuildings[kind], choice.pick, 1, law) > 0) d.hasBuilt = true
}

/** MM.6, MM.11: these are the clearings to move out of. */
function beginMoves(g: Root, d: Daylight, from: readonly number[], law: string): void {
  tellStep(law, d.seat)
  if (from.every((at) => leaving(g, d.seat, at, STAY) === 0)) tellNothing(law, d.seat)
  d.from = [...from]
  d.entered = []
}

/** MM.6, MM.11: all but three go to the neighbour with most enemy pieces. */
function moveOut(g: Root, d: Daylight, from: number, stay: number, law: string): void {
  const number = leaving(g, d.seat, from, stay)
  const choice = number > 0 ? bestClearing(g, movesFrom(g, d.seat, from), mostEnemies(g, d.seat)) : null
  if (choice === null) return
  tellClearing(law, d.seat, choice)
  if (moveAt(g, d.seat, from, choice.pick, number, law) && !d.entered.includes(choice.pick)) d.entered.push(choice.pick)
}

/** Daylight: by the suit of the order, or Escalated Daylight with a bird. */
const daylight = procedure<Root, Own>('clockwork.marquise.daylight', [
  run('MM.3', 'which', (g, { seat }) => daylightOf(g, { seat, hasBuilt: false, expanded: 0, from: [], entered: [] })),
])

/** Daylight by the order that lies open now; none without a card. */
function daylightOf(g: Root, d: Daylight): void {
  const { suit } = botAt(g, d.seat)
  if (suit >= 0) call(g, suit === BIRD ? escalated : ordinary, { ...d, from: [], entered: [] })
}

/** Daylight by an order of a suit. */
const ordinary: Procedure<Root, Daylight> = procedure<Root, Daylight>('clockwork.marquise.ordinary', [
  run('MM.3', 'battle', (g, d) => {
    tellStep('MM.3', d.seat)
    battleEach(g, d.seat, ordered(g, d.seat), TIES, 'MM.3')
  }),
  run('MM.4', 'recruit', (g, d) => {
    tellStep('MM.4', d.seat)
    const [number, places] = [recruits(g, d.seat), bestFirst(g, ruled(g, d.seat, ordered(g, d.seat)))]
    const shares = evenly(Math.min(number, count(g, warrior, SUPPLY)), places.length)
    const missing = number - muster(g, d.seat, places, shares, 'MM.4')
    overwhelm(g, d.seat, missing + reinforce(g, d.seat, 'MM.4'), 'MM.4')
  }),
  run('MM.5', 'build', (g, d) => build(g, d, BY_SUIT[botAt(g, d.seat).suit], 'MM.5')),
  run('MM.6', 'origins', (g, d) => {
    beginMoves(g, d, ordered(g, d.seat), 'MM.6')
  }),
  run('MM.6', 'move', (g, d) => {
    const from = d.from.shift()
    if (from === undefined) return 'next'
    moveOut(g, d, from, STAY, 'MM.6')
    return 'again'
  }),
  run('MM.6', 'blitz', (g, d) => blitz(g, d, 'MM.6')),
  run('MM.6', 'blitzBattle', (g, d) => blitzBattle(g, d, 'MM.6')),
  run('MM.7', 'expand', (g, d) => {
    if (!expands(g, d)) return 'done'
    tellStep('MM.7', d.seat)
    discardOrder(g, d.seat, 'MM.7')
    revealOrder(g, d.seat, 'MM.7')
    d.expanded += 1
    return 'next'
  }),
  run('MM.7', 'again', (g, d) => daylightOf(g, d)),
])

/**
 * MM.7: nothing was built and few buildings stand. Overwhelming allows it once. It ends where no card is left that it has
 * not seen, so that a Marquise who can build nowhere does not go on for ever.
 */
function expands(g: Visible, d: Daylight): boolean {
  const buildings = BUILDING_NAMES.reduce((sum, name) => sum + built(g, name), 0)
  if (d.hasBuilt || buildings > EXPANDS_UP_TO) return false
  return d.expanded < (hasTrait(g, d.seat, 'overwhelming') ? 1 : g.deck.length + g.discard.length)
}

/** Blitz: the best ruled clearing without enemies is left by all but one, */
function blitz(g: Root, d: Daylight, law: string): void {
  d.entered = []
  if (!hasTrait(g, d.seat, 'blitz')) return
  const quiet = clearings(g).filter(
    (at) =>
      rules(g, d.seat, at) &&
      enemyPieces(g, d.seat, at) === 0 &&
      leaving(g, d.seat, at, 1) > 0 &&
      movesFrom(g, d.seat, at).length > 0,
  )
  const choice = bestClearing(g, quiet)
  if (choice === null) return
  tellTrait(law, d.seat, 'blitz')
  tellClearing(law, d.seat, choice)
  moveOut(g, d, choice.pick, 1, law)
}

/** and there is a battle where they arrive. */
function blitzBattle(g: Root, d: Daylight, law: string): void {
  for (const at of d.entered) battleAt(g, d.seat, at, TIES, law)
  d.entered = []
}

/** Escalated Daylight, by a bird. */
const escalated = procedure<Root, Daylight>('clockwork.marquise.escalated', [
  run('MM.8', 'battle', (g, d) => {
    tellStep('MM.8', d.seat)
    battleEach(g, d.seat, clearings(g), TIES, 'MM.8')
  }),
  run('MM.9', 'recruit', (g, d) => {
    tellStep('MM.9', d.seat)
    const places = ruled(g, d.seat, clearings(g))
    const first = best(places, [lowest(g)])
    const second = best(
      places.filter((at) => at !== first?.pick),
      [lowest(g)],
    )
    const isIron = hasTrait(g, d.seat, 'iron-will')
    if (isIron) tellTrait('MM.9', d.seat, 'iron-will')
    const number = recruits(g, d.seat) * (isIron ? 2 : 1)
    const chosen = [first, second].flatMap((choice) => choice ?? [])
    for (const choice of chosen) tellClearing('MM.9', d.seat, choice)
    // Where warriors run short, the better of the two clearings gets all of its own first.
    const sites = bestFirst(
      g,
      chosen.map(({ pick }) => pick),
    )
    const missing = number - muster(g, d.seat, sites, evenly(number, sites.length), 'MM.9')
    overwhelm(g, d.seat, missing + reinforce(g, d.seat, 'MM.9'), 'MM.9')
  }),
  run('MM.10', 'build', (g, d) => build(g, d, commonest(g), 'MM.10')),
  run('MM.11', 'origins', (g, d) => {
    beginMoves(g, d, clearings(g), 'MM.11')
  }),
  run('MM.11', 'move', (g, d) => {
    const from = d.from.shift()
    if (from === undefined) return 'next'
    moveOut(g, d, from, STAY, 'MM.11')
    return 'again'
  }),
  run('MM.11', 'battleThere', (g, d) => battleEach(g, d.seat, byPriority(d.entered), TIES, 'MM.11')),
  run('MM.11', 'blitz', (g, d) => blitz(g, d, 'MM.11')),
  run('MM.11', 'blitzBattle', (g, d) => blitzBattle(g, d, 'MM.11')),
])

/** MM.10: the building with most on the map of those that are left; of equals the sawmill, else the recruiter. */
function commonest(g: Visible): MarquiseBuilding | undefined {
  const left = BUILDING_NAMES.filter((name) => count(g, marquiseBuildings[name], SUPPLY) > 0)
  const order: readonly MarquiseBuilding[] = ['sawmill', 'recruiter', 'workshop']
  return best(left, [
    most('mostBuildings', (name) => built(g, name)),
    most('setupOrder', (name) => -order.indexOf(name)),
  ])?.pick
}

/** Evening: MM.12 points for the ordered buildings, MM.13 the order is discarded. */
const evening = procedure<Root, Own>('clockwork.marquise.evening', [
  run('MM.12', 'score', (g, e) => {
    tellStep('MM.12', e.seat)
    const { suit } = botAt(g, e.seat)
    const kinds = suit === BIRD ? BY_SUIT : BY_SUIT.slice(suit, suit + 1)
    const points = suit < 0 ? 0 : Math.max(...kinds.map((name) => POINTS[onMapCount(g, marquiseBuildings[name])] ?? 0))
    if (points > 0) tell('MM.12', 'clockworkTrack', () => ({ seat: e.seat, suit: SUIT_NAMES[suit]! }))
    scoreStep(g, e.seat, points, 'MM.12')
  }),
  run('MM.13', 'discard', (g, e) => endEvening(g, e.seat, 'MM.13')),
])

/** Hospitals: two warriors come to the keep at the end of a battle in which two or more fell in defence. */
const hospitals = procedure<Root, Own>('clockwork.marquise.hospitals', [
  run('MM.T', 'heal', (g, h) => {
    tellTrait('MM.T', h.seat, 'hospitals')
    placeAt(g, h.seat, warrior, keepClearing(g), 2, 'MM.T')
  }),
])

/** Noted in a battle for every warrior that falls in defence: one may fall before the roll. */
const FALLEN = 'marquise.fallen'

const onRemoved: Listener<Root, Removal> = (g, { owner, battle, losses }) => {
  if (owner !== g.seatOf.marquise || battle === null || battle.sides[DEFENDER] !== owner) return null
  for (const loss of losses) {
    if (loss.kind === warrior.index) battle.used.push(...new Array<string>(loss.count).fill(FALLEN))
  }
  return null
}

const onBattleEnded: Listener<Root, RootEvents['battleEnded']> = (g, { battle }) => {
  const seat = g.seatOf.marquise!
  const heals = battle.used.filter((what) => what === FALLEN).length >= 2 && hasTrait(g, seat, 'hospitals')
  const at = keepClearing(g)
  return heals && at > 0 && mayPlaceAt(g, seat, at) ? reaction(hospitals, { seat }) : null
}

/** The clockwork Marquise. */
export const clockworkMarquise: Faction = {
  ...marquise,
  automaton: true,
  takeHits,
  setup,
  birdsong,
  daylight,
  evening,
  cardsKept: (g) => orderCards(g, g.seatOf.marquise!),
  procedures: [ordinary, escalated, hospitals],
  on: { removed: onRemoved, battleEnded: onBattleEnded },
  modify: { mayPlace: keepForbidsPlacing, returnsTo: keepIsGoneForGood },
}
