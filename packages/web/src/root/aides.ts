import type { Json, Seat } from '@spinney/kernel'
import {
  ALL_CLEARINGS,
  BOARD,
  BURROW,
  count,
  hundredsFacts,
  itemWord,
  keepersFacts,
  kindsOf,
  MAPS,
  type MapId,
  onMapCount,
  type PieceKind,
  type Root,
  SUPPLY,
} from '@spinney/root'

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
  /** The Hoard; null where the Hundreds do not play. */
  readonly hundreds: HundredsAides | null
  /** Relics and retinue; null where the Keepers do not play. */
  readonly keepers: KeepersAides | null
}

/** The Hoard of the Hundreds: the items on its tracks, and what the tracks are worth. */
interface HundredsAides {
  readonly [key: string]: Json
  readonly hoard: { readonly command: readonly string[]; readonly prowess: readonly string[] }
  readonly command: number
  readonly prowess: number
}

/** What belongs to the Keepers, as options name it: relics such as `tablet` (face down) or `tablet-2`. */
interface KeepersAides {
  readonly [key: string]: Json
  readonly retinue: { readonly [slot: string]: readonly string[] }
  readonly forests: { readonly [forest: string]: readonly string[] }
  readonly clearings: { readonly [clearing: string]: readonly string[] }
  readonly recovered: readonly string[]
  /** By waystation: the type that lies face up. */
  readonly sides: readonly string[]
}

const VAGABONDS = ['vagabond', 'vagabond2'] as const

export function aides(state: unknown, _viewer: Seat | null): RootAides {
  const g = state as Root
  const kinds = g.factions.flatMap((faction) => kindsOf(faction))
  const vagabonds = VAGABONDS.filter((faction) => g.factions.includes(faction))
  return {
    pieces: [...ALL_CLEARINGS, BURROW].flatMap((place) => kinds.flatMap((kind) => standing(g, kind, place))),
    forests: forestsOf(g, vagabonds),
    stock: Object.fromEntries(kinds.map((kind) => [kind.id, stockOf(g, kind)])),
    items: Object.fromEntries(vagabonds.map((faction) => [faction, g.own[faction].items.map(itemWord)])),
    hundreds: g.factions.includes('hundreds') ? (hundredsFacts(g) as unknown as HundredsAides) : null,
    keepers: g.factions.includes('keepers') ? (keepersFacts(g) as unknown as KeepersAides) : null,
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
  return found
}

export function scores(state: unknown): readonly number[] {
  return (state as Root).scores
}
