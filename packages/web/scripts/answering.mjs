// Measures how long the page is kept busy while a game of Root with four seats is played, late in the game.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { drive, seedChance } from './drive.mjs'

/** Clicks before anything is measured, and while it is. */
const [BEFORE, DURING] = [40, 40]
const SEATS = [
  ['person', 'marquise'],
  ['novice', 'eyrie'],
  ['novice', 'alliance'],
  ['novice', 'vagabond'],
]
/** Steps on the timeline, and the milliseconds between them: nobody presses a button faster than ten times a second. */
const [STEPS, PAUSE] = [7, 100]
/** What the issue of the page allows, in milliseconds. */
const LIMIT = 50

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ name: string, ph: string, pid: number, tid: number, tdur?: number, args: { name?: string } }} TraceEvent */

/** @param {Page} page @param {string} address */
async function sitDown(page, address) {
  await seedChance(page, 7)
  const state = { language: 'en', theme: 'light', pace: 'instant', confirmRash: false }
  const text = JSON.stringify({ state, version: 1 })
  await page.addInitScript((settings) => localStorage.setItem('spinney-settings', settings), text)
  await page.goto(`${address}/new/root`)
  await page.getByRole('radio', { name: String(SEATS.length), exact: true }).click()
  for (const [i, [who = '', side = '']] of SEATS.entries()) {
    const row = page.locator('.new-seat').nth(i)
    await row.locator('.new-seat-who select').selectOption(who)
    await row.locator('.new-seat-side select').selectOption(side)
  }
  await page.locator('.new-table .button.primary').click()
  await page.locator('.prompt.mine').waitFor({ timeout: 60_000 })
}

/** The tasks of the page's own thread, in milliseconds of its own time, so that a busy machine does not count.
 * @param {string} file */
function tasksOf(file) {
  /** @type {TraceEvent[]} */
  const events = JSON.parse(readFileSync(file, 'utf8')).traceEvents
  const isMain = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}:${tid}`),
  )
  const tasks = events.filter(
    ({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && isMain.has(`${pid}:${tid}`),
  )
  return tasks.map(({ tdur = 0 }) => tdur / 1000)
}

/** How long it takes from a press of a button until the table shows another moment; the middle of several.
 * @param {Page} page @param {string} button */
async function timeOf(page, button) {
  return await page.evaluate(
    async ({ selector, steps, pause }) => {
      const shown = () => document.querySelector('.prompt-question, .replay-said small')?.textContent
      /** @type {number[]} */
      const times = []
      for (let i = 0; i < steps; i++) {
        const before = shown()
        const start = performance.now()
        document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
        while (shown() === before && performance.now() - start < 5000) {
          await new Promise((resolve) => requestAnimationFrame(resolve))
        }
        times.push(performance.now() - start)
        await new Promise((resolve) => setTimeout(resolve, pause))
      }
      return times.sort((a, b) => a - b)[steps >> 1] ?? 0
    },
    { selector: button, steps: STEPS, pause: PAUSE },
  )
}

/** @param {Page} page @param {string} address @param {string} folder where a trace may be written for a while */
export async function measureAnswering(page, address, folder) {
  const browser = page.context().browser()
  if (browser === null) throw new Error('There is no browser to measure with.')
  await sitDown(page, address)
  await drive(page, { answers: BEFORE, seed: 3 })
  const path = join(folder, 'answering.json')
  await browser.startTracing(page, { path, categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] })
  const { clicks } = await drive(page, { answers: DURING, seed: 4 })
  await browser.stopTracing()
  const tasks = tasksOf(path)
  const back = await timeOf(page, '.timeline [data-step="back"]')
  const rows = [
    {
      what: `page: longest task while answering ${clicks} times`,
      value: Math.round(Math.max(...tasks)),
      unit: 'ms',
      limit: LIMIT,
    },
    {
      what: `page: tasks over ${LIMIT} ms among ${tasks.length}`,
      value: tasks.filter((ms) => ms > LIMIT).length,
      unit: '',
      limit: 0,
    },
    { what: 'page: one step back on the timeline', value: Math.round(back), unit: 'ms' },
  ]
  return { rows, remarks: [] }
}
