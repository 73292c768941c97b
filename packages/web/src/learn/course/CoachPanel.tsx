import { plain } from '@spinney/words'
import { useEffect, useState } from 'react'
import { PAUSES, useSettings } from '../../settings.ts'
import { useTable } from '../../table/context.ts'
import { OptionList } from '../../table/OptionList.tsx'
import Popover from '../../table/Popover.tsx'
import '../../table/popover.css'
import { RuleLink } from '../../table/RuleLink.tsx'
import { Shelf } from '../../table/Shelf.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Bramble } from './Bramble.tsx'
import { isOpen, useLesson } from './context.ts'
import { PointLayer } from './PointLayer.tsx'

/** Milliseconds between two answers of the coach, so that they can be followed; none where bots play at once, too. */
const pauseNow = (): number => PAUSES[useSettings.getState().pace]

/** The coach in the place of the prompt: one thing at a time, what it is asked, and the ways to go on. */
export function CoachPanel() {
  const { scene, control } = useTable()
  const { now, entry, text, said, t } = useLesson()
  const { question } = scene
  const step = entry.steps[now.step]!
  const isPlaying = now.phase === 'do' && question !== null && now.shown === 'no'
  return (
    <section
      className="prompt panel mine coach-panel"
      aria-label={t('coach')}
      data-kind={question?.kind}
      data-step={step}
      data-phase={now.phase}
      data-shown={now.shown}
    >
      <h2 className="sr-only">{text(`${step}.title`)}</h2>
      <div className="coach-face">
        <Bramble size={84} />
      </div>
      <div className="coach-main">
        <Bubble />
        {isPlaying && (
          <div className="coach-question">
            <h3>{plain(scene.words.question(question))}</h3>
            <Shelf of={String(scene.version)} ask={null}>
              <OptionList />
            </Shelf>
            {scene.targets.size > 0 && [...scene.targets.values()].some(({ chosen }) => chosen) && (
              <button type="button" className="button quiet small" onClick={() => control.back()}>
                <Icon name="previous" size={16} /> {t('back')}
              </button>
            )}
          </div>
        )}
        {now.quiz !== null && (
          <div className="coach-answers">
            {now.quiz.of.map((answer) => (
              <Answer key={answer} answer={answer} label={text(`${step}.answer.${answer}`) ?? answer} said={said} />
            ))}
          </div>
        )}
        <Buttons key={`${step}-buttons`} />
      </div>
      <PointLayer />
      {isPlaying && <Popover />}
    </section>
  )
}

/** What the coach says now: the step, what came of it, or a kind word about something else. */
function Bubble() {
  const { now, entry, text, said, t } = useLesson()
  const step = entry.steps[now.step]!
  const isAnswered = now.quiz !== null && said !== null
  const answered = !isAnswered ? null : said === now.quiz.right ? text(`${step}.done`) : t('wrong')
  const told =
    now.phase === 'done'
      ? (text(`${step}.done`) ?? text(`${step}.say`))
      : (answered ?? (now.mistake === null ? null : text(`${step}.${now.mistake}`)))
  const isAstray = now.phase === 'do' && now.isAstray && now.mistake === null
  // What happens by itself is told before what came of it.
  const isWatched = now.phase === 'done' && !now.canUndo && now.shown === 'no'
  return (
    <p className="coach-bubble" aria-live="polite" aria-atomic="true">
      {now.law !== null && (
        <span className="coach-law">
          <RuleLink law={now.law} />
        </span>
      )}
      {isWatched && <span className="coach-first">{text(`${step}.say`)}</span>}
      {told ?? text(`${step}.say`)}
      {isAstray && <b> {t('astray')}</b>}
      {now.isPrepared && now.phase !== 'done' && !now.canUndo && <em> {t('prepared')}</em>}
    </p>
  )
}

interface AnswerProps {
  readonly answer: string
  readonly label: string
  readonly said: string | null
}

function Answer({ answer, label, said }: AnswerProps) {
  const { say, now } = useLesson()
  const isSaid = said === answer
  const isRight = isSaid && answer === now.quiz?.right
  return (
    <button
      type="button"
      className="button small"
      aria-pressed={isSaid}
      data-right={isRight || undefined}
      onClick={() => say(answer)}
    >
      {isSaid && <Icon name={isRight ? 'check' : 'close'} size={16} />} {label}
    </button>
  )
}

function Buttons() {
  const { control } = useTable()
  const { play, now, entry, text, said, next, t } = useLesson()
  const [isWhy, setWhy] = useState(false)
  const step = entry.steps[now.step]!
  const open = isOpen(now, said)
  const isLast = now.step === entry.steps.length - 1
  const why = text(`${step}.why`)
  useEffect(() => {
    // Whoever plays by keyboard goes on with Enter.
    if (open && document.activeElement === document.body) {
      document.querySelector<HTMLElement>('.coach-next')?.focus({ preventScroll: true })
    }
  }, [open])
  return (
    <>
      {isWhy && why !== null && (
        <p className="coach-why" role="status">
          {why}
        </p>
      )}
      <div className="coach-buttons">
        {now.phase === 'do' && (
          <button
            type="button"
            className="button"
            disabled={now.shown === 'playing'}
            onClick={() => play.show(pauseNow())}
          >
            <Icon name="wand" size={18} /> {t('show')}
          </button>
        )}
        {now.shown === 'yes' && (
          <button type="button" className="button" onClick={() => play.unshow()}>
            <Icon name="undo" size={18} /> {t('unshow')}
          </button>
        )}
        {now.canUndo && now.shown === 'no' && (
          <button type="button" className="button" onClick={() => control.undo(false)} aria-keyshortcuts="u">
            <Icon name="undo" size={18} /> {t('undo')}
          </button>
        )}
        {why !== null && (
          <button type="button" className="button" aria-expanded={isWhy} onClick={() => setWhy(!isWhy)}>
            <Icon name="help" size={18} /> {t('why')}
          </button>
        )}
        <button type="button" className="button primary coach-next" disabled={!open} onClick={next}>
          <Icon name="next" size={18} /> {t(isLast ? 'finish' : 'next')}
        </button>
      </div>
    </>
  )
}
