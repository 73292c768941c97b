import { pathKey } from './board/map.ts'
import { AFTER_PLACES } from './core/places.ts'
import type { Root } from './core/state.ts'

/** How positions were laid out before maps, bands and landmarks had fields of their own. */
type OldLayout = Omit<Root, 'places' | 'bands' | 'landmarks'> & { ferry: number }

/** Closed paths were numbers to this base. */
const OLD_BASE = 16

const isOld = (g: Root | OldLayout): g is OldLayout => 'ferry' in g

/** Lays a position out as positions are now; `landmarks` are those of its map. */
export function laidOutAnew(g: Root | OldLayout, landmarks: Root['landmarks']): void {
  if (!isOld(g)) return
  const { ferry, closed } = g
  const moved = ferry === 0 ? {} : { ferry }
  Object.assign(g, {
    places: AFTER_PLACES,
    bands: {},
    landmarks: { ...landmarks, ...moved },
    closed: closed.map((key) => pathKey(Math.floor(key / OLD_BASE), key % OLD_BASE)),
  })
  Reflect.deleteProperty(g, 'ferry')
}
