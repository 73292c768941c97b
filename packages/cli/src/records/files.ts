import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { type Course, type Journal, type Pick, readRecord, writeRecord } from '@spinney/kernel'

/** A game to be recorded, with its name as the seed. */
export interface PlannedGame {
  readonly name: string
  readonly config: unknown
  /** The bot of all seats, which must look at no clock; left out: `steady`. */
  readonly bot?: string
  /** Picks that somebody wants to see, by kind of question, in the order they are asked for; bots answer the rest. */
  readonly choices?: { readonly [kind: string]: readonly Pick[] }
}

/** What is kept of a recorded game for all to read. */
export type Fingerprints = Omit<Course, 'steps' | 'stop'>

/** A recorded game: its journal, and what came of it when it was recorded. */
export interface RecordedGame {
  readonly name: string
  readonly journal: Journal
  readonly kept: Fingerprints
  /** The steps of its course, to find the place of a change. */
  readonly steps: readonly string[]
}

const TABLES = 'tables.json'
const FINGERPRINTS = 'fingerprints.json'
const STEPS = 'steps.json.gz'
const RECORD = '.record.gz'

/** Where the recorded games of a game lie; null where it has none. */
export function recordsFolder(repository: string, game: string): string | null {
  const folder = join(repository, 'packages', game, 'records')
  return existsSync(join(folder, TABLES)) ? folder : null
}

/** The games that are to be recorded. */
export function plannedGames(folder: string): readonly PlannedGame[] {
  return readJson(join(folder, TABLES)) as PlannedGame[]
}

/** The versions of the rules of which games are recorded. */
export function recordedVersions(folder: string): string[] {
  const inside = readdirSync(folder, { withFileTypes: true })
  return inside.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort((a, b) => Number(a) - Number(b))
}

/** The games recorded under a version of the rules, by name. */
export function recordedGames(folder: string, rules: string): Map<string, RecordedGame> {
  const inside = join(folder, rules)
  if (!existsSync(inside)) return new Map()
  const fingerprints = readJson(join(inside, FINGERPRINTS)) as Record<string, Fingerprints>
  const steps = JSON.parse(unpacked(join(inside, STEPS))) as Record<string, string[]>
  const names = readdirSync(inside).filter((file) => file.endsWith(RECORD))
  return new Map(
    names.sort().map((file) => {
      const name = file.slice(0, -RECORD.length)
      const journal = readRecord(unpacked(join(inside, file)))
      return [name, { name, journal, kept: fingerprints[name]!, steps: steps[name]! }]
    }),
  )
}

/** Writes the games of a version; a record that is the same already stays as it is. */
export function keepGames(folder: string, rules: string, games: Iterable<RecordedGame>): void {
  const inside = join(folder, rules)
  mkdirSync(inside, { recursive: true })
  const all = [...games].sort((a, b) => (a.name < b.name ? -1 : 1))
  for (const { name, journal } of all) pack(join(inside, `${name}${RECORD}`), writeRecord(journal))
  const lines = all.map(({ name, kept }) => `${JSON.stringify(name)}: ${JSON.stringify(kept)}`)
  writeFileSync(join(inside, FINGERPRINTS), `{\n${lines.join(',\n')}\n}\n`)
  pack(join(inside, STEPS), JSON.stringify(Object.fromEntries(all.map(({ name, steps }) => [name, steps]))))
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'))
}

function unpacked(file: string): string {
  return gunzipSync(readFileSync(file)).toString('utf8')
}

function pack(file: string, text: string): void {
  if (existsSync(file) && unpacked(file) === text) return
  writeFileSync(file, gzipSync(text, { level: 9 }))
}
