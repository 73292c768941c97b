import { describe, test } from 'vitest'
import type { Modifiers } from '../../../src/core/hooks.ts'
import { givenTable, type Position, type RulesetName, root } from '../../../src/index.ts'
import { rootWith } from '../../rooting.ts'

const table = (preset: RulesetName): Position => givenTable({ seats: ['marquise', 'eyrie'], preset })

/** Cats attack in clearing 5, a rabbit clearing, and lose two warriors to an ambush; the keep stands in clearing 1. */
const ambushed = (preset: RulesetName, ...cards: string[]) =>
  table(preset)
    .clearing(1, { marquise: { keep: 1 } })
    .clearing(5, { marquise: { warrior: 3 }, eyrie: { warrior: 1 } })
    .hand('eyrie', 'ambush-rabbit')
    .hand('marquise', ...cards)
    .turn('marquise', 'daylight')
    .when('marquise', 'craftStep', 'pass')
    .when('marquise', 'marquiseDaylight', 'battle')
    .when('marquise', 'battle', { clearing: 5, defender: 1 })
    .when('eyrie', 'ambush', 'ambush-rabbit')
    .when('marquise', 'foil', 'pass')

describe('the card for field hospitals (M1)', () => {
  test('[law 6.2.3] the draft takes any card', () => {
    ambushed('draft', 'anvil', 'bake-sale').offers('marquise', 'fieldHospitals', ['anvil', 'bake-sale', 'pass'])
  })

  test.each(['current', 'english', 'first'] as const)('[law 6.2.3] %s asks for a matching card', (preset) => {
    ambushed(preset, 'anvil', 'bake-sale').offers('marquise', 'fieldHospitals', ['bake-sale', 'pass'])
  })
})

describe('the warriors a card saves (M2)', () => {
  test.each(['first', 'draft'] as const)('[law 6.2.3] %s asks for a card for each warrior', (preset) => {
    ambushed(preset, 'a-visit-to-friends', 'bake-sale')
      .when('marquise', 'fieldHospitals', 'bake-sale')
      .holds(1, { marquise: { keep: 1, warrior: 1 } })
      .when('marquise', 'fieldHospitals', 'a-visit-to-friends')
      .holds(1, { marquise: { keep: 1, warrior: 2 } })
      .asks('chance', 'dice')
  })

  test.each(['first', 'draft'] as const)(
    '[law 6.2.3] under %s the second warrior may be left to the supply',
    (preset) => {
      ambushed(preset, 'a-visit-to-friends', 'bake-sale')
        .when('marquise', 'fieldHospitals', 'bake-sale')
        .when('marquise', 'fieldHospitals', 'pass')
        .holds(1, { marquise: { keep: 1, warrior: 1 } })
        .asks('chance', 'dice')
    },
  )

  test.each(['current', 'english'] as const)('[law 6.2.3] under %s one card saves them all', (preset) => {
    ambushed(preset, 'a-visit-to-friends', 'bake-sale')
      .when('marquise', 'fieldHospitals', 'bake-sale')
      .holds(1, { marquise: { keep: 1, warrior: 2 } })
      .asks('chance', 'dice')
  })
})

describe('when birds buy actions (M3)', () => {
  const atWork = (preset: RulesetName) =>
    table(preset)
      .clearing(8, { marquise: { warrior: 2 } })
      .hand('marquise', 'armorers')
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'pass')

  test.each(['english', 'draft'] as const)('[law 6.5] under %s at any time', (preset) => {
    let played = atWork(preset)
      .when('marquise', 'marquiseDaylight', 'bird-action')
      .when('marquise', 'marquiseBird', 'armorers')
    for (let i = 0; i < 4; i++) {
      played = played
        .when('marquise', 'marquiseDaylight', 'march')
        .when('marquise', 'move', { from: i % 2 === 0 ? 8 : 7, to: i % 2 === 0 ? 7 : 8 })
        .when('marquise', 'howMany', 2)
      if (preset === 'draft') played = played.when('marquise', 'phaseMoment', 'pass')
      played = played.when('marquise', 'move', 'pass')
    }
    played.offers('marquise', 'marquiseDaylight', ['pass'])
  })

  test.each(['current', 'first'] as const)('[law 6.5] under %s only after three actions', (preset) => {
    atWork(preset).refuses('marquise', 'marquiseDaylight', 'bird-action')
  })
})

describe('what carries wood (T113)', () => {
  /** Wood in clearing 4, a sawmill to be built in clearing 7: no path between them, but a river. */
  const acrossTheRiver = (preset: RulesetName, game = root) =>
    givenTable({ seats: ['marquise', 'eyrie'], preset }, game)
      .clearing(7, { marquise: { sawmill: 1, warrior: 1 } })
      .clearing(4, { marquise: { warrior: 1, wood: 1 } })
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'pass')
      .when('marquise', 'marquiseDaylight', 'build')

  /** Some effect makes these two clearings adjacent to each other. */
  const bridge: Modifiers['neighbours'] = (to, _g, _seat, from) =>
    from === 4 ? [...to, 7] : from === 7 ? [...to, 4] : to
  const bridged = rootWith({ rules: [{ id: 'bridge', modify: { neighbours: bridge } }] })

  const millInSeven = { clearing: 7, building: 'sawmill' }

  test.each(['english', 'first', 'draft'] as const)(
    '[law 6.5.4.II] under %s whatever makes clearings adjacent',
    (preset) => {
      acrossTheRiver(preset, bridged).offersAmong('marquise', 'marquiseBuild', [millInSeven])
    },
  )

  test('[law 6.5.4.II] under current only paths', () => {
    acrossTheRiver('current', bridged).refuses('marquise', 'marquiseBuild', millInSeven)
  })

  test.each(['english', 'first', 'draft'] as const)('[law 6.5.4.II] under %s a river alone does not', (preset) => {
    acrossTheRiver(preset).refuses('marquise', 'marquiseBuild', millInSeven)
  })
})
