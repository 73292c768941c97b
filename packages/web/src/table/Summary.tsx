import { Collapsible } from 'radix-ui'
import { useTranslation } from 'react-i18next'
import { Rich } from '../ui/Rich.tsx'
import { SeatShape } from '../ui/SeatShape.tsx'
import { useTable, useTableState } from './context.ts'

const LINES = 12

/** What others did since the viewer's last answer. */
export function Summary() {
  const { t } = useTranslation()
  const { control, scene } = useTable()
  const rows = useTableState((state) => state.rows)
  const seen = useTableState((state) => state.seen)
  const moment = useTableState((state) => state.moment)
  if (scene.question === null || moment !== null || seen === 0) return null
  const events = rows.slice(seen).flatMap((row) => (row.seat === scene.viewer ? [] : row.events))
  if (events.length < 2) return null
  const shown = events.slice(-LINES)
  return (
    <Collapsible.Root className="summary panel">
      <div className="summary-head">
        <Collapsible.Trigger className="button quiet small">
          {t('summary', { count: events.length })}
        </Collapsible.Trigger>
        <button type="button" className="button quiet small" onClick={() => control.sawSummary()}>
          {t('summary.dismiss')}
        </button>
      </div>
      <Collapsible.Content>
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
      </Collapsible.Content>
    </Collapsible.Root>
  )
}
