import { cardIndex } from '../../../src/cards/deck.ts'
import { withdraw } from '../../../src/cards/hand.ts'
import { givenTable, type Position, type Root, type RootScenario, type RulesetName } from '../../../src/index.ts'

/** The seats of the usual table. */
export const [CATS, LIZARDS] = [0, 1] as const

/** A table with cats and lizards. The Outcast are the foxes, not hated, unless `own` says otherwise. */
export const cult = (preset: RulesetName = 'current', own: Record<string, unknown> = {}): Position =>
  givenTable({ seats: ['marquise', 'lizard'], preset }).own('lizard', { outcast: 'fox', ...own })

/**
 * Birdsong with the foxes as Outcast, not hated: they were not before, and now have the most Lost Souls.
 */
export const outcastFoxes = (preset: RulesetName = 'current'): Position =>
  cult(preset, { outcast: 'mouse', lostSouls: ['anvil'] })

/** Birdsong with the foxes as Outcast and hated: they were so before, and have the most Lost Souls again. */
export const hatedFoxes = (preset: RulesetName = 'current'): Position =>
  cult(preset, { outcast: 'fox', lostSouls: ['anvil'] })

/** In Daylight, the revealed card and the ritual it serves. */
export const ritual = (scenario: RootScenario, name: string, card: string): RootScenario =>
  scenario.when('lizard', 'lizardDaylight', name).when('lizard', 'lizardReveal', card)

/** Dominance cards are left out with two players: puts one into a pile all the same. */
export function addDominance(g: Root, pile: number[], card: string): void {
  if (g.deck.includes(cardIndex(card))) withdraw(g.deck, cardIndex(card))
  pile.push(cardIndex(card))
}
