import { describe, test } from 'vitest'
import { marquise } from '../../../src/factions/marquise/index.ts'
import { given } from '../../../src/index.ts'

const setup = () => given('marquise', 'eyrie').inside('marquise', marquise.setup, { seat: 0 }, 'setup')

const keepIn = (corner: number) => setup().when('marquise', 'marquiseKeep', corner)

describe('setup of the Marquise', () => {
  test('[law 6.3.1] her supply starts with 25 warriors and 8 wood', () => {
    setup().supplies('marquise', { warrior: 25, wood: 8 })
  })

  test('[law 6.3.2] the keep goes to a corner of her choice, which becomes her starting clearing', () => {
    setup()
      .offers('marquise', 'marquiseKeep', [1, 2, 3, 4])
      .when('marquise', 'marquiseKeep', 2)
      .holds(2, { marquise: { keep: 1, warrior: 1 } })
      .has('starting clearing', (g) => g.starts[0], 2)
  })

  test('[law 6.3.2] the keep may not go to a clearing that is no corner', () => {
    setup().refuses('marquise', 'marquiseKeep', 5)
  })

  test('[law 6.3.3] one warrior goes to every clearing but the corner opposite the keep', () => {
    keepIn(1)
      .supplies('marquise', { warrior: 14 })
      .holds(3, { marquise: {} })
      .holds(2, { marquise: { warrior: 1 } })
      .holds(12, { marquise: { warrior: 1 } })
  })

  test('[law 6.3.4] a sawmill, a workshop and a recruiter go to the keep or next to it', () => {
    keepIn(1)
      .offers(
        'marquise',
        'marquiseStartBuilding',
        ['sawmill', 'workshop', 'recruiter'].flatMap((building) =>
          [1, 5, 9, 10].map((clearing) => ({ building, clearing })),
        ),
      )
      .when('marquise', 'marquiseStartBuilding', { building: 'workshop', clearing: 5 })
      .when('marquise', 'marquiseStartBuilding', { building: 'sawmill', clearing: 5 })
      .when('marquise', 'marquiseStartBuilding', { building: 'recruiter', clearing: 9 })
      .holds(5, { marquise: { warrior: 1, workshop: 1, sawmill: 1 } })
      .holds(9, { marquise: { warrior: 1, recruiter: 1 } })
  })

  test('[law 6.3.4] starting buildings need an empty slot', () => {
    keepIn(1)
      .when('marquise', 'marquiseStartBuilding', { building: 'workshop', clearing: 1 })
      .when('marquise', 'marquiseStartBuilding', { building: 'sawmill', clearing: 10 })
      .offers(
        'marquise',
        'marquiseStartBuilding',
        [5, 9].map((clearing) => ({ building: 'recruiter', clearing })),
      )
  })

  test('[law 6.3.5] five buildings of each kind are left, and the next of each costs one wood', () => {
    keepIn(1)
      .when('marquise', 'marquiseStartBuilding', { building: 'workshop', clearing: 5 })
      .when('marquise', 'marquiseStartBuilding', { building: 'sawmill', clearing: 5 })
      .when('marquise', 'marquiseStartBuilding', { building: 'recruiter', clearing: 9 })
      .supplies('marquise', { workshop: 5, sawmill: 5, recruiter: 5 })
    given('marquise', 'eyrie')
      .clearing(8, { marquise: { workshop: 1, sawmill: 1 } })
      .clearing(7, { marquise: { recruiter: 1, wood: 1 } })
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'pass')
      .when('marquise', 'marquiseDaylight', 'build')
      .offers(
        'marquise',
        'marquiseBuild',
        ['sawmill', 'workshop', 'recruiter'].map((building) => ({ clearing: 7, building })),
      )
  })
})
