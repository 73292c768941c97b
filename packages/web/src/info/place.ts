import type { Scene } from '../table/face.ts'
import type { ReadAt, Telling } from './content.ts'

/** Where a card is read, with the scene of the table. */
export type InfoPlace = ReadAt<Scene>

/** What a game tells about its things. */
export type InfoOf = Telling<Scene>
