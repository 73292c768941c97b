import type { Facts, GameEvent, Json, Seat } from '@spinney/kernel'
import { languageFacts } from '../languages.ts'
import type { Words } from '../types.ts'
import { mergesWith, type StoryLine, type StoryRules } from './compose.ts'

/** What a line says: the action, and what came of it. */
export function tellLine(line: StoryLine, rules: StoryRules, words: Words): string {
  const { lead } = line
  const own = rules.headOf?.(line) ?? null
  const isTogether = (event: GameEvent) => own === null && (event === lead || mergesWith(rules, lead, event))
  const together = line.events.filter(isTogether)
  const head: Head =
    own === null ? headOf(line, together, rules, words) : { text: words.tell(own.key, own.facts), bare: true }
  const outcomes = outcomesOf(line, together, rules, words)
  const { colon, clause } = languageFacts(words.language)
  const text = withSubject(line, head, rules, words)
  return outcomes.length === 0 ? text : text + colon + outcomes.join(clause)
}

/** Whoever does something in another player's turn is named. */
function withSubject({ lead, turnOf }: StoryLine, { text, bare }: Head, rules: StoryRules, words: Words): string {
  const seat = seatOf(lead)
  if (!bare || seat === null || seat === turnOf) return text
  const { colon, did } = languageFacts(words.language)
  return rules.titles.has(lead.what) ? words.seat(seat) + colon + text : did(words.seat(seat), text)
}

/** The same with its subject, for whoever does not see whose turn it is. */
export function tellWhole(line: StoryLine, rules: StoryRules, words: Words): string {
  return tellLine({ ...line, turnOf: null }, rules, words)
}

interface Head {
  readonly text: string
  /** It does not say who. */
  readonly bare: boolean
}

function headOf(line: StoryLine, together: readonly GameEvent[], rules: StoryRules, words: Words): Head {
  const { lead, turnOf } = line
  const isOwn = turnOf !== null && seatOf(lead) === turnOf
  if (together.length === 1 && !isOwn) return { text: unstopped(words.event(lead)), bare: false }
  const key = `story.${lead.what}`
  if (words.has(key)) return { text: words.tell(key, merged(together, rules)), bare: true }
  return { text: unstopped(isOwn ? words.deed(lead) : words.event(lead)), bare: false }
}

function outcomesOf(
  { events, turnOf, lead }: StoryLine,
  together: readonly GameEvent[],
  rules: StoryRules,
  words: Words,
): string[] {
  const told: GameEvent[][] = []
  for (const event of events) {
    if (together.includes(event) || isSilent(event, events, rules)) continue
    const group = told.find(([first]) => mergesWith(rules, first!, event))
    if (group === undefined) told.push([event])
    else group.push(event)
  }
  const actor = seatOf(lead) ?? turnOf
  return [...new Set(told.map((group) => outcome(group, actor, rules, words)))]
}

function isSilent({ what }: GameEvent, events: readonly GameEvent[], { silent }: StoryRules): boolean {
  const beside = silent[what]
  return beside === true || beside?.some((name) => events.some((event) => event.what === name)) === true
}

function outcome(group: readonly GameEvent[], actor: Seat | null, rules: StoryRules, words: Words): string {
  const [event] = group as readonly [GameEvent]
  const seat = seatOf(event)
  const isOther = seat !== null && seat !== actor
  const key = `tail.${event.what}`
  if (words.has(key)) {
    const facts = merged(group, rules)
    return words.tell(key, isOther ? { ...facts, who: 'other' } : facts)
  }
  return inside(unstopped(isOther ? words.event(event) : words.deed(event)), words)
}

/** The events of a line one by one, without those that another one of them tells as well. */
export const eventsTold = ({ events }: StoryLine, rules: StoryRules): readonly GameEvent[] =>
  events.filter((event) => rules.silent[event.what] === true || !isSilent(event, events, rules))

/** Facts of several events in one: what they agree in, lists, and sums. */
function merged(events: readonly GameEvent[], rules: StoryRules): Facts {
  const [first] = events as readonly [GameEvent]
  const merge = rules.merges[first.what]
  const way = rules.wayOf?.(first) ?? null
  const facts: { [name: string]: Json } = { ...first.facts }
  for (const name of merge?.list ?? []) facts[name] = [...new Set(events.map((event) => event.facts[name]!))]
  for (const name of merge?.sum ?? []) facts[name] = events.reduce((sum, event) => sum + Number(event.facts[name]), 0)
  if (merge !== undefined && merge.sum.length === 0) facts.count = events.length
  return way === null ? facts : { ...facts, way }
}

const seatOf = ({ facts }: GameEvent): Seat | null => (typeof facts.seat === 'number' ? facts.seat : null)

const unstopped = (text: string): string => text.replace(/[.。](?=[\uE000\uE001]?$)/, '')

/** A sentence as a part of another one. */
function inside(text: string, { language }: Words): string {
  const { you } = languageFacts(language)
  const [, sign = '', rest = ''] = /^([\uE000]?)(.*)$/s.exec(text) ?? []
  if (rest.startsWith(you.subject)) return sign + you.object + rest.slice(you.subject.length)
  // Names have a sign before them and keep their capital.
  return sign === '' ? text.slice(0, 1).toLowerCase() + text.slice(1) : text
}
