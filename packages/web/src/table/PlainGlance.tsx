import type { Seat } from '@spinney/kernel'
import { useTranslation } from 'react-i18next'
import { SeatShape } from '../ui/SeatShape.tsx'
import { botWords } from './botWords.ts'
import { useTable } from './context.ts'

/** Where a game has no picture of its own for this: a name and one line. */
export function PlainGlance({ seat }: { readonly seat: Seat }) {
  const { scene } = useTable()
  const line = useBrief(seat)
  return (
    <>
      <SeatShape mark={scene.mark(seat)} size={26} />
      <span className="opponent-who">
        <b>{scene.words.seat(seat)}</b> <small>{line}</small>
      </span>
    </>
  )
}

/** One line about a seat. */
export function useBrief(seat: Seat): string {
  const { t } = useTranslation()
  const { scene, face } = useTable()
  const entry = scene.plan.seats[seat]!
  return face.brief?.(scene, seat) ?? (entry.kind === 'bot' ? botWords(t, entry) : t('seat.person'))
}
