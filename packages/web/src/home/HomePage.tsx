import type { Language } from '@spinney/words'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { GAMES, type GameEntry } from '../games.ts'
import { ensureMessages } from '../i18n/index.ts'
import { listSaves } from '../saves.ts'
import { Icon } from '../ui/Icon.tsx'
import { Continue, type KeptTables } from './Continue.tsx'
import { Footer } from './Footer.tsx'
import { LoadRecord } from './LoadRecord.tsx'
import { factsOf, lastGame, lastKept } from './last.ts'
import { playNow, watchBots } from './quick.ts'
import { Scenery } from './Scenery.tsx'
import { SiteHead } from './SiteHead.tsx'
import type { KeptTable } from './tableDraft.ts'
import { whoPlays } from './who.ts'
import './home.css'

const SHOWN = GAMES.filter(({ hidden }) => hidden !== true)
/** What a newcomer plays. */
const FIRST = 'root'

/** The first page: what this is, every way to begin, and what was begun before. */
export default function HomePage() {
  const { t } = useTranslation()
  const [kept, setKept] = useState<KeptTables | null>(null)
  const reload = () => void listSaves().then(setKept, () => setKept({ saves: [], aside: [], forbidden: true }))
  useEffect(reload, [])
  const waiting = kept?.saves.filter(
    ({ over, asked, plan }) => !over && asked !== null && plan.seats[asked]?.kind === 'person',
  )
  const isReturning = kept !== null && kept.saves.length > 0
  const game = SHOWN.find(({ id }) => id === lastGame())?.id ?? FIRST
  return (
    <div className="home">
      <SiteHead look="sky" />
      <main className="home-main" data-returning={isReturning ? '' : undefined}>
        <section className="hero">
          <Scenery />
          <div className="hero-words">
            <h1>Spinney</h1>
            <p className="hero-motto">
              {waiting !== undefined && waiting.length > 0
                ? t('home.waiting', { count: waiting.length })
                : t('home.motto')}
            </p>
            {!isReturning && <p className="hero-text">{t('home.text')}</p>}
            <button type="button" className="button primary big" onClick={() => void playNow(game)}>
              <Icon name="play" size={26} />
              <span>
                {t('home.play')}
                <small>
                  <WhatBegins game={game} />
                </small>
              </span>
            </button>
            <Link href="/online" className="button big hero-others">
              <Icon name="seats" size={22} /> {t('home.others')}
            </Link>
            <Link href="/learn" className="button big hero-others hero-learn">
              <Icon name="hint" size={22} /> {t('home.learn')}
            </Link>
          </div>
        </section>
        <div className="home-grid">
          {kept !== null && <Continue kept={kept} changed={reload} />}
          {SHOWN.map((entry) => (
            <GameCard key={entry.id} entry={entry} />
          ))}
          <LoadRecord />
        </div>
      </main>
      <Footer />
    </div>
  )
}

/** What *Play now* opens: the same as last time, told in the words of its game once they are there. */
function WhatBegins({ game }: { readonly game: string }) {
  const { t, i18n } = useTranslation()
  const { t: g } = useTranslation(game)
  const last = lastKept(game) as KeptTable | null
  const [isLoaded, setLoaded] = useState(false)
  const isAgain = last !== null
  useEffect(() => {
    // Only whoever has played the game waits for its words; a newcomer is told in the page's own.
    if (isAgain) void ensureMessages(game).then(() => setLoaded(true))
  }, [game, isAgain])
  if (last === null) return t(`home.first.${game}`)
  if (!isLoaded) return t('home.play.text', { game: t(`game.${game}`) })
  const facts = factsOf(last, last.choices.fields.setup !== 'advanced')
  const what = [t(`game.${game}`), ...(facts.map === null ? [] : [g(`term.${facts.map}`)])]
  return [...what, whoPlays(t, g, i18n.language as Language, facts)].join(' · ')
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
        <p className="game-begins">
          <WhatBegins game={entry.id} />
        </p>
        <div className="game-buttons">
          <button type="button" className="button primary" onClick={() => void playNow(entry.id)}>
            <Icon name="play" size={18} /> {t('home.play')}
          </button>
          <Link href={`/new/${entry.id}`} className="button">
            {t('home.new')}
          </Link>
          <button type="button" className="button" onClick={() => void watchBots(entry.id)}>
            <Icon name="eye" size={18} /> {t('home.watch')}
          </button>
        </div>
      </div>
    </section>
  )
}
