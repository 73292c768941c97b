import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type Ask, decide, equal, type Game, isRecord, type State, shortly, start, take } from '@spinney/kernel'
import type { GameEntry } from '../entry.ts'
import { isAboutInput, noSuch, UsageError } from '../errors.ts'
import { fileTrouble } from '../io.ts'
import { FORMAT, STATES, type States, statesOf, VERSION } from './format.ts'

/** What was found in a dataset whose games could all be played again. */
export interface Checked {
  readonly files: number
  readonly games: number
  /** As many games the dataset is to have. */
  readonly planned: number
  readonly answers: number
  readonly states: number
}

type Fields = Readonly<Record<string, unknown>>

/** Plays all games of a dataset again by their answers and compares questions, options, positions and results. */
export function checkDataset(folder: string, games: readonly GameEntry[], isOver: () => boolean): Checked {
  const files = filesIn(folder)
  const counted = { files: 0, games: 0, planned: 0, answers: 0, states: 0 }
  for (const name of files) {
    if (isOver()) break
    checkFile(join(folder, name), games, counted)
    counted.files++
  }
  return counted
}

function filesIn(folder: string): string[] {
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith('.jsonl.gz'))
    if (names.length > 0) return names.sort()
  } catch (error) {
    throw new UsageError(`cannot read ${folder}: ${fileTrouble(error)}`)
  }
  throw new UsageError(`${folder} holds no games of a dataset`)
}

type Counted = { -readonly [K in keyof Checked]: Checked[K] }

function checkFile(path: string, games: readonly GameEntry[], counted: Counted): void {
  const lines = linesOf(path)
  let at = 0
  try {
    const [head = {}] = lines
    const file = openFile(head, games)
    if (typeof head.games === 'number') counted.planned = Math.max(counted.planned, head.games)
    for (at = 1; at < lines.length; at++) readLine(file, lines[at]!, counted)
    at--
    if (file.replay !== null) throw new UsageError('the last game has no end')
  } catch (error) {
    if (!isAboutInput(error)) throw error
    throw new UsageError(`${path}, line ${at + 1}: ${error.message}`)
  }
}

/** A file that is being read. */
interface Open {
  readonly entry: GameEntry
  readonly states: States
  /** The number of the game before. */
  last: number | null
  /** The game that is being played again. */
  replay: Replay | null
}

function openFile(head: Fields, games: readonly GameEntry[]): Open {
  if (head.format !== FORMAT) throw new UsageError(`this is not a ${FORMAT} file`)
  if (head.version !== VERSION)
    throw new UsageError(`version ${shortly(head.version)} is not known here, only ${VERSION}`)
  const entry = games.find(({ game }) => game.id === head.game)
  if (entry === undefined)
    throw noSuch(
      'game',
      shortly(head.game),
      games.map(({ game }) => game.id),
    )
  if (head.rules !== entry.game.rules)
    throw new UsageError(`these games were played by rules version ${shortly(head.rules)}, this is ${entry.game.rules}`)
  const states = STATES.find((which) => which === head.states)
  if (states === undefined) throw noSuch('states', shortly(head.states), STATES)
  return { entry, states, last: null, replay: null }
}

function readLine(file: Open, line: Fields, counted: Counted): void {
  if ('game' in line) {
    if (file.replay !== null) throw new UsageError('a game begins before the one before it has ended')
    begin(file, line)
    return
  }
  if (file.replay === null) throw new UsageError('an answer before any game begins')
  if (!('end' in line)) {
    takeAnswer(file.replay, line, counted)
    return
  }
  checkEnd(file.replay, line)
  file.replay = null
  counted.games++
}

interface Replay {
  readonly game: Game<State>
  readonly state: State
  readonly isWanted: ReturnType<typeof statesOf>
  ask: Ask<State> | null
  answers: number
}

function begin(file: Open, { game: number, config }: Fields): void {
  const { entry, states, last } = file
  if (typeof number !== 'number') throw new UsageError(`the number of the game is missing, there is ${shortly(number)}`)
  if (last !== null && number !== last + 1) throw new UsageError(`game ${last + 1} comes here, not ${number}`)
  file.last = number
  const { game } = entry
  const { state } = start(game, game.config(config))
  file.replay = { game, state, isWanted: statesOf(entry, states), ask: decide(game, state), answers: 0 }
}

/** Takes an answer where its line says what comes there. */
function takeAnswer(replay: Replay, line: Fields, counted: Counted): void {
  const { game, state, ask } = replay
  if (ask === null) throw new UsageError('an answer after the end of the game')
  const { seat, kind, options } = ask
  if (line.version !== state.version)
    throw new UsageError(`version ${state.version} comes here, not ${shortly(line.version)}`)
  if (line.seat !== seat || line.kind !== kind)
    throw new UsageError(`here ${kind} is asked of ${seat}, not ${shortly(line.kind)}`)
  if (!equal(line.options, options)) throw new UsageError(`the options of ${kind} are others here`)
  if (typeof line.index !== 'number' || options[line.index] === undefined)
    throw new UsageError(`there is no option ${shortly(line.index)}`)
  if (replay.isWanted(state, ask) !== (line.state !== undefined))
    throw new UsageError(line.state === undefined ? 'the position is missing here' : 'no position belongs here')
  if (line.state !== undefined) {
    counted.states++
    if (!equal(line.state, JSON.parse(JSON.stringify(state)))) throw new UsageError('the position is another one here')
  }
  replay.ask = take(game, state, ask, line.index)
  replay.answers++
  counted.answers++
}

function checkEnd({ game, state, answers }: Replay, line: Fields): void {
  if (!equal(line.end, JSON.parse(JSON.stringify(game.result(state)))))
    throw new UsageError('the game ends otherwise here')
  if (line.answers !== answers) throw new UsageError(`${answers} answers were given here, not ${shortly(line.answers)}`)
}

function linesOf(path: string): Fields[] {
  let text: string
  try {
    text = gunzipSync(readFileSync(path)).toString('utf8')
  } catch (error) {
    throw new UsageError(`cannot read ${path}: ${fileTrouble(error)}`)
  }
  return text.split('\n').map((line, i) => {
    const parsed = parsedOr(line)
    if (!isRecord(parsed)) throw new UsageError(`${path}, line ${i + 1}: a record is expected here`)
    return parsed
  })
}

function parsedOr(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}
