import { type Blocked, call, procedure, run, type Seat, tell } from '@spinney/kernel'
import { isOfSuit, suitOf } from '../board/map.ts'
import { cardAt, cardIndex } from '../cards/deck.ts'
import { discard, distinct, matchesFor, withdraw } from '../cards/hand.ts'
import { announce, armyAt, edition, everywhere, hooks } from '../core/book.ts'
import { isPlayer, partiesOf, speakerOf } from '../core/parties.ts'
import { count, presenceOf } from '../core/pieces.ts'
import { chance, may, must } from '../core/questions.ts'
import { because, failing, type Hurdle } from '../core/reasons.ts'
import { attackRefused } from '../core/refusals.ts'
import type { Party, Root, Visible } from '../core/state.ts'
import { ANY_SUIT } from '../core/suits.ts'
import { battleEffects, hasEffects } from './battle-effects.ts'
import { ATTACKER, type Battle, DEFENDER, other } from './battle-types.ts'
import { withoutFirstHit } from './first-hit.ts'
import { dealHits } from './hits.ts'
import { suited } from './hurdles.ts'
import { enemies, mayOppose, settleLosses } from './removal.ts'

/** Warriors and other figures a party can fight with at a place (4.3). */
export function figuresAt(g: Visible, party: Party, place: number): number {
  const { warrior } = armyAt(g, party)
  let n = warrior === null ? 0 : count(g, warrior, place)
  for (const hook of hooks(g).figures) n = hook(n, g, party, place)
  return n
}

/** 4.3.2.I: the cap on rolled hits: warriors of that side, as modified. */
export function fighters(g: Visible, battle: Battle, side: number): number {
  const { warrior } = armyAt(g, battle.sides[side]!)
  let n = warrior === null ? 0 : count(g, warrior, battle.place)
  for (const hook of hooks(g).fighters) n = hook(n, g, battle, side)
  return n
}

/** 4.3, T5: who can be a defender at all: any other player and enemy bands, or enemies only. */
const canDefend = (g: Visible, attacker: Party, defender: Party): boolean =>
  edition(g).defenderMustBe === 'anotherPlayer' ? mayOppose(g, attacker, defender) : enemies(g, attacker, defender)

/** 4.3: whether a party may start a battle against another at a place. */
export function mayAttack(g: Visible, attacker: Party, defender: Party, place: number): boolean {
  let allowed = presenceOf(g, defender, place) > 0 && canDefend(g, attacker, defender)
  for (const hook of hooks(g).mayAttack) allowed = hook(allowed, g, attacker, defender, place)
  return allowed
}

/** 4.3: the battles a party could start: at one place (0: anywhere) or in clearings of one suit; at most so many. */
export function battleOptions(
  g: Visible,
  party: Party,
  at = 0,
  suit = ANY_SUIT,
  most = Number.POSITIVE_INFINITY,
): { clearing: number; defender: Party }[] {
  const options: { clearing: number; defender: Party }[] = []
  const parties = partiesOf(g)
  for (const place of everywhere(g)) {
    if ((at !== 0 && at !== place) || (suit !== ANY_SUIT && !isOfSuit(g, place, suit))) continue
    if (figuresAt(g, party, place) === 0) continue
    for (let defender = 0; defender < parties; defender++) {
      if (mayAttack(g, party, defender, place)) options.push({ clearing: place, defender })
      if (options.length === most) return options
    }
  }
  return options
}

/** 4.3: those of them that the party can pay for, where attacking costs something: only who pays may know. */
export function payableBattles(
  g: Root,
  party: Party,
  at = 0,
  suit = ANY_SUIT,
): { clearing: number; defender: Party }[] {
  const options = battleOptions(g, party, at, suit)
  if (hooks(g).mayPayToAttack.length === 0) return options
  return options.filter(({ clearing, defender }) => canPayToAttack(g, party, defender, clearing))
}

/** 4.3: whether a party can pay what attacking another costs in a place. */
export const canPayToAttack = (g: Root, party: Party, defender: Party, place: number): boolean =>
  hooks(g).mayPayToAttack.reduce((may, hook) => hook(may, g, party, defender, place), true)

/** 4.3: whether a party could start any such battle, as far as everybody knows. */
export const canBattle = (g: Visible, party: Party, at = 0, suit = ANY_SUIT): boolean =>
  battleOptions(g, party, at, suit, 1).length > 0

/** 4.3: whether it could start one and pay for it. */
export const canPayForBattle = (g: Root, party: Party, at = 0, suit = ANY_SUIT): boolean =>
  hooks(g).mayPayToAttack.length === 0 ? canBattle(g, party, at, suit) : payableBattles(g, party, at, suit).length > 0

/** A battle about to begin; `by` decides and scores for the attacker, for a band the player who lets it fight. */
export function newBattle(attacker: Party, defender: Party, place: number, by: Seat = attacker): Battle {
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

/** Public: a player with cards might hold an ambush, so must be asked (1.2.1). A band has none (E.3.5). */
const mayHoldAmbush = (g: Visible, party: Party): boolean => isPlayer(g, party) && g.hands[party]!.length > 0

/** 4.3.1: whether anything keeps the defender of a battle from an ambush. */
export function allowsAmbush(g: Visible, b: Battle, allowed = true): boolean {
  for (const hook of hooks(g).mayAmbush) allowed = hook(allowed, g, b)
  return allowed
}

const mayAmbush = (g: Visible, b: Battle): boolean => allowsAmbush(g, b, mayHoldAmbush(g, b.sides[DEFENDER]))

/** 4.3.1.II: two hits, as modified. */
function ambushHits(g: Visible, b: Battle): number {
  let hits = 2
  for (const hook of hooks(g).ambushHits) hits = hook(hits, g, b)
  return withoutFirstHit(g, hits, b, ATTACKER)
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
    picks: 'handCard',
    who: (_g, b) => b.sides[DEFENDER],
    when: mayAmbush,
    options: (g, b) => ambushes(g, b.sides[DEFENDER], b.place),
    about: aboutBattle,
    effect: (g, b, card) => playAmbush(g, b, DEFENDER, card),
  }),
  may('4.3.1.I', 'foil', {
    picks: 'handCard',
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
    picks: { high: 'die', low: 'die' },
    options: () => DICE,
    weights: () => DICE_WEIGHTS,
    effect: (g, b, { high, low }) => roll(g, b, high, low),
  }),
  must('4.3.3', 'effectsFirst', {
    picks: 'action',
    // The attacker says, also where somebody else has set both on each other (D.4.2).
    who: (g, b) => speakerOf(g, b.sides[ATTACKER]),
    when: (g, b) => hasEffects(g, b, ATTACKER) && hasEffects(g, b, DEFENDER),
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
export const DICE: readonly { high: number; low: number }[] = [0, 1, 2, 3].flatMap((high) =>
  [0, 1, 2, 3].filter((low) => low <= high).map((low) => ({ high, low })),
)
export const DICE_WEIGHTS: readonly number[] = DICE.map(({ high, low }) => (high === low ? 1 : 2))

function playAmbush(g: Root, b: Battle, side: number, card: string): void {
  const seat = b.sides[side]!
  withdraw(g.hands[seat]!, cardIndex(card))
  if (side === DEFENDER) {
    layAmbush(g, b, cardIndex(card))
    return
  }
  tell('4.3.1.I', 'foiled', () => ({ seat, card, place: b.place }))
  g.crafting.push(cardIndex(card))
  for (const played of [b.ambush, cardIndex(card)]) discardPlayed(g, played)
  b.ambush = -1
}

/** 4.3.1: the defender's ambush. Played cards are neither in a hand nor discarded until the ambush is settled. */
export function layAmbush(g: Root, b: Battle, ambush: number): void {
  tell('4.3.1', 'ambushed', () => ({ seat: b.sides[DEFENDER], card: cardAt(ambush).id, place: b.place }))
  g.crafting.push(ambush)
  b.ambush = ambush
}

/** 4.3.1.I, 4.3.1.II: an ambush card is discarded once it has been foiled or has dealt its hits. */
function discardPlayed(g: Root, card: number): void {
  withdraw(g.crafting, card)
  discard(g, card, true)
}

/** 4.3.1.II: an ambush that leaves no attacker ends the battle; editions differ in what counts as one. */
function attackIsOver(g: Root, b: Battle): boolean {
  const warriorsOnly = edition(g).ambushEndsBattleWhen === 'noAttackingWarriors'
  return (warriorsOnly ? attackingWarriors(g, b) : figuresAt(g, b.sides[ATTACKER], b.place)) === 0
}

/** The attacker's warriors; of an attacker who has none, those that fight along. */
function attackingWarriors(g: Root, b: Battle): number {
  const [attacker, helper] = [b.sides[ATTACKER], b.helpers[ATTACKER]]
  if (armyAt(g, attacker).warrior !== null) return fighters(g, b, ATTACKER)
  return helper < 0 ? 0 : figuresAt(g, helper, b.place)
}

/** 4.3.2, 4.3.2.I: the higher die for the attacker, as modified, each capped by the warriors there. */
export function rolledHits(g: Visible, b: Battle, high: number, low: number): [number, number] {
  let higher = ATTACKER
  for (const hook of hooks(g).higherRoll) higher = hook(higher, g, b)
  const hits: [number, number] = [0, 0]
  hits[higher] = Math.min(high, fighters(g, b, higher))
  hits[other(higher)] = Math.min(low, fighters(g, b, other(higher)))
  return hits
}

function roll(g: Root, b: Battle, high: number, low: number): void {
  b.rolled = rolledHits(g, b, high, low)
  tell('4.3.2', 'rolled', () => ({
    seat: b.sides[ATTACKER],
    high,
    low,
    attackerHits: b.rolled[ATTACKER],
    defenderHits: b.rolled[DEFENDER],
  }))
}

/** 4.3.2.I, 4.3.3: all hits one side deals: rolled unless shielded against, extra, and against the defenceless. */
export function hitsDealt(g: Root, b: Battle, side: number): number {
  let extra = b.extra[side]!
  for (const hook of hooks(g).extraHits) extra = hook(extra, g, b, side)
  if (side === ATTACKER && isDefenceless(g, b)) extra += 1
  return withoutFirstHit(g, (b.shielded[other(side)] ? 0 : b.rolled[side]!) + extra, b, other(side))
}

/** 4.3.3.II, D.5.2: a defender without warriors suffers one hit more; what an Arbiter adds to the cap are no warriors. */
export function isDefenceless(g: Visible, b: Battle): boolean {
  const { defenceless } = armyAt(g, b.sides[DEFENDER])
  if (defenceless !== undefined) return defenceless(g, b)
  const alone: Battle = b.helpers[DEFENDER] < 0 ? b : { ...b, helpers: [b.helpers[ATTACKER], -1] }
  return fighters(g, alone, DEFENDER) === 0
}

function finishBattle(g: Root, b: Battle): 'done' {
  announce(g, 'battleEnded', { battle: b }, g.active)
  return 'done'
}

interface Fight {
  /** Who attacks. */
  seat: Party
  /** 0 for anywhere. */
  place: number
  suit: number
  law: string
}

/** 4.3: choosing where and against whom, then the battle. */
export const fight = procedure<Root, Fight>('fight', [
  must('4.3', 'battle', {
    picks: { clearing: 'clearing', defender: 'seat' },
    who: (g, f) => speakerOf(g, f.seat),
    options: (g, f) => payableBattles(g, f.seat, f.place, f.suit),
    inVain: (g, f) => battlesInVain(g, f.seat, f.suit),
    none: () => 'done',
    effect: (g, f, { clearing, defender }) =>
      call(g, battle, newBattle(f.seat, defender, clearing, speakerOf(g, f.seat))),
  }),
])

/** 4.3: the same where the party may let it be. */
export const mayFight = procedure<Root, Fight>('mayFight', [
  may('4.3', 'battle', {
    picks: { clearing: 'clearing', defender: 'seat' },
    who: (g, f) => speakerOf(g, f.seat),
    when: (g, f) => canBattle(g, f.seat, f.place, f.suit),
    options: (g, f) => payableBattles(g, f.seat, f.place, f.suit),
    effect: (g, f, { clearing, defender }) =>
      call(g, battle, newBattle(f.seat, defender, clearing, speakerOf(g, f.seat))),
  }),
])

/** Offers a party a battle. */
export function offerBattle(g: Root, party: Party, law: string, place = 0): void {
  call(g, mayFight, { seat: party, place, suit: ANY_SUIT, law })
}

/** Lets a party fight one battle of its choice. */
export function callBattle(g: Root, party: Party, law: string, place = 0, suit = ANY_SUIT): void {
  call(g, fight, { seat: party, place, suit, law })
}

/** 4.3: what must hold for a battle in a place. */
export const battleHurdles = (g: Visible, party: Party, suit = ANY_SUIT): readonly Hurdle<number>[] => [
  suited(g, suit, '4.3'),
  (at) => (figuresAt(g, party, at) > 0 ? null : because('4.3', 'noWarriorsThere')),
  (at) => (othersAt(g, party, at).length > 0 ? null : because('4.3', 'nobodyThere')),
  (at) => {
    if (battleOptions(g, party, at, ANY_SUIT, 1).length > 0) return null
    const refused = othersAt(g, party, at).map((other) => attackRefused(g, party, other, at))
    return refused.find((reason) => reason !== null) ?? because('4.3', 'noEnemyThere')
  },
]

/** Who else has pieces in a place. */
const othersAt = (g: Visible, party: Party, at: number): Party[] =>
  Array.from({ length: partiesOf(g) }, (_, other) => other).filter(
    (other) => other !== party && presenceOf(g, other, at) > 0,
  )

/** 4.3: the places where no battle can be fought. */
export const battlesInVain = (g: Visible, party: Party, suit = ANY_SUIT): Blocked[] =>
  failing(battleHurdles(g, party, suit), everywhere(g), { clearing: 'clearing' }, (clearing) => ({ clearing }))
