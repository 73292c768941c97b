import { ClockworkBoard } from './ClockworkBoard.tsx'
import { ClockworkGlance } from './ClockworkGlance.tsx'

export const face = { Board: ClockworkBoard, Glance: ClockworkGlance }
