import { useMedia } from '../ui/useMedia.ts'

/** How the places of the table lie: beside each other, one above the other, or for a phone lying down. */
export type Layout = 'wide' | 'phone' | 'landscape'

const LANDSCAPE = '(max-height: 559px) and (min-width: 560px) and (orientation: landscape)'
const WIDE = '(min-width: 1100px)'

export function useLayout(): Layout {
  const [isLandscape, isWide] = [useMedia(LANDSCAPE), useMedia(WIDE)]
  return isLandscape ? 'landscape' : isWide ? 'wide' : 'phone'
}
