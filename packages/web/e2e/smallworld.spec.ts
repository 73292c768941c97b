import { expect, test } from '@playwright/test'
import { askedKind, moment, openHome, openTable, playNow, untilAsked } from './helpers.ts'
import { clickOn, playByClicking } from './player.ts'

test('a newcomer plays a legal move within two clicks', async ({ page }) => {
  await openHome(page)
  await playNow(page, 'smallworld')
  expect(await untilAsked(page)).toBe('asked')
  const before = await moment(page)
  await clickOn(page)
  await expect.poll(() => moment(page)).toBeGreaterThan(before)
})

test('a whole game of Small World by clicking, then its result, replay and record', async ({ page }) => {
  test.setTimeout(150_000)
  await openHome(page)
  await openTable(page, 'smallworld', [{ person: 'Ada' }, { bot: 'novice' }])
  await playByClicking(page)
  const result = page.getByRole('dialog')
  await expect(result).toContainText('won')
  await expect(result.locator('.ranking li')).toHaveCount(2)
  await expect(result.locator('.score-chart svg')).toBeVisible()

  const count = await page.locator('.timeline input').getAttribute('max')
  const download = page.waitForEvent('download')
  await result.getByRole('button', { name: 'Download the record' }).click()
  const file = await (await download).path()

  await result.getByRole('button', { name: 'Replay from the start' }).click()
  await expect(page.locator('.prompt')).toContainText('earlier moment')
  await page.getByRole('button', { name: 'One step on' }).click()
  await expect(page.locator('.timeline input')).toHaveValue('1')
  await page.locator('.timeline').getByRole('button', { name: 'Back to now' }).click()
  await expect(page.locator('.prompt')).toContainText('The game is over')

  await page.goto('/')
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByRole('dialog')).toContainText('won')
  await expect(page.locator('.timeline input')).toHaveAttribute('max', count!)
})

test('undo and restart turn take back what can be taken back', async ({ page }) => {
  await openHome(page)
  await openTable(page, 'smallworld', [{ person: 'Ada' }, { bot: 'novice' }])
  await playByClicking(page, async () => (await askedKind(page)) !== 'conquer')
  const before = await moment(page)
  await clickOn(page)
  await expect.poll(() => moment(page)).toBeGreaterThan(before)
  await clickOn(page)
  await expect.poll(() => moment(page)).toBeGreaterThan(before + 1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => moment(page)).toBe(before + 1)
  await page.keyboard.press('r')
  await expect.poll(() => moment(page)).toBe(before)
})

test('a reload in the middle of a turn loses nothing', async ({ page }) => {
  await openHome(page)
  await openTable(page, 'smallworld', [{ person: 'Ada' }, { bot: 'novice' }])
  await playByClicking(page, async () => (await askedKind(page)) !== 'conquer')
  await clickOn(page)
  await expect.poll(() => askedKind(page)).not.toBeNull()
  const [at, question] = [await moment(page), await page.locator('.prompt-question').textContent()]
  await page.reload()
  await page.waitForSelector('.prompt.mine')
  expect(await moment(page)).toBe(at)
  expect(await page.locator('.prompt-question').textContent()).toBe(question)
  await page.goto('/')
  await page.locator('.save-link').first().click()
  await page.waitForSelector('.prompt.mine')
  expect(await moment(page)).toBe(at)
})

test('any earlier moment can be looked at, from the timeline and from the log', async ({ page }) => {
  await openHome(page)
  await openTable(page, 'smallworld', [{ person: 'Ada' }, { bot: 'novice' }])
  await playByClicking(page, async () => (await moment(page)) < 40)
  await untilAsked(page)
  await page.locator('.timeline input').fill('8')
  await expect(page.locator('.prompt')).toContainText('earlier moment')
  await page.keyboard.press('n')
  await page.locator('.log-go').first().click()
  await expect(page.locator('.prompt')).toContainText('earlier moment')
  await page.locator('.prompt').getByRole('button', { name: 'Back to now' }).click()
  await expect(page.locator('.prompt.mine')).toBeVisible()
})

test('a hint names an option, and rules open with their title', async ({ page }) => {
  await openHome(page)
  await openTable(page, 'smallworld', [{ person: 'Ada' }, { bot: 'novice' }])
  await playByClicking(page, async () => (await askedKind(page)) !== 'pick')
  await page.getByRole('button', { name: 'Hint' }).click()
  await expect(page.locator('.hint-line')).toBeVisible()
  await expect(page.locator('.option.hinted')).toHaveCount(1)
  await page.locator('.prompt .rule-link').click()
  const rule = page.getByRole('dialog')
  await expect(rule.locator('.dialog-title')).not.toHaveText('Rule')
  await expect(rule).toContainText('SW-4.2')
})
