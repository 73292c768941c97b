import type { GameEvent, View } from '@spinney/kernel'
import type { SmallWorld } from '@spinney/smallworld'
import { smallWorldLayout } from '../art/smallworld/ground.ts'
import { RaceToken, SwPiece, type SwPieceKind } from '../art/smallworld/SwPieces.tsx'
import type { Spot, Travel } from '../table/travel.ts'
import { drawingOf, factsOf, regionId } from './map.ts'
import { COLOURS, stateOf } from './view.ts'

/** What an event moves on the atlas. Tokens in hand lie on their owner's board. */
export function travels({ what, facts }: GameEvent, view: View): Travel[] {
  const g = stateOf(view)
  if (typeof facts.region !== 'number') return []
  const at = spotOf(g, facts.region)
  if (at === null) return []
  const owner = typeof facts.seat === 'number' ? facts.seat : null
  const tokens = (count: number, ways: Pick<Travel, 'from' | 'to'>): Travel[] =>
    owner === null || count < 1 ? [] : [{ ...ways, owner, piece: tokenOf(g, owner, String(facts.race), count) }]
  switch (what) {
    case 'conquest':
      return tokens(Number(facts.tokens), { from: startOf(g, facts.region, owner), to: at })
    case 'tokensPlaced':
      return tokens(Number(facts.tokens), { from: null, to: at })
    case 'losses':
      return tokens(Number(facts.lost) + Number(facts.saved), { from: at, to: null })
    case 'abandoned':
    case 'regionGivenUp':
      return tokens(1, { from: at, to: null })
    case 'tribesRemoved':
      return [{ from: at, to: null, owner: null, piece: pieceOf(g, 'lost-tribe', 0) }]
    case 'piecePlaced':
      return [{ from: null, to: at, owner, piece: pieceOf(g, facts.piece as SwPieceKind, owner ?? 0) }]
    default:
      return []
  }
}

function spotOf(g: SmallWorld, region: number): Spot | null {
  return smallWorldLayout(drawingOf(g.map)).anchors.get(regionId(g.map, region))?.token ?? null
}

/** A conquest sets out from the nearest neighbour of the same people; the first one comes onto the map. */
function startOf(g: SmallWorld, region: number, seat: number | null): Spot | null {
  const slot = g.active[seat ?? -1] ?? -1
  const goal = spotOf(g, region)
  const starts = factsOf(g.map).borders.flatMap(([a, b]) => {
    const other = a === region ? b : b === region ? a : null
    const spot = other !== null && slot >= 0 && g.holder[other] === slot ? spotOf(g, other) : null
    return spot === null || goal === null ? [] : [{ spot, far: Math.hypot(spot[0] - goal[0], spot[1] - goal[1]) }]
  })
  return starts.sort((a, b) => a.far - b.far)[0]?.spot ?? null
}

function scaleOf(g: SmallWorld): number {
  return smallWorldLayout(drawingOf(g.map)).scale
}

function tokenOf(g: SmallWorld, seat: number, race: string, count: number) {
  const declined = g.peoples.some((people) => people?.seat === seat && people.race === race && people.declined)
  return <RaceToken race={race} seat={COLOURS[seat] ?? 'red'} count={count} declined={declined} k={scaleOf(g)} />
}

function pieceOf(g: SmallWorld, kind: SwPieceKind, seat: number) {
  return <SwPiece kind={kind} seat={COLOURS[seat]} k={scaleOf(g)} />
}
