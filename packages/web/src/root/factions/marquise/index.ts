import { MarquiseBoard } from './MarquiseBoard.tsx'
import { MarquiseGlance, MarquiseOwn } from './MarquiseStrip.tsx'

export const face = { Board: MarquiseBoard, Own: MarquiseOwn, Glance: MarquiseGlance }
