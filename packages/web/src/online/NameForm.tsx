import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callMe, codeOf, type OnlineTrouble, type Person } from './api.ts'
import { SignIn } from './SignIn.tsx'

const LONGEST = 40

/** A name is all that is asked for; whoever has kept one signs in instead. */
export function NameForm({ known, done }: { readonly known: Person | null; done(person: Person): void }) {
  const { t } = useTranslation('online')
  const [name, setName] = useState(known?.name ?? '')
  const [trouble, setTrouble] = useState<OnlineTrouble | null>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    callMe(name).then(done, (error: unknown) => setTrouble(codeOf(error)))
  }
  return (
    <>
      <form className="online-name" onSubmit={submit}>
        <label>
          {t('name')}
          <input
            value={name}
            maxLength={LONGEST}
            required
            autoComplete="nickname"
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <button type="submit" className="button primary" disabled={name.trim() === ''}>
          {t('name.choose')}
        </button>
        <p className="online-soft">{t('name.text')}</p>
        {trouble !== null && <p role="alert">{t(`trouble.${trouble}`)}</p>}
      </form>
      {known === null && <SignIn done={done} />}
    </>
  )
}
