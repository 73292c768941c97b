import { keyOf } from '../chance/pledge.ts'
import { roll, sealedRandom } from '../chance/random.ts'
import { equal } from '../equal.ts'
import { decide, settle } from '../flow/engine.ts'
import { CHANCE, PASS, type Pick, type Seat, type State } from '../flow/types.ts'
import { ConfigError } from '../game.ts'
import { seal } from '../journal/journal.ts'
import { append, branch, type Row, type Table } from '../journal/table.ts'
import { FormatError } from '../outside.ts'
import { checkAll, wordsAt } from '../scenario/checks.ts'
import type { ScenarioKit } from '../scenario/kit.ts'
import { pickAt } from '../scenario/picks.ts'
import { isRecord, listAt, malformed, recordAt, seatAt } from '../scenario/reading.ts'
import type { Aim, Lesson, LessonStep, Pointed } from './format.ts'

/** A moment of a lesson. Never changed: every answer makes another one. */
export interface Stand<G extends State> {
  readonly kit: ScenarioKit<G>
  readonly table: Table<G>
  readonly rows: readonly Row[]
  readonly learner: Seat
  readonly step: LessonStep
  /** The turn in which the step began; undefined where the game does not tell turns apart. */
  readonly turn: string | number | undefined
  /** How many rows there were when the step began. */
  readonly since: number
  /** What has been said already of what others and chance have to say in this step. */
  readonly said: readonly string[]
}

/** No chain of answers of others is longer. */
const LONGEST = 400

/** Where a step begins: in its own position, or where the one before has ended. */
export function beginStep<G extends State>(
  kit: ScenarioKit<G>,
  lesson: Lesson,
  index: number,
  before: Stand<G> | null,
): Stand<G> {
  const step = lesson.steps[index]!
  const place = `$.steps[${index}]`
  if (step.given === null && before === null) malformed(place, 'there is no position to begin with')
  const table = step.given === null ? before!.table : preparedTable(kit, step.given, `${place}.given`)
  const rows = step.given === null ? before!.rows : []
  const learner = step.learner === null ? before!.learner : learnerAt(kit, table, step.learner, `${place}.learner`)
  const stand: Stand<G> = { kit, table, rows, learner, step, turn: undefined, since: rows.length, said: [] }
  const begun = step.aim === null ? stand : goOn(stand)
  return { ...begun, turn: turnOf(begun) }
}

/** The turn that is played now. */
export const turnOf = <G extends State>({ kit, table }: Stand<G>) => kit.turnOf?.(table.state)

function learnerAt<G extends State>(kit: ScenarioKit<G>, table: Table<G>, value: unknown, place: string): Seat {
  const seat = seatAt(value, place, (name) => kit.seatOf(name, table.state))
  return seat === CHANCE ? malformed(place, 'chance learns nothing') : seat
}

/** A table that begins with a position and has no journal that a file could keep. Its dice follow from the position. */
export function preparedTable<G extends State>(kit: ScenarioKit<G>, given: unknown, place: string): Table<G> {
  const { game } = kit
  const state = positionAt(kit, given, place)
  const begun = { game: game.id, rules: game.rules, config: given, bond: null }
  return {
    game,
    config: given,
    begun,
    past: null,
    seals: [seal(begun, 'lesson')],
    answers: [],
    state,
    ask: decide(game, state),
    run: [],
    checkpoints: [{ count: 0, state }],
    drawn: 0,
  }
}

function positionAt<G extends State>(kit: ScenarioKit<G>, given: unknown, place: string): G {
  try {
    const state = kit.given(given, (path, reason) => malformed(path === '' ? place : `${place}.${path}`, reason))
    settle(kit.game, state)
    return state
  } catch (error) {
    if (error instanceof ConfigError) return malformed(place, error.message)
    throw error
  }
}

/** Whether the step has come to its aim. */
export function isReached<G extends State>(stand: Stand<G>): boolean {
  return stand.step.aim === null || holds(stand, stand.step.aim)
}

/** Whether something is so now, or has happened since the step began. */
export function holds<G extends State>(stand: Stand<G>, aim: Aim): boolean {
  const { happens, any, ...checks } = aim
  const run = { kit: stand.kit, state: stand.table.state, differences: [], events: [] }
  checkAll(run, checks, '$.aim')
  if (run.differences.length > 0) return false
  if (happens !== undefined && !listed(happens).every((event) => hasHappened(stand, event))) return false
  return any === undefined || listAt(any, '$.aim.any').some((part) => holds(stand, recordAt(part, '$.aim.any')))
}

const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])

/** `{what: built, place: 5}`: an event with these facts; seats may be named. */
function hasHappened<G extends State>({ kit, table, rows, since }: Stand<G>, value: unknown): boolean {
  const { what, ...facts } = recordAt(typeof value === 'string' ? { what: value } : value, '$.aim.happens')
  const fits = (wanted: unknown, found: unknown): boolean =>
    equal(wanted, found) ||
    (isRecord(wanted) && typeof found === 'number' && 'least' in wanted && found >= Number(wanted.least)) ||
    (typeof wanted === 'string' && typeof found === 'number' && kit.seatOf(wanted, table.state) === found)
  return rows
    .slice(since)
    .some(({ events }) =>
      events.some(
        (event) =>
          event.what === what && Object.entries(facts).every(([name, wanted]) => fits(wanted, event.facts[name])),
      ),
    )
}

/** The learner answers; then whoever is asked next, until the learner has a choice or the aim is reached. */
export function answerStep<G extends State>(stand: Stand<G>, pick: Pick): Stand<G> {
  return goOn(given({ ...stand, said: followed(stand, pick) }, pick))
}

function given<G extends State>(stand: Stand<G>, pick: Pick, auto = false): Stand<G> {
  const table = branch(stand.table)
  const { seat, kind } = table.ask!
  const row = append(table, auto ? { seat, kind, pick, auto } : { seat, kind, pick })
  return { ...stand, table, rows: [...stand.rows, row] }
}

/** Whether a question is put to the learner, who has a choice. */
export function isAsked<G extends State>({ table: { ask }, learner }: Stand<G>): boolean {
  return ask !== null && ask.seat === learner && ask.options.length > 1
}

function goOn<G extends State>(begin: Stand<G>): Stand<G> {
  let stand = begin
  for (let i = 0; i < LONGEST; i++) {
    const { ask } = stand.table
    if (ask === null || isReached(stand) || isAsked(stand)) return stand
    if (ask.seat === stand.learner) stand = given(stand, ask.options[0]!, true)
    else stand = ask.seat === CHANCE ? rolled(stand) : answered(stand)
  }
  return stand
}

/** Another seat says what the step has for it; otherwise it passes where it may. */
function answered<G extends State>(stand: Stand<G>): Stand<G> {
  const { kit, table, step, said } = stand
  const ask = table.ask!
  for (const [i, words] of step.others.entries()) {
    const { seat, kind, pick } = wordsAt(words, `others[${i}]`)
    if (said.includes(`others ${i}`) || kind !== ask.kind) continue
    if (seatAt(seat, `others[${i}]`, (name) => kit.seatOf(name, table.state)) !== ask.seat) continue
    const meant = understood(() => pickAt({ kit, state: table.state }, pick, `others[${i}]`, ask))
    if (meant === null || !ask.options.some((option) => equal(option, meant))) continue
    return given({ ...stand, said: [...said, `others ${i}`] }, meant)
  }
  return given(stand, ask.options.includes(PASS) ? PASS : ask.options[0]!)
}

function rolled<G extends State>(stand: Stand<G>): Stand<G> {
  const { table, step, said } = stand
  const ask = table.ask!
  for (const [i, word] of step.chance.entries()) {
    const pick = said.includes(`chance ${i}`) ? null : understood(() => chanceAt(stand, word, `chance[${i}]`))
    if (pick === null || !ask.options.some((option) => equal(option, pick))) continue
    return given({ ...stand, said: [...said, `chance ${i}`] }, pick)
  }
  const { seed, from } = table.seals[0]!
  return given(stand, ask.options[roll(ask, sealedRandom(keyOf(seed!, table.begun, from), table.drawn))]!)
}

function chanceAt<G extends State>({ kit, table }: Stand<G>, word: unknown, place: string): Pick {
  const { state, ask } = table
  const own = kit.chancePick?.(word, state)
  if (own !== undefined) return own
  return pickAt({ kit, state }, Array.isArray(word) && word.length === 1 ? word[0] : word, place, ask)
}

/** What a word means for the question that is asked; null where it means nothing there. */
function understood(read: () => Pick): Pick | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof FormatError) return null
    throw error
  }
}

/** What the lesson itself would answer now, by the first of its words that fits and was not followed yet; null: nothing. */
export function wayOn<G extends State>({ kit, table, learner, step, said }: Stand<G>): Pick | null {
  const { ask, state } = table
  for (const [i, words] of step.way.entries()) {
    const { seat, kind, pick } = wordsAt(words, `way[${i}]`)
    if (said.includes(`way ${i}`) || kind !== ask?.kind) continue
    if (seatAt(seat, `way[${i}]`, (name) => kit.seatOf(name, state)) !== learner) continue
    const meant = understood(() => pickAt({ kit, state }, pick, `way[${i}]`, ask))
    const option = meant === null ? undefined : ask.options.find((other) => equal(other, meant))
    if (option !== undefined) return option
  }
  return null
}

/** The words of the lesson's way that an answer follows, so that they are not said again. */
function followed<G extends State>({ kit, table, step, said }: Stand<G>, pick: Pick): readonly string[] {
  const { ask, state } = table
  const index = step.way.findIndex((words, i) => {
    const found = wordsAt(words, `way[${i}]`)
    if (said.includes(`way ${i}`) || found.kind !== ask?.kind) return false
    return equal(
      understood(() => pickAt({ kit, state }, found.pick, `way[${i}]`, ask)),
      pick,
    )
  })
  return index < 0 ? said : [...said, `way ${index}`]
}

/** The value that the coach points at; null where the game has no such sort or there is no such value now. */
export function pointedAt<G extends State>({ kit, table, learner }: Stand<G>, { sort, word }: Pointed): Pick | null {
  const rules = Object.hasOwn(kit.game.sorts, sort) ? kit.game.sorts[sort]! : null
  const words = kit.words !== undefined && Object.hasOwn(kit.words, sort) ? kit.words[sort]! : null
  const value = words?.read(String(word), table.state) ?? word
  if (rules === null || !rules.is(value)) return null
  return (rules.fits?.(table.state, value, learner) ?? true) ? (value as Pick) : null
}
