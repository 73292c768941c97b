// Prints, as JSON, how much script each page loads: node packages/web/scripts/sizes.mjs
// A page that is not built is said so in a sentence, and is no failure.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const DIST = fileURLToPath(new URL('../dist/', import.meta.url))
const MANIFEST = join(DIST, '.vite/manifest.json')
const LANGUAGE = 'en'
/** What the issue of the page allows, in kB of packed script. */
const LIMITS = { first: 150, table: 400 }

/** @typedef {{ file: string, imports?: string[], dynamicImports?: string[] }} Chunk */

/** Everything a chunk needs before it can run.
 * @param {Record<string, Chunk>} manifest @param {readonly string[]} names */
function filesFor(manifest, names) {
  /** @type {Set<string>} */
  const files = new Set()
  const open = [...names]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const chunk = manifest[name]
    if (chunk === undefined || files.has(chunk.file)) continue
    files.add(chunk.file)
    open.push(...(chunk.imports ?? []))
  }
  return files
}

/** Files of the worker that are one game's: its rules, and what bots know about it (`ENGINE` in vite.config.ts). */
const OF_A_GAME = /^(?:rules|bots)-([a-z]+)-/
/** Networks, which only the strongest bots fetch. */
const IS_NETWORK = /^nets-/

/** The worker of a table of this game, and all that it loads; it is in no manifest.
 * @param {Iterable<string>} starters @param {string} game */
function workerOf(starters, game) {
  /** @type {Set<string>} */
  const files = new Set()
  const read = (/** @type {string} */ file) => readFileSync(join(DIST, file), 'utf8')
  const open = [...starters].flatMap((file) =>
    [...read(file).matchAll(/[\w.-]*worker-[\w-]+\.js/g)].map(([name]) => name),
  )
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (files.has(`assets/${name}`) || IS_NETWORK.test(name) || (OF_A_GAME.exec(name)?.[1] ?? game) !== game) continue
    files.add(`assets/${name}`)
    const loads = read(`assets/${name}`).matchAll(/(?:import\(|from|import)\s*[`"']\.\/([\w.-]+\.js)[`"']/g)
    for (const [, other = ''] of loads) open.push(other)
  }
  return files
}

/** @param {Iterable<string>} files */
function kilobytes(files) {
  let bytes = 0
  for (const file of new Set(files)) {
    if (file.endsWith('.js')) bytes += gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length
  }
  return Math.round(bytes / 100) / 10
}

/** What a game's table loads besides its face: the boards of those who play. A newcomer's table of Root has these. */
/** @type {Record<string, string[]>} */
const SIDES = { root: ['marquise', 'eyrie', 'alliance', 'vagabond'] }

function measure() {
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8'))
  // main.tsx loads the rest of itself step by step.
  const start = [
    'index.html',
    ...(manifest['index.html']?.dynamicImports ?? []),
    `../words/messages/${LANGUAGE}/web.json`,
  ]
  const always = [...filesFor(manifest, start), 'theme.js']
  const first = [...always, ...filesFor(manifest, ['src/home/HomePage.tsx'])]
  const rows = [
    { what: 'page: script of the first page, gzip', value: kilobytes(first), unit: 'kB', limit: LIMITS.first },
  ]
  const faces = Object.keys(manifest).flatMap((name) => /^src\/(\w+)\/face\.tsx$/.exec(name)?.[1] ?? [])
  for (const game of faces.sort()) {
    // A large catalogue comes in parts, of which each table needs the main one (src/i18n/parts.ts).
    const file = `../words/messages/${LANGUAGE}/${game}.json`
    const messages = [file, `${file}?part=main`]
    const boards = (SIDES[game] ?? []).map((side) => `src/${game}/factions/${side}/index.ts`)
    const drawn = filesFor(manifest, ['src/table/TablePage.tsx', `src/${game}/face.tsx`, ...boards, ...messages])
    const value = kilobytes([...always, ...drawn, ...workerOf([...always, ...drawn], game)])
    rows.push({ what: `page: script of a table of ${game}, gzip`, value, unit: 'kB', limit: LIMITS.table })
  }
  return { rows, problem: null }
}

const answer = existsSync(MANIFEST)
  ? measure()
  : { rows: [], problem: 'The page is not built, so its sizes are not known. Run: npm run build' }
console.log(JSON.stringify(answer))
