import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { SiteHead } from '../home/SiteHead.tsx'
import {
  codeOf,
  type MadeProgram,
  makeProgram,
  myPrograms,
  type OnlineTrouble,
  type OwnProgram,
  revokeProgram,
} from './api.ts'
import { NameForm } from './NameForm.tsx'
import { useOnlineWords, usePerson, useWords } from './useOnline.ts'
import './online.css'

const LONGEST = 40

/** Programs of one's own that may play: their tokens are made and revoked here. */
export default function ProgramsPage() {
  const { t } = useTranslation('programs')
  const { t: online } = useTranslation('online')
  const isSpoken = useOnlineWords()
  const isThere = useWords('programs')
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
        {person && <Programs />}
        <section className="panel" aria-labelledby="programs-how">
          <h2 id="programs-how">{t('how')}</h2>
          <p>{t('how.text')}</p>
          <a href="/api/docs" target="_blank" rel="noreferrer">
            {t('docs')}
          </a>
        </section>
        <p className="online-ways">
          <Link href="/online" className="button">
            {online('title')}
          </Link>
        </p>
      </main>
    </div>
  )
}

function Programs() {
  const { t } = useTranslation('programs')
  const { t: online } = useTranslation('online')
  const [programs, setPrograms] = useState<readonly OwnProgram[] | null>(null)
  const [made, setMade] = useState<MadeProgram | null>(null)
  const [trouble, setTrouble] = useState<OnlineTrouble | null>(null)
  const look = useCallback(() => void myPrograms().then(setPrograms, (error: unknown) => setTrouble(codeOf(error))), [])
  useEffect(look, [look])
  const act = (doing: Promise<unknown>) => {
    setTrouble(null)
    doing.then(look, (error: unknown) => setTrouble(codeOf(error)))
  }
  return (
    <section className="panel" aria-labelledby="programs-own">
      <p>{t('text')}</p>
      <h2 id="programs-own">{t('own')}</h2>
      {programs?.length === 0 && <p>{t('none')}</p>}
      <ul className="program-list">
        {programs?.map(({ id, name, seen }) => (
          <li key={id}>
            <b>{name}</b>
            <span className="online-soft">{seen === null ? t('never') : t('seen', { day: dayOf(seen) })}</span>
            <button
              type="button"
              className="button small"
              onClick={() => {
                if (made?.program.id === id) setMade(null)
                act(revokeProgram(id))
              }}
            >
              {t('revoke')}
            </button>
          </li>
        ))}
      </ul>
      {made !== null && <Token key={made.program.id} made={made} />}
      <ProgramForm make={(name) => act(makeProgram(name).then(setMade))} />
      {trouble !== null && <p role="alert">{online(`trouble.${trouble}`)}</p>}
    </section>
  )
}

const dayOf = (moment: number) => new Date(moment).toLocaleDateString(document.documentElement.lang)

/** The only time that a token is seen. */
function Token({ made: { program, token } }: { readonly made: MadeProgram }) {
  const { t } = useTranslation('programs')
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    void navigator.clipboard?.writeText(token).then(
      () => setCopied(true),
      () => {},
    )
  return (
    <div className="invitation" role="status">
      <label>
        {t('token', { name: program.name })}
        <input readOnly value={token} onFocus={({ target }) => target.select()} />
      </label>
      <button type="button" className="button primary" onClick={copy}>
        {t(isCopied ? 'copied' : 'copy')}
      </button>
      <p className="online-soft">{t('token.text')}</p>
    </div>
  )
}

function ProgramForm({ make }: { make(name: string): void }) {
  const { t } = useTranslation('programs')
  const [name, setName] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    make(name)
    setName('')
  }
  return (
    <form className="online-name" onSubmit={submit}>
      <label>
        {t('name')}
        <input value={name} maxLength={LONGEST} required onChange={({ target }) => setName(target.value)} />
      </label>
      <button type="submit" className="button primary" disabled={name.trim() === ''}>
        {t('make')}
      </button>
    </form>
  )
}
