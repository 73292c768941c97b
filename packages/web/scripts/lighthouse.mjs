// Prints, as JSON, Lighthouse's scores of the first page and of a table of each game, how soon they can be used, and
// how long answering keeps the page busy: node packages/web/scripts/lighthouse.mjs
// What cannot be measured here is said in a sentence, and is no failure.
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { measureAnswering } from './answering.mjs'
import { chromiumPath, FLAGS, servePage } from './chromium.mjs'
import { measureInteractive } from './interactive.mjs'

const CATEGORIES = ['performance', 'accessibility', 'best-practices']
const GAMES = ['root', 'smallworld']
/** Scores vary from run to run: the middle one of so many is told. */
const RUNS = 3
/** What the issue of the page asks for. */
const WANTED = 95
/** Lighthouse's own measure of the machine; a phone that is four times slower than less than this is no phone. */
const BUSY = 1000

/** @typedef {import('@playwright/test').BrowserContext} BrowserContext */
/** @typedef {{ what: string, value: number, unit: string, limit?: number }} Row */
/** @typedef {{ rows: Row[], remarks: string[] }} Figures */

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => found(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

/** What shows that one is asked: an answer, or the button that lays out answers which are places on the map. */
const ASKED = '.prompt.mine :is(.option.button, .shelf-more)'

/** Sits down at a table, so that its address can be opened, and waits until one is asked there.
 * @param {BrowserContext} context @param {string} address @param {string} game */
async function openTable(context, address, game) {
  const page = await context.newPage()
  await page.goto(address)
  await page.locator(`.game-card[data-game="${game}"] .button.primary`).click()
  await page.locator(`${ASKED} >> visible=true`).first().waitFor({ timeout: 60_000 })
  const url = page.url()
  await page.close()
  return url
}

/** @param {string} url @param {number} port */
async function judge(url, port) {
  const { default: lighthouse } = await import('lighthouse')
  const result = await lighthouse(url, { port, onlyCategories: CATEGORIES, output: 'json', logLevel: 'error' })
  if (result === undefined) throw new Error('Lighthouse gave no answer.')
  return result.lhr
}

/** @param {string} url @param {string} name @param {number} port @returns {Promise<Figures>} */
async function judgeOften(url, name, port) {
  const results = []
  for (let i = 0; i < RUNS; i++) results.push(await judge(url, port))
  results.sort((a, b) => (a.categories.performance?.score ?? 0) - (b.categories.performance?.score ?? 0))
  const middle = /** @type {(typeof results)[number]} */ (results[RUNS >> 1])
  const { categories, audits, environment } = middle
  const rows = CATEGORIES.map((id) => ({
    what: `Lighthouse, ${name}: ${id.replace('-', ' ')}`,
    value: Math.round((categories[id]?.score ?? 0) * 100),
    unit: 'of 100',
  }))
  const weighed = CATEGORIES.flatMap((id) => categories[id]?.auditRefs.filter(({ weight }) => weight > 0) ?? [])
  const remarks = weighed.flatMap(({ id }) => {
    const audit = audits[id]
    if (audit?.score === null || audit === undefined || audit.score >= 0.9) return []
    return [`${name}: ${audit.title}${audit.displayValue ? ` (${audit.displayValue})` : ''}`]
  })
  const isBusy = rows.some(({ value }) => value < WANTED) && environment.benchmarkIndex < BUSY
  if (isBusy) remarks.push(`${name}: measured on a slow or busy machine (index ${environment.benchmarkIndex}).`)
  return { rows, remarks }
}

async function measure() {
  const executablePath = chromiumPath()
  if (executablePath === undefined) throw new Error('Chromium is not on the PATH.')
  const profile = mkdtempSync(join(tmpdir(), 'spinney-lighthouse-'))
  const server = await servePage()
  const port = await freePort()
  const context = await chromium.launchPersistentContext(profile, {
    executablePath,
    args: [...FLAGS, `--remote-debugging-port=${port}`],
    viewport: { width: 1440, height: 900 },
  })
  try {
    const home = { name: 'home', url: `${server.address}/`, button: '.game-card .button.primary', outcome: '#root' }
    const pages = [home]
    for (const game of GAMES) {
      const url = await openTable(context, server.address, game)
      pages.push({ name: `a table of ${game}`, url, button: ASKED, outcome: '.prompt' })
    }
    const figures = []
    for (const { url, name } of pages) figures.push(await judgeOften(url, name, port))
    figures.push(await measureInteractive(context, pages))
    figures.push(await measureAnswering(await context.newPage(), server.address, profile))
    return {
      rows: figures.flatMap(({ rows }) => rows),
      remarks: figures.flatMap(({ remarks }) => remarks),
      problem: null,
    }
  } finally {
    await context.close()
    server.stop()
    rmSync(profile, { recursive: true, force: true })
  }
}

/** @param {Error} error */
const failure = ({ message }) => ({ rows: [], remarks: [], problem: `Lighthouse could not be run: ${message}` })
console.log(JSON.stringify(await measure().catch(failure)))
process.exit(0)
