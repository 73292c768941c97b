import type { Json } from '@spinney/kernel'
import { type BotLevel, type BotName, botNameOf, mannerOf, type SeatPlan } from '../engine/protocol.ts'
import { botNames } from '../table/start.ts'
import { draftOf, firstDraft, type GameSetup, RANDOM_SIDE, type SetupDraft } from './setup.ts'

/** One seat on the form: a person of this screen or a bot. */
export interface SeatDraft {
  readonly who: 'person' | BotName
  /** What a person is called; empty: nothing was written. */
  readonly name: string
  /** What a bot is called there. */
  readonly bot: string
  /** Words of a person, mixed into all draws. */
  readonly words: string
}

/** A table as it stands on the form. */
export interface TableDraft {
  readonly choices: SetupDraft
  readonly seats: readonly SeatDraft[]
}

const LEVEL: BotLevel = 'steady'

/** The first table of a newcomer: one person, and bots at all other seats. */
export function newcomersTable(setup: GameSetup, people = 1): TableDraft {
  const choices = firstDraft(setup)
  const names = botNames(choices.seats)
  const seats = names.map((bot, i): SeatDraft => ({ who: i < people ? 'person' : LEVEL, name: '', bot, words: '' }))
  return { choices, seats }
}

/** The same table with more or fewer seats. */
export function resized({ choices, seats }: TableDraft, setup: GameSetup, count: number): TableDraft {
  const sides = choices.sides.slice(0, count)
  for (let i = sides.length; i < count; i++) {
    const usual = setup.firstSides?.[i]
    sides.push(usual !== undefined && !sides.includes(usual) ? usual : RANDOM_SIDE)
  }
  const kept = seats.slice(0, count)
  const names = botNames(Number.POSITIVE_INFINITY).filter((name) => !kept.some(({ bot }) => bot === name))
  while (kept.length < count) kept.push({ who: LEVEL, name: '', bot: names.pop()!, words: '' })
  const automata = Array.from({ length: count }, (_, i) => choices.automata?.[i] ?? null)
  return { choices: { ...choices, seats: count, sides, automata }, seats: kept }
}

/** Gives a side to a seat. Whoever has it already gets the other one in exchange. */
export function withSide(table: TableDraft, seat: number, side: string): TableDraft {
  const { sides } = table.choices
  const before = sides[seat]!
  const holder = side === RANDOM_SIDE ? -1 : sides.indexOf(side)
  const next = sides.map((other, i) => (i === seat ? side : i === holder ? before : other))
  return { ...table, choices: { ...table.choices, sides: next } }
}

export function withSeat(table: TableDraft, seat: number, part: Partial<SeatDraft>): TableDraft {
  return { ...table, seats: table.seats.map((other, i) => (i === seat ? { ...other, ...part } : other)) }
}

/** Whether a seat goes by a procedure. */
export const isAutomaton = ({ choices }: Pick<TableDraft, 'choices'>, seat: number): boolean =>
  (choices.automata?.[seat] ?? null) !== null

/** Sets up the automaton at a seat; null: nobody there is one any more. */
export function withAutomaton(table: TableDraft, seat: number, value: Json | null): TableDraft {
  const { choices } = table
  const automata = choices.sides.map((_, i) => (i === seat ? value : (choices.automata?.[i] ?? null)))
  return { ...table, choices: { ...choices, automata } }
}

/** The same table with sides and settings that its automata can have. Whoever has none of theirs gets a free one. */
export function settled(setup: GameSetup, table: TableDraft): TableDraft {
  const { automata } = setup
  if (automata === undefined || table.choices.automata === undefined) return table
  const sides = [...table.choices.sides]
  const set: (Json | null)[] = sides.map(() => null)
  for (const seat of sides.keys()) {
    if (!isAutomaton(table, seat)) continue
    const isTaken = (side: string) => sides.some((other, i) => other === side && i !== seat)
    if (!automata.sides.includes(sides[seat]!)) sides[seat] = automata.sides.find((side) => !isTaken(side))!
    const others = set.filter((other) => other !== null)
    set[seat] = automata.fit(sides[seat]!, table.choices.automata[seat], others)
  }
  // An automaton is no person, and no bot either: where it goes, a bot comes back.
  const seats = table.seats.map((seat, i) =>
    set[i] === null || seat.who !== 'person' ? seat : { ...seat, who: LEVEL },
  )
  return { choices: { ...table.choices, sides, automata: set }, seats }
}

/** The table as its game seats it: where sides are drafted, automata have the last seats, in the order of their sides. */
export function inOrder(setup: GameSetup, table: TableDraft): TableDraft {
  const { choices, seats } = table
  if (setup.choosesSides?.(choices) !== false || choices.automata === undefined) return table
  const rank = (seat: number) => (isAutomaton(table, seat) ? 1 + setup.sides!.indexOf(choices.sides[seat]!) : 0)
  const order = [...seats.keys()].sort((a, b) => rank(a) - rank(b))
  const ordered = <T>(items: readonly T[]): T[] => order.map((seat) => items[seat]!)
  return {
    choices: { ...choices, sides: ordered(choices.sides), automata: ordered(choices.automata) },
    seats: ordered(seats),
  }
}

export function withField(table: TableDraft, field: string, value: string): TableDraft {
  return { ...table, choices: { ...table.choices, fields: { ...table.choices.fields, [field]: value } } }
}

/** Names that look alike are one name. */
const folded = (name: string) => name.trim().normalize('NFKC').toLocaleLowerCase()

/** A name that two people at the table have; `numbered` is what seats without a name are called. */
export function nameTwice(seats: readonly SeatDraft[], numbered: (seat: number) => string): string | null {
  const seen = new Set<string>()
  for (const [i, { who, name }] of seats.entries()) {
    if (who !== 'person') continue
    const shown = name.trim() || numbered(i)
    if (seen.has(folded(shown))) return shown
    seen.add(folded(shown))
  }
  return null
}

/** Who sits where. A bot never has the name of a person at the table; an automaton is called by what it plays. */
export function plansOf(table: TableDraft): SeatPlan[] {
  const { seats } = table
  const people = new Set(seats.flatMap(({ who, name }) => (who === 'person' ? [folded(name)] : [])))
  const used = new Set(seats.map(({ bot }) => bot))
  const free = botNames(Number.POSITIVE_INFINITY).filter((name) => !used.has(name) && !people.has(folded(name)))
  return seats.map(({ who, name, bot }, i): SeatPlan => {
    if (isAutomaton(table, i)) return { kind: 'bot', level: LEVEL, name: '' }
    if (who === 'person') return { kind: 'person', name: name.trim() }
    const manner = mannerOf(who) ?? { level: LEVEL }
    return { kind: 'bot', ...manner, name: people.has(folded(bot)) ? (free.pop() ?? bot) : bot }
  })
}

/** What is kept of a table, so that the next one can begin in the same way. */
export interface KeptTable {
  readonly choices: SetupDraft
  readonly seats: readonly { readonly who: string; readonly name: string }[]
}

export function keptTable({ choices, seats }: TableDraft): KeptTable {
  return { choices, seats: seats.map(({ who, name }) => ({ who, name: name.trim() })) }
}

/** A table that was kept, as far as it can still be played like that; null where it cannot. */
export function tableOf(setup: GameSetup, kept: unknown): TableDraft | null {
  if (typeof kept !== 'object' || kept === null) return null
  const { choices, seats } = kept as Partial<KeptTable>
  const count = choices?.seats
  if (count === undefined || !(count >= setup.seats.min && count <= setup.seats.max)) return null
  if (!Array.isArray(seats) || seats.length !== count || !Array.isArray(choices?.sides)) return null
  const names = botNames(count)
  const fields = draftOf(setup).fields
  const known = Object.keys(fields).map((id) => {
    const value = choices?.fields?.[id]
    const isKnown = setup.fields.find((field) => field.id === id)!.values.includes(value!)
    return [id, isKnown ? value! : fields[id]!]
  })
  const sides = Array.from({ length: count }, (_, i) => {
    const side: unknown = choices?.sides[i]
    const isFree = choices?.sides.indexOf(side as string) === i
    return typeof side === 'string' && setup.sides?.includes(side) && isFree ? side : RANDOM_SIDE
  })
  const automata = sides.map((_, i) => (choices?.automata?.[i] ?? null) as Json | null)
  return settled(setup, {
    choices: { seats: count, fields: Object.fromEntries(known), sides, automata },
    seats: seats.map(({ who, name }, i): SeatDraft => {
      const manner = mannerOf(String(who))
      return {
        who: manner === null ? 'person' : botNameOf(manner),
        name: typeof name === 'string' ? name.slice(0, NAME_LENGTH) : '',
        bot: names[i]!,
        words: '',
      }
    }),
  })
}

/** Letters that a name may have. */
export const NAME_LENGTH = 20
