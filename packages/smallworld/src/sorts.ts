import { anyWord, numberFrom, type Sorts, type ValuesOf, wordSort } from '@spinney/kernel'
import { HIGHEST_FACE } from './die.ts'
import type { PowerId, RaceId, SmallWorld } from './state.ts'

/** The sorts of all that can be picked in Small World. */
export const sorts = {
  region: { ...numberFrom(0), fits: (g: SmallWorld, value: number): boolean => value < g.holder.length },
  seat: { ...numberFrom(0), fits: (g: SmallWorld, value: number): boolean => value < g.active.length },
  /** Where a people stands in `peoples`. */
  slot: { ...numberFrom(0), fits: (g: SmallWorld, value: number): boolean => g.peoples[value] != null },
  /** A race that nobody plays: in the column or not seen yet. */
  race: {
    ...anyWord,
    fits: (g: SmallWorld, value: RaceId): boolean =>
      g.bannerBag.includes(value) || g.column.some(({ race }) => race === value),
  },
  power: {
    ...anyWord,
    fits: (g: SmallWorld, value: PowerId): boolean =>
      g.badgeBag.includes(value) || g.column.some(({ power }) => power === value),
  },
  amount: numberFrom(0),
  die: numberFrom(0, HIGHEST_FACE),
  /** Something to do; races and powers bring their own. */
  verb: anyWord,
  plan: wordSort(['expand', 'decline']),
  /** Whether a new combo is picked before the races in decline act, or afterwards. */
  moment: wordSort(['first', 'afterwards']),
} satisfies Sorts<SmallWorld>

/** The types of the sorts by name. */
export interface SortTypes extends ValuesOf<typeof sorts> {}
