import { expect, type Page } from '@playwright/test'

export type RootSeat = { readonly side: string } & ({ readonly person: string } | { readonly bot: 'novice' | 'steady' })

/** Makes the chance of the page repeatable: seeds of tables, names, random factions. */
export async function seedChance(page: Page, seed: number): Promise<void> {
  await page.addInitScript((start) => {
    let state = start >>> 0
    const next = () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0
      return state
    }
    Math.random = () => next() / 2 ** 32
    crypto.getRandomValues = (array) => {
      const bytes = array as unknown as Uint8Array
      for (let i = 0; i < bytes.length; i++) bytes[i] = next() >>> 24
      return array
    }
  }, seed)
}

/** Sets a table of Root up through the form. */
export async function openRoot(page: Page, seats: readonly RootSeat[], fields: readonly string[] = []): Promise<void> {
  await page.goto('/new/root')
  await page
    .locator('.new-fields .segment', { hasText: String(seats.length) })
    .first()
    .click()
  for (const [i, seat] of seats.entries()) {
    const row = page.locator('.new-seat').nth(i)
    await row
      .locator('select')
      .first()
      .selectOption('person' in seat ? 'person' : seat.bot)
    if ('person' in seat) await row.locator('input').fill(seat.person)
    await row.locator('select').last().selectOption(seat.side)
  }
  for (const value of fields) await page.locator('.new-fields .segment', { hasText: value }).click()
  await page.locator('.new-table .button.primary').click()
  await page.waitForSelector('.prompt')
}

interface Drive {
  /** Stops after so many answers, */
  readonly answers?: number
  /** or when one of these questions is put, */
  readonly until?: readonly string[]
  readonly seed?: number
}

interface Driven {
  readonly clicks: number
  readonly over: boolean
  readonly kinds: readonly string[]
  /** Clicks on the map, cards and boards. */
  readonly onBoard: number
}

/**
 * Plays by clicking: any option of the list, and sometimes what lies on the map, in the hand or on the board. Runs
 * inside the page, so that a whole game takes seconds.
 */
export async function drive(page: Page, { answers = 2000, until = [], seed = 1 }: Drive): Promise<Driven> {
  return await page.evaluate(
    async ({ limit, stops, start }) => {
      let state = start
      const random = () => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0
        return state / 2 ** 32
      }
      const any = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!
      const shown = () =>
        [
          document.querySelector('.timeline input')?.getAttribute('max'),
          document.querySelector('.prompt')?.textContent,
          document.querySelector('.curtain') !== null,
        ].join('|')
      const waitFor = async (done: () => boolean, ms: number) => {
        for (const end = performance.now() + ms; !done() && performance.now() < end; ) {
          await new Promise((resolve) => setTimeout(resolve, 8))
        }
        return done()
      }
      const kinds = new Set<string>()
      let [clicks, onBoard] = [0, 0]
      const result = (over: boolean) => ({ clicks, onBoard, over, kinds: [...kinds] })
      while (clicks < limit) {
        const ready = () => document.querySelector('.prompt.mine, .curtain, .prompt[data-waiting="over"]') !== null
        if (!(await waitFor(ready, 30_000))) throw new Error('nothing is asked for half a minute')
        const curtain = document.querySelector<HTMLElement>('.curtain .button')
        if (curtain !== null) return result(false)
        const prompt = document.querySelector<HTMLElement>('.prompt.mine')
        if (prompt === null) return result(true)
        const kind = prompt.dataset.kind!
        if (stops.includes(kind)) return result(false)
        kinds.add(kind)
        const before = shown()
        const targets = [
          ...document.querySelectorAll(
            '.board-window .art-target.is-selectable:not(.is-selected), .table-own .art-card__button[aria-pressed="false"], .table-own .is-open:not(.is-selected), .table-own .art-track__space.is-selectable[aria-pressed="false"]',
          ),
        ]
        const options = [...prompt.querySelectorAll('.option.button')]
        const eager = options.filter((option) => !option.classList.contains('pass'))
        const isBoard = targets.length > 0 && random() < 0.5
        const chosen = isBoard ? any(targets) : eager.length > 0 && random() < 0.85 ? any(eager) : any(options)
        chosen.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
        clicks++
        if (isBoard) onBoard++
        if (!(await waitFor(() => shown() !== before, 5000))) {
          throw new Error(
            `nothing came of a click at ${kind}: ${chosen.getAttribute('aria-label') ?? chosen.textContent}`,
          )
        }
      }
      return result(false)
    },
    { limit: answers, stops: until, start: seed },
  )
}

/** Nothing is left as a bare key, and no trouble is shown. */
export async function expectSound(page: Page): Promise<void> {
  await expect(page.locator('.toast')).toHaveCount(0)
  const words = await page.locator('body').innerText()
  expect(words).not.toMatch(/\b(?:decision|option|event|term|ui|card|field|faction|quest|leader|character)\.[a-z]/)
  expect(words).not.toMatch(/\{\{|undefined|NaN/)
}
