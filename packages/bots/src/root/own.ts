import type { Seat } from '@spinney/kernel'
import type { Root } from '@spinney/root'

/** What factions keep on their own boards, as far as bots look at it. The entry of the rules does not tell its types. */
interface Boards {
  readonly eyrie: {
    readonly leader: string | null
    readonly decree: readonly (readonly number[])[]
  }
  readonly alliance: { readonly supporters: readonly number[] }
  readonly vagabond: VagabondBoard
  readonly vagabond2: VagabondBoard
  readonly vagabonds: { readonly openQuests: readonly number[] }
}

export interface VagabondBoard {
  /** Each item is one number: its type, and how it lies. */
  readonly items: readonly number[]
  /** By seat: the space of the relationship marker, -1 for Hostile. */
  readonly relations: readonly number[]
  readonly aids: readonly number[]
  readonly quests: readonly number[]
}

export function ownOf(g: Root): Boards {
  return g.own as unknown as Boards
}

/** The board of the Vagabond at a seat. */
export function vagabondAt(g: Root, seat: Seat): VagabondBoard {
  const { vagabond, vagabond2 } = ownOf(g)
  return g.factions[seat] === 'vagabond2' ? vagabond2 : vagabond
}
