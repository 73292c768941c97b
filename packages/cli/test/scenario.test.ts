// biome-ignore-all lint/suspicious/noThenProperty: `then` is a field of every scenario
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newFolder, spinney } from './terminal.ts'

const GOOD = `game: pond
scenarios:
  - title: a caught fish counts
    given: {fish: [1, 0]}
    when:
      - ann bait fly
      - asks: ann cast
      - ann cast side=left far=1
      - dice: [2]
    then:
      shows:
        fish: {ann: 4}
        turn: bob
  - title: nothing is caught
    given: {}
    when:
      - ann bait pass
      - {seat: ann, kind: cast, pick: {side: right, far: 2}}
      - chance: 0
    then:
      asks: bob bait
`

/** Runs `spinney scenario` on files with these contents. */
async function run(files: Record<string, string>, ...argv: string[]) {
  const folder = newFolder()
  mkdirSync(join(folder, 'deep/er'), { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return spinney(['scenario', ...(argv.length > 0 ? argv : ['.'])], { folder })
}

test('scenarios that hold', async () => {
  const { code, out } = await run({ 'a.scenario.yaml': GOOD })
  expect(code).toBe(0)
  expect(out).toMatch(/ok\s+a caught fish counts/)
  expect(out).toMatch(/2 scenarios run, 0 differed/)
})

test('a difference is told with its line, exit code 1', async () => {
  const { code, out } = await run({
    'a.scenario.yaml': GOOD.replace('ann: 4', 'ann: 5').replace('bob bait', 'ann bait'),
  })
  expect(code).toBe(1)
  expect(out).toMatch(/DIFFERS a caught fish counts\n {2}a.scenario.yaml:12: expected 5, found 4/)
  expect(out).toMatch(/a.scenario.yaml:21: expected that seat 0 is asked bait; seat 1 is asked bait/)
})

test('a refused answer is told with its line', async () => {
  const { code, out } = await run({ 'a.scenario.yaml': GOOD.replace('ann bait fly', 'ann bait frog') })
  expect(code).toBe(1)
  expect(out).toMatch(/a.scenario.yaml:6: the answer is refused: "frog" is not among the 3 options/)
})

test.each([
  ['given: {fish: [1, 0]}', 'given: {fish: [1, -2]}', /a.scenario.yaml:4: there is no such fish/],
  ['      - asks: ann cast', '      - ask: ann cast', /a.scenario.yaml:7: “ask” is not known here/],
  ['game: pond', 'game: pund', /a.scenario.yaml:1: unknown game "pund" \(known: pond\)/],
  ['    when:\n', '    when: }\n', /a.scenario.yaml:5: /],
  ['- title: nothing is caught', '- name: nothing is caught', /a.scenario.yaml:14: “name” is not known here/],
  ['ann bait pass', 'eve bait pass', /a.scenario.yaml:17: nobody at this table is called “eve”/],
])('what makes no sense is refused with the line, exit code 2: %s', async (before, after, message) => {
  const { code, err } = await run({ 'a.scenario.yaml': GOOD.replace(before, after) })
  expect(err).toMatch(message)
  expect(code).toBe(2)
})

test('a malformed file does not keep others from running', async () => {
  const { code, out } = await run({ 'a.scenario.yaml': '][', 'b.scenario.yaml': GOOD })
  expect(code).toBe(2)
  expect(out).toMatch(/2 scenarios run/)
})

test('JSON files, folders, patterns', async () => {
  const one = { title: 'x', game: 'pond', given: {}, then: { shows: { turn: 'ann' } } }
  const text = JSON.stringify(one, null, 2)
  const files = { 'a.scenario.json': text, 'deep/er/b.scenario.json': text, 'deep/c.json': '{}' }
  expect((await run(files)).out).toMatch(/2 scenarios run/)
  expect((await run(files, 'deep')).out).toMatch(/1 scenarios run/)
  expect((await run(files, '**/*.scenario.json')).out).toMatch(/2 scenarios run/)
  expect((await run(files, '*.scenario.json')).out).toMatch(/1 scenarios run/)
  const wrong = await run({ 'a.scenario.json': text.replace('"ann"', '"bob"') }, 'a.scenario.json')
  expect(wrong.out).toMatch(/a.scenario.json:7: expected "bob", found "ann"/)
})

test('files that are not there', async () => {
  expect((await run({}, 'x.scenario.yaml')).err).toMatch(/cannot read x.scenario.yaml: there is no such file/)
  expect((await run({}, '*.yaml')).err).toMatch(/\*.yaml: there is no file of this kind/)
  expect((await run({})).code).toBe(2)
})

test('as JSON', async () => {
  const { out } = await run({ 'a.scenario.yaml': GOOD.replace('ann: 4', 'ann: 5') }, '.', '--json')
  const { scenarios, failed } = JSON.parse(out)
  expect(failed).toBe(1)
  expect(scenarios[0]).toMatchObject({ title: 'a caught fish counts', line: 3, differences: [{ line: 12 }] })
})
