import { expect, test } from '@playwright/test'
import { closeDialog, drive, expectSound, openBoard, openHome, openTable } from './helpers.ts'

test.use({ viewport: { width: 1120, height: 700 }, contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: 1_800_000 })

const SEATS = [
  { person: 'Ada', side: 'duchy' },
  { bot: 'automaton', side: 'marquise' },
  { bot: 'steady', side: 'keepers' },
  { bot: 'automaton', side: 'eyrie' },
] as const

test('a whole game of Root with hirelings, landmarks and two automata', async ({ page }) => {
  await openHome(page, { seed: 7 })
  await openTable(page, 'root', SEATS, ['Random hirelings', 'Two landmarks'])
  const driven = await drive(page, { seed: 5 })
  expect(driven.over).toBe(true)
  // The last player sets up, and that is a person here; what hirelings ask comes in the game.
  expect(driven.kinds).toEqual(expect.arrayContaining(['hirelingToSetUp', 'landmarkSite']))
  await expect(page.getByRole('dialog').locator('.ranking li')).toHaveCount(SEATS.length)
  await closeDialog(page)
  await expectSound(page)
  await openBoard(page, 'Marquise')
  await expect(page.getByRole('dialog')).toContainText('MM.')
  await closeDialog(page)
})

test('a table that cannot be is refused on the form: a hireling or a landmark twice, the faction of a hireling', async ({
  page,
}) => {
  await openHome(page, { seed: 7 })
  await page.goto('/new/root')
  await page.locator('.new-more summary').click()
  const start = page.locator('.new-table .button.primary')
  const choose = async (field: number, value: string) => page.locator('.new-more select').nth(field).selectOption(value)
  await page.getByRole('radio', { name: 'Chosen hirelings', exact: true }).click()
  await choose(0, 'the-exile')
  await choose(1, 'the-exile')
  await expect(start).toBeDisabled()
  await choose(1, 'popular-band')
  // The Vagabond sits at a newcomer's table.
  await expect(start).toBeDisabled()
  await choose(0, 'highway-bandits')
  await expect(start).toBeEnabled()
  await page.getByRole('radio', { name: 'Chosen landmarks', exact: true }).click()
  await choose(3, 'tower')
  await choose(4, 'tower')
  await expect(start).toBeDisabled()
  await choose(4, 'ferry')
  await expect(start).toBeEnabled()
})
