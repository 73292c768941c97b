import { equal } from '../equal.ts'
import { settle } from '../flow/engine.ts'
import { play, Refusal } from '../flow/play.ts'
import { type Asked, CHANCE, type Decision, type Pick, type State } from '../flow/types.ts'
import { ConfigError } from '../game.ts'
import type { GameEvent } from '../log/events.ts'
import { ANSWER, checkAll, wordsAt } from './checks.ts'
import type { ScenarioKit } from './kit.ts'
import { pickAt, pickWords } from './picks.ts'
import { brief, type Fields, isRecord, listAt, malformed, plainAt, recordAt, shortly, textAt } from './reading.ts'
import { ask, described, differ, nameOf, type Run, type ScenarioDifference, seatOf } from './run.ts'

/** One scenario of a file, not yet run. */
export interface ScenarioEntry {
  readonly game: string
  /** The name by which pictures and texts know it; null where it has none. */
  readonly id: string | null
  readonly title: string
  /** Where it stands in the document. */
  readonly place: string
  readonly body: unknown
}

/** A question that came up in a scenario, in words that may stand in the file. */
export interface ScenarioQuestion {
  /** The part of the scenario that led to it: `given`, or an answer. */
  readonly place: string
  readonly seat: string
  readonly kind: string
  readonly law: string
  readonly options: readonly string[]
}

const SCENARIO = ['id', 'title', 'game', 'about', 'given', 'when', 'then'] as const

/** The scenarios of a parsed file: itself, or the list under `scenarios`, whose game may be named once for all. */
export function scenariosIn(document: unknown): ScenarioEntry[] {
  plainAt(document, '$')
  if (!isRecord(document) || !Object.hasOwn(document, 'scenarios')) return [entryAt(document, '$', undefined)]
  const file = recordAt(document, '$', ['game', 'about', 'scenarios'])
  const list = listAt(file.scenarios, '$.scenarios')
  if (list.length === 0) malformed('$.scenarios', 'there is no scenario in this list')
  return list.map((body, i) => entryAt(body, `$.scenarios[${i}]`, file.game))
}

function entryAt(value: unknown, place: string, game: unknown): ScenarioEntry {
  const body = recordAt(value, place, SCENARIO)
  if (body.title === undefined) malformed(place, 'the scenario has no title')
  if (body.game === undefined && game === undefined) malformed(place, 'the scenario does not say which game it is of')
  const title = textAt(body.title, `${place}.title`)
  const named = body.game === undefined ? textAt(game, '$.game') : textAt(body.game, `${place}.game`)
  if (body.given === undefined) {
    malformed(place, 'the scenario has no given: it does not say from which position it starts')
  }
  if (body.when === undefined && body.then === undefined) {
    malformed(place, 'the scenario has neither when nor then: it checks nothing')
  }
  const id = body.id === undefined ? null : textAt(body.id, `${place}.id`)
  return { game: named, id, title, place, body }
}

/**
 * Runs one scenario; answers with all that differed. A `FormatError` says that the scenario itself makes no sense,
 * with the path of the part that does not. `asked` is told every question that comes up.
 */
export function runScenario<G extends State>(
  kit: ScenarioKit<G>,
  document: unknown,
  place = '$',
  asked: (question: ScenarioQuestion) => void = () => {},
): readonly ScenarioDifference[] {
  plainAt(document, place)
  const body = recordAt(document, place, SCENARIO)
  const run: Run<G> = { kit, state: setUp(kit, body.given, `${place}.given`), differences: [], events: [] }
  tellQuestion(run, `${place}.given`, asked)
  const steps = body.when === undefined ? [] : listAt(body.when, `${place}.when`)
  for (const [i, step] of steps.entries()) {
    const { version } = run.state
    if (!takeStep(run, step, `${place}.when[${i}]`)) return run.differences
    if (run.state.version !== version) tellQuestion(run, `${place}.when[${i}]`, asked)
  }
  if (Array.isArray(body.then)) body.then.forEach((item, i) => void checkAll(run, item, `${place}.then[${i}]`))
  else if (body.then !== undefined) checkAll(run, body.then, `${place}.then`)
  return run.differences
}

/** An answer of a scenario: the state before it, and what was picked. */
export interface SceneStep<G> {
  readonly state: G
  readonly pick: Pick
}

/** What a scenario shows: where it begins and ends, the answers of players on the way, and what came of them. */
export interface Scene<G> {
  readonly before: G
  readonly after: G
  readonly steps: readonly SceneStep<G>[]
  readonly events: readonly GameEvent[]
  /** The picks that it refuses in the end. */
  readonly refused: readonly Pick[]
}

/** Plays a scenario for a picture of it. What differs from its checks is the business of `runScenario`. */
export function sceneOf<G extends State>(kit: ScenarioKit<G>, document: unknown): Scene<G> {
  const body = recordAt(document, '$', SCENARIO)
  const before = setUp(kit, body.given, '$.given')
  const run: Run<G> = { kit, state: before, differences: [], events: [] }
  const steps: SceneStep<G>[] = []
  for (const [i, step] of (body.when === undefined ? [] : listAt(body.when, '$.when')).entries()) {
    const { state } = run
    const asked = ask(run)
    takeStep(run, step, `$.when[${i}]`)
    if (run.state === state || asked === null || asked.seat === CHANCE) continue
    const answer = typeof step === 'string' ? wordsAt(step, '$') : recordAt(step, '$', ANSWER)
    steps.push({ state, pick: pickAt(run, answer.pick, '$', asked) })
  }
  const checks = Array.isArray(body.then) ? body.then : [body.then]
  const last = ask(run)
  const refused = checks.flatMap((check) =>
    isRecord(check) && check.refuses !== undefined ? [check.refuses].flat() : [],
  )
  return {
    before,
    after: run.state,
    steps,
    events: run.events,
    refused: refused.map((word) => {
      const { pick } = typeof word === 'string' ? wordsAt(word, '$') : recordAt(word, '$', ANSWER)
      return pickAt(run, pick, '$', last)
    }),
  }
}

function setUp<G extends State>(kit: ScenarioKit<G>, spec: unknown, place: string): G {
  const below = (path: string) => (path === '' || /^[.[]/.test(path) ? `${place}${path}` : `${place}.${path}`)
  try {
    const state = kit.given(spec, (path, reason) => malformed(below(path), reason))
    settle(kit.game, state)
    return state
  } catch (error) {
    if (error instanceof ConfigError) return malformed(place, error.message)
    throw error
  }
}

function tellQuestion<G extends State>(run: Run<G>, place: string, tell: (question: ScenarioQuestion) => void): void {
  const asked = ask(run)
  if (asked === null) return
  const { kind, law, picks } = asked
  const options = asked.options.map((option) => pickWords(run, option, picks))
  tell({ place, seat: nameOf(run, asked.seat), kind, law, options })
}

/** Whether the scenario can go on. */
function takeStep<G extends State>(run: Run<G>, step: unknown, place: string): boolean {
  if (typeof step === 'string') return answer(run, wordsAt(step, place), place)
  const record = recordAt(step, place)
  if (ANSWER.some((field) => Object.hasOwn(record, field))) return answer(run, recordAt(step, place, ANSWER), place)
  if (record.chance !== undefined) return roll(run, recordAt(step, place, ['chance']).chance, `${place}.chance`)
  if (record.dice !== undefined) return roll(run, recordAt(step, place, ['dice']).dice, `${place}.dice`)
  checkAll(run, step, place)
  return true
}

function answer<G extends State>(run: Run<G>, value: Fields, place: string): boolean {
  for (const field of ANSWER) if (value[field] === undefined) malformed(place, `the answer has no ${field}`)
  const seat = seatOf(run, value.seat, `${place}.seat`)
  const kind = textAt(value.kind, `${place}.kind`)
  return take(run, seat, kind, pickAt(run, value.pick, `${place}.pick`, ask(run)), place)
}

function roll<G extends State>(run: Run<G>, word: unknown, place: string): boolean {
  const asked = ask(run)
  if (asked?.seat !== CHANCE) {
    differ(run, place, `chance is not asked; ${described(run, asked)}`)
    return false
  }
  const pick = run.kit.chancePick?.(word, run.state) ?? pickOfRoll(run, word, place, asked)
  return take(run, CHANCE, asked.kind, pick, place)
}

/** A list of dice is one number, or the option with these values in this order. */
function pickOfRoll<G extends State>(run: Run<G>, word: unknown, place: string, asked: Decision): Pick {
  if (!Array.isArray(word)) return pickAt(run, word, place, asked)
  if (word.length === 1) return pickAt(run, word[0], `${place}[0]`, asked)
  const found = asked.options.find((option) => typeof option === 'object' && equal(Object.values(option), word))
  return found ?? malformed(place, `no roll of this kind is ${shortly(word)}`)
}

function take<G extends State>(run: Run<G>, seat: Asked, kind: string, pick: Pick, place: string): boolean {
  try {
    const { state, events } = play(run.kit.game, run.state, { seat, kind, pick })
    run.state = state
    run.events.push(...events)
    return true
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    differ(run, place, `the answer is refused: ${brief(error.message)}; ${described(run, ask(run))}`)
    return false
  }
}
