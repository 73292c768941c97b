import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { tagsIn } from '../src/law/scan.ts'
import { titlesIn } from '../src/law/titles.ts'
import { newFolder, spinney } from './terminal.ts'

const RULES = [
  { id: '1', section: 'water', title: 'Water', testable: false },
  { id: '1.1', section: 'water', title: 'Bait', testable: true },
  { id: '1.2', section: 'water', title: 'Casting', testable: true },
  { id: '2.1.I.a', section: 'land', title: 'Frying', testable: true },
]

/** A repository with these files, and `spinney law pond` in it. */
async function law(files: Record<string, string>, ...argv: string[]) {
  const folder = newFolder()
  mkdirSync(join(folder, 'packages/pond/test'), { recursive: true })
  writeFileSync(join(folder, 'law.json'), JSON.stringify(RULES))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, 'packages/pond/test', name), text)
  return spinney(['law', 'pond', '--in', '.', ...argv], { folder })
}

const TESTS = `
describe('[pond 1.1] bait', () => {
  test('is [pond 2.1.Ia] used', () => {})
  test.skip('[pond 1.2] later', () => {})
})
// [pond 9.9] in a comment does not count
const text = '[pond 8.8]'
`

test('counts what titles name, by section', async () => {
  const { code, out, err } = await law({ 'a.test.ts': TESTS }, '--missing')
  expect(code).toBe(0)
  expect(out).toMatch(/water\s+2\s+1\s+50\n/)
  expect(out).toMatch(/land\s+1\s+1\s+100\n/)
  expect(out).toMatch(/total\s+3\s+2\s+66.6\n/)
  expect(out).toMatch(/water: 1 missing\n\s+1.2\s+Casting/)
  expect(err).toMatch(/skipped tests only, not counted: 1.2/)
})

test('titles of scenario files count', async () => {
  const scenario = "title: '[pond 1.1, 1.2] casting'\ngame: pond\ngiven: {}\nwhen: []\n"
  const { out } = await law({ 'a.scenario.yaml': scenario }, '--json')
  expect(JSON.parse(out).total).toEqual({ testable: 3, covered: 2, percent: 66.6 })
})

test('requirements that are not met give exit code 1', async () => {
  expect((await law({ 'a.test.ts': TESTS }, '--require', 'land')).code).toBe(0)
  expect((await law({ 'a.test.ts': TESTS }, '--min', '66')).code).toBe(0)
  const section = await law({ 'a.test.ts': TESTS }, '--require', 'land,water')
  expect(section.code).toBe(1)
  expect(section.err).toMatch(/water: 50% covered, all of it is required/)
  const total = await law({ 'a.test.ts': TESTS }, '--min', '67')
  expect(total.code).toBe(1)
  expect(total.err).toMatch(/66.6% covered, 67% is required/)
})

test('unknown rules, empty tags and bad usage give exit code 2', async () => {
  const unknown = await law({ 'a.test.ts': "test('[pond 7.7] x', f)" })
  expect(unknown.code).toBe(2)
  expect(unknown.err).toMatch(/packages\/pond\/test\/a.test.ts:1: there is no rule 7.7/)
  expect((await law({ 'a.test.ts': "test('[pond] x', f)" })).err).toMatch(/the tag names no rule/)
  expect((await law({}, '--require', 'sky')).err).toMatch(/unknown section "sky" \(known: water, land\)/)
  expect((await law({}, '--min', '101')).err).toMatch(/from 0 to 100, not "101"/)
  const nowhere = await spinney(['law', 'pond', '--in', '.'], { folder: newFolder() })
  expect(nowhere).toMatchObject({
    code: 2,
    err: expect.stringMatching(/list of rules law.json: there is no such file/),
  })
})

test('a rule that is not testable may be named, with a note', async () => {
  const { code, err } = await law({ 'a.test.ts': "it('[pond 1] x', f)" })
  expect(code).toBe(0)
  expect(err).toMatch(/marked not testable: 1/)
})

test('titles are found however a test is written', () => {
  const source = [
    "test.each([['x (']])('a %s', f)",
    "test.each<number>([1])('b', f)",
    ['it.concurrent(`c $', '{1} d`, f)'].join(''),
    "describe.skip('e', () => { test('f', g) })",
    "describe('h' + 'i', () => test.todo('j'))",
    "other('no', f); x.test('no', f)",
    "test.each`a|b`('k', f)",
  ].join('\n')
  const titles = titlesIn(source, 'a.test.ts')
  expect(titles.map(({ text }) => text).join()).toBe('a %s,b,c , d,e,f,h,i,j,k')
  expect(titles.filter(({ skipped }) => skipped).map(({ text }) => text)).toEqual(['e', 'f', 'j'])
  expect(titles.at(-1)!.line).toBe(7)
})

test('a tag lists ids with commas or blanks', () => {
  expect(tagsIn('[sw 1.2, 3] and [sw 4 5.IIIb] but [law 6]', 'sw')).toEqual([
    ['1.2', '3'],
    ['4', '5.III.b'],
  ])
})
