import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { Icon } from '../../ui/Icon.tsx'
import { COURSE } from './list.ts'

/** The way to the rules, for whoever would rather look something up. */
export default function RulesEntry() {
  const { t } = useTranslation(COURSE)
  return (
    <section className="panel learn-entry">
      <h2>{t('rules.title')}</h2>
      <p>{t('rules.text')}</p>
      <Link href="/rules" className="button">
        <Icon name="book" size={18} /> {t('rules.open')}
      </Link>
    </section>
  )
}
