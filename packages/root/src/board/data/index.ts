import { autumn } from './autumn.ts'
import { lake } from './lake.ts'
import { mountain } from './mountain.ts'
import type { MapData, MapId } from './types.ts'
import { winter } from './winter.ts'

export {
  type ClearingData,
  type CornerData,
  type ForestData,
  type LakeData,
  type Link,
  MAP_IDS,
  type MapData,
  type MapId,
} from './types.ts'

/** Every map of the box, by its id. */
export const MAPS: Readonly<Record<MapId, MapData>> = { autumn, winter, lake, mountain }
