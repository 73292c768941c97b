import type { Seat } from '@spinney/kernel'
import { Tabs } from 'radix-ui'
import { useTranslation } from 'react-i18next'
import { SeatShape } from '../ui/SeatShape.tsx'
import { useTable } from './context.ts'
import { LatestTurn } from './LatestTurn.tsx'
import { PlainGlance } from './PlainGlance.tsx'

/** Every player's board, in tabs. */
export default function SeatBoards({ first }: { readonly first: Seat }) {
  const { t } = useTranslation()
  const { scene, face } = useTable()
  const SeatBoard = face.SeatBoard
  return (
    <Tabs.Root className="seat-boards" defaultValue={String(first)}>
      <Tabs.List className="tabs" aria-label={t('seats')}>
        {scene.plan.seats.map((_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <Tabs.Trigger key={i} className="tab" value={String(i)}>
            <SeatShape mark={scene.mark(i)} size={14} /> {scene.words.seat(i)}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {scene.plan.seats.map((_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <Tabs.Content key={i} className="tab-body" value={String(i)}>
          {SeatBoard === undefined ? <PlainGlance seat={i} /> : <SeatBoard scene={scene} seat={i} />}
          <LatestTurn seat={i} />
        </Tabs.Content>
      ))}
    </Tabs.Root>
  )
}
