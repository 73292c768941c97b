import { describe, test } from 'vitest'
import { given } from '../../src/index.ts'
import { pieces } from '../law/support.ts'

/** Clearing 1 has paths to 5, 9 and 10. */
const marching = (position: ReturnType<typeof given>) =>
  position
    .turn('marquise', 'daylight')
    .when('marquise', 'craftStep', 'pass')
    .when('marquise', 'marquiseDaylight', 'march')

const cats = (warrior: number) => given('marquise', 'eyrie').clearing(1, { marquise: { warrior } })

describe('a move', () => {
  test('[law 4.2] leads along a path to an adjacent clearing', () => {
    marching(cats(1)).offers('marquise', 'move', [
      { from: 1, to: 5 },
      { from: 1, to: 9 },
      { from: 1, to: 10 },
    ])
  })

  test('[law 4.2] takes one or more of the warriors of a clearing, not none and not more than there are', () => {
    marching(cats(3)).when('marquise', 'move', { from: 1, to: 5 }).offers('marquise', 'howMany', [1, 2, 3])
    marching(cats(3))
      .when('marquise', 'move', { from: 1, to: 5 })
      .when('marquise', 'howMany', 2)
      .has('left behind', (g) => pieces(g, 'marquise.warrior', 1), 1)
      .has('arrived', (g) => pieces(g, 'marquise.warrior', 5), 2)
  })

  test('[law 4.2] moves only own warriors: neither those of others nor buildings and tokens', () => {
    marching(
      cats(1)
        .clearing(6, { eyrie: { warrior: 3 } })
        .clearing(8, { marquise: { sawmill: 1, wood: 2 } }),
    )
      .refuses('marquise', 'move', { from: 6, to: 2 })
      .refuses('marquise', 'move', { from: 8, to: 4 })
  })
})

describe('rule', () => {
  test('[law 4.2.1] of the origin is enough', () => {
    marching(cats(2).clearing(5, { eyrie: { warrior: 3 } })).offersAmong('marquise', 'move', [{ from: 1, to: 5 }])
  })

  test('[law 4.2.1] of the destination is enough', () => {
    marching(
      given('marquise', 'eyrie')
        .clearing(1, { marquise: { warrior: 1 }, eyrie: { warrior: 3 } })
        .clearing(5, { marquise: { sawmill: 1 } }),
    ).offers('marquise', 'move', [{ from: 1, to: 5 }])
  })

  test('[law 4.2.1] of neither end forbids the move', () => {
    given('marquise', 'eyrie')
      .clearing(1, { marquise: { warrior: 1 }, eyrie: { warrior: 3 } })
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'pass')
      .refuses('marquise', 'marquiseDaylight', 'march')
  })
})

describe('the same warriors', () => {
  const first = () => marching(cats(2)).when('marquise', 'move', { from: 1, to: 5 }).when('marquise', 'howMany', 1)

  test('[law 4.2.2] may move again in the same turn', () => {
    first()
      .when('marquise', 'move', { from: 5, to: 2 })
      .when('marquise', 'howMany', 1)
      .has('far away', (g) => pieces(g, 'marquise.warrior', 2), 1)
  })

  test('[law 4.2.2] or another group may', () => {
    first()
      .when('marquise', 'move', { from: 1, to: 9 })
      .when('marquise', 'howMany', 1)
      .has('groups', (g) => [5, 9].map((clearing) => pieces(g, 'marquise.warrior', clearing)), [1, 1])
  })
})
