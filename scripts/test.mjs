// npm test, and with --fast (npm run check) only what takes seconds.
// `npm test -- NAME ...` runs the named parts: types, references, lint, layers, purity, size, dead-code, unit, browser.
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { build, compile } from './lib/compile.mjs'
import { setUp } from './lib/setup.mjs'
import { at, fail, run, runTool } from './lib/workspace.mjs'

const BROWSER_TESTS = 'packages/web/playwright.config.ts'
/** The shell without windows plays the same pages in half the time. */
const SHELL = 'chromium-headless-shell'

/** @typedef {{ name: string, title: string, fast?: boolean, costly?: boolean, run: () => boolean }} Part */
/** @type {Part[]} */
const PARTS = [
  { name: 'types', title: 'Types', fast: true, run: checkTypes },
  { name: 'references', title: 'Project references', fast: true, run: () => script('check-references') },
  { name: 'lint', title: 'Lint and format', fast: true, run: lint },
  { name: 'layers', title: 'Layer boundaries', fast: true, run: () => script('check-layers') },
  { name: 'purity', title: 'Purity of the rules', fast: true, run: () => script('check-purity') },
  { name: 'size', title: 'File sizes', fast: true, run: () => script('check-size') },
  { name: 'dead-code', title: 'Dead code', fast: true, run: () => runTool('knip/bin/knip.js', ['--no-progress']) },
  { name: 'unit', title: 'Unit and property tests', run: unitTests },
]
if (existsSync(at(BROWSER_TESTS))) {
  PARTS.push({ name: 'browser', title: 'Browser tests', costly: true, run: browserTests })
}

const wanted = process.argv.slice(2)
const parts = PARTS.filter(({ name, fast }) => {
  if (wanted.length === 0) return true
  return wanted.includes(name) || (wanted.includes('--fast') && fast)
})
if (parts.length === 0) fail(`No such part. There are: ${PARTS.map(({ name }) => name).join(', ')}`)

setUp()
const begin = Date.now()
/** @type {string[]} */
const report = []
const count = { passed: 0, failed: 0, skipped: 0 }
for (const part of parts) {
  if (part.costly && count.failed > 0) {
    count.skipped++
    report.push(`skipped  ${part.title} (costly: repair the others first)`)
    continue
  }
  console.log(`\n== ${part.title}`)
  const start = Date.now()
  const passed = part.run()
  count[passed ? 'passed' : 'failed']++
  report.push(`${passed ? 'passed ' : 'FAILED '}  ${part.title} (${seconds(start)})`)
  console.log(`-- ${part.title}: ${passed ? 'passed' : 'FAILED'} in ${seconds(start)}`)
}

console.log(`\n== All parts, ${seconds(begin)}\n${report.join('\n')}`)
if (count.failed > 0) console.log('Format and import order are repaired by: npm run fix')
// Continuous integration reads this line.
console.log(`\n${count.passed} passed, ${count.failed} failed${count.skipped ? `, ${count.skipped} skipped` : ''}`)
process.exitCode = count.failed > 0 ? 1 : 0

/** @param {number} start */
function seconds(start) {
  return `${((Date.now() - start) / 1000).toFixed(1)} s`
}

/** @param {string} name */
function script(name) {
  return run(process.execPath, [at('scripts', `${name}.mjs`)])
}

function checkTypes() {
  const sources = compile()
  const tests = runTool('typescript/bin/tsc', ['-p', 'tsconfig.test.json'])
  return sources && tests
}

function lint() {
  const colors = process.stdout.isTTY ? [] : ['--colors=off']
  return runTool('@biomejs/biome/bin/biome', ['ci', '--error-on-warnings', ...colors])
}

/** Programs in Python are tested, too. */
function unitTests() {
  if (findProgram('python3') === undefined && !install('python3')) {
    console.error('The tests of the Python package need python3: please install it so that it is on the PATH.')
    return false
  }
  return runTool('vitest/vitest.mjs', ['run'])
}

function browserTests() {
  const chromium = findChromium() ?? installChromium()
  if (!chromium) {
    console.error('The browser tests need Chromium: please install it so that `chromium` is on the PATH.')
    return false
  }
  const env = { ...process.env, CHROMIUM_PATH: chromium }
  return build() && runTool('@playwright/test/cli.js', ['test', '-c', BROWSER_TESTS], { env })
}

function findChromium() {
  return [SHELL, 'chromium', 'chromium-browser', 'google-chrome'].map(findProgram).find((file) => file !== undefined)
}

/** @param {string} name */
function findProgram(name) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map((folder) => join(folder, name)).find(isExecutable)
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function installChromium() {
  return install(SHELL) || install('chromium') ? findChromium() : undefined
}

/** Installs a package of Debian, where that is how programs come here.
 * @param {string} name */
function install(name) {
  if (process.platform !== 'linux' || findProgram('apt-get') === undefined) return false
  console.log(`Installing ${name} (half a minute) ...`)
  return runAsRoot(['apt-get', 'update']) && runAsRoot(['apt-get', 'install', '-y', name])
}

/** Runs a program that must be root's: by sudo where we are not root. Without a terminal nobody can type a password.
 * @param {string[]} words */
function runAsRoot(words) {
  const isRoot = process.getuid?.() === 0
  const sudo = isRoot || findProgram('sudo') === undefined ? [] : ['sudo', ...(process.stdin.isTTY ? [] : ['-n'])]
  const [program = '', ...args] = [...sudo, 'env', 'DEBIAN_FRONTEND=noninteractive', ...words]
  return run(program, args)
}
