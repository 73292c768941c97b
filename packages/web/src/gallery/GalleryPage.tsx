import { createWords, type Language } from '@spinney/words'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Redirect, useSearchParams } from 'wouter'
import { GAMES } from '../games.ts'
import { SiteHead } from '../home/SiteHead.tsx'
import { ensureMessages, i18n } from '../i18n/index.ts'
import { Icon } from '../ui/Icon.tsx'
import type { GameGallery } from './types.ts'
import '../home/home.css'
import './gallery.css'

const SHOWN = GAMES.filter(({ gallery }) => gallery !== undefined)

/** All that there is in the games, to look at: `?table=…` names the table to go back to. */
export default function GalleryPage({ game }: { readonly game: string | undefined }) {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const table = params.get('table')
  const entry = SHOWN.find(({ id }) => id === game)
  if (entry === undefined) return <Redirect to={`/gallery/${SHOWN[0]!.id}`} replace />
  return (
    <div className="gallery">
      {/* From a table there is one way: back. */}
      {table === null && <SiteHead />}
      <main className="gallery-main">
        <div className="gallery-head">
          {table !== null && (
            <Link href={`/table/${encodeURIComponent(table)}`} className="button">
              <Icon name="undo" size={18} /> {t('gallery.table')}
            </Link>
          )}
          <h1>{t('gallery')}</h1>
          <nav aria-label={t('gallery.games')}>
            {SHOWN.map(({ id }) => (
              <Link
                key={id}
                href={`/gallery/${id}${table === null ? '' : `?table=${encodeURIComponent(table)}`}`}
                className="button small"
                aria-current={id === game ? 'page' : undefined}
              >
                {t(`game.${id}`)}
              </Link>
            ))}
          </nav>
        </div>
        <h2>{t(`game.${entry.id}`)}</h2>
        <Exhibition key={entry.id} game={entry.id} load={entry.gallery!} />
      </main>
    </div>
  )
}

interface Props {
  readonly game: string
  load(): Promise<GameGallery>
}

/** What one game shows, once its drawings and its words are there. */
function Exhibition({ game, load }: Props): ReactNode {
  const language = useTranslation().i18n.language as Language
  const [shown, setShown] = useState<{ readonly Gallery: GameGallery } | null>(null)
  useEffect(() => {
    void Promise.all([load(), ensureMessages(game)]).then(([Gallery]) => setShown({ Gallery }))
  }, [load, game])
  // Nobody sits at a table here.
  const words = useMemo(() => createWords({ texts: i18n, language, game, seatName: String }), [game, language])
  return shown === null ? null : <shown.Gallery words={words} />
}
