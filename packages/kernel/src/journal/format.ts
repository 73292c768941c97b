import { fingerprint } from '../chance/random.ts'
import type { State } from '../flow/types.ts'
import type { Game } from '../game.ts'
import type { Entry, Journal, Seal } from './journal.ts'

const RECORD = 'spinney-record'
const SNAPSHOT = 'spinney-snapshot'
const VERSION = 1

/** A file could not be read; the message says why and, where it can be told, the place. */
export class FormatError extends Error {
  override name = 'FormatError'
  /** Line and column, or a path such as `$.answers[3].pick`. */
  readonly place: string
  constructor(place: string, reason: string) {
    super(`${place}: ${reason}`)
    this.place = place
  }
}

/** A journal as the text of a file. */
export function writeRecord(journal: Journal): string {
  const { game, rules, config, seals, answers } = journal
  return write(RECORD, { game, rules, config, seals, answers })
}

/** Reads a record file; refuses what is damaged, cut short, or something else. */
export function readRecord(text: string): Journal {
  const body = read(RECORD, text)
  const answers = listOf(body.answers, '$.answers', entryOf)
  const seals = listOf(body.seals, '$.seals', sealOf)
  if (seals[0]?.from !== 0) throw new FormatError('$.seals', 'no seal covers the beginning of the game')
  seals.forEach(({ from }, i) => {
    const inOrder = i === 0 || (from > seals[i - 1]!.from && from <= answers.length)
    if (!inOrder) throw new FormatError(`$.seals[${i}].from`, 'the seals do not follow one another along the answers')
  })
  return {
    game: wordOf(body.game, '$.game'),
    rules: wordOf(body.rules, '$.rules'),
    config: body.config,
    seals,
    answers,
  }
}

/** A position as the text of a file. */
export function writeSnapshot<G extends State>(game: Game<G>, config: unknown, state: G): string {
  return write(SNAPSHOT, { game: game.id, rules: game.rules, config, state })
}

/** Reads a position of this game; a snapshot taken inside any procedure resumes there. */
export function readSnapshot<G extends State>(game: Game<G>, text: string): { config: unknown; state: G } {
  const body = read(SNAPSHOT, text)
  if (body.game !== game.id)
    throw new FormatError('$.game', `the snapshot is of ${String(body.game)}, not of ${game.id}`)
  if (body.rules !== game.rules) {
    throw new FormatError(
      '$.rules',
      `the snapshot follows rules version ${String(body.rules)}, this program has ${game.rules}`,
    )
  }
  const state = recordOf(body.state, '$.state') as unknown as G
  if (!Number.isInteger(state.version)) throw new FormatError('$.state.version', 'a whole number is missing here')
  if (typeof state.over !== 'boolean') throw new FormatError('$.state.over', 'true or false is missing here')
  for (const [i, frame] of listOf(state.flow, '$.state.flow', recordOf).entries()) {
    const proc = Object.hasOwn(game.procs, String(frame.proc)) ? game.procs[String(frame.proc)] : undefined
    if (proc === undefined)
      throw new FormatError(`$.state.flow[${i}].proc`, `${game.id} has no procedure ${String(frame.proc)}`)
    if (!Object.hasOwn(proc.indexOf, String(frame.at))) {
      throw new FormatError(`$.state.flow[${i}].at`, `procedure ${proc.name} has no step ${String(frame.at)}`)
    }
  }
  return { config: game.config(body.config), state }
}

function write(format: string, body: Record<string, unknown>): string {
  return `${JSON.stringify({ format, version: VERSION, fingerprint: fingerprint(JSON.stringify(body)), body })}\n`
}

function read(format: string, text: string): Record<string, unknown> {
  const file = recordOf(parse(text), '$')
  if (file.format !== format) {
    throw new FormatError(
      '$.format',
      `this is not a ${format} file${file.format === undefined ? '' : ` but ${String(file.format)}`}`,
    )
  }
  if (file.version !== VERSION) {
    throw new FormatError('$.version', `version ${String(file.version)} is not known here, only version ${VERSION}`)
  }
  const body = recordOf(file.body, '$.body')
  if (fingerprint(JSON.stringify(body)) !== file.fingerprint) {
    throw new FormatError('$.fingerprint', 'the content does not fit its fingerprint: the file was damaged or changed')
  }
  return body
}

export function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const position = Number(/position (\d+)/.exec(reason)?.[1] ?? text.length)
    const before = text.slice(0, position).split('\n')
    const place = `line ${before.length}, column ${before[before.length - 1]!.length + 1}`
    const cut = position >= text.trimEnd().length
    throw new FormatError(place, cut ? 'the file ends too early: it was cut short, or is not JSON' : 'this is not JSON')
  }
}

export function recordOf(value: unknown, place: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new FormatError(place, 'a record is missing here')
  return value as Record<string, unknown>
}

export function wordOf(value: unknown, place: string): string {
  if (typeof value !== 'string') throw new FormatError(place, 'a text is missing here')
  return value
}

export function listOf<T>(value: unknown, place: string, item: (value: unknown, place: string) => T): T[] {
  if (!Array.isArray(value)) throw new FormatError(place, 'a list is missing here')
  return value.map((v, i) => item(v, `${place}[${i}]`))
}

export function entryOf(value: unknown, place: string): Entry {
  const { seat, kind, pick, auto } = recordOf(value, place)
  if (seat !== 'chance' && (typeof seat !== 'number' || !Number.isInteger(seat) || seat < 0)) {
    throw new FormatError(`${place}.seat`, 'a seat is a number from 0, or chance')
  }
  const entry = {
    seat: seat as Entry['seat'],
    kind: wordOf(kind, `${place}.kind`),
    pick: pickOf(pick, `${place}.pick`),
  }
  return auto === true ? { ...entry, auto } : entry
}

function pickOf(value: unknown, place: string): Entry['pick'] {
  if (typeof value === 'string' || typeof value === 'number') return value
  const record = recordOf(value, place)
  for (const key of Object.keys(record)) {
    if (typeof record[key] === 'object' && record[key] !== null)
      throw new FormatError(`${place}.${key}`, 'an option is flat')
  }
  return record as Entry['pick']
}

function sealOf(value: unknown, place: string): Seal {
  const { from, commitment, seed } = recordOf(value, place)
  if (typeof from !== 'number' || !Number.isInteger(from) || from < 0)
    throw new FormatError(`${place}.from`, 'a whole number is missing here')
  return {
    from,
    commitment: wordOf(commitment, `${place}.commitment`),
    seed: seed === null ? null : wordOf(seed, `${place}.seed`),
  }
}
