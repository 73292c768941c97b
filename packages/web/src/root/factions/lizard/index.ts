import { LizardBoard } from './LizardBoard.tsx'
import { LizardGlance, LizardOwn } from './LizardStrip.tsx'

export const face = { Board: LizardBoard, Own: LizardOwn, Glance: LizardGlance }
