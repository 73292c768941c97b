import type { Json, Seat } from '@spinney/kernel'
import {
  type AutomatonFacts,
  automatonFacts,
  type BattleFacts,
  BOARD,
  battleFacts,
  count,
  craftingShares,
  decreeLeft,
  type HundredsFacts,
  hundredsFacts,
  itemWord,
  type KeepersFacts,
  keepersFacts,
  kindsOf,
  MAPS,
  type MapId,
  onMap,
  onMapCount,
  type PieceKind,
  type Root,
  SUPPLY,
} from './index.ts'

/** Equal pieces in one clearing, the Burrow included. */
export interface Standing {
  readonly [key: string]: Json
  readonly place: number
  readonly faction: string
  /** The kind without its faction: `warrior`, `sawmill`. */
  readonly name: string
  readonly category: string
  readonly count: number
}

/** Where the pieces of one kind are. */
export interface Stock {
  readonly [key: string]: Json
  readonly supply: number
  readonly map: number
  readonly board: number
}

/** What the rules work out for the drawing. Runs in the worker: the page itself never computes rules. */
export interface RootAides {
  readonly [key: string]: Json
  readonly pieces: readonly Standing[]
  /** Factions whose pawn is in a forest, by the forest's name. */
  readonly forests: { readonly [forest: string]: readonly string[] }
  /** By kind, such as `marquise.sawmill`. */
  readonly stock: { readonly [kind: string]: Stock }
  /** By faction: a Vagabond's items as options name them, such as `boot-exhausted`. */
  readonly items: { readonly [faction: string]: readonly string[] }
  /** The battle that is being fought; null where there is none. */
  readonly battle: BattleFacts | null
  /** By card in the viewer's hand: how many of its symbols crafting pieces could pay now. */
  readonly crafting: { readonly [card: string]: number }
  /** By column, the suits of the cards that the Eyrie have still to resolve; null while none is resolved. */
  readonly decree: readonly (readonly string[])[] | null
  /** The Hoard; null where the Hundreds do not play. */
  readonly hundreds: HundredsFacts | null
  /** Relics and retinue; null where the Keepers do not play. */
  readonly keepers: KeepersFacts | null
  /** By faction: the boards of automata. */
  readonly automata: { readonly [faction: string]: AutomatonFacts & { readonly [key: string]: Json } }
}

const VAGABONDS = ['vagabond', 'vagabond2'] as const
const EXILE = 'the-exile'

/** The clearings, and the Burrow. */
const placesOnMap = (g: Root): number[] => Array.from({ length: g.places }, (_, place) => place).filter(onMap)

export function aides(state: unknown, viewer: Seat | null): RootAides {
  const g = state as Root
  const kinds = [...g.factions, ...Object.keys(g.bands)].flatMap((party) => kindsOf(party))
  const vagabonds = VAGABONDS.filter((faction) => g.factions.includes(faction))
  return {
    pieces: placesOnMap(g).flatMap((place) => kinds.flatMap((kind) => standing(g, kind, place))),
    forests: forestsOf(g, vagabonds),
    stock: Object.fromEntries(kinds.map((kind) => [kind.id, stockOf(g, kind)])),
    items: Object.fromEntries(vagabonds.map((faction) => [faction, g.own[faction].items.map(itemWord)])),
    battle: battleFacts(g),
    crafting: viewer === null ? {} : craftingShares(g, viewer),
    decree: decreeLeft(g),
    hundreds: g.factions.includes('hundreds') ? hundredsFacts(g) : null,
    keepers: g.factions.includes('keepers') ? keepersFacts(g, MAPS[g.map as MapId]) : null,
    automata: Object.fromEntries(
      Object.keys(g.own.automata ?? {}).map((faction) => [faction, { ...automatonFacts(g, g.seatOf[faction]!) }]),
    ),
  }
}

function standing(g: Root, kind: PieceKind, place: number): Standing[] {
  const pieces = count(g, kind, place)
  if (pieces === 0) return []
  const { faction, category } = kind
  return [{ place, faction, name: kind.id.slice(faction.length + 1), category, count: pieces }]
}

function stockOf(g: Root, kind: PieceKind): Stock {
  return { supply: count(g, kind, SUPPLY), map: onMapCount(g, kind), board: count(g, kind, BOARD) }
}

function forestsOf(g: Root, vagabonds: readonly (typeof VAGABONDS)[number][]): RootAides['forests'] {
  const found: { [forest: string]: string[] } = {}
  for (const faction of vagabonds) {
    const inForest = kindsOf(faction).some((kind) => count(g, kind, BOARD) > 0)
    const forest = MAPS[g.map as MapId].forests[g.own[faction].forest]
    if (!inForest || forest === undefined) continue
    found[forest.id] = [...(found[forest.id] ?? []), faction]
  }
  const exile = EXILE in g.bands ? MAPS[g.map as MapId].forests[g.own[EXILE].forest] : undefined
  if (exile !== undefined) found[exile.id] = [...(found[exile.id] ?? []), EXILE]
  return found
}

export function scores(state: unknown): readonly number[] {
  return (state as Root).scores
}

/** What each seat has played. */
export function sides(state: unknown): string[][] {
  return (state as Root).factions.map((faction) => (typeof faction === 'string' ? [faction] : []))
}
