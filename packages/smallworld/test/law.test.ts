import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { smallworld } from '../src/game.ts'
import { law } from '../src/law/index.ts'
import { powers } from '../src/powers/index.ts'
import { races } from '../src/races/index.ts'

const here = import.meta.dirname
const ids = new Set(law.rules.map((rule) => rule.id))

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(path) : [path]
  })
}

test('the index for tools is the index of the program', () => {
  expect(JSON.parse(readFileSync(join(here, '../law/index.json'), 'utf8'))).toEqual(law.rules)
})

test('every rule has an id of its own and a section that exists', () => {
  const sections = new Set(law.sections.map((section) => section.id))
  expect(ids.size).toBe(184)
  expect(law.rules.every((rule) => sections.has(rule.section))).toBe(true)
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
  expect(law.rules.filter((rule) => rule.testable && !covered.has(rule.id)).map((rule) => rule.id)).toEqual([])
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
