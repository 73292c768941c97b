import { describe, test } from 'vitest'
import { given, type Position } from '../../../src/index.ts'
import { decree, resolving } from './look.ts'

/** Birds whose Decree is exactly this; a roost in clearing 2, a mouse clearing. */
const birds = (columns: Parameters<typeof decree>[0]): Position =>
  given('marquise', 'eyrie', 'alliance')
    .clearing(2, { eyrie: { roost: 1 } })
    .with(decree(columns))

const inTurmoil = 'eyrieLeader'

describe('the Decree', () => {
  test('[law 7.5, 7.5.1] crafting comes before the Decree, as often as the roosts allow', () => {
    birds({ recruit: ['mouse'] })
      .clearing(5, { eyrie: { roost: 1 } })
      .hand('eyrie', 'root-tea-fox', 'a-visit-to-friends', 'gently-used-knapsack')
      .turn('eyrie', 'daylight')
      .when('eyrie', 'craftStep', 'craft')
      .when('eyrie', 'craft', 'root-tea-fox')
      .when('eyrie', 'craftStep', 'craft')
      .offers('eyrie', 'craft', ['a-visit-to-friends'])
      .when('eyrie', 'craft', 'a-visit-to-friends')
      .offers('eyrie', 'craftStep', ['pass'])
      .when('eyrie', 'craftStep', 'pass')
      .asks('eyrie', 'eyrieResolve')
  })

  test('[law 7.5.2] the columns are resolved from left to right', () => {
    resolving(birds({ build: ['mouse'], recruit: ['mouse'], move: ['bird'] }))
      .offers('eyrie', 'eyrieResolve', ['mouse'])
      .when('eyrie', 'eyrieResolve', 'mouse')
      .when('eyrie', 'eyrieRecruit', 2)
      .offers('eyrie', 'eyrieResolve', ['bird'])
  })

  test('[law 7.5.2] the cards of a column in any order', () => {
    resolving(birds({ recruit: ['mouse', 'bird', 'fox'] }))
      .offers('eyrie', 'eyrieResolve', ['fox', 'mouse', 'bird'])
      .when('eyrie', 'eyrieResolve', 'mouse')
      .when('eyrie', 'eyrieRecruit', 2)
      .offers('eyrie', 'eyrieResolve', ['fox', 'bird'])
  })

  test('[law 7.5.2] every card demands an action of its own', () => {
    resolving(birds({ recruit: ['mouse', 'mouse'] }))
      .when('eyrie', 'eyrieResolve', 'mouse')
      .when('eyrie', 'eyrieRecruit', 2)
      .when('eyrie', 'eyrieResolve', 'mouse')
      .when('eyrie', 'eyrieRecruit', 2)
      .holds(2, { eyrie: { roost: 1, warrior: 2 } })
  })

  test('[law 7.5.2] nothing of it may be left out', () => {
    resolving(birds({ recruit: ['mouse'] })).refuses('eyrie', 'eyrieResolve', 'pass')
  })

  test('[law 7.5.2] crafted cards may be used between its actions', () => {
    resolving(
      birds({ recruit: ['mouse'] })
        .crafted('eyrie', 'codebreakers')
        .hand('marquise', 'anvil'),
    )
      .offers('eyrie', 'eyrieResolve', ['mouse', 'codebreakers'])
      .when('eyrie', 'eyrieResolve', 'codebreakers')
      .when('eyrie', 'codebreakers', 0)
      .offers('eyrie', 'eyrieResolve', ['mouse'])
  })

  test('[law 7.5.2] crafted cards may be used after the last action', () => {
    resolving(
      birds({ recruit: ['mouse'] })
        .crafted('eyrie', 'codebreakers')
        .hand('marquise', 'anvil'),
    )
      .when('eyrie', 'eyrieResolve', 'mouse')
      .when('eyrie', 'eyrieRecruit', 2)
      .offers('eyrie', 'lastActions', ['codebreakers', 'pass'])
  })
})

describe('recruit', () => {
  test('[law 7.5.2.I] one warrior comes to a roost that matches the card', () => {
    resolving(birds({ recruit: ['mouse'] }).clearing(5, { eyrie: { roost: 1 } }))
      .when('eyrie', 'eyrieResolve', 'mouse')
      .offers('eyrie', 'eyrieRecruit', [2])
      .when('eyrie', 'eyrieRecruit', 2)
      .holds(2, { eyrie: { roost: 1, warrior: 1 } })
  })

  test('[law 7.5.2.I] a bird card lets them choose among all roosts', () => {
    resolving(birds({ recruit: ['bird'] }).clearing(5, { eyrie: { roost: 1 } }))
      .when('eyrie', 'eyrieResolve', 'bird')
      .offers('eyrie', 'eyrieRecruit', [2, 5])
  })

  test('[law 7.5.2.I, 7.7] without a matching roost there is turmoil', () => {
    resolving(birds({ recruit: ['fox'] }))
      .when('eyrie', 'eyrieResolve', 'fox')
      .asks('eyrie', inTurmoil)
  })

  test('[law 7.5.2, 7.7] without a warrior in the supply there is turmoil', () => {
    resolving(birds({ recruit: ['mouse'] }).clearing(7, { eyrie: { warrior: 20 } }))
      .when('eyrie', 'eyrieResolve', 'mouse')
      .asks('eyrie', inTurmoil)
  })
})

describe('move', () => {
  test('[law 7.5.2.II] at least one warrior moves out of a clearing that matches the card', () => {
    resolving(
      birds({ move: ['fox'] })
        .clearing(8, { eyrie: { warrior: 2 } })
        .clearing(7, { eyrie: { warrior: 1 } }),
    )
      .when('eyrie', 'eyrieResolve', 'fox')
      .offers('eyrie', 'move', [
        { from: 8, to: 4 },
        { from: 8, to: 7 },
      ])
      .when('eyrie', 'move', { from: 8, to: 4 })
      .offers('eyrie', 'howMany', [1, 2])
  })

  test('[law 7.5.2.II, 7.7] with no warrior in such a clearing there is turmoil', () => {
    resolving(birds({ move: ['fox'] }).clearing(7, { eyrie: { warrior: 1 } }))
      .when('eyrie', 'eyrieResolve', 'fox')
      .asks('eyrie', inTurmoil)
  })

  test('[law 7.5.2.II, 7.7] with no move that rule allows there is turmoil', () => {
    resolving(birds({ move: ['fox'] }).clearing(8, { marquise: { warrior: 2 }, eyrie: { warrior: 1 } }))
      .when('eyrie', 'eyrieResolve', 'fox')
      .asks('eyrie', inTurmoil)
  })
})

describe('battle', () => {
  test('[law 7.5.2.III] one battle in a clearing that matches the card', () => {
    resolving(
      birds({ battle: ['fox'] })
        .clearing(8, { marquise: { warrior: 1 }, eyrie: { warrior: 1 } })
        .clearing(7, { marquise: { warrior: 1 }, eyrie: { warrior: 1 } }),
    )
      .when('eyrie', 'eyrieResolve', 'fox')
      .offers('eyrie', 'battle', [{ clearing: 8, defender: 0 }])
  })

  test('[law 7.5.2.III, 7.7] without an opponent there is turmoil', () => {
    resolving(birds({ battle: ['fox'] }).clearing(8, { eyrie: { warrior: 1 } }))
      .when('eyrie', 'eyrieResolve', 'fox')
      .asks('eyrie', inTurmoil)
  })
})

describe('build', () => {
  test('[law 7.5.2.IV] a roost comes to a ruled clearing that matches the card', () => {
    resolving(
      birds({ build: ['mouse'] })
        .clearing(7, { eyrie: { warrior: 1 } })
        .clearing(8, { eyrie: { warrior: 1 } }),
    )
      .when('eyrie', 'eyrieResolve', 'mouse')
      .offers('eyrie', 'eyrieRoost', [7])
      .when('eyrie', 'eyrieRoost', 7)
      .holds(7, { eyrie: { roost: 1, warrior: 1 } })
  })

  test('[law 7.5.2.IV, 7.7] where they have a roost already, there is no second', () => {
    resolving(birds({ build: ['mouse'] }))
      .when('eyrie', 'eyrieResolve', 'mouse')
      .asks('eyrie', inTurmoil)
  })

  test('[law 7.5.2.IV] where others rule they cannot build', () => {
    resolving(birds({ build: ['mouse'] }).clearing(7, { marquise: { warrior: 2 }, eyrie: { warrior: 1 } }))
      .when('eyrie', 'eyrieResolve', 'mouse')
      .asks('eyrie', inTurmoil)
  })

  test('[law 7.5.2.IV] a tie is enough to rule and build', () => {
    resolving(birds({ build: ['mouse'] }).clearing(7, { marquise: { warrior: 1 }, eyrie: { warrior: 1 } }))
      .when('eyrie', 'eyrieResolve', 'mouse')
      .offers('eyrie', 'eyrieRoost', [7])
  })

  test('[law 7.5.2.IV] without an empty slot they cannot build', () => {
    resolving(birds({ build: ['fox'] }).clearing(1, { marquise: { sawmill: 1 }, eyrie: { warrior: 1 } }))
      .when('eyrie', 'eyrieResolve', 'fox')
      .asks('eyrie', inTurmoil)
  })

  test('[law 7.5.2.IV, 7.7] with all seven roosts on the map they cannot build', () => {
    const all = birds({ build: ['fox'] })
    for (const clearing of [3, 4, 5, 7, 9, 10]) all.clearing(clearing, { eyrie: { roost: 1 } })
    resolving(all.clearing(8, { eyrie: { warrior: 1 } }))
      .when('eyrie', 'eyrieResolve', 'fox')
      .asks('eyrie', inTurmoil)
  })
})
