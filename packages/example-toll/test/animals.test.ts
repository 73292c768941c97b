import { type AnimalId, bridge, type Card, toll } from '@spinney/example-toll'
import { decide, eventFor, frameOf, play } from '@spinney/kernel'
import { describe, expect, test } from 'vitest'
import { given } from './position.ts'

/** Seat 0 stumbles with this many nuts; the animals sit in this order. */
const spill = (nuts: number, animals: readonly AnimalId[], hands: Card[][] = [], before: number[] = []) =>
  given(frameOf(bridge, {}), { animals, hands, nuts: before, crossing: { seat: 0, nuts, scared: true } })

describe('who comes first', () => {
  test('[rule 5.1] the one who spilled says it, one after the other', () =>
    spill(3, ['otter', 'heron', 'frog'])
      .offers(0, 'order', ['otter', 'heron', 'frog'])
      .when(0, 'order', 'frog')
      .chance(4)
      .has('nuts', (g) => g.nuts, [0, 0, 2])
      .offers(0, 'order', ['otter', 'heron']))

  test('[rule 5.1] the question names its rule', () => {
    expect(decide(toll, spill(3, ['otter', 'frog']).state)?.law).toBe('5.1')
  })

  test('[rule 5.1] animals that do not play do not run', () =>
    spill(3, ['otter', 'frog']).offers(0, 'order', ['otter', 'frog']))

  test('[rule 5.1] nobody takes more than is left', () =>
    spill(2, ['frog', 'heron'])
      .when(0, 'order', 'heron')
      .chance(6)
      .has('nuts', (g) => g.nuts, [1, 1]))

  test('[rule 5.6] the rest floats away', () =>
    spill(5, ['frog', 'heron'])
      .when(0, 'order', 'frog')
      .chance(2)
      .has('brook', (g) => g.brook, 0)
      .has('nuts', (g) => g.nuts, [1, 1]))
})

describe('otter, heron and frog', () => {
  test('[rule 5.2] the otter may discard any card for two nuts', () =>
    spill(5, ['otter', 'heron'], [['owl', 'nuts-5']])
      .when(0, 'order', 'otter')
      .offers(0, 'dive', ['nuts-5', 'owl', 'pass'])
      .when(0, 'dive', 'owl')
      .has('nuts', (g) => g.nuts, [2, 1])
      .has('discard', (g) => g.discard, ['owl']))

  test('[rule 5.2] the otter need not', () =>
    spill(5, ['otter', 'heron'], [['owl']])
      .when(0, 'order', 'otter')
      .when(0, 'dive', 'pass')
      .has('nuts', (g) => g.nuts, [0, 1]))

  test('[rule 5.2] the otter is not asked when the brook is empty', () =>
    spill(1, ['otter', 'heron'], [['owl']])
      .when(0, 'order', 'heron')
      .ends())

  test('[rule 5.3] the heron takes one nut and is not asked', () =>
    spill(5, ['otter', 'heron'])
      .when(0, 'order', 'heron')
      .ends()
      .has('nuts', (g) => g.nuts, [0, 1]))

  test.each([
    [1, 0],
    [2, 1],
    [5, 2],
    [6, 3],
  ])(
    '[rule 5.5] the frog rolls %i and takes %i',
    (die, nuts) =>
      void spill(5, ['frog', 'otter'])
        .when(0, 'order', 'frog')
        .chance(die)
        .has('nuts', (g) => g.nuts[0], nuts),
  )

  test('[rule 6.1] the twelfth nut ends the game in the middle of the others’ run', () =>
    spill(5, ['frog', 'heron'], [], [0, 11]).when(0, 'order', 'heron').ends())
})

describe('the magpie', () => {
  const snatch = (loser: Card[]) => spill(5, ['otter', 'magpie'], [loser, ['owl']]).when(0, 'order', 'magpie')

  test('[rule 5.4] it takes the smallest load for a card', () =>
    snatch(['nuts-4', 'nuts-2', 'owl'])
      .when(1, 'snatch', 'owl')
      .has('hands', (g) => g.hands, [['nuts-4', 'owl'], ['nuts-2']]))

  test('[rule 5.4] it pays in vain when there are only owls', () =>
    snatch(['owl'])
      .when(1, 'snatch', 'owl')
      .has('hands', (g) => g.hands, [['owl'], []]))

  test('[rule 5.4] it is asked by the number of cards, not by what they are', () =>
    snatch(['owl']).offers(1, 'snatch', ['owl', 'pass']))

  test('[rule 5.4] its own spilled load gives it nothing to snatch', () =>
    spill(5, ['magpie', 'heron'], [['owl'], ['owl']])
      .when(0, 'order', 'magpie')
      .ends())

  test('[rule 5.4] only the two of them see the card, and it cannot be taken back', () => {
    const { state } = snatch(['nuts-2'])
    const { events, revealed } = play(toll, state, { seat: 1, kind: 'snatch', pick: 'owl' })
    const told = events.find((event) => event.what === 'snatched')!
    expect([0, 1, null].map((seat) => eventFor(told, seat).facts.card)).toEqual(['nuts-2', 'nuts-2', 'unseen'])
    expect(revealed).toBe(true)
    expect(decide(toll, state)?.kind).toBe('snatch')
  })
})
