import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { chooseSeats, drive, expectAccessible } from './helpers.ts'

const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

let server: ChildProcess
let address: string
const data = mkdtempSync(join(tmpdir(), 'spinney-programs-'))

test.beforeAll(async () => {
  const page = { SPINNEY_PAGE: at('packages/web/dist'), SPINNEY_DATA: data }
  const env = { ...process.env, ...page, SPINNEY_PORT: '0', SPINNEY_BOT_THREADS: '1' }
  server = spawn(process.execPath, [at('packages/server/bin/spinney-server.mjs')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  address = await new Promise<string>((resolve, reject) => {
    server.stdout!.on('data', (chunk) => {
      const found = /http:\/\/[\d.:]+/.exec(String(chunk))
      if (found !== null) resolve(found[0])
    })
    server.on('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })
})
test.afterAll(async () => {
  const ended = new Promise((resolve) => server.on('exit', resolve))
  server.kill('SIGTERM')
  await ended
  rmSync(data, { recursive: true, force: true })
})

test('a person and a program in Python play a whole game; its token is made and revoked in the page', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: address, locale: 'en-US' })
  const state = { language: 'en', pace: 'instant', theme: 'light', confirmRash: false }
  await context.addInitScript(
    (text) => localStorage.setItem('spinney-settings', text),
    JSON.stringify({ state, version: 1 }),
  )
  const ada = await context.newPage()
  await ada.goto('/online/programs')
  await ada.getByLabel('Your name').fill('Ada')
  await ada.getByRole('button', { name: 'Use this name' }).click()
  await expect(ada.getByText('You have no programs yet.')).toBeVisible()
  await ada.getByLabel('Name of the program').fill('Ada 2000')
  await ada.getByRole('button', { name: 'Make a token' }).click()
  const token = await ada.getByLabel('Token for Ada 2000').inputValue()
  await expect(ada.getByText('not used yet')).toBeVisible()
  await expectAccessible(ada, 'programs')

  await ada.goto('/online/new/smallworld')
  await chooseSeats(ada, 2)
  await ada.locator('.new-table .button.primary').click()
  const link = await ada.getByLabel('Link for friends').inputValue()
  const where = link.slice(link.lastIndexOf('/') + 1)
  const env = { ...process.env, SPINNEY_TOKEN: token }
  const program = spawn('python3', [at('examples/python/player.py'), address, where], { env })
  let said = ''
  program.stdout.on('data', (chunk) => (said += chunk))
  program.stderr.on('data', (chunk) => (said += chunk))
  const ended = new Promise<number | null>((resolve, reject) => {
    program.on('error', () => reject(new Error('this test needs python3 on the PATH')))
    program.on('close', resolve)
  })
  await ada.waitForSelector('.table-page')
  expect((await drive(ada, { board: 0, seed: 5 })).over).toBe(true)
  expect(await ended, said).toBe(0)
  expect(said).toContain('winners')

  await ada.goto('/online/programs')
  await ada.getByRole('button', { name: 'Revoke' }).click()
  await expect(ada.getByText('You have no programs yet.')).toBeVisible()
  const refused = await fetch(`${address}/api/v1/me`, { headers: { authorization: `Bearer ${token}` } })
  expect(refused.status).toBe(401)
  await context.close()
})
