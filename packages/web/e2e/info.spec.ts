import { expect, type Page, test } from '@playwright/test'
import { drive, expectAccessible, openHome, openTable, untilAsked } from './helpers.ts'

const card = (page: Page) => page.locator('.info-card')

/** A Marquise in her Daylight, with cards in hand. */
async function cats(page: Page): Promise<void> {
  await openTable(page, 'root', [
    { person: 'Ada', side: 'marquise' },
    { bot: 'novice', side: 'eyrie' },
  ])
  await drive(page, { until: ['marquiseDaylight', 'craftStep'] })
}

test('an info card opens where the pointer rests, stays when it is pinned, and closes with Esc', async ({ page }) => {
  await openHome(page)
  await cats(page)
  await expectPinning(page)
  await expectKinds(page)
  await expectByKey(page)
  await expectReasons(page)
})

async function expectPinning(page: Page): Promise<void> {
  const item = page.locator('[data-info="item:sword"]').first()
  await item.hover()
  await expect(card(page)).toContainText('Sword')
  await expect(card(page)).toContainText('9.5.2')
  await expect(item).toHaveAttribute('aria-describedby', 'info-card')
  await expectAccessible(page, 'a table with an info card')
  await page.locator('.table-head').hover()
  await expect(card(page)).toHaveCount(0)
  await item.hover()
  await expect(card(page)).toBeVisible()
  await item.click()
  await page.locator('.table-head').hover()
  await expect(card(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card(page)).toHaveCount(0)
}

/** Things of each kind on a table of Root have a card. */
async function expectKinds(page: Page): Promise<void> {
  for (const kind of ['card', 'item', 'space', 'clearing']) {
    const thing = page.locator(`[data-info^="${kind}:"]:visible`).first()
    const about = await thing.getAttribute('data-info')
    await thing.hover({ force: true })
    await expect(page.locator(`.info-card[data-about="${about}"]`)).toBeVisible()
    await page.keyboard.press('Escape')
  }
}

/** I opens the card of what has the focus, and the focus stays. */
async function expectByKey(page: Page): Promise<void> {
  const pile = page.locator('[data-info="pile:discard"]')
  await pile.focus()
  await page.keyboard.press('i')
  await expect(card(page)).toContainText('Anyone may look through it')
  await expect(pile).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(card(page)).toHaveCount(0)
}

/** A card in hand says why it cannot be crafted, with its rule. */
async function expectReasons(page: Page): Promise<void> {
  const cards = page.locator('.table-own [data-info^="card:"]')
  const said: string[] = []
  for (let i = 0; i < (await cards.count()); i++) {
    await cards.nth(i).hover({ force: true })
    await expect(card(page)).toBeVisible()
    said.push(await card(page).innerText())
    await page.keyboard.press('Escape')
  }
  expect(said.join('\n')).toMatch(/4\.1\.1|4\.3\.1|3\.3\.1|4\.1\b/)
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('no people is hired before its power was seen, and holding a finger chooses nothing', async ({ page }) => {
    await openHome(page)
    await openTable(page, 'smallworld', [{ person: 'Ada' }, { bot: 'novice' }])
    expect(await untilAsked(page)).toBe('asked')
    const first = page.locator('.prompt .option.button').first()
    await first.click()
    await expect(card(page)).toContainText('You pay')
    await expectAccessible(page, 'a people before it is hired')
    expect(await page.locator('.prompt.mine').getAttribute('data-kind')).toBe('pick')
    await card(page).getByRole('button', { name: 'Choose for free' }).click()
    await expect.poll(() => page.locator('.prompt.mine').getAttribute('data-kind')).toBe('conquer')
    await expect(card(page)).toHaveCount(0)
    const region = page.locator('[data-info^="region:"]').first()
    const box = (await region.boundingBox())!
    const at = { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, pointerType: 'touch', bubbles: true }
    const before = await page.locator('.prompt').innerText()
    await region.dispatchEvent('pointerdown', at)
    await expect(card(page)).toContainText('Region')
    await region.dispatchEvent('pointerup', at)
    await region.dispatchEvent('click', { bubbles: true, cancelable: true })
    await expect(card(page)).toBeVisible()
    expect(await page.locator('.prompt').innerText()).toBe(before)
  })
})
