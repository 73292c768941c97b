import { canonical } from '../canonical.ts'
import { fingerprint } from '../chance/random.ts'
import { decide, take } from '../flow/engine.ts'
import { indexOfAnswer, start } from '../flow/play.ts'
import type { Result, State } from '../flow/types.ts'
import type { Game } from '../game.ts'
import { type GameEvent, watch } from '../log/events.ts'
import { footingOf } from './footing.ts'
import type { Entry, Journal, Stop } from './journal.ts'

/** A game as others see it, in fingerprints: enough to notice that the same answers lead somewhere else. */
export interface Course {
  /** Null where the game is not over. */
  readonly result: Result | null
  /** Number of answers that fitted. */
  readonly answers: number
  /** Of all questions, answers and events in order. How the state is laid out plays no part in it. */
  readonly course: string
  /** Of the last state. */
  readonly state: string
  /** One line for what was told before the first answer, then one for each answer. */
  readonly steps: readonly string[]
  /** The answer that does not fit its question any more, and why; null where all fit. */
  readonly stop: Stop | null
}

/** Plays a journal by its own rules, or else by today's, as far as its answers fit, and takes fingerprints on the way. */
export function courseOf<G extends State, C>(game: Game<G, C>, journal: Journal): Course {
  const footing = footingOf(game, journal, 'record')
  return retrace(game, footing.kind === 'as then' ? footing.config : game.config(journal.config), journal.answers)
}

function retrace<G extends State, C>(game: Game<G, C>, config: C, answers: readonly Entry[]): Course {
  const { state, events } = start(game, config)
  const marks: string[] = []
  const steps: string[] = []
  const note = (seen: unknown, told: readonly GameEvent[], options: number): void => {
    const mark = fingerprint(canonical([seen, told.map(plain)]))
    marks.push(mark)
    steps.push(stepOf(mark, told, options))
  }
  note(null, events, 0)
  let stop: Stop | null = null
  let ask = decide(game as Game<G>, state)
  for (const [at, entry] of answers.entries()) {
    try {
      const index = indexOfAnswer(ask, entry)
      const { seat, kind, options, weights } = ask!
      const seen = canonical([seat, kind, options, weights, entry.pick])
      const { value, events: told } = watch(() => take(game as Game<G>, state, ask!, index))
      note(seen, told, options.length)
      ask = value
    } catch (error) {
      stop = { at, reason: error instanceof Error ? error.message : String(error) }
      break
    }
  }
  return {
    result: game.result(state),
    answers: marks.length - 1,
    course: fingerprint(marks.join('')),
    state: fingerprint(canonical(state)),
    steps,
    stop,
  }
}

const plain = ({ law, what, facts, secret }: GameEvent) => [law, what, facts, secret ?? null]

/** Digits of a mark that are kept for each answer: they find the place of a change, the whole course proves it. */
const SHORT_MARK = 4

/** `3fa0 12 4.2 moved, 4.3 battle`: a mark, the number of options, and what was told. */
function stepOf(mark: string, told: readonly GameEvent[], options: number): string {
  const events = told.map(({ law, what }) => `${law} ${what}`).join(', ')
  return `${mark.slice(0, SHORT_MARK)} ${options} ${events}`
}

/** Where two courses of the same answers part, in words; null where they are one. */
export function parting(answers: readonly Entry[], was: readonly string[], is: Course): string | null {
  const at = was.findIndex((step, i) => step !== is.steps[i])
  if (at < 0) return is.stop === null ? null : `answer ${is.stop.at + 1} does not fit: ${is.stop.reason}`
  const step = is.steps[at]
  if (step === undefined)
    return `at answer ${at}: was ${saying(answers, at, was[at]!)}; is no answer: ${is.stop?.reason}`
  const [before, after] = [saying(answers, at, was[at]!), saying(answers, at, step)]
  const same = before === after ? ' (the options, their weights or the facts differ)' : ''
  return `${at === 0 ? 'before the first answer' : `at answer ${at}`}: was ${before}; is ${after}${same}`
}

function saying(answers: readonly Entry[], at: number, step: string): string {
  const [, options, told] = /^\S+ (\d+) (.*)$/.exec(step) ?? []
  const events = told === '' ? 'nothing told' : `told ${told}`
  if (at === 0) return events
  const { seat, kind, pick } = answers[at - 1]!
  const who = seat === 'chance' ? seat : `seat ${seat}`
  return `${who} answers ${JSON.stringify(pick)} to “${kind}” with ${options} options, ${events}`
}
