import { quoted } from '@spinney/kernel'
import { isLanguage, LANGUAGES, type Language, languageFor as languageOf } from '@spinney/words'
import { Command } from 'commander'
import type { GameEntry, TableOptions } from './entry.ts'
import { EXIT, noSuch, UsageError } from './errors.ts'
import type { Io } from './io.ts'
import { usualJobs } from './series/share.ts'

/** A command that tells the exit code it wants by `finish`. */
export interface Cli {
  readonly io: Io
  finish(code: number): void
}

/** Reads a whole number; says what was expected where it is none. */
export function wholeNumber(name: string, least: number, most = Number.MAX_SAFE_INTEGER): (text: string) => number {
  return (text) => {
    const value = Number(text)
    if (/^\d+$/.test(text) && value >= least && value <= most) return value
    const range = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`
    throw new UsageError(`${name} must be a whole number ${range}, not "${quoted(text)}"`)
  }
}

/** No list on a command line needs more names. */
const MOST_NAMES = 50

/** Reads `a,b,c`. */
export function listOf(name: string): (text: string) => string[] {
  return (text) => {
    const words = text.split(',', MOST_NAMES + 1).map((word) => word.trim())
    if (words.length > MOST_NAMES) throw new UsageError(`${name} must be at most ${MOST_NAMES} names`)
    if (words.some((word) => word === ''))
      throw new UsageError(`${name} must be names with commas between, not "${quoted(text)}"`)
    return words
  }
}

/** More threads than any machine has cores for. */
const MOST_JOBS = 256

/** The option `--jobs`, as `option` of a command takes it. */
export function jobsOption(): [string, string, (text: string) => number, number] {
  return [
    '--jobs <n>',
    'threads to play in; by default one less than there are cores. The result is the same whatever their number',
    wholeNumber('--jobs', 1, MOST_JOBS),
    usualJobs(),
  ]
}

function setting(text: string, before: Record<string, string>): Record<string, string> {
  const [, key, value] = /^([^=\s]+)=(.*)$/.exec(text) ?? []
  if (key === undefined) throw new UsageError(`--set must be key=value, not "${quoted(text)}"`)
  if (Object.keys(before).length >= MOST_NAMES) throw new UsageError(`--set is given more than ${MOST_NAMES} times`)
  return { ...before, [key]: value! }
}

/** What commander hands to a command that has the options of `withTable`. */
export interface TableFlags {
  readonly players?: number
  readonly seats?: string[]
  readonly map?: string
  readonly deck?: string
  readonly preset?: string
  readonly first?: string
  readonly set: Record<string, string>
}

/** Settings with an option of their own: `--preset first` is short for `--set preset=first`. */
const SHORT = ['deck', 'preset', 'first'] as const

/** Adds the options that set up a table; what they may be is the game's business. */
export function withTable(command: Command): Command {
  return command
    .option('--players <n>', 'number of players', wholeNumber('--players', 1, 99))
    .option('--seats <a,b,c>', 'who sits where, by the names of the game', listOf('--seats'))
    .option('--map <name>', 'the map to play on')
    .option('--deck <name>', 'the deck to play with')
    .option('--preset <name>', 'the edition or reading of the rules')
    .option('--first <seat>', 'who plays first')
    .option('--set <key=value>', 'another setting of the game; may be repeated', setting, {})
}

/** The configuration of a table, checked by the game. */
export function configOf(entry: GameEntry, flags: TableFlags): unknown {
  return entry.game.config(entry.configFrom(tableOptions(flags)))
}

export function tableOptions(flags: TableFlags): TableOptions {
  const { players, seats, map } = flags
  const short = SHORT.flatMap((name) => (flags[name] === undefined ? [] : [[name, flags[name]] as const]))
  return {
    set: { ...flags.set, ...Object.fromEntries(short) },
    ...(players === undefined ? {} : { players }),
    ...(seats === undefined ? {} : { seats }),
    ...(map === undefined ? {} : { map }),
  }
}

/** The game with this id; an unknown one is refused with the list. */
export function gameCalled(io: Io, id: string): GameEntry {
  const found = io.games.find((entry) => entry.game.id === id)
  if (found === undefined) throw noSuch('game', id, idsOf(io))
  return found
}

export function idsOf(io: Io): string[] {
  return io.games.map((entry) => entry.game.id)
}

/** The language asked for, or that of the environment. */
export function languageFor(io: Io, wanted: string | undefined): Language {
  if (wanted === undefined) return languageOf([io.locale])
  if (!isLanguage(wanted)) throw noSuch('language', wanted, LANGUAGES)
  return wanted
}

/** A command of the program, with its exit codes in the help. */
export function commandCalled(name: string, summary: string): Command {
  const { fine, failed, usage, interrupted } = EXIT
  return new Command(name)
    .description(summary)
    .addHelpText(
      'after',
      `\nExit codes: ${fine} fine, ${failed} the thing checked failed, ${usage} bad usage or input, ${interrupted} interrupted`,
    )
}
