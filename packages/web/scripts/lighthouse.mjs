// Prints, as JSON, Lighthouse's scores of the first page and of a table: node packages/web/scripts/lighthouse.mjs
// What cannot be measured here is said in a sentence, and is no failure.
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumPath, FLAGS, servePage } from './chromium.mjs'

const CATEGORIES = ['performance', 'accessibility', 'best-practices']
const GAME = 'root'

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((found) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => found(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

/** Sits down at a table, so that its address can be opened.
 * @param {import('@playwright/test').BrowserContext} context @param {string} address */
async function openTable(context, address) {
  const page = await context.newPage()
  await page.goto(address)
  await page.locator(`.game-card[data-game="${GAME}"] .button.primary`).click()
  await page.locator('.prompt.mine .option').first().click()
  await page.locator('.prompt.mine').first().waitFor()
  await page.waitForTimeout(1000)
  const url = page.url()
  await page.close()
  return url
}

/** @param {string} url @param {string} name @param {number} port */
async function judge(url, name, port) {
  const { default: lighthouse } = await import('lighthouse')
  const result = await lighthouse(url, { port, onlyCategories: CATEGORIES, output: 'json', logLevel: 'error' })
  if (result === undefined) throw new Error('Lighthouse gave no answer.')
  const { categories, audits } = result.lhr
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
  })
  try {
    const table = await openTable(context, server.address)
    const home = await judge(`${server.address}/`, 'home', port)
    const played = await judge(table, `a table of ${GAME}`, port)
    return { rows: [...home.rows, ...played.rows], remarks: [...home.remarks, ...played.remarks], problem: null }
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
