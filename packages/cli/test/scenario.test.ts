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
  expect((await run(files, 'deep')).out).toMatch(/1 scenario run/)
  expect((await run(files, '**/*.scenario.json')).out).toMatch(/2 scenarios run/)
  expect((await run(files, '*.scenario.json')).out).toMatch(/1 scenario run/)
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

test('--questions prints every question with its options, and up to where a scenario is refused', async () => {
  const { code, out } = await run({ 'a.scenario.yaml': GOOD }, '--questions', 'a.scenario.yaml')
  expect(code).toBe(0)
  expect(out).toContain(
    [
      'ok     a caught fish counts',
      '  a.scenario.yaml:4: seat 0 bait (1.1)',
      '    fly',
      '    worm',
      '    pass',
      '  a.scenario.yaml:6: seat 0 cast (1.2)',
      '    side=left far=1',
      '    side=right far=2',
      '  a.scenario.yaml:8: chance catch (1.3)',
    ].join('\n'),
  )
  const wrong = await run({ 'a.scenario.yaml': GOOD.replace('ann cast side', 'eve cast side') }, '.', '--questions')
  expect(wrong.code).toBe(2)
  expect(wrong.out).toMatch(
    /REFUSED a caught fish counts\n.*seat 0 bait \(1.1\)\n(?: {4}.*\n)+ {2}.*seat 0 cast \(1.2\)/,
  )
  expect(wrong.out).toMatch(/1 scenario run, 0 differed/)
  const json = await run({ 'a.scenario.yaml': GOOD }, '.', '--questions', '--json')
  expect(JSON.parse(json.out).scenarios[0].questions[1]).toEqual({
    line: 6,
    seat: 'seat 0',
    kind: 'cast',
    law: '1.2',
    options: ['side=left far=1', 'side=right far=2'],
  })
})

test('without --questions none are told', async () => {
  const { out } = await run({ 'a.scenario.yaml': GOOD })
  expect(out).not.toMatch(/\(1\.1\)/)
  expect((await run({ 'a.scenario.yaml': GOOD }, '.', '--json')).out).not.toMatch(/questions/)
})

test('a misspelt question is no proof that something is refused', async () => {
  const text = (kind: string) => GOOD.replace('asks: ann cast', `refuses: ann ${kind} side=up far=9`)
  expect((await run({ 'a.scenario.yaml': text('cast') })).code).toBe(0)
  const { code, out } = await run({ 'a.scenario.yaml': text('csat') })
  expect(code).toBe(1)
  expect(out).toMatch(/a.scenario.yaml:7: expected that seat 0 is asked csat; seat 0 is asked cast/)
})

const given = (text: string) => GOOD.replace('given: {}', `given: ${text}`)
const bomb = ['&a [x, x, x, x, x, x, x, x, x]', ...'bcdefghi'].map((name, i) => {
  return i === 0 ? `a: ${name}` : `${name}: &${name} [${new Array(9).fill(`*${'abcdefghi'[i - 1]}`)}]`
})

test.each([
  ['nested lists', given('['.repeat(50_000)), /a.scenario.yaml:15: this is nested too deeply/],
  [
    'nested records',
    given(`${'{a: '.repeat(150)}1${'}'.repeat(150)}`),
    /a.scenario.yaml:15: this is nested too deeply/,
  ],
  [
    'nested by lines',
    `a:\n${Array.from({ length: 150 }, (_, i) => `${' '.repeat(i + 1)}a:`).join('\n')}`,
    /too deeply/,
  ],
  ['a bomb of aliases', bomb.join('\n'), /a.scenario.yaml:1: /],
  ['an alias of itself', 'a: &a [*a]', /a.scenario.yaml:1: this is nested deeper than/],
  ['an unknown alias', 'a: *b', /a.scenario.yaml:1: Unresolved alias/],
  ['a name twice', 'game: pond\ntitle: a\ngame: root', /a.scenario.yaml:3: “game” stands here twice/],
  ['a name that is a list', '? [a, b]\n: 1', /a.scenario.yaml:1: a name is one word/],
  ['a name that is bytes', '!!binary aGk=: 1', /a.scenario.yaml:1: a name is one word/],
  ['a set', given('!!set {a, b}'), /a.scenario.yaml:15: a record is expected here/],
  ['bytes', given('!!binary aGk='), /a.scenario.yaml:15: /],
  ['infinity', given('{fish: [.inf, 0]}'), /a.scenario.yaml:15: .*Infinity/],
  ['a tag', given('!fish {}'), /a.scenario.yaml:15: Unresolved tag/],
  ['two documents', 'a: 1\n---\nb: 1', /a.scenario.yaml:2: a second document begins here/],
  ['a very long file', '#'.repeat(300_000), /a.scenario.yaml: the file is longer than 250000/],
  ['nothing', '', /a.scenario.yaml:1: a record is expected here/],
  ['names of JavaScript', 'constructor: 1\ntoString: 2', /a.scenario.yaml:1: “constructor” is not known here/],
  ['a name of JavaScript as the game', GOOD.replace('pond', 'constructor'), /unknown game "constructor"/],
  ['a prototype', '{"__proto__": {"title": "a"}}', /“__proto__” is not known here/],
])('%s: refused in words, exit code 2', async (_what, text, message) => {
  const { code, err } = await run({ 'a.scenario.yaml': text })
  expect(err).toMatch(message)
  expect(err.length).toBeLessThan(2000)
  expect(err).not.toMatch(/ at .*\.ts/)
  expect(code).toBe(2)
})

test('aliases may be used as ever', async () => {
  const text = `game: pond\nscenarios:\n  - {title: a, given: &start {fish: [1, 0]}, then: {shows: {turn: ann}}}\n  - {title: b, given: *start, then: {shows: {fish: {ann: 1}}}}\n`
  expect((await run({ 'a.scenario.yaml': text })).out).toMatch(/2 scenarios run, 0 differed/)
})

test('a pattern with any number of stars is soon looked through', async () => {
  const files = { 'a.scenario.yaml': GOOD, 'deep/er/b.scenario.yaml': GOOD, [`deep/${'a'.repeat(200)}.txt`]: '' }
  for (const pattern of ['**/*.scenario.yaml', '**/**/*.scenario.y**ml', 'd*p/e*r/*', '**/b*'])
    expect((await run(files, pattern)).code, pattern).toBe(0)
  expect((await run(files, '**/*.scenario.yaml')).out).toMatch(/4 scenarios run/)
  for (const pattern of [`${'**'.repeat(40)}/x`, `${'**/'.repeat(40)}x`, `deep/${'*a'.repeat(100)}b`]) {
    const { code, err } = await run(files, pattern)
    expect({ code, err: err.split('\n').at(-2) }).toEqual({ code: 2, err: expect.stringMatching(/there is no file/) })
  }
})
