import { existsSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRecord, writeRecord } from '@spinney/kernel'
import { expect, test } from 'vitest'
import { main } from '../src/main.ts'
import { fakeIo, newFolder, spinney } from './terminal.ts'

const answersIn = (folder: string, name: string) => readRecord(readFileSync(join(folder, name), 'utf8')).answers

/** Plays two answers and leaves the program hanging there. */
async function playing(folder: string) {
  const { io, typed, written } = fakeIo({ folder })
  const ended = main(['play', 'pond', '--seed', 's', '--set', 'goal=50', '--save', 'a.json'], io)
  typed.write('1\n1\n')
  // The second question after the bot's answer is there when both answers have been kept.
  await expect.poll(() => written.out.split('What happened:').length).toBeGreaterThan(2)
  return { typed, written, ended }
}

/** No process ever has this number. */
const NOBODY = '999999999'

/** The same as a crash would leave it: the process that played is no more. */
async function brokenOff(folder: string) {
  const game = await playing(folder)
  writeFileSync(join(folder, 'a.json.part.lock'), NOBODY)
  return game
}

test('a game that is being played is played by nobody else', async () => {
  const folder = newFolder()
  const { typed, ended } = await playing(folder)
  for (const argv of [
    ['--resume', 'a.json'],
    ['--resume', 'a.json.part'],
    ['pond', '--save', 'a.json'],
  ]) {
    const { code, err } = await spinney(['play', ...argv], { folder, input: '1\nq\n' })
    expect(err).toMatch(/a\.json is being played already, by process \d+: end that game first/)
    expect(code).toBe(2)
  }
  typed.write('q\n')
  expect(await ended).toBe(0)
  expect(readdirSync(folder)).toEqual(['a.json'])
  expect((await spinney(['play', '--resume', 'a.json'], { folder, input: 'q\n' })).code).toBe(0)
  expect(readdirSync(folder)).toEqual(['a.json'])
})

test('who leaves does not write over what somebody else has played on with', async () => {
  const folder = newFolder()
  const { typed, written, ended } = await brokenOff(folder)
  expect((await spinney(['play', '--resume', 'a.json'], { folder, input: '1\n1\nq\n' })).code).toBe(0)
  const answers = answersIn(folder, 'a.json')
  typed.write('q\n')
  expect(await ended).toBe(2)
  expect(written.err).toMatch(/the game could not be saved to a\.json: somebody else plays on with it/)
  expect(answersIn(folder, 'a.json')).toEqual(answers)
})

test('a file that nobody can play lets others play', async () => {
  const folder = newFolder()
  writeFileSync(join(folder, 'a.json'), 'no record')
  expect((await spinney(['play', '--resume', 'a.json'], { folder, input: 'q\n' })).code).toBe(2)
  expect((await spinney(['play', '--resume', 'b.json'], { folder, input: 'q\n' })).code).toBe(2)
  expect(readdirSync(folder)).toEqual(['a.json'])
})

test('after a crash every answer is there, and the game goes on as it would have', async () => {
  const [folder, whole] = [newFolder(), newFolder()]
  await brokenOff(folder)
  expect(readdirSync(folder)).toEqual(['a.json.part', 'a.json.part.lock'])
  const { code } = await spinney(['play', '--resume', 'a.json'], { folder, input: '1\nq\n' })
  expect(code).toBe(0)
  expect(readdirSync(folder)).toEqual(['a.json'])
  await spinney(['play', 'pond', '--seed', 's', '--set', 'goal=50', '--save', 'a.json'], {
    folder: whole,
    input: '1\n1\n1\nq\n',
  })
  expect(answersIn(folder, 'a.json')).toEqual(answersIn(whole, 'a.json'))
})

test('a line that was cut short is left out; a bot whose answer it was gives the same one again', async () => {
  const folder = newFolder()
  await brokenOff(folder)
  const part = join(folder, 'a.json.part')
  const text = readFileSync(part, 'utf8')
  truncateSync(part, text.length - 5)
  expect((await spinney(['play', '--resume', 'a.json.part'], { folder, input: 'q\n' })).code).toBe(0)
  const changes = text.trimEnd().split('\n').slice(1)
  const rows = changes.flatMap((line) => (JSON.parse(line) as { rows: { entry: unknown }[] }).rows)
  expect(answersIn(folder, 'a.json')).toEqual(rows.map(({ entry }) => entry))
})

test('a damaged line is named, and nothing is written over', async () => {
  const folder = newFolder()
  await brokenOff(folder)
  const part = join(folder, 'a.json.part')
  const lines = readFileSync(part, 'utf8').split('\n')
  writeFileSync(part, [lines[0], '{"rows":', ...lines.slice(2)].join('\n'))
  const { code, err } = await spinney(['play', '--resume', 'a.json'], { folder, input: 'q\n' })
  expect(err).toMatch(/a\.json\.part: line 2: this is not JSON/)
  expect(code).toBe(2)
  expect(existsSync(join(folder, 'a.json'))).toBe(false)
  expect((await spinney(['play', 'pond', '--save', 'a.json'], { folder, input: 'q\n' })).err).toMatch(
    /a\.json\.part holds a game that broke off/,
  )
})

test('a record that ends before chance has answered goes on with the same dice', async () => {
  const [folder, whole] = [newFolder(), newFolder()]
  const argv = ['play', 'pond', '--seed', 's', '--set', 'goal=50', '--save', 'a.json']
  await spinney(argv, { folder: whole, input: '1\n1\n1\n1\nq\n' })
  const journal = readRecord(readFileSync(join(whole, 'a.json'), 'utf8'))
  const cut = journal.answers.findIndex(({ seat }) => seat === 'chance')
  writeFileSync(join(folder, 'a.json'), writeRecord({ ...journal, answers: journal.answers.slice(0, cut) }))
  expect((await spinney(['play', '--resume', 'a.json'], { folder, input: '1\n1\nq\n' })).code).toBe(0)
  const answers = answersIn(folder, 'a.json')
  expect(answers.length).toBeGreaterThan(cut)
  expect(answers).toEqual(journal.answers.slice(0, answers.length))
})

test('a running game without its seed can only be looked at, and says so', async () => {
  const folder = newFolder()
  await spinney(['play', 'pond', '--seed', 's', '--save', 'a.json'], { folder, input: '1\n1\nq\n' })
  const journal = readRecord(readFileSync(join(folder, 'a.json'), 'utf8'))
  const text = writeRecord({ ...journal, seals: journal.seals.map((seal) => ({ ...seal, seed: null })) })
  writeFileSync(join(folder, 'b.json'), text)
  const played = await spinney(['play', '--resume', 'b.json'], { folder, input: '1\n' })
  expect(played.code).toBe(2)
  expect(played.err).toBe(
    'error: b.json does not hold the seed, so that the game can only be looked at; see it with: replay b.json\n',
  )
  expect(readFileSync(join(folder, 'b.json'), 'utf8')).toBe(text)
  expect(readdirSync(folder).sort()).toEqual(['a.json', 'b.json'])
  const shown = await spinney(['replay', 'b.json'], { folder })
  expect(shown.code).toBe(0)
  expect(shown.err).toMatch(/the seed of this game is not in the record; it can be looked at, and not played on/)
  expect((await spinney(['replay', 'a.json'], { folder })).err).toBe('')
})

test('where the folder cannot be written to, the game goes on and says that it is not saved', async () => {
  const folder = join(newFolder(), 'gone')
  const { code, out, err } = await spinney(['play', 'pond', '--seed', 's'], { folder, input: '1\n1\nq\n' })
  expect(out.match(/Not saved/g)).toHaveLength(1)
  expect(out.match(/q = save and quit/g)!.length).toBeGreaterThan(2)
  expect(err).toMatch(/the game could not be saved to spinney-pond-1\.json: there is no such file/)
  expect(code).toBe(2)
})

test('a folder is no file for a game, which is said before it begins', async () => {
  const folder = newFolder()
  for (const name of ['', '.', '..']) {
    for (const argv of [
      ['pond', '--save', name],
      ['--resume', name],
      ['--resume', `${name}.part`],
    ]) {
      const { code, err } = await spinney(['play', ...argv], { folder, input: '1\nq\n' })
      expect(err).toMatch(/is a folder/)
      expect(code).toBe(2)
    }
  }
  expect(readdirSync(folder)).toEqual([])
})

test('a file that is there already is never written over', async () => {
  const folder = newFolder()
  await spinney(['play', 'pond', '--seed', 's', '--save', 'a.json'], { folder, input: '1\nq\n' })
  writeFileSync(join(folder, 'notes.txt'), 'mine')
  const before = readFileSync(join(folder, 'a.json'), 'utf8')
  for (const argv of [
    ['pond', '--save', 'a.json'],
    ['pond', '--save', 'notes.txt'],
    ['--resume', 'a.json', '--save', 'notes.txt'],
  ]) {
    const { code, out, err } = await spinney(['play', ...argv], { folder, input: '1\nq\n' })
    expect([code, out]).toEqual([2, ''])
    expect(err).toMatch(/^error: there is a file (a\.json|notes\.txt) already/)
  }
  expect(readFileSync(join(folder, 'a.json'), 'utf8')).toBe(before)
  expect(readFileSync(join(folder, 'notes.txt'), 'utf8')).toBe('mine')
  expect(readdirSync(folder).sort()).toEqual(['a.json', 'notes.txt'])
  const own = await spinney(['play', '--resume', 'a.json', '--save', 'a.json'], { folder, input: '1\nq\n' })
  expect(own.code).toBe(0)
})

test('a name with spaces comes back as the shell wants it', async () => {
  const folder = newFolder()
  const { out } = await spinney(['play', 'pond', '--save', "Ann's game.json"], { folder, input: 'q\n' })
  expect(out).toContain("play --resume 'Ann'\\''s game.json'\n")
})
