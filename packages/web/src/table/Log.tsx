import { memo, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { LogRow } from '../engine/protocol.ts'
import { Rich } from '../ui/Rich.tsx'
import { SeatShape } from '../ui/SeatShape.tsx'
import { useTable, useTableState } from './context.ts'
import { RuleLink } from './RuleLink.tsx'

/** Older lines than this are shown on demand, so that long games stay quick. */
const SHOWN = 150

/** Everything that happened, with its rule and a way back to its moment. */
export function Log() {
  const { t } = useTranslation()
  const rows = useTableState((state) => state.rows)
  const end = useRef<HTMLLIElement>(null)
  const list = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: new rows are what matters
  useEffect(() => {
    const box = list.current
    if (box !== null) box.scrollTop = box.scrollHeight
  }, [rows])
  const told = rows.filter(({ events, auto }) => events.length > 0 || auto)
  const shown = told.slice(-SHOWN)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    <ol className="log" ref={list} aria-label={t('log')} tabIndex={0}>
      {shown.length < told.length && (
        <li className="log-note">{t('log.older', { count: told.length - shown.length })}</li>
      )}
      {shown.length === 0 && <li className="log-note">{t('log.empty')}</li>}
      {shown.map((row) => (
        <LogLines key={row.at} row={row} />
      ))}
      <li ref={end} className="log-end" aria-hidden="true" />
    </ol>
  )
}

const LogLines = memo(function LogLines({ row }: { readonly row: LogRow }) {
  const { t } = useTranslation()
  const { control, scene, face } = useTable()
  const { words } = scene
  return (
    <>
      {row.auto && (
        <li className="log-line">
          <p className="log-text log-auto">
            {t('log.auto', {
              seat: typeof row.seat === 'number' ? words.seat(row.seat) : '',
              what: words.has(`decision.${row.kind}`) ? words.message(`decision.${row.kind}`) : row.kind,
            })}
          </p>
        </li>
      )}
      {row.events.map((event, i) => {
        const chapter = face.chapterOf?.(event, words) ?? null
        const seat = event.facts.seat
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: events of one answer have no other name than their place
          <li key={i} className={chapter === null ? 'log-line' : 'log-chapter'}>
            {chapter ?? (
              <>
                {typeof seat === 'number' ? (
                  <SeatShape mark={scene.mark(seat)} size={16} />
                ) : (
                  <span className="log-dot" />
                )}
                <p className="log-text">
                  <Rich text={words.event(event)} /> <RuleLink law={event.law} />
                </p>
                <button
                  type="button"
                  className="log-go"
                  onClick={() => control.look(row.at + 1)}
                  aria-label={t('log.go', { at: words.number(row.at + 1) })}
                  title={t('log.go', { at: words.number(row.at + 1) })}
                >
                  ⟲
                </button>
              </>
            )}
          </li>
        )
      })}
    </>
  )
})
