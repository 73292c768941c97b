import { expect, test } from 'vitest'
import { spinney } from './terminal.ts'

test('what it is to be compared with must be a commit', async () => {
  const { code, err } = await spinney(['bench', '--against', 'no-such-commit'])
  expect(code).toBe(2)
  expect(err).toContain('--against: no-such-commit is no commit of this repository')
})

// Of the games of the tests only: bots do not know them, and their own speed has its test beside them.
test('measures the kernel and every game', async () => {
  const { code, out } = await spinney(['bench', '--quick', '--json'])
  expect(code).toBe(0)
  const { machine, node, commit, results, remarks } = JSON.parse(out)
  expect(machine).toMatch(/cores/)
  expect(node).toBe(process.version)
  expect(commit).toMatch(/\w/)
  const names = results.map(({ what }: { what: string }) => what)
  expect(names).toContain('kernel: one decision of an empty game')
  expect(names).toContain('copy: time of ours / of one written by hand')
  expect(names).toContain('pond: games, random play')
  // Sizes where the page is built, and a sentence where it is not.
  expect(names.includes('page: script of the first page, gzip') || /not built/.test(remarks.join())).toBe(true)
  expect(names.some((name: string) => /^pond.*: questions in a turn, all put$/.test(name))).toBe(true)
  // Nobody need be asked anything that has one answer.
  for (const { value, unit } of results) if (unit !== '%') expect(value).toBeGreaterThan(0)
})
