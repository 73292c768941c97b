import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { botCalled, playMatch } from '@spinney/bots'
import { readRecord, replay } from '@spinney/kernel'
import { expect, test } from 'vitest'
import { GIVEN_SEED } from '../src/seeds.ts'
import { pondEntry } from './pond.ts'
import { newFolder, spinney } from './terminal.ts'

const { game } = pondEntry

test('the terminal plays the game that the arena and simulations play with the same seed and bots', async () => {
  const folder = newFolder()
  const argv = ['play', 'pond', '--humans', 'none', '--bots', 'random,sharp@9it', '--seed', 'x/0', '--save', 'a.json']
  expect((await spinney(argv, { folder })).code).toBe(0)
  const record = readRecord(readFileSync(join(folder, 'a.json'), 'utf8'))
  const picks: unknown[] = []
  const { state } = await playMatch(game, {
    config: game.config(record.config),
    bots: ['random', 'sharp@9it'].map((name) => botCalled(name)),
    seed: 'x/0',
    table: GIVEN_SEED,
    hear: (_state, { options }, index) => picks.push(options[index]),
  })
  expect(record.answers.map(({ pick }) => pick)).toEqual(picks)
  expect(replay(game, record).state).toEqual(state)
  const simulated = await spinney(
    ['simulate', 'pond', '--bots', 'random,sharp@9it', '--seed', 'x', '--games', '1', '--json'],
    { folder },
  )
  const { decisions, meanScores } = JSON.parse(simulated.out)
  expect(decisions).toBe(record.answers.length)
  expect(Object.values(meanScores)).toEqual(game.result(state)!.scores)
})
