import { execFileSync } from 'node:child_process'
import { availableParallelism, cpus } from 'node:os'
import type { Command } from 'commander'
import { botSpeed } from '../bench/bots.ts'
import { gameSpeed } from '../bench/games.ts'
import { copying, kernelOverhead } from '../bench/kernel.ts'
import type { BenchTime, Measurement } from '../bench/measure.ts'
import { loadFigures, pageFigures } from '../bench/outside.ts'
import { questionFigures } from '../bench/questions.ts'
import { EXIT } from '../errors.ts'
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
    .option('--json', 'print one JSON object')
    .action(async (flags: Flags) => cli.finish(await run(cli.io, flags)))
}

async function run(io: Io, { quick, json, lighthouse, load }: Flags): Promise<number> {
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
