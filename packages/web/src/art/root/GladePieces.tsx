import { memo } from 'react'
import { LandmarkFigure } from '../pieces/Landmark.tsx'
import { figureOf } from '../pieces/Piece.tsx'
import { BuildingTile, CountBadge, HiredFigure, ItemTile, TokenDisc, WarriorFigure } from '../pieces/Pieces.tsx'
import type { ItemId, PieceGroup } from '../types.ts'
import type { PlacedClearing } from './layout.ts'

const key = (g: PieceGroup, i: number): string => `${g.kind}:${g.faction ?? ''}:${g.type ?? ''}:${g.slot ?? i}`
const look = (g: PieceGroup): string => `art-group${g.fresh ? ' is-fresh' : ''}${g.ghost ? ' is-ghost' : ''}`

/** Animals side by side, feet on `y`, narrower the more there are. */
export function Figures({
  groups,
  x,
  y,
  width,
  s,
}: {
  groups: readonly PieceGroup[]
  x: number
  y: number
  width: number
  s: number
}) {
  const n = groups.length
  const step = Math.min(44 * s, width / Math.max(1, n))
  const height = (n < 3 ? 43 : n === 3 ? 39 : Math.max(27, 46 - n * 3)) * s
  return groups.map((g, i) => {
    const px = x + (i - (n - 1) / 2) * step
    const pawn = g.kind === 'pawn'
    const h = pawn ? height * 1.12 : height
    const figure = figureOf(g.faction, g.type)
    return (
      <g key={key(g, i)} className={look(g)} data-info={g.info}>
        {g.label && <title>{g.label}</title>}
        {figure ? (
          <WarriorFigure figure={figure} x={px} y={y} height={h} shadow />
        ) : (
          <HiredFigure hireling={g.faction ?? ''} holder={g.holder} x={px} y={y} height={h} />
        )}
        {(!pawn || g.count > 1) && (
          <CountBadge
            x={px + Math.min(15 * s, step * 0.36)}
            y={y - 5 * s}
            n={g.count}
            k={s * (n > 4 ? 1 : 1.14)}
            square={figure === null}
          />
        )}
      </g>
    )
  })
}

/** Where tokens sit on the rim of a glade, in turns from the right. The left keeps room for suit and number. */
const RIM_TURNS = [-36, -7, 21, 46, 181, -78, -100, 70]

function rimPoint(at: PlacedClearing, turn: number, rx: number, ry: number): readonly [number, number] {
  const a = (turn * Math.PI) / 180
  const [c, s] = [Math.cos(a), Math.sin(a)]
  const q = (Math.abs(c) ** 2.6 + Math.abs(s) ** 2.6) ** (-1 / 2.6)
  return [at.cx + c * q * rx, at.cy + s * q * ry]
}

export interface GladePiecesProps {
  at: PlacedClearing
  groups: readonly PieceGroup[]
  s: number
  slot: number
  /** The ruin still stands on the last slot. */
  ruin: boolean
  /** Where a ferry floats. */
  ferryAt?: readonly [number, number] | undefined
}

/** All pieces of a clearing; they take no clicks, the clearing below does. */
export const GladePieces = memo(function GladePieces({ at, groups, s, slot, ruin, ferryAt }: GladePiecesProps) {
  const buildings = groups.filter((g) => g.kind === 'building')
  const figures = groups.filter((g) => g.kind === 'warrior' || g.kind === 'pawn')
  const tokens = groups.filter((g) => g.kind === 'token' || g.kind === 'item')
  const landmarks = groups.filter((g) => g.kind === 'landmark')
  const taken = new Set(buildings.map((g) => g.slot))
  if (ruin) taken.add(at.slots - 1)
  let next = 0
  const slotOf = (g: PieceGroup): number => {
    if (g.slot !== undefined) return g.slot
    while (taken.has(next)) next++
    taken.add(next)
    return next
  }
  const base = at.cy + 45 * s - 4 * s
  return (
    <g className="art-pieces">
      {buildings.map((g, i) => {
        const place = at.slotsAt[slotOf(g)] ?? at.slotsAt[at.slotsAt.length - 1] ?? [at.cx - slot / 2, at.cy - 36 * s]
        return (
          <g key={key(g, i)} className={look(g)} data-info={g.info}>
            {g.label && <title>{g.label}</title>}
            <BuildingTile faction={g.faction} type={g.type ?? ''} x={place[0]} y={place[1]} size={slot} />
          </g>
        )
      })}
      {landmarks.map((g, i) => {
        const [x, y] = g.type === 'ferry' && ferryAt ? ferryAt : [at.cx + (54 - i * 20) * s, at.cy + 22 * s]
        return (
          <g key={key(g, i)} className={look(g)} data-info={g.info}>
            {g.label && <title>{g.label}</title>}
            <LandmarkFigure type={g.type ?? ''} x={x} y={y} k={s * 0.95} />
          </g>
        )
      })}
      <Figures groups={figures} x={at.cx + (figures.length > 2 ? 0 : s)} y={base} width={116 * s} s={s} />
      {tokens.map((g, i) => {
        const [x, y] = rimPoint(at, RIM_TURNS[i % RIM_TURNS.length]!, 61 * s, 43 * s)
        return <Token key={key(g, i)} group={g} x={x} y={y} s={s} />
      })}
    </g>
  )
})

interface TokenProps {
  group: PieceGroup
  x: number
  y: number
  s: number
}

/** A token or an item around (x, y). */
function Token({ group: g, x, y, s }: TokenProps) {
  const size = (g.type === 'keep' ? 27 : 24) * s
  return (
    <g className={look(g)} data-info={g.info}>
      {g.label && <title>{g.label}</title>}
      {g.kind === 'item' ? (
        <ItemTile item={g.type as ItemId} x={x} y={y} size={size} />
      ) : (
        <TokenDisc faction={g.faction} type={g.type ?? ''} x={x} y={y} size={size} />
      )}
      {(g.count > 1 || g.mark) && <CountBadge x={x + 9 * s} y={y + 8 * s} n={g.mark ?? g.count} k={s} />}
    </g>
  )
}

/** Tokens in rows of at most three around (x, y): relics in a forest. */
export function TokenRows({ groups, x, y, s }: { groups: readonly PieceGroup[]; x: number; y: number; s: number }) {
  const inRow = groups.length === 4 ? 2 : 3
  return groups.map((g, i) => {
    const row = Math.floor(i / inRow)
    const inThis = Math.min(inRow, groups.length - row * inRow)
    return (
      <Token
        key={key(g, i)}
        group={g}
        x={x + ((i % inRow) - (inThis - 1) / 2) * 29 * s}
        y={y + row * 27 * s}
        s={s * 1.06}
      />
    )
  })
}
