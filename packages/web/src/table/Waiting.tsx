import { plain } from '@spinney/words'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { isOnline } from '../engine/protocol.ts'
import { Icon } from '../ui/Icon.tsx'
import { Segmented } from '../ui/Segmented.tsx'
import { useCompany } from './company.ts'
import { useTable, useTableState } from './context.ts'
import { RuleLink } from './RuleLink.tsx'
import { Sentence } from './Sentence.tsx'
import { SPEED_WORDS, SPEEDS, type Speed } from './speeds.ts'
import './replay.css'
import { Part } from '../ui/Guard.tsx'

const Replay = lazy(() => import('./Replay.tsx'))

/** Somebody else decides, the game is over, or an earlier moment is shown. */
export function Waiting() {
  const { t } = useTranslation()
  const { control, scene } = useTable()
  const now = useTableState((state) => state.now)!
  const moment = useTableState((state) => state.moment)
  const { words, view } = scene
  const company = useCompany()
  const asked = view.asked
  if (moment !== null) {
    return (
      <Part
        fallback={
          <section className="prompt panel idle replay" aria-label={t('replay')}>
            <h2 className="sr-only">{t('replay')}</h2>
          </section>
        }
      >
        <Replay />
      </Part>
    )
  }
  return (
    <section className="prompt panel idle" aria-label={t('prompt.label')} data-waiting={now.waiting ?? 'over'}>
      <div className="prompt-side">
        <button
          type="button"
          className="button side"
          disabled={now.undoable === 0}
          onClick={() => control.undo(false)}
          aria-keyshortcuts="u"
        >
          <Icon name="undo" />
          <span>{t('undo')}</span>
        </button>
      </div>
      <div className="prompt-main">
        <h2 className="prompt-question">
          {view.over || asked === null
            ? t('prompt.over')
            : now.closed !== null
              ? t(`closed.${now.closed}`)
              : asked.seat === 'chance'
                ? plain(words.question(asked))
                : t('prompt.waiting', { seat: words.seat(asked.seat), what: words.topic(asked) })}{' '}
          {asked !== null && <RuleLink law={asked.law} />}
        </h2>
        {now.waiting === 'bot' && (
          <p className="follow-said">
            <Sentence />
          </p>
        )}
        <div className="options">
          {company && <company.Wait />}
          {now.waiting === 'bot' && !isOnline(now.plan) && <Follow />}
          {now.waiting === null && now.count > 0 && (
            <>
              {view.result !== null && (
                <button type="button" className="button primary" onClick={() => control.showResult(true)}>
                  <Icon name="chart" size={18} /> {t('finished.show')}
                </button>
              )}
              <button type="button" className="button" onClick={() => control.watch(0)}>
                <Icon name="play" size={18} /> {t('finished.replay')}
              </button>
            </>
          )}
        </div>
      </div>
    </section>
  )
}

/** Bots can be followed: paused, one thing at a time, faster, or quickly until the viewer is asked. */
function Follow() {
  const { t } = useTranslation()
  const { control, scene } = useTable()
  const paused = useTableState((state) => state.paused)
  const haste = useTableState((state) => state.haste)
  const speed = SPEEDS.find((value) => Number(value) === haste) ?? '1'
  return (
    <div className="follow">
      <button type="button" className="button" onClick={() => control.setPaused(!paused)} aria-keyshortcuts="p">
        <Icon name={paused ? 'play' : 'pause'} size={18} /> {paused ? t('bots.resume') : t('bots.pause')}
      </button>
      <button type="button" className="button" onClick={() => control.stepBots()}>
        <Icon name="next" size={18} /> {t('follow.step')}
      </button>
      <Segmented<Speed>
        label={t('replay.speed')}
        value={speed}
        options={SPEEDS.map((value) => ({ value, label: SPEED_WORDS[value] }))}
        onChange={(value) => control.setHaste(Number(value))}
      />
      {scene.viewer !== null && (
        <button type="button" className="button" onClick={() => control.hurry()}>
          <Icon name="forward" size={18} /> {t('follow.untilMe')}
        </button>
      )}
    </div>
  )
}
