import type { RegionPieces } from '../art/smallworld/SmallWorldMap.tsx'

type Regions = Readonly<Record<string, RegionPieces>>
type Token = NonNullable<RegionPieces['tokens']>[number]

const isSame = (a: Token, b: Token): boolean => a.race === b.race && a.seat === b.seat && a.declined === b.declined

/** The regions as they would be: tokens that would come, go or change their number are pale. */
export function ghosts(now: Regions, then: Regions): Record<string, RegionPieces> {
  const places = new Set([...Object.keys(now), ...Object.keys(then)])
  return Object.fromEntries([...places].map((place) => [place, ghostsIn(now[place] ?? {}, then[place] ?? {})]))
}

function ghostsIn(now: RegionPieces, then: RegionPieces): RegionPieces {
  const [before, after] = [now.tokens ?? [], then.tokens ?? []]
  const tokens = after.map((token) => {
    const known = before.find((other) => isSame(other, token))
    return known?.count === token.count ? known : { ...token, ghost: true }
  })
  const gone = after.length > 0 ? [] : before.map((token) => ({ ...token, ghost: true }))
  return { ...now, ...then, lostTribe: then.lostTribe ?? false, tokens: [...tokens, ...gone] }
}
