import { expect, test } from '@playwright/test'
import { drive, expectAccessible, expectSound, moment, openHome, openTable, untilAsked } from './helpers.ts'

test('a first game ends with a review; a moment of it is tried again against bots', async ({ page }) => {
  await openHome(page)
  await openTable(page, 'smallworld', [{ person: 'Ada' }, { bot: 'steady' }])
  const { over } = await drive(page, { seed: 3 })
  expect(over).toBe(true)
  const looked = page.locator('.review-looking')
  await expect(looked).toContainText(/^\d moments?$|Nothing stands out/)
  const found = page.locator('.review-moments > li:not(.is-open)')
  // Whoever clicks at random makes mistakes.
  await expect(found).not.toHaveCount(0)
  await expect(found.first()).toContainText('Sharp bot')
  await expect(page.locator('.result .score-chart')).toBeVisible()
  await expectSound(page)
  await expectAccessible(page, 'a review')
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.setViewportSize({ width: 1440, height: 900 })
  const answers = await moment(page)
  await found
    .first()
    .getByRole('button', { name: /Try it from here/ })
    .click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await untilAsked(page)).toBe('asked')
  expect(await moment(page)).toBeLessThan(answers)
})
