import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type Ask, decide, equal, type Game, isRecord, type State, shortly, start, take } from '@spinney/kernel'
import type { GameEntry } from '../entry.ts'
import { noSuch, UsageError } from '../errors.ts'
import { fileTrouble } from '../io.ts'
import { FORMAT, VERSION } from './format.ts'

/** What was found in a dataset whose games could all be played again. */
export interface Checked {
  readonly files: number
  readonly games: number
  readonly answers: number
  readonly states: number
}

type Fields = Readonly<Record<string, unknown>>

/** Plays all games of a dataset again by their answers and compares questions, options, positions and results. */
export function checkDataset(folder: string, games: readonly GameEntry[], isOver: () => boolean): Checked {
  const files = filesIn(folder)
  const counted = { files: 0, games: 0, answers: 0, states: 0 }
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
  const at = (line: number, reason: string) => new UsageError(`${path}, line ${line + 1}: ${reason}`)
  const [head = {}] = lines
  if (head.format !== FORMAT) throw at(0, `this is not a ${FORMAT} file`)
  if (head.version !== VERSION) throw at(0, `version ${shortly(head.version)} is not known here, only ${VERSION}`)
  const entry = games.find(({ game }) => game.id === head.game)
  if (entry === undefined)
    throw noSuch(
      'game',
      shortly(head.game),
      games.map(({ game }) => game.id),
    )
  if (head.rules !== entry.game.rules)
    throw at(0, `these games were played by rules version ${shortly(head.rules)}, this is ${entry.game.rules}`)
  let replay: Replay | null = null
  lines.slice(1).forEach((line, i) => {
    const trouble = ((): string | null => {
      if ('game' in line) {
        if (replay !== null) return 'a game begins before the one before it has ended'
        replay = beginning(entry.game, line.config)
        return null
      }
      if (replay === null) return 'an answer before any game begins'
      if (!('end' in line)) return answered(replay, line, counted)
      const wrong = ended(replay, line)
      replay = null
      counted.games++
      return wrong
    })()
    if (trouble !== null) throw at(i + 1, trouble)
  })
  if (replay !== null) throw at(lines.length - 1, 'the last game has no end')
}

interface Replay {
  readonly game: Game<State>
  readonly state: State
  ask: Ask<State> | null
  answers: number
}

function beginning(game: Game<State>, config: unknown): Replay {
  const { state } = start(game, game.config(config))
  return { game, state, ask: decide(game, state), answers: 0 }
}

/** Takes an answer; says what is wrong with its line. */
function answered(replay: Replay, line: Fields, counted: Counted): string | null {
  const { game, state, ask } = replay
  if (ask === null) return 'an answer after the end of the game'
  const { seat, kind, options } = ask
  if (line.version !== state.version) return `version ${state.version} comes here, not ${shortly(line.version)}`
  if (line.seat !== seat || line.kind !== kind) return `here ${kind} is asked of ${seat}, not ${shortly(line.kind)}`
  if (!equal(line.options, options)) return `the options of ${kind} are others here`
  if (typeof line.index !== 'number' || options[line.index] === undefined)
    return `there is no option ${shortly(line.index)}`
  if (line.state !== undefined) {
    counted.states++
    if (!equal(line.state, JSON.parse(JSON.stringify(state)))) return 'the position is another one here'
  }
  replay.ask = take(game, state, ask, line.index)
  replay.answers++
  counted.answers++
  return null
}

function ended({ game, state, answers }: Replay, line: Fields): string | null {
  if (!equal(line.end, JSON.parse(JSON.stringify(game.result(state))))) return 'the game ends otherwise here'
  return line.answers === answers ? null : `${answers} answers were given here, not ${shortly(line.answers)}`
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
