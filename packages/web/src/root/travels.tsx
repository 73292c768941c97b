import type { GameEvent, Json, Seat, View } from '@spinney/kernel'
import { kindNamed, type Root } from '@spinney/root'
import { figureOf } from '../art/pieces/Piece.tsx'
import { BuildingTile, CountBadge, HiredFigure, TokenDisc, WarriorFigure } from '../art/pieces/Pieces.tsx'
import { pathKey, type RootLayout, rootLayout } from '../art/root/layout.ts'
import type { Share } from '../table/face.ts'
import type { Sheet, Spot, Travel } from '../table/travel.ts'
import { relicOf } from './factions/keepers/relics.ts'
import { drawingOf } from './map.ts'
import { partyNamed, stateOf } from './view.ts'

/** What an event moves in the woodland: along paths where there is one, and to or from its owner's board. */
export function travels({ what, facts }: GameEvent, view: View, { width, height }: Sheet): Travel[] {
  const g = stateOf(view)
  const layout = rootLayout(drawingOf(g.map), width, height)
  switch (what) {
    case 'moved':
      return journey(g, layout, facts, 'warrior', Number(facts.warriors))
    case 'pawnMoved':
      return journey(g, layout, facts, 'pawn', 1)
    case 'warlordMoved':
      return journey(g, layout, facts, 'warlord', 1)
    case 'relicCarried':
      return relicWay(layout, facts, facts.from, facts.to)
    case 'delved':
      return relicWay(layout, facts, facts.forest, facts.place)
    case 'recovered':
      return relicWay(layout, facts, facts.place, undefined)
    case 'placed':
    case 'removed': {
      const at = spotOf(layout, facts.place)
      if (at === null) return []
      const piece = pieceOf(layout, String(facts.kind), Number(facts.count))
      const owner = Number(what === 'placed' ? facts.seat : facts.owner)
      return [{ from: what === 'placed' ? null : at, to: what === 'placed' ? at : null, owner, piece }]
    }
    default:
      return []
  }
}

/** Points count up beside the seat's name. */
export function gainOf({ what, facts }: GameEvent): { seat: Seat; points: number } | null {
  return what === 'scored' ? { seat: Number(facts.seat), points: Number(facts.points) } : null
}

/** The same by the rule that gives them. */
export function sharesOf(event: GameEvent): readonly Share[] {
  const gain = gainOf(event)
  return gain === null ? [] : [{ ...gain, law: event.law, total: Number(event.facts.total) }]
}

function journey(g: Root, layout: RootLayout, facts: GameEvent['facts'], type: string, count: number): Travel[] {
  const [from, to] = [spotOf(layout, facts.from), spotOf(layout, facts.to)]
  const owner = Number(facts.seat)
  const faction = partyNamed(g, owner)
  if ((from === null && to === null) || faction === '') return []
  return [
    {
      from,
      to,
      via: bends(layout, facts.from, facts.to),
      owner,
      piece: figure(layout, faction, type, count),
    },
  ]
}

/** A relic on its way: out of a forest, along with a warrior, or to its owner's board. */
function relicWay(
  layout: RootLayout,
  { seat, relic }: GameEvent['facts'],
  start: Json | undefined,
  end: Json | undefined,
): Travel[] {
  const [from, to] = [spotOf(layout, start), spotOf(layout, end)]
  if (from === null) return []
  const piece = <TokenDisc faction="keepers" type={`relic-${relicOf(String(relic)).type}`} size={24 * layout.s} />
  return [{ from, to, via: bends(layout, start, end), owner: Number(seat), piece }]
}

/** The bends of the path between two clearings, in the direction of the move. */
function bends(layout: RootLayout, from: Json | undefined, to: Json | undefined): readonly Spot[] {
  if (typeof from !== 'number' || typeof to !== 'number') return []
  const path = layout.paths.find(({ key }) => key === pathKey(from, to))
  if (path === undefined) return []
  const between = path.points.slice(1, -1)
  return path.a === from ? between : between.reverse()
}

/** Clearings by number, forests by name; places beside the map have no spot. */
function spotOf(layout: RootLayout, place: Json | undefined): Spot | null {
  if (typeof place === 'number') {
    const clearing = layout.clearings.get(place)
    return clearing ? [clearing.cx, clearing.cy] : null
  }
  const forest = layout.forests.find(({ id }) => id === place)
  return forest?.spot ?? null
}

function pieceOf(layout: RootLayout, id: string, count: number) {
  const kind = kindNamed(id)
  const faction = kind?.faction
  const type = id.slice(id.indexOf('.') + 1)
  const { s, slot } = layout
  if (kind?.category === 'building') {
    return <BuildingTile faction={faction} type={type} x={-slot / 2} y={-slot / 2} size={slot} />
  }
  if (kind?.category === 'token') return <TokenDisc faction={faction} type={type} size={24 * s} />
  return figure(layout, faction, type, count)
}

/** An animal whose feet are where those on the map stand. */
function figure({ s }: RootLayout, faction: string | undefined, type: string, count: number) {
  const animal = figureOf(faction, type)
  const feet = 41 * s
  return (
    <g>
      {animal ? (
        <WarriorFigure figure={animal} y={feet} height={43 * s} shadow />
      ) : (
        <HiredFigure hireling={faction ?? ''} y={feet} height={43 * s} />
      )}
      {count > 1 && <CountBadge x={15 * s} y={feet - 5 * s} n={count} k={s * 1.14} />}
    </g>
  )
}
