import { setMaxListeners } from 'node:events'
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { brief, named, shortly } from '@spinney/kernel'
import type { GameEntry, LawIndex } from './entry.ts'
import { EXIT, UsageError } from './errors.ts'
import { GAMES, LAWS } from './games.ts'

/** Where a command reads and writes; tests hand in their own. */
export interface Io {
  readonly input: Readable
  readonly output: Writable
  readonly errors: Writable
  /** Whether a person sits at `input` and `output`. */
  readonly interactive: boolean
  /** Whether the output may be coloured. */
  readonly coloured: boolean
  /** Whether a progress bar may be drawn on `errors`. */
  readonly drawsProgress: boolean
  /** Ended by Ctrl+C: commands stop soon and keep what they have finished. */
  readonly interrupted: AbortSignal
  /** Does what Ctrl+C does. */
  interrupt(): void
  /** Paths given by the caller start here. */
  readonly folder: string
  readonly games: readonly GameEntry[]
  /** Lists of rules by the id of their game. */
  readonly laws: Readonly<Record<string, LawIndex>>
  /** How the caller starts this program again from where he is. */
  readonly program: string
  /** Language tag of the environment, such as `ja_JP.UTF-8`. */
  readonly locale: string
}

/** The streams of this process. Ctrl+C asks the command to stop; a second one ends the process at once. */
export function processIo(games: readonly GameEntry[] = GAMES, laws: Io['laws'] = LAWS): Io {
  const controller = new AbortController()
  // Every thread that works for a command listens.
  setMaxListeners(0, controller.signal)
  const interrupt = () => {
    if (controller.signal.aborted) process.exit(EXIT.interrupted)
    controller.abort()
  }
  process.on('SIGINT', interrupt)
  process.on('SIGTERM', interrupt)
  process.on('SIGHUP', interrupt)
  // Whoever reads our output may stop reading, as `head` does.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? EXIT.fine : 1))
  const { LC_ALL, LC_MESSAGES, LANG } = process.env
  return {
    input: process.stdin,
    output: process.stdout,
    errors: process.stderr,
    interactive: process.stdin.isTTY === true && process.stdout.isTTY === true,
    // See no-color.org.
    coloured: process.stdout.isTTY === true && !process.env.NO_COLOR,
    drawsProgress: process.stderr.isTTY === true,
    interrupted: controller.signal,
    interrupt,
    folder: process.cwd(),
    program: programFrom(process.cwd()),
    games,
    laws,
    locale: LC_ALL || LC_MESSAGES || LANG || 'en',
  }
}

/** Inside the repository npx finds us; elsewhere it would look for a stranger of our name. */
function programFrom(folder: string): string {
  const home = repository()
  const inside = home !== null && !relative(home, folder).startsWith('..')
  return inside ? 'npx spinney' : `node ${fileURLToPath(new URL('../bin/spinney.mjs', import.meta.url))}`
}

export function print(io: Io, text: string): void {
  io.output.write(`${text}\n`)
}

export function printJson(io: Io, data: unknown): void {
  print(io, JSON.stringify(data, null, 2))
}

export function warn(io: Io, text: string): void {
  io.errors.write(`${text}\n`)
}

/** The text of a file; says which file cannot be read, and why. */
export function readText(io: Io, file: string): string {
  try {
    return readFileSync(resolve(io.folder, file), 'utf8')
  } catch (error) {
    throw new UsageError(`cannot read ${brief(file)}: ${fileTrouble(error)}`)
  }
}

/** Says that a file cannot be written before anybody has played for hours to fill it. */
export function checkWritable(io: Io, file: string | undefined): void {
  if (file === undefined) return
  try {
    closeSync(openSync(resolve(io.folder, file), 'a'))
  } catch (error) {
    throw new UsageError(`cannot write ${brief(file)}: ${fileTrouble(error)}`)
  }
}

/** Why the system refused, without its own name for it. */
export function fileTrouble(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code ?? ''
  const known: Record<string, string> = {
    ENOENT: 'there is no such file',
    EEXIST: 'something else has this name',
    EISDIR: 'it is a folder',
    ENOTDIR: 'a part of the path is not a folder',
    EACCES: 'permission denied',
    EROFS: 'the disk is read-only',
    ENOSPC: 'the disk is full',
    ENAMETOOLONG: 'the name is too long',
    ERR_INVALID_ARG_VALUE: 'this cannot be the name of a file',
    ERR_STRING_TOO_LONG: 'the file is too large',
    ERR_FS_FILE_TOO_LARGE: 'the file is too large',
  }
  return named(known, code) ?? brief(error instanceof Error ? error.message : shortly(error))
}

/** The folder of the repository that this program was built in; benchmarks and rule coverage look around there. */
export function repository(): string | null {
  let folder = dirname(fileURLToPath(import.meta.url))
  for (;;) {
    if (existsSync(join(folder, 'package-lock.json')) && existsSync(join(folder, 'packages'))) return folder
    const above = dirname(folder)
    if (above === folder) return null
    folder = above
  }
}

/** Lets timers and signals through; work that takes long calls it now and then. */
export function breathe(): Promise<void> {
  return new Promise((done) => setImmediate(done))
}
