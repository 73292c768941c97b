import { describe, test } from 'vitest'
import { given } from '../../src/index.ts'

/** Cats attack birds in clearing 1, a fox clearing. */
const duel = (cats: number, birds: number) =>
  given('marquise', 'eyrie')
    .clearing(1, { marquise: { warrior: cats }, eyrie: { warrior: birds } })
    .clearing(2, { eyrie: { roost: 1 } })

describe('ambush', () => {
  test('[law 4.3.1.I] a foiled ambush deals no hits', () => {
    duel(3, 2)
      .hand('eyrie', 'ambush-fox')
      .hand('marquise', 'ambush-bird')
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'pass')
      .when('marquise', 'marquiseDaylight', 'battle')
      .when('marquise', 'battle', { clearing: 1, defender: 1 })
      .when('eyrie', 'ambush', 'ambush-fox')
      .when('marquise', 'foil', 'ambush-bird')
      .asks('chance', 'dice')
      .has('cats', (g) => g.presence[1], 3)
  })
})
