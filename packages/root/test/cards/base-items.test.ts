import { describe, expect, test } from 'vitest'
import { cardNamed } from '../../src/cards/deck.ts'
import { itemIndex } from '../../src/facts/items.ts'
import { DECKS, given, type ItemId } from '../../src/index.ts'
import { itemsOf, names, points, supplyOf } from '../law/support.ts'

describe('item cards', () => {
  /** Item, points and cost of the twenty item cards. */
  const table: readonly [string, ItemId, number][] = [
    ['birdy-bindle', 'bag', 1],
    ['gently-used-knapsack', 'bag', 1],
    ['smugglers-trail', 'bag', 1],
    ['mouse-in-a-sack', 'bag', 1],
    ['woodland-runners', 'boot', 1],
    ['travel-gear-fox', 'boot', 1],
    ['travel-gear-mouse', 'boot', 1],
    ['a-visit-to-friends', 'boot', 1],
    ['arms-trader', 'sword', 2],
    ['foxfolk-steel', 'sword', 2],
    ['sword-mouse', 'sword', 2],
    ['crossbow-bird', 'crossbow', 1],
    ['crossbow-mouse', 'crossbow', 1],
    ['root-tea-fox', 'tea', 2],
    ['root-tea-rabbit', 'tea', 2],
    ['root-tea-mouse', 'tea', 2],
    ['protection-racket', 'coin', 3],
    ['bake-sale', 'coin', 3],
    ['investments', 'coin', 3],
    ['anvil', 'hammer', 2],
  ]
  /** Two workshops of each suit pay for every one of them. */
  const workshops = (card: string) =>
    given('marquise', 'eyrie')
      .clearing(1, { marquise: { workshop: 2 } })
      .clearing(5, { marquise: { workshop: 2 } })
      .clearing(2, { marquise: { workshop: 2 } })
      .hand('marquise', card)

  test('are all in this table', () => {
    const items = DECKS.base.filter(({ kind }) => kind === 'item').map(({ id }) => id)
    expect(table.map(([card]) => card).sort()).toEqual([...items].sort())
  })

  test.each(table)('[law 3.2.2, 4.1.2] %s moves a %s out of the supply and scores %i', (card, item, score) => {
    const before = given('marquise', 'eyrie').state.supplyItems[itemIndex(item)]!
    workshops(card)
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'craft')
      .when('marquise', 'craft', card)
      .has('points', (g) => points(g, 'marquise'), score)
      .has('crafted', (g) => itemsOf(g, 'marquise', item), 1)
      .has('left', (g) => supplyOf(g, item), before - 1)
      .has('discard pile', (g) => names(g.discard), [card])
  })

  test.each(table)('[law 4.1.1] %s takes the crafting pieces of its cost and no other', (card) => {
    workshops(card)
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'craft')
      .when('marquise', 'craft', card)
      .has(
        'activated',
        (g) => g.activated,
        (['fox', 'rabbit', 'mouse'] as const).map(
          (suit) => cardNamed(card)!.cost.filter((symbol) => symbol === suit).length,
        ),
      )
  })
})
