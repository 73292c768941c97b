import { memo } from 'react'
import type { WARRIORS } from '../data/warriors.ts'
import { type ItemId, isFaction } from '../types.ts'
import { LandmarkFigure } from './Landmark.tsx'
import { BuildingTile, HiredFigure, type ItemState, ItemTile, TokenDisc, WarriorFigure } from './Pieces.tsx'

export interface PieceProps {
  kind: 'warrior' | 'building' | 'token' | 'item' | 'pawn' | 'landmark'
  /** Whose: a faction's or a hireling's. */
  faction?: string
  type?: string
  /** Height in CSS pixels. */
  size?: number
  /** Of an item. */
  state?: ItemState
  /** Spoken name; without it the piece is decoration. */
  label?: string
  className?: string
}

/** Which animal stands for a warrior or pawn. */
export function figureOf(faction: string | undefined, type?: string): keyof typeof WARRIORS | null {
  return type === 'warlord' ? 'warlord' : isFaction(faction) ? faction : null
}

/** One piece as a picture of its own: on boards, in lists, in the log. */
export const Piece = memo(function Piece({ kind, faction, type = '', size = 32, state, label, className }: PieceProps) {
  const figure = figureOf(faction, type)
  const [box, ratio, art] =
    kind === 'building'
      ? (['-2 -2 35.5 35.5', 1, <BuildingTile key="p" faction={faction} type={type} />] as const)
      : kind === 'token'
        ? (['-13.5 -13.5 28 28', 1, <TokenDisc key="p" faction={faction} type={type} />] as const)
        : kind === 'item'
          ? (['-21 -21 42 42', 1, <ItemTile key="p" item={type as ItemId} state={state} />] as const)
          : kind === 'landmark'
            ? (['-22 -26 44 44', 1, <LandmarkFigure key="p" type={type} />] as const)
            : figure
              ? (['-1 -4 50 60', 50 / 60, <WarriorFigure key="p" figure={figure} x={24} y={54} />] as const)
              : (['-1 -4 50 60', 50 / 60, <HiredFigure key="p" hireling={faction ?? ''} x={24} y={54} />] as const)
  const shared = {
    className: `art-piece ${className ?? ''}`,
    width: Math.round(size * ratio * 10) / 10,
    height: size,
    viewBox: box,
  }
  return label ? (
    <svg {...shared} role="img" aria-label={label}>
      {art}
    </svg>
  ) : (
    <svg {...shared} aria-hidden="true">
      {art}
    </svg>
  )
})
