import { FormatError, isRecord, plainAt, quoted, type Seat, shortly, told } from '@spinney/kernel'
import type { TableOptions } from '../entry.ts'
import { UsageError } from '../errors.ts'

/** A line of a program, read. */
export interface Request {
  /** Comes back with the reply. */
  readonly id: unknown
  readonly verb: string
  readonly fields: Fields
}

export type Fields = Readonly<Record<string, unknown>>

/** Reads a line; refuses what is no request in words. */
export function readRequest(line: string): Request {
  let parsed: unknown
  try {
    parsed = JSON.parse(line)
  } catch {
    throw new FormatError('the line', 'this is not JSON')
  }
  plainAt(parsed, 'the line')
  if (!isRecord(parsed)) throw new FormatError('the line', 'a record is expected, such as {"id":1,"do":"hello"}')
  return { id: parsed.id ?? null, verb: textIn(parsed, 'do'), fields: parsed }
}

/** The id of a line that may be wrong in other ways, so that its sender finds the reply. */
export function idOf(line: string): unknown {
  try {
    const parsed: unknown = JSON.parse(line)
    return isRecord(parsed) && (typeof parsed.id === 'number' || typeof parsed.id === 'string') ? parsed.id : null
  } catch {
    return null
  }
}

export function textIn(fields: Fields, name: string): string {
  const value = fields[name]
  if (typeof value !== 'string') throw new UsageError(`"${name}" must be a text, not ${shortly(value)}`)
  return value
}

export function textOr(fields: Fields, name: string, otherwise: string): string {
  return fields[name] === undefined ? otherwise : textIn(fields, name)
}

/** A whole number from 0. */
export function countIn(fields: Fields, name: string): number {
  const value = fields[name]
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0)
    throw new UsageError(`"${name}" must be a whole number of at least 0, not ${shortly(value)}`)
  return value
}

/** A seat of the table; null for the eyes of an onlooker. */
export function seatIn(fields: Fields, seats: number): Seat | null {
  const { seat } = fields
  if (seat === null) return null
  if (typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < seats) return seat
  throw new UsageError(`"seat" must be from 0 to ${seats - 1}, or null, not ${told(seat)}`)
}

/** What the fields of `new` say about the table, in the words of the command line. */
export function tableIn(fields: Fields): TableOptions {
  const { players, seats, map, set = {} } = fields
  if (!isRecord(set)) throw new UsageError(`"set" must be a record of settings, not ${shortly(set)}`)
  return {
    set: Object.fromEntries(Object.entries(set).map(([key, value]) => [key, settingOf(key, value)])),
    ...(players === undefined ? {} : { players: countIn(fields, 'players') }),
    ...(seats === undefined ? {} : { seats: namesOf(seats) }),
    ...(map === undefined ? {} : { map: textIn(fields, 'map') }),
  }
}

function settingOf(key: string, value: unknown): string {
  if (typeof value === 'string') return value
  throw new UsageError(`the setting "${quoted(key)}" must be a text, not ${shortly(value)}`)
}

function namesOf(seats: unknown): string[] {
  if (Array.isArray(seats) && seats.every((name) => typeof name === 'string')) return seats
  throw new UsageError(`"seats" must be a list of names, not ${shortly(seats)}`)
}
