// Writes src/ui/icon-paths.ts: the few icons of the page's own controls, from lucide (ISC), one path each.
// Run by hand after changing the list: node packages/web/bin/make-icons.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const NAMES = {
  undo: 'undo-2',
  restart: 'rotate-ccw',
  hint: 'lightbulb',
  log: 'scroll-text',
  seats: 'users',
  settings: 'settings',
  map: 'map',
  play: 'play',
  pause: 'pause',
  forward: 'skip-forward',
  download: 'download',
  upload: 'upload',
  trash: 'trash',
  sun: 'sun',
  moon: 'moon',
  auto: 'monitor',
  close: 'x',
  help: 'circle-question-mark',
  book: 'book-open',
  search: 'search',
  link: 'link',
  print: 'printer',
  home: 'house',
  dice: 'dices',
  lock: 'lock',
  plus: 'plus',
  minus: 'minus',
  fit: 'maximize',
  next: 'chevron-right',
  previous: 'chevron-left',
  bot: 'bot',
  person: 'user',
  eye: 'eye',
  check: 'check',
  alert: 'circle-alert',
  wait: 'hourglass',
  chart: 'chart-line',
  hand: 'hand',
  wand: 'wand-sparkles',
  leave: 'flag',
  sound: 'volume-2',
  silence: 'volume-x',
  clock: 'clock',
  talk: 'message-circle',
  bell: 'bell',
}

/** @type {{ icons: Record<string, { body: string }> }} */
const set = JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@iconify-json/lucide/icons.json'), 'utf8'))

/** @param {string} element @param {string} name */
const value = (element, name) => Number(new RegExp(`\\b${name}="([^"]+)"`).exec(element)?.[1] ?? 0)

/** @param {string} body */
function pathOf(body) {
  return [...body.matchAll(/<(path|circle|rect)\b([^>]*)\/>/g)]
    .map(([, shape, rest = '']) => {
      if (shape === 'path') {
        // What comes after another shape begins at its own point, not where that one ended.
        const path = / d="([^"]+)"/.exec(` ${rest}`)?.[1] ?? ''
        return path.replace(/^m/, 'M')
      }
      if (shape === 'circle') {
        const [x, y, r] = [value(rest, 'cx'), value(rest, 'cy'), value(rest, 'r')]
        return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`
      }
      const [x, y, w, h, r] = ['x', 'y', 'width', 'height', 'rx'].map((name) => value(rest, name))
      const arc = (/** @type {number} */ dx, /** @type {number} */ dy) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
      const [iw, ih] = [(w ?? 0) - 2 * (r ?? 0), (h ?? 0) - 2 * (r ?? 0)]
      return `M${(x ?? 0) + (r ?? 0)} ${y}h${iw}${arc(r ?? 0, r ?? 0)}v${ih}${arc(-(r ?? 0), r ?? 0)}h${-iw}${arc(-(r ?? 0), -(r ?? 0))}v${-ih}${arc(r ?? 0, -(r ?? 0))}`
    })
    .join('')
}

const lines = Object.entries(NAMES).map(([ours, theirs]) => {
  const icon = set.icons[theirs]
  if (!icon) throw new Error(`lucide has no icon ${theirs}`)
  return `  ${ours}: '${pathOf(icon.body)}',`
})
const text = `// Made by bin/make-icons.mjs from lucide (ISC). Do not edit.
// biome-ignore-all format: generated, one icon a line

/** One stroked path each, on a 24 × 24 grid. */
export const ICON_PATHS = {
${lines.join('\n')}
} as const

export type IconName = keyof typeof ICON_PATHS
`
writeFileSync(new URL('../src/ui/icon-paths.ts', import.meta.url), text)
