import { randomBytes } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import {
  journalOf,
  openTable,
  readRecord,
  replay,
  type Seat,
  type State,
  type Table,
  writeRecord,
} from '@spinney/kernel'
import type { Command } from 'commander'
import { botNames, botsFor } from '../bots.ts'
import type { GameEntry } from '../entry.ts'
import { aboutFile, EXIT, noSuch, UsageError } from '../errors.ts'
import { fileTrouble, type Io, print, readText } from '../io.ts'
import {
  type Cli,
  commandCalled,
  configOf,
  gameCalled,
  languageFor,
  listOf,
  type TableFlags,
  withTable,
} from '../options.ts'
import { type Lines, openLines } from '../play/lines.ts'
import { type Ending, playOn } from '../play/session.ts'
import { createWords, LANGUAGES, type Language, type Words } from '../words.ts'

interface Flags extends TableFlags {
  readonly humans?: string[]
  readonly bots: string[]
  readonly seed?: string
  readonly lang?: string
  readonly save?: string
  readonly resume?: string
  readonly auto?: true
}

/** `spinney play`: a game at this terminal. */
export function playCommand(cli: Cli): Command {
  return withTable(commandCalled('play', 'play a game in the terminal, against bots or with several people'))
    .argument('[game]', 'id of the game; without it a menu is shown')
    .option('--humans <seats>', 'seats of people, by number from 0 or by name; "none" to watch', listOf('--humans'))
    .option('--bots <names>', `one bot for all seats or one for each (${botNames.join(', ')})`, listOf('--bots'), [
      'random',
    ])
    .option('--seed <text>', 'dice and draws follow from it; by default it is drawn by lot')
    .option('--lang <language>', `${LANGUAGES.join(', ')}; by default that of the environment`)
    .option('--save <file>', 'where the game is saved, also when it is over')
    .option('--resume <file>', 'go on with a saved game')
    .option('--auto', 'do not ask where there is only one option')
    .action(async (id: string | undefined, flags: Flags) => cli.finish(await run(cli.io, id, flags)))
}

async function run(io: Io, id: string | undefined, flags: Flags): Promise<number> {
  const language = languageFor(io, flags.lang)
  const lines = openLines(io)
  try {
    const found =
      flags.resume === undefined ? await newGame(io, lines, id, flags, language) : resumed(io, id, flags.resume)
    if (found === null) return io.interrupted.aborted ? EXIT.interrupted : EXIT.fine
    const { entry, table } = found
    const seats = entry.seatNames(table.config)
    const words = createWords(entry.messages, () => entry.namesIn?.(table.state) ?? seats, language, entry.termOf)
    const humans = humansOf(flags.humans ?? ['0'], seats)
    const bots = botsFor(flags.bots, seats.length)
    const seen = new Map<Seat, number>(humans.map((seat) => [seat, table.answers.length]))
    const ending = await playOn({ io, lines, entry, table, words, humans, bots, auto: flags.auto === true, seen })
    keep(io, table, words, ending, flags)
    return ending === 'interrupted' ? EXIT.interrupted : EXIT.fine
  } finally {
    lines.close()
  }
}

interface Opened {
  readonly entry: GameEntry
  readonly table: Table<State>
}

async function newGame(
  io: Io,
  lines: Lines,
  id: string | undefined,
  flags: Flags,
  language: Language,
): Promise<Opened | null> {
  const entry = id === undefined ? await choose(io, lines, language) : gameCalled(io, id)
  if (entry === null) return null
  const seed = flags.seed ?? randomBytes(16).toString('hex')
  return { entry, table: openTable(entry.game, configOf(entry, flags), seed) }
}

/** A saved game can go on because the keeper's file holds the seed. */
function resumed(io: Io, id: string | undefined, file: string): Opened {
  const journal = aboutFile(file, () => readRecord(readText(io, file)))
  if (id !== undefined && id !== journal.game)
    throw new UsageError(`${file} is a game of ${journal.game}, not of ${id}`)
  const entry = gameCalled(io, journal.game)
  const table = aboutFile(file, () => replay(entry.game, journal))
  if (!table.state.over && table.seals.at(-1)?.seed == null) {
    throw new UsageError(`${file} does not hold the seed, so that dice and draws cannot go on`)
  }
  return { entry, table }
}

/** The menu of games; null where the person leaves. */
async function choose(io: Io, lines: Lines, language: Language): Promise<GameEntry | null> {
  const words = createWords({ en: {}, ja: {}, zh: {} }, () => [], language)
  if (io.games.length === 0) throw new UsageError('there is no game yet')
  for (const [i, { messages, game }] of io.games.entries()) {
    print(io, `  ${i + 1}) ${messages[language]['game.name'] ?? messages.en['game.name'] ?? game.id}`)
  }
  for (;;) {
    const line = await lines.read(`${words.ui('menu')} `)
    const word = line?.trim().toLowerCase() ?? 'q'
    if (word === 'q') return null
    const found = io.games.find(({ game }, i) => word === String(i + 1) || word === game.id)
    if (found !== undefined) return found
    print(io, words.ui('menuHint', { count: io.games.length }))
  }
}

function humansOf(names: readonly string[], seats: readonly string[]): Seat[] {
  if (names.length === 1 && names[0] === 'none') return []
  return names.map((name) => {
    const seat = /^\d+$/.test(name) ? Number(name) : seats.indexOf(name)
    if (seat >= 0 && seat < seats.length) return seat
    throw noSuch(
      'seat',
      name,
      seats.map((known, i) => (known === String(i) ? known : `${i} (${known})`)),
    )
  })
}

/** Writes the game to its file: always when people leave, and at the end where there is a file already. */
function keep(io: Io, table: Table<State>, words: Words, ending: Ending, flags: Flags): void {
  const named = flags.save ?? flags.resume
  if (ending === 'over' && named === undefined) {
    print(io, words.ui('seed', { seed: table.seals.map(({ seed }) => seed).join(' ') }))
    return
  }
  const file = named ?? freeName(io, table.game.id)
  try {
    writeFileSync(resolve(io.folder, file), writeRecord(journalOf(table, true)))
  } catch (error) {
    throw new UsageError(`the game could not be saved to ${file}: ${fileTrouble(error)}`)
  }
  print(io, `\n${words.ui('saved', { file })}`)
  if (ending !== 'over') print(io, words.ui('resume', { command: `${io.program} ${resumeWords(file, flags)}` }))
}

/** A name in the current folder that no file has yet. */
function freeName(io: Io, game: string): string {
  for (let n = 1; ; n++) {
    const name = `spinney-${game}-${n}.json`
    if (!existsSync(resolve(io.folder, name))) return name
  }
}

function resumeWords(file: string, { humans, bots, lang, auto }: Flags): string {
  const words = ['play --resume', file]
  if (humans !== undefined) words.push('--humans', humans.join(','))
  if (bots.join() !== 'random') words.push('--bots', bots.join(','))
  if (lang !== undefined) words.push('--lang', lang)
  if (auto) words.push('--auto')
  return words.join(' ')
}
