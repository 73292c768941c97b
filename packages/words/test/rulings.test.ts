import { readFileSync } from 'node:fs'
import { RULESET_NAMES, type Ruleset, rulesetOf } from '@spinney/root'
import editionsEn from '@spinney/root/law/editions.en.json' with { type: 'json' }
import editionsJa from '@spinney/root/law/editions.ja.json' with { type: 'json' }
import switches from '@spinney/root/law/editions.json' with { type: 'json' }
import editionsZh from '@spinney/root/law/editions.zh.json' with { type: 'json' }
import index from '@spinney/root/law/index.json' with { type: 'json' }
import rulingsEn from '@spinney/root/law/rulings.en.json' with { type: 'json' }
import rulingsJa from '@spinney/root/law/rulings.ja.json' with { type: 'json' }
import rulings from '@spinney/root/law/rulings.json' with { type: 'json' }
import rulingsZh from '@spinney/root/law/rulings.zh.json' with { type: 'json' }
import terms from '@spinney/root/law/terms.json' with { type: 'json' }
import swIndex from '@spinney/smallworld/law/index.json' with { type: 'json' }
import swRulingsEn from '@spinney/smallworld/law/rulings.en.json' with { type: 'json' }
import swRulingsJa from '@spinney/smallworld/law/rulings.ja.json' with { type: 'json' }
import swRulings from '@spinney/smallworld/law/rulings.json' with { type: 'json' }
import swRulingsZh from '@spinney/smallworld/law/rulings.zh.json' with { type: 'json' }
import swTerms from '@spinney/smallworld/law/terms.json' with { type: 'json' }
import { misnamed } from '@spinney/words/terms'
import { describe, expect, test } from 'vitest'

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>

const rules = new Set(index.map(({ id }) => id))
const LANGUAGES: readonly { language: 'en' | 'ja' | 'zh'; readings: Texts; editions: Texts }[] = [
  { language: 'en', readings: rulingsEn, editions: editionsEn },
  { language: 'ja', readings: rulingsJa, editions: editionsJa },
  { language: 'zh', readings: rulingsZh, editions: editionsZh },
]

const docOf = (file: string): string => readFileSync(new URL(`../../../docs/${file}`, import.meta.url), 'utf8')

const shown = (value: Ruleset[keyof Ruleset]): string => (Array.isArray(value) ? value.join(',') : String(value))

test('every ruling is a row of docs/rulings.md and names rules that exist', () => {
  const doc = docOf('rulings.md')
  for (const ruling of rulings) {
    expect(doc, ruling.id).toContain(`| ${ruling.id} | `)
    expect(ruling.rules.length, ruling.id).toBeGreaterThan(0)
    expect(ruling.rules.filter((id) => !rules.has(id))).toEqual([])
  }
})

test('players can read every reading of their own that the document has', () => {
  const written = [...docOf('rulings.md').matchAll(/^\| ([HP]\d+) \|/gm)].map(([, id]) => id)
  expect(written.length).toBeGreaterThan(60)
  const told = new Set(rulings.map(({ id }) => id))
  expect(written.filter((id) => !told.has(id!))).toEqual([])
})

test('every ruling on Small World is in its document and names rules that exist', () => {
  const doc = docOf('rulings/smallworld.md')
  const known = new Set(swIndex.map(({ id }) => id))
  for (const ruling of swRulings) {
    expect(ruling.rules.length, ruling.id).toBeGreaterThan(0)
    expect(ruling.rules.filter((id) => !known.has(id))).toEqual([])
    expect(
      ruling.rules.some((id) => doc.includes(`**${id}**`) || doc.includes(`${id},`) || doc.includes(`${id}*`)),
      ruling.id,
    ).toBe(true)
  }
})

test.each([
  { language: 'en' as const, readings: swRulingsEn },
  { language: 'ja' as const, readings: swRulingsJa },
  { language: 'zh' as const, readings: swRulingsZh },
])('Small World, $language: every ruling has a reading and a reason', ({ language, readings }) => {
  expect(Object.keys(readings)).toEqual(swRulings.map(({ id }) => id))
  const texts = Object.values(readings).flatMap((entry) => Object.values(entry))
  const end = language === 'en' ? /[.)]$/ : /。$/
  expect(texts.filter((text) => !end.test(text))).toEqual([])
  expect(texts.flatMap((text) => misnamed(text, swTerms[language]))).toEqual([])
})

test('every switch of the editions is listed once, with rules that exist', () => {
  const names = switches.map((entry) => entry.switch)
  expect([...names].sort()).toEqual(Object.keys(rulesetOf('current')).sort())
  expect(switches.flatMap((entry) => entry.rules).filter((id) => !rules.has(id))).toEqual([])
})

describe.each(LANGUAGES)('in $language', ({ language, readings, editions }) => {
  const texts = [readings, editions].flatMap((part) => Object.values(part).flatMap((entry) => Object.values(entry)))

  test('every ruling has a reading and a reason', () => {
    expect(Object.keys(readings)).toEqual(rulings.map(({ id }) => id))
    for (const entry of Object.values(readings)) expect(Object.keys(entry)).toEqual(['reading', 'reason'])
  })

  test('every value that an edition gives to a switch is described, each in its own words', () => {
    for (const ruleset of RULESET_NAMES.map(rulesetOf)) {
      for (const [name, value] of Object.entries(ruleset)) expect(editions[name], name).toHaveProperty([shown(value)])
    }
    for (const values of Object.values(editions)) {
      expect(new Set(Object.values(values)).size).toBe(Object.keys(values).length)
    }
  })

  test('all of it is sentences in the words of the game', () => {
    const end = language === 'en' ? /[.)]$/ : /。$/
    expect(texts.filter((text) => !end.test(text) || text.includes('`') || text.includes('"'))).toEqual([])
    expect(texts.flatMap((text) => misnamed(text, terms[language]).map((word) => `${text}: ${word}`))).toEqual([])
  })
})
