import { describe, expect, test } from 'vitest'
import { factionAt } from '../../../src/core/book.ts'
import { given, isAdvised, kindsOf, type Position, type RootScenario } from '../../../src/index.ts'
import { rats } from './support.ts'

const settingUp = (position: Position): RootScenario =>
  position.inside('hundreds', factionAt(position.state, position.state.seatOf.hundreds!).setup, {
    seat: position.state.seatOf.hundreds!,
  })

describe('setting up the Hundreds', () => {
  test('[law 14.3.1, 14.2.2] warlord, four warriors and a stronghold in a corner', () => {
    settingUp(rats())
      .offers('hundreds', 'hundredsStart', [1, 2, 3, 4])
      .when('hundreds', 'hundredsStart', 2)
      .holds(2, { hundreds: { warlord: 1, warrior: 4, stronghold: 1 } })
      .supplies('hundreds', { warlord: 0, warrior: 16, stronghold: 5, mob: 5 })
  })

  test('[law 14.3.1] opposite another start where that is possible, never in one', () => {
    const position = rats().with((g) => {
      g.starts[1] = 3
    })
    settingUp(position)
      .offers('hundreds', 'hundredsStart', [1])
      .when('hundreds', 'hundredsStart', 1)
      .has('the corner is a start (T67)', (g) => g.starts[0], 1)
    const crowded = given('hundreds', 'marquise', 'eyrie').with((g) => {
      g.starts = [0, 1, 3]
    })
    settingUp(crowded).offers('hundreds', 'hundredsStart', [2, 4])
  })

  test('[law 14.3.2] the items marked R go under the ruins', () => {
    settingUp(rats())
      .when('hundreds', 'hundredsStart', 1)
      .has('items', (g) => g.ruinItems.length, 4)
      .has('under the ruins', (g) => [6, 10, 11, 12].map((clearing) => g.underRuin[clearing]), [1, 1, 1, 1])
  })

  test('[law 14.3.2] unless somebody else has put them there', () => {
    const position = given('hundreds', 'vagabond').with((g) => {
      g.ruinItems = [0, 1, 3, 4]
      for (const clearing of [6, 10, 11, 12]) g.underRuin[clearing] = 1
    })
    settingUp(position)
      .when('hundreds', 'hundredsStart', 1)
      .has('items', (g) => g.ruinItems.length, 4)
  })

  test('[law 14.3.3] they start Stubborn', () => {
    rats().turn('hundreds', 'daylight').owns('hundreds', { mood: 'stubborn', command: 1, prowess: 1 })
  })

  test('the box holds what the facts say, and the reach is enough for two', () => {
    expect(kindsOf('hundreds').map((kind) => [kind.id, kind.max])).toEqual([
      ['hundreds.warrior', 20],
      ['hundreds.warlord', 1],
      ['hundreds.stronghold', 6],
      ['hundreds.mob', 5],
    ])
    expect(isAdvised('current', ['hundreds', 'marquise'])).toBe(true)
  })
})
