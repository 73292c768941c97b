import { expect, test } from '@playwright/test'
import { askedKind, drive, moment, openHome, openTable, untilAsked } from './helpers.ts'

test('a whole game of Small World by clicking, then its result, replay and record', async ({ page }) => {
  await openHome(page)
  await openTable(page, 'smallworld', [{ person: 'Ada' }, { bot: 'novice' }])
  expect((await drive(page, {})).over).toBe(true)
  const result = page.getByRole('dialog')
  await expect(result).toContainText('won')
  await expect(result.locator('.ranking li')).toHaveCount(2)
  await expect(result.locator('.score-chart svg[role="img"]')).toBeVisible()
  // Both lines end in the shape of their seat.
  const ends = await result
    .locator('.score-chart .seat-shape path')
    .evaluateAll((all) => all.map((end) => end.getAttribute('d')))
  expect(new Set(ends).size).toBe(2)

  const count = await page.locator('.timeline input').getAttribute('max')
  const download = page.waitForEvent('download')
  await result.getByRole('button', { name: 'Download the record' }).click()
  const file = await (await download).path()

  await result.getByRole('button', { name: 'Replay from the start' }).click()
  await expect(page.locator('.prompt.replay')).toBeVisible()
  await page.getByRole('button', { name: 'One step forward' }).click()
  await expect(page.locator('.timeline input')).not.toHaveValue('0')
  await page.locator('.timeline').getByRole('button', { name: 'Back to now' }).click()
  await expect(page.locator('.prompt')).toContainText('The game is over')

  await page.goto('/')
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByRole('dialog')).toContainText('won')
  await expect(page.locator('.timeline input')).toHaveAttribute('max', count!)
})

test('undo takes back what can be taken back, and a reload in the middle of a turn loses nothing', async ({ page }) => {
  await openHome(page)
  await openTable(page, 'smallworld', [{ person: 'Ada' }, { bot: 'novice' }])
  await drive(page, { until: ['conquer'] })
  const before = await moment(page)
  await drive(page, { answers: 1 })
  await expect.poll(() => moment(page)).toBeGreaterThan(before)
  await drive(page, { answers: 1 })
  await expect.poll(() => moment(page)).toBeGreaterThan(before + 1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => moment(page)).toBe(before + 1)
  await page.keyboard.press('r')
  await expect.poll(() => moment(page)).toBe(before)
  // A reload in the middle of a turn loses nothing.
  await drive(page, { answers: 1 })
  await expect.poll(() => askedKind(page)).not.toBeNull()
  const [at, question] = [await moment(page), await page.locator('.prompt-question').textContent()]
  await page.reload()
  await page.waitForSelector('.prompt.mine')
  expect(await moment(page)).toBe(at)
  expect(await page.locator('.prompt-question').textContent()).toBe(question)
  await page.goto('/')
  const save = page.locator('.save').first()
  await expect(save.locator('img.save-map')).toHaveJSProperty('complete', true)
  await expect(save.locator('.save-facts')).toContainText(/Round \d+ of 10/)
  await expect(save.locator('.save-seat').first()).toContainText(/\d/)
  await save.locator('.save-link').click()
  await page.waitForSelector('.prompt.mine')
  expect(await moment(page)).toBe(at)
})

test('a hint names an option, rules open with their title, and earlier positions can be looked at', async ({
  page,
}) => {
  await openHome(page)
  await openTable(page, 'smallworld', [{ person: 'Ada' }, { bot: 'novice' }])
  await drive(page, { until: ['pick'] })
  await page.getByRole('button', { name: 'Hint' }).click()
  await expect(page.locator('.hint-line')).toBeVisible()
  await expect(page.locator('.option.hinted')).toHaveCount(1)
  await page.locator('.prompt-question .rule-link').click()
  const rule = page.getByRole('dialog')
  await expect(rule.locator('.dialog-title')).not.toHaveText('Rule')
  await expect(rule).toContainText('SW-4.2')
  await page.keyboard.press('Escape')
  await expect(rule).toHaveCount(0)
  // What an option would do is seen before it is chosen.
  await drive(page, { until: ['conquer'] })
  await expect(page.locator('.board-window .is-ghost')).toHaveCount(0)
  // Places are chosen on the map; the list is one press away.
  await page.getByRole('button', { name: /^Show all/ }).click()
  await page.locator('.prompt[data-kind="conquer"] .option.button').first().focus()
  await expect(page.locator('.board-window .is-ghost')).toHaveCount(1)
  await drive(page, { answers: 25 })
  await untilAsked(page)
  await page.locator('.timeline input').fill('8')
  await expect(page.locator('.prompt.replay')).toBeVisible()
  await page.keyboard.press('n')
  await page.locator('.story-go').first().click()
  await expect(page.locator('.prompt.replay')).toBeVisible()
  await page.locator('.prompt').getByRole('button', { name: 'Back to now' }).click()
  await expect(page.locator('.prompt.mine')).toBeVisible()
})
