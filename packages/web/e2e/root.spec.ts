import { expect, test } from '@playwright/test'
import {
  askedKind,
  closeDialog,
  drive,
  expectAccessible,
  expectAccessibleDialog,
  expectSound,
  moment,
  openBoard,
  openCurtain,
  openHome,
  openTable,
  untilAsked,
} from './helpers.ts'

test('places say what they are, and a rule opens with its gist', async ({ page }) => {
  await openHome(page, { seed: 2 })
  await openTable(page, 'root', [
    { person: 'Ada', side: 'marquise' },
    { bot: 'novice', side: 'alliance' },
  ])
  await drive(page, { until: ['marquiseDaylight'] })
  await page.locator('.option', { hasText: 'March' }).click()
  await expect.poll(() => askedKind(page)).toBe('move')
  const starts = page.locator('.board-window .art-target.is-selectable')
  const label = await starts.first().getAttribute('aria-label')
  expect(label).toMatch(/^Clearing \d+, (?:fox|rabbit|mouse), ruled by .*warrior/)
  await page.locator('.prompt-question .rule-link').click()
  const rule = page.getByRole('dialog')
  await expect(rule.locator('.dialog-title')).not.toHaveText('Rule')
  await expect(rule).not.toContainText('no summary')
})

test('the keyboard alone is enough for Root', async ({ page }) => {
  await openHome(page, { seed: 4 })
  await openTable(page, 'root', [
    { person: 'Ada', side: 'marquise' },
    { bot: 'novice', side: 'eyrie' },
  ])
  let onBoard = 0
  for (let i = 0; i < 24; i++) {
    if ((await untilAsked(page)) !== 'asked') break
    const before = await page.locator('.prompt').textContent()
    const targets = await page.locator('.board-window .art-target.is-selectable:not(.is-selected)').count()
    if (targets > 0 && i % 2 === 0) {
      await page.keyboard.press('b')
      await expect(page.locator('.art-target:focus')).toHaveCount(1)
      await page.keyboard.press('Enter')
      onBoard++
    } else await page.keyboard.press((await page.locator('.options [data-key="1"]').count()) > 0 ? '1' : '0')
    await expect.poll(() => page.locator('.prompt').textContent()).not.toBe(before)
  }
  expect(onBoard).toBeGreaterThan(3)
  expect(await moment(page)).toBeGreaterThan(20)
})

for (const [language, turn] of [
  ['ja', /第\d+ラウンド/],
  ['zh', /第\d+轮/],
] as const) {
  test(`plays Root in ${language}`, async ({ page }) => {
    await openHome(page, { language, seed: 5 })
    await openTable(page, 'root', [
      { person: '', side: 'alliance' },
      { bot: 'novice', side: 'eyrie' },
      { bot: 'novice', side: 'vagabond' },
    ])
    await drive(page, { answers: 40, seed: 2 })
    await untilAsked(page)
    await expect(page.locator('.root-turn')).toContainText(turn)
    await expectSound(page)
    const words = await page.locator('body').innerText()
    expect(words).not.toMatch(/\b(?:clearing|warrior|Birdsong|Daylight|Spend|Craft|sympathy|Cards|deals)\b/)
    await page.locator('.prompt-question .rule-link').click()
    await expect(page.getByRole('dialog').locator('.dialog-title')).toHaveText(/[\u3040-\u30ff\u4e00-\u9fff]/)
  })
}

test('plays Root at 360 px with a finger', async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    baseURL: test.info().project.use.baseURL ?? '',
  })
  const page = await context.newPage()
  await openHome(page, { seed: 6 })
  await openTable(page, 'root', [
    { person: 'Ada', side: 'marquise' },
    { bot: 'novice', side: 'eyrie' },
  ])
  for (let i = 0; i < 6; i++) {
    await untilAsked(page)
    const shown = () => page.locator('.prompt').textContent()
    const before = await shown()
    // A folded list of places opens first.
    await page.locator('.prompt .option.button:visible, .shelf[data-fold] .shelf-more').first().tap()
    await expect.poll(shown).not.toBe(before)
  }
  // Wherever the bots have led: at a menu of one's own, what a battle has left over one's own things can be put away.
  await drive(page, { until: ['marquiseDaylight'], board: 0 })
  const scene = page.locator('.phone-scene')
  if ((await scene.count()) > 0) await scene.locator('.scene-away').tap()
  await expect(scene).toHaveCount(0)
  await expect(page.locator('.table-own .art-card .art-card__art').first()).toBeInViewport()
  await page.locator('.root-own-strip').tap()
  await expect(page.getByRole('dialog').locator('.art-badge')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap()
  await page.locator('.phone-bar button').first().tap()
  await expect(page.getByRole('dialog').locator('.root-market')).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await context.close()
})

test('a reload in the middle of a battle loses nothing', async ({ page }) => {
  await openHome(page, { seed: 9 })
  await openTable(page, 'root', [
    { person: 'Ada', side: 'marquise' },
    { bot: 'novice', side: 'eyrie' },
  ])
  const battle = ['ambush', 'foil', 'battleEffect', 'loseHit', 'fieldHospitals']
  await drive(page, { until: battle, answers: 400, seed: 8 })
  expect(battle).toContain(await askedKind(page))
  const [at, question] = [await moment(page), await page.locator('.prompt-question').textContent()]
  await page.reload()
  await page.waitForSelector('.prompt.mine')
  expect(await moment(page)).toBe(at)
  expect(await page.locator('.prompt-question').textContent()).toBe(question)
  await drive(page, { answers: 3, seed: 1 })
  expect(await moment(page)).toBeGreaterThan(at)
})

test('two people at one screen never see the hand of each other', async ({ page }) => {
  await openHome(page, { seed: 12 })
  await openTable(page, 'root', [
    { person: 'Ada', side: 'marquise' },
    { person: 'Bo', side: 'alliance' },
  ])
  const seen: Record<string, string[]> = {}
  for (let i = 0; i < 2; i++) {
    await page.waitForSelector('.curtain')
    await expect(page.locator('.table-own .art-card')).toHaveCount(0)
    const title = (await page.locator('.curtain .dialog-title').textContent())!
    const [who, other] = title.includes('Ada') ? ['Ada', 'Bo'] : ['Bo', 'Ada']
    await openCurtain(page)
    await untilAsked(page)
    seen[who] = await page.locator('.table-own .art-hand h4').allTextContents()
    await openBoard(page, other)
    const board = page.locator('.root-seat')
    await expect(board.locator('.root-fact').first()).toHaveText(/^Cards\d$/)
    await expect(board.locator('.art-card, .root-part .root-chip')).toHaveCount(0)
    await closeDialog(page)
    await drive(page, { answers: 200, seed: 4 })
  }
  expect(seen.Ada).toHaveLength(3)
  expect(seen.Bo).toHaveLength(3)
})

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing on the table of Root, ${theme}`, async ({ page }) => {
    await openHome(page, { theme, seed: 3 })
    await openTable(
      page,
      'root',
      [
        { person: 'Ada', side: 'eyrie' },
        { bot: 'novice', side: 'marquise' },
        { bot: 'novice', side: 'vagabond' },
      ],
      [theme === 'dark' ? 'Winter map' : 'Mountain map'],
    )
    await drive(page, { answers: 25, seed: 6 })
    await untilAsked(page)
    await expectAccessible(page, 'table')
    await page.locator('.root-pile').click()
    await expectAccessibleDialog(page, 'discard pile')
    await closeDialog(page)
    await page.locator('.opponent').first().click()
    for (const name of await page.locator('.seat-boards .tab').allTextContents()) {
      await page.locator('.seat-boards').getByRole('tab', { name: name.trim() }).click()
      await expectAccessible(page, `board of ${name}`)
    }
  })
}
