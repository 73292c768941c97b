import { type Course, courseOf, equal, footingOf, type Game, type Journal, parting, type State } from '@spinney/kernel'
import type { Fingerprints, RecordedGame } from './files.ts'

/** What became different about a recorded game. */
export interface Change {
  readonly name: string
  /** `new`: not recorded before; `answers`: played otherwise; `course`: same answers, other questions or events. */
  readonly what: 'new' | 'answers' | 'course' | 'state'
  readonly message: string
}

/** A journal with what comes of it today. */
export function recordedNow(game: Game<State>, name: string, journal: Journal): RecordedGame & { readonly is: Course } {
  const is = courseOf(game, journal)
  return { name, journal, kept: fingerprintsOf(is), steps: is.steps, is }
}

function fingerprintsOf({ answers, result, course, state }: Course): Fingerprints {
  return { answers, result, course, state }
}

/** Whether a recorded game is still played by the rules it was recorded under. */
export function isPlayed(game: Game<State>, { journal }: RecordedGame): boolean {
  return footingOf(game, journal, 'record').kind === 'as then'
}

/** Plays a recorded game again; null where all is as it was recorded. */
export function changeOf(game: Game<State>, was: RecordedGame): Change | null {
  const { kept, is } = recordedNow(game, was.name, was.journal)
  return compared(game, was, kept, is)
}

/** What a game that was recorded once is now; null where it is the same. */
export function changeBetween(game: Game<State>, was: RecordedGame | undefined, now: RecordedGame): Change | null {
  const { name } = now
  if (was === undefined) return { name, what: 'new', message: `${name} is new: ${now.kept.answers} answers` }
  const at = now.journal.answers.findIndex((entry, i) => !equal(entry, was.journal.answers[i]))
  if (at >= 0 || now.journal.answers.length !== was.journal.answers.length) {
    const place = at < 0 ? now.journal.answers.length : at
    const [before, after] = [was, now].map(({ journal }) => JSON.stringify(journal.answers[place] ?? 'the end'))
    return {
      name,
      what: 'answers',
      message: `${name} is played otherwise from answer ${place + 1} on: was ${before}, is ${after}`,
    }
  }
  return compared(game, was, now.kept, { ...now.kept, steps: now.steps, stop: null })
}

function compared({ id, rules }: Game<State>, was: RecordedGame, now: Fingerprints, is: Course): Change | null {
  const { name, kept, journal, steps } = was
  if (is.stop !== null || now.course !== kept.course || !equal(now.result, kept.result)) {
    const where = parting(journal.answers, steps, is) ?? `result: was ${text(kept.result)}; is ${text(now.result)}`
    return {
      name,
      what: 'course',
      message:
        `the course of game ${name} of ${id} changed ${where}. ` +
        `If this is meant, raise \`rules\` (now ${rules}) and follow “When the net catches a change” in docs/records.md`,
    }
  }
  if (now.state === kept.state) return null
  return {
    name,
    what: 'state',
    message:
      `the last state of game ${name} of ${id} is laid out otherwise, its course is the same. ` +
      'If this is meant, renew the fingerprints: npm run records -- --fingerprints',
  }
}

const text = (value: unknown): string => JSON.stringify(value)
