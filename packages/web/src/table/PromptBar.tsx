import { equal } from '@spinney/kernel'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { plain } from '../i18n/words.ts'
import { Icon } from '../ui/Icon.tsx'
import { optionsLeft } from './choosing.ts'
import { useTable, useTableState } from './context.ts'
import { HintLine } from './HintLine.tsx'
import { OptionList } from './OptionList.tsx'
import { RuleLink } from './RuleLink.tsx'

const Summary = lazy(() => import('./Summary.tsx'))

/** The heart of the table: what is asked, why, and all that can be answered. */
export function PromptBar() {
  const { t } = useTranslation()
  const { control, scene, face } = useTable()
  const now = useTableState((state) => state.now)!
  const moment = useTableState((state) => state.moment)
  const chosen = useTableState((state) => state.chosen)
  const hint = useTableState((state) => state.hint)
  const thinking = useTableState((state) => state.thinking)
  const seen = useTableState((state) => state.seen)
  const { question, words } = scene
  const Special = question === null ? undefined : face.decisions?.[question.kind]

  if (question === null) return <Waiting />
  const left = optionsLeft(question, chosen, face)
  const blocked = chosen.length > 0 ? [] : (question.blocked ?? [])
  return (
    <section className="prompt panel mine" aria-label={t('prompt.label')} data-kind={question.kind}>
      <div className="prompt-side">
        <button
          type="button"
          className="button side"
          disabled={now.undoable === 0 || moment !== null}
          onClick={() => control.undo(false)}
          aria-keyshortcuts="u"
        >
          <Icon name="undo" />
          <span>{t('undo')}</span>
        </button>
        {now.undoable > 1 && (
          <button type="button" className="button side" onClick={() => control.undo(true)} aria-keyshortcuts="r">
            <Icon name="restart" />
            <span>{t('restart')}</span>
          </button>
        )}
      </div>
      <div className="prompt-main">
        <h2 className="prompt-question">
          {plain(words.question(question))} <RuleLink law={question.law} />
        </h2>
        <Suspense fallback={null}>{seen > 0 && <Summary />}</Suspense>
        {Special && <Special scene={scene} />}
        <OptionList
          question={question}
          indices={left}
          outlook={scene.outlook}
          hinted={hint === null ? null : question.options!.findIndex((pick) => equal(pick, hint.pick))}
          blocked={blocked}
        />
        {chosen.length > 0 && (
          <button type="button" className="button quiet small" onClick={() => control.choose([])}>
            <Icon name="previous" size={16} /> {t('prompt.back')}
          </button>
        )}
        {hint !== null && <HintLine hint={hint} question={question} />}
      </div>
      <div className="prompt-side">
        <button
          type="button"
          className="button side"
          disabled={thinking}
          aria-busy={thinking}
          onClick={() => control.askHint()}
          aria-keyshortcuts="h"
        >
          <Icon name="hint" />
          <span>{t('hint')}</span>
        </button>
      </div>
    </section>
  )
}

/** Somebody else decides, the game is over, or an earlier moment is shown. */
function Waiting() {
  const { t } = useTranslation()
  const { control, scene } = useTable()
  const now = useTableState((state) => state.now)!
  const moment = useTableState((state) => state.moment)
  const paused = useTableState((state) => state.paused)
  const { words, view } = scene
  const asked = view.asked
  return (
    <section className="prompt panel idle" aria-label={t('prompt.label')} data-waiting={now.waiting ?? 'over'}>
      <div className="prompt-side">
        <button
          type="button"
          className="button side"
          disabled={now.undoable === 0 || moment !== null}
          onClick={() => control.undo(false)}
          aria-keyshortcuts="u"
        >
          <Icon name="undo" />
          <span>{t('undo')}</span>
        </button>
      </div>
      <div className="prompt-main">
        <h2 className="prompt-question">
          {moment !== null
            ? t('prompt.past', { at: words.number(moment.at), count: words.number(now.count) })
            : view.over || asked === null
              ? t('prompt.over')
              : t('prompt.waiting', {
                  seat: typeof asked.seat === 'number' ? words.seat(asked.seat) : t('seat.chance'),
                  what: plain(words.question(asked)),
                })}{' '}
          {moment === null && asked !== null && <RuleLink law={asked.law} />}
        </h2>
        <div className="options">
          {moment !== null && (
            <button type="button" className="button primary" onClick={() => control.look(null)}>
              {t('timeline.now')}
            </button>
          )}
          {moment === null && now.waiting === 'bot' && (
            <button type="button" className="button" onClick={() => control.setPaused(!paused)}>
              <Icon name={paused ? 'play' : 'pause'} size={18} /> {paused ? t('bots.resume') : t('bots.pause')}
            </button>
          )}
        </div>
      </div>
    </section>
  )
}
