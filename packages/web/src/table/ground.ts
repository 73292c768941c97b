import { useMedia } from '../ui/useMedia.ts'

/*
 * The still pictures under the maps, made beforehand by `scripts/grounds.mjs`, so that they are the first thing to be
 * seen. `public/theme.js` shows them before any script of ours is there and knows the same names.
 */

/** What screens have room for: small and high, high, or wide. */
export const SHAPES = ['phone', 'tablet', 'wide'] as const
export type Shape = (typeof SHAPES)[number]

const PHONE = '(max-width: 699px)'
const TABLET = '(max-width: 1099px) and (orientation: portrait)'

export function useShape(): Shape {
  const [isPhone, isTablet] = [useMedia(PHONE), useMedia(TABLET)]
  return isPhone ? 'phone' : isTablet ? 'tablet' : 'wide'
}

export function shapeNow(): Shape {
  return matchMedia(PHONE).matches ? 'phone' : matchMedia(TABLET).matches ? 'tablet' : 'wide'
}

/** The address of a map's picture. */
export function groundOf(game: string, map: string, shape: Shape): string {
  return `/pictures/grounds/${game}-${map}-${shape}.webp`
}

/** The address of a map's small picture, as lists of tables and of maps show it. */
export function thumbOf(game: string, map: string): string {
  return `/pictures/maps/${game}-${map}.webp`
}

/** The name of the table at an address of the page; undefined where another page is. */
export function tableAt(path: string): string | undefined {
  return /^\/table\/(.+)$/.exec(path)?.[1]
}

/** Game and map as the name of a table tells them; null where it does not, as with tables from record files. */
export function mapIn(table: string): { readonly game: string; readonly map: string } | null {
  const [, game, map] = /^([a-z]+)-([a-z\d]+)-/.exec(table) ?? []
  return game === undefined || map === undefined ? null : { game, map }
}

/** Where the board lay when the page was left: after a reload it is shown there at once. */
export function rememberBoard(game: string): void {
  const box = document.querySelector('.board-sheet .art-map')?.getBoundingClientRect()
  if (box === undefined) return
  const place = [box.top, box.left, box.width, box.height]
  localStorage.setItem('spinney-board', JSON.stringify({ game, window: [innerWidth, innerHeight].join(), place }))
}
