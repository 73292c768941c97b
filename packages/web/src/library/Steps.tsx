import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { Icon } from '../ui/Icon.tsx'
import { LEARN } from './reading.ts'

interface Step {
  readonly href: string
  readonly text: string
}

interface Props {
  readonly previous: Step | null
  readonly next: Step | null
}

/** To the page before and the page after. */
export function Steps({ previous, next }: Props) {
  const { t } = useTranslation(LEARN)
  return (
    <nav className="rule-steps" aria-label={t('library.steps')}>
      {previous !== null && (
        <Link href={previous.href} rel="prev">
          <Icon name="previous" size={16} />
          <span>
            <small>{t('library.previous')}</small> {previous.text}
          </span>
        </Link>
      )}
      {next !== null && (
        <Link href={next.href} rel="next">
          <span>
            <small>{t('library.next')}</small> {next.text}
          </span>
          <Icon name="next" size={16} />
        </Link>
      )}
    </nav>
  )
}
