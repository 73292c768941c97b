import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { SiteHead } from '../home/SiteHead.tsx'
import { ensureMessages } from '../i18n/index.ts'
import { useSettings } from '../settings.ts'
import { codeOf, type OnlineTrouble } from './api.ts'
import { NameForm } from './NameForm.tsx'
import { HookPanel, PagePanel, PushPanel } from './NoticeWays.tsx'
import { WhenPanel } from './NoticeWhen.tsx'
import { keepWishes, myNotices, type Notices, type Wishes } from './noticeApi.ts'
import { useOnlineWords, usePerson } from './useOnline.ts'
import '../home/home.css'
import './online.css'
import './notices.css'

/** How one hears that it is one's turn. */
export default function NoticesPage() {
  const { t } = useTranslation('notices')
  const { t: online } = useTranslation('online')
  const isSpoken = useOnlineWords()
  const [isThere, setThere] = useState(false)
  useEffect(() => void ensureMessages('notices').then(() => setThere(true)), [])
  const { person, setPerson, isAway } = usePerson()
  if (!isSpoken || !isThere) return <SiteHead />
  return (
    <div className="online">
      <SiteHead />
      <main className="online-main">
        <h1>{t('title')}</h1>
        {isAway && <p className="panel online-note">{online('trouble.away')}</p>}
        {person === null && (
          <section className="panel">
            <NameForm known={null} done={setPerson} />
          </section>
        )}
        {person && <Ways />}
        <Link href="/online" className="button">
          {online('title')}
        </Link>
      </main>
    </div>
  )
}

/** What holds for this browser where nothing was chosen yet. */
function startedIn(notices: Notices, language: string): Notices {
  const { wishes } = notices
  if (wishes.language !== '') return notices
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return { ...notices, wishes: { ...wishes, language, digest: { ...wishes.digest, zone: timeZone || 'UTC' } } }
}

function Ways() {
  const { t } = useTranslation('notices')
  const { t: online } = useTranslation('online')
  const language = useSettings((state) => state.language)
  const [notices, setNotices] = useState<Notices | null>(null)
  const [trouble, setTrouble] = useState<OnlineTrouble | null>(null)
  const act = useCallback(async <T extends Notices>(doing: Promise<T>): Promise<T | null> => {
    setTrouble(null)
    try {
      const found = await doing
      setNotices(found)
      return found
    } catch (error) {
      setTrouble(codeOf(error))
      return null
    }
  }, [])
  useEffect(() => void act(myNotices()), [act])
  const told = trouble !== null && (
    <p className="panel online-note" role="alert">
      {online(`trouble.${trouble}`)}
    </p>
  )
  if (notices === null) return told || null
  const shown = startedIn(notices, language)
  const change = (part: Partial<Wishes>) => act(keepWishes({ ...shown.wishes, ...part }))
  const parts = { notices: shown, change, act }
  return (
    <>
      <p className="notice-lead">{t('text')}</p>
      {told}
      <PagePanel {...parts} />
      <PushPanel {...parts} />
      <HookPanel {...parts} />
      <WhenPanel {...parts} />
    </>
  )
}
