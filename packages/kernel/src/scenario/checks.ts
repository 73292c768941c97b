import { equal } from '../equal.ts'
import type { Decision, Json, Pick, Seat, State } from '../flow/types.ts'
import { seenBy, view } from '../views/secrets.ts'
import { compare } from './compare.ts'
import { HIDDEN } from './kit.ts'
import { pickAt } from './picks.ts'
import { type Fields, listAt, malformed, quoted, recordAt, shortly, textAt } from './reading.ts'
import { ask, described, differ, nameOf, type Run, seatOf } from './run.ts'

const QUESTION = ['seat', 'kind', 'options'] as const
export const ANSWER = ['seat', 'kind', 'pick'] as const

/** A question, and its options where they may be known. */
interface Seen extends Omit<Decision, 'law' | 'weights' | 'options'> {
  readonly options: readonly Pick[] | null
}

/** What somebody knows: everything, or what one seat may see. */
interface Eyes {
  readonly facts: () => Json
  readonly asked: Seen | null
}

type Check = <G extends State>(run: Run<G>, eyes: Eyes, value: unknown, place: string) => void

/** The checks that can be made with anybody's eyes. */
const SEEN: { readonly [name: string]: Check } = {
  asks: (run, eyes, value, place) => void isAsked(run, eyes, questionAt(value, place), place),
  offers: (run, eyes, value, place) => offered(run, eyes, value, place, true),
  offersAmong: (run, eyes, value, place) => offered(run, eyes, value, place, false),
  shows: (run, eyes, value, place) => compare(run, recordAt(value, place), eyes.facts(), place),
}

const CHECKS: { readonly [name: string]: Check } = {
  ...SEEN,
  refuses: (run, eyes, value, place) => {
    if (Array.isArray(value)) value.forEach((item, i) => void refused(run, eyes, item, `${place}[${i}]`))
    else refused(run, eyes, value, place)
  },
  sees: (run, _eyes, value, place) => seen(run, value, place),
  ends: (run, _eyes, value, place) => ended(run, value, place),
}

/** Makes all checks that stand in a record. */
export function checkAll<G extends State>(run: Run<G>, value: unknown, place: string): void {
  const eyes: Eyes = { facts: () => run.kit.facts(run.state), asked: ask(run) }
  for (const [name, expected] of Object.entries(recordAt(value, place, Object.keys(CHECKS)))) {
    CHECKS[name]!(run, eyes, expected, `${place}.${name}`)
  }
}

/** `{seat: eyrie, shows: …, asks: …}`: the same checks, made with what this seat may know. */
function seen<G extends State>(run: Run<G>, value: unknown, place: string): void {
  if (Array.isArray(value)) {
    value.forEach((item, i) => void seen(run, item, `${place}[${i}]`))
    return
  }
  const { seat, ...checks } = recordAt(value, place, ['seat', ...Object.keys(SEEN)])
  const eyes = eyesOf(run, lookingAt(run, seat, `${place}.seat`))
  for (const [name, expected] of Object.entries(checks)) SEEN[name]!(run, eyes, expected, `${place}.${name}`)
}

/** Who looks: a seat at this table, or `nobody` for somebody who only looks on. */
function lookingAt<G extends State>(run: Run<G>, value: unknown, place: string): Seat | null {
  if (value === 'nobody') return null
  const seat = seatOf(run, value, place)
  return typeof seat === 'number' ? seat : malformed(place, 'chance sees nothing')
}

function eyesOf<G extends State>({ kit, state }: Run<G>, seat: Seat | null): Eyes {
  return { facts: () => kit.facts(seenBy(kit.game, state, seat)), asked: view(kit.game, state, seat).asked }
}

/** `eyrie ambush` or `{seat: eyrie, kind: ambush}`. */
function questionAt(value: unknown, place: string): Fields {
  if (typeof value !== 'string') return recordAt(value, place, ['seat', 'kind'])
  const [, seat, kind] = /^(seat\s+\d+|\S+)\s+(\S+)$/.exec(value.trim()) ?? []
  if (kind === undefined) malformed(place, `“${quoted(value)}” is not a question: write the seat and the kind`)
  return { seat, kind }
}

function isAsked<G extends State>(run: Run<G>, { asked }: Eyes, value: Fields, place: string): boolean {
  const seat = seatOf(run, value.seat, `${place}.seat`)
  const kind = textAt(value.kind, `${place}.kind`)
  const holds = asked?.seat === seat && asked.kind === kind
  if (!holds) {
    differ(run, place, `expected that ${nameOf(run, seat)} is asked ${quoted(kind)}; ${described(run, ask(run))}`)
  }
  return holds
}

function offered<G extends State>(run: Run<G>, eyes: Eyes, value: unknown, place: string, exactly: boolean): void {
  const record = recordAt(value, place, QUESTION)
  if (!isAsked(run, eyes, record, place)) return
  const { options, picks: sorts } = eyes.asked!
  if (options === null || record.options === HIDDEN) {
    const found = options === null ? 'the options are hidden' : 'the options can be seen'
    if ((options === null) !== (record.options === HIDDEN)) differ(run, `${place}.options`, found)
    return
  }
  const words = listAt(record.options, `${place}.options`)
  const picks = words.map((word, i) => pickAt(run, word, `${place}.options[${i}]`, { picks: sorts, options }))
  picks.forEach((pick, i) => {
    if (!includes(options, pick)) differ(run, `${place}.options[${i}]`, `${shortly(pick)} is not offered`)
  })
  const surplus = exactly ? options.filter((option) => !includes(picks, option)) : []
  if (surplus.length > 0) differ(run, `${place}.options`, `offered besides: ${surplus.map(shortly).join(', ')}`)
}

/** The question is asked, and this is no answer to it. */
function refused<G extends State>(run: Run<G>, eyes: Eyes, value: unknown, place: string): void {
  const record = typeof value === 'string' ? wordsAt(value, place) : recordAt(value, place, ANSWER)
  if (!isAsked(run, eyes, record, place)) return
  const { kind, picks, options } = ask(run)!
  const pick = pickAt(run, record.pick, `${place}.pick`, { picks, options })
  const seat = seatOf(run, record.seat, `${place}.seat`)
  if (includes(options, pick)) differ(run, place, `${nameOf(run, seat)} may answer ${kind} with ${shortly(pick)}`)
}

/** `eyrie ambush ambush-fox`: the seat, the kind of the question, and what is picked. */
export function wordsAt(words: string, place: string): { seat: string; kind: string; pick: string } {
  const [, seat, kind, pick] = /^(seat\s+\d+|\S+)\s+(\S+)\s+(\S.*)$/s.exec(words.trim()) ?? []
  if (pick === undefined) {
    malformed(
      place,
      `“${quoted(words)}” is not an answer: write the seat, the question and the pick, such as “eyrie ambush pass”`,
    )
  }
  return { seat: seat!, kind: kind!, pick }
}

/** `true`, `false`, or how the game ended: `{winners: [eyrie], how: points}`. */
function ended<G extends State>(run: Run<G>, value: unknown, place: string): void {
  const wanted = typeof value === 'boolean' ? value : recordAt(value, place, ['winners', 'scores', 'how'])
  if (run.state.over !== (wanted !== false)) {
    differ(run, place, run.state.over ? 'the game is over' : `the game is not over; ${described(run, ask(run))}`)
  } else if (typeof wanted !== 'boolean') {
    const winners = wanted.winners === undefined ? [] : listAt(wanted.winners, `${place}.winners`)
    const seats = winners.map((name, i) => seatOf(run, name, `${place}.winners[${i}]`))
    const result = run.kit.game.result(run.state) as unknown
    compare(run, 'winners' in wanted ? { ...wanted, winners: seats } : wanted, result, place, ['result'])
  }
}

function includes(picks: readonly Pick[], pick: Pick): boolean {
  return picks.some((other) => equal(other, pick))
}
