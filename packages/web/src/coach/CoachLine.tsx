import { equal, type Pick, type Question } from '@spinney/kernel'
import { plain } from '@spinney/words'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Counsel, Planned } from '../engine/protocol.ts'
import { ensureMessages, i18n } from '../i18n/index.ts'
import { useSettings } from '../settings.ts'
import { useTable, useTableState } from '../table/context.ts'
import { Icon } from '../ui/Icon.tsx'
import { createAdviser, type Warning } from './advising.ts'
import './coach.css'

const COACH = 'coach'

/** The coach at the table: what is at stake and what to be after, in a line; and a word before a clear mistake. */
export default function CoachLine() {
  const { t } = useTranslation(COACH)
  const { control, scene } = useTable()
  const lead = useTableState((state) => state.lead)
  const question = scene.question!
  const { version } = scene
  const [isWorded, setWorded] = useState(false)
  const [counsel, setCounsel] = useState<Counsel | null>(null)
  const [warned, setWarned] = useState<{ readonly warning: Warning; readonly question: Question } | null>(null)
  const settle = useRef<((isFree: boolean) => void) | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said of another position is past
  const adviser = useMemo(() => createAdviser(control.counsel), [control, version])
  useEffect(() => void Promise.all([ensureMessages(COACH), ensureMessages('bots')]).then(() => setWorded(true)), [])

  /** The warning is over: the answers may be given, or something else is chosen. */
  const close = useCallback((isFree: boolean) => {
    settle.current?.(isFree)
    settle.current = null
    setWarned(null)
  }, [])

  useEffect(() => {
    let gone = false
    setCounsel(null)
    close(false)
    void adviser.counsel(lead).then((found) => gone || setCounsel(found))
    return () => {
      gone = true
    }
  }, [adviser, lead, close])

  useEffect(() => {
    control.guard(async (picks) => {
      close(false)
      const warning = await adviser.warning(picks)
      if (warning === null) return true
      setWarned({ warning, question: questionOf(warning, question, lead, control.store.getState().plan) })
      return new Promise<boolean>((resolve) => {
        settle.current = resolve
      })
    })
    return () => {
      control.guard(null)
      settle.current?.(false)
      settle.current = null
    }
  }, [control, adviser, lead, question, close])

  if (!isWorded) return null
  if (warned !== null) return <WarningLine {...warned} close={close} />
  return (
    <p className="hint-line coach-line" role="status">
      <span className="coach-mark" aria-hidden="true" />
      <span className="coach-said">
        <b className="sr-only">{t('coach')}</b> {counsel === null ? t('thinking') : said(counsel, question)}
      </span>
      <button
        type="button"
        className="button quiet small coach-off"
        aria-label={t('off')}
        onClick={() => useSettings.getState().change({ coach: false })}
      >
        <Icon name="close" size={14} />
      </button>
    </p>
  )

  /** What is at stake, and what to be after. */
  function said({ stake, want }: Counsel, { kind }: Question): string {
    const topic = /hireling/i.test(kind) ? 'hireling' : /landmark/i.test(kind) ? 'landmark' : stake
    const wish = want === null ? (stake === 'little' ? 'want.none' : null) : want.key.replace(/^reason\./, 'want.')
    return [`stake.${topic}`, ...(wish === null ? [] : [wish])].map((key) => t(key)).join(' ')
  }
}

/** The question that a mistake is made at: the one on the screen, or one after it as far as the page has planned. */
function questionOf({ before }: Warning, question: Question, lead: readonly Pick[], plan: Planned | null): Question {
  if (before.length === lead.length) return question
  const index = question.options?.findIndex((option) => equal(option, before[lead.length]!)) ?? -1
  return plan?.nexts?.[index] ?? question
}

interface WarningProps {
  readonly warning: Warning
  readonly question: Question
  close(isFree: boolean): void
}

/** A word before a clear mistake. Nothing is forbidden. */
function WarningLine({ warning: { before, pick, counsel }, question, close }: WarningProps) {
  const { t } = useTranslation(COACH)
  const { control, scene } = useTable()
  const { words } = scene
  const [isTold, setTold] = useState(false)
  const why = useRef<HTMLButtonElement>(null)
  useEffect(() => why.current?.focus({ preventScroll: true }), [])
  const mistake = counsel.mistakes.find((one) => equal(one.pick, pick))!
  const option = (one: typeof pick) => plain(words.option(question, one))
  const facts = { pick: option(pick), best: option(counsel.pick), count: mistake.loss }
  const { reason } = mistake
  const told =
    reason === null
      ? t('why.plain', facts)
      : t('why', { ...facts, reason: i18n.getFixedT(words.language, 'bots')(reason.key, reason.data) })
  return (
    <div className="hint-line coach-line coach-warns" role="alert">
      <Icon name="alert" size={18} />
      <span className="coach-said">{isTold ? told : t('warn', facts)}</span>
      <span className="coach-ways">
        {!isTold && (
          <button
            type="button"
            className="button small"
            ref={why}
            onClick={() => {
              setTold(true)
              // What would be better shows on the map, as if it were pointed at.
              control.preview([...before, counsel.pick])
            }}
          >
            {t('warn.why')}
          </button>
        )}
        <button type="button" className="button small" onClick={() => close(false)}>
          {t('warn.leave')}
        </button>
        <button type="button" className="button quiet small" onClick={() => close(true)}>
          {t('warn.let')}
        </button>
      </span>
    </div>
  )
}
