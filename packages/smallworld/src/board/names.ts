import { boards } from './boards.ts'
import type { MapId, Region } from './types.ts'

/** The name of a region as the map has it: `2p-05` is the fifth region of the map for two. */
export function regionName(map: MapId, region: Region): string {
  return `${map}-${String(region + 1).padStart(2, '0')}`
}

/** The region of a map with this name; undefined where there is none. */
export function regionNamed(map: MapId, name: string): Region | undefined {
  const region = boards[map].facts.regions.findIndex((_, number) => regionName(map, number) === name)
  return region < 0 ? undefined : region
}
