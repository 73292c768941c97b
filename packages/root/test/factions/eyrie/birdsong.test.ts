import { describe, test } from 'vitest'
import { given, givenTable, type Position, type RulesetName } from '../../../src/index.ts'

/** Birds with a roost in clearing 2 and a builder on the throne. */
const birds = (): Position =>
  given('marquise', 'eyrie')
    .clearing(2, { eyrie: { roost: 1 } })
    .own('eyrie', { leader: 'builder' })

const inColumns = (card: string) => ['recruit', 'move', 'battle', 'build'].map((column) => ({ card, column }))

describe('emergency orders', () => {
  test('[law 7.4.1, 7.4] with an empty hand they draw a card first, and must add it', () => {
    birds().turn('eyrie').chance('anvil').offers('eyrie', 'eyrieDecree', inColumns('anvil'))
  })

  test('[law 7.4.1] with a card in hand they draw none', () => {
    birds().hand('eyrie', 'bake-sale').turn('eyrie').asks('eyrie', 'eyrieDecree')
  })
})

describe('adding to the Decree', () => {
  test('[law 7.4.2] one card must be added, to any column', () => {
    birds().hand('eyrie', 'bake-sale').turn('eyrie').offers('eyrie', 'eyrieDecree', inColumns('bake-sale'))
  })

  test('[law 7.4.2] a second card may be added, to the same column or another', () => {
    birds()
      .hand('eyrie', 'bake-sale', 'anvil')
      .turn('eyrie')
      .when('eyrie', 'eyrieDecree', { card: 'bake-sale', column: 'move' })
      .offers('eyrie', 'eyrieDecree', [...inColumns('anvil'), 'pass'])
      .when('eyrie', 'eyrieDecree', { card: 'anvil', column: 'move' })
      .owns('eyrie', { decree: { recruit: ['vizier'], move: ['vizier', 'bake-sale', 'anvil'], battle: [], build: [] } })
      .hands('eyrie')
  })

  test('[law 7.4.2] there is no third', () => {
    birds()
      .hand('eyrie', 'bake-sale', 'anvil', 'sword-mouse')
      .turn('eyrie')
      .when('eyrie', 'eyrieDecree', { card: 'bake-sale', column: 'move' })
      .when('eyrie', 'eyrieDecree', { card: 'anvil', column: 'move' })
      .asks('eyrie', 'craftStep')
  })

  test('[law 7.4.2] the second may be left out', () => {
    birds()
      .hand('eyrie', 'bake-sale', 'anvil')
      .turn('eyrie')
      .when('eyrie', 'eyrieDecree', { card: 'anvil', column: 'build' })
      .when('eyrie', 'eyrieDecree', 'pass')
      .hands('eyrie', 'bake-sale')
      .asks('eyrie', 'craftStep')
  })

  test('[law 7.4.2] two birds may not be added', () => {
    birds()
      .hand('eyrie', 'armorers', 'sappers', 'anvil')
      .turn('eyrie')
      .when('eyrie', 'eyrieDecree', { card: 'armorers', column: 'move' })
      .offers('eyrie', 'eyrieDecree', [...inColumns('anvil'), 'pass'])
  })

  test('[law 7.4.2] one bird may come second', () => {
    birds()
      .hand('eyrie', 'armorers', 'anvil')
      .turn('eyrie')
      .when('eyrie', 'eyrieDecree', { card: 'anvil', column: 'move' })
      .offers('eyrie', 'eyrieDecree', [...inColumns('armorers'), 'pass'])
  })

  test('[law 7.4] crafted cards may be used between the steps: an order drawn, a card taken, both to the Decree', () => {
    birds()
      .crafted('eyrie', 'stand-and-deliver')
      .hand('marquise', 'sword-mouse')
      .turn('eyrie')
      .when('eyrie', 'phaseMoment', 'pass')
      .chance('anvil')
      .when('eyrie', 'phaseMoment', 'stand-and-deliver')
      .when('eyrie', 'standAndDeliver', 0)
      .chance('sword-mouse')
      .offers('eyrie', 'eyrieDecree', [...inColumns('anvil'), ...inColumns('sword-mouse')])
  })
})

/** Birds without a roost; two warriors in every clearing but those named, which have the number given. */
const homeless = (few: Record<number, number>, preset: RulesetName = 'current'): Position => {
  const position = givenTable({ seats: ['marquise', 'eyrie'], preset })
    .own('eyrie', { leader: 'builder' })
    .hand('eyrie', 'anvil')
  for (let clearing = 1; clearing <= 12; clearing++) {
    position.clearing(clearing, { marquise: { warrior: few[clearing] ?? 2 } })
  }
  return position
}

const decreed = (position: Position) =>
  position.turn('eyrie').when('eyrie', 'eyrieDecree', { card: 'anvil', column: 'move' })

describe('a new roost', () => {
  test('[law 7.4.3] without a roost on the map one comes with three warriors where there are the fewest warriors', () => {
    decreed(homeless({ 2: 0, 7: 0, 8: 1 }))
      .offers('eyrie', 'eyrieNewRoost', [2, 7])
      .when('eyrie', 'eyrieNewRoost', 7)
      .holds(7, { eyrie: { roost: 1, warrior: 3 } })
      .asks('eyrie', 'craftStep')
  })

  test('[law 7.4.3] warriors of all players count, their own among them', () => {
    decreed(homeless({ 2: 1, 7: 1 }).clearing(2, { eyrie: { warrior: 1 } })).offers('eyrie', 'eyrieNewRoost', [7])
  })

  test('[law 7.4.3] with a roost on the map there is no other', () => {
    decreed(homeless({ 2: 0 }).clearing(5, { eyrie: { roost: 1 } })).asks('eyrie', 'craftStep')
  })

  test('[law 7.4.3] a clearing that cannot take the roost is left out', () => {
    decreed(homeless({ 1: 0, 7: 1 }).clearing(1, { marquise: { sawmill: 1 } })).offers('eyrie', 'eyrieNewRoost', [7])
  })

  test('[law 7.4.3] so is the clearing of the keep', () => {
    decreed(homeless({ 1: 0, 7: 1 }).clearing(1, { marquise: { keep: 1 } })).offers('eyrie', 'eyrieNewRoost', [7])
  })

  test('[law 7.4.3] with fewer than three warriors in the supply as many come as there are', () => {
    decreed(homeless({ 7: 0 }).clearing(8, { eyrie: { warrior: 18 } }))
      .when('eyrie', 'eyrieNewRoost', 7)
      .holds(7, { eyrie: { roost: 1, warrior: 2 } })
  })

  test.each(['first', 'draft'] as const)(
    '[law 7.4.3] under %s a full clearing with the fewest warriors gets what fits (E2)',
    (preset) => {
      decreed(homeless({ 1: 0, 7: 1 }, preset).clearing(1, { marquise: { sawmill: 1 } }))
        .offers('eyrie', 'eyrieNewRoost', [1])
        .when('eyrie', 'eyrieNewRoost', 1)
        .holds(1, { eyrie: { warrior: 3 } })
    },
  )

  test.each(['first', 'draft'] as const)('[law 7.4.3] under %s nothing fits beside the keep (E2)', (preset) => {
    decreed(homeless({ 1: 0, 7: 1 }, preset).clearing(1, { marquise: { keep: 1 } }))
      .when('eyrie', 'eyrieNewRoost', 1)
      .holds(1, { eyrie: {} })
  })

  test('[law 7.4.3] under english everything must fit (E2)', () => {
    decreed(homeless({ 1: 0, 7: 1 }, 'english').clearing(1, { marquise: { sawmill: 1 } })).offers(
      'eyrie',
      'eyrieNewRoost',
      [7],
    )
  })
})
