import { VagabondBoard } from './VagabondBoard.tsx'
import { VagabondGlance, VagabondOwn } from './VagabondStrip.tsx'

export const face = { Board: VagabondBoard, Own: VagabondOwn, Glance: VagabondGlance }
