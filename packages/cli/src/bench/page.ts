import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { repository } from '../io.ts'
import type { Measurement } from './measure.ts'

/** What a script of the page's package found. */
export interface PageFigures {
  readonly rows: readonly Measurement[]
  /** What is worth knowing about them. */
  readonly remarks: readonly string[]
}

interface Answer {
  readonly rows: readonly (Measurement & { readonly limit?: number })[]
  readonly remarks?: readonly string[]
  readonly problem: string | null
}

/** Loading a page takes seconds, judging it a minute or two. */
const PATIENCE = 600_000

/** How a script that is not compiled is run, on the sources of our packages. */
const TYPED = ['--import', 'tsx', '-C', 'source']

/** Clicks in a turn, sizes of the page, and Lighthouse's scores if wanted. Never fails: what could not be measured is a remark. */
export async function pageFigures(lighthouse: boolean, signal: AbortSignal): Promise<PageFigures> {
  const answers = [
    await ask('clicks.ts', signal),
    await ask('sizes.mjs', signal),
    ...(lighthouse ? [await ask('lighthouse.mjs', signal)] : []),
  ]
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

/** Runs a script of the page's package in a process of its own: nothing here depends on that package. */
async function ask(script: string, signal: AbortSignal): Promise<Answer> {
  const folder = repository()
  const file = folder === null ? null : join(folder, 'packages/web/scripts', script)
  if (file === null || !existsSync(file)) return failed('The page is not part of this installation.')
  try {
    const flags = script.endsWith('.ts') ? TYPED : []
    const { stdout } = await promisify(execFile)(process.execPath, [...flags, file], {
      cwd: folder!,
      signal,
      timeout: PATIENCE,
    })
    return JSON.parse(stdout) as Answer
  } catch (error) {
    return failed(`The page could not be measured: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function failed(problem: string): Answer {
  return { rows: [], problem }
}
