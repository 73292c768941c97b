import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { GAMES, type GameEntry } from '../games.ts'
import { Icon } from '../ui/Icon.tsx'
import { LanguageSwitch, ThemeSwitch } from '../ui/Preferences.tsx'
import { Continue } from './Continue.tsx'
import { Footer } from './Footer.tsx'
import { LoadRecord } from './LoadRecord.tsx'
import { quickTable } from './quick.ts'
import { Scenery } from './Scenery.tsx'
import './home.css'

const SHOWN = GAMES.filter(({ hidden }) => hidden !== true)

/** The first page: what this is, and every way to begin. */
export default function HomePage() {
  const { t } = useTranslation()
  const [first] = SHOWN
  return (
    <div className="home">
      <header className="home-head">
        <img src="/icon.svg" alt="" width="40" height="40" />
        <span className="home-brand">Spinney</span>
        <div className="home-switches">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </header>
      <main className="home-main">
        <section className="hero">
          <Scenery />
          <div className="hero-words">
            <h1>Spinney</h1>
            <p className="hero-motto">{t('home.motto')}</p>
            <p className="hero-text">{t('home.text')}</p>
            {first && (
              <button type="button" className="button primary big" onClick={() => void quickTable(first.id, 1)}>
                <Icon name="play" size={26} />
                <span>
                  {t('home.play')}
                  <small>{t('home.play.text', { game: t(`game.${first.id}`) })}</small>
                </span>
              </button>
            )}
          </div>
        </section>
        <div className="home-grid">
          {SHOWN.map((entry) => (
            <GameCard key={entry.id} entry={entry} />
          ))}
          <div className="home-side">
            <Continue />
            <LoadRecord />
          </div>
        </div>
      </main>
      <Footer />
    </div>
  )
}

function GameCard({ entry }: { readonly entry: GameEntry }) {
  const { t } = useTranslation()
  const name = t(`game.${entry.id}`)
  return (
    <section className="panel game-card" aria-label={name} data-game={entry.id}>
      {entry.picture && (
        <img src={entry.picture} alt="" className="game-picture" width="480" height="300" loading="lazy" />
      )}
      <div className="game-words">
        <h2>{name}</h2>
        <p>{t(`home.about.${entry.id}`)}</p>
        <div className="game-buttons">
          <button type="button" className="button primary" onClick={() => void quickTable(entry.id, 1)}>
            <Icon name="play" size={18} /> {t('home.play')}
          </button>
          <Link href={`/new/${entry.id}`} className="button">
            {t('home.new')}
          </Link>
          <button type="button" className="button" onClick={() => void quickTable(entry.id, 0)}>
            <Icon name="eye" size={18} /> {t('home.watch')}
          </button>
        </div>
      </div>
    </section>
  )
}
