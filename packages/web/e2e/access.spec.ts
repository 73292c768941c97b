import { expect, type Page, test } from '@playwright/test'
import {
  askedKind,
  closeDialog,
  drive,
  expectAccessible,
  expectAccessibleDialog,
  moment,
  openCurtain,
  openHome,
  openTable,
  type SeatChoice,
  untilAsked,
} from './helpers.ts'

test('the keyboard alone is enough', async ({ page }) => {
  await openHome(page)
  await page.goto('/new/smallworld')
  await page.getByRole('button', { name: 'Start', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.waitForSelector('.table-page')
  await untilAsked(page)
  // From here on: a people by its number, regions by Enter on the board, the rest from the list.
  for (let i = 0; i < 60 && (await moment(page)) < 60; i++) {
    if ((await untilAsked(page)) !== 'asked') break
    const [kind, at] = [await askedKind(page), await moment(page)]
    if (kind === 'conquer' && (await page.locator('.art-target.is-selectable[aria-label^="Conquer"]').count()) > 0) {
      await page.keyboard.press('b')
      await expect(page.locator('.art-target:focus')).toHaveCount(1)
      const label = await page.locator('.art-target:focus').getAttribute('aria-label')
      await page.keyboard.press(label?.startsWith('Conquer') ? 'Enter' : '0')
    } else if ((await page.locator('.option.pass').count()) > 0) await page.keyboard.press('0')
    else {
      await page.keyboard.press('o')
      // Answers that are all places of the map are laid out first.
      if ((await page.locator('.shelf-more:focus').count()) > 0) {
        await page.keyboard.press('Enter')
        await page.keyboard.press('o')
      }
      await expect(page.locator('.option:focus')).toHaveCount(1)
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Home')
      await page.keyboard.press('Enter')
    }
    // An answer that needs more is only chosen by this; its rest is asked in the next turn of the loop.
    const begun = page.locator('.prompt .prompt-back')
    await expect.poll(async () => (await moment(page)) !== at || (await begun.count()) > 0).toBe(true)
  }
  expect(await moment(page)).toBeGreaterThan(40)
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toContainText('Keyboard')
  await closeDialog(page)
})

test('what happens and what is asked is spoken', async ({ page }) => {
  await openHome(page)
  await openTable(page, 'smallworld', [{ person: 'Ada' }, { bot: 'novice' }])
  await drive(page, { until: ['conquer'] })
  await expect(page.locator('[data-testid="asked"]')).toContainText('Conquer')
  await expect(page.locator('[data-testid="events"]')).not.toBeEmpty()
  const region = page.locator('.art-target').first()
  await expect(region).toHaveAttribute('aria-label', /.+/)
})

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing on any page or dialog, ${theme}`, async ({ page }) => {
    await openHome(page, { theme })
    await page.waitForSelector('.game-card')
    await expectAccessible(page, 'home')
    await page.getByRole('button', { name: 'Credits' }).click()
    await expectAccessibleDialog(page, 'credits')
    await page.goto('/new/smallworld')
    await page.waitForSelector('.new-seat')
    await expectAccessible(page, 'new table')
    await openTable(page, 'smallworld', [{ person: 'Ada' }, { person: 'Bo' }])
    await page.waitForSelector('.curtain')
    await expectAccessible(page, 'curtain')
    await openCurtain(page)
    await drive(page, { until: ['conquer'] })
    await expectAccessible(page, 'table')
    await page.locator('.prompt-question .rule-link').click()
    await expectAccessibleDialog(page, 'rule')
    await closeDialog(page)
    await page.keyboard.press('?')
    await expectAccessibleDialog(page, 'settings')
    await page.locator('.colours summary').click()
    await expectEyes(page)
    await expectAccessible(page, 'colours')
  })
}

/** Everybody can see how other eyes see all seats: what is drawn differs from eye to eye. */
async function expectEyes(page: Page): Promise<void> {
  const eyes = page.locator('.colours-eye')
  await expect(eyes).toHaveCount(5)
  const seen = new Set<string>()
  for (const eye of await eyes.all()) {
    await expect(eye.locator('.colours-seat')).toHaveCount(6)
    const picture = await eye.locator('.colours-seat').first().screenshot()
    seen.add(picture.toString('base64'))
  }
  expect(seen.size).toBe(5)
}

test('axe finds nothing on a phone with its sheets, and on a finished game', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openHome(page)
  await openTable(page, 'smallworld', [{ bot: 'novice' }, { bot: 'novice' }])
  await expect(page.getByRole('dialog')).toContainText('won')
  await expectAccessibleDialog(page, 'finished')
  await closeDialog(page)
  await expectAccessible(page, 'phone')
  for (const name of ['Shared area', 'Players', 'Log', 'Settings']) {
    await page.locator('.phone-bar').getByRole('button', { name }).click()
    await expectAccessibleDialog(page, name)
    if (name === 'Log') await expect(page.locator('.dialog .story-line').last()).toBeInViewport()
    await closeDialog(page)
  }
})

test('axe finds nothing at a table of Root, whichever board is looked at', async ({ page }) => {
  await openHome(page, { theme: 'dark' })
  for (const sides of [
    ['lizard', 'riverfolk', 'duchy'],
    ['corvid', 'hundreds', 'keepers'],
  ]) {
    const seats = sides.map((side, i): SeatChoice => (i === 0 ? { person: 'Ada', side } : { bot: 'novice', side }))
    await openTable(page, 'root', seats)
    await drive(page, { answers: 10 })
    // One's own board lies below the map all the time.
    for (const seat of [1, 2]) {
      await expectAccessible(page, `${sides[0]}`)
      await page.locator(`.opponent[data-seat="${seat}"]`).click()
      await page.locator('.tab-body[data-state="active"] .root-faction-own > *').first().waitFor()
      await expectAccessible(page, `${sides[0]} and ${sides[seat]}`)
      await closeDialog(page)
    }
  }
})
