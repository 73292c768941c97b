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

test('two who never met play a whole game of Small World by a link, one on a phone that loses its network', async ({
  browser,
}) => {
  const ada = await somebody(browser, { width: 1440, height: 900 })
  await ada.goto('/')
  await ada.getByRole('link', { name: 'Play with others' }).click()
  await expect(ada.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(ada, 'choosing a name')
  await chooseName(ada, 'Ada')
  await expect(ada.getByText('No table is waiting for players.')).toBeVisible()
  await expectAccessible(ada, 'tables with others')
  await ada.getByRole('link', { name: 'Small World' }).click()
  await chooseSeats(ada, 2)
  await expect(ada.locator('.new-seat-name').first()).toHaveText('Ada')
  await expect(ada.locator('.new-seat-name').last()).toHaveText('Free seat')
  await expectAccessible(ada, 'a new table with others')
  await ada.locator('.new-table .button.primary').click()
  await expect(ada.getByText('Waiting for 1 player')).toBeVisible()
  await expectAccessible(ada, 'before the game')
  const link = await ada.getByLabel('Link for friends').inputValue()

  // Without the link nobody finds the table.
  const ben = await somebody(browser, PHONE)
  await ben.goto(link.replace(/#.*$/, ''))
  await expect(ben.getByText('There is no such table')).toBeVisible()
  await ben.goto('/online')
  await ben.goto(link)
  await expect(ben.getByRole('button', { name: 'Sit down here' })).toBeDisabled()
  await chooseName(ben, 'Ben')
  await expect(ben.getByRole('button', { name: 'Sit down here' })).toBeEnabled()
  await expectAccessible(ben, 'an invitation on a phone')
  await ben.getByRole('button', { name: 'Sit down here' }).click()
  for (const page of [ada, ben]) await page.waitForSelector('.table-page')

  const seeds = { ada: 5, ben: 7 }
  const playOn = (answers?: number) => {
    const limit = answers === undefined ? {} : { answers }
    return Promise.all([
      drive(ada, { ...limit, board: 0, seed: seeds.ada }),
      drive(ben, { ...limit, board: 0, seed: seeds.ben }),
    ])
  }
  await ada.locator('.prompt.mine, .prompt.idle').waitFor()
  const first = (await ada.locator('.prompt.mine').count()) > 0 ? ada : ben
  await drive(first, { answers: 1, board: 0 })
  await expectSound(ada)

  // The phone loses its network: it says so, keeps what it shows, and goes on when the network is back.
  await ben.context().setOffline(true)
  await expect(ben.getByText('No connection.')).toBeVisible()
  await expect(ben.locator('.table-page')).toBeVisible()
  await ben.context().setOffline(false)
  await expect(ben.getByText('No connection.')).toHaveCount(0)

  const ends = await playOn()
  expect(ends.map(({ over }) => over)).toEqual([true, true])
  for (const page of [ada, ben]) await expect(page.locator('.ranking-score')).toHaveCount(2)
  const results = await Promise.all(
    [ada, ben].map((page) =>
      page
        .locator('.ranking-score')
        .allTextContents()
        .then((scores) => scores.join()),
    ),
  )
  expect(results[0]).toMatch(/^\d+,\d+$/)
  expect(results[1]).toBe(results[0])
  await ada.goto('/online')
  await expect(ada.locator('.online-table')).toContainText('Finished')
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
  await way('By a webhook').getByRole('switch').click()
  await cleo.getByLabel('Address').fill('ftp://example.org/')
  await cleo.getByRole('button', { name: 'Save address' }).click()
  await expect(cleo.getByRole('alert')).toContainText('Nothing can be sent to this address.')
  await cleo.getByLabel('Address').fill(`http://127.0.0.1:${(hook.address() as AddressInfo).port}/`)
  await cleo.getByRole('button', { name: 'Save address' }).click()
  await way('By a webhook').getByRole('button', { name: 'Send a test' }).click()
  await expect(way('By a webhook')).toContainText('The test was sent.')
  expect(JSON.parse(letters[0]!)).toMatchObject({ kind: 'test', url: `${address}/online/notices` })
  await way('By a webhook').getByRole('button', { name: 'Send a test' }).click()
  await expect(way('By a webhook')).toContainText('The test did not arrive: the service refused it (status 403).')
  await expect(way('By a webhook')).toContainText(/Held back .*: the service refused it \(status 403\)\./)
  await cleo.getByRole('radio', { name: 'Once a day' }).click()
  await expect(cleo.getByLabel('Time of day')).toBeVisible()
  await way('On every page').getByRole('button', { name: 'Show a test' }).click()
  await expect(cleo.getByText('This is how a notice looks.')).toBeVisible()
  await expectAccessible(cleo, 'how to hear of turns, on a phone')
  expect(await cleo.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await cleo.reload()
  await expect(way('By a webhook').getByRole('switch')).toBeChecked()
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
