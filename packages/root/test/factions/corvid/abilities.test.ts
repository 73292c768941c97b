import { view } from '@spinney/kernel'
import { describe, expect, test } from 'vitest'
import { corvid } from '../../../src/factions/corvid/index.ts'
import { given, root } from '../../../src/index.ts'
import { attacked, crows } from './support.ts'

describe('crafting', () => {
  test('[law 13.2.1, 13.4.1] plots craft in Birdsong, face up or face down, each with the suit of its clearing', () => {
    crows()
      .own('corvid', { faceDown: { 1: 'raid' }, faceUp: { 8: 'snare' } })
      .hand('corvid', 'foxfolk-steel', 'anvil', 'bake-sale')
      .turn('corvid')
      .when('corvid', 'craftStep', 'craft')
      .offers('corvid', 'craft', ['foxfolk-steel', 'anvil'])
      .when('corvid', 'craft', 'foxfolk-steel')
      .scores('corvid', 2)
      .refuses('corvid', 'craftStep', 'craft')
  })

  test('[law 13.4.1] as many cards as plots can pay for', () => {
    crows()
      .own('corvid', { faceDown: { 1: 'raid', 5: 'bomb' } })
      .hand('corvid', 'anvil', 'a-visit-to-friends')
      .turn('corvid')
      .when('corvid', 'craftStep', 'craft')
      .when('corvid', 'craft', 'anvil')
      .when('corvid', 'craftStep', 'craft')
      .when('corvid', 'craft', 'a-visit-to-friends')
      .scores('corvid', 3)
  })

  test('[law 13.2.1] not in Daylight, and not with warriors', () => {
    crows()
      .own('corvid', { faceDown: { 1: 'raid' } })
      .hand('corvid', 'anvil')
      .turn('corvid', 'daylight')
      .refuses('corvid', 'corvidDaylight', 'craft')
    crows()
      .clearing(1, { corvid: { warrior: 3 } })
      .hand('corvid', 'anvil')
      .turn('corvid')
      .refuses('corvid', 'craftStep', 'craft')
  })
})

describe('plots', () => {
  test('[law 13.2.2] there are eight, two of each of four types', () => {
    crows()
      .turn('corvid')
      .supplies('corvid', { plot: 8 })
      .owns('corvid', { supply: ['bomb', 'bomb', 'snare', 'snare', 'extortion', 'extortion', 'raid', 'raid'] })
  })

  test('[law 13.2.2.I] only the Corvids know those in the supply and those face down; face up all do', () => {
    const { state } = crows()
      .own('corvid', { faceDown: { 1: 'raid', 5: 'bomb' }, faceUp: { 8: 'snare' } })
      .turn('corvid')
    const [mine, theirs] = [0, 1].map((seat) => view(root, state, seat).state.own!.corvid)
    expect(mine!.hiddenPlots).toEqual([3, 0])
    expect(mine!.plotSupply).toEqual([0, 1, 2, 2, 3])
    expect(theirs!.hiddenPlots).toEqual([null, null])
    expect(theirs!.plotSupply).toEqual([null, null, null, null, null])
    expect(theirs!.plotsAt).toEqual([1, 5])
    expect(theirs!.shownPlots[8]).toBe(1)
  })

  test('[law 13.2.2.I] a removed plot lies face down in the supply again', () => {
    attacked(
      crows()
        .clearing(5, { marquise: { warrior: 2 } })
        .own('corvid', { faceUp: { 5: 'snare' } }),
      5,
    )
      .chance({ high: 0, low: 0 })
      .when('corvid', 'loseHit', 'corvid.plot')
      .supplies('corvid', { plot: 8 })
      .owns('corvid', { faceUp: {}, faceDown: {} })
      .scores('marquise', 1)
  })

  test('[law 13.2.2.II] a clearing takes only one plot', () => {
    crows()
      .clearing(1, { corvid: { warrior: 2 } })
      .clearing(5, { corvid: { warrior: 2 } })
      .clearing(9, { corvid: { warrior: 2 } })
      .own('corvid', { faceDown: { 1: 'raid' }, faceUp: { 9: 'snare' } })
      .turn('corvid', 'daylight')
      .when('corvid', 'corvidDaylight', 'plot')
      .offers('corvid', 'corvidPlot', [5])
  })
})

describe('nimble', () => {
  test('[law 13.2.3] the Corvids move whoever rules', () => {
    crows()
      .clearing(1, { corvid: { warrior: 1 }, marquise: { warrior: 3 } })
      .clearing(5, { marquise: { warrior: 3 } })
      .turn('corvid', 'daylight')
      .when('corvid', 'corvidDaylight', 'move')
      .offers(
        'corvid',
        'move',
        [5, 9, 10].map((to) => ({ from: 1, to })),
      )
  })

  test('[law 13.2.3] nobody else does', () => {
    given('corvid', 'eyrie', 'marquise')
      .clearing(1, { eyrie: { warrior: 1 }, marquise: { warrior: 3 } })
      .clearing(5, { marquise: { warrior: 3 } })
      .crafted('eyrie', 'cobbler')
      .turn('eyrie', 'evening')
      .asks('chance', 'draw')
  })
})

describe('embedded agents', () => {
  const battle = (side: 'faceDown' | 'faceUp', warriors: number) =>
    attacked(
      crows()
        .clearing(5, { marquise: { warrior: 3 }, corvid: { warrior: warriors } })
        .own('corvid', { [side]: { 5: 'snare' } }),
      5,
    )

  test('[law 13.2.5] defending where a plot lies face down they deal a hit more', () => {
    battle('faceDown', 2)
      .chance({ high: 1, low: 1 })
      .holds(5, { marquise: { warrior: 1 }, corvid: { warrior: 1, plot: 1 } })
  })

  test('[law 13.2.5] even when defenceless', () => {
    battle('faceDown', 0)
      .chance({ high: 0, low: 0 })
      .when('corvid', 'loseHit', 'corvid.plot')
      .holds(5, { marquise: { warrior: 2 }, corvid: {} })
  })

  test('[law 13.2.5] not with a plot that lies face up', () => {
    battle('faceUp', 2)
      .chance({ high: 1, low: 1 })
      .holds(5, { marquise: { warrior: 2 }, corvid: { warrior: 1, plot: 1 } })
  })

  test('[law 13.2.5] and not as attackers', () => {
    crows()
      .clearing(5, { marquise: { warrior: 3 }, corvid: { warrior: 2 } })
      .own('corvid', { faceDown: { 5: 'snare' } })
      .turn('corvid', 'daylight')
      .when('corvid', 'corvidDaylight', 'battle')
      .when('corvid', 'battle', { clearing: 5, defender: 1 })
      .chance({ high: 0, low: 0 })
      .holds(5, { marquise: { warrior: 3 } })
  })
})

describe('setup of the Corvids', () => {
  const setup = () =>
    given('marquise', 'corvid')
      .clearing(1, { marquise: { keep: 1 } })
      .inside('corvid', corvid.setup, { seat: 1 }, 'setup')

  test('[law 13.3.1] their supply starts with 15 warriors and 8 plots', () => {
    setup().supplies('corvid', { warrior: 15, plot: 8 })
  })

  test('[law 13.3.2] one warrior in one clearing of each suit, not at the keep', () => {
    setup()
      .offers('corvid', 'corvidStart', [6, 8, 12])
      .when('corvid', 'corvidStart', 12)
      .offers('corvid', 'corvidStart', [3, 4, 5, 10])
      .when('corvid', 'corvidStart', 10)
      .offers('corvid', 'corvidStart', [2, 7, 9, 11])
      .when('corvid', 'corvidStart', 11)
      .supplies('corvid', { warrior: 12 })
      .holds(12, { corvid: { warrior: 1 } })
      .holds(10, { corvid: { warrior: 1 } })
      .holds(11, { corvid: { warrior: 1 } })
  })
})
