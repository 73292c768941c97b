import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import { PASS, type Pick, type State } from '@spinney/kernel'
import { answerStep, beginStep, type Lesson, lessonIn, type Stand, solve } from '@spinney/kernel/lesson'
import type { ScenarioKit } from '@spinney/kernel/scenario'
import { scenarioKit as rootKit } from '@spinney/root'
import { scenarioKit as smallworldKit } from '@spinney/smallworld'
import { parse } from 'yaml'
import { expectAccessible, expectSound, openHome } from './helpers.ts'

const KITS: { readonly [game: string]: ScenarioKit<State> } = {
  root: rootKit as unknown as ScenarioKit<State>,
  smallworld: smallworldKit as unknown as ScenarioKit<State>,
}

interface Chapter {
  readonly name: string
  readonly lesson: Lesson
}

/** The chapters of a course, as their files say. */
function chaptersOf(game: string, course: string): Chapter[] {
  const folder = fileURLToPath(new URL(`../../${game}/lessons/${course}/`, import.meta.url))
  return readdirSync(folder)
    .sort()
    .map((file) => ({
      name: /^\d+-(.+)\.lesson\.yaml$/.exec(file)![1]!,
      lesson: lessonIn(parse(readFileSync(folder + file, 'utf8'))),
    }))
}

/** How the learner chooses: with the mouse or with keys. */
interface Hand {
  press(page: Page, selector: string): Promise<void>
  pick(page: Page, place: number | 'pass'): Promise<void>
}

const panel = (page: Page) => page.locator('.coach-panel')

/** What is asked and what is done, to see that something came of a click. What the coach says may change by itself. */
const shown = (page: Page) =>
  page.evaluate(() =>
    [
      document.querySelector('.coach-panel')?.getAttribute('data-phase'),
      document.querySelector('.coach-question h3')?.textContent,
      document.querySelector('.table-page')?.getAttribute('data-answers'),
    ].join('|'),
  )

const mouse: Hand = {
  press: (page, selector) => page.locator(selector).click(),
  async pick(page, place) {
    const options = page.locator('.coach-panel .option.button')
    const option = place === 'pass' ? options.last() : options.nth(place)
    await option.click()
  },
}

const keys: Hand = {
  async press(page, selector) {
    await page.locator(selector).focus()
    await page.keyboard.press('Enter')
  },
  async pick(page, place) {
    if (place === 'pass') await page.keyboard.press('0')
    else if (place < 9) await page.keyboard.press(String(place + 1))
    else {
      await page.locator('.coach-panel .option.button').nth(place).focus()
      await page.keyboard.press('Enter')
    }
  },
}

/** Plays a step as the search does; the options of the page stand in the order of the rules, declining last. */
async function playStep(page: Page, begin: Stand<State>, hand: Hand): Promise<Stand<State>> {
  let stand = begin
  for (const pick of solve(begin)!) {
    await expect(panel(page)).toHaveAttribute('data-phase', 'do')
    await expect(panel(page)).toHaveAttribute('data-kind', stand.table.ask!.kind)
    await expect(page.locator('.table-page')).toHaveAttribute('data-settled')
    await expect(page.locator('.coach-panel .option.button').first()).toBeVisible()
    await give(page, stand.table.ask!.options, pick, hand)
    stand = answerStep(stand, pick)
  }
  await expect(panel(page)).toHaveAttribute('data-phase', 'done')
  return stand
}

async function give(page: Page, options: readonly Pick[], pick: Pick, hand: Hand): Promise<void> {
  const before = await shown(page)
  const others = options.filter((option) => option !== PASS)
  if (await page.locator('.coach-panel .numbers').isVisible()) {
    const fewer = others.length - 1 - others.indexOf(pick)
    for (let i = 0; i < fewer; i++) await hand.press(page, '.coach-panel .numbers button >> nth=0')
    await hand.press(page, '.coach-panel .numbers .option')
  } else {
    await hand.pick(page, pick === PASS ? 'pass' : others.findIndex((option) => same(option, pick)))
  }
  await expect.poll(() => shown(page)).not.toBe(before)
}

const same = (a: Pick, b: Pick): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Plays a chapter from the beginning to its end. */
async function playChapter(page: Page, { lesson }: Chapter, hand: Hand): Promise<void> {
  const kit = KITS[lesson.game]!
  let before: Stand<State> | null = null
  for (const [i, step] of lesson.steps.entries()) {
    await expect(panel(page)).toHaveAttribute('data-step', step.name)
    await expect(page.locator('.coach-bubble')).not.toBeEmpty()
    let stand: Stand<State> = beginStep(kit, lesson, i, before)
    if (step.aim !== null) stand = await playStep(page, stand, hand)
    if (step.quiz !== null) {
      await expect(page.locator('.coach-next')).toBeDisabled()
      await hand.press(page, `.coach-answers button >> nth=${step.quiz.of.indexOf(step.quiz.right)}`)
    }
    await expect(page.locator('.coach-next')).toBeEnabled()
    await hand.press(page, '.coach-next')
    before = stand
  }
  await expect(page.locator('.lesson-over h1')).toBeVisible()
}

async function playCourse(page: Page, game: string, folder: string, hand: Hand): Promise<void> {
  const chapters = chaptersOf(game, folder)
  for (const [i, chapter] of chapters.entries()) {
    await playChapter(page, chapter, hand)
    await expectSound(page)
    if (i + 1 < chapters.length) await hand.press(page, '.lesson-over .button.primary')
  }
}

test('the Marquise is learnt by mouse, from the first page to a game won', async ({ page }) => {
  await openHome(page)
  await page.getByRole('link', { name: 'Learn', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Learn' })).toBeVisible()
  await expectAccessible(page, 'Learn')
  await page.locator('.learn-course', { hasText: 'Marquise' }).click()
  await page.locator('.learn-wood .button.primary').click()
  await expect(panel(page)).toBeVisible()
  await expectAccessible(page, 'a lesson')
  await playCourse(page, 'root', '02-marquise', mouse)
  await page.locator('.lesson-over a[href="/learn/root/marquise"]').click()
  await expect(page.locator('.learn-path li[data-state="done"]')).toHaveCount(3)
})

test('a first game of Small World by mouse', async ({ page }) => {
  await openHome(page)
  await page.goto('/learn/smallworld')
  await page.locator('.learn-wood .button.primary').click()
  await playCourse(page, 'smallworld', '01-first', mouse)
})

test('the Alliance is learnt by keyboard', async ({ page }) => {
  await openHome(page)
  await page.goto('/learn/root/alliance')
  await keys.press(page, '.learn-wood .button.primary')
  await playCourse(page, 'root', '04-alliance', keys)
})

test('the woodland on a phone in Japanese; leaving keeps the step, other moves are forgiven', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openHome(page, { language: 'ja' })
  await page.goto('/learn/root/woodland')
  await expect(page.locator('.learn-wood .button.primary')).toBeVisible()
  await expectAccessible(page, 'Learn in Japanese')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.locator('.learn-wood .button.primary').click()

  // Somebody who leaves finds the step again.
  await page.locator('.coach-next').click()
  await expect(panel(page)).toHaveAttribute('data-step', 'ruler')
  await page.locator('.lesson-head a').first().click()
  await page.locator('.learn-wood .button.primary').click()
  await expect(panel(page)).toHaveAttribute('data-step', 'ruler')

  // A wrong answer is no harm, and another legal move is answered kindly and taken back.
  await page.locator('.coach-answers button').nth(2).click()
  await expect(page.locator('.coach-next')).toBeDisabled()
  await page.locator('.lesson-steps button').nth(3).click()
  await expect(panel(page)).toHaveAttribute('data-step', 'march')
  const said = await page.locator('.coach-bubble').innerText()
  const moving = chaptersOf('root', '01-woodland')[0]!.lesson
  let stand: Stand<State> = beginStep(KITS.root!, moving, 3, beginStep(KITS.root!, moving, 0, null))
  for (const pick of ['march', { from: 9, to: 4 }] as const) {
    await give(page, stand.table.ask!.options, pick, mouse)
    stand = answerStep(stand, pick)
  }
  await expect(page.locator('.coach-bubble')).not.toHaveText(said)
  await page.locator('.coach-buttons button[aria-keyshortcuts="u"]').click()
  await page.locator('.coach-buttons button').first().click()
  await expect(panel(page)).toHaveAttribute('data-shown', 'yes')
  await expect(panel(page)).toHaveAttribute('data-phase', 'done')
  await expectAccessible(page, 'a lesson on a phone')

  await page.locator('.lesson-steps button').first().click()
  await playCourse(page, 'root', '01-woodland', mouse)
})

test('a lesson needs no network, and nothing of it is loaded before it is wanted', async ({ page, context }) => {
  const fetched: string[] = []
  context.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await openHome(page)
  await expect(page.locator('.game-card')).toHaveCount(2)
  const own = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(own.filter((name) => /Lesson|Learn|course/.test(name))).toEqual([])
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expect.poll(async () => page.evaluate(async () => (await caches.keys()).length)).toBeGreaterThan(0)
  await page.reload()
  await context.setOffline(true)
  await page.goto('/learn/root/corvid/first')
  await expect(panel(page)).toHaveAttribute('data-step', 'flip')
  await context.setOffline(false)
})
