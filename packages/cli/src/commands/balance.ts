import { writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Command } from 'commander'
import { type Naming, pageOf } from '../balance/page.ts'
import { type BalanceReport, balanceOf, GROUPS } from '../balance/report.ts'
import { botNames, botNamesFor } from '../bots.ts'
import type { GameEntry } from '../entry.ts'
import { EXIT, UsageError } from '../errors.ts'
import { checkWritable, fileTrouble, type Io, print, printJson, warn } from '../io.ts'
import { type Cell, counted, tableText } from '../layout.ts'
import {
  type Cli,
  commandCalled,
  gameCalled,
  jobsOption,
  listOf,
  type TableFlags,
  wholeNumber,
  withTable,
} from '../options.ts'
import { startProgress } from '../progress.ts'
import type { GamePlan, GameRow } from '../series/game.ts'
import { mixedConfig } from '../series/mixed.ts'
import { pieces, shareOut } from '../series/share.ts'
import type { Work } from '../series/work.ts'

interface Flags extends TableFlags {
  readonly bots: string[]
  readonly games: number
  readonly seed: string
  readonly jobs: number
  readonly out?: string
  readonly json?: true
}

/** Games that a thread plays before it tells what came of them. */
const PIECE = 4

/** `spinney balance`: who wins how often, and what changes it. */
export function balanceCommand(cli: Cli): Command {
  return withTable(
    commandCalled(
      'balance',
      'play at tables drawn at random and report who wins how often, by all that was at the table',
    ),
  )
    .argument('<game>', 'id of the game')
    .option('--bots <names>', `one bot for all seats or one for each (${botNames.join(', ')})`, listOf('--bots'), [
      'steady',
    ])
    .option('--games <n>', 'how many games', wholeNumber('--games', 1, 1_000_000), 200)
    .option('--seed <text>', 'the same seed gives the same tables and games', '1')
    .option(...jobsOption())
    .option('--out <file>', 'write the report as a page (HTML) that needs nothing else')
    .option('--json', 'print one JSON object')
    .action(async (id: string, flags: Flags) => cli.finish(await run(cli.io, id, flags)))
}

async function run(io: Io, id: string, flags: Flags): Promise<number> {
  const entry = gameCalled(io, id)
  const plans = Array.from({ length: flags.games }, (_, i): GamePlan => {
    const config = mixedConfig(entry, flags, `${flags.seed}/${i}`)
    return { config, bots: botNamesFor(flags.bots, entry.game.seats(config)), seed: `${flags.seed}/${i}` }
  })
  checkWritable(io, flags.out)
  const rows: GameRow[] = []
  const progress = startProgress(io, 'games', plans.length)
  const work = pieces(plans, PIECE).map((part): Work => ({ do: 'play', game: id, plans: part }))
  await shareOut(io, work, flags.jobs, (found) => {
    rows.push(...found)
    progress.update(rows.length)
  }).finally(() => progress.stop())
  const report = balanceOf(entry.game, flags, rows)
  if (flags.json) printJson(io, report)
  else print(io, textOf(report))
  if (flags.out !== undefined) put(io, flags.out, await pageOf(report, ...namesOf(entry)))
  if (rows.length === plans.length) return EXIT.fine
  warn(
    io,
    `Interrupted: this is the result of the ${rows.length} of ${counted(plans.length, 'game')} that were played.`,
  )
  return EXIT.interrupted
}

/** The page is for people: it calls the game and all that is in it by their names. */
function namesOf({ game, messages }: GameEntry): [string, Naming] {
  const words = messages('en')
  return [words['game.name'] ?? game.id, (word) => words[`term.${word}`] ?? word]
}

function textOf(report: BalanceReport): string {
  const { game, games, unfinished, bots, seed } = report
  const tables = GROUPS.filter((group) => report[group].length > 0).map((group) => {
    const rows = report[group].map(({ what, side, games, share, low, high, par }): Cell[] => {
      const percent = (value: number): string => `${(100 * value).toFixed(1)} %`
      return [what, side, games, percent(share), `${percent(low)} – ${percent(high)}`, percent(par)]
    })
    return tableText([group === 'sides' ? 'sides' : group, 'who', 'games', 'wins', '95 %', 'par'], rows)
  })
  return [
    `${game}: ${counted(games, 'game')} of ${bots.join(', ')}, ${unfinished} unfinished, seed ${seed}`,
    ...tables,
  ].join('\n\n')
}

function put(io: Io, file: string, text: string): void {
  try {
    writeFileSync(resolve(io.folder, file), text)
  } catch (error) {
    throw new UsageError(`cannot write ${file}: ${fileTrouble(error)}`)
  }
}
