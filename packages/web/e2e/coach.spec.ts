import { expect, type Page, test } from '@playwright/test'
import {
  askedKind,
  drive,
  expectAccessible,
  expectSound,
  moment,
  openCurtain,
  openHome,
  openTable,
  untilAsked,
} from './helpers.ts'

const line = (page: Page) => page.locator('.coach-line')

/** The coach is switched in the settings of the table, by its name. */
async function switchCoach(page: Page, settings: string, coach: RegExp): Promise<void> {
  await page.getByRole('button', { name: settings }).first().click()
  await page.getByRole('switch', { name: coach }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('the coach says what is at stake, and goes when it is told to', async ({ page }) => {
  await openHome(page)
  await openTable(page, 'root', [
    { person: 'Ada', side: 'marquise' },
    { bot: 'novice', side: 'eyrie' },
  ])
  await drive(page, { until: ['marquiseDaylight'] })
  expect(await askedKind(page)).toBe('marquiseDaylight')
  await expect(line(page)).toHaveCount(0)
  const height = async () => (await page.locator('.prompt').boundingBox())?.height
  const before = await height()
  await switchCoach(page, 'Settings', /^Coach/)
  await expect(line(page)).toContainText(/depends on this choice|matters/)
  expect(await height()).toBe(before)
  await expectSound(page)
  await expectAccessible(page, 'the coach at a table')
  await line(page).getByRole('button', { name: 'Turn the coach off' }).click()
  await expect(line(page)).toHaveCount(0)
})

test('a clear mistake is warned of, by keyboard, and may be made all the same', async ({ page }) => {
  await openHome(page)
  await openTable(page, 'smallworld', [{ person: 'Ada' }, { bot: 'novice' }])
  await drive(page, { until: ['conquer'] })
  await switchCoach(page, 'Settings', /^Coach/)
  await expect(line(page)).toBeVisible()
  const at = await moment(page)
  // Nobody stops before the first conquest.
  await page.keyboard.press('0')
  const warning = page.getByRole('alert').filter({ hasText: 'wins in a hundred' })
  await expect(warning).toBeVisible()
  expect(await moment(page)).toBe(at)
  await expect(warning.getByRole('button', { name: 'Show me why' })).toBeFocused()
  await expectAccessible(page, 'a warning')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: /^With “|won more often/ })).toBeVisible()
  await page.getByRole('button', { name: 'Choose again' }).click()
  await expect(page.locator('.coach-warns')).toHaveCount(0)
  expect(await moment(page)).toBe(at)
  await page.keyboard.press('0')
  await page.getByRole('button', { name: 'Let me' }).click()
  await expect(page.locator('.coach-warns')).toHaveCount(0)
  await expect.poll(() => moment(page)).toBeGreaterThan(at)
})

test('in Japanese on a phone nothing is wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHome(page, { language: 'ja' })
  await openTable(page, 'root', [
    { person: 'Ada', side: 'eyrie' },
    { bot: 'novice', side: 'marquise' },
  ])
  await drive(page, { answers: 12, until: ['eyrieDecree'] })
  await untilAsked(page)
  await switchCoach(page, '設定', /^コーチ/)
  await expect(line(page)).toContainText('。')
  await expectAccessible(page, 'the coach on a phone')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('between people there is no coach', async ({ page }) => {
  await openHome(page)
  await openTable(page, 'smallworld', [{ person: 'Ada' }, { person: 'Ben' }])
  if ((await untilAsked(page)) === 'curtain') await openCurtain(page)
  await page.getByRole('button', { name: 'Settings' }).first().click()
  await expect(page.getByRole('switch', { name: /^Coach/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(line(page)).toHaveCount(0)
})
