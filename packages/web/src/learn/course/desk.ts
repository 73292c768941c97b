import { type Aides, type Position, planFor, updateFor } from '@spinney/host'
import { equal, isRecord, type Json, type Pick, Refusal, type State, stateAt, view, whyNot } from '@spinney/kernel'
import {
  answerStep,
  beginStep,
  holds,
  isReached,
  type Lesson,
  lessonIn,
  pointedAt,
  type Stand,
  solve,
  solvedStep,
} from '@spinney/kernel/lesson'
import type { ScenarioKit } from '@spinney/kernel/scenario'
import type { Moment, Now, TablePlan } from '../../engine/protocol.ts'
import type { AllCalls, LessonNow } from './protocol.ts'

/** What a lesson needs to know of its game. */
export interface LessonGame {
  readonly kit: ScenarioKit<State>
  readonly aides: Aides
}

/** After each answer it is looked whether the aim is still in sight; nobody waits for more than this. */
const SIGHT = { depth: 4, tries: 700 }

type Running = {
  readonly [N in Exclude<keyof AllCalls, 'open' | 'resume' | 'load' | 'place' | 'branch' | 'prove' | 'begin'>]: Run<N>
}
type Run<N extends keyof AllCalls> = (
  request: Parameters<AllCalls[N]>[0],
) => ReturnType<AllCalls[N]> | Promise<ReturnType<AllCalls[N]>>

/** A lesson in play: the table of the engine, with a coach who knows where it should go. */
export interface LessonDesk {
  /** Everything, as it stands. */
  whole(): Now
  lesson(): LessonNow
  readonly calls: Running
}

export function openLesson(
  { kit, aides }: LessonGame,
  document: unknown,
  at: number,
  id: string,
  tell: (now: Now, lesson: LessonNow) => void,
): LessonDesk {
  const lesson = lessonIn(document)
  let index = Math.min(Math.max(0, at), lesson.steps.length - 1)
  let stand = standAt(kit, lesson, index)
  /** Where each answer of this step was given. */
  let before: Stand<State>[] = []
  let shown: LessonNow['shown'] = 'no'
  let shownFrom: { readonly stand: Stand<State>; readonly before: Stand<State>[] } | null = null
  let isAstray = false
  let isPrepared = false
  let version = 0
  let told: Stand<State> | null = null

  const position = (): Position => ({
    table: stand.table,
    rows: stand.rows,
    version,
    seating: seatsOf(stand).map((_, seat) => (seat === stand.learner ? null : 'coach')),
    people: [stand.learner],
    sealed: true,
    closed: null,
    saved: true,
    aides,
  })

  function now(): Now {
    const known = told
    let from = 0
    if (known !== null) while (from < stand.rows.length && stand.rows[from] === known.rows[from]) from++
    const update = updateFor(position(), stand.learner, from)
    return { ...update, undoable: before.length, plan: planOf(stand, id) }
  }

  function lessonNow(): LessonNow {
    const { step } = stand
    const isDone = step.aim !== null && isReached(stand)
    const mistake = isDone ? undefined : step.mistakes.find(({ when }) => holds(stand, when))
    return {
      step: index,
      phase: step.aim === null ? 'read' : isDone ? 'done' : 'do',
      law: step.law,
      points: step.points.flatMap((point) => {
        const value = pointedAt(stand, point)
        return value === null ? [] : [{ sort: point.sort, value }]
      }),
      quiz: step.quiz,
      ticks: step.ticks.map(({ name, when }) => ({ name, holds: holds(stand, when) })),
      mistake: mistake?.say ?? null,
      isAstray,
      isPrepared,
      shown,
      canUndo: before.length > 0,
    }
  }

  function publish(): void {
    version++
    tell(now(), lessonNow())
    told = stand
  }

  function become(next: Stand<State>, past: Stand<State>[]): null {
    stand = next
    before = past
    isAstray = false
    publish()
    return null
  }

  function answer(pick: Pick): void {
    const past = [...before, stand]
    if (!stand.table.ask!.options.some((option) => equal(option, pick))) {
      throw new Refusal('option', 'this is no answer to what is asked')
    }
    stand = answerStep(stand, pick)
    before = past
  }

  /** Says kindly when an answer leads elsewhere. What came of the answer is on the screen before: looking takes a while. */
  function lookAhead(): void {
    if (isReached(stand) || solve(stand, SIGHT) !== null) return
    isAstray = true
    publish()
  }

  function given(picks: readonly Pick[], meant: number): null {
    if (stand.table.state.version !== meant) throw new Refusal('stale', 'the answer is for another moment')
    if (stand.table.ask?.seat !== stand.learner || shown === 'playing') throw new Refusal('seat', 'nobody is asked')
    for (const pick of picks) answer(pick)
    isAstray = false
    publish()
    lookAhead()
    return null
  }

  async function show(pause: number): Promise<null> {
    if (shown === 'playing') return null
    let picks = solve(stand)
    // From where nothing leads to the aim, the step begins anew.
    for (const again of [() => before[0] ?? stand, () => standAt(kit, lesson, index)]) {
      if (picks !== null) break
      become(again(), [])
      picks = solve(stand)
    }
    if (picks === null || picks.length === 0) return null
    shownFrom = { stand, before }
    shown = 'playing'
    isAstray = false
    for (const pick of picks) {
      if (shown !== 'playing') return null
      answer(pick)
      publish()
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
    if (shown !== 'playing') return null
    shown = 'yes'
    publish()
    return null
  }

  const noHint = (): never => {
    throw new Refusal('kind', 'the coach shows what to do')
  }
  return {
    whole() {
      told = null
      const all = now()
      told = stand
      return all
    },
    lesson: lessonNow,
    calls: {
      answer: ({ pick, version: meant }) => given([pick], meant),
      chain: ({ picks, version: meant }) => given(picks, meant),
      plan({ seat, picks }) {
        const planned = planFor(
          position(),
          seat,
          picks,
          (_, ask) => ask.seat === stand.learner && ask.options.length === 1,
        )
        // Every answer is given at once, also where nothing happens by it: the aim may be just that.
        const { view } = planned
        return picks.length === 0 || view === null ? planned : { ...planned, view: { ...view, asked: null } }
      },
      undo({ whole, to }) {
        if (before.length === 0 || shown === 'playing') throw new Refusal('seat', 'there is nothing to take back')
        const at = whole ? 0 : to === undefined ? before.length - 1 : firstSince(before, to)
        shown = 'no'
        return become(before[at]!, before.slice(0, at))
      },
      go({ step }) {
        const target = Math.min(Math.max(0, step), lesson.steps.length - 1)
        // What the learner has reached is gone on with; any other step has its own beginning.
        const isNext = target === index + 1 && isReached(stand)
        const next = isNext ? beginStep(kit, lesson, target, stand) : null
        const leads = next !== null && solve(next) !== null
        index = target
        shown = 'no'
        isPrepared = isNext && !leads
        return become(leads ? next : standAt(kit, lesson, target), [])
      },
      show: ({ pause }) => show(pause),
      unshow() {
        if (shownFrom === null || shown === 'no') return null
        shown = 'no'
        return become(shownFrom.stand, shownFrom.before)
      },
      viewer: () => now(),
      pace: () => null,
      settings: () => null,
      look: ({ at }) => momentAt(stand, aides, at),
      hint: noHint,
      counsel: noHint,
      judge: noHint,
      why: ({ seat }) => whyNot(kit.game, stand.table.state, seat, stand.table.ask),
      gained: () => null,
      record: noHint,
      history: () => ({ points: [] }),
    },
  }
}

/** How a step begins; the coach plays the steps before it, from the last prepared position on. */
function standAt(kit: ScenarioKit<State>, lesson: Lesson, index: number): Stand<State> {
  const first = lesson.steps.findLastIndex(({ given }, i) => i <= index && given !== null)
  // Who the learner plays may have been said earlier.
  const learner = lesson.steps.findLast((step, i) => i <= first && step.learner !== null)!.learner
  const steps = lesson.steps.map((step, i) => (i === first ? { ...step, learner } : step))
  const whole = { ...lesson, steps }
  let stand = beginStep(kit, whole, first, null)
  for (let i = first + 1; i <= index; i++) stand = beginStep(kit, whole, i, solvedStep(stand) ?? stand)
  return stand
}

const seatsOf = ({ kit, table }: Stand<State>): readonly number[] =>
  Array.from({ length: kit.players?.(table.state) ?? 2 }, (_, seat) => seat)

/** Others at the table have names; the learner is spoken to. */
const NAMES = ['Moss', 'Sora', 'Wen', 'Juno', 'Ash', 'Mei']

function planOf(stand: Stand<State>, id: string): TablePlan {
  const { game } = stand.kit
  return {
    id,
    game: game.id,
    config: configOf(stand.table.config),
    created: 0,
    seats: seatsOf(stand).map((seat) =>
      seat === stand.learner ? { kind: 'person', name: '' } : { kind: 'bot', level: 'steady', name: NAMES[seat]! },
    ),
  }
}

/** What a table of this kind is set up with: nothing of what lies hidden in the position. */
const OPEN = ['seats', 'players', 'setup', 'map', 'deck', 'preset', 'hirelings', 'landmarks', 'clockwork']

const configOf = (given: unknown): Json =>
  isRecord(given) ? (Object.fromEntries(Object.entries(given).filter(([field]) => OPEN.includes(field))) as Json) : null

const firstSince = (before: readonly Stand<State>[], count: number): number =>
  Math.max(
    0,
    before.findIndex(({ table }) => table.answers.length >= count),
  )

function momentAt({ kit, table, learner }: Stand<State>, aides: Aides, at: number): Moment {
  const state = stateAt(table, Math.min(Math.max(0, at), table.answers.length))
  return { at, view: view(kit.game, state, learner), aides: aides(state, learner) }
}
