import { view } from '@spinney/kernel'
import { describe, expect, test } from 'vitest'
import { root } from '../../../src/index.ts'
import { boardOf, items, wanderer } from './support.ts'

const seats = ['vagabond', 'marquise', 'vagabond2']
const BOTH_SETS = ['bag', 'boot', 'hammer', 'sword', 'bag', 'boot', 'hammer', 'sword']

/** Both Vagabonds at the ruin in clearing 10, each with two torches. */
const atTheRuin = (mine: string[] = []) =>
  wanderer(10, { items: ['torch', 'torch', ...mine], ruinItems: BOTH_SETS }, { seats })
    .clearing(10, { vagabond2: { pawn: 1 } })
    .with(boardOf('vagabond2', { items: ['torch', 'torch'] }))

describe('two Vagabonds', () => {
  test('[law 9.7.3] the explorer looks at both items and takes one; the other stays', () => {
    atTheRuin()
      .turn('vagabond', 'daylight')
      .when('vagabond', 'vagabondDaylight', 'explore')
      .chance('bag')
      .chance('sword')
      .offers('vagabond', 'vagabondRuinChoice', ['bag', 'sword'])
      .when('vagabond', 'vagabondRuinChoice', 'sword')
      .has('points', (g) => g.scores[0], 1)
      .has('items', (g) => items(g), ['torch', 'torch-exhausted', 'sword-ruin'])
      .has('ruin', (g) => [g.ruins[10], g.underRuin[10]], [1, 1])
      .when('vagabond', 'vagabondDaylight', 'explore')
      .when('vagabond', 'vagabondRuinChoice', 'bag')
      .has('points', (g) => g.scores[0], 2)
      .has('ruin', (g) => [g.ruins[10], g.underRuin[10]], [0, 0])
  })

  test('[law 9.7.3] no second ruin item of a type: without an item no point, and the torch stays exhausted', () => {
    atTheRuin(['bag-track-ruin'])
      .turn('vagabond', 'daylight')
      .when('vagabond', 'vagabondDaylight', 'explore')
      .chance('bag')
      .chance('sword')
      .offers('vagabond', 'vagabondRuinChoice', ['sword'])
      .when('vagabond', 'vagabondRuinChoice', 'sword')
      .when('vagabond', 'vagabondDaylight', 'explore')
      .offers('vagabond', 'vagabondRuinChoice', ['nothing'])
      .when('vagabond', 'vagabondRuinChoice', 'nothing')
      .has('points', (g) => g.scores[0], 1)
      .has('items', (g) => items(g), ['torch-exhausted', 'torch-exhausted', 'sword-ruin', 'bag-track-ruin'])
      .has('ruin', (g) => [g.ruins[10], g.underRuin[10]], [1, 1])
  })

  test('[law 9.7.3] a bag of another origin does not count against the one under the ruin', () => {
    atTheRuin(['bag'])
      .turn('vagabond', 'daylight')
      .when('vagabond', 'vagabondDaylight', 'explore')
      .chance('bag')
      .chance('sword')
      .offers('vagabond', 'vagabondRuinChoice', ['bag', 'sword'])
  })

  test('[law 9.7.3] only who has looked knows what is left; the other one learns it by exploring', () => {
    const left = atTheRuin()
      .turn('vagabond', 'daylight')
      .when('vagabond', 'vagabondDaylight', 'explore')
      .chance('bag')
      .chance('sword')
      .when('vagabond', 'vagabondRuinChoice', 'sword').state
    const seen = (seat: number) => view(root, left, seat).state.own!.vagabonds.seen[0]!.items
    expect([seen(0), seen(1), seen(2)]).toEqual([[1], [null], [null]])
  })

  test('[law 9.7.3] the second explorer takes what the first has left', () => {
    wanderer(10, { items: [] }, { seats })
      .clearing(10, { vagabond2: { pawn: 1 } })
      .with(boardOf('vagabond2', { items: ['torch'] }))
      .with((g) => {
        g.underRuin[10] = 1
        g.own.vagabonds.seen.push({ clearing: 10, items: [1], by: [0] })
      })
      .turn('vagabond2', 'daylight')
      .when('vagabond2', 'vagabondDaylight', 'explore')
      .when('vagabond2', 'vagabondRuinChoice', 'bag')
      .has('items', (g) => items(g, 2), ['torch-exhausted', 'bag-track-ruin'])
      .has('points', (g) => g.scores[2], 1)
      .has('ruin', (g) => g.ruins[10], 0)
  })

  test('[law 9.7.2] both complete quests from the same three', () => {
    wanderer(5, { quests: ['errand-fox', 'escort-mouse'] }, { seats })
      .clearing(1, { vagabond2: { pawn: 1 } })
      .with(boardOf('vagabond2', { items: ['tea', 'boot'] }))
      .turn('vagabond2', 'daylight')
      .when('vagabond2', 'vagabondDaylight', 'quest')
      .when('vagabond2', 'vagabondQuest', 'errand-fox')
      .when('vagabond2', 'vagabondReward', 'points')
      .has('points', (g) => g.scores[2], 1)
      .has('completed', (g) => [g.own.vagabond.quests.length, g.own.vagabond2.quests.length], [0, 1])
  })

  test('[law 9.5.2, 9.2.7] Vagabonds can fight each other', () => {
    wanderer(1, { items: ['sword', 'sword'] }, { seats })
      .clearing(1, { vagabond2: { pawn: 1 } })
      .with(boardOf('vagabond2', { items: ['torch', 'boot', 'tea'] }))
      .turn('vagabond', 'daylight')
      .when('vagabond', 'vagabondDaylight', 'battle')
      .when('vagabond', 'battle', { clearing: 1, defender: 2 })
      .chance({ high: 1, low: 1 })
      .when('vagabond2', 'vagabondHit', 'torch')
      .when('vagabond2', 'vagabondHit', 'boot')
      .has('items', (g) => items(g, 2), ['boot-damaged', 'torch-damaged', 'tea-track'])
      .has('points', (g) => g.scores[0], 0)
  })
})
