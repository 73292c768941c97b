import { expect, test } from '@playwright/test'
import { expectAccessible, expectSound, openHome, openTable, untilAsked } from './helpers.ts'

test('the gallery shows all of both games, from the first page', async ({ page }) => {
  await openHome(page)
  await page.getByRole('link', { name: 'Gallery' }).click()
  await expect(page).toHaveURL(/\/gallery\/smallworld$/)
  await expect(page.getByRole('region', { name: 'Races' }).getByRole('listitem')).toHaveCount(14)
  await expect(page.getByRole('region', { name: 'Powers' }).getByRole('listitem')).toHaveCount(20)
  await page.getByRole('link', { name: 'Root', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Factions' }).getByRole('listitem')).toHaveCount(11)
  await expect(page.getByRole('region', { name: 'Characters of the Vagabond' })).toContainText('Swift Strike')
  await expect(page.getByRole('region', { name: 'Exiles and Partisans deck' })).toContainText('Coffin Makers')
  await expect(page.getByRole('region', { name: 'Quests' }).getByRole('listitem')).toHaveCount(15)
  await expectSound(page)
  await expectAccessible(page, 'gallery of Root')
  await page.getByRole('link', { name: 'Spinney' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Spinney' })).toBeVisible()
  // An address that leads nowhere shows the first game.
  await page.goto('/gallery/chess')
  await expect(page).toHaveURL(/\/gallery\/smallworld$/)
  await page.locator('.gallery-shelf').first().waitFor()
  await expectAccessible(page, 'gallery of Small World')
})

test('from a table there and back, and nothing of the game is lost', async ({ page }) => {
  await openHome(page)
  await openTable(page, 'root', [
    { person: 'Ada', side: 'marquise' },
    { bot: 'novice', side: 'eyrie' },
  ])
  await untilAsked(page)
  const question = await page.locator('.prompt-question').innerText()
  await page.keyboard.press('?')
  await page.getByRole('dialog').getByRole('link', { name: 'View everything in this game' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Root' })).toBeVisible()
  // Looking at the other game does not lose the way back.
  await page.getByRole('link', { name: 'Small World' }).click()
  await expect(page.getByRole('region', { name: 'Races' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to the table' }).click()
  await untilAsked(page)
  await expect(page.locator('.prompt-question')).toHaveText(question)
})

for (const [language, game, words] of [
  ['ja', 'root', ['派閥', '鷲巣王朝', 'クエスト']],
  ['zh', 'smallworld', ['种族', '特殊能力', '兽人']],
] as const) {
  test(`the gallery speaks ${language}, in the dark, at 360 px`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await openHome(page, { language, theme: 'dark' })
    await page.goto(`/gallery/${game}`)
    for (const word of words) await expect(page.locator('main')).toContainText(word)
    await expectSound(page)
    await expectAccessible(page, `gallery of ${game}, ${language}`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  })
}
