import { describe, test } from 'vitest'
import { alliance } from '../../../src/factions/alliance/index.ts'
import { given, givenTable, type Position, type RootScenario, type RulesetName } from '../../../src/index.ts'
import { supporters } from './look.ts'

describe('setup of the Alliance', () => {
  const setup = () => given('marquise', 'alliance').inside('alliance', alliance.setup, { seat: 1 }, 'setup')

  test('[law 8.3.1] their supply starts with 10 warriors', () => {
    setup().supplies('alliance', { warrior: 10 })
  })

  test('[law 8.3.2] the three bases are off the map', () => {
    setup().supplies('alliance', { 'base-fox': 1, 'base-rabbit': 1, 'base-mouse': 1 })
  })

  test('[law 8.3.3] so are the ten sympathy tokens', () => {
    setup().supplies('alliance', { sympathy: 10 })
  })

  test('[law 8.3.4] the deck gives three supporters', () => {
    setup()
      .chance('anvil')
      .chance('bake-sale')
      .chance('armorers')
      .has('supporters', supporters, ['anvil', 'armorers', 'bake-sale'])
      .hands('alliance')
      .has('asked', (g) => g.flow.at(-1)!.proc !== 'alliance.supporterFromDeck', true)
  })
})

/** Sympathy in three fox clearings, cats and a roost in the first of them. */
const fox = (preset: RulesetName = 'current'): Position =>
  givenTable({ seats: ['marquise', 'eyrie', 'alliance'], preset })
    .clearing(8, { alliance: { sympathy: 1 }, marquise: { warrior: 2, sawmill: 1, wood: 1 }, eyrie: { roost: 1 } })
    .clearing(1, { alliance: { sympathy: 1 } })
    .clearing(12, { alliance: { sympathy: 1 } })

const revolt = (position: Position, clearing = 8): RootScenario =>
  position
    .own('alliance', { supporters: ['anvil', 'foxfolk-steel'] })
    .turn('alliance')
    .when('alliance', 'allianceRevolt', clearing)
    .when('alliance', 'spendSupporter', 'anvil')
    .when('alliance', 'spendSupporter', 'foxfolk-steel')

describe('revolt', () => {
  test('[law 8.4, 8.4.1] revolts come before spreading, and may be declined', () => {
    fox()
      .own('alliance', { supporters: ['anvil', 'foxfolk-steel'] })
      .turn('alliance')
      .offers('alliance', 'allianceRevolt', [1, 8, 12, 'pass'])
      .when('alliance', 'allianceRevolt', 'pass')
      .asks('alliance', 'allianceSpread')
  })

  test('[law 8.4.1] they may revolt again, as often as bases and supporters last', () => {
    fox()
      .clearing(7, { alliance: { sympathy: 1 } })
      .own('alliance', { supporters: ['anvil', 'foxfolk-steel', 'sword-mouse', 'investments'] })
      .turn('alliance')
      .when('alliance', 'allianceRevolt', 8)
      .when('alliance', 'spendSupporter', 'anvil')
      .when('alliance', 'spendSupporter', 'foxfolk-steel')
      .offers('alliance', 'allianceRevolt', [7, 'pass'])
      .when('alliance', 'allianceRevolt', 7)
      .when('alliance', 'spendSupporter', 'sword-mouse')
      .when('alliance', 'spendSupporter', 'investments')
      .holds(7, { alliance: { sympathy: 1, 'base-mouse': 1, warrior: 1 } })
  })

  test('[law 8.4.1.I] only in a sympathetic clearing whose base is not on the map', () => {
    fox()
      .clearing(6, { alliance: { 'base-fox': 1 } })
      .clearing(7, { alliance: { sympathy: 1 } })
      .own('alliance', { supporters: ['armorers', 'sappers'] })
      .turn('alliance')
      .offers('alliance', 'allianceRevolt', [7, 'pass'])
  })

  test('[law 8.4.1.II] two supporters that match the clearing are needed', () => {
    fox()
      .clearing(7, { alliance: { sympathy: 1 } })
      .own('alliance', { supporters: ['anvil', 'sword-mouse', 'armorers'] })
      .turn('alliance')
      .when('alliance', 'allianceRevolt', 7)
      .offers('alliance', 'spendSupporter', ['sword-mouse', 'armorers'])
      .when('alliance', 'spendSupporter', 'sword-mouse')
      .when('alliance', 'spendSupporter', 'armorers')
      .has('supporters', supporters, ['anvil'])
      .has('discard pile', (g) => g.discard.length, 2)
  })

  test('[law 8.4.1.II] one is not enough', () => {
    fox()
      .own('alliance', { supporters: ['anvil', 'sword-mouse'] })
      .turn('alliance')
      .offers('alliance', 'allianceRevolt', ['pass'])
  })

  test('[law 8.4.1.III] all enemy pieces go, and buildings and tokens score', () => {
    revolt(fox())
      .holds(8, { marquise: {}, eyrie: {} })
      .scores('alliance', 3)
      .supplies('marquise', { warrior: 25, wood: 8, sawmill: 6 })
  })

  test('[law 8.4.1.III] the base comes, a warrior for each sympathetic clearing of its suit, and an officer', () => {
    revolt(fox())
      .holds(8, { alliance: { sympathy: 1, 'base-fox': 1, warrior: 3 } })
      .boards('alliance', { warrior: 1 })
      .supplies('alliance', { warrior: 6 })
  })

  test('[law 8.4.1.III] sympathetic clearings of other suits do not count', () => {
    revolt(fox().clearing(7, { alliance: { sympathy: 1 } })).holds(8, {
      alliance: { sympathy: 1, 'base-fox': 1, warrior: 3 },
    })
  })

  test('[law 8.4.1.III] with too few warriors as many come as there are, and no officer', () => {
    revolt(fox().clearing(7, { alliance: { warrior: 8 } }))
      .holds(8, { alliance: { sympathy: 1, 'base-fox': 1, warrior: 2 } })
      .boards('alliance', { warrior: 0 })
  })

  test('[law 8.4.1.III] where the base finds no room the rest is done', () => {
    revolt(
      fox().with((g) => g.ruins.splice(1, 1, 1)),
      1,
    )
      .holds(1, { alliance: { sympathy: 1, warrior: 3 } })
      .boards('alliance', { warrior: 1 })
      .supplies('alliance', { 'base-fox': 1 })
  })

  test('[law 8.4.1.III] the Marquise may save her warriors before the base is placed', () => {
    revolt(
      fox()
        .clearing(2, { marquise: { keep: 1 } })
        .hand('marquise', 'protection-racket'),
    )
      .when('marquise', 'fieldHospitals', 'protection-racket')
      .holds(2, { marquise: { keep: 1, warrior: 2 } })
      .holds(8, { alliance: { sympathy: 1, 'base-fox': 1, warrior: 3 } })
  })

  test('[law 8.4.1.III] the draft gives no officer (A2)', () => {
    revolt(fox('draft'))
      .holds(8, { alliance: { sympathy: 1, 'base-fox': 1, warrior: 3 } })
      .boards('alliance', { warrior: 0 })
  })

  test.each(['english', 'first'] as const)('[law 8.4.1.III] %s gives one (A2)', (preset) => {
    revolt(fox(preset)).boards('alliance', { warrior: 1 })
  })

  test('[law 8.4] crafted cards may be used between revolts and spreading', () => {
    fox()
      .crafted('alliance', 'royal-claim')
      .own('alliance', { supporters: ['anvil', 'foxfolk-steel'] })
      .turn('alliance')
      .when('alliance', 'phaseMoment', 'pass')
      .when('alliance', 'allianceRevolt', 8)
      .when('alliance', 'spendSupporter', 'anvil')
      .when('alliance', 'spendSupporter', 'foxfolk-steel')
      .when('alliance', 'phaseMoment', 'royal-claim')
      .scores('alliance', 4)
      .asks('alliance', 'allianceSpread')
  })
})

/** Sympathy in clearing 8, so that 4 (rabbit) and 7 (mouse) are next to it. */
const village = (...cards: string[]): Position =>
  given('marquise', 'eyrie', 'alliance')
    .clearing(8, { alliance: { sympathy: 1 } })
    .own('alliance', { supporters: cards })

const pastRevolts = (position: Position): RootScenario => {
  const played = position.turn('alliance')
  const asked = played.state.flow.at(-1)!.at
  return asked === 'allianceRevolt' ? played.when('alliance', 'allianceRevolt', 'pass') : played
}

describe('spreading sympathy', () => {
  test('[law 8.4.2] they may spread again and again, or not at all', () => {
    pastRevolts(village('sword-mouse', 'bake-sale'))
      .when('alliance', 'allianceSpread', 7)
      .when('alliance', 'spendSupporter', 'sword-mouse')
      .when('alliance', 'allianceSpread', 4)
      .when('alliance', 'spendSupporter', 'bake-sale')
      .when('alliance', 'allianceSpread', 'pass')
      .asks('alliance', 'allianceDaylight')
  })

  test('[law 8.4.2.I] to clearings next to a sympathetic one', () => {
    pastRevolts(village('armorers')).offers('alliance', 'allianceSpread', [4, 7, 'pass'])
  })

  test('[law 8.4.2.I] without a sympathetic clearing on the map to any', () => {
    given('marquise', 'alliance')
      .own('alliance', { supporters: ['armorers'] })
      .turn('alliance')
      .offers('alliance', 'allianceSpread', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 'pass'])
  })

  test('[law 8.4.2.II] supporters must match the clearing', () => {
    pastRevolts(village('sword-mouse')).offers('alliance', 'allianceSpread', [7, 'pass'])
  })

  test('[law 8.4.2.II] a bird serves for any clearing', () => {
    pastRevolts(village('sword-mouse', 'armorers'))
      .when('alliance', 'allianceSpread', 7)
      .offers('alliance', 'spendSupporter', ['sword-mouse', 'armorers'])
  })

  test.each([
    [1, 1],
    [3, 2],
    [5, 2],
    [6, 3],
    [9, 3],
  ])('[law 8.4.2.II] with %i tokens on the map the next costs %i supporters', (tokens, cost) => {
    const position = given('marquise', 'alliance').clearing(9, { alliance: { 'base-mouse': 1 } })
    for (const clearing of [8, 12, 11, 3, 6, 2, 5, 1, 9].slice(0, tokens)) {
      position.clearing(clearing, { alliance: { sympathy: 1 } })
    }
    const mice = ['sword-mouse', 'investments', 'mouse-in-a-sack'].slice(0, cost)
    const short = [...mice].slice(1)
    pastRevolts(position.own('alliance', { supporters: short })).refuses('alliance', 'allianceSpread', 7)
    let played = pastRevolts(position.own('alliance', { supporters: mice.slice(0, 1) })).when(
      'alliance',
      'allianceSpread',
      7,
    )
    for (const card of mice) played = played.when('alliance', 'spendSupporter', card)
    played.holds(7, { alliance: { sympathy: 1 } }).has('supporters', supporters, [])
  })

  test('[law 8.4.2.II.a] three warriors of one other player make it one dearer', () => {
    const watched = (...cards: string[]) => pastRevolts(village(...cards).clearing(7, { marquise: { warrior: 3 } }))
    watched('sword-mouse').offers('alliance', 'allianceSpread', ['pass'])
    watched('sword-mouse', 'armorers')
      .when('alliance', 'allianceSpread', 7)
      .when('alliance', 'spendSupporter', 'sword-mouse')
      .when('alliance', 'spendSupporter', 'armorers')
      .holds(7, { alliance: { sympathy: 1 } })
  })

  test('[law 8.4.2.II.a] two warriors each of two players do not', () => {
    pastRevolts(village('sword-mouse').clearing(7, { marquise: { warrior: 2 }, eyrie: { warrior: 2 } }))
      .when('alliance', 'allianceSpread', 7)
      .when('alliance', 'spendSupporter', 'sword-mouse')
      .holds(7, { alliance: { sympathy: 1 } })
  })

  test('[law 8.4.2.II.a] a warlord counts among the warriors', () => {
    const guarded = (warriors: number) =>
      pastRevolts(
        given('hundreds', 'alliance')
          .clearing(8, { alliance: { sympathy: 1 } })
          .clearing(7, { hundreds: { warrior: warriors, warlord: 1 } })
          .own('alliance', { supporters: ['sword-mouse'] }),
      )
    guarded(1).offersAmong('alliance', 'allianceSpread', [7])
    guarded(2).refuses('alliance', 'allianceSpread', 7)
  })

  test('[law 8.4.2.II.a] buildings, tokens and their own warriors do not count', () => {
    pastRevolts(
      village('sword-mouse').clearing(7, { marquise: { warrior: 2, sawmill: 1, wood: 1 }, alliance: { warrior: 4 } }),
    ).offers('alliance', 'allianceSpread', [7, 'pass'])
  })

  test.each([
    [0, 0],
    [1, 1],
    [4, 2],
    [6, 3],
    [9, 4],
  ])('[law 8.4.2.III] after %i tokens the next scores %i', (tokens, points) => {
    const position = given('marquise', 'alliance').clearing(9, { alliance: { 'base-mouse': 1 } })
    for (const clearing of [8, 12, 11, 3, 6, 2, 5, 1, 9].slice(0, tokens)) {
      position.clearing(clearing, { alliance: { sympathy: 1 } })
    }
    const mice = ['sword-mouse', 'investments', 'mouse-in-a-sack', 'armorers']
    let played = pastRevolts(position.own('alliance', { supporters: mice })).when('alliance', 'allianceSpread', 7)
    while (played.state.flow.at(-1)!.proc === 'alliance.pay') {
      played = played.when('alliance', 'spendSupporter', supporters(played.state)[0]!)
    }
    played.scores('alliance', points).holds(7, { alliance: { sympathy: 1 } })
  })
})
