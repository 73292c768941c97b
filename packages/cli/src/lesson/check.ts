import { FormatError, type Pick, type State } from '@spinney/kernel'
import {
  answerStep,
  beginStep,
  holds,
  isAsked,
  isReached,
  type Lesson,
  lessonIn,
  pointedAt,
  type Stand,
  solve,
} from '@spinney/kernel/lesson'
import { pickWords, type ScenarioKit } from '@spinney/kernel/scenario'
import type { GameEntry } from '../entry.ts'
import { UsageError } from '../errors.ts'
import { readDocument } from '../scenario/document.ts'

/** Names of lesson files. */
export const LESSON_FILE = /\.lesson\.ya?ml$/

/** A step as the search has played it. */
export interface CheckedStep {
  readonly name: string
  /** The learner's answers, each with the question it belongs to. */
  readonly answers: readonly string[]
  /** What is asked at its end, and of whom. */
  readonly asked: string
  readonly options: readonly string[]
}

export interface CheckedLesson {
  readonly steps: readonly CheckedStep[]
  /** What is wrong with it, each with its line; the steps end there. */
  readonly faults: readonly string[]
}

/** Plays a lesson to its end and says what is wrong with it. */
export function checkLesson(text: string, name: string, games: readonly GameEntry[]): CheckedLesson {
  const { data, lineOf } = readDocument(text, name)
  const steps: CheckedStep[] = []
  try {
    const lesson = lessonIn(data)
    const kit = games.find(({ game }) => game.id === lesson.game)?.scenarioKit
    if (kit === undefined) throw new FormatError('$.game', `no game “${lesson.game}” has lessons`)
    for (const step of played(kit, lesson)) steps.push(step)
    return { steps, faults: [] }
  } catch (error) {
    if (error instanceof UsageError) return { steps, faults: [error.message] }
    if (!(error instanceof FormatError)) throw error
    return { steps, faults: [`${name}:${lineOf(error.place)}: ${error.message}`] }
  }
}

function* played(kit: ScenarioKit<State>, lesson: Lesson): Generator<CheckedStep> {
  let before: Stand<State> | null = null
  for (const [i, step] of lesson.steps.entries()) {
    const place = `$.steps[${i}]`
    const stand: Stand<State> = beginStep(kit, lesson, i, before)
    for (const [j, point] of step.points.entries()) {
      if (pointedAt(stand, point) === null) {
        throw new FormatError(`${place}.points[${j}]`, `there is no ${point.sort} ${String(point.word)} to point at`)
      }
    }
    for (const { when } of [...step.ticks, ...step.mistakes.map(({ when }) => ({ when }))]) holds(stand, when)
    if (step.aim !== null && !step.watch && isReached(stand)) {
      throw new FormatError(`${place}.aim`, 'the aim is reached before anything is done')
    }
    const picks = solve(stand)
    if (picks === null) throw new FormatError(`${place}.aim`, `no way to the aim was found; ${asked(stand)}`)
    if (step.watch && picks.length > 0) throw new FormatError(`${place}.watch`, 'the aim is not reached by the others')
    const { end, answers } = along(stand, picks)
    const open = step.ticks.find(({ when }) => !holds(end, when))
    if (open !== undefined) throw new FormatError(`${place}.ticks.${open.name}`, 'this does not hold at the end')
    yield { name: step.name, answers, asked: asked(end), options: optionsOf(end) }
    before = end
  }
}

function along(begin: Stand<State>, picks: readonly Pick[]): { end: Stand<State>; answers: string[] } {
  const answers: string[] = []
  let end = begin
  for (const pick of picks) {
    const { kind, picks: sorts } = end.table.ask!
    answers.push(`${kind} ${pickWords({ kit: end.kit, state: end.table.state }, pick, sorts)}`)
    end = answerStep(end, pick)
  }
  return { end, answers }
}

function asked({ kit, table, learner }: Stand<State>): string {
  const { ask, state } = table
  if (ask === null) return 'the game is over'
  const who = ask.seat === 'chance' ? 'chance' : (kit.nameOf?.(ask.seat, state) ?? `seat ${ask.seat}`)
  return `${who} is asked ${ask.kind}${ask.seat === learner ? '' : ' (not the learner)'}`
}

function optionsOf(stand: Stand<State>): string[] {
  const { kit, table } = stand
  if (!isAsked(stand)) return []
  return table.ask!.options.map((option) => pickWords({ kit, state: table.state }, option, table.ask!.picks))
}
