import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRecord } from '@spinney/kernel'
import { describe, expect, test } from 'vitest'
import { main } from '../src/main.ts'
import { fakeIo, newFolder, spinney } from './terminal.ts'

const play = (
  lines: readonly string[],
  argv: readonly string[] = [],
  options: { folder?: string; locale?: string } = {},
) =>
  spinney(['play', 'pond', '--seed', 's', ...argv], { folder: newFolder(), ...options, input: `${lines.join('\n')}\n` })

const recordIn = (folder: string, name: string) => readRecord(readFileSync(join(folder, name), 'utf8'))

describe('at the terminal', () => {
  test('shows the own view, the question with its rule and the options in words', async () => {
    const { out } = await play(['3'])
    expect(out).toMatch(/bait\n +1 +fly, worm\n +2 +\? × 2\n/)
    expect(out).toMatch(/Ann: Which bait\? {2}\[rule 1.1\]\n\s+1\) a fly\n\s+2\) worm\n\s+3\) Nothing/)
    expect(out).toMatch(/Ann: Where do you cast in turn 0\?/)
    expect(out).toMatch(/1\) to the willow side, 1 yards/)
    expect(out).toMatch(/Not possible:\n\s+- to the willow side, 3 yards: the line is too short {2}\[1.2.1\]/)
  })

  test('plays to the end against a bot', async () => {
    const { code, out } = await play(Array.from({ length: 60 }, () => '1'))
    expect(code).toBe(0)
    expect(out).toMatch(/What happened:\n(?:.*\n)*? {2}- Player 2 catches/)
    expect(out).toMatch(/The game is over. Won by /)
    expect(out).toMatch(/Seed: s/)
  })

  test('secrets of others are not told', async () => {
    const { out } = await play(['3', '1', 'log', 'q'], ['--set', 'goal=50'])
    expect(out).toMatch(/uses bait|catches/)
    expect(out).not.toMatch(/\{"/)
  })

  test('u takes back, but not behind a die', async () => {
    const { out } = await play(['u', '1', 'u', '2', '1', 'u', 'q'])
    expect(out.match(/Taken back/g)).toHaveLength(1)
    expect(out.match(/Nothing can be taken back/g)).toHaveLength(2)
  })

  test('help, log, show and what makes no sense', async () => {
    const { out } = await play(['?', 'log', '9', 'hello', 'show', 'q'])
    expect(out).toMatch(/Type the number of an option/)
    expect(out).toMatch(/Nothing has happened yet/)
    expect(out.match(/Please type a number from 1 to 3/g)).toHaveLength(2)
    expect(out.match(/fish +0, 0/g)).toHaveLength(2)
  })

  test('speaks the language asked for, or that of the environment', async () => {
    expect((await play(['q'], ['--lang', 'ja'])).out).toMatch(/ルール1.1/)
    expect((await play(['q'], [], { locale: 'zh_CN.UTF-8' })).out).toMatch(/规则1.1/)
  })

  test('several people: a curtain between them', async () => {
    const { out } = await play(['', '3', '1', '', '3', 'q'], ['--humans', 'ann,1'])
    expect(out).toMatch(/Ann, it is your turn. Press Enter when the others are not looking/)
    expect(out).toMatch(/Player 2, it is your turn/)
    const bob = out.slice(out.indexOf('Player 2, it is'))
    expect(bob).toMatch(/1 +\? × 2\n +2 +fly, worm/)
  })

  test('a menu where no game is named', async () => {
    const { out, code } = await spinney(['play'], { input: '7\n1\nq\n', folder: newFolder() })
    expect(code).toBe(0)
    expect(out).toMatch(/1\) The Pond\n/)
    expect(out).toMatch(/from 1 to 1, or q/)
    expect(out).toMatch(/Which bait\?/)
    expect((await spinney(['play'], { input: 'q\n' })).code).toBe(0)
  })
})

describe('saving', () => {
  test('q saves, and --resume goes on from there', async () => {
    const folder = newFolder()
    const first = await play(['1', 'q'], [], { folder })
    expect(first.code).toBe(0)
    expect(first.out).toMatch(/saved in spinney-pond-1.json.\nContinue with: spinney play --resume spinney-pond-1.json/)
    expect(recordIn(folder, 'spinney-pond-1.json').answers).toHaveLength(1)
    const second = await spinney(['play', '--resume', 'spinney-pond-1.json'], { folder, input: '1\n' })
    expect(second.out).toMatch(/Where do you cast/)
    expect(recordIn(folder, 'spinney-pond-1.json').answers.length).toBeGreaterThan(1)
  })

  test('a resumed game goes on as it would have', async () => {
    const [whole, parts] = [newFolder(), newFolder()]
    await play(['1', '1', '1', '1'], ['--save', 'a.json'], { folder: whole })
    await play(['1', '1', 'q'], ['--save', 'a.json'], { folder: parts })
    await spinney(['play', '--resume', 'a.json'], { folder: parts, input: '1\n1\n' })
    expect(recordIn(parts, 'a.json')).toEqual(recordIn(whole, 'a.json'))
  })

  test('the end of the input saves too', async () => {
    const folder = newFolder()
    expect((await play(['1'], ['--save', 'mine.json'], { folder })).code).toBe(0)
    expect(recordIn(folder, 'mine.json').answers).toHaveLength(1)
  })

  test('Ctrl+C saves and says how to go on', async () => {
    const folder = newFolder()
    const { io, written, typed, seen } = fakeIo({ folder })
    typed.write('1\n')
    void seen(/Where do you cast/).then(io.interrupt)
    expect(await main(['play', 'pond', '--humans', '0', '--auto'], io)).toBe(130)
    expect(written.out).toMatch(/Continue with: spinney play --resume spinney-pond-1.json --humans 0 --auto/)
    expect(existsSync(join(folder, 'spinney-pond-1.json'))).toBe(true)
  })

  test.each([
    [['--humans', 'eve'], /unknown seat "eve" \(known: 0 \(ann\), 1 \(bob\)\)/],
    [['--humans', '2'], /unknown seat "2"/],
    [['--resume', 'nowhere.json'], /cannot read nowhere.json: there is no such file/],
    [['--save', 'no/such/folder.json'], /could not be saved to no\/such\/folder.json: there is no such file/],
  ])('%j is refused', async (argv, message) => {
    const { code, err } = await play(['q'], argv)
    expect(err).toMatch(message)
    expect(code).toBe(2)
  })
})
