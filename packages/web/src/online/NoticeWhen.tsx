import { LANGUAGES, languageFacts } from '@spinney/words'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSettings } from '../settings.ts'
import { Segmented } from '../ui/Segmented.tsx'
import type { WayProps } from './NoticeWays.tsx'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** At each turn, or once a day; and in which language. */
export function WhenPanel({ notices, change }: Omit<WayProps, 'act'>) {
  const { t } = useTranslation('notices')
  const spoken = useSettings((state) => state.language)
  const { digest, language } = notices.wishes
  const id = useId()
  const hourIn = (hour: number) =>
    new Date(2026, 0, 1, hour).toLocaleTimeString(spoken, { hour: 'numeric', minute: '2-digit' })
  /** Hours are those of whoever chooses them. */
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || digest.zone
  return (
    <section className="panel notice-way" aria-labelledby={id}>
      <h2 id={id}>{t('when')}</h2>
      <Segmented
        label={t('when')}
        value={digest.on ? 'daily' : 'each'}
        options={[
          { value: 'each', label: t('when.each') },
          { value: 'daily', label: t('when.daily') },
        ]}
        onChange={(value) => void change({ digest: { ...digest, zone, on: value === 'daily' } })}
      />
      <p className="online-soft">{t(digest.on ? 'when.daily.text' : 'when.text')}</p>
      <div className="notice-choices">
        {digest.on && (
          <label className="online-term">
            {t('when.hour')}
            <select
              value={digest.hour}
              onChange={({ target }) => void change({ digest: { ...digest, zone, hour: Number(target.value) } })}
            >
              {HOURS.map((hour) => (
                <option key={hour} value={hour}>
                  {hourIn(hour)}
                </option>
              ))}
            </select>
            <small>{t('when.zone', { zone: digest.zone })}</small>
          </label>
        )}
        <label className="online-term">
          {t('language')}
          <select value={language} onChange={({ target }) => void change({ language: target.value })}>
            {LANGUAGES.map((value) => (
              <option key={value} value={value} lang={languageFacts(value).tag}>
                {languageFacts(value).name}
              </option>
            ))}
          </select>
        </label>
      </div>
    </section>
  )
}
