import type { Command } from 'commander'
import { balanceChart } from '../balance.ts'
import { botNames } from '../bots.ts'
import { EXIT } from '../errors.ts'
import { checkWritable, print, printJson, warn } from '../io.ts'
import { type Cell, counted, rounded, tableText } from '../layout.ts'
import {
  type Cli,
  commandCalled,
  configOf,
  gameCalled,
  jobsOption,
  listOf,
  type TableFlags,
  wholeNumber,
  withTable,
} from '../options.ts'
import { writeChart } from '../plot.ts'
import { type Simulation, simulate } from '../simulate.ts'

interface Flags extends TableFlags {
  readonly bots: string[]
  readonly games: number
  readonly seed: string
  readonly jobs: number
  readonly json?: true
  readonly plot?: string
}

/** `spinney simulate`: many games between bots, counted. */
export function simulateCommand(cli: Cli): Command {
  return withTable(commandCalled('simulate', 'play many games between bots and count what came of them'))
    .argument('<game>', 'id of the game')
    .option('--bots <names>', `one bot for all seats or one for each (${botNames.join(', ')})`, listOf('--bots'), [
      'random',
    ])
    .option('--games <n>', 'how many games', wholeNumber('--games', 1, 1_000_000), 100)
    .option('--seed <text>', 'the same seed gives the same games', '1')
    .option(...jobsOption())
    .option('--json', 'print one JSON object')
    .option('--plot <file>', 'draw who won how often as an SVG chart')
    .action(async (id: string, flags: Flags) => cli.finish(await run(cli, id, flags)))
}

async function run({ io }: Cli, id: string, flags: Flags): Promise<number> {
  const entry = gameCalled(io, id)
  const { bots, games, seed, jobs } = flags
  const config = configOf(entry, flags)
  checkWritable(io, flags.plot)
  const done = await simulate(io, { entry, config, bots, games, seed, jobs })
  if (flags.json) printJson(io, done)
  else print(io, describe(done))
  if (flags.plot !== undefined) await writeChart(io, flags.plot, balanceChart(done))
  if (!done.interrupted) return EXIT.fine
  warn(io, `Interrupted: this is the result of the ${done.games} of ${counted(games, 'game')} that were played.`)
  return EXIT.interrupted
}

function describe(done: Simulation): string {
  const { wins, meanScores, winKinds, statistics } = done
  const seats = Object.keys(wins).map((seat): Cell[] => {
    const rate = done.finished === 0 ? 0 : (100 * wins[seat]!) / done.finished
    return [seat, wins[seat]!, rounded(rate), meanScores[seat] ?? null]
  })
  const parts = [
    `${done.game}: ${counted(done.games, 'game')}, ${done.finished} finished, ${done.unfinished} unfinished, seed ${done.seed}`,
    `${done.decisions} decisions${done.turns === null ? '' : `, ${done.turns} turns`} in ${done.seconds} s: ` +
      `${done.decisionsPerSecond} decisions/s, ${done.gamesPerSecond} games/s`,
    tableText(['seat', 'wins', 'wins %', 'mean score'], seats),
    tableText(['won by', 'games'], Object.entries(winKinds)),
  ]
  for (const [name, data] of Object.entries(statistics)) parts.push(`${name}\n${statisticText(data)}`)
  return parts.join('\n\n')
}

/** A record of records is drawn as a table; anything else as it is. */
function statisticText(data: unknown): string {
  const rows = Object.entries((data ?? {}) as Record<string, unknown>)
  const [, first] = rows[0] ?? []
  if (typeof first !== 'object' || first === null)
    return tableText(
      ['', 'value'],
      rows.map(([k, v]) => [k, v as Cell]),
    )
  const columns = Object.keys(first)
  const cells = rows.map(([name, row]) => [
    name,
    ...columns.map((c) => ((row as Record<string, Cell>)[c] ?? null) as Cell),
  ])
  return tableText(['', ...columns], cells)
}
