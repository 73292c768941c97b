import type { Seat } from '@spinney/kernel'
import { battle, newBattle } from '../../src/actions/battle.ts'
import type { Battle } from '../../src/actions/battle-types.ts'
import { cardAt, cardIndex } from '../../src/cards/deck.ts'
import { count, presenceOf } from '../../src/core/pieces.ts'
import { kindNamed } from '../../src/facts/box.ts'
import { ITEM_IDS, type ItemId } from '../../src/facts/items.ts'
import type { FactionId, Position, Root, RootScenario } from '../../src/index.ts'

/** How many pieces of a kind, such as `marquise.wood`, are at a place. */
export const pieces = (g: Root, kind: string, place: number): number => count(g, kindNamed(kind)!, place)

/** All pieces of a faction at a place. */
export const present = (g: Root, faction: FactionId, place: number): number => presenceOf(g, seat(g, faction), place)

/** How many of them are in the supply. */
export const inSupply = (g: Root, kind: string): number => pieces(g, kind, 0)

/** A faction's seat. */
export const seat = (g: Root, faction: FactionId): Seat => g.seatOf[faction]!

/** A faction's victory points. */
export const points = (g: Root, faction: FactionId): number => g.scores[seat(g, faction)]!

/** The names of some cards. */
export const names = (cards: readonly number[]): string[] => cards.map((card) => cardAt(card).id).sort()

/** A faction's hand, by name. */
export const hand = (g: Root, faction: FactionId): string[] => names(g.hands[seat(g, faction)]!)

/** The cards in front of a faction, by name. */
export const crafted = (g: Root, faction: FactionId): string[] => names(g.crafted[seat(g, faction)]!)

/** How many items of a type lie in the supply. */
export const supplyOf = (g: Root, item: ItemId): number => g.supplyItems[ITEM_IDS.indexOf(item)]!

/** How many items of a type a faction has crafted. */
export const itemsOf = (g: Root, faction: FactionId, item: ItemId): number =>
  g.items[seat(g, faction)]![ITEM_IDS.indexOf(item)]!

/** Cards in no hand or pile are taken from the deck into the Alliance's supporters. */
export function giveSupporters(g: Root, ...cards: string[]): void {
  for (const card of cards) {
    g.deck.splice(g.deck.indexOf(cardIndex(card)), 1)
    g.own.alliance.supporters.push(cardIndex(card))
  }
  g.own.alliance.supporters.sort((a, b) => a - b)
}

/** A battle about to begin, in the attacker's Daylight. */
export function battleIn(
  position: Position,
  clearing: number,
  attacker: FactionId,
  defender: FactionId,
  change: Partial<Battle> = {},
): RootScenario {
  const { state } = position
  const local = { ...newBattle(seat(state, attacker), seat(state, defender), clearing), ...change }
  return position.inside(attacker, battle, local)
}
