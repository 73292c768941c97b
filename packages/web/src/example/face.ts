import { tollWords } from '@spinney/words/toll'
import type { GameFace } from '../table/face.ts'
import { genericFace } from '../table/GenericBoard.tsx'

/** Toll is not drawn: its table is told in words. */
export const face: GameFace = genericFace(tollWords)
