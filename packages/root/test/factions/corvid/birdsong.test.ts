import { describe, test } from 'vitest'
import { given } from '../../../src/index.ts'
import { crows, flipping } from './support.ts'

describe('flipping plots', () => {
  test('[law 13.4] first craft, then flip, then recruit', () => {
    crows()
      .clearing(1, { corvid: { warrior: 1 } })
      .own('corvid', { faceDown: { 1: 'snare' } })
      .hand('corvid', 'anvil')
      .turn('corvid')
      .when('corvid', 'craftStep', 'pass')
      .when('corvid', 'corvidFlip', 'pass')
      .when('corvid', 'corvidRecruit', 'pass')
      .asks('corvid', 'corvidDaylight')
  })

  test('[law 13.4.2] where a warrior stands, for a point for every plot that lies face up then', () => {
    flipping(
      crows()
        .clearing(1, { corvid: { warrior: 1 } })
        .clearing(9, { corvid: { warrior: 1 } })
        .own('corvid', { faceDown: { 1: 'snare', 5: 'raid', 9: 'raid' }, faceUp: { 8: 'extortion' } }),
    )
      .offers('corvid', 'corvidFlip', [1, 9, 'pass'])
      .when('corvid', 'corvidFlip', 1)
      .scores('corvid', 2)
      .when('corvid', 'corvidFlip', 9)
      .scores('corvid', 5)
      .owns('corvid', { faceUp: { 1: 'snare', 8: 'extortion', 9: 'raid' }, faceDown: { 5: 'raid' } })
      .holds(10, { corvid: {} })
      .asks('corvid', 'corvidDaylight')
  })
})

describe('bomb', () => {
  test('[law 13.7.1] removes all enemy pieces there, then itself', () => {
    flipping(
      given('corvid', 'marquise', 'alliance')
        .clearing(11, {
          corvid: { warrior: 1 },
          marquise: { warrior: 2, sawmill: 1, wood: 1 },
          alliance: { sympathy: 1 },
        })
        .clearing(12, { marquise: { warrior: 1 } })
        .own('corvid', { faceDown: { 11: 'bomb' } }),
    )
      .when('corvid', 'corvidFlip', 11)
      .chance('anvil')
      .holds(11, { corvid: { warrior: 1 }, marquise: {}, alliance: {} })
      .holds(12, { marquise: { warrior: 1 } })
      .scores('corvid', 4)
      .supplies('corvid', { plot: 8 })
      .owns('corvid', { faceUp: {} })
  })

  test('[law 13.7.1] a bomb that is removed face down does not go off', () => {
    crows()
      .clearing(5, { marquise: { warrior: 2, sawmill: 1 } })
      .own('corvid', { faceDown: { 5: 'bomb' } })
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'pass')
      .when('marquise', 'marquiseDaylight', 'battle')
      .when('marquise', 'battle', { clearing: 5, defender: 0 })
      .chance({ high: 0, low: 0 })
      .when('corvid', 'loseHit', 'corvid.plot')
      .holds(5, { marquise: { warrior: 1, sawmill: 1 } })
  })
})

describe('extortion', () => {
  test('[law 13.7.3] takes a random card from each other player with pieces there (T26)', () => {
    flipping(
      given('corvid', 'marquise', 'alliance', 'eyrie')
        .clearing(1, { corvid: { warrior: 1 }, marquise: { warrior: 1 }, alliance: { sympathy: 1 } })
        .own('corvid', { faceDown: { 1: 'extortion' } })
        .hand('corvid', 'armorers')
        .hand('marquise', 'anvil', 'bake-sale')
        .hand('alliance', 'sword-mouse')
        .hand('eyrie', 'sappers'),
    )
      .when('corvid', 'corvidFlip', 1)
      .chance('anvil')
      .chance('sword-mouse')
      .hands('corvid', 'armorers', 'anvil', 'sword-mouse')
      .hands('eyrie', 'sappers')
      .hands('marquise', 'bake-sale')
      .scores('corvid', 1)
  })

  test('[law 13.7.3] nothing from an empty hand', () => {
    flipping(
      crows()
        .clearing(1, { corvid: { warrior: 1 }, marquise: { warrior: 1 } })
        .own('corvid', { faceDown: { 1: 'extortion' } }),
    )
      .when('corvid', 'corvidFlip', 1)
      .hands('corvid')
      .asks('corvid', 'corvidDaylight')
  })
})

describe('recruiting', () => {
  const recruiting = (card: string) =>
    crows()
      .clearing(1, { marquise: { keep: 1 } })
      .hand('corvid', card)
      .turn('corvid')
      .when('corvid', 'craftStep', 'pass')

  test('[law 13.4.3] any card places a warrior in every matching clearing, where one may be placed', () => {
    recruiting('anvil')
      .offers('corvid', 'corvidRecruit', [{ card: 'anvil', suit: 'fox' }, 'pass'])
      .when('corvid', 'corvidRecruit', { card: 'anvil', suit: 'fox' })
      .holds(1, { corvid: {} })
      .holds(6, { corvid: { warrior: 1 } })
      .holds(8, { corvid: { warrior: 1 } })
      .holds(12, { corvid: { warrior: 1 } })
      .supplies('corvid', { warrior: 12 })
      .hands('corvid')
      .asks('corvid', 'corvidDaylight')
  })

  test('[law 13.4.3] with a bird a suit is chosen', () => {
    recruiting('armorers')
      .offers('corvid', 'corvidRecruit', [
        { card: 'armorers', suit: 'fox' },
        { card: 'armorers', suit: 'rabbit' },
        { card: 'armorers', suit: 'mouse' },
        'pass',
      ])
      .when('corvid', 'corvidRecruit', { card: 'armorers', suit: 'mouse' })
      .supplies('corvid', { warrior: 11 })
      .holds(7, { corvid: { warrior: 1 } })
  })

  test('[law 13.4.3] with too few warriors the Corvids choose where', () => {
    crows()
      .clearing(5, { corvid: { warrior: 14 } })
      .hand('corvid', 'anvil')
      .turn('corvid')
      .when('corvid', 'craftStep', 'pass')
      .when('corvid', 'corvidRecruit', { card: 'anvil', suit: 'fox' })
      .offers('corvid', 'corvidPlace', [1, 6, 8, 12])
      .when('corvid', 'corvidPlace', 8)
      .holds(8, { corvid: { warrior: 1 } })
      .asks('corvid', 'corvidDaylight')
  })
})
