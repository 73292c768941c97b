import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

export interface Prefer {
  readonly language?: 'en' | 'ja' | 'zh'
  readonly pace?: 'slow' | 'normal' | 'instant'
  readonly theme?: 'light' | 'dark'
  readonly autoPass?: boolean
}

/** Opens the first page with settings as if they had been chosen before. */
export async function openHome(page: Page, prefer: Prefer = {}): Promise<void> {
  const state = { language: 'en', pace: 'instant', theme: 'light', autoPass: false, ...prefer }
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

/** Who sits at each seat of a new table: a person's name, or a bot's level. */
export type SeatChoice = { readonly person: string } | { readonly bot: 'novice' | 'steady' | 'sharp' }

/** Sets a table up through the form. */
export async function openTable(page: Page, game: string, seats: readonly SeatChoice[]): Promise<void> {
  await page.goto(`/new/${game}`)
  await page
    .locator('.new-fields .segment', { hasText: String(seats.length) })
    .first()
    .click()
  for (const [i, seat] of seats.entries()) {
    const row = page.locator('.new-seat').nth(i)
    await row
      .locator('select')
      .first()
      .selectOption('person' in seat ? 'person' : seat.bot)
    if ('person' in seat) await row.locator('input').fill(seat.person)
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
  return Number(await page.locator('.timeline input').getAttribute('max'))
}

/** Waits until the person at the screen is asked, the curtain falls, or the game is over. */
export async function untilAsked(page: Page): Promise<'asked' | 'curtain' | 'over'> {
  await page.locator('.prompt.mine, .curtain, .prompt[data-waiting="over"]').first().waitFor({ timeout: 30_000 })
  if ((await page.locator('.curtain').count()) > 0) return 'curtain'
  return (await page.locator('.prompt.mine').count()) > 0 ? 'asked' : 'over'
}

/** axe finds nothing to complain about. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await page.evaluate(AXE)
  const found = await page.evaluate(async () => {
    type Axe = { run(): Promise<{ violations: { id: string; nodes: { html: string; failureSummary?: string }[] }[] }> }
    const { violations } = await (globalThis as unknown as { axe: Axe }).axe.run()
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => `${n.html} ${n.failureSummary}`).join('\n')}`)
  })
  expect(found, where).toEqual([])
}
