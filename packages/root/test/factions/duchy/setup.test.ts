import { ConfigError } from '@spinney/kernel'
import { describe, expect, test } from 'vitest'
import { duchy } from '../../../src/factions/duchy/index.ts'
import { given, type Position, root, rulerOf } from '../../../src/index.ts'
import { BURROW } from './support.ts'

const setup = (position: Position) => position.inside('duchy', duchy.setup, { seat: 1 }, 'setup')

const against = (corner: number) =>
  given('marquise', 'duchy', 'eyrie').with((g) => {
    g.starts[0] = corner
  })

describe('setup of the Duchy', () => {
  test('[law 12.3.1] their supply starts with 20 warriors and 3 tunnels', () => {
    setup(against(1)).supplies('duchy', { warrior: 20, tunnel: 3 })
  })

  test('[law 12.3.2] the Burrow lies beside the map, empty and ruled', () => {
    setup(against(1))
      .holds(BURROW, { duchy: {} })
      .has('ruler', (g) => rulerOf(g, BURROW), 1)
  })

  test('[law 12.3.3] two warriors and a tunnel in the corner opposite another start, two in each neighbour', () => {
    setup(against(3))
      .offers('duchy', 'duchyStart', [1])
      .when('duchy', 'duchyStart', 1)
      .holds(1, { duchy: { warrior: 2, tunnel: 1 } })
      .holds(5, { duchy: { warrior: 2 } })
      .holds(9, { duchy: { warrior: 2 } })
      .holds(10, { duchy: { warrior: 2 } })
      .holds(BURROW, { duchy: {} })
      .has('starting clearing', (g) => g.starts[1], 1)
  })

  test('[law 12.3.3] where no corner lies opposite a start any free one will do', () => {
    setup(given('marquise', 'duchy')).offers('duchy', 'duchyStart', [1, 2, 3, 4])
    const crowded = against(1).with((g) => {
      g.starts[2] = 3
    })
    setup(crowded).offers('duchy', 'duchyStart', [2, 4])
  })

  test('[law 12.3.4] three citadels and three markets are off the map', () => {
    setup(against(1)).supplies('duchy', { citadel: 3, market: 3 })
  })

  test('[law 12.3.5, 12.3.6] no minister is swayed, all nine crowns lie on the board', () => {
    setup(against(1)).owns('duchy', { swayed: [], crowns: { squire: 3, noble: 3, lord: 3 } })
  })

  test('their start counts among those in corners', () => {
    expect(duchy.startsInCorner).toBe(true)
  })

  test('older editions do not know the Duchy', () => {
    expect(() => root.config({ seats: ['duchy', 'marquise'], preset: 'first' })).toThrow(ConfigError)
  })
})
