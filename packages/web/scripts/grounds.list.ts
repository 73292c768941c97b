import { createHash } from 'node:crypto'
import { MAP_IDS } from '@spinney/root'
import { maps } from '@spinney/smallworld'
import { rootGroundSvg } from '../src/art/root/ground.ts'
import { smallWorldGroundSvg } from '../src/art/smallworld/ground.ts'
import { drawingOf as rootDrawing, SHEETS } from '../src/root/map.ts'
import { drawingOf as smallWorldDrawing } from '../src/smallworld/map.ts'
import { groundOf, SHAPES, type Shape, thumbOf } from '../src/table/ground.ts'

/** Pixels from left to right: sharp on a phone with two to one, and on a laptop with the map enlarged. */
const PIXELS: { readonly [shape in Shape]: { readonly [game: string]: number } } = {
  phone: { root: 824, smallworld: 824 },
  tablet: { root: 1300, smallworld: 1300 },
  wide: { root: 1600, smallworld: 1400 },
}

/** A still picture of a map, as it is drawn. */
export interface Ground {
  /** Where it lies in the built page. */
  readonly address: string
  readonly pixels: number
  readonly svg: string
  /** Tells whether a picture that was made before is still the right one. */
  readonly hash: string
}

function ground(game: string, map: string, shape: Shape, svg: string): Ground {
  const pixels = PIXELS[shape][game]!
  const hash = createHash('sha256').update(`${pixels} ${svg}`).digest('hex').slice(0, 16)
  return { address: groundOf(game, map, shape), pixels, svg, hash }
}

/** Every still picture the page may show. */
export const GROUNDS: readonly Ground[] = SHAPES.flatMap((shape) => [
  ...MAP_IDS.map((id) => {
    const { width, height } = SHEETS[shape]
    return ground('root', id, shape, rootGroundSvg(rootDrawing(id), width, height))
  }),
  ...maps.map(({ id }) => ground('smallworld', id, shape, smallWorldGroundSvg(smallWorldDrawing(id)))),
])

/** Pixels from left to right of the small pictures in lists: two to one on a phone. */
const THUMB = 400

/** The small pictures of all maps, made of the wide ones. */
export const THUMBS: readonly { readonly address: string; readonly pixels: number; readonly svg: string }[] = [
  ...MAP_IDS.map((id) => {
    const { width, height } = SHEETS.wide
    return {
      address: thumbOf('root', id),
      pixels: THUMB,
      svg: rootGroundSvg(rootDrawing(id), width, height),
    }
  }),
  ...maps.map(({ id }) => ({
    address: thumbOf('smallworld', id),
    pixels: THUMB,
    svg: smallWorldGroundSvg(smallWorldDrawing(id)),
  })),
]
