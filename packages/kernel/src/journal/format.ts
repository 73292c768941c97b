import { type Bond, LONGEST_WORDS } from '../chance/pledge.ts'
import { fingerprint } from '../chance/random.ts'
import type { State } from '../flow/types.ts'
import type { Game } from '../game.ts'
import { FormatError, LARGE, named, plainAt, quoted, shortly, told } from '../outside.ts'
import { footingOf } from './footing.ts'
import type { Entry, Journal, Seal } from './journal.ts'
import type { SeatJournal } from './seat-journal.ts'
import { soundState } from './sound.ts'

const RECORD = 'spinney-record'
const SNAPSHOT = 'spinney-snapshot'
const SEAT_RECORD = 'spinney-seat-record'

/** Records whose dice follow from the seed alone, and all other files. */
const FIRST = 1
/** Records whose dice are bound to their table. */
const BOUND = 2

/** Names of the players in the order of their seats, as they stand in files. They prove nothing and decide nothing. */
export type Names = readonly string[]

/** A journal as the text of a file, with the names of its players where they have some. */
export function writeRecord({ game, rules, config, bond, seals, answers }: Journal, names: Names = []): string {
  const body = { game, rules, config, ...(bond ?? {}), seals, answers, ...withNames(names) }
  return write(RECORD, body, bond === null ? FIRST : BOUND)
}

/** Longest name of a player. */
const NAME = 200
/** No table has more seats. */
const SEATS = 99

const withNames = (names: Names): { readonly names?: Names } => (names.some((name) => name !== '') ? { names } : {})

/** The names in a record file: one for each seat, empty where a player has none; an empty list where the file has none. */
export function namesIn(text: string): Names {
  const { names } = read(RECORD, text, BOUND).body
  if (names === undefined) return []
  const found = listOf(names, '$.names', wordOf)
  if (found.length > SEATS) throw new FormatError('$.names', `there are names for ${found.length} seats`)
  const at = found.findIndex((name) => name.length > NAME)
  if (at >= 0) throw new FormatError(`$.names[${at}]`, `a name of more than ${NAME} letters`)
  return found
}

/** What a seat may have of a game that goes on. It cannot be played again, so it is a file of another format. */
export function writeSeatRecord(
  { game, rules, config, bond, seals, seat, answers }: SeatJournal,
  names: Names = [],
): string {
  return write(SEAT_RECORD, { game, rules, config, ...(bond ?? {}), seals, seat, answers, ...withNames(names) })
}

/** Reads a record file; refuses what is damaged, cut short, or something else. */
export function readRecord(text: string): Journal {
  const journal = readHead(text)
  const { seals, answers } = journal
  const late = seals.findIndex(({ from }) => from > answers.length)
  if (late >= 0) throw new FormatError(`$.seals[${late}].from`, OUT_OF_ORDER)
  return journal
}

const OUT_OF_ORDER = 'the seals do not follow one another along the answers'

/** Reads a record whose answers may be kept elsewhere, as stores do: a seal may begin after the answers that are in it. */
export function readHead(text: string): Journal {
  const { body, version } = read(RECORD, text, BOUND)
  const answers = listOf(body.answers, '$.answers', entryOf)
  const seals = listOf(body.seals, '$.seals', sealOf)
  if (seals[0]?.from !== 0) throw new FormatError('$.seals', 'no seal covers the beginning of the game')
  const early = seals.findIndex(({ from }, i) => i > 0 && from <= seals[i - 1]!.from)
  if (early >= 0) throw new FormatError(`$.seals[${early}].from`, OUT_OF_ORDER)
  return {
    game: wordOf(body.game, '$.game'),
    rules: wordOf(body.rules, '$.rules'),
    config: body.config,
    bond: version === BOUND ? bondOf(body) : null,
    seals,
    answers,
  }
}

function bondOf({ table, words }: Record<string, unknown>): Bond {
  return { table: wordOf(table, '$.table'), words: listOf(words, '$.words', wordsOf) }
}

function wordsOf(value: unknown, place: string): string {
  const text = wordOf(value, place)
  if (text.length > LONGEST_WORDS) throw new FormatError(place, `words of more than ${LONGEST_WORDS} letters`)
  return text
}

/** A position as the text of a file. */
export function writeSnapshot<G extends State>(game: Game<G>, config: unknown, state: G): string {
  return write(SNAPSHOT, { game: game.id, rules: game.rules, config, state })
}

/** Reads a position of this game; a snapshot taken inside any procedure resumes there. */
export function readSnapshot<G extends State>(game: Game<G>, text: string): { config: unknown; state: G } {
  const { body } = read(SNAPSHOT, text)
  if (body.game !== game.id) throw new FormatError('$.game', `the snapshot is of ${told(body.game)}, not of ${game.id}`)
  const rules = wordOf(body.rules, '$.rules')
  const footing = footingOf(game, { rules, config: body.config }, 'snapshot')
  if (footing.kind !== 'as then') throw new FormatError('$.rules', footing.message)
  const state = stateOf(game, rules, recordOf(body.state, '$.state'))
  if (!Number.isInteger(state.version)) throw new FormatError('$.state.version', 'a whole number is missing here')
  if (typeof state.over !== 'boolean') throw new FormatError('$.state.over', 'true or false is missing here')
  for (const [i, frame] of listOf(state.flow, '$.state.flow', recordOf).entries()) {
    const proc = named(game.procs, frame.proc)
    if (proc === undefined)
      throw new FormatError(`$.state.flow[${i}].proc`, `${game.id} has no procedure ${told(frame.proc)}`)
    if (named(proc.indexOf, frame.at) === undefined) {
      throw new FormatError(`$.state.flow[${i}].at`, `procedure ${proc.name} has no step ${told(frame.at)}`)
    }
    recordOf(frame.local, `$.state.flow[${i}].local`)
  }
  return { config: footing.config, state: soundState(game, footing.config, state, '$.state') }
}

/** A state as today's code lays it out. */
function stateOf<G extends State>(game: Game<G>, rules: string, state: Record<string, unknown>): G {
  if (rules === game.rules) return state as unknown as G
  const today = named(game.earlier ?? {}, rules)?.state?.(state)
  if (today !== undefined) return today
  throw new FormatError('$.rules', `positions of rules version ${rules} cannot be read any more, only whole records`)
}

function write(format: string, body: Record<string, unknown>, version = FIRST): string {
  return `${JSON.stringify({ format, version, fingerprint: fingerprint(JSON.stringify(body)), body })}\n`
}

function read(format: string, text: string, newest = FIRST): { body: Record<string, unknown>; version: number } {
  const file = recordOf(parse(text), '$')
  plainAt(file, '$', LARGE)
  if (file.format !== format) throw new FormatError('$.format', otherFormat(format, file.format))
  const { version } = file
  if (typeof version !== 'number' || !Number.isInteger(version) || version < FIRST || version > newest) {
    const known = newest === FIRST ? `version ${FIRST}` : `versions ${FIRST} to ${newest}`
    throw new FormatError('$.version', `version ${shortly(version)} is not known here, only ${known}`)
  }
  const body = recordOf(file.body, '$.body')
  if (fingerprint(JSON.stringify(body)) !== file.fingerprint) {
    throw new FormatError('$.fingerprint', 'the content does not fit its fingerprint: the file was damaged or changed')
  }
  return { body, version }
}

function otherFormat(format: string, found: unknown): string {
  if (found === SEAT_RECORD)
    return 'this is what one seat may know of a game that goes on; hidden answers are left out, so it cannot be played'
  return `this is not a ${format} file${found === undefined ? '' : ` but ${told(found)}`}`
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
      throw new FormatError(`${place}.${quoted(key)}`, 'an option is flat')
  }
  return record as Entry['pick']
}

function sealOf(value: unknown, place: string): Seal {
  const { from, commitment, seed } = recordOf(value, place)
  if (typeof from !== 'number' || !Number.isInteger(from) || from < 0)
    throw new FormatError(`${place}.from`, 'a whole number is missing here')
  return {
    from,
    commitment: digestIn(commitment, `${place}.commitment`),
    seed: seed === null ? null : wordOf(seed, `${place}.seed`),
  }
}

/** People compare it letter by letter: it is what a commitment looks like, and nothing else. */
function digestIn(value: unknown, place: string): string {
  const text = wordOf(value, place)
  if (!/^[0-9a-f]{64}$/.test(text)) throw new FormatError(place, 'a commitment has 64 digits from 0 to f')
  return text
}
