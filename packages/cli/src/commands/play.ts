import { randomBytes } from 'node:crypto'
import { type Host, hostJournal, openHost, resumeHost } from '@spinney/host'
import { journalOf, type Seat, view } from '@spinney/kernel'
import { LANGUAGES, type Language } from '@spinney/words'
import type { Command } from 'commander'
import { botNames, botNamesFor } from '../bots.ts'
import type { GameEntry } from '../entry.ts'
import { aboutFileLater, EXIT, noSuch, UsageError } from '../errors.ts'
import { type Io, print } from '../io.ts'
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
import { type GameFile, newFile, savedFile, withFile } from '../play/file.ts'
import { type Lines, openLines } from '../play/lines.ts'
import { type Ending, playOn } from '../play/terminal.ts'
import { GIVEN_SEED } from '../seeds.ts'
import { type Speech, speechOf, terminalUi } from '../speech.ts'

interface Flags extends TableFlags {
  readonly humans?: string[]
  readonly bots: string[]
  readonly seed?: string
  readonly words?: string[]
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
    .option('--seed <text>', 'dice and draws follow from it (random by default)')
    .option(
      '--words <text>',
      'words of a seat, mixed into all dice and draws; once for each seat, in their order',
      oneMore,
    )
    .option('--lang <language>', `${LANGUAGES.join(', ')}; by default that of the environment`)
    .option('--save <file>', 'where the game is saved, also when it is over')
    .option('--resume <file>', 'continue a saved game')
    .option('--auto', 'do not ask where there is only one option')
    .action(async (id: string | undefined, flags: Flags) => cli.finish(await run(cli.io, id, flags)))
}

/** Collects what an option says each time. */
const oneMore = (text: string, before: readonly string[] = []): string[] => [...before, text]

async function run(io: Io, id: string | undefined, flags: Flags): Promise<number> {
  const language = languageFor(io, flags.lang)
  const lines = openLines(io)
  try {
    const found = await (flags.resume === undefined
      ? newGame(io, lines, id, flags, language)
      : resumed(io, id, flags.resume, flags))
    if (found === null) return io.interrupted.aborted ? EXIT.interrupted : EXIT.fine
    return await withFile(found.file, () => sitDown(io, lines, found, language, flags))
  } finally {
    lines.close()
  }
}

/** Plays at a table until the people leave or the game is over. */
async function sitDown(io: Io, lines: Lines, found: Opened, language: Language, flags: Flags): Promise<number> {
  const { entry, host, file, humans } = found
  const { table } = host.position
  const seats = entry.seatNames(table.config)
  const names = () => entry.namesIn?.(host.position.table.state) ?? seats
  let shown = view(table.game, table.state, null)
  const now = () => {
    const { state } = host.position.table
    if (state.version !== shown.version) shown = view(table.game, state, null)
    return shown
  }
  const words = speechOf(entry, language, names, now)
  const seen = new Map<Seat, number>(humans.map((seat) => [seat, table.answers.length]))
  const people = host.join(humans)
  for (const { from, commitment } of people.now().promises)
    print(io, `${words.ui('promise', { from: from + 1 })}\n  ${commitment}`)
  if (flags.auto) await people.force('single')
  const ending = await playOn({ io, lines, entry, host, people, words, seen })
  await keep(io, host, file, words, ending, flags)
  file.leave()
  return ending === 'interrupted' ? EXIT.interrupted : EXIT.fine
}

interface Opened {
  readonly entry: GameEntry
  readonly host: Host
  readonly file: GameFile
  readonly humans: readonly Seat[]
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
  const config = configOf(entry, flags)
  const { humans, seating } = peopleAndBots(entry, config, flags)
  const seed = flags.seed ?? randomBytes(16).toString('hex')
  const file = newFile(io, entry.game.id, flags.save)
  // A folder that cannot be written to must not keep anybody from playing, unless the game was to be kept there.
  const kept = { id: file.id, seating, store: file.store, lenient: !file.named }
  const table = flags.seed === undefined ? randomBytes(6).toString('hex') : GIVEN_SEED
  const words = flags.words ?? []
  const host = await withFile(file, () => openHost(entry.game, config, seed, { ...kept, table, words }))
  return { entry, host, file, humans }
}

async function resumed(io: Io, id: string | undefined, name: string, flags: Flags): Promise<Opened> {
  const file = await savedFile(io, name, flags.save)
  return withFile(file, () => reopened(io, id, name, flags, file))
}

async function reopened(io: Io, id: string | undefined, name: string, flags: Flags, file: GameFile): Promise<Opened> {
  const { found } = file
  if (found === null) throw new Error('a saved game has been found')
  const journal = 'saved' in found ? found.saved.journal : found.journal
  if (id !== undefined && id !== journal.game)
    throw new UsageError(`${name} is a game of ${journal.game}, not of ${id}`)
  const entry = gameCalled(io, journal.game)
  const seating = (config: unknown) => peopleAndBots(entry, config, flags).seating
  const setting = { id: file.id, store: file.store, seating }
  const host = await aboutFileLater(name, () =>
    'saved' in found ? resumeHost(entry.game, found.saved, setting) : hostJournal(entry.game, journal, setting),
  )
  const { closed, table } = host.position
  if (closed !== null) {
    if ('journal' in found) file.drop()
    if (table.past !== null) throw new UsageError(`${name}: ${table.past.message}; see it with: replay ${name}`)
    throw new UsageError(
      `${name} does not hold the seed, so that the game can only be looked at; see it with: replay ${name}`,
    )
  }
  return { entry, host, file, humans: peopleAndBots(entry, table.config, flags).humans }
}

function peopleAndBots(
  entry: GameEntry,
  config: unknown,
  flags: Flags,
): { humans: readonly Seat[]; seating: readonly (string | null)[] } {
  const seats = entry.seatNames(config)
  const humans = humansOf(flags.humans ?? ['0'], seats)
  const bots = botNamesFor(flags.bots, seats.length)
  return { humans, seating: bots.map((bot, seat) => (humans.includes(seat) ? null : bot)) }
}

/** The menu of games; null where the person leaves. */
async function choose(io: Io, lines: Lines, language: Language): Promise<GameEntry | null> {
  const ui = terminalUi(language)
  if (io.games.length === 0) throw new UsageError('there is no game yet')
  for (const [i, { messages, game }] of io.games.entries()) {
    print(io, `  ${i + 1}) ${messages(language)['game.name'] ?? game.id}`)
  }
  for (;;) {
    const line = await lines.read(`${ui('menu')} `)
    const word = line?.trim().toLowerCase() ?? 'q'
    if (word === 'q') return null
    const found = io.games.find(({ game }, i) => word === String(i + 1) || word === game.id)
    if (found !== undefined) return found
    print(io, ui('menuHint', { count: io.games.length }))
  }
}

function humansOf(names: readonly string[], seats: readonly string[]): Seat[] {
  if (names.length === 1 && names[0] === 'none') return []
  const found = names.map((name) => {
    const seat = /^\d+$/.test(name) ? Number(name) : seats.indexOf(name)
    if (seat >= 0 && seat < seats.length) return seat
    throw noSuch(
      'seat',
      name,
      seats.map((known, i) => (known === String(i) ? known : `${i} (${known})`)),
    )
  })
  return [...new Set(found)]
}

/** Writes the game to its file: always when people leave, and at the end where there is a file already. */
async function keep(io: Io, host: Host, file: GameFile, words: Speech, ending: Ending, flags: Flags): Promise<void> {
  const { table } = host.position
  if (ending === 'over' && !file.named) {
    file.drop()
    print(io, words.ui('seed', { seed: table.seals.map(({ seed }) => seed).join(' ') }))
    return
  }
  await file.finish(journalOf(table))
  print(io, `\n${words.ui('saved', { file: file.name })}`)
  if (ending === 'over') return
  print(io, words.ui('resume', { command: `${io.program} ${resumeWords(file.name, flags)}` }))
  print(io, words.ui('savedSecrets'))
}

function resumeWords(file: string, { humans, bots, lang, auto }: Flags): string {
  const words = ['play --resume', shellWord(file)]
  if (humans !== undefined) words.push('--humans', humans.join(','))
  if (bots.join() !== 'random') words.push('--bots', bots.join(','))
  if (lang !== undefined) words.push('--lang', lang)
  if (auto) words.push('--auto')
  return words.join(' ')
}

/** As a shell reads it in one piece. */
const shellWord = (text: string): string => (/^[\w./@+:-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`)
