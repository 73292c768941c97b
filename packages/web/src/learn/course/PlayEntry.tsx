import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { Icon } from '../../ui/Icon.tsx'
import { COURSE } from './list.ts'

/** The way to a first game of one's own. */
export default function PlayEntry({ game }: { readonly game: string }) {
  const { t } = useTranslation(COURSE)
  return (
    <section className="panel learn-entry">
      <h2>{t('play.title')}</h2>
      <p>{t('play.text')}</p>
      <Link href={`/new/${game}`} className="button">
        <Icon name="play" size={18} /> {t('play.open')}
      </Link>
    </section>
  )
}
