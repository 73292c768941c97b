// npm run screenshots: every page and the typical moments of a game, in both themes and three sizes, to screenshots/.
// `npm run screenshots -- smallworld root` takes only tables of these games.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { build } from '../../../scripts/lib/compile.mjs'
import { setUp } from '../../../scripts/lib/setup.mjs'
import { at, fail, root } from '../../../scripts/lib/workspace.mjs'

const PORT = 4327
const FOLDER = at('screenshots')
const SIZES = /** @type {const} */ ({ wide: [1440, 900], tablet: [834, 1112], phone: [360, 740] })
const THEMES = /** @type {const} */ (['light', 'dark'])
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']

const games = process.argv.slice(2)
if (games.length === 0) games.push('smallworld', 'root')

setUp()
if (!build()) fail('The build failed: see the messages above.')
const executablePath = ['chromium', 'chromium-browser', 'google-chrome']
  .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
  .find((file) => existsSync(file))
if (executablePath === undefined) fail('Chromium is needed: please install it so that `chromium` is on the PATH.')

rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER)
const server = spawn(process.execPath, [at('packages/web/bin/serve.mjs'), '--port', String(PORT)], { cwd: root })
await new Promise((ready) => server.stdout.once('data', ready))
const browser = await chromium.launch({ executablePath, args: FLAGS })
try {
  for (const [size, [width, height]] of Object.entries(SIZES)) {
    for (const theme of THEMES) await takeAll(`${size}-${theme}`, width, height, theme)
  }
  for (const language of ['ja', 'zh']) await takeAll(`phone-light-${language}`, 360, 740, 'light', language)
} finally {
  await browser.close()
  server.kill()
}
console.log('The pictures are in screenshots/.')

/** @param {string} name @param {number} width @param {number} height @param {string} theme */
async function takeAll(name, width, height, theme, language = 'en') {
  const context = await browser.newContext({ viewport: { width, height }, baseURL: `http://127.0.0.1:${PORT}` })
  const state = { language, theme, pace: 'instant', autoPass: false }
  await context.addInitScript(
    (text) => localStorage.setItem('spinney-settings', text),
    JSON.stringify({ state, version: 1 }),
  )
  const page = await context.newPage()
  const take = async (/** @type {string} */ what, fullPage = false) => {
    await page.waitForTimeout(500)
    await page.screenshot({ path: join(FOLDER, `${what}-${name}.png`), fullPage })
  }
  for (const game of games) await takeTable(page, game, take)
  await page.goto('/')
  await page.waitForSelector('.game-card')
  await take('home', true)
  await page.locator('.home-foot button').click()
  await take('credits')
  await context.close()
}

/** @param {import('@playwright/test').Page} page @param {string} game
 * @param {(what: string, fullPage?: boolean) => Promise<void>} take */
async function takeTable(page, game, take) {
  await page.goto(`/new/${game}`)
  await page.waitForSelector('.new-seat')
  await take(`${game}-new`, true)
  await page.locator('.new-table .button.primary').click()
  await page.waitForSelector('.prompt.mine')
  await take(`${game}-begin`)
  for (let i = 0; i < 45; i++) {
    const options = page.locator('.prompt.mine .option:not(.pass)')
    const any = page.locator('.prompt.mine .option')
    if ((await page.locator('.prompt[data-waiting="over"]').count()) > 0) break
    await any.first().waitFor({ timeout: 30_000 })
    await ((await options.count()) > 0 ? options.first() : any.first()).click({ timeout: 3000 }).catch(() => undefined)
    if (i === 4) await take(`${game}-early`)
    await page.waitForTimeout(60)
  }
  await page.locator('.prompt.mine .option').first().waitFor({ timeout: 30_000 })
  await take(`${game}-middle`)
  const rule = page.locator('.prompt .rule-link').first()
  if ((await rule.count()) > 0) {
    await rule.click()
    await take(`${game}-rule`)
    await page.keyboard.press('Escape')
  }
  const bar = page.locator('.phone-bar button')
  for (let i = 0; i < (await bar.count()); i++) {
    await bar.nth(i).click()
    await take(`${game}-sheet${i + 1}`)
    await page.keyboard.press('Escape')
  }
}
