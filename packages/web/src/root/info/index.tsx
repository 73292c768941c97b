import type { InfoContent } from '../../info/content.ts'
import type { InfoOf, InfoPlace } from '../../info/place.ts'
import { boardInfo } from './boards.tsx'
import { cardInfo, characterInfo, questInfo } from './cards.tsx'
import { clockworkInfo } from './clockwork.tsx'
import { pieceInfo } from './pieces.tsx'
import { placeInfo } from './places.tsx'

type Tellers = { readonly [kind: string]: (place: InfoPlace, id: string) => InfoContent | null }

/** By kind of thing, who tells about it. */
export const TELLERS: Tellers = {
  ...pieceInfo,
  ...cardInfo,
  ...placeInfo,
  ...boardInfo,
  ...characterInfo,
  ...questInfo,
  ...clockworkInfo,
}

/** What the info card says about a thing of Root. */
export const infoOf: InfoOf = (place, { kind, id }) => TELLERS[kind]?.(place, id) ?? null
