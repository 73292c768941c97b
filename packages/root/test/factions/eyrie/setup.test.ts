import { describe, test } from 'vitest'
import { eyrie } from '../../../src/factions/eyrie/index.ts'
import { given, givenTable, type Position, type RulesetName } from '../../../src/index.ts'

const setup = (position: Position) => position.inside('eyrie', eyrie.setup, { seat: 1 }, 'setup')

/** The Marquise has started from this corner. */
const against = (corner: number, preset: RulesetName = 'current') =>
  givenTable({ seats: ['marquise', 'eyrie', 'alliance'], preset }).with((g) => {
    g.starts[0] = corner
  })

describe('setup of the Eyrie', () => {
  test('[law 7.3.1] their supply starts with 20 warriors', () => {
    setup(against(1)).supplies('eyrie', { warrior: 20 })
  })

  test('[law 7.3.2] a roost and six warriors go to the corner opposite another start', () => {
    setup(against(1))
      .offers('eyrie', 'eyrieStart', [3])
      .when('eyrie', 'eyrieStart', 3)
      .holds(3, { eyrie: { roost: 1, warrior: 6 } })
      .has('starting clearing', (g) => g.starts[1], 3)
  })

  test('[law 7.3.2] without another start any corner will do', () => {
    setup(given('alliance', 'eyrie')).offers('eyrie', 'eyrieStart', [1, 2, 3, 4])
  })

  test('[law 7.3.2] another player’s start is not free, and where its opposite is taken any other corner is', () => {
    const crowded = against(1).with((g) => {
      g.starts[2] = 3
    })
    setup(crowded).offers('eyrie', 'eyrieStart', [2, 4])
  })

  test('[law 7.3.3] any of the four leaders may be chosen, the others stay face up', () => {
    setup(against(1))
      .when('eyrie', 'eyrieStart', 3)
      .offers('eyrie', 'eyrieLeader', ['builder', 'charismatic', 'commander', 'despot'])
      .when('eyrie', 'eyrieLeader', 'commander')
      .owns('eyrie', { leader: 'commander', leaders: ['builder', 'charismatic', 'despot'] })
  })

  test('[law 7.3.4] the viziers go to the columns of the leader', () => {
    setup(against(1))
      .when('eyrie', 'eyrieStart', 3)
      .when('eyrie', 'eyrieLeader', 'despot')
      .owns('eyrie', { decree: { recruit: [], move: ['vizier'], battle: [], build: ['vizier'] } })
  })

  test('[law 7.3.5] six roosts are left on the track', () => {
    setup(against(1)).when('eyrie', 'eyrieStart', 3).supplies('eyrie', { roost: 6 })
  })
})

describe('the starting corner (E1)', () => {
  const corners = (preset: RulesetName, seats: string[], starts: number[]) =>
    givenTable({ seats, preset })
      .with((g) => {
        g.starts = starts
      })
      .inside('eyrie', eyrie.setup, { seat: 0 }, 'setup')

  test.each(['first', 'draft'] as const)('[law 7.3.2] under %s opposite the keep', (preset) => {
    corners(preset, ['eyrie', 'marquise', 'alliance'], [0, 2, 0]).offers('eyrie', 'eyrieStart', [4])
  })

  test.each(['first', 'draft'] as const)('[law 7.3.2] under %s without the Marquise any corner', (preset) => {
    corners(preset, ['eyrie', 'alliance'], [0, 2]).offers('eyrie', 'eyrieStart', [1, 3, 4])
  })

  test.each(['current', 'english'] as const)('[law 7.3.2] under %s opposite anybody’s start', (preset) => {
    corners(preset, ['eyrie', 'alliance'], [0, 2]).offers('eyrie', 'eyrieStart', [4])
  })
})
