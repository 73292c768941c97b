import { HundredsBoard } from './HundredsBoard.tsx'
import { HundredsGlance, HundredsOwn } from './HundredsStrip.tsx'

export const face = { Board: HundredsBoard, Own: HundredsOwn, Glance: HundredsGlance }
