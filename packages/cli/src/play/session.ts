import {
  decide,
  eventsOf,
  randomFrom,
  type Seat,
  type State,
  submit,
  type Table,
  takeForced,
  undo,
  undoable,
  view,
} from '@spinney/kernel'
import type { Bot } from '../bots.ts'
import type { GameEntry } from '../entry.ts'
import { breathe, type Io, print } from '../io.ts'
import type { Words } from '../words.ts'
import type { Lines } from './lines.ts'
import { eventsText, questionText, resultText, showView } from './show.ts'

/** A game being played at this terminal. */
export interface Session {
  readonly io: Io
  readonly lines: Lines
  readonly entry: GameEntry
  readonly table: Table<State>
  readonly words: Words
  /** Seats of people; the others belong to bots. */
  readonly humans: readonly Seat[]
  readonly bots: readonly Bot[]
  /** Whether questions with a single option are answered without asking. */
  readonly auto: boolean
  /** How many answers of the journal each person has been told of. */
  readonly seen: Map<Seat, number>
}

/** How a session ended. */
export type Ending = 'over' | 'quit' | 'end of input' | 'interrupted'

/** As many answers back `log` looks. */
const LOG = 30

/** Asks people and bots in turn until the game is over or the people leave. */
export async function playOn(session: Session): Promise<Ending> {
  const { io, table, humans, auto } = session
  let looking: Seat | null = humans.length === 1 ? humans[0]! : null
  for (;;) {
    if (auto) takeForced(table, (seat) => humans.includes(seat))
    const ask = decide(table.game, table.state)
    if (ask === null) return finish(session)
    if (io.interrupted.aborted) return 'interrupted'
    const seat = ask.seat as Seat
    if (!humans.includes(seat)) {
      await botAnswers(session, seat)
      await breathe()
      continue
    }
    if (looking !== seat && !(await drawCurtain(session, seat))) return leaving(io)
    looking = seat
    tellNews(session, seat)
    print(io, `\n${showView(session.entry, view(table.game, table.state, seat), session.words)}`)
    const ending = await askPerson(session, seat)
    if (ending !== null) return ending
  }
}

/** A bot's choice depends on the seed and the moment only, so that a resumed game goes on as it would have. */
async function botAnswers({ table, bots }: Session, seat: Seat): Promise<void> {
  const ask = decide(table.game, table.state)!
  const { seed } = table.seals[table.seals.length - 1]!
  const random = randomFrom(`${seed}/bot/${table.answers.length}`)
  const index = await bots[seat]!(ask, random, table.game, table.state)
  submit(table, { seat, kind: ask.kind, pick: ask.options[index]! })
}

/** Hides what the last person saw before the next one looks. */
async function drawCurtain({ io, lines, words }: Session, seat: Seat): Promise<boolean> {
  if (io.interactive) io.output.write('\x1b[2J\x1b[3J\x1b[H')
  return (await lines.read(words.ui('curtain', { seat: words.seat(seat) }))) !== null
}

function tellNews(session: Session, seat: Seat): void {
  const news = logText(session, seat, session.seen.get(seat) ?? session.table.answers.length)
  if (news.length > 0) print(session.io, [`\n${session.words.ui('since')}`, ...news].join('\n'))
}

function logText({ table, words }: Session, seat: Seat, from: number): string[] {
  const lines: string[] = []
  for (let i = from; i < table.answers.length; i++) lines.push(...eventsText(eventsOf(table, i), seat, words))
  return lines
}

/** Reads commands until one of them answers the question; null when it does. */
async function askPerson(session: Session, seat: Seat): Promise<Ending | null> {
  const { io, lines, table, words } = session
  for (;;) {
    const now = view(table.game, table.state, seat)
    print(io, `\n${questionText(session.entry, now, words)}`)
    for (let hinted = true; hinted; ) {
      const line = await lines.read(words.ui('prompt'))
      if (line === null) return leaving(io)
      const word = line.trim().toLowerCase()
      if (word === 'q') return 'quit'
      const { kind, options } = now.asked!
      const pick = /^\d+$/.test(word) ? options![Number(word) - 1] : undefined
      if (pick !== undefined) {
        session.seen.set(seat, table.answers.length)
        submit(table, { seat, kind, pick })
        return null
      }
      hinted = !obey(session, seat, word, options!.length)
    }
    if (decide(table.game, table.state)?.seat !== seat) return null
  }
}

/** Does what a command says; true when the question must be shown again. */
function obey(session: Session, seat: Seat, word: string, count: number): boolean {
  const { io, table, words, entry } = session
  if (word === 'u') {
    if (undoable(table, seat) === 0) {
      print(io, words.ui('cannotUndo'))
      return false
    }
    undo(table, seat)
    print(io, words.ui('undone'))
  } else if (word === 'log') {
    const text = logText(session, seat, Math.max(0, table.answers.length - LOG))
    print(io, text.length > 0 ? text.join('\n') : words.ui('nothingYet'))
    return false
  } else if (word === 'show') {
    print(io, `\n${showView(entry, view(table.game, table.state, seat), words)}`)
  } else {
    print(io, word === '?' ? words.ui('help') : words.ui('hint', { count }))
    return false
  }
  return true
}

function finish({ io, table, words, entry }: Session): Ending {
  const result = entry.game.result(table.state)
  print(io, `\n${showView(entry, view(table.game, table.state, null), words)}`)
  if (result !== null) print(io, `\n${resultText(result, words)}`)
  return 'over'
}

function leaving(io: Io): Ending {
  return io.interrupted.aborted ? 'interrupted' : 'end of input'
}
