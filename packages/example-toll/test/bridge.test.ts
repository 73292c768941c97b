import { bridge, type Card, toll } from '@spinney/example-toll'
import { frameOf } from '@spinney/kernel'
import { describe, test } from 'vitest'
import { given } from './position.ts'

const three = ['otter', 'heron', 'frog'] as const

/** Seat 0 is on the bridge with this many nuts; the hands of all three are given. */
const crossing = (nuts: number, ...hands: Card[][]) =>
  given(frameOf(bridge, {}), { animals: three, hands, crossing: { seat: 0, nuts, scared: false } })

describe('hooting', () => {
  test('[rule 4.1] the others are asked from the left on, whether they hold an owl or not', () =>
    crossing(5, [], ['nuts-1'], ['owl'])
      .offers(1, 'hoot', ['pass'])
      .when(1, 'hoot', 'pass')
      .offers(2, 'hoot', ['owl', 'pass']))

  test('[rule 4.1] who has no card is not asked', () => crossing(5, [], [], ['owl']).asks(2, 'hoot'))

  test('[rule 4.1] once somebody is scared nobody else is asked', () =>
    crossing(5, [], ['owl'], ['owl'])
      .when(1, 'hoot', 'owl')
      .has('crossing', (g) => g.crossing?.scared, true)
      .asks(0, 'order'))

  test('[rule 4.2] an owl is answered by an owl, and that by another', () =>
    crossing(5, ['owl', 'nuts-1'], ['owl', 'owl'], [])
      .when(1, 'hoot', 'owl')
      .offers(0, 'hoot', ['owl', 'pass'])
      .when(0, 'hoot', 'owl')
      .has('scared', (g) => g.crossing?.scared, false)
      .when(1, 'hoot', 'owl')
      .has('scared', (g) => g.crossing?.scared, true)
      .asks(0, 'hoot')
      .when(0, 'hoot', 'pass')
      .has('discard', (g) => g.discard, ['owl', 'owl', 'owl']))

  test('[rule 4.2] after a hoot that was driven away the next neighbour may try', () =>
    crossing(5, ['owl'], ['owl'], ['owl']).when(1, 'hoot', 'owl').when(0, 'hoot', 'owl').asks(2, 'hoot'))

  test('[rule 4.3] who is scared spills the load without a die', () =>
    crossing(5, [], ['owl'], [])
      .when(1, 'hoot', 'owl')
      .asks(0, 'order')
      .has('brook', (g) => g.brook > 0, true))
})

describe('the toll', () => {
  test('[rule 4.4] a die below the load spills it', () =>
    crossing(4, [], [], [])
      .chance(3)
      .has('nuts', (g) => g.nuts[0], 0))

  test('[rule 4.5] a die as high as the load is enough', () =>
    crossing(4, [], [], [])
      .chance(4)
      .has('nuts', (g) => g.nuts, [4, 0, 0])
      .ends())

  test('[rule 6.1] twelve nuts win at once', () =>
    given(frameOf(bridge, {}), {
      animals: three,
      nuts: [8, 0, 0],
      deck: ['owl'],
      crossing: { seat: 0, nuts: 4, scared: false },
    })
      .chance(6)
      .ends()
      .has('result', (g) => toll.result(g), { winners: [0], scores: [12, 0, 0], how: 'nuts' }))
})
