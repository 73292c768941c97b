import { board, openSlots } from '../board/map.ts'
import { kindAt } from '../core/book.ts'
import type { Landmark } from '../core/content.ts'
import { apart, free } from './sites.ts'

const TREETOP = 'elder-treetop'
const EXTRA_POINTS = 1

/**
 * Elder Treetop: one more slot, and a point more for removing an enemy building from it. The slot is the last to be
 * filled, so that as long as all slots are taken the next building that leaves is the one in it.
 */
export const elderTreetop: Landmark = {
  id: TREETOP,
  start: () => 0,
  minPlayers: 3,
  sites: (g) =>
    apart(
      g,
      free(g).filter((at) => board(g).opposite[at]! > 0),
    ),
  modify: {
    slots: (n, g, clearing) => (g.landmarks[TREETOP] === clearing ? n + 1 : n),
    lossBonus: (bonus, g, { place, kind }) => {
      if (place !== g.landmarks[TREETOP] || kindAt(g, kind).category !== 'building') return bonus
      return openSlots(g, place) <= 0 ? bonus + EXTRA_POINTS : bonus
    },
  },
}
