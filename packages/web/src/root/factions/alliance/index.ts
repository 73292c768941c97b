import { AllianceBoard } from './AllianceBoard.tsx'
import { AllianceGlance, AllianceOwn } from './AllianceStrip.tsx'

export const face = { Board: AllianceBoard, Own: AllianceOwn, Glance: AllianceGlance }
