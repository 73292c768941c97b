// npm start: from a fresh clone to a running game.
import { spawn } from 'node:child_process'
import { HELP, readOptions } from '../packages/web/bin/options.mjs'
import { build } from './lib/compile.mjs'
import { setUp } from './lib/setup.mjs'
import { at, fail, root } from './lib/workspace.mjs'

/** What `npm start` runs, once everything is built; the page it serves. */
const PRODUCT = 'packages/server/bin/spinney-server.mjs'
const PAGE = 'packages/web/dist'

// Nobody should wait for a build to read the help, or to hear of a typing error.
const words = process.argv.slice(2)
const asked = readOptions(words)
if ('help' in asked) {
  console.log(HELP)
  process.exit(0)
}
if ('wrong' in asked) {
  console.error(`${asked.wrong} See: npm start -- --help`)
  process.exit(2)
}

setUp()
console.log('Building what changed ...')
if (!build())
  fail('The build failed: see the messages above. After a fresh clone of main this is a bug, please report it.')

console.log('Starting Spinney ...')
const { host, isAnyPort, port, folder } = asked.serve
const env = {
  ...process.env,
  SPINNEY_PAGE: folder ?? process.env.SPINNEY_PAGE ?? at(PAGE),
  ...(host === undefined ? {} : { SPINNEY_HOST: host }),
  ...(isAnyPort ? {} : { SPINNEY_PORT: String(port) }),
}
const child = spawn(process.execPath, [at(PRODUCT)], { cwd: root, stdio: 'inherit', env })
// The terminal sends Ctrl+C to both of us: the product decides when to end, and we follow.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => child.kill('SIGTERM'))
child.on('error', (error) => fail(`Spinney could not be started: ${error.message}`))
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
