import type { Pick, View } from '@spinney/kernel'
import { conquestCost } from '@spinney/smallworld'
import { message, type Said } from '../position.ts'
import type { GameWords } from '../types.ts'
import { describe } from './describe.ts'
import { sortsOf } from './sorts.ts'
import { story } from './story.ts'
import { stateOf } from './view.ts'

/** The sorts and the story alone, for those who draw the position and need no description of it. */
export const smallworldSorts: GameWords = { sortsOf, story }

/** How Small World is worded. */
export const smallworldWords: GameWords = { sortsOf, story, describe, remark }

/** Behind a conquest: how many tokens it takes. */
function remark(view: View, pick: Pick): Said | null {
  if (view.asked?.kind !== 'conquer' || typeof pick !== 'object' || typeof pick.region !== 'number') return null
  if (pick.do !== 'conquer' && pick.do !== 'attempt') return null
  const g = stateOf(view)
  const about = view.asked.about
  // A people in decline may conquer too, so the question says whose turn it is.
  const race = typeof about === 'object' && about !== null && 'race' in about ? about.race : null
  const slot = g.peoples.findIndex((people) => people?.seat === view.asked?.seat && people?.race === race)
  return slot < 0 ? null : message('look.cost', { tokens: conquestCost(g, slot, pick.region) })
}
