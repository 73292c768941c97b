import type { PieceGroup } from '../art/types.ts'

type Pieces = Readonly<Record<string, readonly PieceGroup[]>>

const isSame = (a: PieceGroup, b: PieceGroup): boolean =>
  a.kind === b.kind && a.faction === b.faction && a.type === b.type && a.mark === b.mark

/** The pieces as they would be: what would come or change its number is pale, and so is what would go. */
export function ghosts(now: Pieces, then: Pieces): Record<string, PieceGroup[]> {
  const places = new Set([...Object.keys(now), ...Object.keys(then)])
  return Object.fromEntries(
    [...places].map((place) => {
      const [before, after] = [now[place] ?? [], then[place] ?? []]
      const kept = before.map((group): PieceGroup => {
        const later = after.find((other) => isSame(other, group))
        if (later === undefined) return { ...group, ghost: true }
        return later.count === group.count ? group : { ...group, count: later.count, ghost: true }
      })
      const come = after.filter((group) => !before.some((other) => isSame(other, group)))
      return [place, [...kept, ...come.map((group): PieceGroup => ({ ...group, ghost: true }))]]
    }),
  )
}
