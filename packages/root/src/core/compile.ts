import { listenersOf } from '@spinney/kernel'
import { type Board, boardOf } from '../board/board.ts'
import { DECK_IDS, DECKS, type DeckId } from '../cards/data/index.ts'
import { allCards } from '../cards/deck.ts'
import { rulesetOf } from '../law/rulesets.ts'
import type { Offers } from './book.ts'
import type { Army, CardEffect, Content, FreeAction, Moment } from './content.ts'
import { type Hooks, hookTable } from './hooks.ts'
import type { PieceKind } from './kinds.ts'
import { BURROW } from './places.ts'
import type { Book, Phase, Visible } from './state.ts'

/** What the rules of a table depend on. */
export type Seating = Pick<Visible, 'map' | 'deckName' | 'preset' | 'factions' | 'bands' | 'landmarks' | 'own'>

/** So many books are kept for the next table of the same kind. */
const KEPT = 64

/** Where the books of a game stand: the rules of each table are worked out once. */
export function shelf(content: Content): (table: Seating) => Book {
  const box = boxOf([...content.factions, ...content.bands])
  const factionBox = boxOf(content.factions)
  const boards: ReadonlyMap<string, Board> = new Map(content.maps.map((data) => [data.id, boardOf(data)]))
  const decks: ReadonlyMap<DeckId, Deck> = new Map(DECK_IDS.map((name) => [name, deckOf(content, name)]))
  const books = new Map<string, Book>()
  const open = (table: Seating): Book => {
    const key = JSON.stringify([
      table.map,
      table.deckName,
      table.preset,
      table.factions,
      Object.keys(table.bands),
      Object.keys(table.landmarks),
      Object.keys(table.own.automata ?? {}),
    ])
    const known = books.get(key)
    if (known !== undefined) return known
    // A table without bands has room for the pieces of factions only: states are copied all the time.
    const book = compile(
      content,
      Object.keys(table.bands).length > 0 ? box : factionBox,
      boards.get(table.map)!,
      decks.get(table.deckName)!,
      table,
      open,
    )
    for (const oldest of books.keys()) if (books.size >= KEPT) books.delete(oldest)
    books.set(key, book)
    return book
  }
  return open
}

/** All kinds of pieces by index; two of one number are a mistake. */
function boxOf(armies: readonly Army[]): readonly PieceKind[] {
  const box: PieceKind[] = []
  for (const kind of armies.flatMap((army) => army.pieces)) {
    const other = box[kind.index]
    if (other !== undefined) throw new Error(`${kind.id} and ${other.id} have the same number ${kind.index}`)
    box[kind.index] = kind
  }
  return box
}

/** Works out the rules of a table: only what is at the table stands in its book. */
function compile(
  content: Content,
  box: readonly PieceKind[],
  board: Board,
  deck: Deck,
  table: Seating,
  open: (table: Seating) => Book,
): Book {
  const automata = table.own.automata ?? {}
  const factions = table.factions.map((id) =>
    (id in automata ? content.automata : content.factions).find((faction) => faction.id === id),
  )
  const bands = Object.keys(table.bands).map((id) => content.bands.find((band) => band.id === id))
  const armies = [...factions, ...bands]
  // Modules have their say in the order of the content, wherever they sit.
  const playing = [...content.factions, ...content.automata, ...content.bands].filter((army) => armies.includes(army))
  const rules = content.rules.filter(({ holdsOn }) => holdsOn === undefined || holdsOn(board.data, table))
  const landmarks = content.landmarks.filter(({ id }) => id in table.landmarks)
  const modules: readonly Hooks[] = [...playing, ...deck.cards, ...rules, ...landmarks]
  const partyOf = new Map(armies.flatMap((army, party) => (army === undefined ? [] : [[army.id, party] as const])))
  const owners = box.map(({ faction }) => partyOf.get(faction) ?? -1)
  return {
    content,
    board,
    edition: rulesetOf(table.preset),
    everywhere: [...board.clearings, BURROW],
    factions,
    armies,
    partyOf,
    automata: factions.map((faction) => faction?.automaton === true),
    box,
    kinds: box.filter((kind) => owners[kind.index]! >= 0),
    owners,
    keeping: [...content.bands.filter((band) => bands.includes(band)), ...landmarks],
    hooks: hookTable(modules),
    modules,
    listeners: listenersOf(modules.map(({ on }) => on ?? {})),
    effects: deck.effects,
    offers: offersOf(deck, [...rules, ...landmarks, ...playing]),
    battleEffects: playing.flatMap(({ battleEffects = [] }) => battleEffects),
    reopened: open,
  }
}

/** What something is at each moment of each phase. */
type Timed<T> = { readonly [P in Phase]: { readonly [M in Moment]: T } }

function timed<T>(at: (phase: Phase, moment: Moment) => T): Timed<T> {
  const during = (phase: Phase) => ({ start: at(phase, 'start'), any: at(phase, 'any'), end: at(phase, 'end') })
  return {
    setup: during('setup'),
    birdsong: during('birdsong'),
    daylight: during('daylight'),
    evening: during('evening'),
  }
}

/** What a deck brings to every table, whoever sits there: worked out once for all of them. */
interface Deck {
  readonly cards: readonly CardEffect[]
  readonly effects: Book['effects']
  readonly byCard: Timed<Offers['byCard']>
}

function deckOf(content: Content, deckName: DeckId): Deck {
  const names = DECKS[deckName].map(({ name }) => name)
  const cards = content.cards.filter(({ name }) => names.includes(name))
  const actionsOf = (name: string, phase: Phase, moment: Moment): readonly FreeAction[] | undefined => {
    const actions = cards.filter((card) => card.name === name).flatMap(({ actions = [] }) => actions)
    const now = actions.filter((action) => action.phase === phase && momentOf(action) === moment)
    return now.length > 0 ? now : undefined
  }
  return {
    cards,
    effects: allCards.map(({ name }) => cards.find((card) => card.name === name)),
    byCard: timed((phase, moment) => allCards.map(({ name }) => actionsOf(name, phase, moment))),
  }
}

const momentOf = ({ at }: FreeAction): Moment => at ?? 'any'

/** Sorts what may be done besides the factions' own steps by phase and moment. */
function offersOf(deck: Deck, others: readonly { actions?: readonly FreeAction[] }[]): Book['offers'] {
  const always = timed<FreeAction[]>(() => [])
  for (const { actions = [] } of others)
    for (const action of actions) always[action.phase][momentOf(action)].push(action)
  return timed((phase, moment) => ({ byCard: deck.byCard[phase][moment], always: always[phase][moment] }))
}
