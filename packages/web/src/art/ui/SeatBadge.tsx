import { memo, type ReactNode, useId } from 'react'
import { FACTION_INKS, INK, SEAT_INKS, seatShapePath } from '../data/inks.ts'
import { WarriorFigure } from '../pieces/Pieces.tsx'
import type { FactionId, SeatColor } from '../types.ts'

/** The colour and shape of a seat. */
export const SeatMark = memo(function SeatMark({
  seat,
  size = 18,
  label,
}: {
  seat: SeatColor
  size?: number
  label?: string
}) {
  const { ink, shape } = SEAT_INKS[seat]
  const art = (
    <path
      d={seatShapePath(shape, 8.4)}
      fill={ink}
      stroke={INK}
      strokeWidth={2}
      strokeLinejoin="round"
      className="art-seat"
    />
  )
  const shared = { className: 'art-piece', width: size, height: size, viewBox: '-12.5 -12.5 25 25' }
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

/** A face in a round frame: a faction's animal, or a seat's mark. */
export const Avatar = memo(function Avatar({
  faction,
  seat,
  size = 44,
  info,
}: {
  faction?: FactionId
  seat?: SeatColor
  size?: number
  /** What the page can tell about it, as `data-info` of the element. */
  info?: string
}) {
  const clip = useId()
  return (
    <svg className="art-piece" width={size} height={size} viewBox="-24 -24 48 48" aria-hidden="true" data-info={info}>
      <clipPath id={clip}>
        <path d="M-20.5 0A20.5 20.5 0 0 0 20.5 0V-40H-20.5Z" />
      </clipPath>
      <circle r={21.5} fill={faction ? FACTION_INKS[faction].b : '#efe0bf'} stroke={INK} strokeWidth={2} />
      {faction && (
        <g clipPath={`url(#${clip})`}>
          <WarriorFigure figure={faction} y={34} height={56} />
        </g>
      )}
      {faction && <path d="M-21.5 0A21.5 21.5 0 0 0 21.5 0" fill="none" stroke={INK} strokeWidth={2} />}
      {!faction && seat && (
        <path
          d={seatShapePath(SEAT_INKS[seat].shape, 11)}
          fill={SEAT_INKS[seat].ink}
          stroke={INK}
          strokeWidth={2}
          strokeLinejoin="round"
        />
      )}
    </svg>
  )
})

export interface SeatBadgeProps {
  faction?: FactionId
  seat?: SeatColor
  /** Faction or player. */
  name: string
  /** Who sits there, what they are: "Moss · bot". */
  detail?: ReactNode
  score?: ReactNode
  scoreLabel?: string
  /** It is their turn. */
  active?: boolean
  /** Marks the reader's own seat. */
  own?: string
}

/** Who sits at the table. */
export function SeatBadge({ faction, seat, name, detail, score, scoreLabel, active, own }: SeatBadgeProps) {
  const ink = faction ? FACTION_INKS[faction].a : seat ? SEAT_INKS[seat].ink : 'var(--line-soft)'
  return (
    <div
      className={`art-badge${active ? ' is-active' : ''}`}
      style={{ borderInlineStartColor: ink }}
      aria-current={active ? 'true' : undefined}
    >
      <Avatar faction={faction} seat={seat} />
      <span className="art-badge__who">
        <b>{name}</b>
        {(detail || own) && (
          <small>
            {own && <mark>{own}</mark>} {detail}
          </small>
        )}
      </span>
      {score !== undefined && (
        <span className="art-badge__score">
          {scoreLabel && <span className="art-hidden">{scoreLabel} </span>}
          {score}
        </span>
      )}
    </div>
  )
}
