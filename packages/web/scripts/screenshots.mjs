// npm run screenshots: every page and the typical moments of a game, in both themes and three sizes, to screenshots/.
// `npm run screenshots -- smallworld root` takes only tables of these games, `-- scenes` only the scenes of Root.
import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { build } from '../../../scripts/lib/compile.mjs'
import { setUp } from '../../../scripts/lib/setup.mjs'
import { at, fail } from '../../../scripts/lib/workspace.mjs'
import { chromiumPath, FLAGS, servePage } from './chromium.mjs'
import { drive, seedChance } from './drive.mjs'

const FOLDER = at('screenshots')
const SIZES = /** @type {Record<string, [number, number]>} */ ({
  wide: [1440, 900],
  tablet: [834, 1112],
  phone: [360, 740],
})
const THEMES = ['light', 'dark']
const OTHER_LANGUAGES = readdirSync(at('packages/words/messages')).filter((language) => language !== 'en')
/** How many answers lead to the typical moments of a game. */
const MOMENTS = /** @type {Record<string, { early: number, middle: number }>} */ ({
  smallworld: { early: 6, middle: 12 },
  root: { early: 20, middle: 20 },
})
/** Tables of Root that show a faction, a map or a way to set up of their own, as they are chosen on the form. */
const SCENES = /** @type {readonly { name: string, side?: string, choose: readonly string[], answers: number }[]} */ ([
  { name: 'lizard', side: 'lizard', choose: ['Lake map', 'Exiles and Partisans deck'], answers: 60 },
  { name: 'riverfolk', side: 'riverfolk', choose: ['Mountain map'], answers: 60 },
  { name: 'duchy', side: 'duchy', choose: ['Mountain map'], answers: 70 },
  { name: 'corvid', side: 'corvid', choose: ['Lake map'], answers: 50 },
  { name: 'hundreds', side: 'hundreds', choose: ['Winter map'], answers: 70 },
  { name: 'keepers', side: 'keepers', choose: ['Autumn map'], answers: 70 },
  { name: 'six', side: 'keepers', choose: ['6', 'Autumn map'], answers: 60 },
  { name: 'draft', choose: ['Advanced', 'Lake map'], answers: 0 },
  { name: 'draft-six', choose: ['6', 'Advanced', 'Mountain map'], answers: 0 },
  { name: 'drafted', choose: ['Advanced', 'Lake map'], answers: 4 },
])
/** A game between bots that takes longer than this is left out. */
const PATIENCE = 240_000

/** @typedef {import('@playwright/test').Page} Page */

const games = process.argv.slice(2)
if (games.length === 0) games.push('smallworld', 'root', 'scenes')

setUp()
if (!build()) fail('The build failed: see the messages above.')
const executablePath = chromiumPath()
if (executablePath === undefined) fail('Chromium is needed: please install it so that `chromium` is on the PATH.')

rmSync(FOLDER, { recursive: true, force: true })
mkdirSync(FOLDER)
const server = await servePage()
const browser = await chromium.launch({ executablePath, args: FLAGS })
/** @type {string[]} */
const missed = []
try {
  for (const game of games.filter((name) => name !== 'scenes')) {
    await attempt(`${game}, played`, () => inPage((page) => takeTable(page, game)))
    await attempt(`${game}, finished`, () => inPage((page) => takeFinished(page, game)))
  }
  if (games.includes('scenes')) {
    for (const scene of SCENES) await attempt(`root, ${scene.name}`, () => inPage((page) => takeScene(page, scene)))
  }
  await attempt('home', () => inPage(takeHome))
} finally {
  await browser.close()
  server.stop()
}
for (const what of missed) console.error(`Not taken: ${what}`)
console.log('The pictures are in screenshots/.')
process.exit(missed.length === 0 ? 0 : 1)

/** One moment that cannot be reached must not cost the pictures of the others.
 * @param {string} what @param {() => Promise<void>} take */
async function attempt(what, take) {
  console.log(`${what} ...`)
  await take().catch((error) => missed.push(`${what}: ${String(error).split('\n')[0]}`))
}

/** @param {(page: Page) => Promise<void>} use */
async function inPage(use) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: server.address })
  try {
    const page = await context.newPage()
    await seedChance(page, 7)
    await speak(page, 'en')
    await use(page)
  } finally {
    await context.close()
  }
}

/** Settings as if they had been chosen before.
 * @param {Page} page @param {string} language */
async function speak(page, language) {
  const state = { language, theme: 'light', pace: 'instant', confirmRash: false }
  const text = JSON.stringify({ state, version: 1 })
  await page.addInitScript((settings) => localStorage.setItem('spinney-settings', settings), text)
}

/** The moment on the screen in every size and theme.
 * @param {Page} page @param {string} what
 * @param {{ sizes?: readonly string[], themes?: readonly string[], fullPage?: boolean }} [choice] */
async function shoot(page, what, { sizes = Object.keys(SIZES), themes = THEMES, fullPage = false } = {}) {
  for (const size of sizes) {
    const [width, height] = SIZES[size] ?? [1440, 900]
    await page.setViewportSize({ width, height })
    for (const theme of themes) {
      await page.evaluate((name) => {
        document.documentElement.dataset.theme = name
      }, theme)
      // The map has another picture in another size; everything else is there at once.
      await page.waitForFunction(() => document.querySelector('.art-map__ground')?.complete ?? true)
      await page.waitForTimeout(900)
      await page.screenshot({ path: join(FOLDER, `${what}-${size}-${theme}.png`), fullPage })
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

/** @param {Page} page @param {string} game */
async function takeTable(page, game) {
  await page.goto(`/new/${game}`)
  await page.waitForSelector('.new-seat')
  await shoot(page, `${game}-new`, { fullPage: true })
  await page.locator('.new-table .button.primary').click()
  await page.waitForSelector('.prompt.mine', { timeout: 60_000 })
  await shoot(page, `${game}-begin`)
  const { early, middle } = MOMENTS[game] ?? { early: 10, middle: 10 }
  await drive(page, { answers: early, board: 0 })
  await shoot(page, `${game}-early`)
  await drive(page, { answers: middle, board: 0 })
  await page.waitForSelector('.prompt.mine', { timeout: 60_000 })
  await shoot(page, `${game}-middle`)
  await takeSheets(page, game)
  await drive(page, { answers: 300, dice: true, board: 0 })
  await shoot(page, `${game}-battle`)
  for (const language of OTHER_LANGUAGES) {
    await speak(page, language)
    await page.reload()
    await page.waitForSelector('.prompt')
    await shoot(page, `${game}-${language}`, { sizes: ['wide', 'phone'], themes: ['light'] })
  }
}

/** A table of Root set up as a scene says, in the two looks that differ most.
 * @param {Page} page @param {(typeof SCENES)[number]} scene */
async function takeScene(page, { name: scene, side, choose, answers }) {
  await page.goto('/new/root')
  await page.waitForSelector('.new-seat')
  await page.locator('.new-more summary').click()
  for (const name of choose) await page.getByRole('radio', { name, exact: true }).click()
  if (side !== undefined) await page.locator('.new-seat-side select').first().selectOption(side)
  await page.locator('.new-table .button.primary').click()
  await page.waitForSelector('.prompt.mine', { timeout: 60_000 })
  if (answers > 0) await drive(page, { answers })
  await page.waitForSelector('.prompt', { timeout: 60_000 })
  await shoot(page, `root-${scene}`, { sizes: ['wide'], themes: ['light'] })
  await shoot(page, `root-${scene}`, { sizes: ['phone'], themes: ['dark'] })
}

/** The rule behind the question, and what a phone shows in sheets.
 * @param {Page} page @param {string} game */
async function takeSheets(page, game) {
  await page.locator('.prompt-question .rule-link').first().click({ timeout: 5000 })
  await shoot(page, `${game}-rule`, { sizes: ['wide', 'phone'] })
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 360, height: 740 })
  const bar = page.locator('.phone-bar button')
  await bar.first().waitFor()
  const sheets = await bar.count()
  for (let i = 0; i < sheets; i++) {
    await page.setViewportSize({ width: 360, height: 740 })
    await bar.nth(i).click()
    await page.waitForTimeout(400)
    await page.screenshot({ path: join(FOLDER, `${game}-sheet${i + 1}-phone.png`) })
    await page.keyboard.press('Escape')
  }
  await page.setViewportSize({ width: 1440, height: 900 })
}

/** Bots play a whole game by themselves.
 * @param {Page} page @param {string} game */
async function takeFinished(page, game) {
  await page.goto('/')
  await page.locator(`.game-card[data-game="${game}"] .button`).last().click()
  await page.waitForSelector('.prompt[data-waiting="over"]', { timeout: PATIENCE })
  await shoot(page, `${game}-finished`)
}

/** @param {Page} page */
async function takeHome(page) {
  await page.goto('/')
  await page.waitForSelector('.game-card')
  await shoot(page, 'home', { fullPage: true })
  await page.locator('.game-card .button.primary').first().click()
  await page.waitForSelector('.prompt.mine', { timeout: 60_000 })
  await page.goto('/')
  await page.waitForSelector('.continue')
  await shoot(page, 'home-saved', { fullPage: true })
  await page.locator('.home-foot button').click()
  await shoot(page, 'credits', { sizes: ['wide', 'phone'] })
}
