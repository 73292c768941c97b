import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { balanceOf } from '../src/balance/report.ts'
import { HEAD_FILE } from '../src/dataset/format.ts'
import { GAMES } from '../src/games.ts'
import { main } from '../src/main.ts'
import { fakeIo, newFolder } from './terminal.ts'

/** Runs a command with the games that everybody has. */
async function run(argv: readonly string[], folder = newFolder()) {
  const { io, written } = fakeIo({ input: '', folder })
  const code = await main(argv, { ...io, games: GAMES })
  return { code, folder, ...written }
}

const contentOf = (folder: string) =>
  readdirSync(folder)
    .sort()
    .map((name) => [name, readFileSync(join(folder, name)).toString('base64')])

describe('series of games in several threads', () => {
  test('simulate: the same result whatever the number of threads', async () => {
    const argv = ['simulate', 'smallworld', '--players', '2', '--games', '25', '--seed', 's', '--json', '--jobs']
    const [one, three] = [await run([...argv, '1']), await run([...argv, '3'])]
    const same = ({ out }: { out: string }) => {
      const { seconds: _s, decisionsPerSecond: _d, gamesPerSecond: _g, ...rest } = JSON.parse(out)
      return rest
    }
    expect(same(three)).toEqual(same(one))
    expect(same(one).games).toBe(25)
  })
})

describe('datasets', () => {
  const argv = [
    'dataset',
    'smallworld',
    '--players',
    '2',
    '--bots',
    'random',
    '--games',
    '23',
    '--seed',
    'd',
    '--inputs',
  ]

  test('are the same files whatever the number of threads, and can be checked', async () => {
    const [one, two] = [newFolder(), newFolder()]
    expect((await run([...argv, '--jobs', '1', '--out', 'set'], one)).out).toMatch(
      /^23 games in set; \d+ answers written/,
    )
    await run([...argv, '--jobs', '2', '--out', 'set'], two)
    expect(contentOf(join(one, 'set'))).toEqual(contentOf(join(two, 'set')))
    const { out, code } = await run(['dataset', '--check', 'set'], one)
    expect(code).toBe(0)
    expect(out).toMatch(/^2 files, 23 games, \d+ answers and \d+ positions: all as played again/)
  })

  test('a check says where games are missing', async () => {
    const { folder } = await run([...argv, '--jobs', '1', '--out', 'set'])
    rmSync(join(folder, 'set', 'games-00000.jsonl.gz'))
    const { out } = await run(['dataset', '--check', 'set'], folder)
    expect(out).toMatch(/^1 file, 3 of 23 games, /)
  })

  test('what is there already is not played again', async () => {
    const { folder } = await run([...argv, '--jobs', '1', '--out', 'set'])
    expect((await run([...argv, '--jobs', '1', '--out', 'set'], folder)).out).toMatch(
      /23 of them were there before; 0 answers/,
    )
    const other = await run([...argv, '--seed', 'e', '--out', 'set'], folder)
    expect(other.code).toBe(2)
    expect(other.err).toMatch(/holds another dataset/)
  })

  test('inputs of networks: rows for each seat, with the share of the win and the score', async () => {
    const { folder } = await run([...argv, '--jobs', '1', '--out', 'set'])
    const { inputs } = JSON.parse(readFileSync(join(folder, 'set', HEAD_FILE), 'utf8'))
    const bytes = gunzipSync(readFileSync(join(folder, 'set', 'inputs-00000.f32.gz')))
    const rows = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
    const width = 4 + inputs.length
    expect(rows.length % (2 * width)).toBe(0)
    for (let at = 0; at < rows.length; at += 2 * width) {
      expect(rows[at]).toBe(at / (2 * width))
      expect(rows[at + 2]! + rows[at + width + 2]!).toBe(1)
      const [ahead, behind] = rows[at + 2]! > 0 ? [at, at + width] : [at + width, at]
      expect(rows[ahead! + 3]).toBeGreaterThanOrEqual(rows[behind! + 3]!)
      expect(rows[ahead! + 3]).toBeGreaterThan(0)
    }
  })

  test.each([
    [
      'an answer that was changed',
      (text: string) => text.replace(/"index":\d+/, '"index":77'),
      /there is no option 77/,
    ],
    ['a line that is missing', (text: string) => text.split('\n').toSpliced(3, 1).join('\n'), /line 4: /],
    ['no JSON', (text: string) => `${text}\n{`, /a record is expected here/],
    ['a result that was changed', (text: string) => text.replace(/"winners":\[\d/, '"winners":[9'), /ends otherwise/],
    [
      'another configuration',
      (text: string) => text.replace(/("game":0,.*"animals":\[)/, '$1"elk",'),
      /\.gz, line 2: /,
    ],
    ['a game twice', (text: string) => `${text}\n${text.slice(text.indexOf('\n') + 1)}`, /game 2 comes here, not 0/],
    ['a position that is missing', (text: string) => text.replace(/,"state":[^\n]*/, '}'), /position is missing here/],
    [
      'a position too many',
      (text: string) => text.replace('"seat":"chance"', '"state":{},$&'),
      /no position belongs here/,
    ],
    ['another format', (text: string) => text.replace('spinney-dataset', 'frog'), /not a spinney-dataset file/],
  ])('%s is found', async (_what, change, message) => {
    const { folder } = await run(['dataset', 'toll', '--bots', 'random', '--games', '2', '--jobs', '1', '--out', 'set'])
    const path = join(folder, 'set', 'games-00000.jsonl.gz')
    writeFileSync(path, gzipSync(change(gunzipSync(readFileSync(path)).toString('utf8'))))
    const { code, err } = await run(['dataset', '--check', 'set'], folder)
    expect(err).toMatch(message)
    expect(code).toBe(2)
  })

  test.each([
    [['dataset'], /which game/],
    [['dataset', 'toll'], /where to/],
    [['dataset', 'toll', '--out', 'x', '--inputs'], /no network judges toll/],
    [['dataset', 'toll', '--out', 'x', '--mixed'], /draws no tables/],
    [['dataset', 'toll', '--out', 'x', '--noise', '2'], /--noise must be from 0 to 1/],
    [['dataset', 'toll', '--out', 'x', '--states', 'some'], /unknown --states "some"/],
    [['dataset', '--check', 'nowhere'], /there is no such file/],
    [['dataset', 'toll', '--games', '1', '--out', '/proc/spinney/set'], /cannot write to \/proc\/spinney\/set: /],
    [['balance', 'toll', '--games', '1'], /draws no tables/],
    [['simulate', 'toll', '--jobs', '0'], /--jobs must be a whole number from 1 to 256/],
  ])('%j is refused with the problem named', async (argv, message) => {
    const { code, err } = await run(argv)
    expect(err).toMatch(message)
    expect(code).toBe(2)
  })

  test('a folder without a dataset is named', async () => {
    const folder = newFolder()
    mkdirSync(join(folder, 'empty'))
    expect((await run(['dataset', '--check', 'empty'], folder)).err).toMatch(/holds no games of a dataset/)
  })
})

test.each([
  ['balance', 'root', '--out'],
  ['simulate', 'root', '--plot'],
  ['arena', 'root', '--plot'],
])('%s %s %s: a file that cannot be written is refused before anybody plays', async (command, game, option) => {
  const folder = newFolder()
  const argv = [command, game, '--bots', 'sharp,random', '--games', '1000000', '--players', '2', '--jobs', '1']
  const { code, out, err } = await run([...argv, option, 'no/such/file'], folder)
  expect([code, out, err]).toEqual([2, '', 'error: cannot write no/such/file: there is no such file\n'])
})

describe('balance', () => {
  test('counts shares of wins by side, seat and what was at the table', () => {
    const row = (winners: number[], map: string) => ({
      answers: 1,
      chance: 0,
      turns: 1,
      result: { winners, scores: [0, 0], how: 'points' },
      notes: null,
      sides: ['cats', 'birds'],
      circumstances: { map: [map] },
    })
    const unfinished = { ...row([0], 'north'), result: null }
    const rows = [row([0], 'north'), row([0, 1], 'south'), row([1], 'south'), unfinished]
    const report = balanceOf(GAMES[0]!.game, { bots: ['steady'], seed: '1' }, rows)
    expect(report).toMatchObject({ games: 4, unfinished: 1 })
    expect(report.sides).toMatchObject([
      { side: 'birds', games: 3, share: 0.5, par: 0.5 },
      { side: 'cats', games: 3, share: 0.5 },
    ])
    expect(report.seats).toMatchObject([
      { what: '2 players', side: 'seat 1' },
      { what: '2 players', side: 'seat 2' },
    ])
    expect(report.circumstances).toMatchObject([
      { what: 'map north', side: 'birds', share: 0 },
      { what: 'map north', side: 'cats', share: 1 },
      { what: 'map south', side: 'birds', games: 2, share: 0.75 },
      { what: 'map south', side: 'cats', games: 2, share: 0.25 },
    ])
  })

  test('plays at drawn tables and writes a page', async () => {
    const argv = ['balance', 'root', '--bots', 'random', '--games', '6', '--jobs', '1', '--out', 'page.html']
    const { code, out, folder } = await run([...argv, '--set', 'hirelings=random'])
    expect(code).toBe(0)
    expect(out).toMatch(/root: 6 games of random, 0 unfinished/)
    expect(out).toMatch(/hireling /)
    const page = readFileSync(join(folder, 'page.html'), 'utf8')
    expect(page).toMatch(/^<!doctype html>/)
    expect(page).toMatch(/<svg/)
    // It is for people, who know the game by its names.
    expect(page).toMatch(/<h1>Root: who wins<\/h1>/)
    expect(page).toMatch(/<td>Marquise de Cat<\/td>/)
    expect(page).toMatch(/<td>(Autumn|Winter|Lake|Mountain) map<\/td>/)
    expect(page).toMatch(/<td>hireling: [A-Z]/)
    expect(page).toMatch(/<td>players: 4<\/td>/)
    expect(page).not.toMatch(/marquise|badger-bodyguards/)
    expect(page).not.toMatch(/<script|https?:\/\/(?!www\.w3\.org)/)
    const again = await run(['balance', 'root', '--bots', 'random', '--games', '6', '--jobs', '2', '--json'], folder)
    const once = await run(['balance', 'root', '--bots', 'random', '--games', '6', '--jobs', '1', '--json'], folder)
    expect(JSON.parse(again.out)).toEqual(JSON.parse(once.out))
  })
})
