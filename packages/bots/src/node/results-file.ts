import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs'
import { dirname } from 'node:path'
import { brief, isRecord } from '@spinney/kernel'
import type { GameRecord } from '../arena/report.ts'
import { makeFolder } from './folder.ts'

/** A file cannot hold the results of a contest: it is another one's, damaged, or (`cause`) the system refuses it. */
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
export function openResults(file: string, contest: object): ResultsFile {
  const title = JSON.stringify({ arena: 1, ...contest })
  const text = reaching(file, () => textOf(file))
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  // A program that was ended while it began the file has left a part of the first line.
  const isNew = whole === '' && title.startsWith(text)
  const [first, ...lines] = isNew ? [title] : whole.split('\n').slice(0, -1)
  if (first !== title) throw new ResultsError(`${file} holds the results of another contest: ${brief(first ?? text)}`)
  const records = lines.map((line, i) => recordIn(line, `${file}, line ${i + 2}`))
  // Nothing is changed before it is known that the file is ours.
  reaching(file, () => {
    if (whole.length < text.length) truncateSync(file, Buffer.byteLength(whole))
    if (isNew) appendFileSync(file, `${title}\n`)
  })
  return {
    records,
    add: (record) => reaching(file, () => appendFileSync(file, `${JSON.stringify(record)}\n`)),
  }
}

function textOf(file: string): string {
  makeFolder(dirname(file))
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

function reaching<T>(file: string, action: () => T): T {
  try {
    return action()
  } catch (cause) {
    throw new ResultsError(`${file} cannot be used`, { cause })
  }
}

function recordIn(line: string, place: string): GameRecord {
  const found = parsedOr(line)
  const known = isRecord(found) ? gameIn(found) : null
  if (known === null) throw new ResultsError(`${place}: this is not the result of a game; remove the line`)
  return known
}

function parsedOr(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

function gameIn(found: Readonly<Record<string, unknown>>): GameRecord | null {
  const { number, hero, heroSeat, rest, bots, roles, seed, shares, scores, how, turns, decisions, ms } = found
  if (!isNumber(number) || !isNumber(heroSeat) || !isNumber(turns)) return null
  if (!isText(hero) || !isText(rest) || !isText(seed) || !(how === null || isText(how))) return null
  if (!isListOf(bots, isText) || !(roles === null || isListOf(roles, isText))) return null
  if (!isListOf(shares, isNumber) || !isListOf(scores, isNumber)) return null
  if (!isListOf(decisions, isNumber) || !isListOf(ms, isNumber)) return null
  return { number, hero, heroSeat, rest, bots, roles, seed, shares, scores, how, turns, decisions, ms }
}

const isNumber = (value: unknown): value is number => typeof value === 'number'
const isText = (value: unknown): value is string => typeof value === 'string'

const isListOf = <T>(value: unknown, isItem: (item: unknown) => item is T): value is T[] =>
  Array.isArray(value) && value.every(isItem)
