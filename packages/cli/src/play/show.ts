import { eventFor, type GameEvent, type Result, type Seat, type State, type View } from '@spinney/kernel'
import type { GameEntry } from '../entry.ts'
import { tableText } from '../layout.ts'
import type { Words } from '../words.ts'

/** The table as a seat sees it. */
export function showView(entry: GameEntry, view: View<State>, words: Words): string {
  return entry.show === undefined ? fieldsText(view.state, words, 0) : entry.show(view, words)
}

/** Plain data as indented lines: what a game without a drawing of its own gets. */
export function fieldsText(fields: object, words: Words, depth: number): string {
  const indent = '  '.repeat(depth)
  return Object.entries(fields)
    .map(([name, value]) => {
      const title = `${indent}${words.field(name)}:`
      if (typeof value !== 'object' || value === null) return `${title} ${fieldText(name, value, words)}`
      if (Array.isArray(value) && value.every(isFlat)) return `${title} ${listText(value, words)}`
      return `${title}\n${fieldsText(value, words, depth + 1)}`
    })
    .join('\n')
}

const isFlat = (value: unknown): boolean => typeof value !== 'object' || value === null

function fieldText(name: string, value: unknown, words: Words): string {
  if (name === 'seat' && typeof value === 'number') return words.seat(value)
  return value === null ? '-' : valueText(value, words)
}

/** Hidden cards are only counted. */
function listText(items: readonly unknown[], words: Words): string {
  if (items.length > 0 && items.every((item) => item === null)) return `? × ${items.length}`
  return items.length === 0 ? '-' : items.map((item) => valueText(item, words)).join(' ')
}

function valueText(value: unknown, words: Words): string {
  return value === null ? '?' : typeof value === 'string' ? words.term(value) : String(value)
}

/** The options with their numbers; the rule of an option where it is another than the question's. */
export function questionText(entry: GameEntry, view: View<State>, words: Words): string {
  const { seat, kind, law, about, options, laws, blocked } = view.asked!
  const lines = [words.ui('asked', { seat: words.seat(seat), question: words.decision(kind, about), law })]
  const width = String(options!.length).length
  options!.forEach((pick, i) => {
    const rule = laws![i] === law ? '' : `  [${laws![i]}]`
    const remark = entry.remark?.(kind, pick, about, words) ?? null
    const more = remark === null ? '' : ` (${remark})`
    lines.push(`  ${String(i + 1).padStart(width)}) ${words.option(kind, pick)}${more}${rule}`)
  })
  if (blocked!.length > 0) lines.push(words.ui('blocked'))
  for (const { pick, law: rule, why } of blocked!) {
    lines.push(`  ${' '.repeat(width)}- ${words.option(kind, pick)}: ${words.message(why)}  [${rule}]`)
  }
  return lines.join('\n')
}

/** Events as a seat may read them. */
export function eventsText(events: readonly GameEvent[], seat: Seat | null, words: Words): string[] {
  return events.map((event) => `  - ${words.event(eventFor(event, seat))}  [${event.law}]`)
}

/** How the game ended. */
export function resultText({ winners, scores, how }: Result, words: Words): string {
  const names = winners.map((seat) => words.seat(seat)).join(words.ui('comma'))
  const way = words.term(how)
  const line =
    winners.length > 0 ? words.ui('winners', { winners: names, how: way }) : words.ui('noWinner', { how: way })
  const rows = scores.map((score, seat) => [words.seat(seat), score])
  return `${words.ui('over')} ${line}\n${tableText([words.ui('player'), words.ui('score')], rows)}`
}
