import { expect, test } from '@playwright/test'
import {
  closeDialog,
  expectAccessible,
  expectAccessibleDialog,
  expectSound,
  openHome,
  openTable,
  untilAsked,
} from './helpers.ts'

test('a rule is found by mouse and by keyboard, and leads on', async ({ page }) => {
  await openHome(page)
  await page.getByRole('link', { name: 'Rules', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Rules' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Root' }).getByRole('link', { name: 'Marquise de Cat' })).toBeVisible()
  await expectAccessible(page, 'contents of the library')

  // By mouse: part of a word is enough.
  await page.getByRole('searchbox').fill('spital')
  await page.locator('.search-found a', { hasText: '6.2.3' }).click()
  await expect(page).toHaveURL(/\/rules\/root\/6-2-3$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/hospital/i)
  await expect(page.locator('.rule-variants')).not.toHaveCount(0)
  await expectSound(page)
  await expectAccessible(page, 'a rule')
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('link', { name: /^Next/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title)
  await page.getByRole('link', { name: /^Previous/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)

  // By keyboard: a slash, words, arrows, Enter.
  await page.keyboard.press('/')
  await page.keyboard.type('armorers')
  await expect(page.locator('.search-found a').first()).toContainText('Armorers')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/rules\/root\/card\/armorers$/)
  await expect(page.locator('.thing-picture')).toBeVisible()
  await expectAccessible(page, 'a card')

  // A deep link works, one that leads nowhere says so, and paper gets the article alone.
  await page.goto('/rules/smallworld/SW-8-2')
  await expect(page.locator('.rule-article')).toHaveAttribute('data-law', 'SW-8.2')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.rule-tree')).toBeHidden()
  await expect(page.locator('.rule-text')).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await page.goto('/rules/root/99-9')
  await expect(page.locator('.library-missing')).toContainText('root/99-9')
})

test('the library in Japanese on a phone: readings, a race, nothing too wide', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openHome(page, { language: 'ja', theme: 'dark' })
  await page.goto('/rules')
  await page.getByRole('searchbox').fill('やせんびょういん')
  await page.locator('.search-found a').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('野戦病院')
  await expectSound(page)
  await expectAccessible(page, 'a rule in Japanese')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.goto('/rules/smallworld/race')
  await expect(page.locator('.shelf-things li')).toHaveCount(14)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
})

test('at a table, rules open at the side, lead on, and reasons are told', async ({ page }) => {
  await openHome(page)
  await openTable(page, 'root', [
    { person: 'Ada', side: 'marquise' },
    { bot: 'novice', side: 'eyrie' },
  ])
  await untilAsked(page)
  await page.locator('.prompt-question .rule-link').click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.locator('.rule-text')).toBeVisible()
  await expectAccessibleDialog(page, 'a rule at the side')
  const way = sheet.locator('.rule-way, .rule-chip').first()
  await way.click()
  await sheet.getByRole('button', { name: 'Back' }).click()
  await sheet.getByRole('link', { name: 'Open in the rules library' }).click()
  await expect(page.locator('.rule-article')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the table' }).click()
  await untilAsked(page)
  await page.getByRole('button', { name: 'Why not?' }).click()
  await expect(page.getByRole('dialog').locator('.why-list.is-open li').first()).toBeVisible()
  await expectAccessibleDialog(page, 'why not')
  await closeDialog(page)
})
