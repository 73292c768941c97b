import { expect, type Page, test } from '@playwright/test'
import { closeDialog, drive, moment, openHome, openTable, playNow, type SeatChoice, untilAsked } from './helpers.ts'

/** Notes every place that the map's window or the prompt ever has, from now on, and what ever slides out of the prompt. */
async function watchPlaces(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = { map: new Set<string>(), prompt: new Set<string>(), slid: new Set<string>() }
    Object.assign(globalThis, { placesSeen: seen })
    const note = (name: 'map' | 'prompt', selector: string) => {
      const box = document.querySelector(selector)?.getBoundingClientRect()
      if (box !== undefined) seen[name].add([box.left, box.top, box.width, box.height].map(Math.round).join())
    }
    const noteSlid = () => {
      const prompt = document.querySelector('.prompt')
      const rim = prompt?.getBoundingClientRect()
      for (const part of prompt?.querySelectorAll('.prompt-question, .shelf, .prompt-back') ?? []) {
        // What stands on the rim of the map is meant to.
        if (getComputedStyle(part).position === 'absolute') continue
        const { top, bottom, height } = part.getBoundingClientRect()
        if (height > 0 && (top < rim!.top - 3 || bottom > rim!.bottom + 3)) {
          const far = Math.round(Math.max(rim!.top - top, bottom - rim!.bottom))
          seen.slid.add(`${part.className} at ${prompt!.getAttribute('data-kind')}: ${far} px`)
        }
      }
    }
    const look = () => {
      note('map', '.board-window')
      note('prompt', '.prompt')
      // What nobody ever saw does not count: answers are measured and laid out anew before they are painted.
      requestAnimationFrame(noteSlid)
    }
    look()
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true })
  })
}

type Places<T> = Record<'map' | 'prompt' | 'slid', T>

async function placesSeen(page: Page): Promise<Places<string[]>> {
  return await page.evaluate(() => {
    const { map, prompt, slid } = (globalThis as unknown as { placesSeen: Places<Set<string>> }).placesSeen
    return { map: [...map], prompt: [...prompt], slid: [...slid] }
  })
}

const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

test.describe('nothing jumps', () => {
  // A whole game paints thousands of frames.
  test.describe.configure({ timeout: 1_800_000 })
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  for (const [name, viewport] of [
    ['wide', WIDE],
    ['phone', PHONE],
  ] as const) {
    for (const [game, seats] of [
      ['smallworld', [{ person: 'Ada' }, { bot: 'novice' }]],
      [
        'root',
        [
          { person: 'Ada', side: 'marquise' },
          { bot: 'steady', side: 'eyrie' },
        ],
      ],
    ] as const) {
      test(`map and prompt keep their places for a whole game of ${game}, ${name}`, async ({ page }) => {
        await page.setViewportSize(viewport)
        await openHome(page, { seed: 7 })
        await openTable(page, game, seats)
        await untilAsked(page)
        await page.locator('.board-sheet .art-map').waitFor()
        await watchPlaces(page)
        expect((await drive(page, { seed: 3 })).over).toBe(true)
        const seen = await placesSeen(page)
        expect(seen.map).toHaveLength(1)
        expect(seen.prompt).toHaveLength(1)
        expect(seen.slid).toEqual([])
      })
    }
  }
})

test('the map of Root is as large as the window allows, and panels grow with it', async ({ page }) => {
  await openHome(page, { seed: 2 })
  await openTable(page, 'root', [
    { person: 'Ada', side: 'marquise' },
    { bot: 'novice', side: 'eyrie' },
  ])
  await untilAsked(page)
  const map = page.locator('.board-sheet .art-map')
  const boxOf = async (size: { width: number; height: number }) => {
    await page.setViewportSize(size)
    return (await map.boundingBox())!
  }
  const usual = await boxOf(WIDE)
  expect(Math.round(usual.width)).toBeGreaterThanOrEqual(1040)
  expect(Math.round(usual.height)).toBeGreaterThanOrEqual(577)
  const panel = (await page.locator('.opponent').first().boundingBox())!
  await boxOf({ width: 2560, height: 1440 })
  const grown = (await page.locator('.opponent').first().boundingBox())!
  expect(grown.width).toBeGreaterThan(panel.width * 1.3)
  const small = await boxOf({ width: 1280, height: 720 })
  expect(small.height).toBeGreaterThanOrEqual(0.6 * 720 - 1)
})

const FACTIONS = [
  'marquise',
  'eyrie',
  'alliance',
  'vagabond',
  'lizard',
  'riverfolk',
  'duchy',
  'corvid',
  'hundreds',
  'keepers',
] as const

/** Opponents for any of them: at most four factions of a table start in corners. */
const RIVALS = ['marquise', 'eyrie', 'vagabond', 'lizard', 'riverfolk', 'alliance', 'corvid']

/** Parts of the table that show less than is in them. */
async function cut(page: Page, selector: string): Promise<string[]> {
  return await page.evaluate(
    (parts) =>
      [...document.querySelectorAll(parts)].flatMap((part) => {
        const [down, across] = [part.scrollHeight - part.clientHeight, part.scrollWidth - part.clientWidth]
        return down > 1 || across > 1 ? [`${part.className}: ${across} across, ${down} down, ${part.textContent}`] : []
      }),
    selector,
  )
}

for (const side of FACTIONS) {
  test(`the own board of the ${side} and five opponents fit without scrolling, in every language`, async ({ page }) => {
    await openHome(page, { seed: 4 })
    const rivals = RIVALS.filter((other) => other !== side).slice(0, 5)
    await openTable(page, 'root', [
      { person: 'Ada', side },
      ...rivals.map((rival): SeatChoice => ({ bot: 'novice', side: rival })),
    ])
    await drive(page, { answers: 16, seed: 5 })
    await page.locator('.root-own-faction > *').waitFor()
    await expect(page.locator('.opponent')).toHaveCount(5)
    for (const language of ['English', '日本語', '中文']) {
      await page.keyboard.press('?')
      await page.getByRole('radio', { name: language }).click()
      await closeDialog(page)
      for (const size of [WIDE, { width: 1280, height: 720 }]) {
        await page.setViewportSize(size)
        const parts = '.root-own-board, .root-own-faction, .root-own-common, .opponent, .opponent-facts'
        expect(await cut(page, parts), language).toEqual([])
      }
    }
  })
}

const PHONES = [PHONE, { width: 320, height: 640 }, { width: 844, height: 390 }]

for (const game of ['smallworld', 'root'] as const) {
  test(`phones of three sizes show ${game} so large that one can play`, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await openHome(page, { seed: 6 })
    const seats: SeatChoice[] = [{ person: 'Ada' }, { bot: 'novice' }, { bot: 'novice' }]
    if (game === 'root') {
      for (const [i, side] of (['marquise', 'eyrie', 'alliance'] as const).entries()) {
        seats[i] = { ...seats[i]!, side }
      }
    }
    await openTable(page, game, seats)
    await drive(page, { answers: 12, board: 0 })
    await untilAsked(page)
    for (const size of PHONES) {
      await page.setViewportSize(size)
      // Where one looks at is chosen when a table opens.
      await page.reload()
      await untilAsked(page)
      await expectPlayable(page, size)
    }
  })
}

/** Pieces can be told apart, and everything that is pressed is large enough. */
async function expectPlayable(page: Page, viewport: { width: number; height: number }): Promise<void> {
  await page.locator('.overview').waitFor()
  const smallest = await page.evaluate(() =>
    Math.min(
      ...[...document.querySelectorAll('.board-sheet .art-pieces .art-group')].map((piece) => {
        const { width, height } = piece.getBoundingClientRect()
        return Math.max(width, height)
      }),
    ),
  )
  expect(smallest).toBeGreaterThanOrEqual(22)
  // Nothing wider than the screen, and everything that is pressed is large enough.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width)
  const low = await page.evaluate(() =>
    [...document.querySelectorAll('.prompt .option.button, .phone-bar button, .seat-chip, .table-head .button')]
      .map((button) => button.getBoundingClientRect().height)
      .filter((height) => height > 0 && height < 44),
  )
  expect(low).toEqual([])
  // The whole map, and back.
  const sheet = page.locator('.board-sheet')
  const before = (await sheet.boundingBox())!
  await page.locator('.zoom-fit').click()
  await expect(page.locator('.overview')).toHaveCount(0)
  await page.locator('.zoom-fit').click()
  await expect.poll(async () => Math.round((await sheet.boundingBox())!.width)).toBe(Math.round(before.width))
  if (viewport.width > viewport.height) {
    const [map, prompt] = [page.locator('.board-window'), page.locator('.prompt')]
    expect((await prompt.boundingBox())!.x).toBeGreaterThanOrEqual((await map.boundingBox())!.x + 300)
  }
}

test('answers that do not fit are counted, and can all be laid out', async ({ page }) => {
  await openHome(page)
  await openTable(page, 'smallworld', [{ person: 'Ada' }, { bot: 'novice' }])
  await page.setViewportSize(PHONE)
  await drive(page, { until: ['pick'] })
  const shelf = page.locator('.shelf')
  const hidden = await shelf.evaluate((box) => {
    const list = box.querySelector('.options')!
    const { bottom } = list.getBoundingClientRect()
    return [...list.children].filter((child) => child.getBoundingClientRect().bottom > bottom + 4).length
  })
  expect(hidden).toBeGreaterThan(0)
  const more = shelf.locator('.shelf-more')
  await expect(more).toHaveText(`${hidden} more`)
  const prompt = await page.locator('.prompt').boundingBox()
  expect(await more.evaluate(covered)).toEqual([])
  await more.click()
  await expect(more).toHaveAttribute('aria-expanded', 'true')
  await expect(shelf.locator('.option').first()).toBeInViewport()
  expect(await page.locator('.prompt').boundingBox()).toEqual(prompt)
  // A card that opens under the pointer would be closed first.
  await page.mouse.move(0, 0)
  await expect(page.locator('.info-card')).toHaveCount(0)
  await more.press('Escape')
  await expect(more).toHaveText(`${hidden} more`)
})

/** Answers in sight that lie under a button. */
function covered(button: Element): string[] {
  const own = button.getBoundingClientRect()
  const list = document.querySelector('.shelf .options')!.getBoundingClientRect()
  return [...document.querySelectorAll('.shelf .options > *')].flatMap((option) => {
    const { left, right, top, bottom } = option.getBoundingClientRect()
    const isUnder = left < own.right && right > own.left && top < own.bottom && Math.min(bottom, list.bottom) > own.top
    return isUnder ? [option.textContent ?? ''] : []
  })
}

test('where places are chosen and do not fit, the prompt names the map and folds the list', async ({ page }) => {
  await openHome(page)
  await openTable(page, 'smallworld', [{ person: 'Ada' }, { bot: 'novice' }])
  await page.setViewportSize(PHONE)
  await drive(page, { until: ['conquer'] })
  const shelf = page.locator('.shelf')
  await expect(shelf).toContainText('Pick a region on the map')
  await expect(shelf.locator('.option.button:not(.pass):visible')).toHaveCount(0)
  const more = shelf.locator('.shelf-more')
  await expect(more).toHaveText(`Show all ${await shelf.locator('.option.button').count()}`)
  await more.click()
  await expect(shelf.locator('.option.button').first()).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(shelf.locator('.option.button:not(.pass):visible')).toHaveCount(0)
  // On the map it is done without the list.
  const before = await moment(page)
  await page.locator('.board-window .art-target.is-selectable').first().dispatchEvent('click')
  await expect.poll(() => moment(page)).toBeGreaterThan(before)
})

test('no words are cut in the menu of the Marquise, on phones and beside the map, in any language', async ({
  page,
}) => {
  await openHome(page, { seed: 6 })
  await openTable(page, 'root', [
    { person: 'Ada', side: 'marquise' },
    { bot: 'novice', side: 'eyrie' },
  ])
  await drive(page, { until: ['marquiseDaylight'] })
  for (const language of ['English', '日本語', '中文']) {
    await page.setViewportSize(WIDE)
    await page.keyboard.press('?')
    await page.getByRole('radio', { name: language }).click()
    await closeDialog(page)
    for (const size of [WIDE, ...PHONES]) {
      await page.setViewportSize(size)
      await expect(page.locator('.options .option.button').first()).toBeVisible()
      // Fonts and the room for the list come a moment after the new size.
      const message = `${language}, ${size.width}`
      await expect.poll(() => overlong(page), { message }).toEqual([])
      await expect.poll(() => linesLost(page), { message }).toBe(0)
    }
  }
})

/** Buttons of the prompt whose words are larger than they are. */
async function overlong(page: Page): Promise<string[]> {
  return await page.evaluate(() =>
    [...document.querySelectorAll('.options .option.button')].flatMap((button) => {
      const [frame, words] = [button.getBoundingClientRect(), button.querySelector('.option-word')]
      const inside = words!.getBoundingClientRect()
      const fits = inside.top >= frame.top - 1 && inside.bottom <= frame.bottom + 1 && inside.right <= frame.right + 1
      return fits ? [] : [`${words!.textContent}`]
    }),
  )
}

/** Whole lines of the question that cannot be seen. */
async function linesLost(page: Page): Promise<number> {
  return await page.locator('.prompt-question').evaluate((question) => {
    const line = Number.parseFloat(getComputedStyle(question).lineHeight)
    return Math.floor((question.scrollHeight - question.clientHeight) / line)
  })
}

test('the cards of a draft lie side by side where the own board is going to be', async ({ page }) => {
  await openHome(page)
  await openTable(page, 'root', [{ person: 'Ada' }, { bot: 'novice' }], ['Advanced'])
  const cards = page.locator('.root-pool .root-setup')
  await expect(cards.first()).toBeVisible()
  const pool = (await page.locator('.root-pool').boundingBox())!
  for (const card of await cards.all()) {
    const { x, width } = (await card.boundingBox())!
    expect(width).toBeGreaterThan(120)
    expect(x + width).toBeLessThanOrEqual(pool.x + pool.width + 1)
  }
})

test('a phone that is turned shows as much of the map as one that was held like that from the beginning', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openHome(page)
  await playNow(page, 'root')
  await untilAsked(page)
  await page.setViewportSize({ width: 740, height: 360 })
  // The map fills its sheet: there is no bare table above or beside it.
  await expect
    .poll(() =>
      page.evaluate(() => {
        const [sheet, map] = ['.board-sheet', '.board-sheet .art-map__ground'].map((name) =>
          document.querySelector(name)?.getBoundingClientRect(),
        )
        // Its picture may still be on its way.
        if (sheet === undefined || map === undefined) return false
        return Math.abs(sheet.width - map.width) + Math.abs(sheet.height - map.height) < 4
      }),
    )
    .toBe(true)
})

test('turning a phone shows the regions in reach, and the tokens in hand stay in their column', async ({ page }) => {
  await openHome(page)
  await playNow(page, 'smallworld')
  await drive(page, { answers: 2, board: 0 })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await untilAsked(page)
  const isOpenSeen = () =>
    page.evaluate(() => {
      const { left, right, top, bottom } = document.querySelector('.board-window')!.getBoundingClientRect()
      return [...document.querySelectorAll('.board-window .is-selectable')].some((place) => {
        const box = place.getBoundingClientRect()
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
        return x > left && x < right && y > top && y < bottom
      })
    })
  await expect.poll(isOpenSeen).toBe(true)
  // Somebody has looked elsewhere before the phone is turned.
  await page.evaluate(() => document.querySelector('.board-window')!.scrollTo(0, 0))
  await page.setViewportSize({ width: 844, height: 390 })
  await expect.poll(isOpenSeen).toBe(true)
  const tokens = page.locator('.sw-tokens')
  await expect.poll(async () => (await tokens.boundingBox())!.x + (await tokens.boundingBox())!.width).toBeLessThan(844)
  await expect.poll(() => tokens.evaluate((box) => box.scrollWidth <= box.clientWidth)).toBe(true)
})

test('on a phone few answers are all shown', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHome(page)
  await playNow(page, 'root')
  await untilAsked(page)
  const place = (number: number) => page.locator(`.board-window [data-target~="clearing:${number}"]`)
  const press = (number: number) => place(number).dispatchEvent('click')
  const options = page.locator('.prompt .option.button')
  await press(4)
  await expect(page.locator('.prompt')).toHaveAttribute('data-kind', 'marquiseStartBuilding')
  await press(8)
  await expect(options).toHaveCount(3)
  await expect(page.locator('.prompt .option[data-cut]')).toHaveCount(0)
  await expect(page.locator('.shelf-more')).toHaveCount(0)
})
