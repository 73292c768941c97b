import { call, must, procedure } from '@spinney/kernel'
import { describe, expect, test } from 'vitest'
import { board } from '../../src/board/map.ts'
import { draw } from '../../src/cards/hand.ts'
import type { Landmark } from '../../src/core/content.ts'
import { isUsed, markUsed } from '../../src/core/once.ts'
import { presenceOf } from '../../src/core/pieces.ts'
import type { Own, Root, Visible } from '../../src/core/state.ts'
import { givenTable, neighbours, root, rulerOf } from '../../src/index.ts'
import { battleIn } from '../law/support.ts'
import { rootWith } from '../rooting.ts'

// A lantern that hangs in a clearing: nobody is ambushed there, its light joins it to the corners, and once in Daylight a
// player with a piece there draws a card for carrying it to a clearing one path away.
const LANTERN = 'lantern'
const lanternAt = (g: Visible): number => g.landmarks[LANTERN]!

const carrying = procedure<Root, Own>('lantern.carry', [
  must('F.1.1', 'carryLantern', {
    picks: 'clearing',
    who: (_g, c) => c.seat,
    options: (g) => [...board(g).paths[lanternAt(g)]!],
    effect: (g, c, to) => {
      g.landmarks[LANTERN] = to
      draw(g, c.seat, 1, 'F.1')
    },
  }),
])

const lantern: Landmark = {
  id: LANTERN,
  start: (map) => (map.id === 'winter' ? 0 : 5),
  procedures: [carrying],
  actions: [
    {
      id: 'carry-lantern',
      law: 'F.1',
      phase: 'daylight',
      available: (g, seat) => !isUsed(g, LANTERN) && presenceOf(g, seat, lanternAt(g)) > 0,
      perform: (g, seat) => {
        markUsed(g, LANTERN)
        call(g, carrying, { seat })
      },
    },
  ],
  modify: {
    mayAmbush: (may, g, battle) => may && battle.place !== lanternAt(g),
    neighbours: (to, g, _party, from) => (from === lanternAt(g) ? [...to, 3].sort((a, b) => a - b) : to),
  },
}

const game = rootWith({ landmarks: [lantern] })
const [CATS, BIRDS] = [0, 1]
const table = (map = 'autumn') => givenTable({ seats: ['marquise', 'eyrie'], map }, game)

describe('a landmark', () => {
  test('stands where its map says, beside those of the map, and is public', () => {
    expect(table().state.landmarks).toEqual({ lantern: 5 })
    expect(table('lake').state.landmarks).toEqual({ ferry: 1, lantern: 5 })
    expect(table('mountain').state.landmarks).toEqual({ tower: 10, lantern: 5 })
    expect(table('winter').state.landmarks).toEqual({})
    expect(game.open).toContain('landmarks')
  })

  test('changes rules while it is there', () => {
    expect(neighbours(table().state, CATS, 5)).toEqual([1, 2, 3])
    expect(neighbours(table('winter').state, CATS, 5)).not.toContain(3)
    expect(neighbours(givenTable({ seats: ['marquise', 'eyrie'] }, root).state, CATS, 5)).toEqual([1, 2])
    const fought = (clearing: number) =>
      battleIn(
        table()
          .clearing(clearing, { marquise: { warrior: 3 }, eyrie: { warrior: 3 } })
          .hand('eyrie', 'ambush-bird'),
        clearing,
        'marquise',
        'eyrie',
      )
    fought(5).asks('chance', 'dice')
    fought(1).asks('eyrie', 'ambush')
  })

  test('lets players do something, and moves if it says so', () => {
    table()
      .clearing(5, { marquise: { warrior: 1 } })
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'carry-lantern')
      .when('marquise', 'carryLantern', 1)
      .has('landmarks', (g) => g.landmarks, { lantern: 1 })
      .asks('chance', 'draw')
    table()
      .clearing(1, { marquise: { warrior: 1 } })
      .turn('marquise', 'daylight')
      .refuses('marquise', 'craftStep', 'carry-lantern')
  })

  test('[law F.1.1, F.1.2] belongs to nobody and cannot be attacked', () => {
    const { state } = table().clearing(5, { eyrie: { warrior: 1 } })
    expect(rulerOf(state, 5)).toBe(BIRDS)
    table()
      .clearing(5, { marquise: { warrior: 1 } })
      .turn('marquise', 'daylight')
      .when('marquise', 'craftStep', 'pass')
      .refuses('marquise', 'marquiseDaylight', 'battle')
  })
})
