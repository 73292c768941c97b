import { expect, type Locator, type Page, test } from '@playwright/test'
import { closeDialog, drive, moment, openHome, openTable, type Prefer, untilAsked } from './helpers.ts'

/** The Marquise at the action menu of her first Daylight. */
async function daylight(page: Page, prefer: Prefer = {}): Promise<void> {
  await openHome(page, prefer)
  await openTable(page, 'root', [
    { person: 'Ada', side: 'marquise' },
    { bot: 'novice', side: 'eyrie' },
  ])
  await drive(page, { until: ['marquiseDaylight'], board: 0 })
  await expect(page.locator('.prompt[data-kind="marquiseDaylight"]')).toBeVisible()
}

const clearing = (page: Page, number: number): Locator => page.locator(`[data-target~="clearing:${number}"]`)

/** Clearings in which exactly so many warriors of the Marquise stand, by what the map says of them. */
async function withWarriors(page: Page, count: number): Promise<number[]> {
  const places = page.locator('.board-window [data-target^="clearing:"]')
  const word = `${count} Marquise warrior`
  const found: number[] = []
  const told = await places.evaluateAll((all) =>
    all.map((place) => [place.ariaLabel ?? '', place.getAttribute('data-target') ?? '']),
  )
  for (const [label, target] of told) {
    if (new RegExp(`\\b${word}\\b`, 'i').test(label!)) found.push(Number(/^clearing:(\d+)/.exec(target!)?.[1]))
  }
  return found
}

/** Drags with the mouse from the middle of one clearing to that of another. */
async function drag(page: Page, from: number, to: number): Promise<void> {
  const [start, end] = [(await clearing(page, from).boundingBox())!, (await clearing(page, to).boundingBox())!]
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 6 })
  await page.mouse.up()
}

/** The clearings that can be clicked once a clearing is chosen, besides itself. */
async function goals(page: Page, from: number): Promise<number[]> {
  await expect(page.locator('.popover .option.button').first()).toBeVisible()
  const open = page.locator('.board-window .art-target.is-selectable[data-target^="clearing:"]')
  const names = await open.evaluateAll((places) => places.map((place) => place.getAttribute('data-target')))
  return names.map((name) => Number(/^clearing:(\d+)/.exec(name ?? '')?.[1])).filter((number) => number !== from)
}

test('a march of one warrior is two clicks on the map, or keys, and goes back in one step', async ({ page }) => {
  await daylight(page)
  const before = await moment(page)
  const [from] = await withWarriors(page, 1)
  await clearing(page, from!).click()
  await expect(page.locator('.popover .option.button').first()).toBeVisible()
  // Beside the place, not over it: its name, what can be done there, and what cannot, with the rule.
  const popover = page.locator('.popover')
  await expect(popover.locator('.popover-head')).toContainText(`Clearing ${from}`)
  await expect(popover.locator('.popover-head')).toContainText('ruled by the Marquise de Cat')
  await expect(popover.locator('.option.blocked', { hasText: 'Battle' })).toContainText(/4\.3/)
  const [place, box] = [(await clearing(page, from!).boundingBox())!, (await popover.boundingBox())!]
  const isApart =
    box.x >= place.x + place.width ||
    box.x + box.width <= place.x ||
    box.y >= place.y + place.height ||
    box.y + box.height <= place.y
  expect(isApart).toBe(true)
  // Nothing is spent by asking what can be done.
  expect(await moment(page)).toBe(before)
  const [to] = await goals(page, from!)
  await clearing(page, to!).click()
  await expect.poll(() => moment(page)).toBe(before + 3)
  await expect(page.locator('.popover')).toHaveCount(0)
  await expect(clearing(page, to!)).toHaveAttribute('aria-label', /2 Marquise warrior/)
  await page.keyboard.press('u')
  await expect.poll(() => moment(page)).toBe(before)
  await expect(clearing(page, to!)).toHaveAttribute('aria-label', /1 Marquise warrior,/)
  await marchByKeys(page)
  // Nobody wants to be asked once more here: the end is taken at once.
  const now = await moment(page)
  await page.keyboard.press('Escape')
  await page.locator('.options .option.pass').click()
  await expect.poll(() => moment(page)).toBeGreaterThan(now)
})

/** Keys walk along the paths, open what can be done, and leave it. */
async function marchByKeys(page: Page): Promise<void> {
  await clearing(page, 1).focus()
  await page.keyboard.press('ArrowDown')
  // A path joins 1 and 9, which lies below it.
  await expect(clearing(page, 9)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(clearing(page, 1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('.popover .option.button').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('.popover')).toHaveCount(0)
  await clearing(page, 1).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.popover .option.button').first()).toBeVisible()
  const before = await moment(page)
  await page.keyboard.press('m')
  await expect(page.locator('.prompt[data-kind="move"]')).toBeVisible()
  await clearing(page, 9).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => moment(page)).toBe(before + 3)
}

test('a march is dragged, and asks for the number only', async ({ page }) => {
  await daylight(page)
  const before = await moment(page)
  const [from] = await withWarriors(page, 1)
  await clearing(page, from!).click()
  const [to] = await goals(page, from!)
  await page.keyboard.press('Escape')
  await expect(page.locator('.popover')).toHaveCount(0)
  await drag(page, from!, to!)
  await expect.poll(() => moment(page)).toBe(before + 3)
  // Two stand there now: the second move asks how many, and letting go elsewhere spends nothing.
  await expect(page.locator('.prompt[data-kind="move"]')).toBeVisible()
  await drag(page, to!, from!)
  const popover = page.locator('.popover')
  await expect(popover.locator('.numbers-count')).toHaveText('2')
  await popover.getByRole('button', { name: 'Fewer' }).click()
  await expect(popover.locator('.numbers-count')).toHaveText('1')
  await page.keyboard.press('Escape')
  await expect(popover).toHaveCount(0)
  expect(await moment(page)).toBe(before + 3)
  await drag(page, to!, from!)
  await popover.getByRole('button', { name: 'All' }).click()
  await expect(clearing(page, from!)).toHaveAttribute('aria-label', /2 Marquise warrior/)
})

test('a card in hand offers what it can do now', async ({ page }) => {
  await openHome(page)
  await openTable(page, 'root', [
    { person: 'Ada', side: 'alliance' },
    { bot: 'novice', side: 'eyrie' },
  ])
  await drive(page, { until: ['allianceDaylight'], board: 0 })
  const card = page.locator('.table-own .art-card__button').first()
  const before = await moment(page)
  await card.click()
  const popover = page.locator('.popover')
  await expect(popover.locator('.option.button', { hasText: /mobiliz/i })).toBeVisible()
  await popover.locator('.option.button', { hasText: /mobiliz/i }).click()
  await expect.poll(() => moment(page)).toBeGreaterThan(before)
})

test('rash steps ask once more in their place', async ({ page }) => {
  await daylight(page, { confirmRash: true })
  const before = await moment(page)
  const end = page.locator('.options .option.pass')
  await expect(page.locator('.options .option.button').last()).toHaveClass(/pass/)
  await end.click()
  await expect(end).toHaveText(/End now\? 3 left/)
  expect(await moment(page)).toBe(before)
  await page.keyboard.press('Escape')
  await expect(end).not.toHaveText(/End now/)
  await end.click()
  await end.click()
  await expect.poll(() => moment(page)).toBeGreaterThan(before)
})

/** How many of the next questions to the Eyrie have one answer. */
async function singles(page: Page): Promise<number> {
  let found = 0
  for (let i = 0; i < 20 && (await untilAsked(page)) === 'asked'; i++) {
    if ((await page.locator('.options .option.button').count()) === 1 && (await page.locator('.numbers').count()) === 0)
      found++
    await drive(page, { answers: 1, board: 0, seed: i + 1 })
  }
  return found
}

test('what has one answer is answered by the table, and a setting brings it back', async ({ page }) => {
  await openHome(page)
  await openTable(page, 'root', [
    { person: 'Ada', side: 'eyrie' },
    { bot: 'novice', side: 'marquise' },
  ])
  expect(await singles(page)).toBe(0)
  await page.keyboard.press('?')
  await page.getByRole('switch', { name: 'Auto-answer single choices' }).click()
  await closeDialog(page)
  expect(await singles(page)).toBeGreaterThan(0)
})
