import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import rules from '../law/index.json' with { type: 'json' }
import { smallworld } from '../src/game.ts'
import { powers } from '../src/powers/index.ts'
import { races } from '../src/races/index.ts'

const here = import.meta.dirname
const ids = new Set(rules.map((rule) => rule.id))

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(path) : [path]
  })
}

test('every rule has an id of its own, below its section', () => {
  expect(rules).toHaveLength(184)
  expect(ids.size).toBe(184)
  expect(rules.filter((rule) => !rule.id.startsWith(`${rule.section}.`))).toEqual([])
})

test('every rule number in the sources and tests is in the index', () => {
  const files = [...filesBelow(join(here, '../src')), ...filesBelow(here)].filter((file) => !file.includes('/data/'))
  const named = files.flatMap((file) => readFileSync(file, 'utf8').match(/SW-\d+(\.\d+)+/g) ?? [])
  expect(named.filter((id) => !ids.has(id))).toEqual([])
})

test('every testable rule is named by a test', () => {
  const tests = filesBelow(here).filter((file) => file.endsWith('.test.ts'))
  const tags = tests.flatMap((file) => readFileSync(file, 'utf8').match(/\[sw SW-[^\]]*\]/g) ?? [])
  const covered = new Set(tags.flatMap((tag) => tag.match(/SW-[\d.]+/g)))
  expect(rules.filter((rule) => rule.testable && !covered.has(rule.id)).map((rule) => rule.id)).toEqual([])
})

test('every step carries a rule of the index, and so do races and powers', () => {
  const steps = smallworld.procedures.flatMap((procedure) => procedure.steps)
  const cited = [...steps, ...races, ...powers].map((item) => item.law)
  expect(cited.filter((id) => !ids.has(id))).toEqual([])
})

test('the core names no race and no power', () => {
  const content = /[/\\](races|powers|scenario|data)[/\\]/
  const core = filesBelow(join(here, '../src')).filter((file) => !content.test(file) && !file.endsWith('rules.ts'))
  const names = [...races, ...powers].map((item) => item.id).filter((id) => !['forest', 'hill', 'swamp'].includes(id))
  const offences = core.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return names.filter((name) => text.includes(`'${name}'`)).map((name) => `${file}: ${name}`)
  })
  expect(offences).toEqual([])
})
