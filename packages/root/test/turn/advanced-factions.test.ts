import { decide, take } from '@spinney/kernel'
import { describe, expect, test } from 'vitest'
import { BOARD, BURROW, type Root, root } from '../../src/index.ts'
import { inSupply, pieces } from '../law/support.ts'
import { drafting, ofKind, setUp } from './advanced-support.ts'

/** How many pieces of a kind there are by clearing, where there are any. */
const spread = (g: Root, kind: string): { [clearing: number]: number } =>
  Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].flatMap((at) =>
      pieces(g, kind, at) > 0 ? [[at, pieces(g, kind, at)]] : [],
    ),
  )

describe('the setup card', () => {
  test('[law A.8.2] of the Marquise: two warriors in each homeland, one in every other clearing', () => {
    const { g } = setUp({}, { ...drafting('marquise', 'alliance', 'riverfolk'), homeland: [12, 7, 9] })
    expect(spread(g, 'marquise.warrior')).toEqual({
      ...Object.fromEntries([1, 2, 3, 4, 5, 6, 8, 10, 11].map((at) => [at, 1])),
      7: 2,
      9: 2,
      12: 2,
    })
    expect(g.homelands[2]).toEqual([12, 7, 9])
  })

  test('[law A.8.2] of the Marquise: the keep in a homeland, and one building of each kind in each', () => {
    const answers = {
      ...drafting('marquise', 'alliance', 'riverfolk'),
      homeland: [12, 7, 9],
      marquiseHomeKeep: [9],
      marquiseHomeBuilding: [{ building: 'workshop', clearing: 12 }],
    }
    const setting = setUp({}, answers)
    expect(ofKind(setting, 'marquiseHomeKeep')[0]!.options).toEqual([12, 7, 9])
    const second = ofKind(setting, 'marquiseHomeBuilding')[1]!.options
    expect(second).toEqual([
      { building: 'sawmill', clearing: 7 },
      { building: 'sawmill', clearing: 9 },
      { building: 'recruiter', clearing: 7 },
      { building: 'recruiter', clearing: 9 },
    ])
    const { g } = setting
    expect(spread(g, 'marquise.keep')).toEqual({ 9: 1 })
    expect(['sawmill', 'workshop', 'recruiter'].map((name) => spread(g, `marquise.${name}`))).toEqual([
      { 7: 1 },
      { 12: 1 },
      { 9: 1 },
    ])
  })

  test('[law A.8.2.II] of the Marquise: the keep not adjacent to an enemy homeland, if possible', () => {
    const keeps = (...homeland: number[]) => {
      const last = ofKind(setUp({}, { ...drafting('corvid', 'eyrie', 'marquise'), homeland }), 'marquiseHomeKeep')
      return last[0]!.options
    }
    expect(keeps(9, 2, 12, 7, 11)).toEqual([7, 11])
    expect(keeps(9, 2, 12, 4, 10)).toEqual([12, 4, 10])
  })

  test('[law A.8.2] of the Eyrie: six warriors, a roost, and a leader of choice with the viziers', () => {
    const setting = setUp({}, { ...drafting('eyrie', 'alliance', 'riverfolk'), homeland: [5], eyrieLeader: ['despot'] })
    const { g } = setting
    expect(spread(g, 'eyrie.warrior')).toEqual({ 5: 6 })
    expect(spread(g, 'eyrie.roost')).toEqual({ 5: 1 })
    expect(g.own.eyrie.leader).toBe('despot')
    expect(g.own.eyrie.decree.flat()).toHaveLength(2)
    expect(ofKind(setting, 'eyrieLeader')[0]!.options).toHaveLength(4)
  })

  test('[law A.8.2] of the Hundreds: the warlord, four warriors and a stronghold, and items under the ruins', () => {
    const { g } = setUp({}, { ...drafting('hundreds', 'alliance', 'riverfolk'), homeland: [5] })
    expect(spread(g, 'hundreds.warrior')).toEqual({ 5: 4 })
    expect(spread(g, 'hundreds.warlord')).toEqual({ 5: 1 })
    expect(spread(g, 'hundreds.stronghold')).toEqual({ 5: 1 })
    expect(g.ruinItems).toHaveLength(4)
  })

  test('[law A.8.2] of the Keepers: four warriors in each of two homelands, all relics and a retainer in each slot', () => {
    const { g } = setUp({}, { ...drafting('keepers', 'alliance', 'riverfolk'), homeland: [1, 5] })
    expect(spread(g, 'keepers.warrior')).toEqual({ 1: 4, 5: 4 })
    expect(g.homelands[2]).toEqual([1, 5])
    expect(g.own.keepers.forests.flat()).toHaveLength(12)
    expect(g.own.keepers.retinue.map((slot) => slot.length)).toEqual([1, 1, 1])
  })

  test('[law A.8.2] of the Alliance: three supporters besides the five cards', () => {
    const { g } = setUp({}, drafting('alliance', 'eyrie', 'duchy'), 'draftFaction', 2)
    expect(g.own.alliance.supporters).toHaveLength(3)
    expect(g.hands[2]).toHaveLength(5)
    expect(spread(g, 'alliance.warrior')).toEqual({})
  })

  test('[law A.8.2] of the Duchy: two warriors and a tunnel, five warriors around as evenly as possible', () => {
    const answers = { ...drafting('duchy', 'alliance', 'riverfolk'), homeland: [1], spreadWarrior: [9, 10] }
    const setting = setUp({}, answers)
    const { g } = setting
    expect(spread(g, 'duchy.warrior')).toEqual({ 1: 2, 5: 1, 9: 2, 10: 2 })
    expect(spread(g, 'duchy.tunnel')).toEqual({ 1: 1 })
    expect(ofKind(setting, 'spreadWarrior').map(({ options }) => options)).toEqual([
      [5, 9, 10],
      [5, 10],
    ])
    expect(pieces(g, 'duchy.warrior', BURROW)).toBe(0)
    expect(g.ruler[BURROW]).toBe(2)
  })

  test('[law A.8.2] no warrior is spread to the clearing of the keep (6.2.2)', () => {
    const answers = { ...drafting('marquise', 'duchy', 'alliance'), homeland: [12, 7, 4], marquiseHomeKeep: [7] }
    const { g } = setUp({}, answers, 'homeland', 4)
    g.homelands[2] = []
    const ask = decide(root, g)!
    take(root, g, ask, ask.options.indexOf(8))
    expect(spread(g, 'duchy.warrior')).toEqual({ 4: 5, 8: 2 })
  })

  test('[law A.8.2] of the Cult: four warriors and a garden, three warriors around, two acolytes, an outcast', () => {
    const answers = { ...drafting('lizard', 'eyrie', 'duchy'), homeland: [4], lizardOutcast: ['mouse'] }
    const { g, asked } = setUp({}, answers)
    expect(spread(g, 'lizard.warrior')).toEqual({ 4: 4, 8: 1, 9: 1, 12: 1 })
    expect(spread(g, 'lizard.garden-rabbit')).toEqual({ 4: 1 })
    expect(pieces(g, 'lizard.warrior', BOARD)).toBe(2)
    expect(inSupply(g, 'lizard.warrior')).toBe(25 - 9)
    expect(g.own.lizard).toMatchObject({ outcast: 2, hated: false })
    expect(asked.map(({ kind }) => kind)).not.toContain('lizardStart')
  })

  test('[law A.8.2] of the Cult: with five neighbours three of them get a warrior, by choice', () => {
    const answers = { ...drafting('lizard', 'eyrie', 'duchy'), homeland: [12], spreadWarrior: [11, 4, 9] }
    expect(spread(setUp({}, answers).g, 'lizard.warrior')).toEqual({ 4: 1, 9: 1, 11: 1, 12: 4 })
  })

  test('[law A.8.2] of the Riverfolk: four warriors along the river, three payments, three prices', () => {
    const answers = { ...drafting('riverfolk', 'eyrie', 'duchy'), riverfolkStart: [4, 4, 11, 5] }
    const setting = setUp({}, answers)
    expect(spread(setting.g, 'riverfolk.warrior')).toEqual({ 4: 2, 5: 1, 11: 1 })
    expect(setting.g.own.riverfolk.payments).toEqual([0, 0, 3])
    expect(ofKind(setting, 'riverfolkPrice')).toHaveLength(3)
    expect(setting.g.homelands[2]).toEqual([])
  })

  test('[law A.8.2] of the Corvids: a warrior and a plot of choice in any clearing, a warrior in one of each suit', () => {
    const answers = {
      ...drafting('corvid', 'eyrie', 'duchy'),
      homeland: [10],
      corvidPlotType: ['raid'],
      corvidStart: [1, 10, 2],
    }
    const setting = setUp({}, answers)
    expect(spread(setting.g, 'corvid.warrior')).toEqual({ 1: 1, 2: 1, 10: 2 })
    expect(spread(setting.g, 'corvid.plot')).toEqual({ 10: 1 })
    expect(setting.g.own.corvid.plotsAt).toEqual([10])
    expect(ofKind(setting, 'corvidPlotType')[0]!.options).toHaveLength(4)
  })
})

describe('the setup card of a Vagabond', () => {
  const alone = drafting('vagabond', 'eyrie', 'duchy')

  test('[law A.8.2] any forest, three quests, an item under each ruin, the items of the character', () => {
    const { g } = setUp({}, { ...alone, poolCharacter: ['ranger'] })
    expect(pieces(g, 'vagabond.pawn', BOARD)).toBe(1)
    expect(g.own.vagabonds.openQuests).toHaveLength(3)
    expect(g.ruinItems).toHaveLength(4)
    expect([6, 10, 11, 12].map((ruin) => g.underRuin[ruin])).toEqual([1, 1, 1, 1])
    expect(g.own.vagabond.items).toHaveLength(4)
  })

  test('[law A.8.2] once all factions are set up the others are indifferent', () => {
    const { g } = setUp({}, alone)
    expect(g.own.vagabond.relations).toEqual([0, 0, -2])
  })

  test('[law A.8.2] the second card alone makes its player the only Vagabond', () => {
    const { g } = setUp({}, { ...drafting('vagabond2', 'eyrie', 'duchy'), poolCharacter: ['tinker'] })
    expect(g.factions[2]).toBe('vagabond')
    expect(g.own.vagabond.character).toBe('tinker')
    expect(g.own.vagabond2).toBeUndefined()
  })

  test('[law A.8.2] both play with two items under each ruin, shared quests and no relationship (9.7)', () => {
    const answers = { ...drafting('vagabond2', 'eyrie', 'vagabond'), poolCharacter: ['tinker', 'thief'] }
    const { g, asked } = setUp({}, answers)
    expect(g.factions).toEqual(['vagabond2', 'eyrie', 'vagabond'])
    const dealt = asked.filter(({ kind }) => kind === 'poolCard').map(({ picked }) => picked)
    const swapped = dealt.indexOf('vagabond2') < dealt.indexOf('vagabond')
    expect(g.own.vagabond.character).toBe(swapped ? 'tinker' : 'thief')
    expect(g.own.vagabond2.character).toBe(swapped ? 'thief' : 'tinker')
    expect(g.ruinItems).toHaveLength(8)
    expect(g.underRuin[6]).toBe(2)
    expect(g.own.vagabonds.openQuests).toHaveLength(3)
    expect(g.own.vagabond.relations).toEqual([-2, 0, -2])
    expect(g.own.vagabond2.relations).toEqual([-2, 0, -2])
  })
})
