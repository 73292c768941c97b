import { describe, test } from 'vitest'
import type { Position } from '../../../src/index.ts'
import { attacked, crows } from './support.ts'

const daylight = (position: Position) => position.turn('corvid', 'daylight')

describe('Daylight', () => {
  test('[law 13.5, 13.5.1] three actions, such as moves', () => {
    const moved = [9, 4, 8].reduce(
      (scene, to, i) =>
        scene
          .when('corvid', 'corvidDaylight', 'move')
          .when('corvid', 'move', { from: [1, 9, 4][i]!, to })
          .when('corvid', 'howMany', 1),
      daylight(crows().clearing(1, { corvid: { warrior: 1 } })),
    )
    moved.holds(8, { corvid: { warrior: 1 } }).offers('corvid', 'corvidDaylight', ['pass'])
  })

  test('[law 13.5] fewer will do', () => {
    daylight(crows().clearing(1, { corvid: { warrior: 1 } }))
      .when('corvid', 'corvidDaylight', 'pass')
      .asks('corvid', 'corvidExert')
  })

  test('[law 13.5.2] a plot costs a warrior, the next of the turn one more', () => {
    daylight(
      crows()
        .clearing(1, { corvid: { warrior: 1 } })
        .clearing(5, { corvid: { warrior: 3 } })
        .clearing(9, { corvid: { warrior: 2 } }),
    )
      .when('corvid', 'corvidDaylight', 'plot')
      .offers('corvid', 'corvidPlot', [1, 5, 9])
      .when('corvid', 'corvidPlot', 1)
      .offers('corvid', 'corvidPlotType', ['bomb', 'snare', 'extortion', 'raid'])
      .when('corvid', 'corvidPlotType', 'raid')
      .holds(1, { corvid: { plot: 1 } })
      .owns('corvid', { faceDown: { 1: 'raid' } })
      .when('corvid', 'corvidDaylight', 'plot')
      .offers('corvid', 'corvidPlot', [5, 9])
      .when('corvid', 'corvidPlot', 9)
      .when('corvid', 'corvidPlotType', 'raid')
      .holds(9, { corvid: { plot: 1 } })
      .when('corvid', 'corvidDaylight', 'plot')
      .when('corvid', 'corvidPlot', 5)
      .offers('corvid', 'corvidPlotType', ['bomb', 'snare', 'extortion'])
      .when('corvid', 'corvidPlotType', 'bomb')
      .holds(5, { corvid: { plot: 1 } })
      .supplies('corvid', { warrior: 15, plot: 5 })
      .scores('corvid', 0)
  })

  test('[law 13.5.2] no plot where nobody stands, nor at the keep', () => {
    daylight(crows().clearing(1, { corvid: { warrior: 2 }, marquise: { keep: 1 } })).refuses(
      'corvid',
      'corvidDaylight',
      'plot',
    )
  })

  test('[law 13.5.3] a battle', () => {
    daylight(crows().clearing(1, { corvid: { warrior: 2 }, marquise: { warrior: 1 } }))
      .when('corvid', 'corvidDaylight', 'battle')
      .when('corvid', 'battle', { clearing: 1, defender: 1 })
      .chance({ high: 1, low: 0 })
      .holds(1, { marquise: {} })
  })

  test('[law 13.5.4, G.1.31] a trick swaps two plots that lie the same way', () => {
    const plots = () =>
      daylight(crows().own('corvid', { faceDown: { 1: 'bomb', 5: 'raid' }, faceUp: { 8: 'snare', 9: 'extortion' } }))
        .when('corvid', 'corvidDaylight', 'trick')
        .offers('corvid', 'corvidTrick', [
          { from: 1, to: 5 },
          { from: 8, to: 9 },
        ])
    plots()
      .when('corvid', 'corvidTrick', { from: 1, to: 5 })
      .owns('corvid', { faceDown: { 1: 'raid', 5: 'bomb' }, faceUp: { 8: 'snare', 9: 'extortion' } })
    plots()
      .when('corvid', 'corvidTrick', { from: 8, to: 9 })
      .owns('corvid', { faceDown: { 1: 'bomb', 5: 'raid' }, faceUp: { 8: 'extortion', 9: 'snare' } })
  })

  test('[law 13.5.4] one face up and one face down cannot be swapped', () => {
    daylight(crows().own('corvid', { faceDown: { 1: 'bomb' }, faceUp: { 8: 'snare' } })).refuses(
      'corvid',
      'corvidDaylight',
      'trick',
    )
  })
})

describe('Evening', () => {
  const evening = (position: Position) => position.turn('corvid', 'evening')

  test('[law 13.6, 13.6.1] instead of drawing one action is taken', () => {
    evening(crows().clearing(1, { corvid: { warrior: 1 } }))
      .offers('corvid', 'corvidExert', ['move', 'plot', 'pass'])
      .when('corvid', 'corvidExert', 'plot')
      .when('corvid', 'corvidPlot', 1)
      .when('corvid', 'corvidPlotType', 'bomb')
      .hands('corvid')
      .asks('marquise', 'craftStep')
  })

  test('[law 13.6.1] plots placed in Daylight make one placed in Evening dearer', () => {
    crows()
      .clearing(1, { corvid: { warrior: 1 } })
      .clearing(5, { corvid: { warrior: 1 } })
      .turn('corvid', 'daylight')
      .when('corvid', 'corvidDaylight', 'plot')
      .when('corvid', 'corvidPlot', 1)
      .when('corvid', 'corvidPlotType', 'bomb')
      .when('corvid', 'corvidDaylight', 'pass')
      .offers('corvid', 'corvidExert', ['move', 'pass'])
  })

  test('[law 13.6.1] only the draw is given up, not the discard to five (T102)', () => {
    evening(
      crows()
        .clearing(1, { corvid: { warrior: 1 } })
        .hand('corvid', 'anvil', 'foxfolk-steel', 'bake-sale', 'armorers', 'sappers', 'sword-mouse'),
    )
      .when('corvid', 'corvidExert', 'move')
      .when('corvid', 'move', { from: 1, to: 5 })
      .when('corvid', 'howMany', 1)
      .when('corvid', 'discard', 'anvil')
      .asks('marquise', 'craftStep')
  })

  test.each([
    [{}, 1],
    [{ faceUp: { 1: 'extortion', 5: 'snare' }, faceDown: { 8: 'extortion' } }, 2],
    [{ faceUp: { 1: 'extortion', 5: 'extortion' } }, 3],
  ])('[law 13.6.2, 13.7.3] one card, and one for each extortion face up: %j', (plots, cards) => {
    const begun = evening(crows().own('corvid', plots)).when('corvid', 'corvidExert', 'pass')
    const drawn = ['anvil', 'foxfolk-steel', 'bake-sale'].slice(0, cards)
    drawn
      .reduce((scene, card) => scene.chance(card), begun)
      .hands('corvid', ...drawn)
      .asks('marquise', 'craftStep')
  })

  test('[law 13.6.2] then the hand is discarded down to five', () => {
    evening(crows().hand('corvid', 'anvil', 'foxfolk-steel', 'bake-sale', 'armorers', 'sappers'))
      .when('corvid', 'corvidExert', 'pass')
      .chance('sword-mouse')
      .when('corvid', 'discard', 'anvil')
      .asks('marquise', 'craftStep')
  })
})

describe('raid', () => {
  const fallen = (side: 'faceDown' | 'faceUp') =>
    attacked(
      crows()
        .clearing(5, { marquise: { warrior: 2 } })
        .own('corvid', { [side]: { 5: 'raid' } }),
      5,
    )
      .chance({ high: 0, low: 0 })
      .when('corvid', 'loseHit', 'corvid.plot')

  test.each(['faceDown', 'faceUp'] as const)(
    '[law 13.7.4] removed %s it brings a warrior to each neighbour',
    (side) => {
      fallen(side)
        .holds(1, { corvid: { warrior: 1 } })
        .holds(2, { corvid: { warrior: 1 } })
        .supplies('corvid', { warrior: 13 })
        .scores('marquise', 1)
        .asks('marquise', 'marquiseDaylight')
    },
  )

  test('[law 13.7.4] not where the Corvids may not place', () => {
    attacked(
      crows()
        .clearing(5, { marquise: { warrior: 2 } })
        .clearing(1, { marquise: { keep: 1 } })
        .own('corvid', { faceUp: { 5: 'raid' } }),
      5,
    )
      .chance({ high: 0, low: 0 })
      .when('corvid', 'loseHit', 'corvid.plot')
      .holds(1, { corvid: {} })
      .holds(2, { corvid: { warrior: 1 } })
  })

  test('[law 13.7.4] with too few warriors the Corvids choose where', () => {
    attacked(
      crows()
        .clearing(10, { marquise: { warrior: 2 } })
        .clearing(7, { corvid: { warrior: 14 } })
        .own('corvid', { faceUp: { 10: 'raid' } }),
      10,
    )
      .chance({ high: 0, low: 0 })
      .when('corvid', 'loseHit', 'corvid.plot')
      .offers('corvid', 'corvidPlace', [1, 2, 12])
      .when('corvid', 'corvidPlace', 12)
      .supplies('corvid', { warrior: 0 })
      .asks('marquise', 'marquiseDaylight')
  })

  test('[law 13.7.4] flipping it does nothing', () => {
    crows()
      .clearing(5, { corvid: { warrior: 1 } })
      .own('corvid', { faceDown: { 5: 'raid' } })
      .turn('corvid')
      .when('corvid', 'craftStep', 'pass')
      .when('corvid', 'corvidFlip', 5)
      .supplies('corvid', { warrior: 14 })
  })
})
