import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { toll } from '@spinney/example-toll'
import type { Game, State } from '@spinney/kernel'
import { maps, powers, races, smallworld } from '@spinney/smallworld'
import { describe, expect, test } from 'vitest'
import { type Catalogue, flatten } from '../src/i18n/catalogues.ts'
import { LANGUAGES, type Language } from '../src/i18n/languages.ts'

const packages = fileURLToPath(new URL('../../', import.meta.url))
const catalogue = (owner: string, language: Language): Catalogue =>
  flatten(JSON.parse(readFileSync(join(packages, owner, 'messages', `${language}.json`), 'utf8')))

const sourcesOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.parentPath.includes('/art'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n')

/** Keys without their plural endings. */
const stem = (key: string) => key.replace(/_(?:zero|one|two|few|many|other)$/, '')
const stems = (messages: Catalogue) => new Set(Object.keys(messages).map(stem))
const gaps = (text: string) => new Set([...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name))

for (const owner of ['web', 'smallworld']) {
  describe(`messages of ${owner}`, () => {
    const en = catalogue(owner, 'en')
    for (const language of LANGUAGES) {
      const own = catalogue(owner, language)
      test(`${language} says everything English says, and nothing else`, () => {
        const plain = (all: Catalogue) => [...stems(all)].filter((key) => !/^term\..*\.one$/.test(key)).sort()
        expect(plain(own)).toEqual(plain(en))
      })
      test(`${language} fills the same gaps and leaves nothing empty`, () => {
        for (const [key, text] of Object.entries(own)) {
          expect(text.trim(), key).not.toBe('')
          const original = en[key] ?? en[`${stem(key)}_other`]
          expect([...gaps(text)].sort(), key).toEqual([...gaps(original ?? '')].sort())
        }
      })
    }
  })
}

describe('messages of the page', () => {
  const keys = stems(catalogue('web', 'en'))
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
    const unused = [...keys].filter((key) => !named.has(key) && !patterns.some((start) => key.startsWith(start)))
    expect(unused).toEqual([])
  })
})

/** The kinds of all questions of a game, dice and decks included. */
const kindsOf = (game: Game<State>): string[] => {
  const steps = Object.values(game.procs).flatMap((proc) => proc.steps)
  return [...new Set(steps.filter(({ type }) => type !== 'run').map(({ kind }) => kind))]
}

describe('messages of Small World', () => {
  const keys = stems(catalogue('smallworld', 'en'))
  const kinds = kindsOf(smallworld as unknown as Game<State>)
  const rules = sourcesOf(join(packages, 'smallworld', 'src'))
  const events = new Set([...rules.matchAll(/tell\([^\n]{0,80}?'([a-zA-Z]+)', \(\) =>/g)].map(([, what]) => what!))
  const page = sourcesOf(join(packages, 'web', 'src', 'smallworld'))
  const said = [...page.matchAll(/message\(\s*(?:'([\w.]+)'|`([\w.]+)\$\{)/g)].map(([, key, start]) => key ?? start!)

  test('every question and event has its words', () => {
    expect(kinds.filter((kind) => !keys.has(`decision.${kind}`))).toEqual([])
    expect(events.size).toBeGreaterThan(15)
    expect([...events].filter((what) => !keys.has(`event.${what}`))).toEqual([])
  })

  test('every race, power, piece and terrain has its words', () => {
    const names = [...races, ...powers].flatMap(({ id, pieces }) => [id, ...(pieces ?? []).map((piece) => piece.id)])
    expect(names.filter((id) => !keys.has(`term.${id}`))).toEqual([])
    const terrains = maps.flatMap(({ regions }) => regions.map(({ terrain }) => terrain))
    expect(terrains.filter((terrain) => !keys.has(`terrain.${terrain}`))).toEqual([])
  })

  test('none is left over', () => {
    const isUsed = (key: string): boolean => {
      const [start, ...rest] = key.split('.')
      if (start === 'decision') return kinds.includes(rest.join('.'))
      if (start === 'event') return events.has(rest[0]!)
      if (start === 'option')
        return rest.join('.') === 'any.pass' || kinds.some((kind) => rest.join('.').startsWith(kind))
      if (start === 'why') return rules.includes(`'${rest[0]}'`) || rules.includes(`${rest[0]}:`)
      if (start === 'term') return rules.includes(rest[0]!) || page.includes(`'${rest[0]}'`)
      if (page.includes(`'${key}'`)) return true
      return key === 'game.name' || said.some((used) => key === used || (used.endsWith('.') && key.startsWith(used)))
    }
    expect([...keys].filter((key) => !isUsed(key))).toEqual([])
  })
})

test('the example game can be played through the list of options alone', () => {
  expect(kindsOf(toll as unknown as Game<State>).length).toBeGreaterThan(3)
})
