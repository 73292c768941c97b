import type { Game } from '@spinney/kernel'
import { given, type SmallWorld, smallworld } from '@spinney/smallworld'
import { describe, expect, test } from 'vitest'
import type { Level } from '../src/index.ts'
import { picksOf } from './positions.ts'

const game: Game<SmallWorld> = smallworld
const THINKERS: Level[] = ['steady', 'sharp']

/** Humans spread thin over six regions, one token each. */
const thin = Object.fromEntries([2, 3, 4, 8, 9, 10].map((region) => [region, { race: 'humans' }]))

describe.each(THINKERS)('%s in Small World', (level) => {
  test('goes into decline when the race is spent and there is time for another', async () => {
    const { state } = given({
      players: 2,
      turn: 4,
      peoples: { humans: { seat: 0, power: 'hill', since: 1 }, orcs: { seat: 1, power: 'forest', since: 1 } },
      regions: { ...thin, 18: { race: 'orcs', tokens: 3 }, 19: { race: 'orcs', tokens: 3 } },
    })
    expect(new Set(await picksOf(game, state, level))).toEqual(new Set(['decline']))
  })

  test('does not go into decline on the last turn', async () => {
    const { state } = given({
      players: 2,
      turn: 10,
      first: 0,
      peoples: { humans: { seat: 0, power: 'hill', since: 7 }, orcs: { seat: 1, power: 'forest', since: 7 } },
      regions: { ...thin, 18: { race: 'orcs', tokens: 3 }, 19: { race: 'orcs', tokens: 3 } },
    })
    expect(new Set(await picksOf(game, state, level))).toEqual(new Set(['expand']))
  })

  test('takes what its tokens can take on the last turn', async () => {
    const { state } = given({
      players: 2,
      turn: 10,
      first: 0,
      at: 'conquer',
      begun: true,
      coins: [60, 61],
      peoples: { humans: { seat: 0, power: 'hill', since: 9, hand: 3 }, orcs: { seat: 1, power: 'forest', since: 7 } },
      regions: { 2: { race: 'humans', tokens: 2 }, 18: { race: 'orcs', tokens: 3 } },
    })
    for (const pick of await picksOf(game, state, level)) expect(pick).toMatchObject({ do: 'conquer' })
  })
})
