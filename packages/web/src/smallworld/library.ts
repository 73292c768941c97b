import type { GameLibrary } from '../library/types.ts'
import { infoOf } from './info/index.tsx'
import { rulebook } from './rulebook.ts'
import { THINGS } from './things.ts'
import '../art/art.css'

export const library: GameLibrary = { rulebook, things: THINGS, info: infoOf }
