import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { openRecord } from '../table/start.ts'
import { Icon } from '../ui/Icon.tsx'

/** Opens a record file of any game. */
export function LoadRecord() {
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  return (
    <section className="panel load-record" aria-labelledby="load-title">
      <h2 id="load-title">{t('record')}</h2>
      <p>{t('record.text')}</p>
      <input
        ref={field}
        type="file"
        accept=".json,application/json"
        className="sr-only"
        aria-label={t('record.load')}
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file !== undefined) void file.text().then((text) => openRecord(text, t('seat.player')))
        }}
      />
      <button type="button" className="button" onClick={() => field.current?.click()}>
        <Icon name="upload" size={18} /> {t('record.load')}
      </button>
    </section>
  )
}
