import {
  type Blocked,
  equal,
  type GameEvent,
  type Pick as Option,
  PASS,
  type Question,
  shapesOf,
} from '@spinney/kernel'
import type { Outlook } from '../engine/protocol.ts'

/** Something on the board or in a hand that options point at, such as `region:5`. */
export type TargetId = string

/** How an option shows on the board: invited, possible with a second click, or merely possible. */
export type Tone = 'bright' | 'risky' | 'quiet'

/** A target that may be chosen now. */
export interface Target {
  readonly id: TargetId
  readonly tone: Tone
  /** Places in the options of the question. */
  readonly options: readonly number[]
  readonly chosen: boolean
  readonly hinted: boolean
  /** What choosing it means, for those who cannot see the board. */
  readonly label: string
}

/** What a face says about options. */
/** As much of a question as says what its options point at. */
export interface Sorted {
  readonly picks: Question['picks']
  readonly about: Question['about']
}

export interface Pointing {
  /** What an option points at, in the order it is chosen. */
  targetsOf(question: Sorted, pick: Option): readonly TargetId[]
  /** The place that a target is the beginning of, such as the clearing where a move starts. */
  startOf?(target: TargetId): TargetId | null
  toneOf?(question: Question, pick: Option): Tone
  /** Whether an event is only what an action costs, before it is done. */
  isPrice?(event: GameEvent): boolean
}

/** One way to answer: an option, or an option and an answer to the question that follows it. */
export interface Path {
  readonly picks: readonly Option[]
  /** Place of the first pick in the options. */
  readonly index: number
  /** What the last pick answers. */
  readonly question: Question
  /** All that it points at, in the order it is chosen. */
  readonly targets: readonly TargetId[]
  readonly tone: Tone
  /** It points at what would be answered without being asked: the only place, the only card. */
  readonly isImplied: boolean
}

/**
 * All ways to answer a question. Where an option is followed by another question to the same player (`nexts`), the
 * answers to that one are ways, too: so a click on a clearing finds the march that starts there, although the question
 * is still what to do. The same holds for what an option would settle without asking.
 */
export function pathsOf(
  question: Question,
  nexts: readonly (Question | null)[] | null,
  outlook: readonly Outlook[] | null,
  face: Pointing,
): Path[] {
  return question.options!.flatMap((pick, index): Path[] => {
    const targets = face.targetsOf(question, pick)
    const tone = face.toneOf?.(question, pick) ?? 'bright'
    const known = outlook?.[index]
    const settledBy = pick === PASS ? [] : (known?.implied ?? []).filter((answer) => answer.pick !== PASS)
    const implied = settledBy.flatMap((answer) => [...face.targetsOf(answer, answer.pick)])
    const isImplied = implied.length > 0
    const own: Path = { picks: [pick], index, question, targets: [...targets, ...implied], tone, isImplied }
    const next = nexts?.[index]
    // Once something has happened, what comes next is another matter. What an action has only cost so far is no deed yet.
    const isPrice = (event: GameEvent) => targets.length === 0 && face.isPrice?.(event) === true
    const happens = known?.events.some((event) => !isPrice(event)) === true
    if (!next?.options || pick === PASS || happens) return [own]
    const further = next.options.flatMap((answer): Path[] => {
      const more = answer === PASS ? [] : face.targetsOf(next, answer)
      if (more.length === 0) return []
      return [
        { picks: [pick, answer], index, question: next, targets: [...own.targets, ...more], tone, isImplied: false },
      ]
    })
    return [own, ...further]
  })
}

/** Whether a target is meant by what was chosen: a clearing stands for the move that starts there, too. */
const means = (target: TargetId, chosen: TargetId, face: Pointing): boolean =>
  target === chosen || face.startOf?.(target) === chosen

/** The ways that are left once some targets have been chosen. */
export function pathsLeft(paths: readonly Path[], chosen: readonly TargetId[], face: Pointing): Path[] {
  if (chosen.length === 0) return [...paths]
  return paths.filter(({ targets }) => chosen.every((id) => targets.some((target) => means(target, id, face))))
}

/**
 * What can be clicked once some targets have been chosen, and what a click adds to. Where something was chosen in vain,
 * all begins again: places stay open that the next click may mean.
 */
export function openAfter(
  paths: readonly Path[],
  chosen: readonly TargetId[],
  face: Pointing,
): { readonly open: readonly Path[]; readonly base: readonly TargetId[] } {
  const left = pathsLeft(paths, chosen, face)
  return left.length > 0 ? { open: left, base: chosen } : { open: paths, base: [] }
}

/** Whether choosing a target settles the answer at once: nothing else is left, and nobody would be surprised. */
export function settled(left: readonly Path[], chosen: readonly TargetId[]): Path | null {
  const [only] = left
  if (left.length !== 1 || only === undefined || only.tone !== 'bright') return null
  // A click on a place of an open menu asks what can be done there; two places say it.
  const isWhole = only.picks.length === 1 && !only.isImplied
  return isWhole || chosen.length > 1 ? only : null
}

const RANK: Record<Tone, number> = { bright: 2, risky: 1, quiet: 0 }

/** Everything that can be clicked now. */
export function targetsIn(
  left: readonly Path[],
  chosen: readonly TargetId[],
  face: Pointing,
  hint: Option | null,
  word: (index: number, path: Path) => string,
): Map<TargetId, Target> {
  const targets = new Map<TargetId, Target>()
  const labels = new Map<TargetId, Set<string>>()
  for (const path of left) {
    const { tone, index } = path
    for (const id of path.targets) {
      const before = targets.get(id)
      const said = labels.get(id) ?? new Set<string>()
      labels.set(id, said.add(word(index, path)))
      targets.set(id, {
        id,
        tone: before === undefined || RANK[tone] > RANK[before.tone] ? tone : before.tone,
        options: before?.options.includes(index) ? before.options : [...(before?.options ?? []), index],
        chosen: chosen.some((other) => means(id, other, face)),
        hinted: before?.hinted === true || (hint !== null && path.picks.length === 1 && equal(hint, path.picks[0]!)),
        label: [...said].join('; '),
      })
    }
  }
  return targets
}

/** One line of what can be chosen: answers to give, in order. */
export interface Row {
  readonly picks: readonly Option[]
  /** Place of the first pick in the options. */
  readonly index: number
  /** The ways it stands for. */
  readonly paths: readonly Path[]
}

/** What can be chosen: every option; once something on the board is chosen, only what can be done with it. */
export function rowsOf(question: Question, left: readonly Path[], chosen: readonly TargetId[]): Row[] {
  const byOption = question.options!.map((pick, index): Row => {
    return { picks: [pick], index, paths: left.filter((path) => path.index === index) }
  })
  // Ending a phase comes last, however the rules list it.
  const inOrder = [
    ...byOption.filter(({ picks }) => picks[0] !== PASS),
    ...byOption.filter(({ picks }) => picks[0] === PASS),
  ]
  if (chosen.length === 0 || numbersOf(question) !== null) return inOrder
  const meant = inOrder.filter(({ paths }) => paths.length > 0)
  return meant.map((row) => (row.paths.length === 1 ? { ...row, picks: row.paths[0]!.picks } : row))
}

/** The number of a place, as the map shows it. */
const numberOf = (id: TargetId): string | null => /:(\d+)$/.exec(id)?.[1] ?? null

/**
 * The numbers of the places where ways that lead further end, each once. Other things that they point at are none, and
 * what is chosen already need not be named.
 */
export function placesNamed(paths: readonly Path[], include: RegExp, chosen: readonly TargetId[]): string[] {
  const said = paths.filter((path) => path.picks.length > 1 || path.isImplied)
  const known = chosen.map(numberOf)
  const ends = said.flatMap(({ targets }) => targets.findLast((id) => include.test(id)) ?? [])
  const numbers = ends.flatMap((id) => numberOf(id) ?? []).filter((number) => !known.includes(number))
  return [...new Set(numbers)].sort((a, b) => Number(a) - Number(b))
}

/** Something that cannot be done, and the question that it would answer. */
export interface Reason {
  readonly question: Question
  readonly blocked: Blocked
}

/** Why some things cannot be done with what is chosen: said by the question, or by one that would follow. */
export function reasonsAt(
  question: Question,
  nexts: readonly (Question | null)[] | null,
  chosen: readonly TargetId[],
  face: Pointing,
): Reason[] {
  const [first] = chosen
  if (first === undefined) return []
  const asked = [question, ...(nexts ?? []).flatMap((next) => next ?? [])]
  return asked.flatMap((at) =>
    (at.blocked ?? []).flatMap((blocked): Reason[] => {
      const targets = face.targetsOf(at, blocked.pick)
      return targets.some((target) => means(target, first, face)) ? [{ question: at, blocked }] : []
    }),
  )
}

/** The sort by which every game names how many of something there are. */
const AMOUNT = 'amount'

/** The amounts that a question offers and nothing else; null where it offers more, or numbers that name something. */
export function numbersOf(question: Question): number[] | null {
  if (!shapesOf(question.picks).every((shape) => shape === AMOUNT)) return null
  const numbers = question.options!.filter((pick): pick is number => typeof pick === 'number')
  const isOnly = numbers.length === question.options!.length && numbers.length > 1
  return isOnly && numbers.every((n, i) => i === 0 || n === numbers[i - 1]! + 1) ? numbers : null
}

/** Why an option asks once more: something is left to do, or it cannot be taken back. Null: it does not. */
export function rashness(
  question: Question,
  index: number,
  outlook: readonly Outlook[] | null,
): 'left' | 'final' | null {
  const others = question.options!.filter((pick) => pick !== PASS).length
  if (question.options![index] === PASS) return others > 0 && isMenu(question) ? 'left' : null
  const final = outlook?.[index]?.final ?? null
  return final === null || question.options!.length === 1 ? null : 'final'
}

/** A question about what to do, not about one thing: declining it ends a part of the turn. */
const isMenu = ({ picks }: Question): boolean => shapesOf(picks).length > 1
