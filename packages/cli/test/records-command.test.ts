import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { readRecord, writeRecord } from '@spinney/kernel'
import { describe, expect, test } from 'vitest'
import { newFolder, spinney } from './terminal.ts'

const GAMES = [
  { name: 'short', config: { names: ['ann', 'bob'], goal: 4 } },
  { name: 'long', config: { names: ['ann', 'bob', 'cid'], goal: 9 } },
]

/** A repository in which games of the pond are planned. */
function repository(games = GAMES) {
  const folder = newFolder()
  const records = join(folder, 'packages/pond/records')
  mkdirSync(records, { recursive: true })
  const plan = (planned: typeof GAMES) => writeFileSync(join(records, 'tables.json'), JSON.stringify(planned))
  plan(games)
  const run = (...argv: string[]) => spinney(['records', '--in', '.', ...argv], { folder })
  const fingerprints = join(records, '1/fingerprints.json')
  const read = () => JSON.parse(readFileSync(fingerprints, 'utf8'))
  /** Changes what is kept of a game, as if the rules had been others when it was recorded. */
  const forge = (name: string, change: object) => {
    const all = read()
    writeFileSync(fingerprints, JSON.stringify({ ...all, [name]: { ...all[name], ...change } }))
  }
  return { folder, records, plan, run, read, forge, file: (name: string) => join(records, '1', name) }
}

describe('recorded games', () => {
  test('are played and kept, and replayed by default', async () => {
    const { run, records, read } = repository()
    expect((await run('--new')).out).toMatch(/new {6}short is new: \d+ answers\n.*\npond, rules 1: 2 recorded games/)
    expect(readdirSync(join(records, '1')).sort()).toEqual([
      'fingerprints.json',
      'long.record.gz',
      'short.record.gz',
      'steps.json.gz',
    ])
    expect(read().short).toMatchObject({ result: { scores: expect.anything() }, course: expect.any(String) })
    expect(await run()).toMatchObject({ code: 0, out: 'pond, rules 1: 2 recorded games, 0 changed\n' })
  })

  test('a record can be unpacked and shown', async () => {
    const { run, folder, file } = repository()
    await run('--new')
    writeFileSync(join(folder, 'game.json'), gunzipSync(readFileSync(file('short.record.gz'))))
    expect((await spinney(['replay', 'game.json'], { folder })).out).toMatch(/The game is over/)
    expect((await spinney(['verify', 'game.json'], { folder })).code).toBe(0)
  })

  test('played anew are the same, byte for byte', async () => {
    const { run, file } = repository()
    await run('--new')
    const before = readFileSync(file('fingerprints.json'), 'utf8')
    expect((await run('--play')).out).toMatch(/2 recorded games, 0 changed/)
    expect(readFileSync(file('fingerprints.json'), 'utf8')).toBe(before)
  })

  test('only what is not recorded yet is new', async () => {
    const { run, plan } = repository(GAMES.slice(0, 1))
    await run('--new')
    plan(GAMES)
    const { out } = await run('--new')
    expect(out).not.toMatch(/pond short/)
    expect(out).toMatch(/pond long: \d+ answers\nnew {6}long is new.*\npond, rules 1: 2 recorded games, 1 changed/)
  })

  test('a changed course, result or state is named, and renewed on purpose', async () => {
    const { run, forge } = repository()
    await run('--new')
    forge('short', { course: 'other' })
    forge('long', { state: 'other' })
    const { code, out } = await run()
    expect(code).toBe(1)
    expect(out).toMatch(/course {3}the course of game short of pond changed .*raise `rules` \(now 1\)/)
    expect(out).toMatch(/state {4}the last state of game long of pond is laid out otherwise/)
    expect((await run('--fingerprints')).out).toMatch(/^course .*\nstate .*|^state .*\ncourse /)
    expect((await run()).code).toBe(0)
    forge('short', { result: null })
    expect((await run()).out).toMatch(/result: was null; is \{"winners"/)
  })

  test('an answer that does not fit any more is named, and not papered over', async () => {
    const { run, file, read } = repository()
    await run('--new')
    const name = file('short.record.gz')
    const journal = readRecord(gunzipSync(readFileSync(name)).toString())
    const at = journal.answers.findIndex(({ kind }) => kind === 'cast')
    const answers = journal.answers.map((entry, i) => (i === at ? { ...entry, pick: 'up' } : entry))
    writeFileSync(name, gzipSync(writeRecord({ ...journal, answers })))
    const before = read()
    const { code, err } = await run('--fingerprints')
    expect(code).toBe(2)
    expect(err).toMatch(new RegExp(`answer ${at + 1} of short does not fit any more: "up" is not among`))
    expect(read()).toEqual(before)
    expect((await run()).out).toMatch(/"up" is not among the 2 options/)
    expect((await run('--play')).out).toMatch(
      new RegExp(`answers {2}short is played otherwise from answer ${at + 1} on`),
    )
    expect((await run()).code).toBe(0)
  })

  test('of earlier rules that are not played any more stay as they are', async () => {
    const { run, records, file } = repository(GAMES.slice(0, 1))
    await run('--new')
    const old = join(records, '0')
    cpSync(join(records, '1'), old, { recursive: true })
    const journal = readRecord(gunzipSync(readFileSync(file('short.record.gz'))).toString())
    writeFileSync(join(old, 'short.record.gz'), gzipSync(writeRecord({ ...journal, rules: '0' })))
    writeFileSync(join(old, 'fingerprints.json'), '{"short": {"course": "of then"}}\n')
    for (const argv of [[], ['--fingerprints']]) {
      const { code, out } = await run(...argv)
      expect(out).toBe('pond, rules 0: 1 recorded game, 0 changed\npond, rules 1: 1 recorded game, 0 changed\n')
      expect(code).toBe(0)
    }
    expect(JSON.parse(readFileSync(join(old, 'fingerprints.json'), 'utf8'))).toEqual({ short: { course: 'of then' } })
  })

  test.each([
    [['--play', '--new'], /exclude each other/],
    [['lake'], /unknown game "lake"/],
  ])('%j is refused', async (argv, message) => {
    const { code, err } = await repository().run(...argv)
    expect(err).toMatch(message)
    expect(code).toBe(2)
  })

  test('a game without any says so', async () => {
    const folder = newFolder()
    const { err } = await spinney(['records', 'pond', '--in', '.'], { folder })
    expect(err).toMatch(/pond has no recorded games/)
    const all = await spinney(['records', '--in', '.'], { folder })
    expect(all.err).toMatch(/no game has recorded games in/)
    expect(all.code).toBe(2)
  })
})
