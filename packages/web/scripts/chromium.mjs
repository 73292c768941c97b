// Where Chromium is, how it is started, and a server for the built page.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const SERVER = fileURLToPath(new URL('../bin/serve.mjs', import.meta.url))

/** As root there is no sandbox; nothing is fetched in the background. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The Chromium of this machine; undefined where there is none on the PATH. */
export function chromiumPath() {
  return ['chromium', 'chromium-browser', 'google-chrome']
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find((file) => existsSync(file))
}

/** Serves the built page at any free port until it is stopped. */
export async function servePage() {
  const server = spawn(process.execPath, [SERVER, '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] })
  const address = await new Promise((found, failed) => {
    server.once('exit', () => failed(new Error('The page could not be served.')))
    server.stdout.once('data', (text) => found(/http:\S+?(?=\/\s)/.exec(String(text))?.[0] ?? ''))
  })
  return { address: String(address), stop: () => void server.kill() }
}
