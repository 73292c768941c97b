import type { Language } from '@spinney/words'
import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/Icon.tsx'
import type { FormProps } from './form.ts'
import { factsOf } from './last.ts'
import type { Advice } from './setup.ts'
import { whoPlays } from './who.ts'

interface Props extends FormProps {
  readonly choosesSides: boolean
  readonly advice: Advice | null
  /** A name that two people have. */
  readonly twice: string | null
  begin(): void
}

/** What is going to begin, in words, and the button that begins it. */
export function BeginBar({ game, setup, table, others, g, choosesSides, advice, twice, begin }: Props) {
  const { t, i18n } = useTranslation()
  const facts = factsOf(table, choosesSides)
  const rules = setup.fields.filter(({ place, when }) => place === 'more' && (when?.(table.choices) ?? true))
  const what = [t(`game.${game}`), ...(facts.map === null ? [] : [g(`term.${facts.map}`)])]
  const mine = facts.people.length === 1 ? facts.people[0]!.side : null
  const stops = twice !== null || advice?.stops === true
  return (
    <footer className="new-begin">
      <div className="new-begin-words">
        <p>
          <b>{what.join(' · ')}</b> · {whoPlays(t, g, i18n.language as Language, facts)}
          <span className="new-begin-rules">
            {rules.map(({ id }) => g(`term.${table.choices.fields[id]!}`)).join(' · ')}
          </span>
        </p>
        <p role="status" className={`advice ${stops ? 'warn' : (advice?.tone ?? '')}`} hidden={!advice && !stops}>
          {twice === null ? advice && t(advice.key, advice.facts) : t('advice.sameName', { name: twice })}
        </p>
      </div>
      <button type="button" className="button primary big" disabled={stops} onClick={begin}>
        <Icon name="play" />{' '}
        {others?.begins ?? (mine === null ? t('new.begin') : t('new.beginAs', { side: g(`term.${mine}`) }))}
      </button>
    </footer>
  )
}
