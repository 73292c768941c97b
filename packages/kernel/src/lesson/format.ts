import { listAt, malformed, recordAt, textAt } from '../scenario/reading.ts'

/** What a step waits for, in the vocabulary of scenario files, and what must have happened since the step began. */
export type Aim = Readonly<Record<string, unknown>>

/** A sort of the game and a word for one of its values: `{clearing: 5}`. */
export interface Pointed {
  readonly sort: string
  readonly word: unknown
}

/** A question of the coach; the texts of the answers go by their names. */
export interface Quiz {
  readonly of: readonly string[]
  readonly right: string
}

/** What the coach says when the learner has done something that leads elsewhere. */
export interface Mistake {
  readonly say: string
  readonly when: Aim
}

export interface LessonStep {
  /** The texts of the step go by it. */
  readonly name: string
  /** A new position; null: the step goes on where the one before has ended. */
  readonly given: unknown
  /** Who the learner plays from here on; null: as before. */
  readonly learner: unknown
  /** The rule that lies beside the coach. */
  readonly law: string | null
  readonly points: readonly Pointed[]
  /** Null: there is only something to read. */
  readonly aim: Aim | null
  readonly quiz: Quiz | null
  /** Parts of the aim that are ticked off as they hold, by name. */
  readonly ticks: readonly { readonly name: string; readonly when: Aim }[]
  readonly mistakes: readonly Mistake[]
  /** What others answer when they are asked it, each once; otherwise they pass. */
  readonly others: readonly string[]
  /** What chance gives when it can, each once; otherwise it follows the seed. */
  readonly chance: readonly unknown[]
  /** How the coach would do it; where it is left out, it is searched for. */
  readonly way: readonly string[]
  /** Nothing is asked of the learner: the others play until the aim is reached. */
  readonly watch: boolean
}

export interface Lesson {
  readonly game: string
  readonly minutes: number
  readonly steps: readonly LessonStep[]
}

const LESSON = ['game', 'about', 'minutes', 'steps'] as const
const STEP = [
  'name',
  'given',
  'learner',
  'law',
  'points',
  'aim',
  'quiz',
  'ticks',
  'mistakes',
  'others',
  'chance',
  'way',
  'watch',
] as const
const AIM = ['shows', 'asks', 'ends', 'offers', 'offersAmong', 'happens', 'any'] as const

/** Reads a lesson file; what makes no sense is refused with its path. */
export function lessonIn(document: unknown): Lesson {
  const file = recordAt(document, '$', LESSON)
  const { minutes } = file
  if (typeof minutes !== 'number' || !(minutes > 0)) malformed('$.minutes', 'say how many minutes the lesson takes')
  const steps = listAt(file.steps, '$.steps').map((step, i) => stepAt(step, `$.steps[${i}]`))
  const first = steps[0] ?? malformed('$.steps', 'a lesson has at least one step')
  if (first.given === null || first.learner === null) {
    malformed('$.steps[0]', 'the first step says the position (given) and who the learner plays (learner)')
  }
  const twice = steps.findIndex(({ name }, i) => steps.findIndex((other) => other.name === name) !== i)
  if (twice >= 0) malformed(`$.steps[${twice}].name`, `“${steps[twice]!.name}” is the name of another step`)
  return { game: textAt(file.game, '$.game'), minutes, steps }
}

function stepAt(value: unknown, place: string): LessonStep {
  const step = recordAt(value, place, STEP)
  const list = (field: string) => (step[field] === undefined ? [] : listAt(step[field], `${place}.${field}`))
  const words = (field: string) => list(field).map((word, i) => textAt(word, `${place}.${field}[${i}]`))
  const read: LessonStep = {
    name: nameAt(step.name, `${place}.name`),
    given: step.given ?? null,
    learner: step.learner ?? null,
    law: step.law === undefined ? null : textAt(step.law, `${place}.law`),
    points: list('points').map((point, i) => pointAt(point, `${place}.points[${i}]`)),
    aim: step.aim === undefined ? null : aimAt(step.aim, `${place}.aim`),
    quiz: step.quiz === undefined ? null : quizAt(step.quiz, `${place}.quiz`),
    ticks: namedAims(step.ticks, `${place}.ticks`).map(([name, when]) => ({ name, when })),
    mistakes: namedAims(step.mistakes, `${place}.mistakes`).map(([say, when]) => ({ say, when })),
    others: words('others'),
    chance: list('chance'),
    way: words('way'),
    watch: step.watch === true,
  }
  if (read.aim !== null && read.quiz !== null) malformed(place, 'a step has an aim or a quiz, not both')
  return read
}

function nameAt(value: unknown, place: string): string {
  const name = textAt(value, place)
  return /^[a-z][a-zA-Z\d]*$/.test(name) ? name : malformed(place, 'a name has letters and digits only')
}

function pointAt(value: unknown, place: string): Pointed {
  const [entry, ...more] = Object.entries(recordAt(value, place))
  if (entry === undefined || more.length > 0) return malformed(place, 'write one sort and one value: {clearing: 5}')
  return { sort: entry[0], word: entry[1] }
}

function aimAt(value: unknown, place: string): Aim {
  const aim = recordAt(value, place, AIM)
  if (Object.keys(aim).length === 0) malformed(place, 'the aim says nothing')
  if (aim.any !== undefined)
    listAt(aim.any, `${place}.any`).forEach((part, i) => void aimAt(part, `${place}.any[${i}]`))
  return aim
}

function quizAt(value: unknown, place: string): Quiz {
  const quiz = recordAt(value, place, ['of', 'right'])
  const of = listAt(quiz.of, `${place}.of`).map((name, i) => nameAt(name, `${place}.of[${i}]`))
  const right = textAt(quiz.right, `${place}.right`)
  return of.includes(right) ? { of, right } : malformed(`${place}.right`, `“${right}” is not one of the answers`)
}

function namedAims(value: unknown, place: string): [string, Aim][] {
  if (value === undefined) return []
  return Object.entries(recordAt(value, place)).map(([name, aim]) => [
    nameAt(name, `${place}.${name}`),
    aimAt(aim, `${place}.${name}`),
  ])
}
