import { call, type Listener, type Procedure, procedure, reaction, run, type Seat, tell } from '@spinney/kernel'
import { isFirstLossOf, mayRemove, replacePiece } from '../actions/removal.ts'
import { isOfSuit, mayBuild, neighbours, openSlots, suitsOf } from '../board/map.ts'
import { cardAt } from '../cards/deck.ts'
import { armyAt, clearings, kindAt } from '../core/book.ts'
import type { Faction } from '../core/content.ts'
import type { Modifiers, Removal } from '../core/hooks.ts'
import type { PieceKind } from '../core/kinds.ts'
import { bringBack, count, justRemoved, shift } from '../core/pieces.ts'
import { place } from '../core/place.ts'
import { BOARD, SUPPLY } from '../core/places.ts'
import { chance } from '../core/questions.ts'
import { rules } from '../core/rule.ts'
import { score } from '../core/scoring.ts'
import type { Own, Party, Root, Visible } from '../core/state.ts'
import { BIRD, SUIT_NAMES } from '../core/suits.ts'
import { pilgrims, spendAcolytes } from '../factions/lizard/abilities.ts'
import { lizard } from '../factions/lizard/index.ts'
import { acolytes, gardenOf, gardens, gardensOnMap, warrior } from '../factions/lizard/state.ts'
import { cornersOpposite, placeFirstBuilding } from '../turn/starts.ts'
import { battleAt, battleEach, canBattleAt, mayPlaceAt, placeAt, startAt, takeHits } from './acting.ts'
import { itemInSupply } from './items.ts'
import { craftCard, drawFaceUp, nightmare, scoreStep, takeDrawn } from './order.ts'
import {
  best,
  bestClearing,
  bestPlayer,
  type Choice,
  type Criterion,
  enemyKinds,
  fewest,
  isDefenceless,
  most,
  mostOwnWarriors,
  ordered,
  ownWarriors,
  type PlayerTie,
  piecesOf,
  pointsOf,
  targets,
  tellClearing,
  tellNothing,
  tellPlayer,
  tellStep,
  tellTrait,
} from './priorities.ts'
import { buyAtStart, buyCraft, hireToBuild } from './services.ts'
import { springSnare } from './snares.ts'
import { botAt, hasTrait, isLevel, orderCards } from './state.ts'

/** The garden left that fits a clearing, the first where it has several suits (F). */
const gardenAt = (g: Visible, at: number): PieceKind | undefined =>
  suitsOf(g, at)
    .map((suit) => gardenOf(suit))
    .find((kind) => count(g, kind, SUPPLY) > 0)

/** What the clockwork Cult keep besides their acolytes and the Lost Souls, whose last card lies on top. */
export interface ClockworkLizard {
  /** The space of the conspiracy marker. */
  marker: number
  /** Whether a token fell in the crusade being fought. */
  razed: boolean
}

declare module '../core/state.ts' {
  interface FactionStates {
    clockworkLizard?: ClockworkLizard
  }
}

const CONSPIRACIES = ['convert', 'crusade', 'convert', 'crusade', 'sanctify'] as const
const SANCTIFY = 4
/** Points for so many gardens of a suit. */
const POINTS = [0, 0, 2, 2, 3, 4] as const
const TIES: readonly PlayerTie[] = ['mostPoints']

const own = (g: Root): ClockworkLizard => g.own.clockworkLizard!
const souls = (g: Root): number[] => g.own.lizard.lostSouls

/** A card goes to the real discard pile, a dominance card beside the map. */
const toDiscard = (g: Root, card: number): void =>
  void (cardAt(card).kind === 'dominance' ? g.beside : g.discard).push(card)

/** LL.0 Setup: a garden, warriors, and three Lost Souls. */
const setup = procedure<Root, Own>('clockwork.lizard.setup', [
  chance('LL.0', 'clockworkClearing', {
    picks: 'clearing',
    options: (g) => cornersOpposite(g, 1),
    about: (_g, s) => ({ seat: s.seat }),
    effect: (g, s, corner) => {
      startAt(g, s.seat, corner, 'LL.0')
      place(g, warrior, corner, 4, 'LL.0')
      placeFirstBuilding(g, gardenAt(g, corner)!, corner, 'LL.0')
      for (const at of neighbours(g, s.seat, corner)) if (mayPlaceAt(g, s.seat, at)) place(g, warrior, at, 1, 'LL.0')
      drawFaceUp(g, s.seat, 3, 'LL.0')
    },
  }),
  run('LL.0', 'souls', (g, s) => void souls(g).push(...takeDrawn(g, s.seat))),
])

/** LL.1: the most common suit of the Lost Souls; a tie or none is a bird. */
function orderOf(g: Visible): number {
  const sums = SUIT_NAMES.map(
    (_, suit) => g.own.lizard.lostSouls.filter((card) => cardAt(card).suitIndex === suit).length,
  )
  const top = Math.max(...sums)
  const leading = sums.flatMap((sum, suit) => (sum === top ? [suit] : []))
  return leading.length === 1 ? leading[0]! : BIRD
}

/** Birdsong: LL.1 the order, LL.2 conspiracies. */
const birdsong = procedure<Root, Own>('clockwork.lizard.birdsong', [
  run('LL.1', 'services', (g, b) => buyAtStart(g, b.seat)),
  run('LL.1', 'order', (g, b) => {
    tellStep('LL.1', b.seat)
    const suit = orderOf(g)
    botAt(g, b.seat).suit = suit
    tell('LL.1', 'clockworkSuit', () => ({ seat: b.seat, suit: SUIT_NAMES[suit]! }))
  }),
  run('LL.2', 'conspiracies', (g, b) => {
    tellStep('LL.2', b.seat)
    if (acolytes(g) === 0) tellNothing('LL.2', b.seat)
    call(g, conspiracy, { seat: b.seat, failed: 0, done: false })
  }),
])

interface Conspiracy extends Own {
  /** Conspiracies in a row that could not be performed. */
  failed: number
  done: boolean
}

/** LL.2: the next conspiracy of the track, as long as there are acolytes and not all of them have failed. */
const conspiracy: Procedure<Root, Conspiracy> = procedure<Root, Conspiracy>('clockwork.lizard.conspiracy', [
  run('LL.2', 'advance', (g, c) => {
    if (acolytes(g) === 0 || c.failed === CONSPIRACIES.length) return 'done'
    const next = own(g)
    next.marker = (next.marker + 1) % CONSPIRACIES.length
    next.razed = false
    c.done = DEEDS[CONSPIRACIES[next.marker]!](g, c.seat)
    if (!c.done) return 'next'
    spendAcolytes(g, 1)
    tell('LL.2', 'clockworkAcolyteSpent', () => ({ seat: c.seat }))
    return 'next'
  }),
  run('LL.4', 'spiteful', (g, c) => {
    const crusaded = CONSPIRACIES[own(g).marker] === 'crusade' && c.done
    if (!crusaded || !own(g).razed || !hasTrait(g, c.seat, 'spiteful')) return
    tellTrait('LL.T', c.seat, 'spiteful')
    score(g, c.seat, 1, 'LL.T')
  }),
  run('LL.2', 'more', (g, c) => call(g, conspiracy, { seat: c.seat, failed: c.done ? 0 : c.failed + 1, done: false })),
])

type Deed = (g: Root, seat: Seat) => boolean

const DEEDS: { readonly [C in (typeof CONSPIRACIES)[number]]: Deed } = { convert, crusade, sanctify }

/** The kind of a party's pieces in a clearing that can be replaced. */
const replaceable = (g: Visible, party: Party, at: number, category: 'warrior' | 'building'): PieceKind | undefined =>
  armyAt(g, party).pieces.find(
    (kind) =>
      kind.category === category &&
      kind.battleOnly !== true &&
      count(g, kind, at) > 0 &&
      mayRemove(g, g.seatOf.lizard!, kind, at),
  )

/** LL.3, LL.5: whom and where: the player first, then the clearing. */
function replacing(
  g: Root,
  seat: Seat,
  category: 'warrior' | 'building',
  places: readonly number[],
  whom: readonly Criterion<Party>[],
  where: Criterion,
  law: string,
): Choice | null {
  const has = (party: Party) => places.filter((at) => replaceable(g, party, at, category) !== undefined)
  const victims = targets(g, seat).filter((party) => has(party).length > 0)
  const left = best(victims, whom)
  // The setup letters settle what is still tied.
  const tied = victims.filter((party) => whom.every(({ value }) => left !== null && value(party) === value(left.pick)))
  const victim = bestPlayer(g, tied, 0, [])
  if (victim === null) {
    tellNothing(law, seat)
    return null
  }
  const choice = bestClearing(g, has(victim.pick), where)!
  tellPlayer(law, seat, choice.pick, { pick: victim.pick, by: tied.length > 1 ? victim.by : left!.by })
  tellClearing(law, seat, choice)
  // A snare there goes off instead of the exchange.
  if (springSnare(g, seat, choice.pick, law)) return choice
  const kind = replaceable(g, victim.pick, choice.pick, category)!
  const mine = category === 'warrior' ? warrior : gardenAt(g, choice.pick)!
  replacePiece(g, kind, choice.pick, mine, seat, law)
  return choice
}

const mostPoints = (g: Visible): Criterion<Party> => most('mostPoints', (party) => pointsOf(g, party))

/** LL.3 Convert: an enemy warrior becomes one of the Cult. Fanatics: then a battle there with a hit more. */
function convert(g: Root, seat: Seat): boolean {
  tellStep('LL.3', seat)
  const places = count(g, warrior, SUPPLY) > 0 ? ordered(g, seat).filter((at) => mayPlaceAt(g, seat, at)) : []
  const fanatic = hasTrait(g, seat, 'fanatics')
  const exposed = (party: Party): number =>
    places.reduce((sum, at) => sum + (isDefenceless(g, party, at) ? piecesOf(g, party, at, 'building') : 0), 0)
  const whom = [...(fanatic ? [most<Party>('mostDefencelessBuildings', exposed)] : []), mostPoints(g)]
  const where = most('mostEnemyBuildings', (at) => enemyKinds(g, seat, at, 'building'))
  const choice = replacing(g, seat, 'warrior', places, whom, where, 'LL.3')
  if (choice !== null && fanatic) {
    tellTrait('LL.T', seat, 'fanatics')
    battleAt(g, seat, choice.pick, TIES, 'LL.T', 1)
  }
  return choice !== null
}

/** LL.4 Crusade: a battle in each ordered clearing with two warriors or more. */
function crusade(g: Root, seat: Seat): boolean {
  tellStep('LL.4', seat)
  const places = ordered(g, seat).filter((at) => ownWarriors(g, seat, at) >= 2)
  battleEach(g, seat, places, TIES, 'LL.4')
  return places.some((at) => canBattleAt(g, seat, at))
}

/** LL.5 Sanctify: an enemy building becomes a garden. */
function sanctify(g: Root, seat: Seat): boolean {
  tellStep('LL.5', seat)
  const places = ordered(g, seat).filter((at) => mayPlaceAt(g, seat, at) && gardenAt(g, at) !== undefined)
  const where = fewest('fewestEnemyWarriors', (at) => enemyKinds(g, seat, at, 'warrior'))
  return replacing(g, seat, 'building', places, [mostPoints(g)], where, 'LL.5') !== null
}

/** LL.6: cards that are revealed for rituals. */
const rituals = (g: Visible, seat: Seat): number => (isLevel(g, seat, 'easy') ? 3 : isLevel(g, seat, 'default') ? 4 : 5)

interface Daylight extends Own {
  left: number
}

/** Daylight: LL.6 rituals, one card after the other from the top. */
const daylight = procedure<Root, Daylight>('clockwork.lizard.daylight', [
  run('LL.6', 'begin', (g, d) => {
    tellStep('LL.6', d.seat)
    if (souls(g).length === 0) tellNothing('LL.6', d.seat)
    d.left = rituals(g, d.seat)
  }),
  run('LL.6', 'ritual', (g, d) => {
    const card = d.left > 0 ? souls(g).pop() : undefined
    if (card === undefined) return 'done'
    d.left -= 1
    tell('LL.6', 'clockworkRitual', () => ({ seat: d.seat, card: cardAt(card).id }))
    if (cardAt(card).suitIndex === BIRD) sacrifice(g, d.seat, card)
    else cultivate(g, d.seat, card)
    return 'again'
  }),
])

/** LL.7: a warrior in a clearing of the suit, and a garden there where it rules. */
function cultivate(g: Root, seat: Seat, card: number) {
  g.own.lizard.revealed.push(card)
  const suit = cardAt(card).suitIndex
  const places = clearings(g).filter((at) => isOfSuit(g, at, suit) && mayPlaceAt(g, seat, at))
  const choice = bestClearing(
    g,
    places,
    most('freeSlot', (at) => (openSlots(g, at) > 0 ? 1 : 0)),
    most('mostEnemyBuildings', (at) => enemyKinds(g, seat, at, 'building')),
  )
  if (choice === null) return tellNothing('LL.7', seat)
  tellClearing('LL.7', seat, choice)
  // A snare there goes off instead of both.
  if (count(g, warrior, SUPPLY) > 0 && springSnare(g, seat, choice.pick, 'LL.7')) return
  placeAt(g, seat, warrior, choice.pick, 1, 'LL.7')
  const garden = () => [choice.pick].filter((at) => rules(g, seat, at) && mayBuild(g, seat, at))
  if (mayBuild(g, seat, choice.pick) && count(g, gardenOf(suit), SUPPLY) > 0) hireToBuild(g, seat, garden)
  if (garden().length > 0) placeAt(g, seat, gardenOf(suit), choice.pick, 1, 'LL.7')
}

/** LL.8: a warrior of the biggest stack becomes an acolyte; Martyrs: and one of the supply. */
function sacrifice(g: Root, seat: Seat, card: number): void {
  toDiscard(g, card)
  const held = clearings(g).filter((at) => ownWarriors(g, seat, at) > 0)
  const choice = bestClearing(g, held, mostOwnWarriors(g, seat))
  if (choice === null) tellNothing('LL.8', seat)
  else {
    tellClearing('LL.8', seat, choice)
    shift(g, warrior, choice.pick, BOARD, 1)
    tell('LL.8', 'clockworkAcolyte', () => ({ seat, place: choice.pick }))
  }
  if (!hasTrait(g, seat, 'martyrs') || count(g, warrior, SUPPLY) === 0) return
  tellTrait('LL.T', seat, 'martyrs')
  shift(g, warrior, SUPPLY, BOARD, 1)
  tell('LL.T', 'acolyte', () => ({ seat }))
}

/** Evening: LL.9 points for gardens, LL.10 to LL.12 the Lost Souls of the next turn and crafting. */
const evening = procedure<Root, Own>('clockwork.lizard.evening', [
  run('LL.9', 'score', (g, e) => {
    tellStep('LL.9', e.seat)
    const { suit } = botAt(g, e.seat)
    const points = [0, 1, 2].map((each) => POINTS[gardensOnMap(g, each)] ?? 0)
    scoreStep(g, e.seat, suit === BIRD ? Math.max(...points) : (points[suit] ?? 0), 'LL.9')
  }),
  run('LL.10', 'discard', (g, e) => {
    tellStep('LL.10', e.seat)
    const left = souls(g).splice(0)
    for (const card of left) toDiscard(g, card)
    if (left.length === 0) tellNothing('LL.10', e.seat)
    else tell('LL.10', 'lostSoulsCleared', () => ({ seat: e.seat, cards: left.length }))
  }),
  run('LL.11', 'return', (g, e) => {
    tellStep('LL.11', e.seat)
    if (g.own.lizard.revealed.length === 0) tellNothing('LL.11', e.seat)
    souls(g).push(...g.own.lizard.revealed.splice(0).reverse())
  }),
  run('LL.12', 'reveal', (g, e) => {
    tellStep('LL.12', e.seat)
    drawFaceUp(g, e.seat, 1, 'LL.12')
  }),
  run('LL.12', 'services', (g, e) => buyCraft(g, e.seat)),
  run('LL.12', 'craft', (g, e) => {
    for (const card of takeDrawn(g, e.seat)) {
      souls(g).push(card)
      if (itemInSupply(g, e.seat, card)) craftCard(g, e.seat, card, 'LL.12')
    }
    nightmare(g, e.seat, 'LL.12')
  }),
  run('LL.T', 'erratic', (g, e) => {
    if (!hasTrait(g, e.seat, 'erratic')) return
    tellTrait('LL.T', e.seat, 'erratic')
    drawFaceUp(g, e.seat, 1, 'LL.T')
  }),
  run('LL.T', 'erraticSoul', (g, e) => {
    souls(g).push(...takeDrawn(g, e.seat))
    botAt(g, e.seat).suit = -1
  }),
])

const isGarden = (kind: number): boolean => gardens.some((garden) => garden.index === kind)

interface Loss extends Own {
  warriors: number
  gardens: number
}

/** Robot Revenge: one of the warriors removed together becomes an acolyte. Gardens: a Lost Soul is discarded for each. */
const losing = procedure<Root, Loss>('clockwork.lizard.losing', [
  run('LL.T', 'revenge', (g, l) => {
    if (l.warriors === 0 || justRemoved(g, warrior) === 0) return
    bringBack(g, warrior, BOARD, 1)
    tell('LL.T', 'acolyte', () => ({ seat: l.seat }))
  }),
  run('LL.T', 'gardens', (g, l) => {
    for (let i = 0; i < l.gardens; i++) {
      const top = souls(g).pop()
      if (top === undefined) return
      tell('LL.T', 'clockworkDiscard', () => ({ seat: l.seat, card: cardAt(top).id }))
      toDiscard(g, top)
    }
  }),
])

const onRemoved: Listener<Root, Removal> = (g, removal) => {
  const { owner, by, losses } = removal
  const seat = g.seatOf.lizard!
  const sum = (counts: (kind: number) => boolean): number =>
    losses.reduce((total, loss) => total + (counts(loss.kind) ? loss.count : 0), 0)
  if (by === seat && sum((kind) => kindAt(g, kind).category === 'token') > 0) own(g).razed = true
  if (owner !== seat) return null
  const [warriors, lost] = [isFirstLossOf(warrior, removal) ? 1 : 0, sum(isGarden)]
  return warriors + lost > 0 ? reaction(losing, { seat, warriors, gardens: lost }) : null
}

/** Lost Souls: every card that anybody spends or discards lies there, from a hand or not. */
const lostSoulsTakeAll: Modifiers['pile'] = (_pile, g) => g.own.lizard.lostSouls

/** The clockwork Lizard Cult. */
export const clockworkLizard: Faction = {
  ...lizard,
  automaton: true,
  takeHits,
  begin: (g, seat) => {
    lizard.begin(g, seat)
    g.own.clockworkLizard = { marker: SANCTIFY, razed: false }
  },
  setup,
  birdsong,
  daylight,
  evening,
  cardsKept: (g) => souls(g).length + g.own.lizard.revealed.length + orderCards(g, g.seatOf.lizard!),
  procedures: [conspiracy, losing],
  on: { removed: onRemoved },
  modify: { pile: lostSoulsTakeAll, ruler: pilgrims },
}
