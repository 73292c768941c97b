import type { Game, State } from '@spinney/kernel'
import { smallworld } from '@spinney/smallworld'
import { expect, test } from 'vitest'
import { playPlanned } from '../src/records/play.ts'

const game = smallworld as unknown as Game<State>
const plan = { name: 'planned', config: { players: 2 } }

test('a planned game is played by the bot that it names, and else by steady bots', async () => {
  const steady = await playPlanned(game, plan)
  expect(await playPlanned(game, { ...plan, bot: 'steady' })).toEqual(steady)
  expect((await playPlanned(game, { ...plan, bot: 'steady:raider' })).answers).not.toEqual(steady.answers)
})
