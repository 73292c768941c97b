import { defineConfig } from '@playwright/test'

/** Several checkouts on one machine may test at once, each with a port of its own. */
const PORT = Number(process.env.SPINNEY_TEST_PORT ?? 4317)

/** Chromium as root, and without anything that wants a network. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  testDir: './e2e',
  outputDir: '../../test-results',
  // Waiting costs nothing where all is well; a machine with much else to do must not fail a test.
  timeout: 600_000,
  expect: { timeout: 180_000 },
  // One more than the cores we count on: a page waits for its worker now and then.
  workers: 3,
  // Every test draws its chance from a seed. What is left is a browser that dies, as it may where memory is short.
  retries: 1,
  fullyParallel: true,
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'en-US',
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: FLAGS },
    // A trace of every test would take as long again as the tests themselves.
    trace: 'on-first-retry',
  },
  webServer: {
    command: `node bin/serve.mjs --port ${PORT}`,
    url: `http://127.0.0.1:${PORT}/`,
    reuseExistingServer: false,
    timeout: 180_000,
  },
})
