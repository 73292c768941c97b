import { memo, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { LogRow } from '../engine/protocol.ts'
import { Rich } from '../ui/Rich.tsx'
import { SeatShape } from '../ui/SeatShape.tsx'
import { type TableContext, useTable, useTableState } from './context.ts'
import { RuleNumber } from './RuleLink.tsx'

/** Older lines than this are shown on demand, so that long games stay quick. */
const SHOWN = 150

/** Everything that happened, with its rule and a way back to its moment. */
export function Log() {
  const { t } = useTranslation()
  const table = useTable()
  const rows = useTableState((state) => state.rows)
  const end = useRef<HTMLLIElement>(null)
  const list = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: new rows are what matters
  useEffect(() => {
    const box = list.current
    if (box !== null) box.scrollTop = box.scrollHeight
  }, [rows])
  const told = useMemo(() => rows.filter(({ events, auto }) => events.length > 0 || auto), [rows])
  const shown = told.slice(-SHOWN)
  const look = lookOf(table)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    <ol className="log" ref={list} aria-label={t('log')} tabIndex={0}>
      {shown.length < told.length && (
        <li className="log-note">{t('log.older', { count: told.length - shown.length })}</li>
      )}
      {shown.length === 0 && <li className="log-note">{t('log.empty')}</li>}
      {shown.map((row) => (
        <LogLines key={row.at} row={row} table={table} look={look} />
      ))}
      <li ref={end} className="log-end" aria-hidden="true" />
    </ol>
  )
}

interface LinesProps {
  readonly row: LogRow
  readonly table: TableContext
  readonly look: string
}

/** What changes the look of lines that are written already: the language, and who plays what. */
function lookOf({ scene: { words, plan, mark } }: TableContext): string {
  return `${words.language}${plan.seats.map((_, seat) => mark(seat).ink)}`
}

/** A line stays as it was written: a long log must not be put into words again at every answer. */
const LogLines = memo(Lines, (a, b) => a.row === b.row && a.look === b.look)

function Lines({ row, table }: LinesProps) {
  const { t } = useTranslation()
  const { control, scene, face, openRule } = table
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
                  <Rich text={words.event(event)} /> <RuleNumber law={event.law} open={openRule} />
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
}
