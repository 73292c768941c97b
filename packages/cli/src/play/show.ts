import { eventFor, type GameEvent, type Result, type Seat, type State, type View } from '@spinney/kernel'
import { describeFields, type WordedSection, wordPosition } from '@spinney/words'
import type { GameEntry } from '../entry.ts'
import { COLUMNS, columnsText, item, tableText } from '../layout.ts'
import type { Speech } from '../speech.ts'
import { type Style, styleFor } from './style.ts'

/** The table as a seat sees it, in words. */
export function showView(entry: GameEntry, view: View<State>, words: Speech, style = styleFor(false)): string {
  const sections = entry.wording?.describe?.(view) ?? describeFields(view)
  return wordPosition(sections, words)
    .map((section) => sectionText(section, style))
    .join('\n\n')
}

function sectionText({ title, head, rows, seat }: WordedSection, style: Style): string {
  const cells = [...(head === null ? [] : [head]), ...rows.map((row) => row.map(orDash))]
  const lines = columnsText(cells, COLUMNS - INDENT.length).map((line) => `${INDENT}${line}`)
  // Heads are short, so that they take one line.
  if (head !== null) lines[0] = style.faint(lines[0]!)
  return (title === '' ? lines : [style.seat(title, seat), ...lines]).join('\n')
}

const INDENT = '  '
const orDash = (cell: string): string => (cell === '' ? '-' : cell)

/** The options with their numbers; the rule of an option where it is another than the question's. */
export function questionText(entry: GameEntry, view: View<State>, words: Speech, style = styleFor(false)): string {
  const question = view.asked!
  const { seat, law, options, laws, blocked } = question
  const width = String(options!.length).length
  const asked = words.ui('asked', { seat: words.asked(seat), question: words.question(question), law })
  const lines = [style.bold(item('', asked))]
  options!.forEach((pick, i) => {
    const rule = laws![i] === law ? '' : `  [${laws![i]}]`
    const remark = entry.wording?.remark?.(view, pick) ?? null
    const more = remark === null ? '' : ` ${words.ui('remark', { remark: words.say(remark) })}`
    lines.push(item(`  ${String(i + 1).padStart(width)}) `, `${words.option(question, pick)}${more}${rule}`))
  })
  if (blocked!.length > 0) lines.push(words.ui('blocked'))
  for (const hindered of blocked!) {
    const text = words.ui('because', { option: words.option(question, hindered.pick), why: words.why(hindered) })
    lines.push(style.faint(item(`  ${' '.repeat(width)}- `, `${text}  [${hindered.law}]`)))
  }
  return lines.join('\n')
}

/** Events as a seat may read them. */
export function eventsText(
  events: readonly GameEvent[],
  seat: Seat | null,
  words: Speech,
  style = styleFor(false),
): string[] {
  return events.map((event) => style.sentence(item('  - ', `${words.event(eventFor(event, seat))}  [${event.law}]`)))
}

/** How the game ended. */
export function resultText({ winners, scores, how }: Result, words: Speech): string {
  const names = words.list(winners.map((seat) => words.seat(seat)))
  const way = words.term(how)
  const line =
    winners.length > 0 ? words.ui('winners', { winners: names, how: way }) : words.ui('noWinner', { how: way })
  const rows = scores.map((score, seat) => [words.seat(seat), score])
  return `${line}\n${tableText([words.ui('player'), words.ui('score')], rows)}`
}
