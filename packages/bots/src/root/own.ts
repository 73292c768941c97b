import type { Seat } from '@spinney/kernel'
import type { DuchyState, LizardState, RiverfolkState, Root } from '@spinney/root'

/** What factions keep on their own boards, as far as bots look at it. The entry of the rules does not tell its types. */
interface Boards {
  readonly eyrie: {
    readonly leader: string | null
    readonly decree: readonly (readonly number[])[]
  }
  readonly alliance: { readonly supporters: readonly number[] }
  readonly lizard: LizardState
  readonly riverfolk: RiverfolkState
  readonly duchy: DuchyState
  readonly vagabond: VagabondBoard
  readonly vagabond2: VagabondBoard
  readonly vagabonds: { readonly openQuests: readonly number[] }
  readonly corvid: CorvidBoard
  readonly hundreds: HundredsBoard
  readonly keepers: KeepersBoard
}

export interface CorvidBoard {
  /** Clearings with a plot face down, in the same order their types, and what everybody knows they are not. */
  readonly plotsAt: readonly number[]
  readonly hiddenPlots: readonly number[]
  readonly ruledOut: readonly number[]
  /** By clearing: the type of a plot that lies face up, -1 for none. */
  readonly shownPlots: readonly number[]
}

export interface HundredsBoard {
  readonly mood: string
  /** The items on the two tracks, each one number: its type, and a bit for those from a ruin. */
  readonly command: readonly number[]
  readonly prowess: readonly number[]
}

export interface KeepersBoard {
  /** By forest and by clearing: the relics, each one number. */
  readonly forests: readonly (readonly number[])[]
  readonly clearings: readonly (readonly number[])[]
  readonly recovered: readonly number[]
  /** By type: the values that relics face down can still have. */
  readonly unseen: readonly (readonly number[])[]
  /** By waystation: the type it shows. */
  readonly sides: readonly number[]
  /** By slot: the cards of the Retinue, and those that can still act; -1 for a Faithful Retainer. */
  readonly retinue: readonly (readonly number[])[]
  readonly ready: readonly (readonly number[])[]
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
