import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Catalogue, flatten } from '@spinney/words'
import { describe, expect, test } from 'vitest'

const packages = fileURLToPath(new URL('../../', import.meta.url))
/** What every page says, and what comes with the parts that are loaded when they are wanted. */
const english: Catalogue = Object.assign(
  {},
  ...['web', 'learn', 'online', 'account', 'programs', 'notices', 'course', 'coach', 'examples', 'review'].map(
    (owner) => flatten(JSON.parse(readFileSync(join(packages, `words/messages/en/${owner}.json`), 'utf8'))),
  ),
)

const sourcesOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.parentPath.includes('/art'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n')

/** Keys without their plural endings. */
const stem = (key: string) => key.replace(/_(?:zero|one|two|few|many|other)$/, '')
const stems = (messages: Catalogue) => new Set(Object.keys(messages).map(stem))

describe('messages of the page', () => {
  const keys = stems(english)
  const source = sourcesOf(join(packages, 'web', 'src'))
  /** `t('a.b')` and `'a.b'` in lists of keys. */
  const named = new Set([...source.matchAll(/'([a-z][\w.]*)'/gi)].map(([, key]) => key!))
  /** ``t(`a.${x}`)`` */
  const patterns = [...source.matchAll(/\bt\(`([\w.]+)\$\{/g)].map(([, start]) => start!)

  test('none is missing', () => {
    const used = [...source.matchAll(/\bt\('([\w.]+)'/g)].map(([, key]) => key!)
    expect(used.filter((key) => !keys.has(key) && !/^(?:term|game)\./.test(key))).toEqual([])
    // These two are looked up in the catalogue of a game.
    const own = patterns.filter((start) => start !== 'term.' && start !== 'why.')
    expect(own.filter((start) => ![...keys].some((key) => key.startsWith(start)))).toEqual([])
  })

  test('none is left over', () => {
    // What bots want and what examples show is named by them, not by the page: their own tests look for it.
    const told = /^(?:want|stake|root|smallworld)\./
    const isUsed = (key: string) => named.has(key) || told.test(key) || patterns.some((start) => key.startsWith(start))
    const unused = [...keys].filter((key) => !isUsed(key))
    expect(unused).toEqual([])
  })
})
