import type { Seat } from '@spinney/kernel'
import type { ReactNode } from 'react'
import type { FactionId } from '../../art/types.ts'
import { Track, type TrackSpace } from '../../art/ui/Track.tsx'
import type { SceneProps } from '../../table/face.ts'
import { type Choice, stockOf } from '../view.ts'

export interface BoardProps extends SceneProps {
  readonly seat: Seat
}

/** A number with its word: “4 warriors left”. */
export function Fact({
  icon,
  value,
  label,
}: {
  readonly icon?: ReactNode
  readonly value: ReactNode
  readonly label: string
}) {
  return (
    <div className="root-fact">
      <dt>{label}</dt>
      <dd>
        {icon}
        <b>{value}</b>
      </dd>
    </div>
  )
}

/** A part of a board with its heading. */
export function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="root-part">
      <h3>{title}</h3>
      {children}
    </section>
  )
}

interface BuildingTrackProps extends SceneProps {
  readonly faction: FactionId
  /** The kind without its faction, such as `sawmill`. */
  readonly name: string
  readonly category?: 'building' | 'token'
  readonly points: readonly number[]
  /** Cards that the spaces add to the draw. */
  readonly cards?: readonly number[]
  readonly choice?: Choice | null
  /** A remark beside the number of pieces on the map. */
  readonly note?: string
  /** Edge of a space in the row below the map, where there are few words. */
  readonly small?: number
}

/** A row of buildings or tokens: as they leave for the map, what is printed below them shows. */
export function PieceTrack({
  scene,
  faction,
  name,
  category = 'building',
  points,
  cards,
  choice,
  note,
  small,
}: BuildingTrackProps) {
  const { words } = scene
  const { map } = stockOf(scene, `${faction}.${name}`)
  const kind = words.term(`${faction}.${name}`)
  const spaces = points.map((value, i): TrackSpace => {
    const extra = cards?.[i] ?? 0
    const filled = i >= map
    return {
      key: String(i),
      filled,
      value,
      label: words.message(filled ? 'ui.space.board' : 'ui.space.map', { kind, place: i + 1, points: value }),
      next: i === map,
      info: `space:${faction}.${name}:${i}`,
      ...(extra > 0 ? { bonus: `+${extra}` } : {}),
      ...(choice && i === map ? { selectable: true, selected: choice.selected } : {}),
    }
  })
  const isLong = points.length > 7 && small === undefined
  const track = (
    <Track
      label={kind}
      {...(small === undefined
        ? { detail: [words.message('ui.onMap', { count: map }), ...(note === undefined ? [] : [note])].join(' · ') }
        : {})}
      piece={{ kind: category, faction, type: name }}
      spaces={spaces}
      size={small ?? (points.length > 6 ? 36 : 40)}
      {...(choice ? { onSelect: () => choice.onSelect() } : {})}
    />
  )
  return isLong ? <div className="root-long-track">{track}</div> : track
}
