import { type Blocked, PASS, type Question } from '@spinney/kernel'
import { plain, type Words } from '@spinney/words'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ensureMessages } from '../i18n/index.ts'
import { useTable } from './context.ts'
import { labelOf } from './optionLabel.ts'
import { RuleLink } from './RuleLink.tsx'
import './whynot.css'

/** Something that cannot be done now, with the reason. */
export interface Closed {
  readonly name: string
  readonly text: string
  readonly law: string
}

/** Actions first, then places and cards; what is said twice is said once. */
export function closedIn(question: Question, blocked: readonly Blocked[], words: Words): readonly Closed[] {
  const lines = blocked.map((reason) => {
    const asked = { ...question, picks: reason.picks ?? question.picks }
    const about = reason.after === undefined ? '' : labelOf(plain(words.option(question, reason.after))).name
    const name = reason.picks === undefined ? plain(words.option(asked, reason.pick)) : about
    return { name, text: words.why(reason), law: reason.law, isAction: reason.picks === undefined }
  })
  const ordered = [...lines.filter(({ isAction }) => isAction), ...lines.filter(({ isAction }) => !isAction)]
  const isSame = (a: Closed, b: Closed) => labelOf(a.name).name === labelOf(b.name).name && a.text === b.text
  return ordered.filter((line, i) => ordered.findIndex((other) => isSame(other, line)) === i)
}

/** “Why can't I …?”: what is not available now, each with its reason and its rule; then what is. */
export default function WhyNot() {
  const { t } = useTranslation('learn')
  const { control, scene } = useTable()
  const { question, words } = scene
  const [blocked, setBlocked] = useState<readonly Blocked[] | null>(null)
  const [wanted, setWanted] = useState('')
  const version = scene.view.version
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked is known by the version of the position
  useEffect(() => {
    let current = true
    void Promise.all([control.why(), ensureMessages('learn')]).then(([found]) => current && setBlocked(found))
    return () => {
      current = false
    }
  }, [version])
  if (question === null || blocked === null) return null
  const closed = closedIn(question, [...(question.blocked ?? []), ...blocked], words)
  const typed = wanted.trim().toLowerCase()
  const shown = closed.filter(({ name, text }) => `${name} ${text}`.toLowerCase().includes(typed))
  return (
    <div className="why-not">
      {closed.length > 6 && (
        <label className="why-search">
          <span className="sr-only">{t('why.search')}</span>
          <input
            type="search"
            value={wanted}
            placeholder={t('why.search')}
            onChange={(event) => setWanted(event.target.value)}
          />
        </label>
      )}
      {shown.length === 0 && <p>{t(closed.length === 0 ? 'why.nothing' : 'why.notFound')}</p>}
      <ul className="why-list">
        {shown.map(({ name, text, law }) => (
          <li key={`${name}/${text}`}>
            {name !== '' && <b>{name}</b>}
            <span>
              {text} <RuleLink law={law} />
            </span>
          </li>
        ))}
      </ul>
      <h3>{t('why.open')}</h3>
      <ul className="why-list is-open">
        {question.options!.map((pick, i) => (
          <li key={JSON.stringify(pick)}>
            <b>{plain(words.option(question, pick))}</b>
            {pick !== PASS && <RuleLink law={question.laws?.[i] ?? question.law} />}
          </li>
        ))}
      </ul>
    </div>
  )
}
