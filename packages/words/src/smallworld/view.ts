import type { View } from '@spinney/kernel'
import type { SmallWorld } from '@spinney/smallworld'

/** The open fields of a position, all that is read here; what the viewer may not know is null in its lists. */
export function stateOf(view: View): SmallWorld {
  return view.state as SmallWorld
}
