import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/Icon.tsx'
import { hasPasskeys, NoPasskey, signIn, signInByPasskey } from './accountApi.ts'
import { codeOf, type OnlineTrouble, type Person } from './api.ts'
import { useWords } from './useOnline.ts'
import './account.css'

/** What went wrong with an account. */
export const troubleOf = (error: unknown): OnlineTrouble | 'passkey' =>
  error instanceof NoPasskey ? 'passkey' : codeOf(error)

/** For those who have kept a name: it comes back with its tables. */
export function SignIn({ done }: { done(person: Person): void }) {
  const { t } = useTranslation('online')
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="sign-in" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('signIn')}</summary>
      {isOpen && <SignInForm done={done} />}
    </details>
  )
}

function SignInForm({ done }: { done(person: Person): void }) {
  const { t } = useTranslation('account')
  const { t: online } = useTranslation('online')
  const isSpoken = useWords('account')
  const [name, setName] = useState('')
  const [passphrase, setPassphrase] = useState('')
  const [trouble, setTrouble] = useState<OnlineTrouble | 'passkey' | null>(null)
  const enter = (coming: Promise<Person>) => {
    setTrouble(null)
    coming.then(done, (error: unknown) => setTrouble(troubleOf(error)))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    enter(signIn(name, passphrase))
  }
  if (!isSpoken) return null
  return (
    <form className="online-name" onSubmit={submit}>
      <label>
        {t('signIn.name')}
        <input value={name} required autoComplete="username" onChange={({ target }) => setName(target.value)} />
      </label>
      <label>
        {t('passphrase')}
        <input
          type="password"
          value={passphrase}
          required
          autoComplete="current-password"
          onChange={({ target }) => setPassphrase(target.value)}
        />
      </label>
      <button type="submit" className="button primary">
        {online('signIn')}
      </button>
      {hasPasskeys() && (
        <button type="button" className="button" onClick={() => enter(signInByPasskey())}>
          <Icon name="lock" size={18} /> {t('signIn.passkey')}
        </button>
      )}
      {trouble !== null && <p role="alert">{online(`trouble.${trouble}`)}</p>}
    </form>
  )
}
