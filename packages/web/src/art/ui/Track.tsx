import type { ReactNode } from 'react'
import { Piece, type PieceProps } from '../pieces/Piece.tsx'

export interface TrackSpace {
  key: string
  /** The piece still lies on the board and hides the space. */
  filled: boolean
  /** Printed on the space: points, mostly. */
  value?: ReactNode
  /** A small extra: "+1 card". */
  bonus?: string
  /** Spoken: "third sawmill, 2 points, on the map". */
  label: string
  /** What the page can tell about it, as `data-info` of the element. */
  info?: string
  /** Would be the next to go. */
  next?: boolean
  selectable?: boolean
  selected?: boolean
}
export interface TrackProps {
  label: ReactNode
  /** Below the label: "3 on the map". */
  detail?: ReactNode
  piece: Pick<PieceProps, 'kind' | 'faction' | 'type'>
  spaces: readonly TrackSpace[]
  size?: number
  onSelect?: (key: string) => void
}

function Space({ space: s, piece, size }: { space: TrackSpace; piece: TrackProps['piece']; size: number }) {
  return (
    <>
      <span className="art-hidden">{s.label}</span>
      {s.filled ? (
        <>
          <Piece {...piece} size={size - 10} />
          {s.value !== undefined && (
            <b className="art-track__value" aria-hidden="true">
              {s.value}
            </b>
          )}
        </>
      ) : (
        <b aria-hidden="true">{s.value}</b>
      )}
      {s.bonus && (
        <i className="art-track__bonus" aria-hidden="true">
          {s.bonus}
        </i>
      )}
    </>
  )
}

/** A row of spaces; as pieces leave, what is printed below them shows. */
export function Track({ label, detail, piece, spaces, size = 46, onSelect }: TrackProps) {
  return (
    <div className="art-track">
      <div className="art-track__label">
        <b>{label}</b>
        {detail && <small>{detail}</small>}
      </div>
      <ol className="art-track__row">
        {spaces.map((s) => {
          const look = `art-track__space${s.filled ? ' is-filled' : ''}${s.next ? ' is-next' : ''}${s.selected ? ' is-selected' : ''}`
          return (
            <li key={s.key} data-info={s.info}>
              {s.selectable && onSelect ? (
                <button
                  type="button"
                  className={`${look} is-selectable`}
                  aria-pressed={s.selected ?? false}
                  style={{ width: size, height: size }}
                  onClick={() => onSelect(s.key)}
                >
                  <Space space={s} piece={piece} size={size} />
                </button>
              ) : (
                <span className={look} style={{ width: size, height: size }}>
                  <Space space={s} piece={piece} size={size} />
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
