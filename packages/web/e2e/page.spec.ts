import { expect, type Page, test } from '@playwright/test'
import {
  askedKind,
  closeDialog,
  drive,
  expectSound,
  moment,
  openBoard,
  openCurtain,
  openHome,
  openTable,
  playNow,
  untilAsked,
} from './helpers.ts'

for (const [language, texts] of [
  ['ja', ['すぐに遊ぶ', '種族を選んでください', '征服']],
  ['zh', ['立即开始', '选择哪个种族', '征服']],
] as const) {
  test(`plays in ${language} and changes language at once`, async ({ page }) => {
    await openHome(page, { language })
    await expect(page.getByRole('button', { name: texts[0] }).first()).toBeVisible()
    await playNow(page, 'smallworld')
    await untilAsked(page)
    await expect(page.locator('.prompt-question')).toContainText(texts[1])
    await page.locator('button.sw-combo-box').first().click()
    await expect(page.locator('.prompt-question')).toContainText(texts[2])
    expect(await page.locator('html').getAttribute('lang')).toMatch(new RegExp(`^${language}`))
    // Nothing is left in another language or as a bare key.
    const words = await page.locator('body').innerText()
    expect(words).not.toMatch(/\b(?:decision|option|event|term|ui)\.[a-z]/)
    expect(words).not.toMatch(/\b(?:Conquer|Undo|Hint|Turn|Log|Players)\b/)
    await page.keyboard.press('?')
    await page.getByRole('radio', { name: 'English' }).click()
    await closeDialog(page)
    await expect(page.locator('.prompt-question')).toContainText('Conquer')
  })
}

for (const game of ['smallworld', 'root']) {
  test(`a running table of ${game} changes its language, and nothing stays behind or is an id`, async ({ page }) => {
    await openHome(page, { seed: 7 })
    await playNow(page, game)
    await drive(page, { answers: 40, board: 0 })
    expect(await untilAsked(page)).toBe('asked')
    for (const language of ['日本語', '中文']) {
      await page.keyboard.press('?')
      await page.getByRole('radio', { name: language }).click()
      await closeDialog(page)
      await expect.poll(() => latinWords(page)).toEqual([])
    }
    await page.keyboard.press('?')
    await page.getByRole('radio', { name: 'English' }).click()
    await closeDialog(page)
    await expect(page.locator('body')).not.toContainText(/[\u3040-\u30ff\u4e00-\u9fff]{3}/, { useInnerText: true })
    await expectSound(page)
  })
}

const BOTS = /^(?:Ilya|Sora|Wen|Moss|Yuki|Ash|Robin|Mei|Juno|Tove)$/

/** Words in Latin letters: English, or an id. */
async function latinWords(page: Page): Promise<string[]> {
  const words = (await page.locator('body').innerText()).match(/[A-Za-z{][a-z_.{}-]{2,}/g) ?? []
  return words.filter((word) => !BOTS.test(word))
}

test('plays at 360 px with a finger', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    baseURL: test.info().project.use.baseURL ?? '',
  })
  const page = await context.newPage()
  await openHome(page)
  await page.locator('.game-card[data-game="smallworld"] .button.primary').tap()
  await untilAsked(page)
  await drive(page, { until: ['conquer'] })
  await expect.poll(() => askedKind(page)).toBe('conquer')
  await page.locator('.art-target.is-selectable').first().tap({ force: true })
  await expect(page.locator('.prompt.mine')).toBeVisible()
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(360)
  await context.close()
})

test('two people at one screen never see the coins of each other', async ({ page }) => {
  await openHome(page)
  await openTable(page, 'smallworld', [{ person: 'Ada' }, { person: 'Bo' }])
  await page.waitForSelector('.curtain')
  await expect(page.locator('.sw-own')).toHaveCount(0)
  const first = (await page.locator('.curtain .dialog-title').textContent())!.includes('Ada') ? 'Ada' : 'Bo'
  const second = first === 'Ada' ? 'Bo' : 'Ada'
  await openCurtain(page)
  await expect(page.locator('.sw-purse')).toBeVisible()
  await openBoard(page, second)
  await expect(page.locator('.sw-seat')).toContainText('secret')
  await closeDialog(page)
  await drive(page, {})
  await expect(page.locator('.curtain .dialog-title')).toContainText(second)
  await expect(page.locator('.sw-own')).toHaveCount(0)
  await openCurtain(page)
  await openBoard(page, first)
  await expect(page.locator('.sw-seat')).toContainText('secret')
  await closeDialog(page)
})

test('plays on without a network', async ({ page, context }) => {
  await openHome(page)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await context.setOffline(true)
  await page.reload()
  await playNow(page, 'smallworld')
  expect(await untilAsked(page)).toBe('asked')
  const before = await moment(page)
  await drive(page, { answers: 1 })
  await expect.poll(() => moment(page)).toBeGreaterThan(before)
})

test('a damaged save is set aside with a message', async ({ page }) => {
  await openHome(page)
  await openTable(page, 'smallworld', [{ person: 'Ada' }, { bot: 'novice' }])
  await untilAsked(page)
  await page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('spinney')
      request.onsuccess = () => resolve(request.result)
    })
    await new Promise<void>((resolve) => {
      const store = db.transaction('tables', 'readwrite').objectStore('tables')
      const all = store.getAll()
      all.onsuccess = () => {
        const [save] = all.result
        store.put({ ...save, record: save.record.slice(0, 200) }).onsuccess = () => resolve()
      }
    })
    db.close()
  })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'This game could not be read' })).toBeVisible()
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page.locator('.save-broken')).toContainText('set aside')
})

test('questions that can only be declined are passed when wanted, and the log says so', async ({ page }) => {
  const passed = page.locator('.log-auto')
  // Whoever has a card might have an owl, so in most games of Toll Ada is asked for one that she does not have.
  for (let seed = 1; seed <= 8 && (await passed.count()) === 0; seed++) {
    await openHome(page, { forced: true, seed })
    await openTable(page, 'toll', [{ person: 'Ada' }, { bot: 'novice' }])
    expect((await drive(page, {})).over).toBe(true)
    await expect(page.locator('.story-line').first()).toBeAttached()
  }
  await expect(passed.first()).toContainText('passed automatically')
  await expect(passed.first()).not.toContainText(/[{}…]/)
})
