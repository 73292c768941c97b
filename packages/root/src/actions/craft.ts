import { type Blocked, call, procedure, run, type Seat, type Step, tell } from '@spinney/kernel'
import { suitOf } from '../board/map.ts'
import { type Card, cardAt, cardIndex, hasCrafted } from '../cards/deck.ts'
import { discard, distinct, withdraw } from '../cards/hand.ts'
import { announce, clearings, edition, effectOf, factionAt, hooks } from '../core/book.ts'
import type { Crafting, CraftingPower } from '../core/content.ts'
import type { PieceKind } from '../core/kinds.ts'
import { count } from '../core/pieces.ts'
import { must } from '../core/questions.ts'
import { because, type Reason } from '../core/reasons.ts'
import { canDominate, score, scores } from '../core/scoring.ts'
import type { Own, Root, Visible } from '../core/state.ts'
import { EVERY_SUIT, SUIT_NAMES } from '../core/suits.ts'
import { GENERAL } from '../facts/factions.ts'
import { ITEM_IDS, itemIndex } from '../facts/items.ts'
import type { CardSuit } from '../facts/suits.ts'

/** 4.1.1: crafting with pieces on the map: each has the suit of its clearing and works once per turn. */
export function craftingWith(kinds: readonly PieceKind[]): Crafting {
  return {
    kinds,
    power: (g) => {
      const power: [number, number, number, number] = [-g.activated[0]!, -g.activated[1]!, -g.activated[2]!, 0]
      for (const clearing of clearings(g)) {
        const suit = suitOf(g, clearing)
        for (const kind of kinds) power[(suit === EVERY_SUIT ? 3 : suit) as 0 | 1 | 2 | 3] += count(g, kind, clearing)
      }
      return withoutDebts(power)
    },
    activate: (g, _seat, suit) => {
      g.activated[suit]! += 1
    },
  }
}

/**
 * Where more was activated of a suit than there is of it, pieces of every suit have served for it, or the piece that
 * did has left the map since: then nothing else is owed.
 */
function withoutDebts(power: readonly [number, number, number, number]): CraftingPower {
  const [fox, rabbit, mouse, every] = power
  if (fox >= 0 && rabbit >= 0 && mouse >= 0) return power
  const debts = Math.max(0, -fox) + Math.max(0, -rabbit) + Math.max(0, -mouse)
  return [Math.max(0, fox), Math.max(0, rabbit), Math.max(0, mouse), Math.max(0, every - debts)]
}

/** 4.1.1: whether the crafting pieces left can pay for a card. */
function canPay({ symbols }: Card, power: CraftingPower): boolean {
  let missing = 0
  let spare = power[3] ?? 0
  for (let suit = 0; suit < 3; suit++) {
    const left = power[suit as 0 | 1 | 2] - symbols[suit as 0 | 1 | 2]
    if (left < 0) missing -= left
    else spare += left
  }
  return missing <= (power[3] ?? 0) && spare - missing >= symbols[3]
}

/** 4.1 to 4.1.4: what is in the way of crafting a card that can be crafted at all; null for nothing. */
export function hindersCrafting(g: Root, seat: Seat, card: Card): 'cost' | 'item' | 'copy' | null {
  const { crafting } = factionAt(g, seat)
  if (card.kind === 'item' && !itemIsThere(g, seat, card)) return 'item'
  if (card.kind === 'persistent' && hasCrafted(g, seat, card.name)) return 'copy'
  const limit = crafting.limit?.(g, seat) ?? Number.POSITIVE_INFINITY
  return canPay(card, crafting.power(g, seat)) && card.cost.length <= limit ? null : 'cost'
}

const sumOf = (numbers: readonly number[], of: (n: number) => number): number =>
  numbers.reduce((sum, n) => sum + of(n), 0)

/** 4.1.1: how many symbols of a card the crafting pieces left can pay. */
function payable(card: Card, power: CraftingPower): number {
  const left = power.map((pieces = 0) => Math.max(0, pieces))
  let [paid, any] = [0, 0]
  for (const symbol of card.cost) {
    const suit = symbol === 'any' ? -1 : SUIT_NAMES.indexOf(symbol)
    if (suit < 0) any++
    else if (left[suit]! > 0 || (left[3] ?? 0) > 0) {
      left[left[suit]! > 0 ? suit : 3]!--
      paid++
    }
  }
  return (
    paid +
    Math.min(
      any,
      sumOf(left, (n) => n),
    )
  )
}

/** 4.1.1: of each card in a seat's hand, how many of its symbols could be paid now. */
export function craftingShares(g: Root, seat: Seat): { [card: string]: number } {
  const hand = g.hands[seat] ?? []
  if (hand.length === 0 || g.factions[seat] === '') return {}
  const power = factionAt(g, seat).crafting.power(g, seat)
  return Object.fromEntries(hand.map((card) => [cardAt(card).id, payable(cardAt(card), power)]))
}

/** 4.1 to 4.1.4: whether a seat may craft this card now. */
function mayCraft(g: Root, seat: Seat, card: Card, power: CraftingPower): boolean {
  if (card.kind === 'ambush' || card.kind === 'dominance' || !canPay(card, power)) return false
  if (card.kind === 'item') return itemIsThere(g, seat, card)
  return card.kind !== 'persistent' || !hasCrafted(g, seat, card.name)
}

/** 4.1.2: an item card needs its item in the supply. */
function itemIsThere(g: Visible, seat: Seat, card: Card): boolean {
  const item = itemIndex(card.item!)
  return isWithinReach(g, seat, item, g.supplyItems[item]! > 0 || !edition(g).craftNeedsItemInSupply)
}

/** 4.1.2: whether nothing keeps a seat from an item that is there. */
export function isWithinReach(g: Visible, seat: Seat, item: number, isThere: boolean): boolean {
  let there = isThere
  for (const hook of hooks(g).itemIsThere) there = hook(there, g, seat, item)
  return there
}

/** The cards a seat could craft now. */
export const craftable = (g: Root, seat: Seat): string[] => distinct(craftableCards(g, seat, false))

/** Whether a seat could craft any card now. */
export const canCraft = (g: Root, seat: Seat): boolean => craftableCards(g, seat, true).length > 0

/** The cards in a hand that could be crafted now, or only the first of them. */
function craftableCards(g: Root, seat: Seat, first: boolean): number[] {
  const found: number[] = []
  const hand = g.hands[seat]!
  if (hand.length === 0) return found
  const { crafting } = factionAt(g, seat)
  const power = crafting.power(g, seat)
  if (power[0] + power[1] + power[2] + (power[3] ?? 0) <= 0) return found
  const limit = crafting.limit?.(g, seat) ?? Number.POSITIVE_INFINITY
  for (const index of hand) {
    const card = cardAt(index)
    if (card.cost.length > limit || !mayCraft(g, seat, card, power)) continue
    found.push(index)
    if (first) return found
  }
  return found
}

export interface CraftingOne extends Own {
  /** Index of the card, -1 before it is chosen. */
  card: number
  /** Symbols of any suit still to be paid. */
  any: number
}

/** 4.1.1: a card leaves the hand and its symbols of a suit are paid; those of any suit come after. */
export function chooseToCraft(g: Root, c: CraftingOne, id: string): void {
  c.card = cardIndex(id)
  const { cost } = cardAt(c.card)
  const { crafting } = factionAt(g, c.seat)
  for (const symbol of cost) if (symbol !== 'any') crafting.activate(g, c.seat, SUIT_NAMES.indexOf(symbol))
  c.any = cost.filter((symbol) => symbol === 'any').length
  withdraw(g.hands[c.seat]!, c.card)
  // The card is between hand and table while it is paid for: nobody can draw or take it.
  g.crafting.push(c.card)
}

/** 4.1.1: paying the symbols of any suit, one after the other. */
export const payingAnySuit: Step<Root, CraftingOne> = must('4.1.1', 'craftSuit', {
  picks: 'suit',
  who: (_g, c) => c.seat,
  when: (_g, c) => c.any > 0,
  options: (g, c) => {
    const power = factionAt(g, c.seat).crafting.power(g, c.seat)
    return SUIT_NAMES.slice(0, 3).filter((_, suit) => power[suit as 0 | 1 | 2] > 0 || (power[3] ?? 0) > 0)
  },
  about: (_g, c) => ({ card: cardAt(c.card).id, left: c.any }),
  effect: (g, c, suit) => {
    factionAt(g, c.seat).crafting.activate(g, c.seat, SUIT_NAMES.indexOf(suit))
    c.any -= 1
    return 'again'
  },
})

/** 4.1: crafting one card. */
export const craft = procedure<Root, CraftingOne>('craft', [
  must('4.1', 'craft', {
    picks: 'handCard',
    who: (_g, c) => c.seat,
    options: (g, c) => craftable(g, c.seat),
    inVain: (g, c) => cardsInVain(g, c.seat),
    none: () => 'done',
    effect: chooseToCraft,
  }),
  payingAnySuit,
  run('4.1', 'resolve', (g, c) => resolveCraft(g, c.seat, c.card)),
  run('4.1.2', 'discard', (g, c) => {
    // Somebody may have kept it instead (E.2.2).
    if (cardAt(c.card).kind === 'persistent' || !g.crafting.includes(c.card)) return
    withdraw(g.crafting, c.card)
    discard(g, c.card, true)
  }),
])

/** 4.1.2, 4.1.3: the effect of a card that has been paid for. */
function resolveCraft(g: Root, seat: Seat, index: number): void {
  const card = cardAt(index)
  tell('4.1', 'crafted', () => ({ seat, card: card.id }))
  if (card.kind === 'persistent') {
    withdraw(g.crafting, index)
    g.crafted[seat]!.push(index)
  }
  if (card.kind === 'item') craftItem(g, seat, itemIndex(card.item!), card.points ?? 0)
  if (card.kind === 'immediate') effectOf(g, index)?.immediate?.(g, seat)
  announce(g, 'crafted', { seat, card: index }, g.active)
}

/** 3.2.2, 4.1.2: an item moves from the supply to the crafter and scores. */
function craftItem(g: Root, seat: Seat, item: number, printed: number): void {
  const { craftItem: ownWay } = factionAt(g, seat)
  const points = craftPoints(g, seat, printed, item)
  if (ownWay !== undefined) {
    ownWay(g, seat, item, points, printed)
    return
  }
  takeItem(g, seat, item)
  score(g, seat, points, '3.2.2')
}

/** 3.2.2: the points a seat scores for crafting an item. */
export function craftPoints(g: Visible, seat: Seat, printed: number, item: number): number {
  let points = printed
  for (const hook of hooks(g).craftPoints) points = hook(points, g, seat, printed, item)
  return points
}

/** A seat takes an item out of the supply, if it is there. */
export function takeItem(g: Root, seat: Seat, item: number): void {
  if (g.supplyItems[item] === 0) return
  g.supplyItems[item]! -= 1
  gainItem(g, seat, item)
}

/** A seat gets an item: into its box of crafted items, or wherever its faction keeps items. */
export function gainItem(g: Root, seat: Seat, item: number): void {
  const { gainItem: ownWay } = factionAt(g, seat)
  if (ownWay !== undefined) ownWay(g, seat, item)
  else g.items[seat]![item]! += 1
  tell('4.1.2', 'itemGained', () => ({ seat, item: ITEM_IDS[item]! }))
}

/** Lets a seat craft one card of its choice. */
export function callCraft(g: Root, seat: Seat): void {
  call(g, craft, { seat, card: -1, any: 0 })
}

/** 4.1 to 4.1.4: why a card in hand cannot be crafted with what is left of the crafting pieces; null where it can be. */
export function craftHindrance(g: Root, seat: Seat, card: Card): Reason | null {
  if (card.kind === 'ambush') return because('4.3.1', 'ambushInBattle')
  if (card.kind === 'dominance') return whyNotDominate(g, seat) ?? because('3.3.1', 'dominanceIsActivated')
  const { crafting } = factionAt(g, seat)
  const missing = hindersCrafting(g, seat, card)
  if (missing === null) return null
  if (missing === 'item') {
    const isThere = g.supplyItems[itemIndex(card.item!)]! > 0
    return isThere
      ? because('F', 'itemAtForge', { item: card.item! })
      : because('4.1.2', 'itemGone', { item: card.item! })
  }
  if (missing === 'copy' || hasCrafted(g, seat, card.name)) return because('4.1.4', 'alreadyCrafted')
  const power = crafting.power(g, seat)
  if (canPay(card, power)) {
    return because('11.5.3', 'craftFunds', { least: card.cost.length, have: crafting.limit!(g, seat) })
  }
  const [suit, least] = costMissed(card, power)
  return because('4.1.1', suit === 'any' ? 'craftAny' : 'craftSuit', { suit, least, have: haveOf(suit, power) })
}

/** 3.3.1, 3.3.2, 9.2.8: why a seat may not activate a dominance card; null where it may, in Daylight. */
export function whyNotDominate(g: Visible, seat: Seat): Reason | null {
  if (!canDominate(g, seat)) return because('9.2.8', 'neverDominates')
  if (!scores(g, seat)) return because('3.3.2', 'scoresNoMore')
  const [least, have] = [GENERAL.pointsForDominance, g.scores[seat]!]
  return have >= least ? null : because('3.3.1', 'dominanceNeeds', { least, have })
}

/** 4.1.1: the first symbol of a cost that cannot be paid, and how often it is asked for. */
function costMissed(card: Card, power: CraftingPower): readonly [suit: CardSuit | 'any', least: number] {
  for (const suit of SUIT_NAMES.slice(0, 3)) {
    const least = card.cost.filter((symbol) => symbol === suit).length
    if (least > haveOf(suit, power)) return [suit, least]
  }
  return ['any', card.cost.length]
}

/** Crafting pieces left of a suit, those of every suit among them; or all that are left. */
const haveOf = (suit: CardSuit | 'any', [fox, rabbit, mouse, every = 0]: CraftingPower): number => {
  const own = [fox, rabbit, mouse].map((pieces) => Math.max(0, pieces))
  return suit === 'any' ? sumOf(own, (n) => n) + every : own[SUIT_NAMES.indexOf(suit)]! + every
}

/** The cards in a hand that cannot be crafted now, each with its reason; all of them, where something else is amiss. */
export const cardsInVain = (g: Root, seat: Seat, amiss: Reason | null = null): Blocked[] =>
  distinct(g.hands[seat]!).flatMap((id) => {
    const card = cardAt(g.hands[seat]!.find((held) => cardAt(held).id === id)!)
    const reason = amiss ?? craftHindrance(g, seat, card)
    return reason === null ? [] : [{ pick: id, picks: 'handCard', ...reason }]
  })

/** 4.1: why no card can be crafted. */
export function whyNoCraft(g: Root, seat: Seat, law: string): Reason | null {
  if (g.hands[seat]!.length === 0) return because(law, 'handEmpty')
  const power = factionAt(g, seat).crafting.power(g, seat)
  return haveOf('any', power) === 0 ? because('4.1.1', 'noCraftingPieces') : because('4.1.1', 'nothingToCraft')
}
