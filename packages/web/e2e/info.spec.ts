import { expect, type Page, test } from '@playwright/test'
import { drive, expectAccessible, openHome, openTable, playNow, untilAsked } from './helpers.ts'

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

/** Points inside the places of a map where something else would take a click, by place. */
async function blindSpots(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.board-window .art-target')].flatMap((place) => {
      const outline = place.querySelector<SVGGeometryElement>('.art-target__hit')!
      const { left, top, width, height } = outline.getBoundingClientRect()
      const toOwn = outline.getScreenCTM()!.inverse()
      const steps = [...Array(24).keys()].map((i) => (i + 0.5) / 24)
      const points = steps.flatMap((x) => steps.map((y) => new DOMPoint(left + x * width, top + y * height)))
      const missed = points.filter((point) => {
        if (!outline.isPointInFill(point.matrixTransform(toOwn))) return false
        const hit = document.elementFromPoint(point.x, point.y)
        // Neighbours overlap by a rim, and a clearing lies on its forests.
        return hit !== null && hit.closest('.art-map') !== null && hit.closest('.art-target') === null
      })
      return missed.length > 0 ? [`${place.getAttribute('data-target')}: ${missed.length}`] : []
    }),
  )
}

for (const game of ['root', 'smallworld']) {
  test(`a place of ${game} takes a click wherever it is hit: on slots, ruins, signs, numbers and pieces`, async ({
    page,
  }) => {
    await openHome(page)
    await playNow(page, game)
    await drive(page, { answers: 12 })
    await untilAsked(page)
    await page.keyboard.press('Escape')
    expect(await blindSpots(page)).toEqual([])
  })
}

test('a click on the slot of a clearing places the keep there', async ({ page }) => {
  await openHome(page)
  await playNow(page, 'root')
  expect(await untilAsked(page)).toBe('asked')
  const before = await page.locator('.prompt-question').innerText()
  const slot = (await page.locator('.board-window .art-map__live rect').first().boundingBox())!
  await page.mouse.click(slot.x + slot.width / 2, slot.y + slot.height / 2)
  await expect(page.locator('.prompt-question')).not.toHaveText(before)
})

/** Rests a real pointer on the first thing of a kind that nothing covers, and expects the card of that thing. */
async function restOn(page: Page, kind: string): Promise<void> {
  const about = await page.evaluate((start) => {
    for (const element of document.querySelectorAll(`[data-info^="${start}:"]`)) {
      const { left, top, width, height } = element.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const over = document.elementFromPoint(x, y)
      if (width === 0 || over === null) continue
      const map = element.closest('.art-map')
      // On a map the last that was drawn there counts; a place counts where nothing is drawn.
      const drawn = [...(map?.querySelectorAll('[data-info]:not(.art-target)') ?? [])].findLast((other) => {
        const box = other.getBoundingClientRect()
        return box.left <= x && x <= box.right && box.top <= y && y <= box.bottom
      })
      const isFound = map === over.closest('.art-map') && (drawn ?? over.closest('[data-info]')) === element
      if (isFound) return { x, y, info: element.getAttribute('data-info')! }
    }
    return null
  }, kind)
  expect(about, kind).not.toBeNull()
  await page.mouse.move(0, 0)
  await page.mouse.move(about!.x, about!.y)
  await expect(page.locator('.info-card')).toHaveAttribute('data-about', about!.info)
}

test('whatever lies on the tables has a card where a pointer rests on it', async ({ page }) => {
  test.setTimeout(1_200_000)
  await openHome(page)
  await openTable(page, 'root', [
    { person: 'Ada', side: 'vagabond' },
    { bot: 'novice', side: 'eyrie' },
    { bot: 'novice', side: 'alliance' },
    { bot: 'novice', side: 'marquise' },
  ])
  await drive(page, { answers: 12, board: 0 })
  await untilAsked(page)
  await page.keyboard.press('Escape')
  for (const kind of ['piece', 'suit', 'ruin', 'forest', 'clearing', 'item', 'quest', 'card', 'pile']) {
    await restOn(page, kind)
  }
  for (const kind of ['faction', 'character', 'leader', 'column', 'supporters', 'score']) await restOn(page, kind)
  await page.goto('/')
  await playNow(page, 'smallworld')
  await drive(page, { answers: 12, board: 0 })
  await untilAsked(page)
  await page.keyboard.press('Escape')
  for (const kind of ['people', 'combo', 'region', 'piece', 'coin']) await restOn(page, kind)
})

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
