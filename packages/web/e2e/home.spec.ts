import { expect, type Page, test } from '@playwright/test'
import { openHome, openTable, untilAsked } from './helpers.ts'

const begin = (page: Page) => page.locator('.new-begin .button.primary')

test('a newcomer plays Root as the Marquise on Autumn against three bots, and the button said so', async ({ page }) => {
  await openHome(page)
  const big = page.locator('.hero .button.primary')
  await expect(big).toContainText('Root: Autumn map, you as the Marquise de Cat against 3 bots')
  await big.click()
  await expect(page).toHaveURL(/\/table\/root-autumn-/)
  await untilAsked(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/$/)
  // What was begun is offered to go on with: map, turn, round and faces are told.
  const line = page.locator('.save')
  await expect(line).toContainText('Autumn map')
  await expect(line).toContainText(/Your turn|to play/)
  await expect(line.locator('.save-seat')).toHaveCount(4)
})

test('what was played last is what the button starts next', async ({ page }) => {
  await openHome(page)
  await page.goto('/new/root')
  await page.locator('.side-tile[data-side="corvid"]').click()
  await page.getByRole('radio', { name: 'Lake map', exact: true }).click()
  await begin(page).click()
  await untilAsked(page)
  await page.getByRole('link', { name: 'Home' }).first().click()
  await expect(page.locator('.hero .button.primary')).toContainText('Lake map')
  await expect(page.locator('.hero .button.primary')).toContainText('you as the Corvid Conspiracy against 3 bots')
  await page.goto('/new/root')
  await expect(page.locator('.side-tile[data-side="corvid"]')).toHaveAttribute('aria-pressed', 'true')
})

test('a side is chosen by keyboard alone, one that is taken is exchanged, and the sentence follows', async ({
  page,
}) => {
  await openHome(page)
  await page.goto('/new/root')
  const tile = (side: string) => page.locator(`.side-tile[data-side="${side}"]`)
  await tile('marquise').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tile('eyrie')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(tile('eyrie')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('.new-seat').nth(1).locator('.new-seat-side select')).toHaveValue('marquise')
  await expect(begin(page)).toHaveText('Start as the Eyrie Dynasties')
  await expect(page.locator('.new-begin')).toContainText('you as the Eyrie Dynasties against 3 bots')
  // For another seat: whoever comes into its row chooses for it.
  await page.locator('.new-seat').nth(2).locator('select').first().focus()
  await tile('lizard').click()
  await expect(page.locator('.new-seat').nth(2).locator('.new-seat-side select')).toHaveValue('lizard')
  await expect(tile('eyrie')).toContainText('you')
  await begin(page).focus()
  await page.keyboard.press('Enter')
  await untilAsked(page)
})

test('a weak mix is advice, and two people of one name are refused in words', async ({ page }) => {
  await openHome(page)
  await page.goto('/new/root')
  await page.getByRole('radio', { name: '2', exact: true }).click()
  const side = (i: number) => page.locator('.new-seat').nth(i).locator('.new-seat-side select')
  await side(0).selectOption('alliance')
  await side(1).selectOption('lizard')
  await expect(page.locator('.advice.warn')).toContainText('You can still play')
  await expect(begin(page)).toBeEnabled()
  const seat = (i: number) => page.locator('.new-seat').nth(i)
  await seat(1).locator('.new-seat-who select').selectOption('person')
  await seat(0).locator('input').fill('Ada')
  await seat(1).locator('input').fill('ada ')
  await expect(page.locator('.advice.warn')).toContainText('Two players are called ada')
  await expect(begin(page)).toBeDisabled()
  await seat(1).locator('input').fill('Bo')
  await expect(begin(page)).toBeEnabled()
})

test('the way back from a table leads home, not to the form', async ({ page }) => {
  await openHome(page)
  await openTable(page, 'smallworld', [{ person: 'Ada' }, { bot: 'novice' }])
  await untilAsked(page)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Spinney' })).toBeVisible()
})
