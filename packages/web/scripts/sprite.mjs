/**
 * Makes `src/art/data/icons/<list>.ts` (only the stamps we use, one path each, whole-number coordinates) and
 * `src/art/data/icon-credits.json` from `@iconify-json/game-icons`.
 *   node scripts/sprite.mjs           writes both files
 *   node scripts/sprite.mjs --check   exits with 1 when they are not up to date
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { CREDITS, ICONS } from './sprite.icons.mjs'

const require = createRequire(process.env.SPINNEY_MODULES ?? import.meta.url)
/** @type {{ icons: Record<string, { body: string }> }} */
const set = require('@iconify-json/game-icons/icons.json')
const ARGS = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }

/** Rewrites a path with relative whole-number coordinates; rounding errors do not add up. */
function compact(/** @type {string} */ d) {
  const tokens = d.match(/[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g) ?? []
  let out = ''
  let [x, y, sx, sy, rx, ry, rsx, rsy] = [0, 0, 0, 0, 0, 0, 0, 0]
  let i = 0
  let cmd = ''
  const flags = []
  const num = () => Number(tokens[i++])
  const flag = () => {
    // arc flags may be glued together ("a1 1 0 01.5.5")
    const t = tokens[i] ?? ''
    if (t.length > 1 && /^[01]/.test(t)) {
      tokens[i] = t.slice(1)
      return Number(t[0])
    }
    i++
    return Number(t)
  }
  const put = (/** @type {string} */ c, /** @type {number[]} */ n) => {
    out += c + n.map((v, k) => (k && v >= 0 ? ' ' : '') + v).join('')
  }
  while (i < tokens.length) {
    if (/[a-zA-Z]/.test(tokens[i] ?? '')) cmd = tokens[i++] ?? ''
    const C = /** @type {keyof typeof ARGS} */ (cmd.toUpperCase())
    const rel = cmd !== C
    if (C === 'Z') {
      out += 'z'
      ;[x, y, rx, ry] = [sx, sy, rsx, rsy]
      continue
    }
    const n = []
    if (C === 'A') {
      n.push(num(), num(), num(), flag(), flag(), num(), num())
      flags.push(1)
    } else for (let k = 0; k < ARGS[C]; k++) n.push(num())
    const ox = rel ? x : 0
    const oy = rel ? y : 0
    if (C === 'H') x = n[0] + ox
    else if (C === 'V') y = n[0] + oy
    else {
      x = n[n.length - 2] + ox
      y = n[n.length - 1] + oy
    }
    const ex = Math.round(x)
    const ey = Math.round(y)
    if (C === 'A') put('a', [...n.slice(0, 2).map((v) => Math.round(v * 10) / 10), ...n.slice(2, 5), ex - rx, ey - ry])
    else if (C === 'H' || C === 'V') put('l', [ex - rx, ey - ry])
    else if (C === 'M') put(out ? 'm' : 'M', [ex - (out ? rx : 0), ey - (out ? ry : 0)])
    else {
      const pts = []
      for (let k = 0; k < n.length - 2; k += 2) pts.push(Math.round(n[k] + ox) - rx, Math.round(n[k + 1] + oy) - ry)
      put(C.toLowerCase(), [...pts, ex - rx, ey - ry])
    }
    rx = ex
    ry = ey
    if (C === 'M') {
      ;[sx, sy, rsx, rsy] = [x, y, rx, ry]
      cmd = rel ? 'l' : 'L'
    }
  }
  return out
}

/** @param {Record<string, string>} icons */
function moduleOf(icons) {
  const lines = Object.entries(icons).map(([name, source]) => {
    const icon = set.icons[source]
    if (!icon) throw new Error(`game-icons has no ${source} (wanted for ${name})`)
    const d = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((m) => compact(m[1] ?? '')).join('')
    return `  ${/^\w+$/.test(name) ? name : `'${name}'`}: '${d}',`
  })
  return `// Made by scripts/sprite.mjs from @iconify-json/game-icons (CC BY 3.0, see icon-credits.json). Do not edit.
// biome-ignore-all format: generated, one icon a line

/** One path each, on a 512 × 512 grid. */
export const PATHS = {
${lines.join('\n')}
} as const
`
}

const sources = Object.values(ICONS).flatMap((icons) => Object.values(icons))
const json = `${JSON.stringify({ ...CREDITS, icons: [...new Set(sources)].sort() }, null, 2)}\n`
const check = process.argv.includes('--check')
for (const [file, text] of [
  ...Object.entries(ICONS).map(([list, icons]) => [`../src/art/data/icons/${list}.ts`, moduleOf(icons)]),
  ['../src/art/data/icon-credits.json', json],
]) {
  const path = fileURLToPath(new URL(file, import.meta.url))
  if (!check) writeFileSync(path, text)
  else if (readFileSync(path, 'utf8') !== text) {
    console.error(`${file} is not up to date: run node scripts/sprite.mjs`)
    process.exitCode = 1
  }
}
