// npm start: from a fresh clone to a running game.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { build } from './lib/compile.mjs'
import { setUp } from './lib/setup.mjs'
import { at, fail, root } from './lib/workspace.mjs'

/** What `npm start` runs, once everything is built. Arguments after `npm start --` are passed on. */
const PRODUCT = { script: 'packages/web/bin/serve.mjs', args: [] }

setUp()
if (!existsSync(at(PRODUCT.script))) fail(`There is nothing to start yet: ${PRODUCT.script} is missing.`)
console.log('Building what changed ...')
if (!build())
  fail('The build failed: see the messages above. After a fresh clone of main this is a bug, please report it.')

console.log('Starting Spinney ...')
const args = [at(PRODUCT.script), ...PRODUCT.args, ...process.argv.slice(2)]
const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' })
// The terminal sends Ctrl+C to both of us: the product decides when to end, and we follow.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => child.kill('SIGTERM'))
child.on('error', (error) => fail(`Spinney could not be started: ${error.message}`))
child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
