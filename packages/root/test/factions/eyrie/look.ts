import { cardIndex } from '../../../src/cards/deck.ts'
import { withdraw } from '../../../src/cards/hand.ts'
import type { Position, Root, RootScenario } from '../../../src/index.ts'

/** Who rules a clearing; null for nobody. */
export const ruler = (clearing: number) => (g: Root) => g.factions[g.ruler[clearing]!] ?? null

/** Cards that stand for their suits in a Decree; there are three of each. */
const CARDS: Readonly<Record<string, readonly string[]>> = {
  fox: ['anvil', 'foxfolk-steel', 'protection-racket'],
  rabbit: ['bake-sale', 'a-visit-to-friends', 'smugglers-trail'],
  mouse: ['investments', 'mouse-in-a-sack', 'sword-mouse'],
  bird: ['birdy-bindle', 'woodland-runners', 'arms-trader'],
}

const VIZIER = -1

/** Makes the Decree exactly this: suits, or `vizier`, by column. */
export function decree(columns: Partial<Record<'recruit' | 'move' | 'battle' | 'build', readonly string[]>>) {
  return (g: Root): void => {
    g.own.eyrie.decree = [[], [], [], []]
    for (const [i, column] of (['recruit', 'move', 'battle', 'build'] as const).entries()) {
      for (const suit of columns[column] ?? []) g.own.eyrie.decree[i]!.push(suit === 'vizier' ? VIZIER : take(g, suit))
    }
  }
}

function take(g: Root, suit: string): number {
  const card = cardIndex(CARDS[suit]!.find((id) => g.deck.includes(cardIndex(id)))!)
  withdraw(g.deck, card)
  return card
}

/** The Eyrie's Daylight up to their Decree. */
export const resolving = (position: Position): RootScenario =>
  position.turn('eyrie', 'daylight').when('eyrie', 'craftStep', 'pass')
