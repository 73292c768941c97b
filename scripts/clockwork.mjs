// npm run clockwork [-- --games 100 --threads 2]
// Each Clockwork automaton at each difficulty among three steady bots: the table of docs/bots.md. What was played is kept,
// so that the same command goes on where it was interrupted.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const FACTIONS = ['marquise', 'eyrie', 'alliance', 'vagabond', 'lizard', 'riverfolk', 'duchy', 'corvid']
const LEVELS = ['easy', 'default', 'challenging', 'nightmare']

const bots = [...FACTIONS.flatMap((faction) => LEVELS.map((level) => `clockwork:${faction}@${level}`)), 'steady']
const program = fileURLToPath(new URL('../packages/cli/bin/spinney.mjs', import.meta.url))
const fixed = ['arena', 'root', '--bots', bots.join(','), '--players', '4', '--games', '100', '--json']
const out = ['--out', 'arena-results/clockwork.jsonl']
const arena = spawn(process.execPath, [program, ...fixed, ...out, ...process.argv.slice(2)], {
  stdio: ['ignore', 'pipe', 'inherit'],
})

let text = ''
arena.stdout.on('data', (chunk) => {
  text += chunk
})
arena.on('close', (code) => {
  if (text !== '') console.log(tableOf(JSON.parse(text).pairings))
  process.exitCode = code ?? 1
})

/** @param {number} share */
const percent = (share) => Math.round(100 * share)

/**
 * A row for each automaton: games won in percent, the 95 % interval, and how many were played.
 * @param {{ hero: string, games: number, rate: { share: number, low: number, high: number } }[]} pairings
 */
function tableOf(pairings) {
  /** @type {(faction: string, level: string) => string} */
  const cell = (faction, level) => {
    const found = pairings.find(({ hero }) => hero === `clockwork:${faction}@${level}`)
    if (found === undefined || found.games === 0) return '–'
    const { rate, games } = found
    return `${percent(rate.share)} % (${percent(rate.low)}–${percent(rate.high)}; ${games})`
  }
  const rows = FACTIONS.map((faction) => [faction, ...LEVELS.map((level) => cell(faction, level))])
  return [['automaton', ...LEVELS], ['---', ...LEVELS.map(() => '---')], ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n')
}
