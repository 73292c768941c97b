import { DuchyBoard } from './DuchyBoard.tsx'
import { DuchyGlance, DuchyOwn } from './DuchyStrip.tsx'

export const face = { Board: DuchyBoard, Own: DuchyOwn, Glance: DuchyGlance }
