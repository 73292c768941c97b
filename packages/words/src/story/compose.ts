import type { Asked, Facts, GameEvent, Seat } from '@spinney/kernel'

/** One answer and what came of it, as far as a story needs it. */
export interface StoryRow {
  readonly at: number
  readonly seat: Asked
  readonly kind: string
  readonly events: readonly GameEvent[]
}

/**
 * What an event is in a line of the story. `deed`: what somebody does; a line has one. `start`: announces a deed that may
 * follow, and is the deed where none does. `outcome`: comes of a deed. `price`: what it costs, told only where nothing
 * else is.
 */
export type Part = 'deed' | 'start' | 'outcome' | 'price'

const RANK: Record<Part, number> = { price: 0, outcome: 1, start: 2, deed: 3 }

/** How a game is told. Events that are not named here are outcomes; kinds that are not named begin nothing. */
export interface StoryRules {
  readonly parts: { readonly [what: string]: Part }
  /** Kinds of questions whose answer begins something new. `all`: every answer does. */
  readonly opens: ReadonlySet<string> | 'all'
  /** The events that begin a turn and a part of a turn; the fact that names the part. */
  readonly turn: string
  readonly phase?: { readonly what: string; readonly fact: string }
  /** Whether an event is another matter than what a line is about, whatever it is elsewhere. */
  begins?(event: GameEvent, lead: GameEvent): boolean
  /** Deeds of which nothing comes: what follows them is another matter. */
  readonly alone: ReadonlySet<string>
  /** Events that are told by the name of something, not by a sentence. */
  readonly titles: ReadonlySet<string>
  /** Events of one kind that are told together: the facts in which they agree, and those that are listed or added up. */
  readonly merges: { readonly [what: string]: Merge }
  /** Outcomes that go without saying where another of these is in the line; `true`: wherever something else is. */
  readonly silent: { readonly [what: string]: readonly string[] | true }
  /** Events by which nothing has happened: a line of nothing else is no news. */
  readonly idle?: ReadonlySet<string>
  /** What a line is called where the event alone does not tell it: a key of the catalogue and what fills its gaps. */
  headOf?(line: StoryLine): { readonly key: string; readonly facts: Facts } | null
  /** A word among the facts by which the catalogue may tell an event in another way. */
  wayOf?(event: GameEvent): string | null
}

export interface Merge {
  readonly same: readonly string[]
  readonly list: readonly string[]
  readonly sum: readonly string[]
}

/** One action with its outcome. */
export interface StoryLine {
  /** The first and the last of its answers. */
  readonly from: number
  readonly to: number
  /** Whose turn it is. */
  readonly turnOf: Seat | null
  readonly phase: string | null
  readonly kinds: readonly string[]
  readonly events: readonly GameEvent[]
  /** What gives the line its sentence. */
  readonly lead: GameEvent
}

/** A turn, or the setup before the first one. */
export interface Chapter {
  readonly at: number
  readonly seat: Seat | null
  /** How often the seat has had a turn, from 1; 0 for the setup. */
  readonly round: number
  readonly lines: readonly StoryLine[]
}

/** The rules of a game that says nothing about its story: every answer is a line. */
export const PLAIN_STORY: StoryRules = {
  parts: {},
  opens: 'all',
  turn: '',
  alone: new Set(),
  titles: new Set(),
  merges: {},
  silent: {},
}

interface OpenLine {
  from: number
  to: number
  by: Asked
  kinds: string[]
  events: GameEvent[]
  lead: GameEvent
}

/** Groups what happened: turns, and in them one line for each action. */
export function storyOf(rows: readonly StoryRow[], rules: StoryRules): Chapter[] {
  const chapters: { at: number; seat: Seat | null; round: number; lines: StoryLine[] }[] = []
  const rounds = new Map<Seat, number>()
  let phase: string | null = null
  let line: OpenLine | null = null
  let kinds: string[] = []
  const rankOf = ({ what }: GameEvent): number => RANK[rules.parts[what] ?? 'outcome']

  const chapter = (at: number) => {
    if (chapters.length === 0) chapters.push({ at, seat: null, round: 0, lines: [] })
    return chapters[chapters.length - 1]!
  }
  const close = (): void => {
    if (line !== null) {
      const { from, to, events, lead } = line
      const turn = chapter(from)
      turn.lines.push({ from, to, turnOf: turn.seat, phase, kinds: line.kinds, events, lead })
    }
    line = null
  }
  const turnBegins = (at: number, { facts }: GameEvent): void => {
    close()
    const seat = facts.seat as Seat
    const round = (rounds.get(seat) ?? 0) + 1
    rounds.set(seat, round)
    phase = null
    chapters.push({ at, seat, round, lines: [] })
  }
  const add = (row: StoryRow, event: GameEvent): void => {
    if (line !== null && splits(line, row, event, rules, rankOf)) {
      close()
      kinds = [row.kind]
    }
    if (line === null) {
      line = { from: row.at, to: row.at, by: row.seat, kinds, events: [event], lead: event }
      return
    }
    line.to = row.at
    line.events.push(event)
    const [rank, before] = [rankOf(event), rankOf(line.lead)]
    if (rank > before || (rank === RANK.start && before === RANK.start)) line.lead = event
  }

  for (const row of rows) {
    if (rules.opens === 'all' || rules.opens.has(row.kind)) {
      close()
      kinds = []
    }
    kinds.push(row.kind)
    for (const event of row.events) {
      if (event.what === rules.turn) turnBegins(row.at, event)
      else if (event.what === rules.phase?.what) {
        close()
        phase = String(event.facts[rules.phase.fact])
      } else add(row, event)
    }
  }
  close()
  return chapters
}

/** Whether an event begins a line of its own. */
function splits(
  { lead, by, events }: OpenLine,
  row: StoryRow,
  event: GameEvent,
  rules: StoryRules,
  rankOf: (event: GameEvent) => number,
): boolean {
  if (mergesWith(rules, lead, event)) return false
  if (rules.begins?.(event, lead)) return true
  if (rankOf(event) >= RANK.start) {
    // A deed takes over what was only announced or paid so far.
    return rankOf(lead) === RANK.deed || events.some((other) => rankOf(other) === RANK.outcome)
  }
  if (rules.alone.has(lead.what)) return rankOf(event) === RANK.outcome
  // Without a deed, what another player's answer brings is another matter.
  return rankOf(lead) < RANK.start && row.seat !== 'chance' && by !== 'chance' && row.seat !== by
}

/** Whether two events are told together. */
export function mergesWith({ merges }: StoryRules, a: GameEvent, b: GameEvent): boolean {
  const merge = a.what === b.what ? merges[a.what] : undefined
  return merge?.same.every((name) => a.facts[name] === b.facts[name]) === true
}
