import type { Page } from '@playwright/test'
import { askedKind, untilAsked } from './helpers.ts'

/** Clicks what a person would click: peoples and regions where they lie, everything else in the list. */
export async function clickOn(page: Page): Promise<void> {
  const kind = await askedKind(page)
  if (kind === null) return
  const before = await page.locator('[data-testid="asked"]').textContent()
  await clickFor(page, kind)
  // Something must have come of it before the next look at the page.
  await page
    .waitForFunction(
      ([text, question]) => {
        const asked = document.querySelector('[data-testid="asked"]')?.textContent
        const now = document.querySelector('.prompt.mine')?.getAttribute('data-kind')
        return asked !== text || now !== question
      },
      [before, kind],
      { timeout: 400 },
    )
    .catch(() => undefined)
}

async function clickFor(page: Page, kind: string): Promise<void> {
  if (kind === 'pick') return await page.locator('button.sw-combo-box').first().click()
  const back = page.locator('.prompt.mine .option.pass')
  if (kind === 'conquer') {
    const regions = page.locator('.art-target.is-selectable[aria-label^="Conquer"]')
    if ((await regions.count()) > 0) return await regions.first().locator('.art-target__hit').click({ force: true })
    return await back.click()
  }
  if (kind === 'plan') {
    const shrink = Math.random() < 0.25
    return await page
      .locator('.prompt.mine .option')
      .nth(shrink ? 1 : 0)
      .click()
  }
  const targets = page.locator('.board-window .art-target.is-selectable')
  if ((await targets.count()) > 0) return await targets.first().locator('.art-target__hit').click({ force: true })
  if ((await back.count()) > 0) return await back.click()
  await page.locator('.prompt.mine .option').last().click()
}

/** Plays by clicking until the game is over, or as long as `goOn` says. */
export async function playByClicking(page: Page, goOn: () => Promise<boolean> = async () => true): Promise<void> {
  while (await goOn()) {
    const state = await untilAsked(page)
    if (state === 'over') return
    if (state === 'curtain') await page.locator('.curtain .button').click()
    else await clickOn(page)
  }
}
