import { decide } from '@spinney/kernel'
import { describe, expect, test } from 'vitest'
import { mustMove } from '../../src/actions/move.ts'
import { board } from '../../src/board/map.ts'
import { given, givenTable, root } from '../../src/index.ts'

// Worked examples that no scenario file can express: setup, maps, and moves that another player forces.

describe('L04 a forced act is its owner’s act', () => {
  /** Somebody makes birds move out of clearing 8, where they are tied, to clearing 7, which the cats rule. */
  const forced = (birds: number) =>
    given('marquise', 'eyrie')
      .clearing(8, { eyrie: { warrior: birds }, marquise: { warrior: 2 } })
      .clearing(7, { marquise: { warrior: 1 } })
      .inside('marquise', mustMove, { seat: 1, chooser: 0, from: 8, to: 7, suit: -1, law: '1.5.5' })

  test('[law 1.5.5, 7.2.2] L04 the lords of the forest rule during a forced move as well', () => {
    forced(2)
      .offers('marquise', 'move', [{ from: 8, to: 7 }])
      .when('marquise', 'move', { from: 8, to: 7 })
      .when('marquise', 'howMany', 1)
      .holds(7, { eyrie: { warrior: 1 } })
  })

  test('[law 1.5.5, 4.2.1] L04 where their owner could not move them, nobody can', () => {
    forced(1)
      .shows((g) => decide(root, g)?.kind !== 'move', 'no move is asked for')
      .holds(8, { eyrie: { warrior: 1 } })
  })
})

describe('P38, P39 the winter map', () => {
  test('[law A.1] P38 twelve suit markers, four of each suit, are turned up before anything else', () => {
    const config = root.config({ seats: ['marquise', 'eyrie'], map: 'winter', first: 0, preset: 'first' })
    const g = root.setup(config)
    expect(g.suits.slice(1, 13)).toEqual(new Array(12).fill(-1))
    expect(g.flow.map(({ proc, local }) => [proc, (local as { markers: number[] }).markers])).toEqual([
      ['setup', [4, 4, 4]],
    ])
  })

  test('[law 2.2.4, 5.1.4] P38 its ruins stand in other places than on the autumn map', () => {
    const ruins = (map: 'autumn' | 'winter') =>
      board(givenTable({ seats: ['marquise', 'eyrie'], map }).state).data.clearings.flatMap(({ id, ruin }) =>
        ruin ? [id] : [],
      )
    expect(ruins('winter')).toHaveLength(4)
    expect(ruins('winter')).not.toEqual(ruins('autumn'))
  })

  test('[law C.1.1, 2.4.1] P39 a river cuts a forest of the winter map in two that are adjacent across it', () => {
    const { data } = board(givenTable({ seats: ['marquise', 'eyrie'], map: 'winter' }).state)
    expect(data.riversDivideForests).toBe(true)
    for (const [a, b] of data.rivers) {
      const banks = data.forests.filter(({ clearings }) => clearings.includes(a) && clearings.includes(b))
      expect(banks.length, `${a}-${b}`).toBe(2)
      expect(banks[0]!.adjacent).toContain(banks[1]!.id)
    }
  })
})
