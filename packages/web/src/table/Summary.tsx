import { Popover } from 'radix-ui'
import { useTranslation } from 'react-i18next'
import { Rich } from '../ui/Rich.tsx'
import { SeatShape } from '../ui/SeatShape.tsx'
import { useMedia } from '../ui/useMedia.ts'
import { useTable, useTableState } from './context.ts'

/** Older things than these are for the log. */
const LINES = 14

/** What others did since the viewer's last answer. Whoever has looked is not told again. */
export default function Summary() {
  const { t } = useTranslation()
  const { control, scene } = useTable()
  const rows = useTableState((state) => state.rows)
  const seen = useTableState((state) => state.seen)
  const events = rows.slice(seen).flatMap((row) => (row.seat === scene.viewer ? [] : row.events))
  // On a wide table it opens over the log, which tells the same, and leaves the board free.
  const isWide = useMedia('(min-width: 1100px)')
  if (events.length < 2) return null
  const shown = events.slice(-LINES)
  return (
    <Popover.Root onOpenChange={(open) => !open && control.sawSummary()}>
      <Popover.Trigger className="button quiet small summary-button">
        {t('summary', { count: events.length })} <span aria-hidden="true">▾</span>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          className="summary panel"
          side={isWide ? 'right' : 'top'}
          align="end"
          sideOffset={isWide ? 92 : 4}
          collisionPadding={8}
          aria-label={t('summary.title')}
        >
          <ul className="summary-list">
            {shown.map((event, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: events have no other name than their place
              <li key={i}>
                {typeof event.facts.seat === 'number' && <SeatShape mark={scene.mark(event.facts.seat)} size={14} />}
                <span>
                  <Rich text={scene.words.event(event)} />
                </span>
              </li>
            ))}
          </ul>
          <Popover.Close className="button small">{t('summary.dismiss')}</Popover.Close>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
