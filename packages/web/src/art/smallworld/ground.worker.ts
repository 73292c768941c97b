import { smallWorldGround } from './ground.ts'
import type { SmallWorldMapData } from './topology.ts'

self.addEventListener('message', ({ data }: MessageEvent<SmallWorldMapData>) => {
  self.postMessage(smallWorldGround(data))
})
