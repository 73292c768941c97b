import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { makeFolder, openResults, ResultsError } from '../src/node/index.ts'

const home = mkdtempSync(join(tmpdir(), 'spinney-folder-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

/** No folder can be made there, and the system says that the one above is missing. */
const NOWHERE = '/proc/spinney/below'

test('a folder is made with all above it, and one that is there stays', () => {
  const path = join(home, 'a', 'b', 'c')
  makeFolder(path, 0o700)
  expect(statSync(path).mode & 0o777).toBe(0o700)
  writeFileSync(join(path, 'kept'), '')
  makeFolder(path)
  expect(existsSync(join(path, 'kept'))).toBe(true)
})

test('where no folder can be made it is said, instead of trying for ever', () => {
  const file = join(home, 'file')
  writeFileSync(file, '')
  for (const path of [NOWHERE, file, join(file, 'below')]) expect(() => makeFolder(path), path).toThrow(/E[A-Z]+/)
  expect(() => openResults(join(NOWHERE, 'results.jsonl'), {})).toThrow(ResultsError)
})
