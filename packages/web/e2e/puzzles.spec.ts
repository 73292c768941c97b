import { expect, test } from '@playwright/test'
import { expectAccessible, expectSound, openHome, untilAsked } from './helpers.ts'

test('a puzzle is found, solved by keyboard, and remembered; its rule leads to the example, which can be played out', async ({
  page,
}) => {
  await openHome(page)
  await page.goto('/learn/puzzles')
  await expect(page.locator('.puzzles-list li').first()).toBeVisible()
  const all = await page.locator('.puzzles-list li').count()
  expect(all).toBeGreaterThanOrEqual(150)
  await expectAccessible(page, 'the list of puzzles')
  // Where the rule is what is asked, the list does not tell it.
  const rules = page.locator('.puzzles-list li', { hasText: 'Which rule decides?' })
  await expect(rules.first()).toBeVisible()
  for (const words of await rules.allInnerTexts()) expect(words.split('\n').slice(1).join()).not.toMatch(/\d/)
  await page.getByLabel('Game').selectOption('root')
  await page.getByLabel('Faction or race').selectOption('eyrie')
  expect(await page.locator('.puzzles-list li').count()).toBeLessThan(all)

  await page.goto('/learn/puzzles/root/l17')
  await expect(page.locator('.puzzle-choices button').first()).toBeVisible()
  await expect(page.locator('.spot .art-map')).toBeVisible()
  await expectSound(page)
  await expectAccessible(page, 'a puzzle')
  await page.locator('.puzzle-choices button').first().focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.puzzle-answer')).toBeVisible()
  await expect(page.locator('.puzzle-choices [data-right]')).toHaveCount(1)
  await expect(page.locator('.puzzle-rules a').first()).toBeVisible()
  await expectSound(page)
  await expectAccessible(page, 'a solved puzzle')
  await page.goto('/learn/puzzles')
  await expect(page.locator('.puzzles-list [data-outcome]')).toHaveCount(1)

  // The best move of a game between bots.
  await page.goto('/learn/puzzles/root/root-01')
  await page.locator('.puzzle-choices button').first().click()
  await expect(page.locator('.puzzle-answer')).toContainText('in a hundred')

  // The rule has the example drawn, and it opens as a table.
  await page.goto('/rules/root/4-3-4')
  const example = page.locator('.example').first()
  await expect(example.locator('.spot .art-map').first()).toBeVisible()
  await expectSound(page)
  await expectAccessible(page, 'a rule with examples')
  await example.getByRole('link', { name: 'Play it out' }).click()
  await page.waitForSelector('.table-page')
  expect(await untilAsked(page)).toBe('asked')
  await expectSound(page)
})

test('in Japanese on a phone nothing is wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHome(page, { language: 'ja', theme: 'dark' })
  for (const path of ['/learn/puzzles/root/root-05', '/learn/puzzles/smallworld/smallworld-03', '/rules/root/6-2-3']) {
    await page.goto(path)
    await expect(page.locator('.spot .art-map').first()).toBeVisible()
    await expectSound(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390)
  }
  await expectAccessible(page, 'an example in Japanese')
})
