import { type Listener, procedure, run, type Seat, tell } from '@spinney/kernel'
import { mayMove } from '../actions/move.ts'
import { buildingsAndTokens, settleLosses, takeOff } from '../actions/removal.ts'
import { mayBuild } from '../board/map.ts'
import { cardAt, cardIndex } from '../cards/deck.ts'
import { discard, withdraw } from '../cards/hand.ts'
import { clearings, kindAt } from '../core/book.ts'
import type { Faction } from '../core/content.ts'
import type { Removal } from '../core/hooks.ts'
import { count, onMapCount, presenceOf } from '../core/pieces.ts'
import { place } from '../core/place.ts'
import { SUPPLY } from '../core/places.ts'
import { chance } from '../core/questions.ts'
import { rules, settleRule } from '../core/rule.ts'
import { score } from '../core/scoring.ts'
import type { Own, Root, Visible } from '../core/state.ts'
import { BIRD, FOX, MOUSE, RABBIT, SUIT_NAMES } from '../core/suits.ts'
import { eyrie, lordsOfTheForest } from '../factions/eyrie/index.ts'
import { decreeSuit, roost, VIZIER, warrior } from '../factions/eyrie/state.ts'
import { cornersOpposite, placeFirstBuilding } from '../turn/starts.ts'
import { battleAt, canBattleAt, leaving, mayPlaceAt, moveAt, movesFrom, placeAt, startAt, takeHits } from './acting.ts'
import { craftOrder, nightmare, revealOrder, scoreStep } from './order.ts'
import {
  best,
  bestClearing,
  defenceless,
  fewestEnemies,
  fewestOwnWarriors,
  isDefenceless,
  lowest,
  matchesOrder,
  most,
  mostEnemies,
  mostOwnWarriors,
  ordered,
  ownWarriors,
  type PlayerTie,
  targets,
  tellClearing,
  tellNothing,
  tellStep,
  tellTrait,
} from './priorities.ts'
import { boardFor, hireToBuild, riverWays } from './services.ts'
import { botAt, hasTrait, isLevel } from './state.ts'

/** What the clockwork Eyrie keep on their board. */
export interface ClockworkEyrie {
  /** The cards of the Decree by suit, in the order of the board. */
  columns: [number[], number[], number[], number[]]
}

declare module '../core/state.ts' {
  interface FactionStates {
    clockworkEyrie?: ClockworkEyrie
  }
}

/** The suits of the columns, from left to right. */
export const COLUMN_SUITS = [FOX, MOUSE, RABBIT, BIRD] as const

const WARRIORS = 6
const NEW_ROOST_WARRIORS = 4
const TIES: readonly PlayerTie[] = ['mostBuildings', 'mostPieces', 'mostPoints']

const columns = (g: Root) => g.own.clockworkEyrie!.columns
const bird = (g: Root): number[] => columns(g)[3]

/** How many cards the column of a suit holds. */
const cardsIn = (g: Visible, column: number): number => g.own.clockworkEyrie!.columns[column]?.length ?? 0

/** Loyal Viziers, and at the harder levels an ambush of birds out of the deck. */
function begin(g: Root, seat: Seat): void {
  eyrie.begin(g, seat)
  g.own.eyrie.leaders = []
  const viziers = isLevel(g, seat, 'easy') ? [VIZIER] : [VIZIER, VIZIER]
  g.own.clockworkEyrie = { columns: [[], [], [], viziers] }
  const ambush = cardIndex('ambush-bird')
  if (isLevel(g, seat, 'challenging', 'nightmare') && g.deck.includes(ambush)) {
    withdraw(g.deck, ambush)
    bird(g).push(ambush)
  }
}

/** EE.0 Setup: a roost and six warriors in a corner that chance names. */
const setup = procedure<Root, Own>('clockwork.eyrie.setup', [
  chance('EE.0', 'clockworkClearing', {
    picks: 'clearing',
    options: (g) => cornersOpposite(g, 1),
    about: (_g, s) => ({ seat: s.seat }),
    effect: (g, s, corner) => {
      startAt(g, s.seat, corner, 'EE.0')
      placeFirstBuilding(g, roost, corner, 'EE.0')
      place(g, warrior, corner, WARRIORS, 'EE.0')
    },
  }),
])

/** Birdsong: EE.1 the order, EE.2 crafting, EE.3 the Decree, EE.4 a new roost where none stands. */
const birdsong = procedure<Root, Own>('clockwork.eyrie.birdsong', [
  run('EE.1', 'order', (g, b) => {
    g.own.eyrie.resting = false
    revealOrder(g, b.seat, 'EE.1')
  }),
  run('EE.2', 'craft', (g, b) => craftOrder(g, b.seat, 'EE.2')),
  run('EE.3', 'decree', (g, b) => {
    const bot = botAt(g, b.seat)
    if (bot.order < 0) return
    tellStep('EE.3', b.seat)
    const { suitIndex, id, suit } = cardAt(bot.order)
    columns(g)[COLUMN_SUITS.indexOf(suitIndex as (typeof COLUMN_SUITS)[number])]!.push(bot.order)
    bot.order = -1
    tell('EE.3', 'clockworkDecree', () => ({ seat: b.seat, card: id, suit }))
  }),
  run('EE.4', 'newRoost', (g, b) => {
    if (onMapCount(g, roost) > 0) return
    tellStep('EE.4', b.seat)
    const enough = count(g, roost, SUPPLY) > 0 && count(g, warrior, SUPPLY) >= NEW_ROOST_WARRIORS
    const choice = enough
      ? bestClearing(
          g,
          ordered(g, b.seat).filter((at) => mayBuild(g, b.seat, at)),
        )
      : null
    if (choice === null) {
      tellNothing('EE.4', b.seat)
      return turmoil(g, b.seat)
    }
    tellClearing('EE.4', b.seat, choice)
    // A snare there goes off instead of all of it.
    if (placeAt(g, b.seat, roost, choice.pick, 1, 'EE.4') > 0)
      placeAt(g, b.seat, warrior, choice.pick, NEW_ROOST_WARRIORS, 'EE.4')
  }),
])

interface Daylight extends Own {
  /** The column being resolved. */
  column: number
}

/** A step that goes through the columns with cards, from left to right. */
const eachColumn = (law: string, key: string, resolve: (g: Root, seat: Seat, column: number) => void) =>
  run<Root, Daylight>(law, key, (g, d) => {
    if (g.own.eyrie.resting) return 'done'
    if (d.column === 0) tellStep(law, d.seat)
    if (d.column === COLUMN_SUITS.length) {
      d.column = 0
      return 'next'
    }
    const column = d.column
    d.column += 1
    if (cardsIn(g, column) > 0) {
      tell(law, 'clockworkColumn', () => ({
        seat: d.seat,
        suit: SUIT_NAMES[COLUMN_SUITS[column]!]!,
        cards: cardsIn(g, column),
      }))
      resolve(g, d.seat, column)
    }
    return 'again'
  })

const matching = (g: Visible, column: number): number[] =>
  clearings(g).filter((at) => matchesOrder(g, at, COLUMN_SUITS[column]!))

/** EE.5: as many warriors as cards, at one roost. Nobility: turmoil where one of them cannot be placed. */
function recruit(g: Root, seat: Seat, column: number) {
  const number = cardsIn(g, column)
  const roosts = matching(g, column).filter((at) => count(g, roost, at) > 0 && mayPlaceAt(g, seat, at))
  const choice = best(roosts, [mostEnemies(g, seat), fewestOwnWarriors(g, seat), lowest(g)])
  if (choice === null) tellNothing('EE.5', seat)
  else tellClearing('EE.5', seat, choice)
  const placed = choice === null ? 0 : placeAt(g, seat, warrior, choice.pick, number, 'EE.5')
  if (placed < number && hasTrait(g, seat, 'nobility')) turmoil(g, seat)
}

/** EE.6: the fewest warriors that still rule a clearing. */
function fewestToRule(g: Root, seat: Seat, at: number): number {
  const there = ownWarriors(g, seat, at)
  const strength = seat * g.places + at
  for (let stay = 0; stay < there; stay++) {
    g.strength[strength]! -= there - stay
    settleRule(g, at)
    const ruled = rules(g, seat, at) && (stay > 0 || presenceOf(g, seat, at) > there)
    g.strength[strength]! += there - stay
    settleRule(g, at)
    if (ruled) return stay
  }
  return there
}

/** EE.6: out of the ruled clearing with most warriors; enough stay to rule, and as many as there are cards. */
function move(g: Root, seat: Seat, column: number) {
  const origins = matching(g, column).filter((at) => rules(g, seat, at) && ownWarriors(g, seat, at) > 0)
  const origin = bestClearing(g, origins, mostOwnWarriors(g, seat))
  if (origin === null) return tellNothing('EE.6', seat)
  const from = origin.pick
  const stay = Math.max(cardsIn(g, column), fewestToRule(g, seat, from))
  const number = leaving(g, seat, from, stay)
  const byRiver = riverWays(g, seat, from).filter((to) => mayMove(g, seat, from, to))
  const ways = [...movesFrom(g, seat, from), ...byRiver]
  const bare = ways.filter((to) => count(g, roost, to) === 0)
  const beside = bare.length > 0 ? bare : ways
  const choice = number > 0 ? best(beside, [fewestEnemies(g, seat), lowest(g)]) : null
  if (choice === null) return tellNothing('EE.6', seat)
  tellClearing('EE.6', seat, origin)
  tellClearing('EE.6', seat, choice)
  boardFor(g, seat, from, choice.pick)
  moveAt(g, seat, from, choice.pick, number, 'EE.6')
}

/** EE.7: whether a column is the largest; Focused: or one of the largest. */
function isLargest(g: Visible, seat: Seat, column: number): boolean {
  const mine = cardsIn(g, column)
  const others = COLUMN_SUITS.flatMap((_, i) => (i === column ? [] : [cardsIn(g, i)]))
  return hasTrait(g, seat, 'focused') ? others.every((n) => n <= mine) : others.every((n) => n < mine)
}

/** EE.7: one battle in a matching clearing; the largest column hits once more. */
function fight(g: Root, seat: Seat, column: number) {
  const places = matching(g, column).filter((at) => canBattleAt(g, seat, at))
  const choice = best(places, [
    most('noRoost', (at) => (count(g, roost, at) === 0 ? 1 : 0)),
    most('mostDefencelessBuildings', (at) => defenceless(g, seat, at, 'building')),
    lowest(g),
  ])
  if (choice === null) return tellNothing('EE.7', seat)
  tellClearing('EE.7', seat, choice)
  battleAt(g, seat, choice.pick, TIES, 'EE.7', isLargest(g, seat, column) ? 1 : 0)
}

/** Daylight: the Decree, EE.5 recruit, EE.6 move, EE.7 battle; then EE.8 a roost. */
const daylight = procedure<Root, Daylight>('clockwork.eyrie.daylight', [
  run('EE.5', 'begin', (_g, d) => {
    d.column = 0
  }),
  eachColumn('EE.5', 'recruit', recruit),
  eachColumn('EE.6', 'move', move),
  eachColumn('EE.7', 'battle', fight),
  run('EE.7', 'relentless', (g, d) => {
    if (!g.own.eyrie.resting && hasTrait(g, d.seat, 'relentless')) relentless(g, d.seat)
  }),
  run('EE.8', 'build', (g, d) => {
    if (g.own.eyrie.resting) return
    tellStep('EE.8', d.seat)
    const sites = () =>
      clearings(g).filter((at) => rules(g, d.seat, at) && count(g, roost, at) === 0 && mayBuild(g, d.seat, at))
    if (count(g, roost, SUPPLY) > 0) hireToBuild(g, d.seat, sites)
    const choice = bestClearing(g, sites())
    if (choice === null) tellNothing('EE.8', d.seat)
    else tellClearing('EE.8', d.seat, choice)
    if (choice === null || placeAt(g, d.seat, roost, choice.pick, 1, 'EE.8') === 0) turmoil(g, d.seat)
  }),
  run('EE.T', 'swoop', (g, d) => {
    if (!g.own.eyrie.resting && hasTrait(g, d.seat, 'swoop')) swoop(g, d.seat)
  }),
])

/** Relentless: buildings and tokens that nobody defends fall wherever it has warriors. */
function relentless(g: Root, seat: Seat): void {
  tellTrait('EE.T', seat, 'relentless')
  for (const at of clearings(g)) {
    if (ownWarriors(g, seat, at) === 0) continue
    for (const party of targets(g, seat)) {
      if (!isDefenceless(g, party, at)) continue
      for (const kind of buildingsAndTokens(g, party, at)) takeOff(g, kind, at, count(g, kind, at), seat, null)
    }
  }
  settleLosses(g, 'EE.T', null)
}

/** Swoop: two warriors in the best clearing without own pieces. */
function swoop(g: Root, seat: Seat): void {
  const bare = clearings(g).filter((at) => presenceOf(g, seat, at) === 0 && mayPlaceAt(g, seat, at))
  const choice = bestClearing(g, bare)
  if (choice === null) return
  tellTrait('EE.T', seat, 'swoop')
  tellClearing('EE.T', seat, choice)
  placeAt(g, seat, warrior, choice.pick, 2, 'EE.T')
}

/** EE.10 to EE.12 Turmoil: a point for each bird is lost, Nobility: won; only viziers stay; the rest of the turn is Evening. */
function turmoil(g: Root, seat: Seat): void {
  g.own.eyrie.resting = true
  const birds = columns(g)
    .flat()
    .filter((card) => decreeSuit(card) === BIRD).length
  tellStep('EE.10', seat)
  const isNoble = hasTrait(g, seat, 'nobility')
  if (isNoble) tellTrait('EE.10', seat, 'nobility')
  score(g, seat, isNoble ? birds : -birds, 'EE.10')
  tellStep('EE.11', seat)
  for (const column of columns(g)) {
    for (const card of column.filter((found) => found !== VIZIER)) discard(g, card, false)
    column.splice(0, column.length, ...column.filter((card) => card === VIZIER))
  }
  tellStep('EE.12', seat)
}

/** Evening: EE.9 points for the roosts. */
const evening = procedure<Root, Own>('clockwork.eyrie.evening', [
  run('EE.9', 'score', (g, e) => {
    tellStep('EE.9', e.seat)
    scoreStep(g, e.seat, Math.max(0, onMapCount(g, roost) - 1), 'EE.9')
    nightmare(g, e.seat, 'EE.9')
    botAt(g, e.seat).suit = -1
  }),
])

/** War tax: whoever loses buildings and tokens to it loses as many points. */
const warTax: Listener<Root, Removal> = (g, { by, owner, losses }) => {
  if (by !== g.seatOf.eyrie || owner === by || !hasTrait(g, by, 'war-tax')) return null
  const razed = losses.filter(({ kind }) => ['building', 'token'].includes(kindAt(g, kind).category))
  const lost = razed.reduce((sum, loss) => sum + loss.count, 0)
  if (lost > 0) tellTrait('EE.T', by, 'war-tax')
  score(g, owner, -lost, 'EE.T')
  return null
}

/** The clockwork Eyrie. */
export const clockworkEyrie: Faction = {
  ...eyrie,
  automaton: true,
  takeHits,
  begin,
  setup,
  birdsong,
  daylight,
  evening,
  cardsKept: (g) =>
    columns(g)
      .flat()
      .filter((card) => card !== VIZIER).length + (botAt(g, g.seatOf.eyrie!).order < 0 ? 0 : 1),
  procedures: [],
  on: { removed: warTax },
  modify: { ruler: lordsOfTheForest },
}
