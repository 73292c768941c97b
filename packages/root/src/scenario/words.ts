import { numberedSeat, type SortWords } from '@spinney/kernel/scenario'
import { partyOfBand } from '../core/parties.ts'
import { BOARD, BURROW } from '../core/places.ts'
import { seatNamed } from '../core/reading.ts'
import type { Root } from '../core/state.ts'
import { nameOf } from './facts.ts'

/** A sort whose numbers have these names; the others are written as they are. */
function namesFor(names: { readonly [name: string]: number }): SortWords<Root> {
  const entries = Object.entries(names)
  return {
    read: (word) => entries.find(([name]) => name === word)?.[1],
    write: (value) => entries.find(([, number]) => number === value)?.[0],
  }
}

/** The number of a hireling that an option names. */
const bandNamed = (g: Root, word: string): number | undefined =>
  Object.hasOwn(g.bands, word) ? partyOfBand(g, word) : undefined

const seat: SortWords<Root> = {
  read: (word, g) => seatNamed(g, word) ?? bandNamed(g, word) ?? numberedSeat(word),
  write: (value, g) => (typeof value === 'number' ? nameOf(g, value) : undefined),
}

/** How options may be written in scenario files: seats by faction, the Burrow and a pawn's forest by name. */
export const words: { readonly [sort: string]: SortWords<Root> } = {
  seat,
  owner: seat,
  clearing: namesFor({ burrow: BURROW }),
  place: namesFor({ burrow: BURROW, forest: BOARD }),
}
