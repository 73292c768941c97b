import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable, Writable } from 'node:stream'
import type { Io } from '../src/io.ts'
import { main } from '../src/main.ts'
import { pondEntry } from './pond.ts'

/** What a command wrote and how it ended. */
export interface Ran {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** A folder of its own for a test. */
export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'spinney-'))
}

/** An Io whose input is a text. `typed` instead lets the test write as it goes, after what it has `seen`. */
export function fakeIo(options: { input?: string; folder?: string; locale?: string; games?: Io['games'] } = {}) {
  const written = { out: '', err: '' }
  const waiting: { readonly text: RegExp; readonly done: () => void }[] = []
  const controller = new AbortController()
  const typed = new PassThrough()
  const sink = (name: 'out' | 'err') =>
    new Writable({
      write(chunk, _encoding, done) {
        written[name] += chunk
        for (const { text, done } of waiting) if (text.test(written.out)) done()
        done()
      },
    })
  const io: Io = {
    input: options.input === undefined ? typed : Readable.from([options.input]),
    output: sink('out'),
    errors: sink('err'),
    interactive: false,
    coloured: false,
    drawsProgress: false,
    interrupted: controller.signal,
    interrupt: () => controller.abort(),
    folder: options.folder ?? tmpdir(),
    program: 'spinney',
    games: options.games ?? [pondEntry],
    laws: { pond: { tag: 'pond', file: 'law.json' } },
    locale: options.locale ?? 'en_GB.UTF-8',
  }
  /** Waits until a text has been written. */
  const seen = (text: RegExp): Promise<void> => new Promise((done) => void waiting.push({ text, done }))
  return { io, written, typed, seen }
}

/** Runs one command in this process. */
export async function spinney(argv: readonly string[], options: Parameters<typeof fakeIo>[0] = {}): Promise<Ran> {
  const { io, written } = fakeIo({ input: '', ...options })
  const code = await main(argv, io)
  return { code, ...written }
}
