import { LONGEST_WORDS } from '@spinney/kernel'
import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mannerOf } from '../engine/protocol.ts'
import { gameOf, type Portrait } from '../games.ts'
import type { Played } from '../home/setup.ts'
import { ensureMessages } from '../i18n/index.ts'
import { botWords } from '../table/botWords.ts'
import { SEAT_MARKS } from '../table/face.ts'
import { mapIn, thumbOf } from '../table/ground.ts'
import { Icon } from '../ui/Icon.tsx'
import { SeatShape } from '../ui/SeatShape.tsx'
import { codeOf, giveToBot, type OnlineTable, type OnlineTrouble, sitDown, standUp, type Terms } from './api.ts'
import { Talk } from './Talk.tsx'
import { clockNamed } from './TermsFields.tsx'
import { type Line, talkAt } from './talkApi.ts'
import { useEvery } from './useOnline.ts'

interface Props {
  readonly table: OnlineTable
  readonly link: string | null
  /** Whether a name was chosen: without one nobody sits down. */
  readonly isNamed: boolean
  setTable(table: OnlineTable): void
}

/** The bot that takes a seat for which nobody has come. */
const STAND_IN = 'steady'

/** Before the game: who is there, who is missing, and how to bring them. */
export function Gathering({ table, link, isNamed, setTable }: Props) {
  const { t } = useTranslation('online')
  const { t: page } = useTranslation()
  const [trouble, setTrouble] = useState<OnlineTrouble | null>(null)
  const { id, game, seats, mine, host } = table
  const [words, setWords] = useState('')
  const free = seats.filter(({ kind }) => kind === 'open').length
  const isFree = free > 0
  const act = (doing: Promise<OnlineTable>) => {
    setTrouble(null)
    doing.then(setTable, (error: unknown) => setTrouble(codeOf(error)))
  }
  const map = mapIn(id)
  const played = usePlayed(table)
  return (
    <section className="panel gathering" aria-labelledby="gathering">
      {map !== null && <img src={thumbOf(map.game, map.map)} alt="" width="400" height="250" />}
      <div className="gathering-main">
        <h1 id="gathering">{page(`game.${game}`)}</h1>
        <p role="status">{t('waiting', { count: free })}</p>
        {table.link !== null && <Invitation id={id} link={table.link} />}
        {table.brought && <p className="online-soft">{t('brought')}</p>}
        <ol className="gathering-seats">
          {seats.map(({ kind }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={i} data-kind={kind}>
              <Sitter table={table} seat={i} played={played?.seats[i] ?? null} Face={played?.Face ?? null} />
              {mine.includes(i) && <span className="save-state mine">{page('seat.you')}</span>}
              {kind === 'open' && mine.length === 0 && (
                <button
                  type="button"
                  className="button primary"
                  disabled={!isNamed}
                  onClick={() => act(sitDown(id, link, i, words))}
                >
                  {t('sit')}
                </button>
              )}
              {kind === 'open' && host && (
                <button type="button" className="button small" onClick={() => act(giveToBot(id, i, STAND_IN))}>
                  <Icon name="bot" size={16} /> {t('giveToBot')}
                </button>
              )}
            </li>
          ))}
        </ol>
        {mine.length > 0 && (
          <button type="button" className="button quiet" onClick={() => act(standUp(id))}>
            {t('stand')}
          </button>
        )}
        {trouble !== null && <p role="alert">{t(`trouble.${trouble}`)}</p>}
        <p className="online-soft">{t('begins')}</p>
        <Agreed terms={table.terms} />
        {isFree && mine.length === 0 && <OwnWords table={table} words={words} setWords={setWords} />}
      </div>
      <div className="gathering-talk">
        <LobbyTalk table={table} link={link} isNamed={isNamed} />
      </div>
    </section>
  )
}

/** On what all who sit down agree. */
function Agreed({ terms }: { readonly terms: Terms }) {
  const { t } = useTranslation('online')
  const clock = clockNamed(terms)
  const all = [
    t(terms.open ? 'agreed.public' : 'agreed.link'),
    t(terms.onlookers ? 'terms.watched' : 'terms.unwatched'),
    t(`terms.pace.${terms.pace}`),
    ...(clock === null ? [] : [t(`terms.clock.${clock}`)]),
    t(`terms.undo.${terms.undo}`),
    ...(terms.rated ? [t('agreed.rated')] : []),
  ]
  return (
    <ul className="gathering-terms" aria-label={t('agreed')}>
      {all.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  )
}

interface WordsProps {
  readonly table: OnlineTable
  readonly words: string
  setWords(words: string): void
}

/** Words after the promise of chance: nobody can have chosen its seed to suit the dice. */
function OwnWords({ table, words, setWords }: WordsProps) {
  const { t } = useTranslation('online')
  return (
    <details className="gathering-words">
      <summary>{t('words')}</summary>
      <p>{t('words.text')}</p>
      <p>
        <code className="commitment">{table.commitment}</code>
      </p>
      <input
        aria-label={t('words')}
        value={words}
        maxLength={LONGEST_WORDS}
        autoComplete="off"
        onChange={({ target }) => setWords(target.value)}
      />
    </details>
  )
}

/** Milliseconds between two looks at what was said. */
const AGAIN = 3000

/** What the seats play, and how that is drawn; null until it is known. */
function usePlayed({ game, config }: OnlineTable) {
  const [played, setPlayed] = useState<{
    readonly seats: readonly (Played | null)[]
    readonly Face: Portrait | null
  } | null>(null)
  // The settings of a table do not change, but each look at it brings them anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was there at first is enough
  useEffect(() => {
    const entry = gameOf(game)
    const portrait = entry.portrait?.() ?? Promise.resolve(null)
    void Promise.all([entry.setup(), portrait, ensureMessages(game)]).then(([setup, Face]) =>
      setPlayed({ seats: setup.playedIn?.(config) ?? [], Face }),
    )
  }, [game])
  return played
}

interface SitterProps {
  readonly table: OnlineTable
  readonly seat: number
  readonly played: Played | null
  readonly Face: Portrait | null
}

/** Who sits at a seat, and what they play. */
function Sitter({ table, seat, played, Face }: SitterProps) {
  const { t } = useTranslation('online')
  const { t: page } = useTranslation()
  const { t: g } = useTranslation(table.game)
  const { kind, name } = table.seats[seat]!
  const side = played === null ? null : g(`term.${played.term}`)
  const level = botWords(page, mannerOf(name ?? '') ?? { level: STAND_IN })
  const who = kind === 'bot' ? t('bot.level', { level }) : (name ?? t('seat.free'))
  return (
    <>
      {played !== null && Face !== null ? (
        <Face side={played.side} size={40} />
      ) : (
        <SeatShape mark={SEAT_MARKS[seat]!} size={30} />
      )}
      <span className="gathering-who">
        <b>{played?.isAutomaton ? side : who}</b>
        {played !== null && !played.isAutomaton && <small>{side}</small>}
      </span>
    </>
  )
}

/** Before the game: talk without a socket. */
function LobbyTalk({ table, link, isNamed }: Pick<Props, 'table' | 'link' | 'isNamed'>) {
  const [lines, setLines] = useState<readonly Line[]>([])
  const { id } = table
  const look = useCallback(() => {
    // What cannot be fetched now is fetched the next time.
    talkAt(id, link).then(setLines, () => {})
  }, [id, link])
  useEffect(look, [look])
  useEvery(AGAIN, look, true)
  return (
    <Talk
      table={id}
      link={link}
      lines={lines}
      mayTalk={isNamed}
      inkOf={({ seat }) => (seat === null ? undefined : SEAT_MARKS[seat]!.ink)}
      setLines={setLines}
      said={look}
    />
  )
}

/** The link, to be copied, or handed to whatever the device shares with. */
function Invitation({ id, link }: { readonly id: string; readonly link: string }) {
  const { t } = useTranslation('online')
  const [isCopied, setCopied] = useState(false)
  const address = `${location.origin}/online/${id}#${link}`
  const share = () =>
    void navigator.share?.({ url: address }).catch(() => {
      // Whoever thinks better of it has shared nothing.
    })
  return (
    <div className="invitation">
      <label>
        {t('link')}
        <input readOnly value={address} onFocus={({ target }) => target.select()} />
      </label>
      <button
        type="button"
        className="button primary"
        onClick={() =>
          navigator.clipboard?.writeText(address).then(
            () => setCopied(true),
            () => {},
          )
        }
      >
        {t(isCopied ? 'link.copied' : 'link.copy')}
      </button>
      {'share' in navigator && (
        <button type="button" className="button" onClick={share}>
          {t('link.share')}
        </button>
      )}
      <p className="online-soft">{t('link.text')}</p>
    </div>
  )
}
