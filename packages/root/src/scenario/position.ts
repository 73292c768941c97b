import { frameOf, type Game, type Procedure, type Seat, settle } from '@spinney/kernel'
import { type Scenario, scenario } from '@spinney/kernel/scenario'
import { board } from '../board/map.ts'
import { cardAt, cardNamed } from '../cards/deck.ts'
import { toHand, withdraw } from '../cards/hand.ts'
import type { RootConfig } from '../config.ts'
import { clearings, factionAt, ownerOf } from '../core/book.ts'
import type { PieceKind } from '../core/kinds.ts'
import { count, shift } from '../core/pieces.ts'
import { BOARD, SUPPLY } from '../core/places.ts'
import { settleAllRule } from '../core/rule.ts'
import { BOOK, type FactionId, type Own, type Root, type Visible } from '../core/state.ts'
import { suitNumber } from '../core/suits.ts'
import type { ItemId } from '../facts/items.ts'
import { itemIndex } from '../facts/items.ts'
import type { Suit } from '../facts/suits.ts'
import { root } from '../root.ts'

/** A position cannot be set up as asked; the message says why. */
export class PositionError extends Error {
  override name = 'PositionError'
}

/** Pieces of one faction in a clearing, by the name of the kind without its faction: `{ warrior: 3, sawmill: 1 }`. */
export type Pieces = { readonly [kind: string]: number }

/** What a position is set up on; everything but the factions can be left out. */
type Setting = Partial<RootConfig> & { seats: readonly FactionId[] }

/** The empty table: nothing dealt or placed, no setup to come. Ruins stand, suits are given. */
export function emptyTable(config: Setting, game: Game<Root, RootConfig> = root): Root {
  const g = game.setup(game.config(config))
  g.flow = []
  clearings(g).forEach((clearing, i) => {
    if (g.suits[clearing]! < 0) g.suits[clearing] = i % 3
  })
  for (const { id, ruin } of board(g).data.clearings) g.ruins[id] = ruin ? 1 : 0
  g.phase = 'birdsong'
  return g
}

/** The kind of a faction's piece. */
export function pieceKind(g: Visible, faction: FactionId, name: string): PieceKind {
  const kind = g[BOOK].box.find(({ id }) => id === `${faction}.${name}`)
  if (kind === undefined) throw new PositionError(`the faction ${faction} has no piece called ${name}`)
  return kind
}

/** Puts pieces from the supply somewhere. */
export function putPieces(g: Root, kind: PieceKind, place: number, number: number): void {
  if (ownerOf(g, kind) < 0) throw new PositionError(`${kind.faction} is not at the table`)
  const left = count(g, kind, SUPPLY)
  if (left < number) throw new PositionError(`there are only ${left} of ${kind.id} left, ${number} are asked for`)
  shift(g, kind, SUPPLY, place, number)
}

/** The index of a card; refuses a name that is no card. */
export function cardCalled(id: string): number {
  const card = cardNamed(id)
  if (card === undefined) throw new PositionError(`there is no card called ${id}`)
  return card.index
}

/** Takes a card out of the deck. */
export function fromDeck(g: Root, id: string): number {
  const card = cardCalled(id)
  if (!g.deck.includes(card)) throw new PositionError(`no ${id} is left in the deck`)
  withdraw(g.deck, card)
  return card
}

/** A position being built, for tests: each method returns it, `start` and `inside` make it a scenario. */
export interface Position {
  readonly state: Root
  /** The clearing's pieces by faction. */
  clearing(clearing: number, pieces: { readonly [faction: FactionId]: Pieces }): Position
  suit(clearing: number, suit: Suit): Position
  hand(faction: FactionId, ...cards: string[]): Position
  crafted(faction: FactionId, ...cards: string[]): Position
  item(faction: FactionId, ...items: ItemId[]): Position
  score(faction: FactionId, points: number): Position
  /** Pieces on the faction's own board, such as officers. */
  board(faction: FactionId, pieces: Pieces): Position
  /** What only this faction has, as under `own` in a scenario file: leader and decree, supporters, items. */
  own(faction: FactionId, spec: unknown): Position
  /** Anything else: the state is changed in place. */
  with(change: (g: Root) => void): Position
  /** The whole deck is these cards; all others that are nowhere else lie in the discard pile. */
  deck(...cards: string[]): Position
  /** The faction's turn, at the start of this phase. */
  turn(faction: FactionId, phase?: 'birdsong' | 'daylight' | 'evening'): RootScenario
  /** Inside a procedure, in this faction's turn. */
  inside<L>(faction: FactionId, proc: Procedure<Root, L>, local: L, phase?: Root['phase']): RootScenario
}

/** A scenario in which seats are called by their factions. */
export interface RootScenario {
  readonly state: Root
  readonly plain: Scenario<Root>
  when(who: FactionId | 'chance', kind: string, pick: Parameters<Scenario<Root>['when']>[2]): RootScenario
  chance(pick: Parameters<Scenario<Root>['when']>[2]): RootScenario
  shows(holds: (g: Root) => boolean, what?: string): RootScenario
  has(what: string, value: (g: Root) => unknown, expected: unknown): RootScenario
  /** The factions named have exactly these pieces in a clearing. */
  holds(clearing: number, pieces: { readonly [faction: FactionId]: Pieces }): RootScenario
  /** So many pieces of the kinds named are in the faction's supply. */
  supplies(faction: FactionId, pieces: Pieces): RootScenario
  /** So many are on its board. */
  boards(faction: FactionId, pieces: Pieces): RootScenario
  /** The faction's score. */
  scores(faction: FactionId, points: number): RootScenario
  /** The faction's hand, in any order. */
  hands(faction: FactionId, ...cards: string[]): RootScenario
  /** What only this faction has, as `shows: own` in a scenario file has it; the fields named. */
  owns(faction: FactionId, facts: { readonly [field: string]: unknown }): RootScenario
  asks(who: FactionId | 'chance', kind: string): RootScenario
  offers(who: FactionId | 'chance', kind: string, picks: Parameters<Scenario<Root>['offers']>[2]): RootScenario
  offersAmong(who: FactionId | 'chance', kind: string, picks: Parameters<Scenario<Root>['offers']>[2]): RootScenario
  refuses(who: FactionId | 'chance', kind: string, pick: Parameters<Scenario<Root>['when']>[2]): RootScenario
  ends(): RootScenario
}

/** Begins a position with these factions, in turn order. */
export function given(...seats: FactionId[]): Position {
  return position(root, emptyTable({ seats }))
}

/** Begins a position with another map, deck or preset, or of Root with other content. */
export function givenTable(config: Setting, game: Game<Root, RootConfig> = root): Position {
  return position(game, emptyTable(config, game))
}

function position(game: Game<Root, RootConfig>, g: Root): Position {
  const seat = (faction: FactionId): Seat => {
    const found = g.seatOf[faction]
    if (found === undefined) throw new PositionError(`${faction} is not at the table`)
    return found
  }
  const self: Position = {
    state: g,
    clearing: (clearing, pieces) => {
      for (const [faction, kinds] of Object.entries(pieces)) {
        for (const [name, number] of Object.entries(kinds)) putPieces(g, pieceKind(g, faction, name), clearing, number)
      }
      return self
    },
    suit: (clearing, suit) =>
      self.with(() => {
        g.suits[clearing] = suitNumber(suit)
      }),
    hand: (faction, ...cards) =>
      self.with(() => {
        for (const card of cards) toHand(g, seat(faction), fromDeck(g, card))
      }),
    crafted: (faction, ...cards) =>
      self.with(() => {
        for (const card of cards) g.crafted[seat(faction)]!.push(fromDeck(g, card))
      }),
    item: (faction, ...items) =>
      self.with(() => {
        for (const item of items) {
          g.supplyItems[itemIndex(item)]! -= 1
          g.items[seat(faction)]![itemIndex(item)]! += 1
        }
      }),
    score: (faction, points) =>
      self.with(() => {
        g.scores[seat(faction)] = points
      }),
    board: (faction, pieces) =>
      self.with(() => {
        for (const [name, number] of Object.entries(pieces)) putPieces(g, pieceKind(g, faction, name), BOARD, number)
      }),
    own: (faction, spec) =>
      self.with(() => {
        const refuse = (path: string, reason: string): never => {
          throw new PositionError(`${faction}${path}: ${reason}`)
        }
        const { given: put } = factionAt(g, seat(faction))
        if (put === undefined) refuse('', 'has nothing of its own to be given')
        else put(g, spec, refuse)
      }),
    with: (change) => {
      change(g)
      return self
    },
    deck: (...cards) =>
      self.with(() => {
        const kept = cards.map((card) => fromDeck(g, card))
        g.discard.push(...g.deck)
        g.deck = kept.sort((a, b) => a - b)
      }),
    turn: (faction, phase = 'birdsong') => {
      startPhase(game, g, seat(faction), phase)
      return named(scenario(game, g))
    },
    inside: (faction, proc, local, phase = 'daylight') => {
      const frames = turnFrames(g, seat(faction), 'daylight').slice(0, -1)
      g.phase = phase
      run(game, g, seat(faction), [...frames, frameOf(proc, local)])
      return named(scenario(game, g))
    },
  }
  return self
}

/** Runs a position on from the start of a phase of somebody's turn. */
export function startPhase(
  game: Game<Root, RootConfig>,
  g: Root,
  seat: Seat,
  phase: 'birdsong' | 'daylight' | 'evening',
): void {
  g.phase = phase // what counts for rule may depend on the phase, such as mercenaries (11.2.7.III)
  run(game, g, seat, turnFrames(g, seat, phase))
}

/** The stack at the start of a phase of somebody's turn. */
function turnFrames(g: Root, seat: Seat, phase: 'birdsong' | 'daylight' | 'evening'): Root['flow'] {
  const next = { birdsong: 'daylight', daylight: 'evening', evening: 'end' }[phase]
  const frames: Root['flow'] = [{ proc: 'rounds', at: 'next', local: { seat: (seat + 1) % g.factions.length } }]
  frames.push({ proc: 'turn', at: next, local: { seat } satisfies Own })
  frames.push({ proc: 'phase', at: 'start', local: { seat, phase } })
  return frames
}

function run(game: Game<Root, RootConfig>, g: Root, active: Seat, flow: Root['flow']): void {
  g.active = active
  g.flow = flow
  settleAllRule(g)
  settle(game, g)
}

/** The pieces of a faction at a place, without those of which there are none. */
function piecesAt(g: Root, faction: FactionId, place: number): Pieces {
  const kinds = g[BOOK].box.filter((kind) => kind.faction === faction)
  const counts = kinds.map((kind) => [kind.id.slice(faction.length + 1), count(g, kind, place)] as const)
  return Object.fromEntries(counts.filter(([, n]) => n > 0))
}

function compare(plain: Scenario<Root>, what: string, faction: FactionId, place: number, pieces: Pieces) {
  for (const [name, expected] of Object.entries(pieces)) {
    plain.has(`${name}, ${what}`, (g) => count(g, pieceKind(g, faction, name), place), expected)
  }
  return plain
}

const cardIds = (cards: readonly number[]): string[] => cards.map((card) => cardAt(card).id).sort()

/** Gives a kernel scenario the names of this game's seats. */
export function named(plain: Scenario<Root>): RootScenario {
  const who = (name: FactionId | 'chance') => (name === 'chance' ? name : (plain.state.seatOf[name] ?? -1))
  return {
    state: plain.state,
    plain,
    when: (name, kind, pick) => named(plain.when(who(name), kind, pick)),
    chance: (pick) => named(plain.chance(pick)),
    shows: (holds, what) => named(plain.shows(holds, what)),
    has: (what, value, expected) => named(plain.has(what, value, expected)),
    holds: (clearing, pieces) => {
      for (const [faction, expected] of Object.entries(pieces)) {
        plain.has(`${faction} in clearing ${clearing}`, (g) => piecesAt(g, faction, clearing), expected)
      }
      return named(plain)
    },
    supplies: (faction, pieces) => named(compare(plain, `supply of ${faction}`, faction, SUPPLY, pieces)),
    boards: (faction, pieces) => named(compare(plain, `board of ${faction}`, faction, BOARD, pieces)),
    scores: (faction, points) => named(plain.has(`score of ${faction}`, (g) => g.scores[g.seatOf[faction]!], points)),
    hands: (faction, ...cards) =>
      named(plain.has(`hand of ${faction}`, (g) => cardIds(g.hands[g.seatOf[faction]!]!), [...cards].sort())),
    owns: (faction, facts) => {
      const found = factionAt(plain.state, plain.state.seatOf[faction]!).facts?.(plain.state)
      for (const [field, expected] of Object.entries(facts)) {
        plain.has(`${field} of ${faction}`, () => (found as Record<string, unknown> | undefined)?.[field], expected)
      }
      return named(plain)
    },
    asks: (name, kind) => named(plain.asks(who(name), kind)),
    offers: (name, kind, picks) => named(plain.offers(who(name), kind, picks)),
    offersAmong: (name, kind, picks) => named(plain.offersAmong(who(name), kind, picks)),
    refuses: (name, kind, pick) => named(plain.refuses(who(name), kind, pick)),
    ends: () => named(plain.ends()),
  }
}
