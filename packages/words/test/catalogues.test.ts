import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { NOUN, SEAT_SORTS } from '../src/gaps.ts'
import { formsOf, gapsOf, LANGUAGES, languageFor } from '../src/index.ts'
import { sorts } from '../src/root/sorts.ts'
import { smallworldWords } from '../src/smallworld/index.ts'
import { catalogueFile, OWNERS, stem } from './catalogue.ts'

const packages = fileURLToPath(new URL('../../', import.meta.url))
const folder = fileURLToPath(new URL('../messages/', import.meta.url))

test('there is one folder for each language, and each has the same catalogues', () => {
  expect(readdirSync(folder).sort()).toEqual([...LANGUAGES].sort())
  for (const language of LANGUAGES) expect(readdirSync(join(folder, language))).toEqual(readdirSync(join(folder, 'en')))
})

test('nothing else lists the languages', () => {
  const named = readdirSync(packages).flatMap((name) =>
    ['src', 'bin', 'scripts'].flatMap((part) =>
      sourcesBelow(join(packages, name, part)).filter(([, text]) => /['"]zh['"]/.test(text)),
    ),
  )
  expect(named.map(([file]) => file)).toEqual([])
})

function sourcesBelow(path: string): [file: string, text: string][] {
  try {
    return readdirSync(path, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:ts|tsx|mjs|js)$/.test(file))
      .map((file) => [join(path, file), readFileSync(join(path, file), 'utf8')])
  } catch {
    return []
  }
}

test('the first language that fits is spoken', () => {
  expect(languageFor(['fr-FR', 'zh-CN', 'en'])).toBe('zh')
  expect(languageFor(['ja_JP.UTF-8'])).toBe('ja')
  expect(languageFor(['fr', 'C'])).toBe('en')
  expect(languageFor(['english', 'enm'])).toBe('en')
})

/** What gaps may be, by owner; only games have sorts of their own. */
const SORTS: { readonly [owner: string]: readonly string[] } = {
  root: Object.keys(sorts),
  smallworld: Object.keys(smallworldWords.sortsOf!({ state: { map: '2p' } } as never)),
}

/** What all languages must agree about; which form a word has is the business of each. */
const AGREED: { readonly [sort: string]: string } = {
  ...Object.fromEntries(Object.keys(SEAT_SORTS).map((sort) => [sort, 'seat'])),
  count: 'count',
  loss: 'loss',
  place: 'place',
  region: 'region',
}

/** The gaps of a message with their sorts. What a thing is counted by stands beside the thing itself. */
const gapsIn = (text: string): string[] =>
  gapsOf(text)
    .filter(({ sort }) => sort !== 'unit')
    .map(({ name, sort }) => `${name}, ${AGREED[sort ?? ''] ?? 'any'}`)
    .sort()

describe.each(OWNERS)('the catalogues of %s', (owner) => {
  const english = catalogueFile('en', owner)
  test.each(LANGUAGES)('%s says what English says, with the same gaps', (language) => {
    const own = catalogueFile(language, owner)
    const stems = (keys: readonly string[]) => [...new Set(keys.filter((key) => !isOtherNumber(key)).map(stem))].sort()
    expect(stems(Object.keys(own))).toEqual(stems(Object.keys(english)))
    for (const [key, text] of Object.entries(own)) {
      expect(text.trim(), key).not.toBe('')
      const model = english[key] ?? english[`${stem(key)}_other`] ?? formsOf(english, stem(key))[0] ?? ''
      expect(gapsIn(text), key).toEqual(gapsIn(model))
    }
  })

  test.each(LANGUAGES)('%s has gaps of sorts that are known', (language) => {
    const catalogue = catalogueFile(language, owner)
    const known = [...Object.keys(SEAT_SORTS), 'count', 'one', 'many', 'unit', 'row', 'loss', ...(SORTS[owner] ?? [])]
    for (const [key, text] of Object.entries(catalogue)) {
      expect(gapsOf(text).length, key).toBe(text.split('{{').length - 1)
      for (const { sort } of gapsOf(text)) {
        if (sort?.startsWith(NOUN)) expect(formsOf(catalogue, `count.${sort.slice(NOUN.length)}`), key).not.toEqual([])
        else if (sort !== null) expect(known, key).toContain(sort)
      }
    }
  })

  test.each(LANGUAGES)('%s has forms only for the numbers that its grammar knows', (language) => {
    const categories = [...new Intl.PluralRules(language).resolvedOptions().pluralCategories, 'zero']
    const forms = Object.keys(catalogueFile(language, owner)).flatMap(
      (key) => /_(zero|one|two|few|many|other)$/.exec(key)?.[1] ?? [],
    )
    expect(forms.filter((form) => !categories.some((category) => category === form))).toEqual([])
  })
})

/** A name's other number and what it is counted by are needed only where grammar has such. */
const isOtherNumber = (key: string): boolean => /^term\.(?:.*\.)?(?:one|many|unit)$/.test(key)
