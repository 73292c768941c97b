import { type ChildProcess, execFile, fork } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { UsageError } from '../errors.ts'

/** One line of a comparison: what a unit of work costs before and now. */
export interface Compared {
  readonly node: string
  readonly what: string
  /** Microseconds of CPU time for one unit: medians. */
  readonly before: number
  readonly now: number
  /** How many times as much is done now in the same time: the median of the rounds. */
  readonly times: number
  /** Between these lies the middle half of the rounds. */
  readonly from: number
  readonly to: number
  /** Whether both sides did the same work: not where the rules have changed between them. */
  readonly same: boolean
}

/** How one measurement is taken: pieces of work before it counts, pieces in a round. */
interface Plan {
  readonly what: string
  readonly measure: string
  readonly warm: number
  readonly round: number
}

/** What is compared; the measurements themselves stand in `scripts/bench-side.mjs`. */
const PLANS: readonly Plan[] = [
  { what: 'root, four seats: a turn', measure: 'root 4', warm: 900, round: 16 },
  { what: 'root, two seats: a turn', measure: 'root 2', warm: 1000, round: 20 },
  { what: 'root, six seats: a turn', measure: 'root 6', warm: 400, round: 6 },
  { what: 'root, six other seats: a turn', measure: 'root 6 others', warm: 400, round: 6 },
  { what: 'root: dealing anew', measure: 'root resample', warm: 24, round: 6 },
  { what: 'root: a copy', measure: 'root copy', warm: 48, round: 12 },
  { what: 'root: a game of steady bots', measure: 'root steady', warm: 3, round: 1 },
  { what: 'root: a continuation of sharp', measure: 'root search', warm: 60, round: 6 },
  { what: 'smallworld, four seats: a game', measure: 'smallworld 4', warm: 2000, round: 100 },
  { what: 'smallworld, two seats: a game', measure: 'smallworld 2', warm: 3000, round: 150 },
  { what: 'smallworld: dealing anew', measure: 'smallworld resample', warm: 48, round: 12 },
  { what: 'smallworld: a copy', measure: 'smallworld copy', warm: 48, round: 12 },
  { what: 'smallworld: a game of steady bots', measure: 'smallworld steady', warm: 6, round: 1 },
  { what: 'smallworld: a continuation of sharp', measure: 'smallworld search', warm: 60, round: 6 },
]

/** What the first games of a process cost, by measurement: engines make code fast only after they have seen it at work. */
const FIRST: readonly Plan[] = [
  { what: 'root, four seats: a turn of the first 200 games', measure: 'root 4', warm: 0, round: 200 },
  { what: 'smallworld, four seats: each of the first 300 games', measure: 'smallworld 4', warm: 0, round: 300 },
]

/** How a comparison is taken. */
export interface Comparison {
  /** The folder of this repository. */
  readonly folder: string
  readonly commit: string
  readonly rounds: number
  /** Pieces are a tenth of the usual. */
  readonly quick: boolean
  readonly signal: AbortSignal
  /** Hears how many of so many measurements are done. */
  progress(done: number, all: number): void
}

/** The versions of Node that are measured besides this one, as npm has them. */
const FURTHER_NODES = ['node@24']

/**
 * Builds the code of an earlier commit in a folder of its own, and measures both, by turns, each in a process of its own,
 * in CPU time: so it does not matter what else the machine does, and how fast it is.
 */
export async function compareWith(comparison: Comparison): Promise<{ rows: Compared[]; remarks: string[] }> {
  const { folder, quick, signal, progress } = comparison
  const earlier = mkdtempSync(join(tmpdir(), 'spinney-bench-'))
  const remarks: string[] = []
  const rows: Compared[] = []
  try {
    await buildAt(comparison, earlier)
    if (signal.aborted) return { rows, remarks }
    const nodes = [process.execPath, ...(await furtherNodes(folder, remarks))]
    const plans = [...FIRST, ...PLANS]
    for (const node of nodes) {
      for (const plan of plans) {
        if (signal.aborted) return { rows, remarks }
        const smaller = quick ? scaled(plan) : plan
        rows.push(await compared(node, [earlier, folder], smaller, plan.warm === 0 ? 3 : comparison.rounds))
        progress(rows.length, nodes.length * plans.length)
      }
    }
  } catch (error) {
    // What is stopped by Ctrl+C ends as if it had failed.
    if (!signal.aborted) throw error
  } finally {
    rmSync(earlier, { recursive: true, force: true })
  }
  if (rows.some(({ same }) => !same)) {
    remarks.push('Both sides do not play the same games: the rules differ, so the figures compare different work.')
  }
  return { rows, remarks }
}

const scaled = (plan: Plan): Plan => ({
  ...plan,
  warm: Math.ceil(plan.warm / 10),
  round: Math.max(1, Math.ceil(plan.round / 10)),
})

const run = promisify(execFile)

/** The packages that are measured; the libraries they use are those of today. */
const PACKAGES = ['kernel', 'root', 'smallworld', 'bots']

async function buildAt({ folder, commit, signal }: Comparison, target: string): Promise<void> {
  const archive = join(target, 'code.tar')
  const paths = ['tsconfig.base.json', ...PACKAGES.map((name) => `packages/${name}`)]
  try {
    await run('git', ['archive', '--output', archive, commit, ...paths], { cwd: folder, signal })
  } catch (error) {
    if (signal.aborted) throw error
    throw new UsageError(`--against: ${commit} is no commit of this repository, or git is not there`)
  }
  await run('tar', ['-xf', archive, '-C', target], { signal })
  const modules = join(folder, 'node_modules')
  mkdirSync(join(target, 'node_modules/@spinney'), { recursive: true })
  for (const name of readdirSync(modules)) {
    if (name !== '@spinney') symlinkSync(join(modules, name), join(target, 'node_modules', name))
  }
  for (const name of PACKAGES) symlinkSync(join('../../packages', name), join(target, 'node_modules/@spinney', name))
  await run(process.execPath, [join(modules, 'typescript/bin/tsc'), '-b', 'packages/bots'], { cwd: target, signal })
}

/** Where npm has put other versions of Node; without a network there are none. */
async function furtherNodes(folder: string, remarks: string[]): Promise<string[]> {
  const found: string[] = []
  for (const name of FURTHER_NODES) {
    try {
      const words = ['exec', '--yes', `--package=${name}`, '--', 'node', '-p', 'process.execPath']
      const { stdout } = await run('npm', words, { cwd: folder })
      found.push(stdout.trim())
    } catch {
      remarks.push(`${name} could not be had from npm, so only ${process.version} is measured.`)
    }
  }
  return found
}

interface Done {
  readonly cpu: number
  readonly units: number
  readonly mark: number
}

/** One side of a comparison, in a process of its own. */
class Side {
  readonly #child: ChildProcess
  constructor(node: string, repository: string, folder: string) {
    const script = join(repository, 'packages/cli/scripts/bench-side.mjs')
    this.#child = fork(script, [folder], { execPath: node, execArgv: [] })
  }

  /** What it says next. */
  heard<T>(): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#child.once('message', (said: unknown) => resolve(said as T))
      this.#child.once('exit', (code) => reject(new Error(`one side of the comparison ended with code ${code}`)))
    })
  }

  done(measure: string, from: number, to: number): Promise<Done> {
    this.#child.send({ measure, from, to })
    return this.heard()
  }

  end(): void {
    this.#child.removeAllListeners()
    this.#child.disconnect()
  }
}

/** One measurement on both sides, round after round, each side first in turn. */
async function compared(node: string, folders: readonly [string, string], plan: Plan, rounds: number) {
  const { what, measure, warm, round } = plan
  const before: number[] = []
  const now: number[] = []
  let same = true
  let version = ''
  let sides: Side[] = []
  for (let i = 0; i < rounds; i++) {
    // What the first games cost can be measured only once in each process.
    if (i === 0 || warm === 0) {
      for (const side of sides) side.end()
      sides = folders.map((folder) => new Side(node, folders[1], folder))
      for (const side of sides) version = (await side.heard<{ node: string }>()).node
      if (warm > 0) await Promise.all(sides.map((side) => side.done(measure, 0, warm)))
    }
    const from = warm === 0 ? 0 : warm + i * round
    const done: Done[] = []
    for (const at of i % 2 === 0 ? [0, 1] : [1, 0]) done[at] = await sides[at]!.done(measure, from, from + round)
    const [then, today] = [done[0]!, done[1]!]
    before.push(then.cpu / then.units)
    now.push(today.cpu / today.units)
    same &&= then.mark === today.mark
  }
  for (const side of sides) side.end()
  const times = before.map((cost, i) => cost / now[i]!).sort((a, b) => a - b)
  const quarter = (n: number): number => times[Math.min(times.length - 1, Math.floor((n * times.length) / 4))]!
  return {
    node: version,
    what,
    before: median(before),
    now: median(now),
    times: quarter(2),
    from: quarter(1),
    to: quarter(3),
    same,
  }
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!
