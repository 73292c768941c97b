import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import { seedChance } from '../scripts/drive.mjs'

export { drive } from '../scripts/drive.mjs'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export interface Prefer {
  readonly language?: 'en' | 'ja' | 'zh'
  readonly pace?: 'slow' | 'normal' | 'instant'
  readonly theme?: 'light' | 'dark'
  readonly forced?: boolean
  readonly confirmRash?: boolean
  /** Everything that the page leaves to chance comes from this number, so that no test runs one way today and another
   * way tomorrow. */
  readonly seed?: number
}

/** Opens the first page with settings as if they had been chosen before. */
export async function openHome(page: Page, { seed = 1, ...prefer }: Prefer = {}): Promise<void> {
  await seedChance(page, seed)
  const state = { language: 'en', pace: 'instant', theme: 'light', confirmRash: false, ...prefer }
  await page.addInitScript(
    (text) => {
      if (localStorage.getItem('spinney-settings') === null) localStorage.setItem('spinney-settings', text)
    },
    JSON.stringify({ state, version: 1 }),
  )
  await page.goto('/')
}

/** A sensible table against bots, by one click on the first page. */
export async function playNow(page: Page, game: string): Promise<void> {
  await page.locator(`.game-card[data-game="${game}"] .button.primary`).click()
}

/** Who sits at each seat of a new table: a person's name, or a bot's level, or an automaton; and what they play. */
export type SeatChoice = { readonly side?: string } & (
  | { readonly person: string }
  | { readonly bot: 'novice' | 'casual' | 'steady' | 'sharp' | 'automaton' }
)

/** Chooses how many play, on the form. */
export async function chooseSeats(page: Page, count: number): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${count}(?: players)?$`) }).click()
}

/** Sets a table up through the form; `fields` are the words on the buttons to press there. */
export async function openTable(
  page: Page,
  game: string,
  seats: readonly SeatChoice[],
  fields: readonly string[] = [],
): Promise<void> {
  await page.goto(`/new/${game}`)
  await page.locator('.new-more summary').click()
  await chooseSeats(page, seats.length)
  for (const value of fields) await page.getByRole('radio', { name: value, exact: true }).click()
  for (const [i, seat] of seats.entries()) {
    const row = page.locator('.new-seat').nth(i)
    await row.locator('.new-seat-who select').selectOption('person' in seat ? 'person' : seat.bot)
    if ('person' in seat) await row.locator('input').fill(seat.person)
    const side = row.locator('.new-seat-side select')
    if ((await side.count()) > 0) await side.selectOption(seat.side ?? 'random')
  }
  await page.locator('.new-table .button.primary').click()
  await page.waitForSelector('.table-page')
}

/** The kind of question that is put to the person at the screen; null when none is. */
export async function askedKind(page: Page): Promise<string | null> {
  const mine = page.locator('.prompt.mine')
  return (await mine.count()) === 0 ? null : await mine.getAttribute('data-kind')
}

/** How far the game is: number of answers. */
export async function moment(page: Page): Promise<number> {
  return Number(await page.locator('.table-page').getAttribute('data-answers'))
}

/** Waits until the person at the screen is asked and nothing is on its way, the curtain falls, or the game is over. */
export async function untilAsked(page: Page): Promise<'asked' | 'curtain' | 'over'> {
  // One look decides: between two looks the page may have gone on.
  const found = await page.waitForFunction(() => {
    if (document.querySelector('.curtain') !== null) return 'curtain'
    const table = document.querySelector('.table-page[data-settled]')
    if (table?.querySelector('.prompt.mine')) return 'asked'
    return Boolean(table?.querySelector('.prompt[data-waiting="over"]')) && 'over'
  })
  return (await found.jsonValue()) || 'over'
}

/** Takes the device: the table is shown again. */
export async function openCurtain(page: Page): Promise<void> {
  await page.locator('.curtain .button').click()
  await expect(page.locator('.curtain')).toHaveCount(0)
}

/** Nothing is left as a bare key, and no trouble is shown. */
export async function expectSound(page: Page): Promise<void> {
  await expect(page.locator('.toast')).toHaveCount(0)
  const words = await page.locator('body').innerText()
  expect(words).not.toMatch(/\b(?:decision|option|event|term|ui|card|field|faction|quest|leader|character)\.[a-z]/)
  expect(words).not.toMatch(/\{\{|undefined|NaN/)
}

/** Opens the whole board of an opponent; it shows in a dialog. */
export async function openBoard(page: Page, opponent: string): Promise<void> {
  await page.locator('.opponent', { hasText: opponent }).click()
  await expect(page.getByRole('dialog').locator('.tab-body[data-state="active"]')).toBeVisible()
}

/** Closes the dialog on the screen, after something was looked at in it. */
export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** axe finds nothing to complain about in the dialog that is opening. */
export async function expectAccessibleDialog(page: Page, where: string): Promise<void> {
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, where)
}

/** axe finds nothing to complain about. What is still fading in would have too little contrast, so it is at its end first. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await page.evaluate(() => {
    for (const motion of document.getAnimations()) {
      if (motion.effect?.getComputedTiming().endTime !== Infinity) motion.finish()
    }
  })
  await page.evaluate(AXE)
  const found = await page.evaluate(async () => {
    type Axe = { run(): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }> }
    const { violations } = await (globalThis as unknown as { axe: Axe }).axe.run()
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => `${n.html} ${n.failureSummary}`).join('\n')}`)
  })
  expect(found, where).toEqual([])
}
