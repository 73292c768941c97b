import { eventFor, play, randomFrom, resample } from '@spinney/kernel'
import { describe, expect, test } from 'vitest'
import { ruleOut } from '../../../src/factions/corvid/state.ts'
import { given, type Position, root } from '../../../src/index.ts'
import { CATS, catsAtWork, crows } from './support.ts'

const suspicious = (plot = 'raid'): Position =>
  crows()
    .clearing(1, { marquise: { warrior: 1 } })
    .own('corvid', { faceDown: { 1: plot, 5: 'bomb' } })

describe('exposure', () => {
  test('[law 13.2.4] a right guess with a matching card removes the plot without effect and scores', () => {
    catsAtWork(suspicious().hand('marquise', 'anvil', 'bake-sale', 'armorers'))
      .when('marquise', 'marquiseDaylight', 'expose-plot')
      .offers(
        'marquise',
        'corvidExpose',
        ['bomb', 'snare', 'extortion', 'raid'].map((plot) => ({ clearing: 1, plot })),
      )
      .when('marquise', 'corvidExpose', { clearing: 1, plot: 'raid' })
      .offers('marquise', 'corvidExposeCard', ['armorers', 'anvil'])
      .when('marquise', 'corvidExposeCard', 'anvil')
      .scores('marquise', 1)
      .hands('marquise', 'anvil', 'bake-sale', 'armorers')
      .holds(1, { corvid: {} })
      .supplies('corvid', { plot: 7, warrior: 15 })
      .owns('corvid', { faceDown: { 5: 'bomb' } })
      .asks('marquise', 'marquiseDaylight')
  })

  test('[law 13.2.4] a wrong one gives the card to the Corvids; another card buys another guess (T101)', () => {
    catsAtWork(suspicious().hand('marquise', 'anvil', 'foxfolk-steel'))
      .when('marquise', 'marquiseDaylight', 'expose-plot')
      .when('marquise', 'corvidExpose', { clearing: 1, plot: 'bomb' })
      .when('marquise', 'corvidExposeCard', 'anvil')
      .hands('corvid', 'anvil')
      .holds(1, { corvid: { plot: 1 } })
      .when('marquise', 'marquiseDaylight', 'expose-plot')
      .when('marquise', 'corvidExpose', { clearing: 1, plot: 'raid' })
      .when('marquise', 'corvidExposeCard', 'foxfolk-steel')
      .scores('marquise', 1)
      .hands('marquise', 'foxfolk-steel')
  })

  test('[law 13.2.4] what a wrong guess has ruled out stays ruled out when secrets are dealt anew, after a trick too', () => {
    const guessed = catsAtWork(suspicious().hand('marquise', 'anvil', 'foxfolk-steel'))
      .when('marquise', 'marquiseDaylight', 'expose-plot')
      .when('marquise', 'corvidExpose', { clearing: 1, plot: 'bomb' })
      .when('marquise', 'corvidExposeCard', 'anvil')
    const tricked = given('corvid', 'marquise')
      .own('corvid', { faceDown: { 1: 'raid', 5: 'bomb' } })
      .with((g) => ruleOut(g, 1, 0))
      .turn('corvid', 'daylight')
      .when('corvid', 'corvidDaylight', 'trick')
      .when('corvid', 'corvidTrick', { from: 1, to: 5 })
    const random = randomFrom('guesses')
    for (let i = 0; i < 50; i++) {
      expect(resample(root, guessed.state, CATS!, random).own.corvid.hiddenPlots[0]).not.toBe(0)
      expect(resample(root, tricked.state, CATS!, random).own.corvid.hiddenPlots[1]).not.toBe(0)
    }
  })

  test('[law 13.2.4] only the two players see the card', () => {
    const scene = catsAtWork(
      given('corvid', 'marquise', 'eyrie')
        .clearing(1, { marquise: { warrior: 1 } })
        .own('corvid', { faceDown: { 1: 'raid' } })
        .hand('marquise', 'anvil'),
    )
      .when('marquise', 'marquiseDaylight', 'expose-plot')
      .when('marquise', 'corvidExpose', { clearing: 1, plot: 'bomb' })
    const { events, revealed } = play(root, scene.state, { seat: 1, kind: 'corvidExposeCard', pick: 'anvil' })
    const told = events.find((event) => event.what === 'plotMisjudged')!
    expect([0, 1, 2].map((seat) => eventFor(told, seat).facts.card)).toEqual(['anvil', 'anvil', undefined])
    expect(revealed).toBe(true)
  })

  test('[law 13.2.4] not without pieces there, nor without a matching card, nor for a plot that lies face up', () => {
    catsAtWork(suspicious().hand('marquise', 'bake-sale')).refuses('marquise', 'marquiseDaylight', 'expose-plot')
    catsAtWork(
      crows()
        .clearing(1, { marquise: { warrior: 1 } })
        .own('corvid', { faceUp: { 1: 'snare' } })
        .hand('marquise', 'anvil'),
    ).refuses('marquise', 'marquiseDaylight', 'expose-plot')
  })

  test('[law 13.2.4] also in Birdsong; whether one is asked does not tell whether a card matches', () => {
    for (const card of ['anvil', 'bake-sale']) {
      suspicious()
        .hand('marquise', card)
        .turn('marquise')
        .offers('marquise', 'phaseMoment', card === 'anvil' ? ['expose-plot', 'pass'] : ['pass'])
    }
    suspicious().turn('marquise').asks('marquise', 'craftStep')
  })

  test('[law 13.2.4] and in Evening, but only before drawing', () => {
    suspicious()
      .hand('marquise', 'anvil')
      .turn('marquise', 'evening')
      .offers('marquise', 'phaseMoment', ['expose-plot', 'pass'])
      .when('marquise', 'phaseMoment', 'pass')
      .chance('foxfolk-steel')
      .asks('corvid', 'craftStep')
  })

  test('[law 13.2.4] not in the turns of others, and never by the Corvids themselves', () => {
    given('corvid', 'marquise', 'eyrie')
      .clearing(1, { marquise: { warrior: 1 }, corvid: { warrior: 1 } })
      .own('corvid', { faceDown: { 1: 'raid' } })
      .hand('marquise', 'anvil')
      .hand('corvid', 'foxfolk-steel')
      .turn('corvid', 'daylight')
      .offers('corvid', 'corvidDaylight', ['move', 'battle', 'pass'])
  })
})
