import { CorvidBoard } from './CorvidBoard.tsx'
import { CorvidGlance, CorvidOwn } from './CorvidStrip.tsx'

export const face = { Board: CorvidBoard, Own: CorvidOwn, Glance: CorvidGlance }
