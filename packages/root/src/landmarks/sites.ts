import { board, joined } from '../board/map.ts'
import { clearings } from '../core/book.ts'
import type { Visible } from '../core/state.ts'

const hasLandmark = (g: Visible, at: number): boolean => Object.values(g.landmarks).includes(at)

/** Clearings without a landmark. */
export const free = (g: Visible): number[] => clearings(g).filter((at) => !hasLandmark(g, at))

/** Of some clearings those not adjacent to a landmark; where there is none, an adjacent one will do. */
export function apart(g: Visible, some: readonly number[]): number[] {
  const far = some.filter((at) => !joined(g, at).some((to) => hasLandmark(g, to)))
  return far.length > 0 ? far : [...some]
}

/** Free clearings on the river, or on the lake. */
export const onRiver = (g: Visible): number[] => free(g).filter((at) => (board(g).rivers[at]?.length ?? 0) > 0)
