import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { openHome, playNow, untilAsked } from './helpers.ts'

const file = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

interface Row {
  readonly what: string
  readonly value: number
  readonly limit: number
}

/** Packed kB of the scripts at these addresses. */
function packed(addresses: Iterable<string>): number {
  const bytes = [...new Set(addresses)].map((path) => gzipSync(readFileSync(file(`dist${path}`)), { level: 9 }).length)
  return bytes.reduce((sum, size) => sum + size, 0) / 1000
}

/** As a browser fetches them: small files are packed a little worse one by one. By count the limits are those of the rows. */
const MOST = { root: 400, smallworld: 300 }

test('pages load no more script than they may: as counted for the bench, and as a browser fetches it', async ({
  browser,
}) => {
  const { rows } = JSON.parse(execFileSync(process.execPath, [file('scripts/sizes.mjs')], { encoding: 'utf8' })) as {
    rows: readonly Row[]
  }
  expect(rows.map(({ what }) => what)).toEqual([
    expect.stringContaining('first page'),
    expect.stringContaining('table of root'),
    expect.stringContaining('table of smallworld'),
  ])
  const [first, ...tables] = rows
  expect(first!.value, first!.what).toBeLessThan(first!.limit)
  for (const { value, limit, what } of tables) expect(value, what).toBeLessThan(limit)

  // The service worker keeps every file, so it would ask for all of them.
  const context = await browser.newContext({ serviceWorkers: 'block', baseURL: test.info().project.use.baseURL ?? '' })
  const page = await context.newPage()
  const fetched = new Set<string>()
  context.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) fetched.add(pathname)
  })
  await openHome(page)
  await expect(page.locator('.game-card')).toHaveCount(2)
  expect(packed(fetched)).toBeLessThan(150)
  for (const [game, other] of [
    ['root', 'smallworld'],
    ['smallworld', 'root'],
  ] as const) {
    await page.goto('/')
    await playNow(page, game)
    await untilAsked(page)
    fetched.clear()
    await page.reload()
    await untilAsked(page)
    // Bots come last.
    await expect.poll(() => [...fetched].some((path) => path.includes(`bots-${game}`)), { message: game }).toBe(true)
    expect(packed(fetched), [...fetched].join(' ')).toBeLessThan(MOST[game])
    expect([...fetched].filter((path) => path.includes(`-${other}-`) || path.includes(`/${other}-`))).toEqual([])
  }
  await context.close()
})
