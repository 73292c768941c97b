import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { flatten } from '@spinney/words'
import { describe, expect, test } from 'vitest'
import { type Book, borrowedFrom, printsOf, RUNS } from '../scripts/prints.ts'
import books from './book-prints.json' with { type: 'json' }

const packages = fileURLToPath(new URL('../../', import.meta.url))
const read = (file: string): unknown => JSON.parse(readFileSync(packages + file, 'utf8'))

/** Everything that is said in a language: messages, texts and titles of rules, rulings and editions. */
function saidIn(language: Book): [where: string, text: string][] {
  const messages = readdirSync(`${packages}words/messages/${language}`).map(
    (file) => `words/messages/${language}/${file}`,
  )
  const law = ['root', 'smallworld'].flatMap((game) =>
    readdirSync(`${packages}${game}/law`)
      .filter((file) => file.endsWith(`.${language}.json`) && !file.startsWith('search.'))
      .map((file) => `${game}/law/${file}`),
  )
  const titles = ['root/law/index', 'root/law/annex', 'smallworld/law/index'].flatMap((file) =>
    (read(`${file}.json`) as { id: string; title: Record<Book, string> }[]).map(({ id, title }): [string, string] => [
      `title ${id}`,
      title[language],
    ]),
  )
  const texts = [...messages, ...law].flatMap((file) =>
    Object.entries(flatten(read(file))).flatMap(([key, text]) =>
      text.split(/\{\{[^}]*\}\}/).map((part): [string, string] => [`${file} ${key}`, part]),
    ),
  )
  return [...texts, ...titles]
}

describe.each(Object.keys(RUNS) as Book[])('our texts in %s', (language) => {
  test('share no long run of characters with the rule books', () => {
    const borrowed = borrowedFrom(language, books[language])
    const said = saidIn(language)
    expect(said.length).toBeGreaterThan(3000)
    const shared = said.flatMap(([where, text]) => borrowed(text).map((run) => `${where}: ${run}`))
    expect(shared).toEqual([])
  })

  test('would be found out', () => {
    const { size, step } = RUNS[language]
    const long = Array.from({ length: 200 }, (_, i) => String.fromCharCode(0x4e00 + i * 7)).join('')
    const borrowed = borrowedFrom(language, printsOf(language, long))
    for (let at = 0; at < 40; at++) {
      expect(borrowed(`字${long.slice(at, at + size + step - 1)}字`), `from ${at}`).not.toEqual([])
    }
    expect(borrowed(long.slice(3, 3 + size - 1))).toEqual([])
    // The prints of whole books, not of a page.
    expect(Buffer.from(books[language], 'base64').length).toBeGreaterThan(30_000)
  })
})
