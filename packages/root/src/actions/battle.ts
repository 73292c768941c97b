import { call, chance, may, must, procedure, run, type Seat, tell } from '@spinney/kernel'
import { suitOf } from '../board/map.ts'
import { cardAt, cardIndex } from '../cards/deck.ts'
import { discard, distinct, matchesFor, withdraw } from '../cards/hand.ts'
import { hooks } from '../core/hooks.ts'
import { count } from '../core/pieces.ts'
import { BURROW, PLACES } from '../core/places.ts'
import { announce, factionAt } from '../core/registry.ts'
import type { Root, Table } from '../core/state.ts'
import { ANY_SUIT } from '../core/suits.ts'
import { rulesetOf } from '../law/rulesets.ts'
import { availableEffects, battleEffects } from './battle-effects.ts'
import { ATTACKER, type Battle, DEFENDER, other } from './battle-types.ts'
import { dealHits } from './hits.ts'
import { settleLosses } from './removal.ts'

/** Warriors and other figures a seat can fight with at a place (4.3). */
export function figuresAt(g: Table, seat: Seat, place: number): number {
  const warrior = factionAt(g, seat).warrior
  let n = warrior === null ? 0 : count(g, warrior, place)
  for (const hook of hooks.figures) n = hook(n, g, seat, place)
  return n
}

/** 4.3.2.I: the cap on rolled hits: warriors of that side, as modified. */
export function fighters(g: Table, battle: Battle, side: number): number {
  const warrior = factionAt(g, battle.sides[side]!).warrior
  let n = warrior === null ? 0 : count(g, warrior, battle.place)
  for (const hook of hooks.fighters) n = hook(n, g, battle, side)
  return n
}

/** 4.3: whether a seat may start a battle against another at a place. */
export function mayAttack(g: Table, attacker: Seat, defender: Seat, place: number): boolean {
  let allowed = attacker !== defender && g.presence[defender * PLACES + place]! > 0
  for (const hook of hooks.mayAttack) allowed = hook(allowed, g, attacker, defender, place)
  return allowed
}

/** 4.3: the battles a seat could start: at one place (0: anywhere) or in clearings of one suit; at most so many. */
export function battleOptions(
  g: Table,
  seat: Seat,
  at = 0,
  suit = ANY_SUIT,
  most = Number.POSITIVE_INFINITY,
): { clearing: number; defender: Seat }[] {
  const options: { clearing: number; defender: Seat }[] = []
  for (let place = 1; place <= BURROW; place++) {
    if ((at !== 0 && at !== place) || (suit !== ANY_SUIT && suitOf(g, place) !== suit)) continue
    if (figuresAt(g, seat, place) === 0) continue
    for (let defender = 0; defender < g.factions.length; defender++) {
      if (mayAttack(g, seat, defender, place)) options.push({ clearing: place, defender })
      if (options.length === most) return options
    }
  }
  return options
}

/** 4.3: whether a seat could start any such battle. */
export const canBattle = (g: Table, seat: Seat, at = 0, suit = ANY_SUIT): boolean =>
  battleOptions(g, seat, at, suit, 1).length > 0

/** A battle about to begin. */
export function newBattle(attacker: Seat, defender: Seat, place: number, by = attacker): Battle {
  return {
    place,
    sides: [attacker, defender],
    by,
    ambush: -1,
    rolled: [0, 0],
    extra: [0, 0],
    shielded: [0, 0],
    taken: [0, 0],
    razed: [0, 0],
    used: [],
    helpers: [-1, -1],
  }
}

/** Public: a player with cards might hold an ambush, so must be asked (1.2.1). */
const mayHoldAmbush = (g: Table, seat: Seat): boolean => g.hands[seat]!.length > 0

function mayAmbush(g: Table, b: Battle): boolean {
  let allowed = mayHoldAmbush(g, b.sides[DEFENDER])
  for (const hook of hooks.mayAmbush) allowed = hook(allowed, g, b)
  return allowed
}

/** 4.3.1.II: two hits, as modified. */
function ambushHits(g: Table, b: Battle): number {
  let hits = 2
  for (const hook of hooks.ambushHits) hits = hook(hits, g, b)
  return hits
}

/** 4.3.1: ambush cards in a hand that match the clearing. */
function ambushes(g: Root, seat: Seat, place: number): string[] {
  const suit = suitOf(g, place)
  return distinct(g.hands[seat]!.filter((card) => cardAt(card).kind === 'ambush' && matchesFor(g, seat, card, suit)))
}

const aboutBattle = (_g: Root, b: Battle) => ({ place: b.place, attacker: b.sides[0], defender: b.sides[1] })

/** A battle, step by step (Law 4.3). */
export const battle = procedure<Root, Battle>('battle', [
  run('4.3', 'begin', (g, b) => {
    tell('4.3', 'battle', () => ({ seat: b.sides[ATTACKER], defender: b.sides[DEFENDER], place: b.place }))
    announce(g, 'battleStarted', { battle: b }, g.active)
  }),
  may('4.3.1', 'ambush', {
    who: (_g, b) => b.sides[DEFENDER],
    when: mayAmbush,
    options: (g, b) => ambushes(g, b.sides[DEFENDER], b.place),
    about: aboutBattle,
    effect: (g, b, card) => playAmbush(g, b, DEFENDER, card),
  }),
  may('4.3.1.I', 'foil', {
    who: (_g, b) => b.sides[ATTACKER],
    when: (g, b) => b.ambush >= 0 && mayHoldAmbush(g, b.sides[ATTACKER]),
    options: (g, b) => ambushes(g, b.sides[ATTACKER], b.place),
    about: aboutBattle,
    effect: (g, b, card) => playAmbush(g, b, ATTACKER, card),
  }),
  run('4.3.1.II', 'resolveAmbush', (g, b) => {
    if (b.ambush >= 0) dealHits(g, b, ATTACKER, ambushHits(g, b))
  }),
  run('4.3.1.II', 'settleAmbush', (g, b) => settleLosses(g, '4.3.1.II', b)),
  run('4.3.1.II', 'attackersLeft', (g, b) => {
    if (b.ambush < 0) return 'next'
    discardPlayed(g, b.ambush)
    return attackIsOver(g, b) ? finishBattle(g, b) : 'next'
  }),
  run('4.3.2', 'beforeRoll', (g, b) => announce(g, 'beforeRoll', { battle: b }, g.active)),
  chance('4.3.2', 'dice', {
    options: () => DICE,
    weights: () => DICE_WEIGHTS,
    effect: (g, b, { high, low }) => roll(g, b, high, low),
  }),
  must('4.3.3', 'effectsFirst', {
    who: (_g, b) => b.by,
    when: (g, b) => availableEffects(g, b, ATTACKER).length > 0 && availableEffects(g, b, DEFENDER).length > 0,
    options: () => ['attacker', 'defender'],
    about: aboutBattle,
    effect: (g, b, first) => {
      const side = first === 'attacker' ? ATTACKER : DEFENDER
      b.used.push('ordered')
      call(g, battleEffects, { side })
      call(g, battleEffects, { side: other(side) })
    },
  }),
  run('4.3.3', 'effects', (g, b) => {
    if (b.used.includes('ordered')) return
    for (const side of [ATTACKER, DEFENDER]) call(g, battleEffects, { side })
  }),
  run('4.3.4', 'hits', (g, b) => {
    const dealt = [ATTACKER, DEFENDER].map((side) => hitsDealt(g, b, side))
    for (const side of [DEFENDER, ATTACKER]) dealHits(g, b, side, dealt[other(side)]!)
  }),
  run('4.3.4', 'losses', (g, b) => settleLosses(g, '4.3.4', b)),
  run('4.3.4', 'end', finishBattle),
])

/** Two dice with 0 to 3 pips: all results with the higher first, and how likely they are in sixteenths. */
const DICE: readonly { high: number; low: number }[] = [0, 1, 2, 3].flatMap((high) =>
  [0, 1, 2, 3].filter((low) => low <= high).map((low) => ({ high, low })),
)
const DICE_WEIGHTS: readonly number[] = DICE.map(({ high, low }) => (high === low ? 1 : 2))

function playAmbush(g: Root, b: Battle, side: number, card: string): void {
  const seat = b.sides[side]!
  tell(side === DEFENDER ? '4.3.1' : '4.3.1.I', side === DEFENDER ? 'ambushed' : 'foiled', () => ({
    seat,
    card,
    place: b.place,
  }))
  withdraw(g.hands[seat]!, cardIndex(card))
  // Played cards are neither in a hand nor discarded until the ambush is settled.
  g.crafting.push(cardIndex(card))
  if (side === DEFENDER) {
    b.ambush = cardIndex(card)
    return
  }
  for (const played of [b.ambush, cardIndex(card)]) discardPlayed(g, played)
  b.ambush = -1
}

/** 4.3.1.I, 4.3.1.II: an ambush card is discarded once it has been foiled or has dealt its hits. */
function discardPlayed(g: Root, card: number): void {
  withdraw(g.crafting, card)
  discard(g, card, true)
}

/** 4.3.1.II: an ambush that leaves no attacker ends the battle; editions differ in what counts as one. */
function attackIsOver(g: Root, b: Battle): boolean {
  const warriorsOnly = rulesetOf(g.preset).ambushEndsBattleWhen === 'noAttackingWarriors'
  return (warriorsOnly ? attackingWarriors(g, b) : figuresAt(g, b.sides[ATTACKER], b.place)) === 0
}

/** The attacker's warriors; of an attacker who has none, those that fight along. */
function attackingWarriors(g: Root, b: Battle): number {
  const [attacker, helper] = [b.sides[ATTACKER], b.helpers[ATTACKER]]
  if (factionAt(g, attacker).warrior !== null) return fighters(g, b, ATTACKER)
  return helper < 0 ? 0 : figuresAt(g, helper, b.place)
}

/** 4.3.2, 4.3.2.I: the higher die for the attacker, as modified, each capped by the warriors there. */
function roll(g: Root, b: Battle, high: number, low: number): void {
  let higher = ATTACKER
  for (const hook of hooks.higherRoll) higher = hook(higher, g, b)
  b.rolled[higher] = Math.min(high, fighters(g, b, higher))
  b.rolled[other(higher)] = Math.min(low, fighters(g, b, other(higher)))
  tell('4.3.2', 'rolled', () => ({
    seat: b.sides[ATTACKER],
    high,
    low,
    attackerHits: b.rolled[ATTACKER],
    defenderHits: b.rolled[DEFENDER],
  }))
}

/** 4.3.2.I, 4.3.3: all hits one side deals: rolled unless shielded against, extra, and against the defenceless. */
function hitsDealt(g: Root, b: Battle, side: number): number {
  let extra = b.extra[side]!
  for (const hook of hooks.extraHits) extra = hook(extra, g, b, side)
  if (side === ATTACKER && isDefenceless(g, b)) extra += 1
  let hits = (b.shielded[other(side)] ? 0 : b.rolled[side]!) + extra
  for (const hook of hooks.hitsTaken) hits = hook(hits, g, b, other(side))
  return hits
}

/** 4.3.3.II: a defender without warriors suffers one hit more. */
export function isDefenceless(g: Table, b: Battle): boolean {
  const { defenceless } = factionAt(g, b.sides[DEFENDER])
  return defenceless === undefined ? fighters(g, b, DEFENDER) === 0 : defenceless(g, b)
}

function finishBattle(g: Root, b: Battle): 'done' {
  announce(g, 'battleEnded', { battle: b }, g.active)
  return 'done'
}

interface Fight {
  seat: Seat
  /** 0 for anywhere. */
  place: number
  suit: number
  law: string
}

/** 4.3: choosing where and against whom, then the battle. */
export const fight = procedure<Root, Fight>('fight', [
  must('4.3', 'battle', {
    who: (_g, f) => f.seat,
    options: (g, f) => battleOptions(g, f.seat, f.place, f.suit),
    effect: (g, f, { clearing, defender }) => call(g, battle, newBattle(f.seat, defender, clearing)),
  }),
])

/** Lets a seat fight one battle of its choice. */
export function callBattle(g: Root, seat: Seat, law: string, place = 0, suit = ANY_SUIT): void {
  call(g, fight, { seat, place, suit, law })
}
