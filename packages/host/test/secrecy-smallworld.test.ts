import type { Game, State } from '@spinney/kernel'
import { smallworld } from '@spinney/smallworld'
import { expect, test } from 'vitest'
import { leaks } from './secrecy.ts'

const game = smallworld as unknown as Game<State>
const BLOCK = 50

test.each([0, 1, 2, 3])('50 random games of Small World: nobody is told what the view hides (%i)', async (block) => {
  const games = Array.from({ length: BLOCK }, (_, i): [Game<State>, unknown, string] => {
    const n = block * BLOCK + i
    return [game, { players: 2 + (n % 4) }, `hidden coins ${n}`]
  })
  expect(await leaks(games, 40)).toEqual([])
})
