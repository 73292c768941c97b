/*
 * Prints of texts that must not be copied: hashes of short runs of their characters, from which nobody can read them.
 * The rule books do not belong to this repository; their prints do, so that a test can compare.
 *
 *   npx tsx packages/web/scripts/prints.ts ja=book.txt,book2.txt zh=book3.txt > packages/web/test/book-prints.json
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** How long a hashed run is, and how far apart runs begin. A copied run of `size + step - 1` is always found. */
export const RUNS = { ja: { size: 16, step: 4 }, zh: { size: 11, step: 2 } } as const
export type Book = keyof typeof RUNS

/** Bytes of a hash: enough that a text of our own is not taken for a copy by accident. */
const BYTES = 5

/** What counts as a text: Japanese and Chinese characters and digits. */
const letters = (text: string): string => text.normalize('NFKC').replace(/[^\u3040-\u30ff\u3400-\u9fff\u30050-9]/g, '')

const hashed = (run: string): string => createHash('sha256').update(run).digest().subarray(0, BYTES).toString('base64')

function* runsOf(text: string, size: number, step: number): Generator<string> {
  const signs = letters(text)
  for (let at = 0; at + size <= signs.length; at += step) yield signs.slice(at, at + size)
}

/** The prints of a book, as they are kept in a file. */
export function printsOf(book: Book, text: string): string {
  const { size, step } = RUNS[book]
  const prints = new Set([...runsOf(text, size, step)].map(hashed))
  return Buffer.concat([...prints].sort().map((print) => Buffer.from(print, 'base64'))).toString('base64')
}

/** The runs of a text that a book has, too. */
export function borrowedFrom(book: Book, prints: string): (text: string) => string[] {
  const bytes = Buffer.from(prints, 'base64')
  const known = new Set<string>()
  for (let at = 0; at < bytes.length; at += BYTES) known.add(bytes.subarray(at, at + BYTES).toString('base64'))
  return (text) => [...runsOf(text, RUNS[book].size, 1)].filter((run) => known.has(hashed(run)))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const books = process.argv.slice(2).map((given) => {
    const [book, files = ''] = given.split('=') as [Book, string]
    return [
      book,
      printsOf(
        book,
        files
          .split(',')
          .map((file) => readFileSync(file, 'utf8'))
          .join('\n'),
      ),
    ]
  })
  process.stdout.write(`${JSON.stringify(Object.fromEntries(books), null, 2)}\n`)
}
