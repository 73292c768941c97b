import type { Audience, Host, LogRow } from '@spinney/host'
import type { Seat } from '@spinney/kernel'
import type { GameEntry } from '../entry.ts'
import { type Io, print } from '../io.ts'
import type { Speech } from '../speech.ts'
import type { Lines } from './lines.ts'
import { eventsText, questionText, resultText, showView } from './show.ts'
import { styleFor } from './style.ts'

/** A game being played at this terminal. */
export interface Sitting {
  readonly io: Io
  readonly lines: Lines
  readonly entry: GameEntry
  readonly host: Host
  /** The people at this terminal, with all their seats. */
  readonly people: Audience
  readonly words: Speech
  /** How many answers of the journal each person has been told of. */
  readonly seen: Map<Seat, number>
}

/** How a sitting ended. */
export type Ending = 'over' | 'quit' | 'end of input' | 'interrupted'

/** As many answers back `log` looks. */
const LOG = 30

/** Asks people in turn, while bots answer for themselves, until the game is over or the people leave. */
export async function playOn(sitting: Sitting): Promise<Ending> {
  const { io, host, people } = sitting
  const stop = () => host.close()
  io.interrupted.addEventListener('abort', stop)
  let wasSaved = true
  try {
    for (;;) {
      if (!io.interrupted.aborted) host.setPace({ pause: 0 })
      await host.settled()
      const { ask } = host.position.table
      if (ask === null) return finish(sitting)
      if (io.interrupted.aborted) return 'interrupted'
      const seat = ask.seat as Seat
      if (people.eyes !== seat && !(await drawCurtain(sitting, seat))) return leaving(io)
      const now = people.lookWith(seat)
      if (wasSaved && !now.saved) print(io, `\n${sitting.words.ui('unsaved')}`)
      wasSaved = now.saved
      tellNews(sitting, seat, now.rows)
      print(io, `\n${showView(sitting.entry, now.view, sitting.words, styleFor(io.coloured))}`)
      const ending = await askPerson(sitting, seat)
      if (ending !== null) return ending
    }
  } finally {
    io.interrupted.removeEventListener('abort', stop)
    stop()
  }
}

/** Hides what the last person saw before the next one looks. */
async function drawCurtain({ io, lines, words }: Sitting, seat: Seat): Promise<boolean> {
  if (io.interactive) io.output.write('\x1b[2J\x1b[3J\x1b[H')
  return (await lines.read(words.ui('curtain', { seat: words.seat(seat) }))) !== null
}

function tellNews({ io, words, seen }: Sitting, seat: Seat, rows: readonly LogRow[]): void {
  const news = logText(io, rows.slice(seen.get(seat) ?? rows.length), seat, words)
  if (news.length > 0) print(io, [`\n${words.ui('since')}`, ...news].join('\n'))
}

function logText(io: Io, rows: readonly LogRow[], seat: Seat, words: Speech): string[] {
  return rows.flatMap(({ events }) => eventsText(events, seat, words, styleFor(io.coloured)))
}

/** Reads commands until one of them answers the question; null when it does. */
async function askPerson(sitting: Sitting, seat: Seat): Promise<Ending | null> {
  const { io, lines, people, words } = sitting
  for (;;) {
    const { view, count } = people.now()
    if (view.asked?.seat !== seat) return null
    print(io, `\n${questionText(sitting.entry, view, words, styleFor(io.coloured))}`)
    for (let hinted = true; hinted; ) {
      const line = await lines.read(words.ui('prompt'))
      if (line === null) return leaving(io)
      const word = line.trim().toLowerCase()
      if (word === 'q') return 'quit'
      const { kind, options } = view.asked
      const pick = /^\d+$/.test(word) ? options![Number(word) - 1] : undefined
      if (pick !== undefined) {
        sitting.seen.set(seat, count)
        await people.answer({ seat, kind, pick }, view.version)
        return null
      }
      hinted = !(await obey(sitting, seat, word, options!.length))
    }
  }
}

/** Does what a command says; true when the question must be shown again. */
async function obey({ io, people, words, entry }: Sitting, seat: Seat, word: string, count: number): Promise<boolean> {
  const { rows, view, undoable } = people.now()
  if (word === 'u') {
    if (undoable === 0) {
      print(io, words.ui('cannotUndo'))
      return false
    }
    await people.undo(seat)
    print(io, words.ui('undone'))
  } else if (word === 'log') {
    const text = logText(io, rows.slice(-LOG), seat, words)
    print(io, text.length > 0 ? text.join('\n') : words.ui('nothingYet'))
    return false
  } else if (word === 'show') {
    print(io, `\n${showView(entry, view, words, styleFor(io.coloured))}`)
  } else {
    print(io, word === '?' ? words.ui('help') : words.ui('hint', { count }))
    return false
  }
  return true
}

function finish({ io, people, words, entry }: Sitting): Ending {
  const { view } = people.lookWith(null)
  print(io, `\n${showView(entry, view, words, styleFor(io.coloured))}`)
  if (view.result !== null) print(io, `\n${resultText(view.result, words)}`)
  return 'over'
}

function leaving(io: Io): Ending {
  return io.interrupted.aborted ? 'interrupted' : 'end of input'
}
