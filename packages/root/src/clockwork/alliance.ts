import { call, type Listener, procedure, reaction, reveal, run, type Seat, tell } from '@spinney/kernel'
import { DEFENDER } from '../actions/battle-types.ts'
import { enemies, removeAllEnemies, removePieces } from '../actions/removal.ts'
import { mayBuild, mayPlace, neighbours, openSlots, suitOf, suitsOf } from '../board/map.ts'
import { matchingCards, spend } from '../cards/hand.ts'
import { clearings, isAutomaton } from '../core/book.ts'
import type { Faction } from '../core/content.ts'
import type { Modifiers, Removal, RootEvents } from '../core/hooks.ts'
import type { PieceKind } from '../core/kinds.ts'
import { commanderOf, partiesOf } from '../core/parties.ts'
import { clearingsWith, count, onMapCount } from '../core/pieces.ts'
import { SUPPLY } from '../core/places.ts'
import { must } from '../core/questions.ts'
import { score } from '../core/scoring.ts'
import type { Own, Root, Visible } from '../core/state.ts'
import { BIRD } from '../core/suits.ts'
import { alliance } from '../factions/alliance/index.ts'
import { baseOf, bases, sympathetic, sympatheticClearings, sympathy, warrior } from '../factions/alliance/state.ts'
import { placeAt, takeHits } from './acting.ts'
import { craftOrder, endEvening, revealOrder } from './order.ts'
import {
  bestClearing,
  bestFirst,
  byPriority,
  enemyKinds,
  fewest,
  fewestEnemies,
  mostEnemies,
  ordered,
  ownWarriors,
  piecesOf,
  tellClearing,
  tellNothing,
  tellStep,
  tellTrait,
} from './priorities.ts'
import { botAt, hasTrait, isLevel, orderCards } from './state.ts'

/** The base left that fits a clearing: that of the order, with a bird the first where it has several suits (F). */
const baseAt = (g: Visible, seat: Seat, at: number): PieceKind | undefined => {
  const { suit } = botAt(g, seat)
  return suitsOf(g, at)
    .filter((own) => suit === BIRD || own === suit)
    .map((own) => baseOf(own))
    .find((kind) => count(g, kind, SUPPLY) > 0)
}

/** Points for the first to the tenth token. */
const POINTS = [0, 1, 1, 1, 1, 2, 2, 3, 3, 4] as const
const NO_TOKEN_POINTS = 5
const PITY_UP_TO = 4
const MARTIAL_LAW = 3

/** AA.3, AA.6: sympathetic clearings whose base is left and can be placed once all enemies are gone. */
const revoltSites = (g: Visible, seat: Seat, places: readonly number[]): number[] =>
  places.filter((at) => sympathetic(g, at) && canRevolt(g, seat, at))

/** Whether it could revolt in a clearing, were it sympathetic. */
const canRevolt = (g: Visible, seat: Seat, at: number): boolean =>
  baseAt(g, seat, at) !== undefined && mayPlace(g, seat, at) && hasRoom(g, seat, at)

/** Whether a slot will be free once only own buildings are left. */
const hasRoom = (g: Visible, seat: Seat, at: number): boolean =>
  openSlots(g, at) + g.built[at]! > piecesOf(g, seat, at, 'building')

interface Revolt extends Own {
  place: number
  law: string
}

/** A revolt: all enemy pieces are removed, then the base is placed. */
const revolt = procedure<Root, Revolt>('clockwork.alliance.revolt', [
  run('AA.3', 'remove', (g, r) => {
    tell(r.law, 'revolt', () => ({ seat: r.seat, place: r.place }))
    removeAllEnemies(g, r.seat, [r.place], r.law)
  }),
  run('AA.3', 'base', (g, r) => {
    if (mayBuild(g, r.seat, r.place)) placeAt(g, r.seat, baseAt(g, r.seat, r.place)!, r.place, 1, r.law)
  }),
])

/** Lets it revolt in the best of some clearings; says whether it does. */
function callRevolt(g: Root, seat: Seat, places: readonly number[], law: string): boolean {
  const choice = bestClearing(g, revoltSites(g, seat, places), mostEnemies(g, seat))
  if (choice === null) {
    tellNothing(law, seat)
    return false
  }
  tellClearing(law, seat, choice)
  call(g, revolt, { seat, place: choice.pick, law })
  return true
}

/**
 * Martial law: three warriors of one enemy in a clearing; Steadfast ignores it. Other automata are enemies here where all
 * players play together, too: nobody is picked as a target.
 */
function martialLaw(g: Visible, seat: Seat, at: number): boolean {
  if (hasTrait(g, seat, 'steadfast')) return false
  for (let party = 0; party < partiesOf(g); party++) {
    if (enemies(g, seat, party) && piecesOf(g, party, at, 'warrior') >= MARTIAL_LAW) return true
  }
  return false
}

/** AA.5: where sympathy spreads to: an ordered clearing beside it, or else any. */
function spreadSite(g: Visible, seat: Seat) {
  const free = clearings(g).filter((at) => !sympathetic(g, at) && mayPlace(g, seat, at))
  const held = sympatheticClearings(g)
  const beside = free.filter(
    (at) => ordered(g, seat).includes(at) && neighbours(g, seat, at).some((to) => held.includes(to)),
  )
  return (
    bestClearing(
      g,
      beside,
      fewest('fewestEnemyWarriors', (at) => enemyKinds(g, seat, at, 'warrior')),
    ) ?? bestClearing(g, free, fewestEnemies(g, seat))
  )
}

/** AA.5 Spread sympathy: a token and its points, or five points where none can be placed. */
function spread(g: Root, seat: Seat, law: string, scoring = true): void {
  const choice = count(g, sympathy, SUPPLY) > 0 ? spreadSite(g, seat) : null
  if (choice === null) {
    tellNothing(law, seat)
    if (scoring) score(g, seat, NO_TOKEN_POINTS, law)
    return
  }
  tellClearing(law, seat, choice)
  const points = POINTS[onMapCount(g, sympathy)]! - (martialLaw(g, seat, choice.pick) ? 1 : 0)
  const placed = placeAt(g, seat, sympathy, choice.pick, 1, law)
  if (scoring && placed > 0) score(g, seat, Math.max(0, points), law)
}

interface Birdsong extends Own {
  revolted: boolean
  /** Tokens still to be spread. */
  left: number
}

/** Birdsong: AA.1 the order, AA.2 crafting, AA.3 revolt, AA.4 public pity. */
const birdsong = procedure<Root, Birdsong>('clockwork.alliance.birdsong', [
  run('AA.1', 'order', (g, b) => revealOrder(g, b.seat, 'AA.1')),
  run('AA.2', 'craft', (g, b) => craftOrder(g, b.seat, 'AA.2')),
  run('AA.3', 'revolt', (g, b) => {
    b.revolted = false
    if (botAt(g, b.seat).suit === BIRD) return
    tellStep('AA.3', b.seat)
    b.revolted = callRevolt(g, b.seat, ordered(g, b.seat), 'AA.3')
  }),
  run('AA.4', 'pity', (g, b) => {
    b.left = 0
    if (b.revolted) return
    tellStep('AA.4', b.seat)
    if (willSurprise(g, b.seat)) return tellTrait('AA.4', b.seat, 'steadfast')
    b.left = onMapCount(g, sympathy) <= PITY_UP_TO ? 2 : 1
  }),
  run('AA.4', 'spread', (g, b) => {
    if (b.left === 0) return 'done'
    b.left -= 1
    spread(g, b.seat, 'AA.4')
    return 'again'
  }),
])

/** Steadfast: no pity in a turn in which a surprise revolt will come, perhaps where sympathy spreads to before it (AA.5). */
function willSurprise(g: Visible, seat: Seat): boolean {
  if (!hasTrait(g, seat, 'steadfast') || botAt(g, seat).suit !== BIRD) return false
  if (revoltSites(g, seat, sympatheticClearings(g)).length > 0) return true
  const next = count(g, sympathy, SUPPLY) > 0 ? spreadSite(g, seat) : null
  return next !== null && canRevolt(g, seat, next.pick)
}

/** Daylight: AA.5 spread sympathy, AA.6 surprise revolt by a bird. */
const daylight = procedure<Root, Own>('clockwork.alliance.daylight', [
  run('AA.5', 'spread', (g, d) => {
    tellStep('AA.5', d.seat)
    spread(g, d.seat, 'AA.5')
  }),
  run('AA.6', 'surprise', (g, d) => {
    if (botAt(g, d.seat).suit !== BIRD) return
    tellStep('AA.6', d.seat)
    callRevolt(g, d.seat, sympatheticClearings(g), 'AA.6')
  }),
])

/** AA.7: warriors at a base that are enough to organize. */
const threshold = (g: Visible, seat: Seat): number =>
  isLevel(g, seat, 'easy') ? 4 : isLevel(g, seat, 'default') ? 3 : 2

const baseClearings = (g: Visible): number[] => byPriority(bases.flatMap((base) => clearingsWith(g, base)))

interface Evening extends Own {
  todo: number[]
}

/** Evening: AA.7 organize, AA.8 recruit, AA.9 discard. */
const evening = procedure<Root, Evening>('clockwork.alliance.evening', [
  run('AA.7', 'bases', (g, e) => {
    tellStep('AA.7', e.seat)
    e.todo = baseClearings(g)
    if (e.todo.every((at) => ownWarriors(g, e.seat, at) < threshold(g, e.seat))) tellNothing('AA.7', e.seat)
  }),
  run('AA.7', 'organize', (g, e) => {
    const at = e.todo.shift()
    if (at === undefined) return 'next'
    const number = ownWarriors(g, e.seat, at)
    if (number >= threshold(g, e.seat)) {
      removePieces(g, warrior, at, number, e.seat, 'AA.7')
      spread(g, e.seat, 'AA.7')
    }
    return 'again'
  }),
  run('AA.8', 'recruit', (g, e) => {
    tellStep('AA.8', e.seat)
    const places = bestFirst(g, baseClearings(g)).filter((at) => mayPlace(g, e.seat, at))
    if (places.length === 0 || count(g, warrior, SUPPLY) === 0) tellNothing('AA.8', e.seat)
    for (const at of places) placeAt(g, e.seat, warrior, at, 1, 'AA.8')
  }),
  run('AA.T', 'wildfire', (g, e) => {
    if (!hasTrait(g, e.seat, 'wildfire')) return
    tellTrait('AA.T', e.seat, 'wildfire')
    spread(g, e.seat, 'AA.T', false)
  }),
  run('AA.9', 'discard', (g, e) => endEvening(g, e.seat, 'AA.9')),
])

/** Automated Ambush: a hit more in defence with a warrior there; Informants: with sympathy alone too. */
const ambush: Modifiers['extraHits'] = (hits, g, battle, side) => {
  const seat = g.seatOf.alliance!
  if (side !== DEFENDER || battle.sides[DEFENDER] !== seat) return hits
  const guarded = count(g, warrior, battle.place) > 0
  const informed = hasTrait(g, seat, 'informants') && sympathetic(g, battle.place)
  return guarded || informed ? hits + 1 : hits
}

/** Veterans: in defence it deals the higher roll. */
const veterans: Modifiers['higherRoll'] = (side, g, battle) => {
  const seat = g.seatOf.alliance!
  return battle.sides[DEFENDER] === seat && hasTrait(g, seat, 'veterans') ? DEFENDER : side
}

/** Popularity: enemies score nothing for sympathy. */
const popularity: Modifiers['removalPoints'] = (points, g, _by, kind) =>
  kind === sympathy && hasTrait(g, g.seatOf.alliance!, 'popularity') ? 0 : points

interface Outrage {
  by: Seat
  place: number
  owed: number
}

/** Said by a player who has no matching card. */
const NONE = 'no-card'

/** Automated Outrage that nobody can pay for scores. */
function goUnpaid(g: Root, { by, place }: Outrage): void {
  tell('AA.T', 'clockworkNoCard', () => ({ seat: by, place }))
  score(g, g.seatOf.alliance!, 1, 'AA.T')
}

/** Automated Outrage: a player discards a matching card for each token removed or move made, or it scores. */
const outrage = procedure<Root, Outrage>('clockwork.alliance.outrage', [
  run('AA.T', 'owing', (g, o) => {
    if (o.owed === 0) return 'done'
    o.owed -= 1
    if (g.hands[o.by]!.length === 0) goUnpaid(g, o)
    return 'next'
  }),
  must('AA.T', 'clockworkOutrage', {
    picks: ['handCard', 'action'],
    who: (_g, o) => o.by,
    when: (g, o) => g.hands[o.by]!.length > 0,
    options: (g, o) => {
      const cards = matchingCards(g, o.by, suitOf(g, o.place))
      return cards.length > 0 ? cards : [NONE]
    },
    about: (_g, o) => ({ place: o.place }),
    effect: (g, o, pick) => {
      // Whoever discards nothing has shown that no card matches.
      if (pick !== NONE) return spend(g, o.by, pick, 'AA.T')
      reveal()
      goUnpaid(g, o)
    },
  }),
  run('AA.T', 'more', (g, o) => {
    if (o.owed > 0) call(g, outrage, { ...o })
  }),
])

/** Only players cause it: automata have no cards. */
const causes = (g: Visible, by: Seat): boolean => by >= 0 && by !== g.seatOf.alliance && !isAutomaton(g, by)

/** What follows from removed tokens and bases: outrage, and the crackdown on a base's suit. */
const onRemoved: Listener<Root, Removal> = (g, { owner, by, place, losses }) => {
  if (owner !== g.seatOf.alliance) return null
  const lost = (index: number): number => losses.reduce((sum, loss) => sum + (loss.kind === index ? loss.count : 0), 0)
  const suits = bases.flatMap((base, suit) => (lost(base.index) > 0 ? [suit] : []))
  const commander = commanderOf(g, by)
  const owed = causes(g, commander) ? lost(sympathy.index) : 0
  return [
    ...(suits.length > 0 ? [reaction(crackdown, { seat: owner, by, suits })] : []),
    ...(owed > 0 ? [reaction(outrage, { by: commander, place, owed })] : []),
  ]
}

const onMoved: Listener<Root, RootEvents['moved']> = (g, { mover, to, warriors }) => {
  const by = commanderOf(g, mover)
  return warriors > 0 && causes(g, by) && sympathetic(g, to) ? reaction(outrage, { by, place: to, owed: 1 }) : null
}

interface Crackdown extends Own {
  by: number
  suits: number[]
}

/** Crackdown: with a base all sympathy in clearings of its suit goes back to the board. */
const crackdown = procedure<Root, Crackdown>('clockwork.alliance.crackdown', [
  run('AA.T', 'remove', (g, c) => {
    tell('AA.T', 'clockworkCrackdown', () => ({ seat: c.seat }))
    for (const at of sympatheticClearings(g)) {
      if (suitsOf(g, at).some((suit) => c.suits.includes(suit)))
        removePieces(g, sympathy, at, count(g, sympathy, at), c.seat, 'AA.T')
    }
  }),
])

/** The clockwork Alliance. */
export const clockworkAlliance: Faction = {
  ...alliance,
  automaton: true,
  takeHits,
  setup: procedure<Root, Own>('clockwork.alliance.setup', [run('AA.0', 'begin', () => {})]),
  birdsong,
  daylight,
  evening,
  cardsKept: (g) => orderCards(g, g.seatOf.alliance!),
  procedures: [revolt, outrage, crackdown],
  on: { removed: onRemoved, moved: onMoved },
  modify: { extraHits: ambush, higherRoll: veterans, removalPoints: popularity },
}
