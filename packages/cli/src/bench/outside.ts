import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { repository } from '../io.ts'
import type { Measurement } from './measure.ts'

/** What a script of another package found. */
export interface Figures {
  readonly rows: readonly Measurement[]
  /** What is worth knowing about them. */
  readonly remarks: readonly string[]
}

interface Answer {
  readonly rows: readonly (Measurement & { readonly limit?: number })[]
  readonly remarks?: readonly string[]
  readonly problem: string | null
}

/** Loading a page takes seconds, judging it or asking much of a server a minute or two, on a busy machine more. */
const PATIENCE = 600_000

interface Part {
  readonly folder: string
  readonly name: string
}
const PAGE: Part = { folder: 'packages/web/scripts', name: 'page' }
const SERVER: Part = { folder: 'packages/server/scripts', name: 'server' }

/** How a script that is not compiled is run, on the sources of our packages. */
const TYPED = ['--import', 'tsx', '-C', 'source']

/** Clicks in a turn, sizes of the page, and Lighthouse's scores if wanted. Never fails: what could not be measured is a remark. */
export async function pageFigures(lighthouse: boolean, signal: AbortSignal): Promise<Figures> {
  const scripts = ['clicks.ts', 'sizes.mjs', ...(lighthouse ? ['lighthouse.mjs'] : [])]
  const answers: Answer[] = []
  for (const script of scripts) answers.push(await ask(PAGE, script, signal))
  return figuresIn(answers)
}

/** What a server with a thousand tables bears, each with four people. Never fails, as above. */
export async function loadFigures(signal: AbortSignal): Promise<Figures> {
  return figuresIn([await ask(SERVER, 'load.ts', signal)])
}

function figuresIn(answers: readonly Answer[]): Figures {
  return {
    rows: answers.flatMap(({ rows }) => rows.map(({ what, value, unit }) => ({ what, value, unit }))),
    remarks: answers.flatMap((answer) => [...remarksOf(answer)]),
  }
}

function remarksOf({ rows, remarks = [], problem }: Answer): readonly string[] {
  const over = rows.flatMap(({ what, value, unit, limit }) =>
    limit !== undefined && value > limit ? [`${what}: more than the ${limit} ${unit} allowed.`] : [],
  )
  return [...over, ...remarks, ...(problem === null ? [] : [problem])]
}

/** Runs a script of another package in a process of its own: nothing here depends on that package. */
async function ask({ folder: of, name }: Part, script: string, signal: AbortSignal): Promise<Answer> {
  const folder = repository()
  const file = folder === null ? null : join(folder, of, script)
  if (file === null || !existsSync(file)) return failed(`The ${name} is not part of this installation.`)
  try {
    const flags = script.endsWith('.ts') ? TYPED : []
    const { stdout } = await promisify(execFile)(process.execPath, [...flags, file], {
      cwd: folder!,
      signal,
      timeout: PATIENCE,
    })
    return JSON.parse(stdout) as Answer
  } catch (error) {
    return failed(`The ${name} could not be measured: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function failed(problem: string): Answer {
  return { rows: [], problem }
}
