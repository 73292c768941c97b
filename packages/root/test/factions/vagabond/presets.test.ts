import { decide } from '@spinney/kernel'
import { describe, expect, test } from 'vitest'
import { removeAllEnemies } from '../../../src/actions/removal.ts'
import { cardIndex } from '../../../src/cards/deck.ts'
import type { Modifiers } from '../../../src/core/hooks.ts'
import { strengthOf } from '../../../src/core/pieces.ts'
import { partners } from '../../../src/factions/vagabond/coalition.ts'
import { type RulesetName, root } from '../../../src/index.ts'
import { rootWith } from '../../rooting.ts'
import { BIRDS, type Board, boardOf, CATS, HOSTILE, items, relation, wanderer } from './support.ts'

const FOUR = ['vagabond', 'marquise', 'eyrie', 'alliance']
const TWO = ['vagabond', 'marquise', 'vagabond2']

const under = (preset: RulesetName, clearing: number, board: Board, seats?: string[]) =>
  wanderer(clearing, board, seats === undefined ? { preset } : { preset, seats })

/** The Vagabond attacks the cats in clearing 1. */
const attack = (preset: RulesetName, board: Board, cats: { [kind: string]: number }) =>
  under(preset, 1, board)
    .clearing(1, { marquise: cats })
    .turn('vagabond', 'daylight')
    .when('vagabond', 'vagabondDaylight', 'battle')
    .when('vagabond', 'battle', { clearing: 1, defender: CATS! })

describe('older editions', () => {
  test.each([
    ['current', 1],
    ['first', 0],
    ['draft', 0],
  ] as const)('V1 [law 9.2.2.I] under %s a full removal hurts %d Vagabonds', (preset, hurt) => {
    const { state } = under(preset, 1, { items: ['boot', 'sword', 'torch', 'tea'] })
    removeAllEnemies(state, CATS!, [1], '4.1.2')
    expect(state.flow).toHaveLength(hurt)
  })

  test('V2 [law 9.2.5.I] in the draft a fourth tea is not taken', () => {
    const aided = (preset: RulesetName) =>
      under(preset, 1, { items: ['tea', 'tea', 'tea', 'boot'] })
        .clearing(1, { eyrie: { warrior: 1 } })
        .hand('vagabond', 'anvil')
        .item('eyrie', 'tea')
        .turn('vagabond', 'daylight')
        .when('vagabond', 'vagabondDaylight', 'aid')
        .when('vagabond', 'vagabondAid', BIRDS!)
        .when('vagabond', 'vagabondAidCard', 'anvil')
        .when('vagabond', 'vagabondAidExhaust', 'boot')
    aided('draft').asks('vagabond', 'vagabondDaylight')
    aided('current')
      .when('vagabond', 'vagabondAidItem', 'tea')
      .shows((g) => items(g).includes('tea'))
  })

  const exhaustTea = (preset: RulesetName, teas: string[]) =>
    under(preset, 1, { items: teas })
      .clearing(1, { eyrie: { warrior: 1 } })
      .hand('vagabond', 'anvil')
      .turn('vagabond', 'daylight')
      .when('vagabond', 'vagabondDaylight', 'aid')
      .when('vagabond', 'vagabondAid', BIRDS!)
      .when('vagabond', 'vagabondAidCard', 'anvil')
      .when('vagabond', 'vagabondAidExhaust', 'tea-track')

  test('V3 [law 9.2.5.I] in the first edition a ready item moves up to its track at any time', () => {
    const teas = ['tea', 'tea', 'tea', 'tea']
    exhaustTea('current', teas).has('items', (g) => items(g), ['tea', 'tea-exhausted', 'tea-track', 'tea-track'])
    exhaustTea('first', teas).has('items', (g) => items(g), ['tea-exhausted', 'tea-track', 'tea-track', 'tea-track'])
  })

  test('V4 [law 9.5] in the draft an exhausted tea stays on its track', () => {
    exhaustTea('current', ['tea']).has('items', (g) => items(g), ['tea-exhausted'])
    exhaustTea('draft', ['tea']).has('items', (g) => items(g), ['tea-track-exhausted'])
  })

  test('V5 [law 9.2.8] in the draft a dominance player can be a partner', () => {
    const possible = (preset: RulesetName) =>
      partners(
        under(preset, 1, {}, FOUR).with((g) => {
          g.scores = [11, 3, 5, 9]
          g.dominance[CATS!] = cardIndex('dominance-mouse')
        }).state,
        0,
      )
    expect([possible('current'), possible('first'), possible('draft')]).toEqual([[BIRDS], [BIRDS], [CATS]])
  })

  test('V6 [law 9.2.8] in older editions a player in a coalition can be a partner', () => {
    const possible = (preset: RulesetName) =>
      partners(
        under(preset, 1, {}, ['vagabond', 'marquise', 'eyrie', 'vagabond2']).with((g) => {
          g.scores = [11, 3, 5, 9]
          g.coalition[3] = CATS!
        }).state,
        0,
      )
    expect([possible('current'), possible('first'), possible('draft')]).toEqual([[BIRDS], [CATS], [CATS]])
  })

  test('V7 [law 9.2.9.II.b] in older editions allies come along in Daylight only', () => {
    const slip = (preset: RulesetName) =>
      under(preset, 1, { relations: { marquise: 'allied' } })
        .clearing(1, { marquise: { warrior: 3 } })
        .turn('vagabond', 'birdsong')
        .when('vagabond', 'vagabondSlip', 5)
    slip('current').asks('vagabond', 'vagabondMoveAlly')
    slip('first').asks('vagabond', 'vagabondDaylight')
  })

  test('V8 [law 9.2.9.II.c] in the draft all allies fight along without being asked', () => {
    under('draft', 1, { items: ['sword'], relations: { eyrie: 'allied', alliance: 'allied' } }, FOUR)
      .clearing(1, { marquise: { warrior: 6 }, eyrie: { warrior: 1 }, alliance: { warrior: 1 } })
      .turn('vagabond', 'daylight')
      .when('vagabond', 'vagabondDaylight', 'battle')
      .when('vagabond', 'battle', { clearing: 1, defender: CATS! })
      .chance({ high: 3, low: 0 })
      .has('cats', (g) => strengthOf(g, CATS!, 1), 3)
  })

  test('V9 [law 1.5.5] who pays outrage for allied warriors that came along', () => {
    const enter = (preset: RulesetName) =>
      under(preset, 1, { items: ['boot'], relations: { marquise: 'allied' } }, FOUR)
        .clearing(1, { marquise: { warrior: 3 } })
        .clearing(5, { alliance: { sympathy: 1 } })
        .hand('vagabond', 'bake-sale')
        .hand('marquise', 'cobbler')
        .turn('vagabond', 'daylight')
        .when('vagabond', 'vagabondDaylight', 'move')
        .when('vagabond', 'vagabondMove', 5)
        .when('vagabond', 'vagabondMoveAlly', CATS!)
        .when('vagabond', 'vagabondAllyWarriors', 1)
    enter('current').asks('marquise', 'outrage')
    enter('first').asks('vagabond', 'outrage')
  })

  test('V9 [law 8.2.6] the Alliance’s own warriors, made to march into sympathy, cost the Vagabond a card', () => {
    const enter = (preset: RulesetName) =>
      under(preset, 1, { items: ['boot'], relations: { alliance: 'allied' } }, FOUR)
        .clearing(1, { alliance: { warrior: 2 } })
        .clearing(5, { alliance: { sympathy: 1 } })
        .hand('vagabond', 'bake-sale')
        .hand('alliance', 'a-visit-to-friends')
        .turn('vagabond', 'daylight')
        .when('vagabond', 'vagabondDaylight', 'move')
        .when('vagabond', 'vagabondMove', 5)
        .when('vagabond', 'vagabondMoveAlly', 3)
        .when('vagabond', 'vagabondAllyWarriors', 1)
    enter('first').asks('vagabond', 'outrage')
    enter('draft').asks('vagabond', 'outrage')
    enter('current').asks('vagabond', 'vagabondDaylight')
  })

  test.each([
    ['current', 1],
    ['first', 1],
    ['draft', 2],
  ] as const)('V10 [law 9.2.9.III.a] under %s infamy is worth %d', (preset, points) => {
    attack(preset, { items: ['sword'], relations: { marquise: 'hostile' } }, { warrior: 2 })
      .chance({ high: 1, low: 0 })
      .has('points', (g) => g.scores[0], points)
  })

  test('V11 [law 9.2.9.III.a] in the draft only warriors bring infamy', () => {
    const raze = (preset: RulesetName) =>
      attack(preset, { items: ['sword'], relations: { marquise: 'hostile' } }, { sawmill: 1 })
        .chance({ high: 0, low: 0 })
        .when('marquise', 'loseHit', 'marquise.sawmill')
    raze('current').has('points', (g) => g.scores[0], 2)
    raze('draft').has('points', (g) => g.scores[0], 1)
  })

  test('V12 [law 9.2.9.III.a] in older editions infamy comes in any turn', () => {
    const defend = (preset: RulesetName) =>
      under(preset, 1, { items: ['sword'], relations: { marquise: 'hostile' } })
        .clearing(1, { marquise: { warrior: 3 } })
        .turn('marquise', 'daylight')
        .when('marquise', 'craftStep', 'pass')
        .when('marquise', 'marquiseDaylight', 'battle')
        .when('marquise', 'battle', { clearing: 1, defender: 0 })
        .chance({ high: 1, low: 1 })
    defend('current').has('points', (g) => g.scores[0], 0)
    defend('first').has('points', (g) => g.scores[0], 1)
  })

  test('V13 [law 9.5.5] in the draft a quest brings points and one card', () => {
    under('draft', 1, { items: ['tea', 'boot'], quests: ['errand-fox'] })
      .turn('vagabond', 'daylight')
      .when('vagabond', 'vagabondDaylight', 'quest')
      .when('vagabond', 'vagabondQuest', 'errand-fox')
      .has('points', (g) => g.scores[0], 1)
      .chance('anvil')
      .asks('chance', 'vagabondNewQuest')
  })

  test('V14 [law 9.5.7] in older editions a repaired item is turned face up', () => {
    const repaired = (preset: RulesetName) =>
      under(preset, 1, { items: ['hammer', 'tea-damaged-exhausted'] })
        .turn('vagabond', 'daylight')
        .when('vagabond', 'vagabondDaylight', 'repair')
        .when('vagabond', 'vagabondRepair', 'tea-damaged-exhausted')
    repaired('current').has('items', (g) => items(g), ['hammer-exhausted', 'tea-exhausted'])
    repaired('first').has('items', (g) => items(g), ['hammer-exhausted', 'tea-track'])
  })

  test('V15 [law D.1.2] in the draft the Thief robs only players with three warriors; T37: others any piece', () => {
    const thief = (preset: RulesetName, cats: { [kind: string]: number }) =>
      under(preset, 1, { character: 'thief', items: ['torch'] })
        .clearing(1, { marquise: cats })
        .hand('marquise', 'anvil')
        .turn('vagabond', 'daylight')
    thief('draft', { warrior: 2 }).refuses('vagabond', 'vagabondDaylight', 'steal')
    thief('draft', { warrior: 3 }).offersAmong('vagabond', 'vagabondDaylight', ['steal'])
    thief('current', { warrior: 1 }).offersAmong('vagabond', 'vagabondDaylight', ['steal'])
    thief('current', { sawmill: 1 }).refuses('vagabond', 'vagabondDaylight', 'steal')
    thief('english', { sawmill: 1 }).offersAmong('vagabond', 'vagabondDaylight', ['steal'])
  })

  const BOTH_SETS = ['bag', 'boot', 'hammer', 'sword', 'bag', 'boot', 'hammer', 'sword']
  const explore = (preset: RulesetName) =>
    under(preset, 10, { items: ['torch', 'bag-track-ruin', 'sword-ruin'], ruinItems: BOTH_SETS }, TWO)
      .turn('vagabond', 'daylight')
      .when('vagabond', 'vagabondDaylight', 'explore')
      .chance('bag')
      .chance('sword')

  test('V16 [law 9.7.3] in the draft a second ruin item of a type is allowed', () => {
    explore('draft').offers('vagabond', 'vagabondRuinChoice', ['bag', 'sword'])
    explore('first').offers('vagabond', 'vagabondRuinChoice', ['nothing'])
  })

  test('V17 [law 9.5.3] in older editions exploring always scores', () => {
    explore('current')
      .when('vagabond', 'vagabondRuinChoice', 'nothing')
      .has('points', (g) => g.scores[0], 0)
    explore('first')
      .when('vagabond', 'vagabondRuinChoice', 'nothing')
      .has('points', (g) => g.scores[0], 1)
  })

  test('V18 [law 9.4.2] a slip ignores bans on leaving a clearing, in older editions it does not', () => {
    const snare: Modifiers['mayMove'] = (may, _g, _seat, from) => may && from !== 1
    const game = rootWith({ rules: [{ id: 'snare', modify: { mayMove: snare } }] })
    const slip = (preset: RulesetName) =>
      wanderer(1, { items: ['boot'] }, { preset }, game).turn('vagabond', 'birdsong')
    slip('current').when('vagabond', 'vagabondSlip', 'pass').refuses('vagabond', 'vagabondDaylight', 'move')
    slip('current').offers('vagabond', 'vagabondSlip', [5, 9, 10, 'f-1-2-5-10', 'f-1-9-10-12', 'pass'])
    slip('first').offers('vagabond', 'vagabondSlip', ['pass'])
  })

  test('[law 9.4.2, D.6.2] a slip never ignores bans on entering', () => {
    under('current', 1, {})
      .with((g) => g.own.vagabonds.scorched.push(5))
      .turn('vagabond', 'birdsong')
      .offers('vagabond', 'vagabondSlip', [9, 10, 'f-1-2-5-10', 'f-1-9-10-12', 'pass'])
  })
})

describe('ambush', () => {
  test('G5 [law 4.3.1.II] a pawn fights on after an ambush; in older editions its battle is over', () => {
    const ambushed = (preset: RulesetName) =>
      under(preset, 1, { items: ['sword', 'boot', 'torch', 'tea'] })
        .clearing(1, { marquise: { warrior: 2 } })
        .hand('marquise', 'ambush-fox')
        .turn('vagabond', 'daylight')
        .when('vagabond', 'vagabondDaylight', 'battle')
        .when('vagabond', 'battle', { clearing: 1, defender: CATS! })
        .when('marquise', 'ambush', 'ambush-fox')
        .when('vagabond', 'vagabondHit', 'boot')
        .when('vagabond', 'vagabondHit', 'torch')
    ambushed('current').asks('chance', 'dice')
    ambushed('first').asks('vagabond', 'vagabondDaylight')
  })
})

describe('the English Law', () => {
  test('T15 [law 9.5.4] an item may be left in the box', () => {
    under('english', 1, { items: ['boot'] })
      .clearing(1, { eyrie: { warrior: 1 } })
      .hand('vagabond', 'anvil')
      .item('eyrie', 'tea')
      .turn('vagabond', 'daylight')
      .when('vagabond', 'vagabondDaylight', 'aid')
      .when('vagabond', 'vagabondAid', BIRDS!)
      .when('vagabond', 'vagabondAidCard', 'anvil')
      .when('vagabond', 'vagabondAidExhaust', 'boot')
      .offers('vagabond', 'vagabondAidItem', ['tea', 'pass'])
      .when('vagabond', 'vagabondAidItem', 'pass')
      .has('items', (g) => items(g), ['boot-exhausted'])
  })

  test('T39 [law D.4.2] the Vagrant does not choose another Vagabond’s items', () => {
    const quarrel = (preset: RulesetName) =>
      under(preset, 1, { character: 'vagrant', items: ['torch'] }, TWO)
        .clearing(1, { marquise: { warrior: 3 }, vagabond2: { pawn: 1 } })
        .with(boardOf('vagabond2', { items: ['sword', 'boot'] }))
        .turn('vagabond', 'daylight')
        .when('vagabond', 'vagabondDaylight', 'instigate')
        .when('vagabond', 'vagabondInstigate', { attacker: CATS!, defender: 2 })
        .chance({ high: 1, low: 0 })
    quarrel('current').asks('vagabond', 'vagabondHit')
    quarrel('english').asks('vagabond2', 'vagabondHit')
  })

  test('T42 [law G.1.8] an ally is no enemy here, a partner in a coalition there', () => {
    const scored = (preset: RulesetName, board: Board, partner: number) =>
      under(preset, 1, { items: ['crossbow'], ...board })
        .clearing(1, { marquise: { sawmill: 1 } })
        .with((g) => {
          g.coalition[CATS!] = partner
        })
        .turn('vagabond', 'daylight')
        .when('vagabond', 'vagabondDaylight', 'strike')
        .when('vagabond', 'vagabondStrike', 'marquise.sawmill').state.scores[0]
    expect(scored('current', { relations: { marquise: 'allied' } }, -1)).toBe(0)
    expect(scored('english', { relations: { marquise: 'allied' } }, -1)).toBe(1)
    expect(scored('current', {}, 0)).toBe(1)
    expect(scored('english', {}, 0)).toBe(0)
  })

  test('T5, T42 [law 4.3] partners in a coalition may fight each other here, under english they may not', () => {
    const partners = (preset: RulesetName) =>
      under(preset, 1, { items: ['sword'] })
        .clearing(1, { marquise: { warrior: 1 }, eyrie: { warrior: 1 } })
        .with((g) => {
          g.coalition[0] = CATS!
        })
        .turn('vagabond', 'daylight')
        .when('vagabond', 'vagabondDaylight', 'battle')
    partners('current').offers('vagabond', 'battle', [
      { clearing: 1, defender: CATS! },
      { clearing: 1, defender: BIRDS! },
    ])
    partners('english').offers('vagabond', 'battle', [{ clearing: 1, defender: BIRDS! }])
  })

  test('T17 [law 9.5.6] under english no Strike removes a warrior of a coalition partner', () => {
    const strike = (preset: RulesetName) =>
      under(preset, 1, { items: ['crossbow'] }, FOUR)
        .clearing(1, { marquise: { warrior: 1, sawmill: 1 }, eyrie: { warrior: 1 } })
        .with((g) => {
          g.coalition[0] = CATS!
        })
        .turn('vagabond', 'daylight')
        .when('vagabond', 'vagabondDaylight', 'strike')
    strike('current').offers('vagabond', 'vagabondStrike', ['marquise.warrior', 'eyrie.warrior'])
    strike('english').offers('vagabond', 'vagabondStrike', ['eyrie.warrior'])
  })

  test.each([
    ['current', 1],
    ['english', 0],
  ] as const)('T26 [law 13.7.3] under %s Extortion takes %d card of a coalition partner', (preset, taken) => {
    under(preset, 1, { items: ['sword'] }, ['vagabond', 'corvid', 'eyrie'])
      .clearing(1, { corvid: { warrior: 1 } })
      .own('corvid', { faceDown: { 1: 'extortion' } })
      .hand('vagabond', 'anvil')
      .with((g) => {
        g.coalition[0] = 1
      })
      .turn('corvid')
      .when('corvid', 'craftStep', 'pass')
      .when('corvid', 'corvidFlip', 1)
      .has('asked', (g) => decide(root, g)!.seat === 'chance', taken === 1)
  })

  test('T13 [law 9.2.9.III] the provoking warrior makes Hostile but scores nothing', () => {
    attack('english', { items: ['sword'] }, { warrior: 2 })
      .chance({ high: 1, low: 0 })
      .has('relation', (g) => relation(g, CATS!), HOSTILE)
      .has('points', (g) => g.scores[0], 0)
  })
})
