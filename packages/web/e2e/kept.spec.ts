import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { drive, expectAccessible, moment, openHome, openTable, playNow, untilAsked } from './helpers.ts'

/** Answers once and waits until the person is asked again. */
async function answerOnce(page: Page): Promise<number> {
  const before = await moment(page)
  // From the list: a click on the board may only choose what a further click settles.
  await drive(page, { answers: 1, board: 0 })
  await untilAsked(page)
  await expect.poll(() => moment(page)).toBeGreaterThan(before)
  return moment(page)
}

test('two tabs of one table: one plays, either can take over, and nothing is lost', async ({ page, context }) => {
  await openHome(page)
  await openTable(page, 'toll', [{ person: 'Ada' }, { bot: 'novice' }])
  await untilAsked(page)
  const first = await answerOnce(page)

  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByRole('heading', { name: 'This table is open in another tab' })).toBeVisible()
  await expectAccessible(other, 'open in another tab')
  await other.getByRole('button', { name: 'Take over' }).click()
  await untilAsked(other)
  expect(await moment(other)).toBe(first)
  const taken = page.getByRole('dialog', { name: 'Another tab has taken over this table' })
  await expect(taken).toBeVisible()
  await expectAccessible(page, 'taken over')
  await page.keyboard.press('Escape')
  await page.keyboard.press('1')
  await expect(taken).toBeVisible()
  const second = await answerOnce(other)

  await taken.getByRole('button', { name: 'Take over' }).click()
  await expect(taken).toHaveCount(0)
  await expect.poll(() => moment(page)).toBe(second)
  await expect(other.getByRole('dialog', { name: 'Another tab has taken over this table' })).toBeVisible()
  const third = await answerOnce(page)

  // A reload is no other tab.
  await page.reload()
  await untilAsked(page)
  expect(await moment(page)).toBe(third)
  // Whoever closes a tab leaves the table to the next one.
  await page.close()
  await other.reload()
  await untilAsked(other)
  expect(await moment(other)).toBe(third)
})

/** Makes the database one of a Spinney to come, so that this one cannot open it. */
function forbidSaving(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('spinney', 99)
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          request.result.close()
          resolve()
        }
      }),
  )
}

function removeDatabase(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase('spinney')
        request.onerror = () => reject(request.error)
        request.onsuccess = () => resolve()
      }),
  )
}

test('what cannot be saved is said, can be downloaded, and is saved as soon as that works again', async ({ page }) => {
  await openHome(page)
  await playNow(page, 'smallworld')
  await untilAsked(page)
  const notice = page.locator('.unsaved')
  await expect(notice).toHaveCount(0)
  await forbidSaving(page)
  const count = await answerOnce(page)
  await expect(notice).toContainText('Not saved')
  await expectAccessible(page, 'not saved')
  const coming = page.waitForEvent('download')
  await notice.getByRole('button', { name: 'Download the record' }).click()
  const text = readFileSync(await (await coming).path(), 'utf8')
  expect(JSON.parse(text).body.answers).toHaveLength(count)
  // Nobody answers, and still it is saved when it can be.
  await removeDatabase(page)
  await expect(notice).toHaveCount(0)
  await page.reload()
  await untilAsked(page)
  expect(await moment(page)).toBe(count)
})

test('a database that people clear while they play is made anew', async ({ page }) => {
  await openHome(page)
  await playNow(page, 'smallworld')
  await untilAsked(page)
  await removeDatabase(page)
  const count = await answerOnce(page)
  await expect(page.locator('.unsaved')).toHaveCount(0)
  await page.reload()
  await untilAsked(page)
  expect(await moment(page)).toBe(count)
})

/** The same record, as somebody who does not know the seed has it. */
function withoutSeed(text: string): Buffer {
  const file = JSON.parse(text)
  for (const seal of file.body.seals) seal.seed = null
  file.fingerprint = createHash('sha256').update(JSON.stringify(file.body)).digest('hex').slice(0, 32)
  return Buffer.from(JSON.stringify(file))
}

test('a running game without its seed says that it can only be looked at', async ({ page }) => {
  await openHome(page)
  await openTable(page, 'toll', [{ person: 'Ada' }, { bot: 'novice' }])
  await untilAsked(page)
  const count = await answerOnce(page)
  await page.keyboard.press('?')
  const coming = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the record' }).click()
  const file = await (await coming).path()
  await page.goto('/')
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: withoutSeed(readFileSync(file, 'utf8')),
  })
  const prompt = page.locator('.prompt[data-waiting="over"]')
  await expect(prompt).toContainText('You can view it, but not continue it.')
  await expect(prompt.getByRole('button', { name: 'Pause' })).toHaveCount(0)
  expect(await moment(page)).toBe(count)
  await page.keyboard.press('[')
  await expect(page.locator('.prompt')).toContainText(String(count - 1))
  await page.reload()
  await expect(prompt).toContainText('You can view it, but not continue it.')
})

test.describe('a page whose server was given a newer one', () => {
  // What is kept for later would be taken instead.
  test.use({ serviceWorkers: 'block' })

  test('a part that cannot be fetched says so, and takes nothing else along', async ({ page }) => {
    await openHome(page, { seed: 3 })
    await page.route('**/assets/TableMenu-*.js', (route) => route.abort())
    await page.route('**/assets/HistoryPage-*.js', (route) => route.abort())
    await openTable(page, 'smallworld', [{ person: 'Ada' }, { bot: 'novice' }])
    await untilAsked(page)
    await page.getByRole('button', { name: 'Settings' }).click()
    await expect(page.getByRole('alert').getByRole('button', { name: 'Reload' })).toBeVisible()
    await expect(page.locator('.prompt.mine')).toBeVisible()
    await expect(page.locator('.board-area')).toBeVisible()
    await page.goto('/history')
    await expect(page.locator('.trouble')).toContainText('Your games on this device were saved')
    await page.locator('.trouble').getByRole('link', { name: 'Home' }).click()
    await expect(page.locator('.game-card').first()).toBeVisible()
  })
})
