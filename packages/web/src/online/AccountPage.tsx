import { languageFacts } from '@spinney/words'
import { type FormEvent, useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { SiteHead } from '../home/SiteHead.tsx'
import { useSettings } from '../settings.ts'
import { Icon } from '../ui/Icon.tsx'
import {
  addPasskey,
  deleteAccount,
  endAllDevices,
  endDevice,
  hasPasskeys,
  keepName,
  removePasskey,
  signOut,
  whatIsKept,
  type You,
} from './accountApi.ts'
import { NameForm } from './NameForm.tsx'
import { SignIn, troubleOf } from './SignIn.tsx'
import { useOnlineWords, usePerson, useWords } from './useOnline.ts'
import './online.css'
import './account.css'

/** One's own name: how it is kept, in which browsers it is known, and how all of it goes. */
export default function AccountPage() {
  const { t } = useTranslation('account')
  const { t: online } = useTranslation('online')
  const isThere = useWords('account')
  const isSpoken = useOnlineWords()
  const { person, setPerson, isAway } = usePerson()
  const [isGone, setGone] = useState(false)
  if (!isSpoken || !isThere) return <SiteHead />
  const leave = () => setPerson(null)
  return (
    <div className="online">
      <SiteHead />
      <main className="online-main">
        <h1>{t('title')}</h1>
        {isAway && <p className="panel online-note">{online('trouble.away')}</p>}
        {isGone && (
          <p className="panel online-note" role="status">
            {t('delete.done')}
          </p>
        )}
        {person === null && (
          <section className="panel">
            <NameForm known={null} done={setPerson} />
          </section>
        )}
        {person && (
          <>
            <section className="panel">
              <NameForm key={person.name} known={person} done={setPerson} />
            </section>
            <Kept
              key={person.id}
              leave={leave}
              enter={setPerson}
              vanish={() => {
                setGone(true)
                leave()
              }}
            />
          </>
        )}
        <p className="online-ways">
          <Link href="/online" className="button">
            {online('title')}
          </Link>
        </p>
      </main>
    </div>
  )
}

interface KeptProps {
  leave(): void
  vanish(): void
  enter(person: You['person']): void
}

function Kept({ leave, vanish, enter }: KeptProps) {
  const { t: online } = useTranslation('online')
  const [you, setYou] = useState<You | null>(null)
  const [trouble, setTrouble] = useState<ReturnType<typeof troubleOf> | null>(null)
  const failed = useCallback((error: unknown) => setTrouble(troubleOf(error)), [])
  const look = useCallback(() => void whatIsKept().then(setYou, failed), [failed])
  useEffect(look, [look])
  /** Does something and looks at what is kept then; whether it was done. */
  const act = async (doing: Promise<unknown>, then: () => void = look): Promise<boolean> => {
    setTrouble(null)
    try {
      await doing
      then()
      return true
    } catch (error) {
      failed(error)
      return false
    }
  }
  if (you === null) return trouble === null ? null : <p role="alert">{online(`trouble.${trouble}`)}</p>
  return (
    <>
      {trouble !== null && (
        <p className="panel online-note" role="alert">
          {online(`trouble.${trouble}`)}
        </p>
      )}
      <Keeping you={you} act={act} />
      {!you.account.kept && (
        <section className="panel">
          <SignIn done={enter} />
        </section>
      )}
      <Devices you={you} act={act} leave={leave} />
      <Deleting you={you} act={act} vanish={vanish} />
    </>
  )
}

interface PartProps {
  readonly you: You
  act(doing: Promise<unknown>, then?: () => void): Promise<boolean>
}

/** A passphrase or passkeys: with either the name is nobody else's and opens on other devices. */
function Keeping({ you: { account }, act }: PartProps) {
  const { t } = useTranslation('account')
  const day = useDay()
  // The only way into an account stays.
  const isOnly = account.passkeys.length === 1 && !account.passphrase
  return (
    <section className="panel account-part" aria-labelledby="account-keep">
      <h2 id="account-keep">{t('keep')}</h2>
      <p role="status">{t(account.kept ? 'keep.is' : 'keep.not')}</p>
      <PassphraseForm hasOne={account.passphrase} keep={(text, before) => act(keepName(text, before))} />
      <h3>{t('passkeys')}</h3>
      <p className="online-soft">{t('passkeys.text')}</p>
      <ul className="account-list">
        {account.passkeys.map(({ id, device, created }) => (
          <li key={id}>
            <b>{device || t('device.unknown')}</b>
            <span className="online-soft">{t('passkey.since', { day: day(created) })}</span>
            <button
              type="button"
              className="button small"
              disabled={isOnly}
              onClick={() => void act(removePasskey(id))}
            >
              {t('passkey.remove')}
            </button>
          </li>
        ))}
      </ul>
      {hasPasskeys() ? (
        <button type="button" className="button" onClick={() => void act(addPasskey())}>
          <Icon name="plus" size={18} /> {t('passkey.add')}
        </button>
      ) : (
        <p>{t('passkeys.none')}</p>
      )}
    </section>
  )
}

interface PassphraseProps {
  readonly hasOne: boolean
  keep(passphrase: string, before: string | null): Promise<boolean>
}

/** As many letters as the server asks for at least. */
const SHORTEST = 10

function PassphraseForm({ hasOne, keep }: PassphraseProps) {
  const { t } = useTranslation('account')
  const [text, setText] = useState('')
  const [before, setBefore] = useState('')
  const [isDone, setDone] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setDone(false)
    void keep(text, hasOne ? before : null).then((done) => {
      if (!done) return
      setDone(true)
      setText('')
      setBefore('')
    })
  }
  return (
    <form className="online-name" onSubmit={submit}>
      {hasOne && (
        <label>
          {t('passphrase.now')}
          <input
            type="password"
            value={before}
            required
            autoComplete="current-password"
            onChange={({ target }) => setBefore(target.value)}
          />
        </label>
      )}
      <label>
        {t(hasOne ? 'passphrase.new' : 'passphrase')}
        <input
          type="password"
          value={text}
          required
          minLength={SHORTEST}
          autoComplete="new-password"
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <button type="submit" className={hasOne ? 'button' : 'button primary'}>
        {t(hasOne ? 'passphrase.change' : 'passphrase.keep')}
      </button>
      <p className="online-soft" role="status">
        {t(isDone ? 'passphrase.done' : 'passphrase.text')}
      </p>
    </form>
  )
}

/** The browsers in which one is known. A name that is not kept would be lost with the last of them. */
function Devices({ you: { account, devices }, act, leave }: PartProps & { leave(): void }) {
  const { t } = useTranslation('account')
  const day = useDay()
  return (
    <section className="panel account-part" aria-labelledby="account-devices">
      <h2 id="account-devices">{t('devices')}</h2>
      <ul className="account-list">
        {devices.map(({ id, device, seen, here }) => (
          <li key={id}>
            <b>{device || t('device.unknown')}</b>
            <span className="online-soft">{here ? t('device.here') : t('device.seen', { day: day(seen) })}</span>
            {!here && (
              <button type="button" className="button small" onClick={() => void act(endDevice(id))}>
                {t('device.end')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {account.kept ? (
        <div className="account-ways">
          <button type="button" className="button" onClick={() => void act(signOut(), leave)}>
            {t('signOut')}
          </button>
          {devices.length > 1 && (
            <button type="button" className="button" onClick={() => void act(endAllDevices(), leave)}>
              {t('signOut.all')}
            </button>
          )}
        </div>
      ) : (
        <p className="online-soft">{t('signOut.not')}</p>
      )}
    </section>
  )
}

/** All that is kept of somebody goes; asked twice, and with the passphrase where there is one. */
function Deleting({ you: { account }, act, vanish }: PartProps & { vanish(): void }) {
  const { t } = useTranslation('account')
  const [passphrase, setPassphrase] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void act(deleteAccount(passphrase), vanish)
  }
  return (
    <details className="panel account-part">
      <summary>{t('delete')}</summary>
      <p>{t('delete.text')}</p>
      <form className="online-name" onSubmit={submit}>
        {account.passphrase && (
          <label>
            {t('passphrase.now')}
            <input
              type="password"
              value={passphrase}
              required
              autoComplete="current-password"
              onChange={({ target }) => setPassphrase(target.value)}
            />
          </label>
        )}
        <button type="submit" className="button danger">
          <Icon name="trash" size={18} /> {t('delete.sure')}
        </button>
      </form>
    </details>
  )
}

function useDay(): (moment: number) => string {
  const language = useSettings((settings) => settings.language)
  const format = new Intl.DateTimeFormat(languageFacts(language).tag, { dateStyle: 'medium' })
  return (moment) => format.format(moment)
}
