import { call, must, procedure, run, type Seat, type Step, tell } from '@spinney/kernel'
import { suitOf } from '../board/map.ts'
import { type Card, cardAt, cardIndex, hasCrafted } from '../cards/deck.ts'
import { discard, distinct, withdraw } from '../cards/hand.ts'
import { hooks } from '../core/hooks.ts'
import type { PieceKind } from '../core/kinds.ts'
import { count } from '../core/pieces.ts'
import { ALL_CLEARINGS } from '../core/places.ts'
import { announce, type Crafting, effectOf, factionAt } from '../core/registry.ts'
import { score } from '../core/scoring.ts'
import type { Own, Root } from '../core/state.ts'
import { SUIT_NAMES } from '../core/suits.ts'
import { ITEM_IDS, type ItemId } from '../facts/items.ts'
import { rulesetOf } from '../law/rulesets.ts'

/** Items are counted by their place in the list of items. */
export const itemIndex = (item: ItemId): number => ITEM_IDS.indexOf(item)

/** 4.1.1: crafting with pieces on the map: each has the suit of its clearing and works once per turn. */
export function craftingWith(kinds: readonly PieceKind[]): Crafting {
  return {
    kinds,
    power: (g) => {
      const power: [number, number, number] = [-g.activated[0]!, -g.activated[1]!, -g.activated[2]!]
      for (const clearing of ALL_CLEARINGS) {
        for (const kind of kinds) power[suitOf(g, clearing) as 0 | 1 | 2] += count(g, kind, clearing)
      }
      return power
    },
    activate: (g, _seat, suit) => {
      g.activated[suit]! += 1
    },
  }
}

/** 4.1.1: whether the crafting pieces left can pay for a card. */
function canPay(card: Card, power: readonly number[]): boolean {
  const left = power.slice()
  let any = 0
  for (const symbol of card.cost) {
    if (symbol === 'any') any++
    else left[SUIT_NAMES.indexOf(symbol)]!--
  }
  return left.every((n) => n >= 0) && left[0]! + left[1]! + left[2]! >= any
}

/** 4.1 to 4.1.4: whether a seat may craft this card now. */
function mayCraft(g: Root, seat: Seat, card: Card, power: readonly number[]): boolean {
  if (card.kind === 'ambush' || card.kind === 'dominance' || !canPay(card, power)) return false
  if (card.kind === 'item') return itemIsThere(g, card)
  return card.kind !== 'persistent' || !hasCrafted(g, seat, card.name)
}

/** 4.1.2: an item card needs its item in the supply. */
function itemIsThere(g: Root, card: Card): boolean {
  return g.supplyItems[itemIndex(card.item!)]! > 0 || !rulesetOf(g.preset).craftNeedsItemInSupply
}

/** The cards a seat could craft now. */
export function craftable(g: Root, seat: Seat): string[] {
  const hand = g.hands[seat]!
  if (hand.length === 0) return []
  const { crafting } = factionAt(g, seat)
  const power = crafting.power(g, seat)
  if (power[0] + power[1] + power[2] <= 0) return []
  const limit = crafting.limit?.(g, seat) ?? Number.POSITIVE_INFINITY
  return distinct(hand.filter((card) => cardAt(card).cost.length <= limit && mayCraft(g, seat, cardAt(card), power)))
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
  who: (_g, c) => c.seat,
  when: (_g, c) => c.any > 0,
  options: (g, c) => {
    const power = factionAt(g, c.seat).crafting.power(g, c.seat)
    return SUIT_NAMES.slice(0, 3).filter((_, suit) => power[suit as 0 | 1 | 2] > 0)
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
    who: (_g, c) => c.seat,
    options: (g, c) => craftable(g, c.seat),
    none: () => 'done',
    effect: chooseToCraft,
  }),
  payingAnySuit,
  run('4.1', 'resolve', (g, c) => resolveCraft(g, c.seat, c.card)),
  run('4.1.2', 'discard', (g, c) => {
    if (cardAt(c.card).kind === 'persistent') return
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
  if (card.kind === 'immediate') effectOf(card.name)?.immediate?.(g, seat)
  announce(g, 'crafted', { seat, card: index }, g.active)
}

/** 3.2.2, 4.1.2: an item moves from the supply to the crafter and scores. */
function craftItem(g: Root, seat: Seat, item: number, printed: number): void {
  const { craftItem: ownWay } = factionAt(g, seat)
  const points = craftPoints(g, seat, printed)
  if (ownWay !== undefined) {
    ownWay(g, seat, item, points, printed)
    return
  }
  takeItem(g, seat, item)
  score(g, seat, points, '3.2.2')
}

/** 3.2.2: the points a seat scores for crafting an item. */
function craftPoints(g: Root, seat: Seat, printed: number): number {
  let points = printed
  for (const hook of hooks.craftPoints) points = hook(points, g, seat, printed)
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
  announce(g, 'itemGained', { seat, item }, g.active)
}

/** Lets a seat craft one card of its choice. */
export function callCraft(g: Root, seat: Seat): void {
  call(g, craft, { seat, card: -1, any: 0 })
}
