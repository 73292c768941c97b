import { expect, type Page, test } from '@playwright/test'
import { closeDialog, drive, expectSound, openHome, openTable, type SeatChoice } from './helpers.ts'

// Whole games paint thousands of frames: the smallest window with all panels, and nothing that moves, saves much time.
test.use({ viewport: { width: 1120, height: 700 }, contextOptions: { reducedMotion: 'reduce' } })
test.describe.configure({ timeout: 1_800_000 })

/** Sits down to Root, plays by clicking to the end, and looks at what is shown then. */
async function playRoot(page: Page, seats: readonly SeatChoice[], fields: readonly string[] = []) {
  await openTable(page, 'root', seats, fields)
  const driven = await drive(page, { seed: 3 })
  expect(driven.over).toBe(true)
  expect(driven.onBoard).toBeGreaterThan(5)
  const result = page.getByRole('dialog')
  await expect(result.locator('.ranking li')).toHaveCount(seats.length)
  await expect(result.locator('.score-chart svg[role="img"]')).toBeVisible()
  // The little maps of turning points show the whole map, within their frames. A game without a fight has none.
  await expect(result.locator('.result-map:not(:has(.art-map))')).toHaveCount(0)
  const maps = await result.locator('.result-map').evaluateAll((frames) =>
    frames.map((frame) => {
      const [outer, map] = [frame.getBoundingClientRect(), frame.querySelector('.art-map')!.getBoundingClientRect()]
      return map.left >= outer.left && map.right <= outer.right && map.width > outer.width / 2
    }),
  )
  expect(maps).not.toContain(false)
  await closeDialog(page)
  await expectSound(page)
  await expect(page.locator('.root-own-board .root-own-head')).toBeVisible()
  return driven
}

/** Each faction as the person at the screen, against a bot with soldiers to meet; the Alliance is played with six, the Marquise
 * in frame.spec.ts. */
for (const [side, rival] of [
  ['keepers', 'eyrie'],
  ['lizard', 'marquise'],
  ['corvid', 'eyrie'],
  ['hundreds', 'marquise'],
  ['riverfolk', 'eyrie'],
  ['vagabond', 'eyrie'],
  ['eyrie', 'marquise'],
  ['duchy', 'marquise'],
] as const) {
  test(`a whole game of Root by clicking, as the ${side}`, async ({ page }) => {
    await openHome(page, { seed: 7 })
    const { kinds } = await playRoot(page, [
      { person: 'Ada', side },
      { bot: 'steady', side: rival },
    ])
    expect(kinds.filter((kind) => kind.startsWith(side)).length).toBeGreaterThan(1)
  })
}

test('a whole game of Root with six players, the second Vagabond among them', async ({ page }) => {
  await openHome(page, { seed: 7 })
  await playRoot(page, [
    { person: 'Ada', side: 'alliance' },
    { bot: 'steady', side: 'marquise' },
    { bot: 'steady', side: 'eyrie' },
    { bot: 'steady', side: 'vagabond' },
    { bot: 'steady', side: 'lizard' },
    { bot: 'steady', side: 'vagabond2' },
  ])
  await expect(page.locator('.opponent')).toHaveCount(5)
})

test('a whole game of Root after a draft of factions', async ({ page }) => {
  await openHome(page, { seed: 7 })
  const seats = [{ person: 'Ada' }, { bot: 'steady' }, { bot: 'steady' }] as const
  const { kinds } = await playRoot(page, seats, ['Advanced'])
  expect(kinds).toContain('draftFaction')
})
