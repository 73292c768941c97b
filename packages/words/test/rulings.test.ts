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
import { misnamed } from '@spinney/words/terms'
import { describe, expect, test } from 'vitest'

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>

const rules = new Set(index.map(({ id }) => id))
const LANGUAGES: readonly { language: 'en' | 'ja' | 'zh'; readings: Texts; editions: Texts }[] = [
  { language: 'en', readings: rulingsEn, editions: editionsEn },
  { language: 'ja', readings: rulingsJa, editions: editionsJa },
  { language: 'zh', readings: rulingsZh, editions: editionsZh },
]

const shown = (value: Ruleset[keyof Ruleset]): string => (Array.isArray(value) ? value.join(',') : String(value))

test('every ruling is a row of docs/rulings.md and names rules that exist', () => {
  const doc = readFileSync(new URL('../../../docs/rulings.md', import.meta.url), 'utf8')
  for (const ruling of rulings) {
    expect(doc, ruling.id).toContain(`| ${ruling.id} | `)
    expect(ruling.rules.length, ruling.id).toBeGreaterThan(0)
    expect(ruling.rules.filter((id) => !rules.has(id))).toEqual([])
  }
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
