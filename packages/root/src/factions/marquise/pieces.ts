import { definePiece } from '../../core/kinds.ts'
import { onMapCount } from '../../core/pieces.ts'
import type { Table } from '../../core/state.ts'
import { MARQUISE } from '../../facts/factions/marquise.ts'

const { warriors, buildings, tokens } = MARQUISE

export const warrior = definePiece('marquise', 'warrior', 'warrior', warriors)
export const sawmill = definePiece('marquise', 'sawmill', 'building', buildings.sawmill)
export const workshop = definePiece('marquise', 'workshop', 'building', buildings.workshop)
export const recruiter = definePiece('marquise', 'recruiter', 'building', buildings.recruiter)
export const keep = definePiece('marquise', 'keep', 'token', tokens.keep)
export const wood = definePiece('marquise', 'wood', 'token', tokens.wood)

/** The three kinds of buildings, by the name that is picked. */
export const marquiseBuildings = { sawmill, workshop, recruiter } as const

export type MarquiseBuilding = keyof typeof marquiseBuildings

export const BUILDING_NAMES: readonly MarquiseBuilding[] = ['sawmill', 'workshop', 'recruiter']

/** How many buildings of a kind have left their track (6.3.5). */
export const built = (g: Table, name: MarquiseBuilding): number => onMapCount(g, marquiseBuildings[name])
