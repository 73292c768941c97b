import { copy } from '../copy.ts'
import { type Ask, askedIn } from '../flow/engine.ts'
import type { State } from '../flow/types.ts'
import type { Game } from '../game.ts'

/**
 * Whether the options of a question follow from what everybody sees: no hidden item was read to list them. Whoever
 * answers such a question for a player tells nobody anything.
 */
export function openly<G extends State>(game: Game<G>, g: G, ask: Ask<G>): boolean {
  const watched = copy(g)
  let read = false
  for (const { items } of game.secrets(watched)) {
    items.forEach((item, i) => {
      const get = () => {
        read = true
        return item
      }
      Object.defineProperty(items, i, { get, enumerable: true, configurable: true })
    })
  }
  const { step, frame } = askedIn(watched, ask)
  step.options(watched, frame.local)
  return !read
}
