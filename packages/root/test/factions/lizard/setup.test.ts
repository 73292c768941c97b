import { describe, test } from 'vitest'
import { lizard } from '../../../src/factions/lizard/index.ts'
import { given, givenTable, type Position } from '../../../src/index.ts'

const setup = (position: Position, seat = 1) => position.inside('lizard', lizard.setup, { seat }, 'setup')

/** Others have started from these corners. */
const against = (...corners: number[]) =>
  given('marquise', 'lizard', 'eyrie').with((g) => {
    g.starts[0] = corners[0] ?? 0
    g.starts[2] = corners[1] ?? 0
  })

describe('setup of the Lizard Cult', () => {
  test('[law 10.3.1] its supply starts with 25 warriors', () => {
    setup(against(1)).supplies('lizard', { warrior: 25 })
  })

  test('[law 10.3.2] it starts from the corner opposite the keep or the roost', () => {
    setup(against(1)).offers('lizard', 'lizardStart', [3])
    setup(against(0, 2)).offers('lizard', 'lizardStart', [4])
  })

  test('[law 10.3.2] with both in the game, from one of the corners left', () => {
    setup(against(1, 3)).offers('lizard', 'lizardStart', [2, 4])
  })

  test('[law 10.3.2] with neither, from any corner', () => {
    setup(given('alliance', 'lizard')).offers('lizard', 'lizardStart', [1, 2, 3, 4])
  })

  test('[law 10.3.2] four warriors and a matching garden go there, a warrior to each adjacent clearing', () => {
    setup(against(1))
      .when('lizard', 'lizardStart', 3)
      .has('starting clearing', (g) => g.starts[1], 3)
      .holds(3, { lizard: { warrior: 4, 'garden-rabbit': 1 } })
      .holds(6, { lizard: { warrior: 1 } })
      .holds(7, { lizard: { warrior: 1 } })
      .holds(11, { lizard: { warrior: 1 } })
      .holds(2, { lizard: {} })
      .supplies('lizard', { warrior: 18 })
  })

  test('[law 10.3.2, C.3.2] a clearing behind a closed path is not adjacent', () => {
    const mountain = givenTable({ seats: ['marquise', 'lizard'], map: 'mountain' }).with((g) => {
      g.starts[0] = 1
    })
    setup(mountain)
      .when('lizard', 'lizardStart', 3)
      .holds(6, { lizard: { warrior: 1 } })
      .holds(11, { lizard: { warrior: 1 } })
      .holds(7, { lizard: {} })
  })

  test('[law 10.3.3] any suit but the birds may be the Outcast, and is not hated', () => {
    setup(against(1))
      .when('lizard', 'lizardStart', 3)
      .offers('lizard', 'lizardOutcast', ['fox', 'rabbit', 'mouse'])
      .when('lizard', 'lizardOutcast', 'mouse')
      .owns('lizard', { outcast: 'mouse', hated: false })
  })

  test('[law 10.3.4] fourteen gardens are left on their tracks', () => {
    setup(against(1))
      .when('lizard', 'lizardStart', 3)
      .supplies('lizard', { 'garden-fox': 5, 'garden-rabbit': 4, 'garden-mouse': 5 })
  })
})
