import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { LANGUAGE_TAGS } from '../i18n/languages.ts'
import { type AsideSave, listSaves, removeSave, type Save } from '../saves.ts'
import { useSettings } from '../settings.ts'
import { downloadText } from '../table/download.ts'
import { Icon } from '../ui/Icon.tsx'

/** Tables kept on this device. */
export function Continue() {
  const { t } = useTranslation()
  const [saves, setSaves] = useState<readonly Save[]>([])
  const [aside, setAside] = useState<readonly AsideSave[]>([])
  const [forbidden, setForbidden] = useState(false)
  const reload = useCallback(() => {
    listSaves().then(
      (found) => {
        setSaves(found.saves)
        setAside(found.aside)
      },
      () => setForbidden(true),
    )
  }, [])
  useEffect(reload, [reload])
  const remove = (id: string) => void removeSave(id).then(reload)
  if (forbidden) return <p className="panel note">{t('saves.forbidden')}</p>
  if (saves.length + aside.length === 0) return null
  return (
    <section className="panel continue" aria-labelledby="continue-title">
      <h2 id="continue-title">{t('saves')}</h2>
      <ul>
        {saves.map((save) => (
          <SaveLine key={save.id} save={save} name={t(`game.${save.plan.game}`)} remove={remove} />
        ))}
        {aside.map(({ id, data, reason }) => (
          <li key={id} className="save-broken">
            <span>
              <Icon name="alert" size={18} /> {t('saves.broken')} <small>{reason}</small>
            </span>
            <button
              type="button"
              className="button small"
              onClick={() => downloadText(`spinney-damaged-${id}.json`, JSON.stringify(data))}
            >
              {t('saves.download')}
            </button>
            <button type="button" className="button small" onClick={() => remove(id)}>
              {t('saves.remove')}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface LineProps {
  readonly save: Save
  readonly name: string
  remove(id: string): void
}

function SaveLine({ save, name, remove }: LineProps) {
  const { t } = useTranslation()
  const language = useSettings((settings) => settings.language)
  const date = new Intl.DateTimeFormat(LANGUAGE_TAGS[language], { dateStyle: 'medium', timeStyle: 'short' })
  const list = new Intl.ListFormat(LANGUAGE_TAGS[language], { type: 'conjunction' })
  const people = save.plan.seats.filter(({ kind }) => kind === 'person').length
  const who = save.plan.seats.map((seat, i) => {
    if (seat.name !== '') return seat.name
    return people === 1 ? t('seat.you') : t('seat.numbered', { number: i + 1 })
  })
  const asked = save.asked === null ? null : save.plan.seats[save.asked]
  return (
    <li className="save">
      <Link href={`/table/${save.id}`} className="save-link">
        <b>{name}</b>
        {save.over ? (
          <span className="save-state">{t('saves.over')}</span>
        ) : (
          asked?.kind === 'person' && <span className="save-state mine">{t('saves.yourTurn')}</span>
        )}
        <small>
          {list.format(who)} · {date.format(save.updated)}
        </small>
      </Link>
      <button
        type="button"
        className="button round quiet"
        aria-label={t('saves.removeTable', { game: name, date: date.format(save.updated) })}
        onClick={() => remove(save.id)}
      >
        <Icon name="trash" size={18} />
      </button>
    </li>
  )
}
