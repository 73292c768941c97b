import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRecord, writeRecord } from '@spinney/kernel'
import { writeFailure } from '@spinney/kernel/contract'
import { describe, expect, test } from 'vitest'
import { newFolder, spinney } from './terminal.ts'

/** A finished game between bots, in a file. */
async function record(seed = 's') {
  const folder = newFolder()
  await spinney(['play', 'pond', '--humans', 'none', '--seed', seed, '--save', 'game.json'], { folder })
  const file = join(folder, 'game.json')
  const journal = readRecord(readFileSync(file, 'utf8'))
  const rewrite = (change: (j: typeof journal) => typeof journal) => writeFileSync(file, writeRecord(change(journal)))
  return { folder, file, journal, rewrite, run: (...argv: string[]) => spinney([...argv], { folder }) }
}

describe('replay', () => {
  test('shows how the game ended', async () => {
    const { run } = await record()
    const { code, out } = await run('replay', 'game.json')
    expect(code).toBe(0)
    expect(out).toMatch(/^The Pond \(pond, rules 1\): \d+ answers/)
    expect(out).toMatch(/The game is over. Won by /)
    expect(out).toMatch(/player\s+score/)
  })

  test('shows a moment as an onlooker or as a seat', async () => {
    const { run } = await record()
    expect((await run('replay', 'game.json', '--at', '0')).out).toMatch(/1 +\? × 2/)
    const mine = (await run('replay', 'game.json', '--at', '0', '--seat', 'bob')).out
    expect(mine).toMatch(/1 +\? × 2\n +2 +fly, worm/)
  })

  test('words what happened', async () => {
    const { run } = await record()
    expect((await run('replay', 'game.json', '--events')).out).toMatch(/ {2}- Ann catches \d fish {2}\[1.3\]/)
    expect((await run('replay', 'game.json', '--events', '--lang', 'en')).out).toMatch(/^\d+\. chance: /m)
    const { out } = await run('replay', 'game.json', '--events', '--lang', 'ja')
    expect(out).toMatch(/^\d+\. ランダム：/m)
    expect(out).toMatch(/^ゲーム終了です。勝者は/m)
  })

  test('as JSON', async () => {
    const { run, journal } = await record()
    const data = JSON.parse((await run('replay', 'game.json', '--json', '--events', '--at', '3')).out)
    expect(data).toMatchObject({
      game: 'pond',
      over: true,
      at: 3,
      answers: journal.answers.length,
      seats: ['ann', 'bob'],
    })
    expect(data.events).toHaveLength(3)
    expect(data.view.version).toBe(3)
  })

  test('looks again at a failure of the contract tests', async () => {
    const { folder, run } = await record()
    const failure = { game: 'pond', rules: '1', property: 'play', config: { names: ['a', 'b'], goal: 5 }, seed: '1' }
    const answers = [{ seat: 0, kind: 'bait', pick: 'frog' }]
    writeFileSync(join(folder, 'failure.json'), writeFailure({ ...failure, answers, message: 'it broke' }))
    const { code, out } = await run('replay', 'failure.json')
    expect(code).toBe(1)
    expect(out).toMatch(/pond, property “play”, after 1 answer\nfound then: it broke\nnow: .*"frog" is not among/)
  })

  test.each([
    [['nowhere.json'], /cannot read nowhere.json: there is no such file/],
    [['.'], /cannot read .: it is a folder/],
    [['game.json', '--at', '9999'], /--at must be at most \d+, the number of answers/],
    [['game.json', '--seat', 'eve'], /unknown seat "eve" \(known: ann, bob\)/],
    [['game.json', '--lang', 'fr'], /unknown language "fr" \(known: en, ja, zh\)/],
  ])('%j is refused', async (argv, message) => {
    const { run } = await record()
    const { code, err } = await run('replay', ...argv)
    expect(err).toMatch(message)
    expect(code).toBe(2)
  })

  test('a damaged file is refused with the reason', async () => {
    const { file, run } = await record()
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.slice(0, 200))
    expect((await run('replay', 'game.json')).err).toMatch(/game.json: line 1, column 201: the file ends too early/)
    writeFileSync(file, text.replace('"fly"', '"worm"'))
    expect((await run('replay', 'game.json')).err).toMatch(/damaged or changed/)
  })

  test('a record of other rules, or of an unknown game', async () => {
    const { rewrite, run } = await record()
    rewrite((journal) => ({ ...journal, rules: '2' }))
    const newer = {
      code: 2,
      err: expect.stringMatching(/rules version 2, this program has 1: it needs a newer Spinney/),
    }
    expect(await run('replay', 'game.json')).toMatchObject(newer)
    expect(await run('play', '--resume', 'game.json')).toMatchObject(newer)
    expect(await run('verify', 'game.json')).toMatchObject({ code: 1, out: expect.stringMatching(/newer Spinney/) })
    rewrite((journal) => ({ ...journal, game: 'lake' }))
    expect((await run('replay', 'game.json')).err).toMatch(/unknown game "lake"/)
  })
})

describe('a record of earlier rules that are not played any more', () => {
  const past = /rules version 0, this program has 1 and cannot play as version 0 did; it can be read, all of it/

  test('is shown, with a note', async () => {
    const { rewrite, run } = await record()
    rewrite((journal) => ({ ...journal, rules: '0' }))
    const { code, out, err } = await run('replay', 'game.json')
    expect(code).toBe(0)
    expect(out).toMatch(/^The Pond \(pond, rules 0\).*\n\nThe game is over/)
    expect(err).toMatch(past)
    const data = JSON.parse((await run('replay', 'game.json', '--json')).out)
    expect(data).toMatchObject({ rules: '0', past: { stop: null, message: expect.stringMatching(past) } })
  })

  test('is shown as far as its answers fit', async () => {
    const { rewrite, run, journal } = await record()
    const at = journal.answers.findIndex(({ kind }) => kind === 'cast')
    const answers = journal.answers.map((entry, i) => (i === at ? { ...entry, pick: 'up' } : entry))
    rewrite(() => ({ ...journal, answers, rules: '0' }))
    const { code, out, err } = await run('replay', 'game.json')
    expect(code).toBe(0)
    expect(out).toMatch(new RegExp(`rules 0\\): ${at} answers?\n\nThe game is not over`))
    expect(err).toMatch(new RegExp(`up to answer ${at + 1} of ${answers.length} \\("up" is not among`))
  })

  test('is not played on, and its file stays as it is', async () => {
    const { rewrite, run, file } = await record()
    rewrite((journal) => ({ ...journal, rules: '0', answers: journal.answers.slice(0, 3) }))
    const before = readFileSync(file, 'utf8')
    const { code, err } = await run('play', '--resume', 'game.json')
    expect(code).toBe(2)
    expect(err).toMatch(past)
    expect(readFileSync(file, 'utf8')).toBe(before)
  })

  test('is not proven', async () => {
    const { rewrite, run } = await record()
    rewrite((journal) => ({ ...journal, rules: '0' }))
    expect(await run('verify', 'game.json')).toMatchObject({ code: 1, out: expect.stringMatching(past) })
  })
})

describe('verify', () => {
  test('an honest record is proven', async () => {
    const { run } = await record()
    const { code, out } = await run('verify', 'game.json')
    expect(out).toMatch(/^proven: all \d+ dice and draws/)
    expect(code).toBe(0)
    expect(JSON.parse((await run('verify', 'game.json', '--json')).out)).toMatchObject({ proven: true, problems: [] })
  })

  test('a changed die, a foreign seed, a hidden seed and an impossible answer are not', async () => {
    const { run, rewrite } = await record()
    const expectRefused = async (message: RegExp) => {
      const { code, out } = await run('verify', 'game.json')
      expect(out).toMatch(message)
      expect(out).toMatch(/^not proven/)
      expect(code).toBe(1)
    }
    rewrite((journal) => {
      const answers = journal.answers.map((a) => (a.seat === 'chance' && a.pick === 1 ? { ...a, pick: 0 } : a))
      return { ...journal, answers: answers.slice(0, 6) }
    })
    await expectRefused(/chance gave 0, the seed gives 1/)
    rewrite((journal) => ({ ...journal, seals: journal.seals.map((s) => ({ ...s, seed: 'other' })) }))
    await expectRefused(/does not fit the commitment/)
    rewrite((journal) => ({ ...journal, seals: journal.seals.map((s) => ({ ...s, seed: null })) }))
    await expectRefused(/not revealed/)
    rewrite((journal) => ({ ...journal, answers: [{ seat: 1, kind: 'cast', pick: 'x' }, ...journal.answers] }))
    await expectRefused(/answer 1 of/)
  })

  test('prints the commitment that play printed before the first draw', async () => {
    const folder = newFolder()
    const argv = ['play', 'pond', '--humans', 'none', '--save', 'game.json', '--words', 'heron', '--words', 'newt 7']
    const { out } = await spinney(argv, { folder })
    const [, commitment] = /commitment:\n {2}([0-9a-f]{64})/.exec(out)!
    const verdict = await spinney(['verify', 'game.json'], { folder })
    expect(verdict).toMatchObject({ code: 0 })
    expect(verdict.out).toContain(`commitment from answer 1 on: ${commitment}`)
    expect(verdict.out).toContain('words of seat 0: "heron"\nwords of seat 1: "newt 7"')
    const again = await spinney([...argv.slice(0, 4), '--save', 'b.json'], { folder })
    expect(again.out).not.toContain(commitment)
  })

  test('a file with another table, configuration or words is not proven', async () => {
    const { rewrite, run } = await record()
    for (const change of [{ table: 'x' }, { words: ['x'] }]) {
      rewrite((journal) => ({ ...journal, bond: { ...journal.bond!, ...change } }))
      expect(await run('verify', 'game.json')).toMatchObject({ code: 1, out: expect.stringMatching(/^not proven/) })
    }
  })

  test('says that a game is not over, and that a record is empty', async () => {
    const { rewrite, run } = await record()
    rewrite((journal) => ({ ...journal, answers: journal.answers.slice(0, 6) }))
    const { code, out } = await run('verify', 'game.json')
    expect(code).toBe(0)
    expect(out).toMatch(/^proven as far as it goes/)
    expect(out).toContain('the game is not over: the record ends after 6 answers')
    rewrite((journal) => ({ ...journal, answers: [] }))
    expect(await run('verify', 'game.json')).toMatchObject({
      code: 1,
      out: expect.stringMatching(/the record is empty/),
    })
  })

  test('too many words are refused', async () => {
    const words = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((text) => ['--words', text])
    const { code, err } = await spinney(['play', 'pond', '--humans', 'none', ...words], { folder: newFolder() })
    expect(code).toBe(2)
    expect(err).toMatch(/words for 6 seats/)
  })

  test('what is no record is refused', async () => {
    const { folder, run } = await record()
    writeFileSync(join(folder, 'x.json'), '{"format":"other"}')
    expect(await run('verify', 'x.json')).toMatchObject({ code: 2, err: expect.stringMatching(/not a spinney-record/) })
  })
})
