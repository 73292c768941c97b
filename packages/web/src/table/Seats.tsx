import { Tabs } from 'radix-ui'
import { useTranslation } from 'react-i18next'
import { SeatShape } from '../ui/SeatShape.tsx'
import { useTable } from './context.ts'
import { Gain } from './Gain.tsx'

/** The seats with one line each, in the head of the page. */
export function SeatChips() {
  const { t } = useTranslation()
  const { scene, face } = useTable()
  const asked = scene.view.asked?.seat
  return (
    <ul className="seat-chips" aria-label={t('seats')}>
      {scene.plan.seats.map((seat, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <li key={i} className="seat-chip" data-seat={i} aria-current={asked === i ? 'true' : undefined}>
          <Gain seat={i} />
          <SeatShape mark={scene.mark(i)} />
          <b>{scene.words.seat(i)}</b>
          <small>{face.brief?.(scene, i) ?? (seat.kind === 'bot' ? t(`level.${seat.level}`) : t('seat.person'))}</small>
        </li>
      ))}
    </ul>
  )
}

/** Every player's board, in tabs. */
export function SeatBoards() {
  const { t } = useTranslation()
  const { scene, face } = useTable()
  const SeatBoard = face.SeatBoard
  if (SeatBoard === undefined) return <SeatChips />
  const first = scene.plan.seats.findIndex((_, i) => i !== scene.viewer)
  return (
    <Tabs.Root className="seat-boards" defaultValue={String(first)}>
      <Tabs.List className="tabs" aria-label={t('seats')}>
        {scene.plan.seats.map((_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <Tabs.Trigger key={i} className="tab" data-seat={i} value={String(i)}>
            <SeatShape mark={scene.mark(i)} size={14} /> {scene.words.seat(i)}
            <Gain seat={i} />
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {scene.plan.seats.map((_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <Tabs.Content key={i} className="tab-body" value={String(i)}>
          <SeatBoard scene={scene} seat={i} />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}
