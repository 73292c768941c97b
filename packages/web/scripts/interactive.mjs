// Measures how soon the first page and a table can be used on a phone that is four times slower than this machine.
/** How much slower, and how often it is measured; the middle is told. */
const [SLOWER, RUNS] = [4, 5]
/** What the issue of the page allows, in milliseconds. */
const LIMIT = 2000

/** @typedef {import('@playwright/test').BrowserContext} BrowserContext */

/** Milliseconds from the start of the navigation until a button is there, which is then clicked and must do something.
 * @param {BrowserContext} context @param {string} url @param {string} button @param {string} outcome */
async function timeOf(context, url, button, outcome) {
  const page = await context.newPage()
  await page.setViewportSize({ width: 412, height: 823 })
  const devtools = await context.newCDPSession(page)
  // As if it had never been opened before.
  await devtools.send('Network.enable')
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
  await devtools.send('Network.setBypassServiceWorker', { bypass: true })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.addInitScript((selector) => {
    const look = () => {
      const found = document.querySelector(selector)
      if (found === null) requestAnimationFrame(look)
      else console.info('usable', performance.now())
    }
    requestAnimationFrame(look)
  }, button)
  // Listened to from outside: nothing else is to run in the page meanwhile.
  const said = page.waitForEvent('console', {
    predicate: (message) => message.text().startsWith('usable'),
    timeout: 60_000,
  })
  await page.goto(url, { waitUntil: 'commit' })
  const ms = Number((await said).text().split(' ')[1])
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const before = await page.locator(outcome).first().innerHTML()
  await page.locator(`${button} >> visible=true`).first().click()
  await page.waitForFunction(
    ({ selector, old }) => document.querySelector(selector)?.innerHTML !== old,
    { selector: outcome, old: before },
    { timeout: 60_000 },
  )
  await page.close()
  return ms
}

/** @param {BrowserContext} context @param {{ name: string, url: string, button: string, outcome: string }[]} pages */
export async function measureInteractive(context, pages) {
  const rows = []
  for (const { name, url, button, outcome } of pages) {
    const times = []
    for (let i = 0; i < RUNS; i++) times.push(await timeOf(context, url, button, outcome))
    times.sort((a, b) => a - b)
    rows.push({
      what: `page: ${name} can be used after, processor ${SLOWER} times slower`,
      value: Math.round(times[RUNS >> 1] ?? 0),
      unit: 'ms',
      limit: LIMIT,
    })
  }
  return { rows, remarks: [] }
}
