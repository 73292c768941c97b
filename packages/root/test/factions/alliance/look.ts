import { cardAt, cardIndex } from '../../../src/cards/deck.ts'
import { withdraw } from '../../../src/cards/hand.ts'
import { given, type Root, type RootScenario } from '../../../src/index.ts'

type Pieces = Parameters<ReturnType<typeof given>['board']>[1]

/** The supporters by name, sorted. */
export const supporters = (g: Root): string[] => g.own.alliance.supporters.map((card) => cardAt(card).id).sort()

/** A further supporter, whatever the limit says. */
export function add(g: Root, card: string): void {
  withdraw(g.deck, cardIndex(card))
  g.own.alliance.supporters.push(cardIndex(card))
}

/** Cats attack the Alliance in clearing 8, a fox clearing, up to the roll. */
export const attackedBy = (cats: Pieces, rebels: Pieces): RootScenario =>
  given('marquise', 'alliance')
    .clearing(8, { marquise: cats, alliance: rebels })
    .turn('marquise', 'daylight')
    .when('marquise', 'craftStep', 'pass')
    .when('marquise', 'marquiseDaylight', 'battle')
    .when('marquise', 'battle', { clearing: 8, defender: 1 })
