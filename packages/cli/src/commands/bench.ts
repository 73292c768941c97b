import { execFileSync } from 'node:child_process'
import { availableParallelism, cpus } from 'node:os'
import type { Command } from 'commander'
import { compareWith } from '../bench/against.ts'
import { botSpeed } from '../bench/bots.ts'
import { gameSpeed } from '../bench/games.ts'
import { copying, kernelOverhead } from '../bench/kernel.ts'
import type { BenchTime, Measurement } from '../bench/measure.ts'
import { loadFigures, pageFigures } from '../bench/outside.ts'
import { questionFigures } from '../bench/questions.ts'
import { EXIT, UsageError } from '../errors.ts'
import { breathe, type Io, print, printJson, repository, warn } from '../io.ts'
import { rounded, tableText } from '../layout.ts'
import { type Cli, commandCalled } from '../options.ts'
import { startProgress } from '../progress.ts'

/** All that is measured, in this order. A further benchmark is one more item. */
function benchmarks(io: Io): ((time: BenchTime) => Measurement[] | Promise<Measurement[]>)[] {
  return [kernelOverhead, copying, ...io.games.map(gameSpeed), ...io.games.map(questionFigures), botSpeed(io.games)]
}

interface Flags {
  readonly quick?: true
  readonly json?: true
  readonly lighthouse?: true
  readonly load: boolean
  readonly against?: string
}

const NOTHING = { rows: [], remarks: [] }

/** `spinney bench`: the project's speed on this machine. */
export function benchCommand(cli: Cli): Command {
  return commandCalled(
    'bench',
    'measure the speed of the kernel and the games on this machine, on one core, the page, and a server',
  )
    .option('--quick', 'measure for a tenth of the time; less exact')
    .option('--lighthouse', 'judge the page by Lighthouse too, with the Chromium of this machine')
    .option('--no-load', 'leave out the server with a thousand tables, which takes two minutes (so does --quick)')
    .option('--against <commit>', 'build that commit too, and measure both by turns: what is cheaper now, and how much')
    .option('--json', 'print one JSON object')
    .action(async (flags: Flags) => cli.finish(await run(cli.io, flags)))
}

async function run(io: Io, flags: Flags): Promise<number> {
  return flags.against === undefined ? measured(io, flags) : comparedWith(io, flags.against, flags)
}

/** What everything costs in the code of a commit and in today's, by turns. */
async function comparedWith(io: Io, against: string, { quick, json }: Flags): Promise<number> {
  const folder = repository()
  if (folder === null) throw new UsageError('--against: only in a clone of the repository')
  const progress = startProgress(io, 'measurements', 1)
  const { rows, remarks } = await compareWith({
    folder,
    commit: against,
    rounds: quick ? 5 : 31,
    quick: quick === true,
    signal: io.interrupted,
    progress: (done, all) => progress.update(done / all),
  })
  progress.stop()
  const where = { machine: machine(), commit: commit(), against }
  const results = rows.map(({ before, now, times, from, to, ...row }) => ({
    ...row,
    before: rounded(before),
    now: rounded(now),
    times: rounded(times),
    from: rounded(from),
    to: rounded(to),
  }))
  if (json) printJson(io, { ...where, quick: quick === true, results, remarks, interrupted: io.interrupted.aborted })
  else {
    print(io, `machine: ${where.machine}\ncommit:  ${where.commit}\nagainst: ${against}\n`)
    const lines = results.map((row) => [row.node, row.what, row.before, row.now, row.times, `${row.from} to ${row.to}`])
    print(io, tableText(['node', 'CPU time for', 'before, µs', 'now, µs', 'faster, ×', 'middle half'], lines))
    if (remarks.length > 0) print(io, `\n${remarks.join('\n')}`)
  }
  return ended(io)
}

async function measured(io: Io, { quick, json, lighthouse, load }: Flags): Promise<number> {
  const measurements = await measureAll(io, { milliseconds: quick ? 100 : 1000 })
  const page = await pageFigures(lighthouse === true, io.interrupted)
  const server = quick || !load || io.interrupted.aborted ? NOTHING : await loadFigures(io.interrupted)
  const remarks = [...page.remarks, ...server.remarks]
  const results = [...measurements, ...page.rows, ...server.rows].map(({ what, value, unit }) => ({
    what,
    value: rounded(value),
    unit,
  }))
  const where = { machine: machine(), node: process.version, commit: commit() }
  if (json)
    printJson(io, {
      ...where,
      quick: quick === true,
      results,
      remarks,
      interrupted: io.interrupted.aborted,
    })
  else {
    print(io, `machine: ${where.machine}\nnode:    ${where.node}\ncommit:  ${where.commit}\n`)
    print(
      io,
      tableText(
        ['what', 'value', 'unit'],
        results.map(({ what, value, unit }) => [what, value, unit]),
      ),
    )
    if (remarks.length > 0) print(io, `\n${remarks.join('\n')}`)
  }
  return ended(io)
}

function ended(io: Io): number {
  if (!io.interrupted.aborted) return EXIT.fine
  warn(io, 'Interrupted: only what was measured so far is shown.')
  return EXIT.interrupted
}

async function measureAll(io: Io, time: BenchTime): Promise<Measurement[]> {
  const found: Measurement[] = []
  const all = benchmarks(io)
  const progress = startProgress(io, 'benchmarks', all.length)
  for (const [i, measure] of all.entries()) {
    if (io.interrupted.aborted) break
    found.push(...(await measure(time)))
    progress.update(i + 1)
    await breathe()
  }
  progress.stop()
  return found
}

function machine(): string {
  const [first] = cpus()
  return `${first?.model.trim() ?? process.arch}, ${availableParallelism()} cores, ${process.platform}`
}

/** The commit the program stands at, marked where files differ from it. */
function commit(): string {
  const cwd = repository()
  if (cwd === null) return 'unknown'
  const git = (...words: string[]): string =>
    execFileSync('git', words, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  try {
    return git('rev-parse', '--short=12', 'HEAD') + (git('status', '--porcelain') === '' ? '' : ' with changes')
  } catch {
    return 'unknown'
  }
}
