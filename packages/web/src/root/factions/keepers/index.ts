import { KeepersBoard } from './KeepersBoard.tsx'
import { KeepersGlance, KeepersOwn } from './KeepersStrip.tsx'

export const face = { Board: KeepersBoard, Own: KeepersOwn, Glance: KeepersGlance }
