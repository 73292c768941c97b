import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Report } from '@spinney/bots'
import { expect, test } from 'vitest'
import { newFolder, spinney } from './terminal.ts'

const arena = (folder: string, ...more: string[]) => spinney(['arena', ...more], { folder })

test('bots meet, and a chart is drawn', async () => {
  const folder = newFolder()
  const words = ['root', '--bots', 'novice,random', '--factions', 'all', '--games', '2', '--jobs', '1', '--json']
  const { code, out } = await arena(folder, ...words, '--plot', 'bots.svg')
  expect(code).toBe(0)
  const report = JSON.parse(out)
  expect(report).toMatchObject({ games: 2, unfinished: 0, contest: { game: 'root', players: 4 } })
  expect(report.contest.mix.roles).toHaveLength(10)
  expect(report.pairings[0]).toMatchObject({ hero: 'novice', rest: 'random', games: 2, par: 0.25 })
  expect(Object.keys(report.roles).length).toBeGreaterThanOrEqual(4)
  expect(readFileSync(join(folder, 'bots.svg'), 'utf8')).toMatch(/^<svg .*novice among random/s)
  // The games are kept: the same command has nothing left to play.
  expect(JSON.parse((await arena(folder, ...words)).out).pairings).toEqual(report.pairings)
})

test('a file that cannot hold the results is refused in one line, and stays as it is', async () => {
  const folder = newFolder()
  const words = ['smallworld', '--bots', 'novice,random', '--games', '1', '--jobs', '1', '--out']
  writeFileSync(join(folder, 'notes.txt'), 'mine\nand more')
  expect(await arena(folder, ...words, 'notes.txt')).toMatchObject({ code: 2, out: '' })
  expect(readFileSync(join(folder, 'notes.txt'), 'utf8')).toBe('mine\nand more')
  expect(await arena(folder, ...words, '.')).toMatchObject({ code: 2, err: expect.stringMatching(/it is a folder\n$/) })
})

test('automata take every seat with their own faction, each among the bots that think', async () => {
  const bots = 'clockwork:lizard@easy,random,clockwork:marquise@nightmare+blitz'
  const { code, out } = await arena(newFolder(), 'root', '--bots', bots, '--games', '2', '--jobs', '1', '--json')
  expect(code).toBe(0)
  const { games, unfinished, pairings }: Report = JSON.parse(out)
  expect([games, unfinished]).toEqual([4, 0])
  expect(pairings.map(({ hero, rest, byRole }) => [hero, rest, Object.keys(byRole)])).toEqual([
    ['clockwork:lizard@easy', 'random', ['lizard']],
    ['clockwork:marquise@nightmare+blitz', 'random', ['marquise']],
  ])
})

test.each([
  [['root', '--bots', 'steady'], 'two bots or more'],
  [['root', '--bots', 'steady,clockwork:foxes'], 'there is no clockwork “foxes”'],
  [['root', '--bots', 'steady,clockwork:duchy@hard'], 'the difficulty of the clockwork “duchy”'],
  [['root', '--bots', 'steady,clockwork:duchy+blitz'], 'a trait of the clockwork “marquise”'],
  [['root', '--bots', 'clockwork:duchy,clockwork:eyrie'], 'for the other seats'],
  [['smallworld', '--bots', 'steady,clockwork:duchy'], 'smallworld has no automata'],
  [['root', '--bots', 'steady,steady'], 'different bots'],
  [['root', '--bots', 'steady,genius'], 'unknown bot "genius"'],
  [['root', '--bots', 'steady,random', '--factions', 'marquise,eyrie,aliance,vagabond'], 'did you mean "alliance"'],
  [['root', '--bots', 'steady,random', '--factions', 'marquise,eyrie'], 'at least 4 factions'],
  [['root', '--bots', 'steady,random', '--maps', 'spring'], 'unknown map "spring"'],
  [['root', '--bots', 'steady,random', '--players', '7'], 'from 2 to 6'],
  [
    ['root', '--bots', 'steady,random', '--players', '5', '--factions', 'marquise,eyrie,duchy,lizard,keepers'],
    'cannot all play together',
  ],
  [['smallworld', '--bots', 'steady,random', '--factions', 'all'], 'no factions or maps'],
  [['chess', '--bots', 'steady,random'], 'unknown game "chess"'],
])('refuses %j', async (words, reason) => {
  const { code, err } = await arena(newFolder(), ...words)
  expect(code).toBe(2)
  expect(err).toContain(reason)
})
