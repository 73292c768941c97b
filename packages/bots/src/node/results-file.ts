import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs'
import { dirname } from 'node:path'
import { brief } from '@spinney/kernel'
import type { GameRecord } from '../arena/report.ts'

/** A file of results belongs to another contest. */
export class ResultsError extends Error {
  override name = 'ResultsError'
}

/** The results of a contest on disk: a first line that says what it is, then one line for each game. */
export interface ResultsFile {
  /** The games played before. */
  readonly records: readonly GameRecord[]
  add(record: GameRecord): void
}

/** Opens a file of results, or begins one. A last line that was cut short by a crash is dropped. */
export function openResults(file: string, contest: unknown): ResultsFile {
  const title = JSON.stringify({ arena: 1, ...(contest as object) })
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true })
    appendFileSync(file, `${title}\n`)
  }
  const text = readFileSync(file, 'utf8')
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  if (whole.length < text.length) truncateSync(file, Buffer.byteLength(whole))
  const [first, ...lines] = whole.split('\n').filter((line) => line !== '')
  if (first !== title) throw new ResultsError(`${file} holds the results of another contest: ${brief(first ?? 'none')}`)
  return {
    records: lines.map((line) => JSON.parse(line) as GameRecord),
    add: (record) => appendFileSync(file, `${JSON.stringify(record)}\n`),
  }
}
