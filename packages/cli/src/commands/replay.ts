import {
  eventFor,
  type Journal,
  type Row,
  readRecord,
  reopen,
  type Seat,
  type State,
  seedOf,
  stateAt,
  type Table,
  view,
} from '@spinney/kernel'
import { readFailure, replayFailure } from '@spinney/kernel/contract'
import { LANGUAGES, languageFacts } from '@spinney/words'
import type { Command } from 'commander'
import type { GameEntry } from '../entry.ts'
import { aboutFile, EXIT, noSuch, UsageError } from '../errors.ts'
import { type Io, print, printJson, readText, warn } from '../io.ts'
import { counted, item } from '../layout.ts'
import { type Cli, commandCalled, gameCalled, languageFor, wholeNumber } from '../options.ts'
import { eventsText, resultText, showView } from '../play/show.ts'
import { type Speech, speechOf } from '../speech.ts'

interface Flags {
  readonly at?: number
  readonly seat?: string
  readonly events?: true
  readonly lang?: string
  readonly json?: true
}

/** `spinney replay`: a record, or a failure that the contract tests found, once more. */
export function replayCommand(cli: Cli): Command {
  return commandCalled('replay', 'play a record again and show it; or look again at a failure file of the tests')
    .argument('<file>', 'a record or a failure file')
    .option('--at <n>', 'show the table after n answers', wholeNumber('--at', 0))
    .option('--seat <seat>', 'see it as this seat does, by number or name (by default as an onlooker)')
    .option('--events', 'list what happened')
    .option('--lang <language>', LANGUAGES.join(', '))
    .option('--json', 'print one JSON object')
    .action((file: string, flags: Flags) => cli.finish(run(cli.io, file, flags)))
}

function run(io: Io, file: string, flags: Flags): number {
  const text = readText(io, file)
  if (text.includes('"spinney-failure"')) return lookAgain(io, file, text, flags)
  const journal = aboutFile(file, () => readRecord(text))
  const entry = gameCalled(io, journal.game)
  const rows: Row[] = []
  const table = aboutFile(file, () => reopen(entry.game, journal, (row) => rows.push(row)))
  if (table.past !== null) warn(io, `note: ${table.past.message}`)
  else if (!table.state.over && seedOf(table) === null) {
    warn(io, 'note: the seed of this game is not in the record; it can be looked at, and not played on')
  }
  const count = flags.at ?? table.answers.length
  if (count > table.answers.length) {
    throw new UsageError(`--at must be at most ${table.answers.length}, the number of answers, not ${count}`)
  }
  const seats = entry.seatNames(table.config)
  const names = entry.namesIn?.(table.state) ?? seats
  const seat = flags.seat === undefined ? null : seatOf(flags.seat, names)
  if (flags.json) printJson(io, dataOf(journal, entry, table, count, seat, flags.events ? rows : null))
  else {
    const shown = view(entry.game, table.state, null)
    const words = speechOf(
      entry,
      languageFor(io, flags.lang),
      () => names,
      () => shown,
    )
    print(io, textOf(entry, table, rows, count, seat, flags, words))
  }
  return EXIT.fine
}

/** Exit code 1 says that the failure is still there. */
function lookAgain(io: Io, file: string, text: string, { json }: Flags): number {
  const failure = aboutFile(file, () => readFailure(text))
  const { game } = gameCalled(io, failure.game)
  const found = replayFailure(game, failure)
  const { property, answers } = failure
  if (json) printJson(io, { game: game.id, property, answers: answers.length, ...found })
  else {
    print(io, `${game.id}, property “${property}”, after ${counted(answers.length, 'answer')}`)
    print(io, `found then: ${failure.message}`)
    print(io, `now: ${found.reproduced ? '' : 'not reproduced: '}${found.message}`)
  }
  return found.reproduced ? EXIT.failed : EXIT.fine
}

function seatOf(name: string, seats: readonly string[]): Seat {
  const seat = /^\d+$/.test(name) ? Number(name) : seats.indexOf(name)
  if (seat < 0 || seat >= seats.length) throw noSuch('seat', name, seats)
  return seat
}

function textOf(
  entry: GameEntry,
  table: Table<State>,
  rows: readonly Row[],
  count: number,
  seat: Seat | null,
  { events, at }: Flags,
  words: Speech,
): string {
  const { game } = entry
  const total = table.answers.length
  const name = words.message('game.name')
  const parts = [words.ui('replayed', { game: name, id: game.id, rules: table.begun.rules, count: total })]
  if (events) parts.push(eventLines(table, rows.slice(0, count), seat, words).join('\n'))
  if (at !== undefined) {
    parts.push(`${words.ui('moment', { count })}\n${showView(entry, view(game, stateAt(table, count), seat), words)}`)
  }
  const result = game.result(table.state)
  parts.push(result === null ? words.ui('notOver') : resultText(result, words))
  return parts.join('\n\n')
}

function eventLines(table: Table<State>, rows: readonly Row[], seat: Seat | null, words: Speech): string[] {
  const { colon } = languageFacts(words.language)
  return rows.flatMap(({ events }, i) => {
    const question = view(table.game, stateAt(table, i), seat).asked!
    const line = item(`${i + 1}. `, `${words.asked(question.seat)}${colon}${words.question(question)}`)
    return [line, ...eventsText(events, seat, words)]
  })
}

function dataOf(
  journal: Journal,
  entry: GameEntry,
  table: Table<State>,
  count: number,
  seat: Seat | null,
  rows: readonly Row[] | null,
) {
  const { game } = entry
  const events = rows?.slice(0, count).map((row) => row.events.map((event) => eventFor(event, seat)))
  return {
    game: journal.game,
    rules: journal.rules,
    config: table.config,
    seats: entry.seatNames(table.config),
    answers: table.answers.length,
    past: table.past === null ? null : { message: table.past.message, stop: table.past.stop },
    over: table.state.over,
    result: game.result(table.state),
    at: count,
    view: view(game, stateAt(table, count), seat),
    ...(events === undefined ? {} : { events }),
  }
}
