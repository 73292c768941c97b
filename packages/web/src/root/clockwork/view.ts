import type { Seat } from '@spinney/kernel'
import { type AutomatonFacts, type BotState, kindsOf, SUIT_NAMES } from '@spinney/root'
import type { FactionId } from '../../art/types.ts'
import type { Scene } from '../../table/face.ts'
import { aidesOf, factionOf, stateOf } from '../view.ts'

/** What the automaton at a seat keeps. */
export const botOf = (scene: Scene, seat: Seat): BotState => stateOf(scene.view).own.automata![factionOf(scene, seat)]!

/** What the rules read off its board. */
export const factsOf = (scene: Scene, seat: Seat): AutomatonFacts => aidesOf(scene).automata[factionOf(scene, seat)]!

/** Whether its turn is going on. */
export function isItsTurn({ view }: Scene, seat: Seat): boolean {
  const { active, phase } = stateOf(view)
  return active === seat && phase !== 'setup'
}

/** The suit of its order; null while there is none. */
export const orderSuit = ({ suit }: BotState): string | null => SUIT_NAMES[suit] ?? null

interface Holding {
  readonly name: string
  readonly category: 'building' | 'token'
}

/** The kinds of its buildings and tokens that it goes by. A Marquise that goes by a procedure has no wood. */
export const holdings = (faction: FactionId): Holding[] =>
  kindsOf(faction).flatMap(({ id, category }) => {
    const name = id.slice(faction.length + 1)
    return (category === 'building' || category === 'token') && name !== 'wood' ? [{ name, category }] : []
  })
