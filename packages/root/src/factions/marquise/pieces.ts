import { onMapCount } from '../../core/pieces.ts'
import type { Visible } from '../../core/state.ts'
import { pieceOf } from '../../facts/box.ts'

export const warrior = pieceOf('marquise', 'warrior')
export const sawmill = pieceOf('marquise', 'sawmill')
export const workshop = pieceOf('marquise', 'workshop')
export const recruiter = pieceOf('marquise', 'recruiter')
export const keep = pieceOf('marquise', 'keep')
export const wood = pieceOf('marquise', 'wood')

/** The three kinds of buildings, by the name that is picked. */
export const marquiseBuildings = { sawmill, workshop, recruiter } as const

export type MarquiseBuilding = keyof typeof marquiseBuildings

export const BUILDING_NAMES: readonly MarquiseBuilding[] = ['sawmill', 'workshop', 'recruiter']

/** How many buildings of a kind have left their track (6.3.5). */
export const built = (g: Visible, name: MarquiseBuilding): number => onMapCount(g, marquiseBuildings[name])
