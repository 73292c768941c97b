import { arenaGameOf } from '@spinney/bots'
import type { Game, State } from '@spinney/kernel'
import { root } from '@spinney/root'
import { expect, test } from 'vitest'
import { leaks } from './secrecy.ts'

const game = root as unknown as Game<State>
const { choices, table } = arenaGameOf('root')
const BLOCK = 10
const BLOCKS = Array.from({ length: 20 }, (_, block) => block)

test.each(BLOCKS)(
  '10 random games of Root, all factions and maps: nobody is told what the view hides (%i)',
  async (block) => {
    const games = Array.from({ length: BLOCK }, (_, i): [Game<State>, unknown, string] => {
      const n = block * BLOCK + i
      return [game, table(2 + (n % 3), n, choices!).config, `hidden cards ${n}`]
    })
    expect(await leaks(games, 350)).toEqual([])
  },
)
