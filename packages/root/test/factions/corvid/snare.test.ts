import { describe, test } from 'vitest'
import { mayPlace } from '../../../src/board/map.ts'
import { given } from '../../../src/index.ts'
import { catsAtWork, crows } from './support.ts'

describe('snare', () => {
  const trapped = (side: 'faceDown' | 'faceUp') =>
    crows()
      .clearing(5, { marquise: { warrior: 2 } })
      .own('corvid', { [side]: { 5: 'snare' } })

  test('[law 13.7.2] enemies cannot move out, but in', () => {
    catsAtWork(trapped('faceUp').clearing(1, { marquise: { warrior: 1 } }))
      .when('marquise', 'marquiseDaylight', 'march')
      .offers(
        'marquise',
        'move',
        [5, 9, 10].map((to) => ({ from: 1, to })),
      )
  })

  test('[law 13.7.2] nor place pieces there', () => {
    catsAtWork(trapped('faceUp')).has('placing', (g) => [mayPlace(g, 1, 5), mayPlace(g, 0, 5)], [false, true])
    crows()
      .clearing(5, { marquise: { sawmill: 1 } })
      .clearing(9, { marquise: { sawmill: 1 } })
      .own('corvid', { faceUp: { 5: 'snare' } })
      .turn('marquise')
      .holds(5, { marquise: { sawmill: 1 } })
      .holds(9, { marquise: { sawmill: 1, wood: 1 } })
  })

  test('[law 13.7.2] face down it does nothing', () => {
    catsAtWork(trapped('faceDown'))
      .has('placing', (g) => mayPlace(g, 1, 5), true)
      .when('marquise', 'marquiseDaylight', 'march')
      .offers(
        'marquise',
        'move',
        [1, 2].map((to) => ({ from: 5, to })),
      )
  })

  test('[law 13.7.2] the Corvids come and go', () => {
    crows()
      .clearing(5, { corvid: { warrior: 1 } })
      .own('corvid', { faceUp: { 5: 'snare' } })
      .turn('corvid', 'daylight')
      .when('corvid', 'corvidDaylight', 'move')
      .offers(
        'corvid',
        'move',
        [1, 2].map((to) => ({ from: 5, to })),
      )
  })

  test('[law 13.7.2] a Vagabond is held too, but slips out of it', () => {
    const held = () =>
      given('vagabond', 'corvid')
        .clearing(5, { vagabond: { pawn: 1 } })
        .own('vagabond', { items: ['boot'] })
        .own('corvid', { faceUp: { 5: 'snare' } })
    held().turn('vagabond').offersAmong('vagabond', 'vagabondSlip', [1, 2])
    held().turn('vagabond', 'daylight').refuses('vagabond', 'vagabondDaylight', 'move')
  })
})
