import { counted } from '../layout.ts'
import { type Chart, chartSvg, type Panel } from '../plot.ts'
import { type BalanceReport, type BalanceRow, GROUPS } from './report.ts'

const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; color: #33413a; background: #fbf9f3; margin: 2rem auto; max-width: 60rem; padding: 0 1rem }
table { border-collapse: collapse; margin: 1rem 0; display: block; overflow-x: auto }
th, td { padding: .25rem .75rem; text-align: left; border-bottom: 1px solid #d9d6c8 }
.n { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums }
tr.off td { font-weight: 600 }
svg { max-width: 100%; height: auto }
`

const TITLES = { sides: 'Sides', seats: 'Seats', circumstances: 'What was at the table' } as const

/** How a word of the game's program is written for people. */
export type Naming = (word: string) => string

/** The report as a page that needs nothing else, to be shared. `gameName` and the words of the tables are for readers. */
export async function pageOf(report: BalanceReport, gameName: string, naming: Naming): Promise<string> {
  const { rules, bots, seed, games, unfinished } = report
  const title = `${gameName}: who wins`
  const about = `${counted(games, 'game')} between bots (${bots.join(', ')}) at tables drawn at random; seed ${seed}, rules version ${rules}. ${counted(unfinished, 'game')} had no end.`
  const parts = await Promise.all(
    GROUPS.filter((group) => report[group].length > 0).map(async (group) => {
      const rows = report[group].map((row) => ({ ...row, side: naming(row.side), what: whatFor(row.what, naming) }))
      return `<h2>${TITLES[group]}</h2>\n${await pictureOf(group, rows)}\n${tableOf(rows)}`
    }),
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>${STYLE}</style></head>
<body><h1>${escaped(title)}</h1>
<p>${escaped(about)} Wins with their 95 % intervals; par is the share if all won alike. What is bold has an interval without par.</p>
${parts.join('\n')}
</body></html>
`
}

/** A circumstance, such as `map winter`: what it is, and which. */
function whatFor(what: string, naming: Naming): string {
  const [sort = '', ...which] = what.split(' ')
  if (which.length === 0 || /^\d/.test(sort)) return what
  const name = naming(which.join(' '))
  return name.toLowerCase().includes(sort) ? name : `${sort}: ${name}`
}

/** Circumstances are too many for one picture: their table says enough. */
async function pictureOf(group: (typeof GROUPS)[number], rows: readonly BalanceRow[]): Promise<string> {
  if (group === 'circumstances') return ''
  const tables = [...new Set(rows.map(({ what }) => what))]
  const panels = tables.map((what): Panel => {
    const own = rows.filter((row) => row.what === what)
    const par = own.reduce((sum, row) => sum + row.par, 0) / own.length
    return {
      title: what,
      par,
      bars: own.map(({ side, share, low, high, games }) => ({ name: side, share, low, high, games })),
    }
  })
  const chart: Chart = { title: '', subtitle: 'lines: 95 % intervals; dashed: par', panels }
  return await chartSvg(chart)
}

function tableOf(rows: readonly BalanceRow[]): string {
  const lines = rows.map(({ what, side, games, share, low, high, par }) => {
    const isOff = low > par || high < par
    const numbers = [String(games), percent(share), `${percent(low)} – ${percent(high)}`, percent(par)]
    const cells = numbers.map((text) => `<td class="n">${text}</td>`).join('')
    return `<tr${isOff ? ' class="off"' : ''}><td>${escaped(what)}</td><td>${escaped(side)}</td>${cells}</tr>`
  })
  const numbers = ['games', 'wins', '95 %', 'par'].map((text) => `<th class="n">${text}</th>`).join('')
  const head = `<th></th><th>who</th>${numbers}`
  return `<table><thead><tr>${head}</tr></thead><tbody>\n${lines.join('\n')}\n</tbody></table>`
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

const ENTITIES: { readonly [letter: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => ENTITIES[letter]!)
