import { useState } from 'react'
import { useReading } from '../../library/reading.ts'
import { useTable } from '../../table/context.ts'
import { Log } from '../../table/Log.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useLesson } from './context.ts'

/** Beside the table: the rule of the step with its conditions, and the steps of the chapter or the log. */
export function LessonSide() {
  const { now, entry, text, go, t } = useLesson()
  const [tab, setTab] = useState<'steps' | 'log'>('steps')
  return (
    <aside className="table-side lesson-side" aria-label={t('beside')}>
      <RuleCard />
      <section className="panel lesson-chapter">
        <div className="tabs">
          {(['steps', 'log'] as const).map((name) => (
            <button
              key={name}
              type="button"
              className="tab"
              aria-pressed={tab === name}
              data-state={tab === name ? 'active' : undefined}
              onClick={() => setTab(name)}
            >
              {t(`tab.${name}`)}
            </button>
          ))}
        </div>
        {tab === 'log' ? (
          <Log />
        ) : (
          <ol className="lesson-list">
            {entry.steps.map((name, i) => (
              <li key={name}>
                <button
                  type="button"
                  aria-current={i === now.step ? 'step' : undefined}
                  data-done={i < now.step || undefined}
                  onClick={() => go(i)}
                >
                  <span>{i < now.step ? <Icon name="check" size={14} /> : i + 1}</span> {text(`${name}.title`)}
                </button>
              </li>
            ))}
          </ol>
        )}
      </section>
    </aside>
  )
}

/** The rule, and its conditions ticked off as they are met. */
function RuleCard() {
  const { openRule, entry: game } = useTable()
  const { now, entry, text, t } = useLesson()
  const reading = useReading(game.id)
  const { law, ticks } = now
  if (law === null) return null
  const rule = reading?.book.rules.find(({ id }) => id === law)
  const step = entry.steps[now.step]!
  return (
    <section className="panel lesson-rule" aria-label={t('rule')}>
      <h2>
        <span className="lesson-law">{law}</span> {rule?.title}
      </h2>
      {ticks.length === 0 ? (
        <p>{rule?.gist}</p>
      ) : (
        <ul>
          {ticks.map(({ name, holds }) => (
            <li key={name} data-holds={holds || undefined}>
              <Icon name={holds ? 'check' : 'wait'} size={18} />
              <span>
                {text(`${step}.tick.${name}`)} <span className="sr-only">{t(holds ? 'met' : 'open')}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <button type="button" className="lesson-whole" onClick={() => openRule(law)}>
        {t('whole')}
      </button>
    </section>
  )
}
