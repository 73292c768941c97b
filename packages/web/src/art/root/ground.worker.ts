import { rootGround } from './ground.ts'
import type { RootMapData } from './layout.ts'

/** What is asked of this worker: the still picture of a map, drawn beside the page. */
export interface RootGroundWish {
  readonly map: RootMapData
  readonly width: number
  readonly height: number
}

self.addEventListener('message', ({ data: { map, width, height } }: MessageEvent<RootGroundWish>) => {
  self.postMessage(rootGround(map, width, height))
})
