import { type Listener, procedure, reaction, reveal, run, type Seat, tell } from '@spinney/kernel'
import { ATTACKER } from '../actions/battle-types.ts'
import { moveWarriors } from '../actions/move.ts'
import { removePieces } from '../actions/removal.ts'
import { mayBuild, neighbours, openSlots, suitOf, suitsOf } from '../board/map.ts'
import { cardAt } from '../cards/deck.ts'
import { discard, matchingCards, spend } from '../cards/hand.ts'
import { clearings, isAutomaton } from '../core/book.ts'
import type { Faction } from '../core/content.ts'
import type { Modifiers, Removal } from '../core/hooks.ts'
import { clearingsWith, count, onMapCount, shift } from '../core/pieces.ts'
import { place } from '../core/place.ts'
import { BURROW, SUPPLY } from '../core/places.ts'
import { chance, must } from '../core/questions.ts'
import { rules, settleRule } from '../core/rule.ts'
import { score } from '../core/scoring.ts'
import type { Own, Root, Visible } from '../core/state.ts'
import { BIRD } from '../core/suits.ts'
import { duchy } from '../factions/duchy/index.ts'
import { citadel, isSwayed, type Minister, market, tunnel, warrior } from '../factions/duchy/state.ts'
import { cornersOpposite } from '../turn/starts.ts'
import { battleEach, leaving, mayPlaceAt, moveAt, movesFrom, placeAt, startAt, takeHits } from './acting.ts'
import { springAmbush } from './ambushes.ts'
import { crown, MINISTER_ORDER, swayedBy, unswayed } from './ministers.ts'
import { craftOrder, drawFaceUp, endEvening, revealOrder, scoreStep, takeDrawn } from './order.ts'
import {
  bestClearing,
  byPriority,
  type Criterion,
  enemyKinds,
  fewest,
  fewestOwnWarriors,
  most,
  mostOwnWarriors,
  ordered,
  ownWarriors,
  type PlayerTie,
  tellClearing,
  tellNothing,
  tellStep,
  tellTrait,
} from './priorities.ts'
import { buyAtStart, hireToBuild } from './services.ts'
import { springSnare } from './snares.ts'
import { botAt, hasTrait, isLevel, orderCards } from './state.ts'

/** What the clockwork Duchy keep besides their ministers. */
export interface ClockworkDuchy {
  /** Clearings that have just lost a building. */
  razed: number[]
  /** Ambushes bought from the Riverfolk, open before them. */
  ambushes: number[]
}

declare module '../core/state.ts' {
  interface FactionStates {
    clockworkDuchy?: ClockworkDuchy
  }
}

const MOLES = [0, 1, 2, 4] as const
const DIG = 4
const MANY = 9
const STAY = 4
const STRAY = 2
const TIES: readonly PlayerTie[] = ['mostBuildings', 'mostPieces', 'mostPoints']

const buildingsAt = (g: Visible, at: number): number => count(g, citadel, at) + count(g, market, at)
const inBurrow = (g: Visible): number => count(g, warrior, BURROW)

/** DD.0 Setup: a tunnel, warriors, and two ministers that two cards name. */
const setup = procedure<Root, Own>('clockwork.duchy.setup', [
  run('DD.0', 'burrow', (g) => settleRule(g, BURROW)),
  chance('DD.0', 'clockworkClearing', {
    picks: 'clearing',
    options: (g) => cornersOpposite(g),
    about: (_g, s) => ({ seat: s.seat }),
    effect: (g, s, corner) => {
      const beside = neighbours(g, s.seat, corner).filter((at) => at !== BURROW)
      startAt(g, s.seat, corner, 'DD.0')
      place(g, warrior, corner, 2, 'DD.0')
      place(g, tunnel, corner, 1, 'DD.0')
      for (const at of beside) if (mayPlaceAt(g, s.seat, at)) place(g, warrior, at, 2, 'DD.0')
      drawFaceUp(g, s.seat, 2, 'DD.0')
    },
  }),
  run('DD.0', 'ministers', (g, s) => {
    for (const card of takeDrawn(g, s.seat)) {
      crown(g, s.seat, swayedBy(g, cardAt(card).suitIndex), true, 'DD.0')
      discard(g, card, false)
    }
  }),
])

/** DD.3: recruits without moles. */
const recruits = (g: Visible, seat: Seat): number =>
  isLevel(g, seat, 'easy') ? 1 : isLevel(g, seat, 'default') ? 2 : 3

/** Birdsong: DD.1 the order, DD.2 crafting, DD.3 recruits in the Burrow. */
const birdsong = procedure<Root, Own>('clockwork.duchy.birdsong', [
  run('DD.1', 'services', (g, b) => buyAtStart(g, b.seat)),
  run('DD.1', 'order', (g, b) => revealOrder(g, b.seat, 'DD.1')),
  run('DD.2', 'craft', (g, b) => craftOrder(g, b.seat, 'DD.2')),
  run('DD.3', 'recruit', (g, b) => {
    tellStep('DD.3', b.seat)
    const moles = MOLES[onMapCount(g, citadel)]! + (isSwayed(g, 'foremole') ? 1 : 0)
    place(g, warrior, BURROW, recruits(g, b.seat) + moles, 'DD.3')
  }),
])

const enemyStanding = (g: Visible, seat: Seat): Criterion =>
  most('mostEnemyBuildingsAndTokens', (at) => enemyKinds(g, seat, at, 'building', 'token'))

/** DD.4: what decides where it digs. */
function digTies(g: Visible, seat: Seat): Criterion[] {
  const fewestWarriors = fewest('fewestEnemyWarriors', (at) => enemyKinds(g, seat, at, 'warrior'))
  if (hasTrait(g, seat, 'invaders'))
    return [most('mostEnemyBuildings', (at) => enemyKinds(g, seat, at, 'building')), fewestWarriors]
  if (botAt(g, seat).suit === BIRD) return [enemyStanding(g, seat)]
  return [most('mostFreeSlots', (at) => openSlots(g, at)), fewestWarriors]
}

/** DD.4 Dig: a tunnel to an ordered clearing, and warriors go through it. `needs` are in the Burrow, `most` go. */
function dig(g: Root, seat: Seat, needs: number, goes: number, ties: readonly Criterion[], law: string) {
  const sites = ordered(g, seat).filter(
    (at) => count(g, tunnel, at) === 0 && buildingsAt(g, at) === 0 && mayPlaceAt(g, seat, at),
  )
  const choice = inBurrow(g) < needs ? null : bestClearing(g, sites, ...ties)
  if (choice === null) return tellNothing(law, seat)
  tellClearing(law, seat, choice)
  if (springSnare(g, seat, choice.pick, law)) return
  if (count(g, tunnel, SUPPLY) === 0) {
    const old = bestClearing(g, clearingsWith(g, tunnel), fewestOwnWarriors(g, seat))!
    tellClearing(law, seat, old)
    shift(g, tunnel, old.pick, SUPPLY, 1)
  }
  place(g, tunnel, choice.pick, 1, law)
  moveWarriors(g, seat, seat, BURROW, choice.pick, Math.min(goes, inBurrow(g)), law)
}

/** DD.6 Build: a citadel while many warriors are in the supply, else a market, where it rules in strength. */
function build(g: Root, seat: Seat, law: string) {
  const first = count(g, warrior, SUPPLY) >= MANY ? [citadel, market] : [market, citadel]
  const kind = first.find((building) => count(g, building, SUPPLY) > 0)
  if (kind === undefined) return tellNothing(law, seat)
  const sites = () => clearings(g).filter((at) => rules(g, seat, at) && mayBuild(g, seat, at))
  hireToBuild(g, seat, sites)
  const ruled = clearings(g).filter((at) => rules(g, seat, at))
  const choice = bestClearing(g, sites(), mostOwnWarriors(g, seat))
  if (choice !== null) {
    tellClearing(law, seat, choice)
    placeAt(g, seat, kind, choice.pick, 1, law)
  } else if (hasTrait(g, seat, 'invaders') && ruled.some((at) => openSlots(g, at) === 0)) {
    tellTrait('DD.T', seat, 'invaders')
    battleEach(g, seat, clearings(g), TIES, 'DD.T')
  } else {
    tellNothing(law, seat)
    score(g, seat, 1, law)
  }
}

interface Daylight extends Own {
  digs: number
  /** The minister that comes next. */
  minister: number
}

/** Daylight: DD.4 dig, DD.5 battle, DD.6 build, DD.7 the ministers. */
const daylight = procedure<Root, Daylight>('clockwork.duchy.daylight', [
  run('DD.4', 'begin', (g, d) => {
    d.digs = hasTrait(g, d.seat, 'overwhelm') ? 2 : 1
    d.minister = 0
  }),
  run('DD.4', 'dig', (g, d) => {
    if (d.digs === 0) return 'next'
    d.digs -= 1
    tellStep('DD.4', d.seat)
    const number = hasTrait(g, d.seat, 'overwhelm') ? DIG - 1 : DIG
    dig(g, d.seat, number, number, digTies(g, d.seat), 'DD.4')
    return 'again'
  }),
  run('DD.5', 'battle', (g, d) => {
    tellStep('DD.5', d.seat)
    battleEach(g, d.seat, ordered(g, d.seat), TIES, 'DD.5')
  }),
  run('DD.6', 'build', (g, d) => {
    tellStep('DD.6', d.seat)
    build(g, d.seat, 'DD.6')
  }),
  run('DD.7', 'called', (g, d) => {
    tellStep('DD.7', d.seat)
    if (!MINISTER_ORDER.some(([minister]) => isSwayed(g, minister) && DEEDS[minister] !== undefined))
      tellNothing('DD.7', d.seat)
  }),
  run('DD.7', 'ministers', (g, d) => {
    const next = MINISTER_ORDER[d.minister]
    if (next === undefined) return 'done'
    d.minister += 1
    const deed = DEEDS[next[0]]
    if (isSwayed(g, next[0]) && deed !== undefined) {
      tell('DD.7', 'clockworkMinister', () => ({ seat: d.seat, minister: next[0] }))
      deed(g, d.seat)
    }
    return 'again'
  }),
])

/** DD.7: what ministers do; the captain and the foremole have abilities instead. */
const DEEDS: { readonly [M in Minister]?: (g: Root, seat: Seat) => void } = {
  marshal: (g, seat) => {
    const sites = clearings(g).filter((at) => buildingsAt(g, at) > 0 && mayPlaceAt(g, seat, at))
    const choice = bestClearing(g, sites, fewestOwnWarriors(g, seat))
    if (choice === null) return tellNothing('DD.7', seat)
    tellClearing('DD.7', seat, choice)
    placeAt(g, seat, warrior, choice.pick, 1, 'DD.7')
  },
  // Overwhelm: every dig moves three.
  brigadier: (g, seat) =>
    dig(g, seat, DIG - 1, hasTrait(g, seat, 'overwhelm') ? DIG - 1 : DIG, [enemyStanding(g, seat)], 'DD.7'),
  banker: (g, seat) => build(g, seat, 'DD.7'),
  mayor: (g, seat) => {
    const held = clearings(g).filter((at) => rules(g, seat, at) && ownWarriors(g, seat, at) > 0)
    const choice = bestClearing(g, held, mostOwnWarriors(g, seat))
    if (choice === null) return tellNothing('DD.7', seat)
    tellClearing('DD.7', seat, choice)
    removePieces(g, warrior, choice.pick, 1, seat, 'DD.7')
    score(g, seat, 1, 'DD.7')
  },
  'earl-of-stone': (g, seat) => scoreStep(g, seat, onMapCount(g, citadel), 'DD.7'),
  'baron-of-dirt': (g, seat) => scoreStep(g, seat, onMapCount(g, market), 'DD.7'),
  'duchess-of-mud': (g, seat) => scoreStep(g, seat, onMapCount(g, tunnel) === tunnel.max ? 2 : 0, 'DD.7'),
}

/** Warriors go back into the Burrow; a snare where they start goes off instead. */
function toBurrow(g: Root, seat: Seat, from: number, number: number): void {
  if (number === 0 || springSnare(g, seat, from, 'DD.8')) return
  shift(g, warrior, from, BURROW, number)
  tell('DD.8', 'moved', () => ({ seat, mover: seat, from, to: BURROW, warriors: number }))
}

interface Evening extends Own {
  todo: number[]
}

/** Evening: DD.8 rally, DD.9 points for markets, DD.10 sway, DD.11 discard. */
const evening = procedure<Root, Evening>('clockwork.duchy.evening', [
  run('DD.8', 'strays', (g, e) => {
    tellStep('DD.8', e.seat)
    e.todo = ordered(g, e.seat)
    const crowded = clearings(g).some((at) => rules(g, e.seat, at) && leaving(g, e.seat, at, STAY) > 0)
    if (!crowded && !e.todo.some((at) => isStray(g, e.seat, at))) tellNothing('DD.8', e.seat)
  }),
  run('DD.8', 'rally', (g, e) => {
    const from = e.todo.shift()
    if (from === undefined) return 'next'
    rally(g, e.seat, from)
    return 'again'
  }),
  run('DD.8', 'return', (g, e) => {
    for (const at of clearings(g)) if (rules(g, e.seat, at)) toBurrow(g, e.seat, at, leaving(g, e.seat, at, STAY))
  }),
  run('DD.9', 'score', (g, e) => {
    tellStep('DD.9', e.seat)
    scoreStep(g, e.seat, onMapCount(g, market), 'DD.9')
  }),
  run('DD.10', 'sway', (g, e) => {
    tellStep('DD.10', e.seat)
    const { suit } = botAt(g, e.seat)
    if (suit >= 0) crown(g, e.seat, swayedBy(g, suit), true, 'DD.10')
  }),
  run('DD.11', 'discard', (g, e) => endEvening(g, e.seat, 'DD.11')),
])

const isStray = (g: Visible, seat: Seat, at: number): boolean =>
  leaving(g, seat, at, 0) > 0 && ownWarriors(g, seat, at) <= STRAY && buildingsAt(g, at) === 0

/** DD.8: a few warriors without a building go to a building beside them, or into the Burrow. */
function rally(g: Root, seat: Seat, from: number) {
  if (!isStray(g, seat, from)) return
  const number = leaving(g, seat, from, 0)
  const beside = movesFrom(g, seat, from).filter((to) => buildingsAt(g, to) > 0)
  const choice = bestClearing(g, beside, fewestOwnWarriors(g, seat))
  if (choice === null) return toBurrow(g, seat, from, number)
  tellClearing('DD.8', seat, choice)
  moveAt(g, seat, from, choice.pick, number, 'DD.8')
}

/** Captain: a hit more as attacker where a tunnel is. */
const captain: Modifiers['extraHits'] = (hits, g, battle, side) =>
  side === ATTACKER &&
  battle.sides[ATTACKER] === g.seatOf.duchy &&
  isSwayed(g, 'captain') &&
  count(g, tunnel, battle.place) > 0
    ? hits + 1
    : hits

interface Errors extends Own {
  /** Who removed the buildings. */
  by: number
  /** Clearings that lost one. */
  places: number[]
}

/** Said by a player who has no matching card. */
const NONE = 'no-card'

/** Cost of Errors: with buildings goes the crown of the bottommost minister. */
const errors = procedure<Root, Errors>('clockwork.duchy.errors', [
  run('DD.T', 'crown', (g, e) => {
    e.places = byPriority(g.own.clockworkDuchy!.razed.splice(0))
    const suits = e.places.flatMap((at) => suitsOf(g, at))
    // Foundations: only a minister of such a suit.
    const swayed = MINISTER_ORDER.filter(
      ([minister, suit]) => isSwayed(g, minister) && (!hasTrait(g, e.seat, 'foundations') || suits.includes(suit)),
    )
    crown(g, e.seat, swayed.at(-1)?.[0], false, 'DD.T')
    const pays = hasTrait(g, e.seat, 'investors') && e.by >= 0 && e.by < g.factions.length && !isAutomaton(g, e.by)
    if (!pays || e.by === e.seat) return 'done'
    if (g.hands[e.by]!.length > 0) return 'next'
    reward(g, e)
    return 'done'
  }),
  must('DD.T', 'clockworkInvestors', {
    picks: ['handCard', 'action'],
    who: (_g, e) => e.by,
    options: (g, e) => {
      const cards = [...new Set(e.places.flatMap((at) => matchingCards(g, e.by, suitOf(g, at))))]
      return cards.length > 0 ? cards : [NONE]
    },
    about: (_g, e) => ({ place: e.places[0]! }),
    effect: (g, e, pick) => {
      if (pick === NONE) {
        reveal()
        tell('DD.T', 'clockworkNoCard', () => ({ seat: e.by, place: e.places[0]! }))
        return reward(g, e)
      }
      spend(g, e.by, pick, 'DD.T')
      score(g, e.seat, -1, 'DD.T')
    },
  }),
])

/** Investors: nobody pays, so the topmost minister that is left of the suit of such a clearing is swayed. */
function reward(g: Root, e: Errors): void {
  tellTrait('DD.T', e.seat, 'investors')
  const suits = e.places.flatMap((at) => suitsOf(g, at))
  crown(g, e.seat, unswayed(g).find(([, suit]) => suits.includes(suit))?.[0], true, 'DD.T')
}

/** What leaves the map together is told place by place, but costs one crown. */
const onRemoved: Listener<Root, Removal> = (g, { owner, by, place: at, losses }) => {
  if (owner !== g.seatOf.duchy) return null
  if (!losses.some(({ kind }) => kind === citadel.index || kind === market.index)) return null
  const { razed } = g.own.clockworkDuchy!
  razed.push(at)
  return razed.length === 1 ? reaction(errors, { seat: owner, by, places: [] }) : null
}

/** The clockwork Duchy. */
export const clockworkDuchy: Faction = {
  ...duchy,
  automaton: true,
  takeHits,
  begin: (g, seat) => {
    duchy.begin(g, seat)
    g.own.clockworkDuchy = { razed: [], ambushes: [] }
  },
  setup,
  birdsong,
  daylight,
  evening,
  cardsKept: (g) => orderCards(g, g.seatOf.duchy!) + g.own.clockworkDuchy!.ambushes.length,
  procedures: [errors],
  on: { battleStarted: springAmbush, removed: onRemoved },
  modify: { ...duchy.modify, extraHits: captain },
}
