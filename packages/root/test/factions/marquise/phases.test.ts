import { describe, test } from 'vitest'
import { given } from '../../../src/index.ts'

describe('Birdsong', () => {
  test('[law 6.4] every sawmill makes one wood in its clearing', () => {
    given('marquise', 'eyrie')
      .clearing(7, { marquise: { sawmill: 2 } })
      .clearing(9, { marquise: { sawmill: 1, workshop: 1 } })
      .turn('marquise')
      .holds(7, { marquise: { sawmill: 2, wood: 2 } })
      .holds(9, { marquise: { sawmill: 1, workshop: 1, wood: 1 } })
      .supplies('marquise', { wood: 5 })
  })

  test('[law 6.4] with too little wood the Marquise chooses which sawmills work', () => {
    given('marquise', 'eyrie')
      .clearing(7, { marquise: { sawmill: 2 } })
      .clearing(9, { marquise: { sawmill: 1 } })
      .clearing(8, { marquise: { wood: 6 } })
      .turn('marquise')
      .offers('marquise', 'marquiseSawmill', [7, 9])
      .when('marquise', 'marquiseSawmill', 9)
      .offers('marquise', 'marquiseSawmill', [7])
      .when('marquise', 'marquiseSawmill', 7)
      .holds(7, { marquise: { sawmill: 2, wood: 1 } })
      .holds(9, { marquise: { sawmill: 1, wood: 1 } })
      .asks('marquise', 'craftStep')
  })

  test('[law 6.4] without wood in the supply nothing is made', () => {
    given('marquise', 'eyrie')
      .clearing(7, { marquise: { sawmill: 2 } })
      .clearing(8, { marquise: { wood: 8 } })
      .turn('marquise')
      .holds(7, { marquise: { sawmill: 2 } })
      .asks('marquise', 'craftStep')
  })
})

/** Recruiters on the map; the Eyrie come next and hold a card. */
const evening = (recruiters: number) => {
  const position = given('marquise', 'eyrie').hand('eyrie', 'anvil')
  for (let i = 0; i < recruiters; i++) position.clearing([2, 7, 8][Math.floor(i / 2)]!, { marquise: { recruiter: 1 } })
  return position
}

const FOXES = ['foxfolk-steel', 'protection-racket', 'gently-used-knapsack'] as const

describe('Evening', () => {
  test.each([
    [0, 1],
    [2, 1],
    [3, 2],
    [4, 2],
    [5, 3],
    [6, 3],
  ])('[law 6.6] with %i recruiters on the map she draws %i', (recruiters, cards) => {
    let played = evening(recruiters).turn('marquise', 'evening')
    for (const card of FOXES.slice(0, cards)) played = played.chance(card)
    played.hands('marquise', ...FOXES.slice(0, cards)).asks('eyrie', 'eyrieDecree')
  })

  test('[law 6.6] above five cards she discards by choice', () => {
    const mice = ['sword-mouse', 'investments', 'mouse-in-a-sack', 'root-tea-mouse', 'crossbow-mouse']
    evening(0)
      .hand('marquise', ...mice)
      .turn('marquise', 'evening')
      .chance('foxfolk-steel')
      .offers('marquise', 'discard', [...mice, 'foxfolk-steel'])
      .when('marquise', 'discard', 'sword-mouse')
      .hands('marquise', ...mice.slice(1), 'foxfolk-steel')
      .asks('eyrie', 'eyrieDecree')
  })

  test('[law 6.6] five cards are kept', () => {
    const mice = ['sword-mouse', 'investments', 'mouse-in-a-sack', 'root-tea-mouse']
    evening(0)
      .hand('marquise', ...mice)
      .turn('marquise', 'evening')
      .chance('foxfolk-steel')
      .asks('eyrie', 'eyrieDecree')
  })
})
