import { describe, test } from 'vitest'
import { pathKey } from '../../../src/board/map.ts'
import { given, givenTable, type Position } from '../../../src/index.ts'

/** Cats alone in two clearings, 8 and 4, which they rule. */
const cats = (): Position =>
  given('marquise', 'eyrie')
    .clearing(8, { marquise: { warrior: 6 } })
    .clearing(4, { marquise: { warrior: 1 } })

/** Up to her first action. */
const daylight = (position: Position) => position.turn('marquise', 'daylight').when('marquise', 'craftStep', 'pass')

/** Three actions: marches of one move each. */
const threeMarches = (position: Position) => {
  let played = daylight(position)
  for (const [from, to] of [
    [8, 7],
    [8, 7],
    [8, 7],
  ] as const) {
    played = played
      .when('marquise', 'marquiseDaylight', 'march')
      .when('marquise', 'move', { from, to })
      .when('marquise', 'howMany', 1)
      .when('marquise', 'move', 'pass')
  }
  return played
}

describe('actions', () => {
  test('[law 6.5] there are three, of any kind and any mix', () => {
    threeMarches(cats()).offers('marquise', 'marquiseDaylight', ['pass'])
  })

  test('[law 6.5] she may stop before the third', () => {
    daylight(cats()).when('marquise', 'marquiseDaylight', 'pass').asks('chance', 'draw')
  })

  test('[law 6.5] after the three a bird card buys one more', () => {
    threeMarches(cats().hand('marquise', 'armorers'))
      .offers('marquise', 'marquiseDaylight', ['bird-action', 'pass'])
      .when('marquise', 'marquiseDaylight', 'bird-action')
      .when('marquise', 'marquiseBird', 'armorers')
      .hands('marquise')
      .offers('marquise', 'marquiseDaylight', ['march', 'build', 'pass'])
  })

  test('[law 6.5] every bird card buys one, without limit', () => {
    let played = threeMarches(cats().hand('marquise', 'armorers', 'sappers', 'ambush-bird'))
    for (const bird of ['armorers', 'sappers', 'ambush-bird']) {
      played = played
        .when('marquise', 'marquiseDaylight', 'bird-action')
        .when('marquise', 'marquiseBird', bird)
        .when('marquise', 'marquiseDaylight', 'march')
        .when('marquise', 'move', { from: 7, to: 8 })
        .when('marquise', 'howMany', 1)
        .when('marquise', 'move', 'pass')
    }
    played.offers('marquise', 'marquiseDaylight', ['pass'])
  })

  test('[law 6.5] before the third action no bird may be spent', () => {
    daylight(cats().hand('marquise', 'armorers')).refuses('marquise', 'marquiseDaylight', 'bird-action')
  })

  test('[law 6.5] cards of other suits buy nothing', () => {
    threeMarches(cats().hand('marquise', 'anvil', 'bake-sale')).offers('marquise', 'marquiseDaylight', ['pass'])
  })

  test('[law 6.5] crafted cards may be used between actions and cost none', () => {
    threeMarches(cats().crafted('marquise', 'codebreakers').hand('eyrie', 'anvil'))
      .when('marquise', 'marquiseDaylight', 'codebreakers')
      .when('marquise', 'codebreakers', 1)
      .offers('marquise', 'marquiseDaylight', ['pass'])
  })
})

describe('battle', () => {
  test('[law 6.5.1] one action is one battle', () => {
    daylight(given('marquise', 'eyrie').clearing(8, { marquise: { warrior: 2 }, eyrie: { warrior: 2 } }))
      .when('marquise', 'marquiseDaylight', 'battle')
      .when('marquise', 'battle', { clearing: 8, defender: 1 })
      .chance({ high: 1, low: 0 })
      .holds(8, { eyrie: { warrior: 1 } })
      .asks('marquise', 'marquiseDaylight')
  })

  test('[law 6.5.1] without an opponent there is no battle', () => {
    daylight(cats()).refuses('marquise', 'marquiseDaylight', 'battle')
  })
})

describe('march', () => {
  test('[law 6.5.2] one action is two moves, even of the same warriors', () => {
    daylight(cats())
      .when('marquise', 'marquiseDaylight', 'march')
      .when('marquise', 'move', { from: 8, to: 7 })
      .when('marquise', 'howMany', 2)
      .when('marquise', 'move', { from: 7, to: 12 })
      .when('marquise', 'howMany', 2)
      .holds(12, { marquise: { warrior: 2 } })
      .asks('marquise', 'marquiseDaylight')
  })

  test('[law 6.5.2] the second move may be left out', () => {
    daylight(cats())
      .when('marquise', 'marquiseDaylight', 'march')
      .when('marquise', 'move', { from: 8, to: 7 })
      .when('marquise', 'howMany', 1)
      .when('marquise', 'move', 'pass')
      .asks('marquise', 'marquiseDaylight')
  })
})

describe('recruit', () => {
  const recruiters = () =>
    given('marquise', 'eyrie')
      .clearing(8, { marquise: { recruiter: 2 } })
      .clearing(9, { marquise: { recruiter: 1 } })

  test('[law 6.5.3] one warrior comes to each recruiter', () => {
    daylight(recruiters())
      .when('marquise', 'marquiseDaylight', 'recruit')
      .holds(8, { marquise: { recruiter: 2, warrior: 2 } })
      .holds(9, { marquise: { recruiter: 1, warrior: 1 } })
  })

  test('[law 6.5.3] once per turn', () => {
    daylight(recruiters())
      .when('marquise', 'marquiseDaylight', 'recruit')
      .refuses('marquise', 'marquiseDaylight', 'recruit')
  })

  test('[law 6.5.3] with too few warriors she chooses where they come', () => {
    daylight(recruiters().clearing(1, { marquise: { warrior: 23 } }))
      .when('marquise', 'marquiseDaylight', 'recruit')
      .offers('marquise', 'marquiseRecruit', [8, 9])
      .when('marquise', 'marquiseRecruit', 9)
      .offers('marquise', 'marquiseRecruit', [8])
      .when('marquise', 'marquiseRecruit', 8)
      .holds(8, { marquise: { recruiter: 2, warrior: 1 } })
      .supplies('marquise', { warrior: 0 })
      .asks('marquise', 'marquiseDaylight')
  })
})

/** Three sawmills, of which the next costs three wood and scores three. */
const mills = (): Position =>
  given('marquise', 'eyrie')
    .clearing(8, { marquise: { sawmill: 2, warrior: 1 } })
    .clearing(7, { marquise: { sawmill: 1, warrior: 1 } })

const sawmillIn = (clearing: number) => ({ clearing, building: 'sawmill' })

describe('build', () => {
  test('[law 6.5.4] one action places one building', () => {
    daylight(mills().clearing(7, { marquise: { wood: 3 } }))
      .when('marquise', 'marquiseDaylight', 'build')
      .when('marquise', 'marquiseBuild', sawmillIn(7))
      .when('marquise', 'marquiseWood', 7)
      .when('marquise', 'marquiseWood', 7)
      .when('marquise', 'marquiseWood', 7)
      .holds(7, { marquise: { sawmill: 2, warrior: 1 } })
      .supplies('marquise', { wood: 8, sawmill: 2 })
      .asks('marquise', 'marquiseDaylight')
  })

  test('[law 6.5.4.I] she must rule the clearing', () => {
    daylight(mills().clearing(7, { marquise: { wood: 3 }, eyrie: { warrior: 2 } })).refuses(
      'marquise',
      'marquiseDaylight',
      'build',
    )
  })

  test('[law 6.5.4.I] the clearing needs an empty slot', () => {
    daylight(mills().clearing(7, { marquise: { wood: 3 } }))
      .when('marquise', 'marquiseDaylight', 'build')
      .offers('marquise', 'marquiseBuild', [
        sawmillIn(7),
        { clearing: 7, building: 'workshop' },
        { clearing: 7, building: 'recruiter' },
      ])
  })

  test('[law 6.5.4.I] a ruin fills its slot', () => {
    daylight(
      given('marquise', 'eyrie')
        .clearing(10, { marquise: { workshop: 1 } })
        .clearing(1, { marquise: { warrior: 1 } }),
    )
      .when('marquise', 'marquiseDaylight', 'build')
      .refuses('marquise', 'marquiseBuild', { clearing: 10, building: 'sawmill' })
  })

  test('[law 6.5.4.I] what she cannot pay for is not offered', () => {
    daylight(mills().clearing(7, { marquise: { wood: 2 } }))
      .when('marquise', 'marquiseDaylight', 'build')
      .refuses('marquise', 'marquiseBuild', sawmillIn(7))
      .offersAmong('marquise', 'marquiseBuild', [{ clearing: 7, building: 'workshop' }])
  })

  test.each([
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 3],
    [5, 4],
  ])('[law 6.5.4.I] with %i recruiters on the map the next costs %i wood', (recruiters, wood) => {
    const position = given('marquise', 'eyrie').clearing(11, { marquise: { warrior: 1, wood } })
    for (let i = 0; i < recruiters; i++)
      position.clearing([2, 5, 9][Math.floor(i / 2)]!, { marquise: { recruiter: 1 } })
    let played = daylight(position)
      .when('marquise', 'marquiseDaylight', 'build')
      .when('marquise', 'marquiseBuild', { clearing: 11, building: 'recruiter' })
    for (let i = 0; i < wood; i++) played = played.when('marquise', 'marquiseWood', 11)
    played.holds(11, { marquise: { warrior: 1, recruiter: 1 } }).asks('marquise', 'marquiseDaylight')
  })

  test('[law 6.5.4.I] the sixth of a kind is the last', () => {
    const full = given('marquise', 'eyrie').clearing(11, { marquise: { warrior: 1, wood: 4 } })
    for (const clearing of [2, 5, 9]) full.clearing(clearing, { marquise: { workshop: 2 } })
    daylight(full)
      .when('marquise', 'marquiseDaylight', 'build')
      .refuses('marquise', 'marquiseBuild', { clearing: 11, building: 'workshop' })
  })

  test('[law 6.5.4.II] wood may come through a chain of ruled clearings', () => {
    daylight(
      mills()
        .clearing(12, { marquise: { warrior: 1 } })
        .clearing(11, { marquise: { warrior: 1, wood: 3 } }),
    )
      .when('marquise', 'marquiseDaylight', 'build')
      .when('marquise', 'marquiseBuild', sawmillIn(7))
      .offers('marquise', 'marquiseWood', [11])
  })

  test('[law 6.5.4.II] a clearing she does not rule breaks the chain', () => {
    daylight(
      mills()
        .clearing(12, { eyrie: { warrior: 1 } })
        .clearing(11, { marquise: { warrior: 1, wood: 3 } }),
    )
      .when('marquise', 'marquiseDaylight', 'build')
      .refuses('marquise', 'marquiseBuild', sawmillIn(7))
  })

  test('[law 6.5.4.II] wood in a clearing she does not rule is out of reach', () => {
    daylight(mills().clearing(12, { marquise: { warrior: 1, wood: 3 }, eyrie: { warrior: 1 } }))
      .when('marquise', 'marquiseDaylight', 'build')
      .refuses('marquise', 'marquiseBuild', sawmillIn(7))
  })

  test('[law 6.5.4.II] she chooses which wood to pay with', () => {
    daylight(
      mills()
        .clearing(7, { marquise: { wood: 2 } })
        .clearing(8, { marquise: { wood: 2 } }),
    )
      .when('marquise', 'marquiseDaylight', 'build')
      .when('marquise', 'marquiseBuild', sawmillIn(7))
      .offers('marquise', 'marquiseWood', [7, 8])
      .when('marquise', 'marquiseWood', 8)
      .when('marquise', 'marquiseWood', 8)
      .offers('marquise', 'marquiseWood', [7])
      .when('marquise', 'marquiseWood', 7)
      .holds(7, { marquise: { sawmill: 2, warrior: 1, wood: 1 } })
  })

  test('[law 6.5.4.II] a river carries no wood', () => {
    daylight(
      given('marquise', 'eyrie')
        .clearing(7, { marquise: { sawmill: 1, warrior: 1 } })
        .clearing(4, { marquise: { warrior: 1, wood: 1 } }),
    )
      .when('marquise', 'marquiseDaylight', 'build')
      .refuses('marquise', 'marquiseBuild', sawmillIn(7))
  })

  test('[law 6.5.4.II] a closed path carries no wood', () => {
    daylight(
      givenTable({ seats: ['marquise', 'eyrie'] })
        .clearing(7, { marquise: { sawmill: 1, warrior: 1 } })
        .clearing(8, { marquise: { warrior: 1, wood: 1 } })
        .with((g) => g.closed.push(pathKey(7, 8))),
    )
      .when('marquise', 'marquiseDaylight', 'build')
      .refuses('marquise', 'marquiseBuild', sawmillIn(7))
  })

  test.each([
    ['sawmill', 3, 3],
    ['workshop', 1, 2],
    ['recruiter', 4, 3],
  ])('[law 6.5.4.III] the next %s after %i scores %i', (building, built, points) => {
    const position = given('marquise', 'eyrie').clearing(11, { marquise: { warrior: 1, wood: 3 } })
    for (let i = 0; i < built; i++) position.clearing([2, 5, 9][Math.floor(i / 2)]!, { marquise: { [building]: 1 } })
    let played = daylight(position)
      .when('marquise', 'marquiseDaylight', 'build')
      .when('marquise', 'marquiseBuild', { clearing: 11, building })
    while (played.state.flow.at(-1)!.proc === 'marquise.build') played = played.when('marquise', 'marquiseWood', 11)
    played.scores('marquise', points).holds(11, {
      marquise: { warrior: 1, [building]: 1, ...(built === 1 ? { wood: 2 } : {}) },
    })
  })
})

describe('overwork', () => {
  const mill = () => given('marquise', 'eyrie').clearing(9, { marquise: { sawmill: 1 } })

  test('[law 6.5.5] a card of the sawmill’s suit makes one wood there', () => {
    daylight(mill().hand('marquise', 'sword-mouse'))
      .when('marquise', 'marquiseDaylight', 'overwork')
      .when('marquise', 'overwork', 9)
      .when('marquise', 'overworkCard', 'sword-mouse')
      .holds(9, { marquise: { sawmill: 1, wood: 1 } })
      .hands('marquise')
  })

  test('[law 6.5.5] a bird card serves as well', () => {
    daylight(mill().hand('marquise', 'sword-mouse', 'armorers'))
      .when('marquise', 'marquiseDaylight', 'overwork')
      .when('marquise', 'overwork', 9)
      .offers('marquise', 'overworkCard', ['sword-mouse', 'armorers'])
  })

  test('[law 6.5.5] a card of another suit does not', () => {
    daylight(mill().hand('marquise', 'anvil')).refuses('marquise', 'marquiseDaylight', 'overwork')
  })

  test('[law 6.5.5] only clearings with a sawmill can be chosen', () => {
    daylight(
      mill()
        .clearing(7, { marquise: { workshop: 1 } })
        .hand('marquise', 'sword-mouse'),
    )
      .when('marquise', 'marquiseDaylight', 'overwork')
      .offers('marquise', 'overwork', [9])
  })

  test('[law 6.5.5] without wood in the supply there is no overwork', () => {
    daylight(
      mill()
        .clearing(8, { marquise: { wood: 8 } })
        .hand('marquise', 'sword-mouse'),
    ).refuses('marquise', 'marquiseDaylight', 'overwork')
  })
})
