import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { chooseSeats, drive, expectAccessible, expectSound } from './helpers.ts'

const SERVER = fileURLToPath(new URL('../../server/bin/spinney-server.mjs', import.meta.url))
const BUILT = fileURLToPath(new URL('../dist/', import.meta.url))
const PHONE = { width: 390, height: 844 }

let server: ChildProcess
let address: string
const data = mkdtempSync(join(tmpdir(), 'spinney-online-'))

test.beforeAll(async () => {
  const env = {
    ...process.env,
    SPINNEY_PORT: '0',
    SPINNEY_DATA: data,
    SPINNEY_PAGE: BUILT,
    SPINNEY_BOT_THREADS: '1',
    // The webhook of a test is on this machine.
    SPINNEY_PRIVATE_ADDRESSES: 'true',
  }
  server = spawn(process.execPath, [SERVER], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  address = await new Promise<string>((resolve, reject) => {
    server.stdout!.on('data', (chunk) => {
      const found = /http:\/\/[\d.:]+/.exec(String(chunk))
      if (found !== null) resolve(found[0])
    })
    server.on('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })
})
// Where the server is gone, pages only wait for it: the report should name the cause.
test.afterEach(() => expect([server.exitCode, server.signalCode], 'the server runs on').toEqual([null, null]))
test.afterAll(async () => {
  const ended = new Promise((resolve) => server.on('exit', resolve))
  server.kill('SIGTERM')
  await ended
  rmSync(data, { recursive: true, force: true })
})

/** A browser of somebody else: its own cookies, its own settings. */
async function somebody(browser: Browser, viewport: { width: number; height: number }): Promise<Page> {
  const context = await browser.newContext({ baseURL: address, viewport, locale: 'en-US' })
  const state = { language: 'en', pace: 'instant', theme: 'light', confirmRash: false }
  await context.addInitScript(
    (text) => localStorage.setItem('spinney-settings', text),
    JSON.stringify({ state, version: 1 }),
  )
  return context.newPage()
}

async function chooseName(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Use this name' }).click()
}

const PASSPHRASE = 'acorns under the oak'
const WIDE = { width: 1440, height: 900 }

/** Those at a table play on, each by a word of its own, until one of them is asked. */
async function playUntilAsked(wanted: Page, pages: readonly Page[]): Promise<void> {
  const asked = async () => {
    const mine = await Promise.all(pages.map((page) => page.locator('.prompt.mine').count()))
    return mine.findIndex((count) => count > 0)
  }
  for (;;) {
    await expect.poll(asked, { timeout: PATIENCE }).toBeGreaterThan(-1)
    const page = pages[await asked()]
    if (page === wanted) return
    if (page !== undefined) await drive(page, { answers: 1, board: 0, seed: 3 })
  }
}

/** Only ends what hangs. */
const PATIENCE = 120_000

test('four who never met play a whole game by a link: one loses its network, one goes on at another device', async ({
  browser,
}) => {
  const ada = await somebody(browser, WIDE)
  await ada.goto('/')
  await ada.getByRole('link', { name: 'Play with others' }).click()
  await expect(ada.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(ada, 'choosing a name')
  await chooseName(ada, 'Ada')
  await expect(ada.getByText('No table is waiting for players.')).toBeVisible()
  await expectAccessible(ada, 'tables with others')
  await ada.getByRole('link', { name: 'Small World' }).click()
  await chooseSeats(ada, 4)
  for (const seat of [2, 3]) await ada.locator('.new-seat-who select').nth(seat).selectOption('person')
  await expect(ada.locator('.new-seat-name')).toHaveText(['Ada', 'Free seat', 'Free seat', 'Free seat'])
  await expectAccessible(ada, 'a new table with others')
  await ada.getByRole('button', { name: 'Open the table' }).click()
  await expect(ada.getByText('Waiting for 3 players')).toBeVisible()
  await expectAccessible(ada, 'before the game')
  const link = await ada.getByLabel('Link for friends').inputValue()

  // Without the link nobody finds the table.
  const ben = await somebody(browser, PHONE)
  await ben.goto(link.replace(/#.*$/, ''))
  await expect(ben.getByText('There is no such table')).toBeVisible()
  await ben.goto('/online')
  await ben.goto(link)
  const sit = (page: Page) => page.getByRole('button', { name: 'Sit down here' }).first()
  await expect(sit(ben)).toBeDisabled()
  // What people write is text, whatever it looks like.
  await chooseName(ben, 'Ben <b>')
  await expect(sit(ben)).toBeEnabled()
  await expectAccessible(ben, 'an invitation on a phone')
  await sit(ben).click()
  await expect(ada.getByText('Ben <b>')).toBeVisible()
  const joined = async (name: string): Promise<Page> => {
    const page = await somebody(browser, { width: 1280, height: 800 })
    await page.goto(link)
    await chooseName(page, name)
    await sit(page).click()
    return page
  }
  const cleo = await joined('Cleo')
  const dora = await joined('Dora')
  for (const page of [ada, ben, cleo, dora]) {
    await page.waitForSelector('.table-page')
    await page.locator('.prompt.mine, .prompt.idle').waitFor()
  }
  await expectSound(ada)

  // One loses its network while it is asked: what is chosen then is kept, and sent when the network is back.
  await playUntilAsked(cleo, [ada, ben, cleo, dora])
  const question = await cleo.locator('.prompt').innerText()
  await cleo.context().setOffline(true)
  await expect(cleo.getByText('No connection.')).toBeVisible()
  await cleo.locator('.prompt.mine .option.button').first().click()
  await expect(cleo.getByText('Your choice is saved')).toBeVisible()
  await cleo.context().setOffline(false)
  await expect(cleo.getByText('No connection.')).toHaveCount(0)
  await expect.poll(() => cleo.locator('.prompt').innerText()).not.toBe(question)

  // One keeps her name, and goes on with a phone.
  await dora.goto('/online/account')
  await dora.getByLabel('Passphrase').fill(PASSPHRASE)
  await dora.getByRole('button', { name: 'Keep my name' }).click()
  await expect(dora.getByText('This name is kept')).toBeVisible()
  await expectAccessible(dora, 'a kept name')
  await dora.context().close()
  const phone = await somebody(browser, PHONE)
  await phone.goto('/online')
  await phone.locator('.sign-in summary').click()
  await phone.getByLabel('Kept name').fill('dora')
  await phone.getByLabel('Passphrase').fill('a wrong one, at first')
  await phone.locator('.sign-in .button.primary').click()
  await expect(phone.getByRole('alert')).toContainText('Wrong name')
  await phone.getByLabel('Passphrase').fill(PASSPHRASE)
  await phone.locator('.sign-in .button.primary').click()
  await phone.locator('.online-table').click()
  await phone.waitForSelector('.table-page')

  const pages = [ada, ben, cleo, phone]
  const ends = await Promise.all(pages.map((page, i) => drive(page, { board: 0, seed: 5 + i })))
  expect(ends.map(({ over }) => over)).toEqual([true, true, true, true])
  for (const page of pages) await expect(page.locator('.ranking-score')).toHaveCount(4)
  const results = await Promise.all(pages.map((page) => page.locator('.ranking-score').allTextContents()))
  for (const result of results) expect(result).toEqual(results[0])
  // The seed is public now, and fits what was promised before the first card.
  await ada.getByRole('button', { name: 'Check the dice' }).click()
  await expect(ada.getByText(/^Proven: all \d+ dice and draws/)).toBeVisible()
  await expect(ada.getByText('This browser saw the commitment before the game ended.')).toBeVisible()
  await ada.goto('/online/finished')
  await expect(ada.getByText('Your wins by player')).toBeVisible()
  await expectAccessible(ada, 'finished games')
  await ada.goto('/online')
  await expect(ada.locator('.online-table')).toContainText('Finished')
})

test('a game begun alone goes on with a friend, and comes home as a record', async ({ browser }) => {
  const ada = await somebody(browser, WIDE)
  await ada.goto('/')
  await ada.locator('.game-card[data-game="smallworld"] .button.primary').click()
  await ada.waitForSelector('.table-page')
  await drive(ada, { answers: 3, board: 0 })
  await ada.getByRole('button', { name: 'Settings' }).click()
  await ada.getByRole('button', { name: 'Play on with friends' }).click()
  await chooseName(ada, 'Eva')
  const who = ada.locator('.gathering-seats select')
  await expect(who.last()).toHaveValue('open')
  await who.last().selectOption('novice')
  await expectAccessible(ada, 'who plays on')
  await ada.getByRole('button', { name: 'Open the table' }).click()
  await expect(ada.getByText('This game began as a solo game.')).toBeVisible()
  const ben = await somebody(browser, PHONE)
  await ben.goto(await ada.getByLabel('Link for friends').inputValue())
  await chooseName(ben, 'Fox')
  await ben.getByRole('button', { name: 'Sit down here' }).click()
  for (const page of [ada, ben]) await page.waitForSelector('.table-page')

  // They agree to end it here: then the record is whole.
  await ada.getByRole('button', { name: 'Settings' }).click()
  await ada.getByRole('button', { name: 'Ask all to end the game' }).click()
  await ada.keyboard.press('Escape')
  await ben.getByRole('button', { name: 'Agree' }).click()
  await expect(ada.locator('.prompt-question')).toContainText('agreed to end this game')
  await ada.getByRole('button', { name: 'Settings' }).click()
  await ada.getByRole('button', { name: 'Check the dice' }).click()
  await expect(ada.getByText(/all dice and draws came from the seed fixed then/)).toBeVisible()
  const coming = ada.waitForEvent('download')
  await ada.getByRole('button', { name: 'Download the record' }).click()
  const file = await (await coming).path()
  await ada.goto('/')
  await ada.getByLabel('Load a record').setInputFiles(file)
  await ada.waitForSelector('.table-page')
  await expect(ada.locator('.prompt')).toBeVisible()
})

test('on a phone somebody chooses how to hear of turns, tries it, and is told on another page that a table waits', async ({
  browser,
}) => {
  const letters: string[] = []
  const hook = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => (text += chunk))
    request.on('end', () => {
      letters.push(text)
      response.writeHead(letters.length === 1 ? 200 : 403).end()
    })
  })
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve))
  const cleo = await somebody(browser, { width: 360, height: 800 })
  await cleo.goto('/online')
  await chooseName(cleo, 'Cleo')
  await cleo.getByRole('link', { name: 'Notices of your turn' }).click()
  const way = (name: string) => cleo.getByRole('region', { name, exact: true })
  await way('By webhook').getByRole('switch').click()
  await cleo.getByLabel('Address').fill('ftp://example.org/')
  await cleo.getByRole('button', { name: 'Save address' }).click()
  await expect(cleo.getByRole('alert')).toContainText('Nothing can be sent to this address.')
  await cleo.getByLabel('Address').fill(`http://127.0.0.1:${(hook.address() as AddressInfo).port}/`)
  await cleo.getByRole('button', { name: 'Save address' }).click()
  await way('By webhook').getByRole('button', { name: 'Send a test' }).click()
  await expect(way('By webhook')).toContainText('The test was sent.')
  expect(JSON.parse(letters[0]!)).toMatchObject({ kind: 'test', url: `${address}/online/notices` })
  await way('By webhook').getByRole('button', { name: 'Send a test' }).click()
  await expect(way('By webhook')).toContainText('The test did not arrive: the service refused it (status 403).')
  await expect(way('By webhook')).toContainText(/Held back .*: the service refused it \(status 403\)\./)
  await cleo.getByRole('radio', { name: 'Once a day' }).click()
  await expect(cleo.getByLabel('Time of day')).toBeVisible()
  await way('On every page').getByRole('button', { name: 'Show a test' }).click()
  await expect(cleo.getByText('This is how a notice looks.')).toBeVisible()
  await expectAccessible(cleo, 'how to hear of turns, on a phone')
  expect(await cleo.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await cleo.reload()
  await expect(way('By webhook').getByRole('switch')).toBeChecked()
  await expect(cleo.getByRole('radio', { name: 'Once a day' })).toBeChecked()

  // Somewhere else, a table begins to wait.
  await cleo.goto('/gallery')
  await cleo.waitForResponse(/api\/turns/)
  const id = await cleo.evaluate(async () => {
    const seats = [{ kind: 'me' }, { kind: 'me' }]
    const terms = { open: false, onlookers: false, undo: 'own' }
    const body = JSON.stringify({ game: 'smallworld', config: { players: 2 }, seats, terms })
    const headers = { 'content-type': 'application/json' }
    const { id } = await (await fetch('/api/tables', { method: 'POST', headers, body })).json()
    return id as string
  })
  await expect(cleo.getByText('Small World: your turn')).toBeVisible()
  expect(await cleo.title()).toMatch(/^\(1\) /)
  await expectAccessible(cleo, 'a note that a table waits, on a phone')
  await cleo.getByRole('link', { name: 'Go to the table' }).click()
  await cleo.waitForURL(`**/online/${id}`)
  await expect(cleo.getByText('Small World: your turn')).toHaveCount(0)
  await new Promise((resolve) => hook.close(resolve))
})
