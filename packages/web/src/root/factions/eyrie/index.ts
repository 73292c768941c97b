import { EyrieBoard } from './EyrieBoard.tsx'
import { EyrieGlance, EyrieOwn } from './EyrieStrip.tsx'

export const face = { Board: EyrieBoard, Own: EyrieOwn, Glance: EyrieGlance }
