import { expect, type Page, test } from '@playwright/test'
import { drive, expectAccessible, expectSound, moment, openHome, openTable, untilAsked } from './helpers.ts'

const boxOf = (page: Page) => page.locator('.board-area').boundingBox()

/** A table of Root with two bots, some turns old. */
async function someTurns(page: Page, answers: number): Promise<void> {
  await openTable(page, 'root', [
    { person: 'Ada', side: 'marquise' },
    { bot: 'novice', side: 'eyrie' },
    { bot: 'novice', side: 'alliance' },
  ])
  await drive(page, { answers })
  expect(await untilAsked(page)).toBe('asked')
}

test('the log is a story: lines with outcomes, places lit under the pointer, details, a way back', async ({ page }) => {
  await openHome(page)
  await someTurns(page, 40)
  await expectSound(page)
  await expect(page.locator('.story-head').last()).toContainText(/Round \d/)
  const line = page.locator('.story-line', { hasText: /clearing \d+ to clearing \d+|in clearing \d+/ }).nth(1)
  await line.locator('.story-go').hover()
  await expect(page.locator('.board-sheet .art-target__lit').first()).toBeAttached()
  const long = page.locator('.story-line:has(.story-more)').last()
  await long.locator('.story-more').click()
  await expect(long.locator('.story-details li').nth(1)).toBeVisible()
  const said = await line.locator('.log-text').innerText()
  await line.locator('.story-go').click()
  await expect(page.locator('.prompt.replay')).toBeVisible()
  await expect(page.locator('.story-line[aria-current] .log-text')).toHaveText(said)
  await expectAccessible(page, 'a replay')
})

test('a replay goes by step and by turn, plays to its end by itself, and leaves the map where it is', async ({
  page,
}) => {
  await openHome(page)
  await someTurns(page, 25)
  const [box, end] = [await boxOf(page), await page.locator('.timeline input').getAttribute('max')]
  await page.locator('.timeline input').fill('0')
  await expect(page.locator('.prompt.replay')).toBeVisible()
  expect(await boxOf(page)).toEqual(box)
  const slider = page.locator('.replay-slider input')
  // Until the keys of the replay are loaded, an empty place is kept for them.
  await expect(slider).toHaveValue('0')
  await page.locator('body').press('ArrowRight')
  await expect(slider).not.toHaveValue('0')
  const step = Number(await slider.inputValue())
  await page.locator('body').press('Shift+ArrowRight')
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(step)
  await page.locator('body').press('Shift+ArrowLeft')
  await expect.poll(async () => Number(await slider.inputValue())).toBeLessThanOrEqual(step)
  await page.getByRole('radio', { name: '4×' }).click()
  await page.getByRole('radio', { name: 'round' }).click()
  await page.locator('.replay-play').click()
  await expect(page.locator('.prompt.mine')).toBeVisible()
  await expect(page.locator('.timeline input')).toHaveAttribute('max', end!)
})

test('bots wait, take one step, and play on until the viewer is asked', async ({ page }) => {
  await openHome(page, { pace: 'slow' })
  await openTable(page, 'root', [
    { bot: 'novice', side: 'marquise' },
    { bot: 'novice', side: 'eyrie' },
    { person: 'Ada', side: 'alliance' },
  ])
  const idle = page.locator('.prompt.idle[data-waiting="bot"]')
  await expect(idle).toBeVisible()
  await idle.getByRole('button', { name: 'Pause' }).click()
  await expect(idle.getByRole('button', { name: 'Resume' })).toBeVisible()
  const count = () => moment(page)
  const before = await count()
  await idle.getByRole('button', { name: 'Next action' }).click()
  await expect.poll(count).toBeGreaterThan(before)
  await expect(idle.locator('.sentence-text')).not.toBeEmpty()
  await idle.getByRole('button', { name: 'To my turn' }).click()
  await expect(page.locator('.prompt.mine')).toBeVisible()
})

test('since the last turn: what others did is told in short, and can be watched again', async ({ page }) => {
  await openHome(page)
  await someTurns(page, 40)
  // A battle that is over stands in this place until it is put away.
  const away = page.locator('.scene-away')
  if ((await away.count()) > 0) await away.click()
  await page.locator('.since').waitFor()
  await expect(page.locator('.since-line').first()).toBeVisible()
  await page.locator('.since').getByRole('button', { name: 'Watch' }).click()
  await expect(page.locator('.prompt.replay').getByRole('button', { name: 'Pause' })).toBeVisible()
  // A pointer at rest may have opened a card, which Esc would close first.
  await page.locator('.table-head').hover()
  await page.locator('body').press('Escape')
  await expect(page.locator('.prompt.mine')).toBeVisible()
})

test('a battle is one scene beside the map, through all its steps', async ({ page }) => {
  await openHome(page)
  await someTurns(page, 5)
  const box = await boxOf(page)
  // Whoever points at a battle sees its odds; whoever points at a player, where its pieces are.
  await drive(page, { answers: 300, until: ['battle'], board: 0 })
  const boxes = () =>
    page.locator('.prompt .option').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y))
  const before = await boxes()
  await page.locator('.prompt[data-kind="battle"] .option.button').first().focus()
  await expect(page.locator('.prompt-ahead')).toContainText(/Hits on .+ \(\d+%\)/)
  // What comes under the pointer moves nothing.
  expect(await boxes()).toEqual(before)
  await page.locator('.opponent', { hasText: 'Eyrie' }).hover()
  await expect(page.locator('.art-target__lit').first()).toBeAttached()
  await drive(page, { answers: 300, until: ['ambush', 'loseHit'], dice: true })
  const battle = page.locator('.side-scene .battle')
  await expect(battle).toBeVisible()
  await expect(battle.locator('.battle-step')).toHaveCount(5)
  await expect(page.locator('.board-sheet .root-battle')).toBeAttached()
  await expect(page.locator('.board-area .art-die')).toHaveCount(0)
  expect(await boxOf(page)).toEqual(box)
  await expectAccessible(page, 'a battle')
})
