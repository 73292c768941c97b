import { equal } from '../equal.ts'
import { decide, settle } from '../flow/engine.ts'
import { play, Refusal } from '../flow/play.ts'
import { type Asked, CHANCE, type Decision, type Json, type Pick, type Seat, type State } from '../flow/types.ts'
import { ConfigError, type Game } from '../game.ts'
import { isRecord, listAt, malformed, pickAt, recordAt, seatAt, shortly, textAt } from './reading.ts'

/** What a game tells the kernel, so that its scenario files can be run. */
export interface ScenarioKit<G extends State> {
  readonly game: Game<G>
  /** The seat with this name at this table. */
  seatOf(name: string, g: G): Seat | undefined
  /**
   * Builds the position that `given` describes. What is unknown or impossible is refused with the path from `given`
   * down to it (such as `hands.eyrie[2]`) and the reason.
   */
  given(spec: unknown, refuse: (path: string, reason: string) => never): G
  /** The position in the words that `shows` compares with. */
  facts(g: G): Json
  /** What `{chance: word}` and `{dice: list}` mean, where it is not an option as it stands. */
  chancePick?(word: unknown, g: G): Pick | undefined
}

/** One scenario of a file, not yet run. */
export interface ScenarioEntry {
  readonly game: string
  readonly title: string
  /** Where it stands in the document. */
  readonly place: string
  readonly body: unknown
}

/** Something that did not go as the scenario says. */
export interface ScenarioDifference {
  readonly place: string
  readonly message: string
}

const SCENARIO = ['title', 'game', 'about', 'given', 'when', 'then'] as const
const QUESTION = ['seat', 'kind', 'options'] as const
const ANSWER = ['seat', 'kind', 'pick'] as const

/** The scenarios of a parsed file: itself, or the list under `scenarios`, whose game may be named once for all. */
export function scenariosIn(document: unknown): ScenarioEntry[] {
  if (!isRecord(document) || !('scenarios' in document)) return [entryAt(document, '$', undefined)]
  const file = recordAt(document, '$', ['game', 'about', 'scenarios'])
  const list = listAt(file.scenarios, '$.scenarios')
  if (list.length === 0) malformed('$.scenarios', 'there is no scenario in this list')
  return list.map((body, i) => entryAt(body, `$.scenarios[${i}]`, file.game))
}

function entryAt(value: unknown, place: string, game: unknown): ScenarioEntry {
  const body = recordAt(value, place, SCENARIO)
  if (!('title' in body)) malformed(place, 'the scenario has no title')
  if (!('game' in body) && game === undefined) malformed(place, 'the scenario does not say which game it is of')
  const title = textAt(body.title, `${place}.title`)
  const named = 'game' in body ? textAt(body.game, `${place}.game`) : textAt(game, '$.game')
  if (!('given' in body)) malformed(place, 'the scenario has no given: it does not say from which position it starts')
  if (!('when' in body) && !('then' in body))
    malformed(place, 'the scenario has neither when nor then: it checks nothing')
  return { game: named, title, place, body }
}

/** A scenario while it runs. */
interface Run<G extends State> {
  readonly kit: ScenarioKit<G>
  state: G
  readonly differences: ScenarioDifference[]
}

/**
 * Runs one scenario; answers with all that differed. A `FormatError` says that the scenario itself makes no sense,
 * with the path of the part that does not.
 */
export function runScenario<G extends State>(
  kit: ScenarioKit<G>,
  document: unknown,
  place = '$',
): readonly ScenarioDifference[] {
  const body = recordAt(document, place, SCENARIO)
  const run: Run<G> = { kit, state: setUp(kit, body.given, `${place}.given`), differences: [] }
  const steps = body.when === undefined ? [] : listAt(body.when, `${place}.when`)
  for (const [i, step] of steps.entries()) {
    if (!takeStep(run, step, `${place}.when[${i}]`)) return run.differences
  }
  if (Array.isArray(body.then)) body.then.forEach((item, i) => void checkAll(run, item, `${place}.then[${i}]`))
  else if (body.then !== undefined) checkAll(run, body.then, `${place}.then`)
  return run.differences
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

/** Whether the scenario can go on. */
function takeStep<G extends State>(run: Run<G>, step: unknown, place: string): boolean {
  if (typeof step === 'string') return answer(run, wordsAt(step, place), place)
  const record = recordAt(step, place)
  if ('seat' in record || 'kind' in record || 'pick' in record) return answer(run, recordAt(step, place, ANSWER), place)
  if ('chance' in record) return roll(run, recordAt(step, place, ['chance']).chance, `${place}.chance`)
  if ('dice' in record) return roll(run, recordAt(step, place, ['dice']).dice, `${place}.dice`)
  checkAll(run, step, place)
  return true
}

/** `eyrie ambush ambush-fox`: the seat, the kind of the question, and what is picked. */
function wordsAt(words: string, place: string): { seat: string; kind: string; pick: string } {
  const [, seat, kind, pick] = /^(\S+)\s+(\S+)\s+(.+)$/.exec(words.trim()) ?? malformed(place, HOW_TO_ANSWER(words))
  return { seat: seat!, kind: kind!, pick: pick!.trim() }
}

const HOW_TO_ANSWER = (words: string): string =>
  `“${words}” is not an answer: write the seat, the question and the pick, such as “eyrie ambush pass”`

function answer<G extends State>(run: Run<G>, value: Readonly<Record<string, unknown>>, place: string): boolean {
  for (const field of ANSWER) if (!(field in value)) malformed(place, `the answer has no ${field}`)
  const seat = seatOf(run, value.seat, `${place}.seat`)
  const kind = textAt(value.kind, `${place}.kind`)
  return take(run, seat, kind, pickAt(value.pick, `${place}.pick`, ask(run)?.options ?? []), place)
}

function roll<G extends State>(run: Run<G>, word: unknown, place: string): boolean {
  const asked = ask(run)
  if (asked?.seat !== CHANCE) {
    differ(run, place, `chance is not asked; ${described(asked)}`)
    return false
  }
  const pick = run.kit.chancePick?.(word, run.state) ?? pickOfRoll(word, place, asked.options)
  return take(run, CHANCE, asked.kind, pick, place)
}

/** A list of dice is one number, or the option with these values in this order. */
function pickOfRoll(word: unknown, place: string, options: readonly Pick[]): Pick {
  if (!Array.isArray(word)) return pickAt(word, place, options)
  if (word.length === 1) return pickAt(word[0], `${place}[0]`, options)
  const found = options.find((option) => typeof option === 'object' && equal(Object.values(option), word))
  return found ?? malformed(place, `no roll of this kind is ${shortly(word)}`)
}

function take<G extends State>(run: Run<G>, seat: Asked, kind: string, pick: Pick, place: string): boolean {
  try {
    run.state = play(run.kit.game, run.state, { seat, kind, pick }).state
    return true
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    differ(run, place, `the answer is refused: ${error.message}; ${described(ask(run))}`)
    return false
  }
}

type Check = <G extends State>(run: Run<G>, value: unknown, place: string) => void

const CHECKS: { readonly [name: string]: Check } = {
  asks: (run, value, place) => void isAsked(run, questionAt(value, place), place),
  offers: (run, value, place) => offered(run, value, place, true),
  offersAmong: (run, value, place) => offered(run, value, place, false),
  refuses: (run, value, place) => {
    if (Array.isArray(value)) value.forEach((item, i) => void refused(run, item, `${place}[${i}]`))
    else refused(run, value, place)
  },
  shows: (run, value, place) => compare(run, recordAt(value, place), run.kit.facts(run.state), place),
  ends: (run, value, place) => ended(run, value, place),
}

function checkAll<G extends State>(run: Run<G>, value: unknown, place: string): void {
  for (const [name, expected] of Object.entries(recordAt(value, place, Object.keys(CHECKS)))) {
    CHECKS[name]!(run, expected, `${place}.${name}`)
  }
}

/** `eyrie ambush` or `{seat: eyrie, kind: ambush}`. */
function questionAt(value: unknown, place: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'string') return recordAt(value, place, QUESTION)
  const [seat, kind, more] = value.trim().split(/\s+/)
  if (kind === undefined || more !== undefined)
    malformed(place, `“${value}” is not a question: write the seat and the kind`)
  return { seat, kind }
}

function isAsked<G extends State>(run: Run<G>, value: Readonly<Record<string, unknown>>, place: string): boolean {
  const seat = seatOf(run, value.seat, `${place}.seat`)
  const kind = textAt(value.kind, `${place}.kind`)
  const asked = ask(run)
  const holds = asked?.seat === seat && asked.kind === kind
  if (!holds) differ(run, place, `expected that ${nameOf(seat)} is asked ${kind}; ${described(asked)}`)
  return holds
}

function offered<G extends State>(run: Run<G>, value: unknown, place: string, exactly: boolean): void {
  const record = recordAt(value, place, QUESTION)
  const words = listAt(record.options, `${place}.options`)
  if (!isAsked(run, record, place)) return
  const { options } = ask(run)!
  const picks = words.map((word, i) => pickAt(word, `${place}.options[${i}]`, options))
  picks.forEach((pick, i) => {
    if (!includes(options, pick)) differ(run, `${place}.options[${i}]`, `${shortly(pick)} is not offered`)
  })
  const surplus = exactly ? options.filter((option) => !includes(picks, option)) : []
  if (surplus.length > 0) differ(run, `${place}.options`, `offered besides: ${surplus.map(shortly).join(', ')}`)
}

function refused<G extends State>(run: Run<G>, value: unknown, place: string): void {
  const record = typeof value === 'string' ? wordsAt(value, place) : recordAt(value, place, ANSWER)
  const seat = seatOf(run, record.seat, `${place}.seat`)
  const kind = textAt(record.kind, `${place}.kind`)
  const asked = ask(run)
  const pick = pickAt(record.pick, `${place}.pick`, asked?.options ?? [])
  const allowed = asked?.seat === seat && asked.kind === kind && includes(asked.options, pick)
  if (allowed) differ(run, place, `${nameOf(seat)} may answer ${kind} with ${shortly(pick)}`)
}

/** `true`, `false`, or how the game ended: `{winners: [eyrie], how: points}`. */
function ended<G extends State>(run: Run<G>, value: unknown, place: string): void {
  const wanted = typeof value === 'boolean' ? value : recordAt(value, place, ['winners', 'scores', 'how'])
  if (run.state.over !== (wanted !== false)) {
    differ(run, place, run.state.over ? 'the game is over' : `the game is not over; ${described(ask(run))}`)
  } else if (typeof wanted !== 'boolean') {
    const winners = wanted.winners === undefined ? [] : listAt(wanted.winners, `${place}.winners`)
    const seats = winners.map((name, i) => seatOf(run, name, `${place}.winners[${i}]`))
    const result = run.kit.game.result(run.state) as unknown
    compare(run, 'winners' in wanted ? { ...wanted, winners: seats } : wanted, result, place)
  }
}

/** Records are compared by the fields listed, everything else as a whole. */
function compare<G extends State>(run: Run<G>, expected: unknown, found: unknown, place: string): void {
  if (!isRecord(expected) || !isRecord(found)) {
    if (!equal(expected, found)) differ(run, place, `expected ${shortly(expected)}, found ${shortly(found)}`)
    return
  }
  for (const [key, value] of Object.entries(expected)) {
    if (Object.hasOwn(found, key)) compare(run, value, found[key], `${place}.${key}`)
    else differ(run, `${place}.${key}`, `there is no “${key}” here, only ${Object.keys(found).join(', ') || 'nothing'}`)
  }
}

function seatOf<G extends State>(run: Run<G>, value: unknown, place: string): Asked {
  return seatAt(value, place, (name) => run.kit.seatOf(name, run.state))
}

function ask<G extends State>(run: Run<G>): Decision | null {
  return decide(run.kit.game, run.state)
}

function differ<G extends State>(run: Run<G>, place: string, message: string): void {
  run.differences.push({ place, message })
}

function includes(picks: readonly Pick[], pick: Pick): boolean {
  return picks.some((other) => equal(other, pick))
}

function nameOf(seat: Asked): string {
  return seat === CHANCE ? CHANCE : `seat ${seat}`
}

function described(asked: Decision | null): string {
  if (asked === null) return 'nothing is asked: the game is over'
  return `${nameOf(asked.seat)} is asked ${asked.kind} with the options ${shortly(asked.options)}`
}
