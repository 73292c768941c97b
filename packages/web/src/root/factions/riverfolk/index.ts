import { RiverfolkBoard } from './RiverfolkBoard.tsx'
import { RiverfolkGlance, RiverfolkOwn } from './RiverfolkStrip.tsx'

export const face = { Board: RiverfolkBoard, Own: RiverfolkOwn, Glance: RiverfolkGlance }
