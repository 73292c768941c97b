import { languageFacts } from '@spinney/words'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'wouter'
import { ensureMessages } from '../i18n/index.ts'
import { useSettings } from '../settings.ts'
import { Icon } from '../ui/Icon.tsx'
import type { Turn } from './noticeApi.ts'
import { closeNote, useTurns, watchTurns } from './turns.ts'
import './turns.css'

/** Tells on any page that a table waits: by a note, in the title of the window and at the icon of the program. */
export default function Turns() {
  const [path] = useLocation()
  const count = useTurns(({ turns, isShown }) => (isShown ? turns.length : 0))
  const note = useTurns((state) => state.note)
  const [isSpoken, setSpoken] = useState(false)
  useEffect(() => void ensureMessages('notices').then(() => setSpoken(true)), [])
  useEffect(watchTurns, [])
  useEffect(() => {
    const bare = document.title.replace(/^\(\d+\) /, '')
    document.title = count > 0 ? `(${count}) ${bare}` : bare
    // Only programs that are installed have one.
    const shown = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.()
    shown?.catch(() => {})
  }, [count])
  // Whoever has come to the table needs no note.
  useEffect(() => {
    if (note !== null && note !== 'test' && path === `/online/${note.id}`) closeNote()
  }, [note, path])
  return (
    <div className="turn-notes" role="status">
      {isSpoken && note !== null && <Note key={note === 'test' ? note : note.id} note={note} />}
    </div>
  )
}

function Note({ note }: { readonly note: Turn | 'test' }) {
  const { t } = useTranslation('notices')
  const { t: page } = useTranslation()
  const language = useSettings((state) => state.language)
  const names = note === 'test' ? [] : note.names
  const title = note === 'test' ? t('toast.test') : t('toast', { game: page(`game.${note.game}`) })
  return (
    <section className="turn-note panel" aria-label={title}>
      <Icon name="bell" />
      <p>
        <b>{title}</b>
        {names.length > 0 && <span>{t('toast.with', { names: names.join(languageFacts(language).comma) })}</span>}
      </p>
      {note !== 'test' && (
        <Link href={`/online/${note.id}`} className="button primary" onClick={closeNote}>
          {t('toast.go')}
        </Link>
      )}
      <button type="button" className="button round" aria-label={page('close')} onClick={closeNote}>
        <Icon name="close" size={18} />
      </button>
    </section>
  )
}
