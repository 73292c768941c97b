import { languageFacts } from '@spinney/words'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { gameOf, type Portrait } from '../games.ts'
import { ensureMessages } from '../i18n/index.ts'
import { type AsideSave, removeSave, type Save } from '../saves.ts'
import { useSettings } from '../settings.ts'
import { downloadText } from '../table/download.ts'
import { SEAT_MARKS } from '../table/face.ts'
import { mapIn, thumbOf } from '../table/ground.ts'
import { Icon } from '../ui/Icon.tsx'
import { SeatShape } from '../ui/SeatShape.tsx'

export interface KeptTables {
  readonly saves: readonly Save[]
  readonly aside: readonly AsideSave[]
  /** The browser keeps nothing. */
  readonly forbidden?: boolean
}

interface Props {
  readonly kept: KeptTables
  changed(): void
}

/** So many tables are shown at once; the others come with a button. */
const FIRST_FEW = 5

/** Where the person is asked comes first, then what is still played, then what is over; the latest first. */
function sorted(saves: readonly Save[]): Save[] {
  const rank = (save: Save) => (save.over ? 2 : isMine(save) ? 0 : 1)
  return [...saves].sort((a, b) => rank(a) - rank(b) || b.updated - a.updated)
}

const isMine = ({ over, asked, plan }: Save) => !over && asked !== null && plan.seats[asked]?.kind === 'person'

/** Tables kept on this device. */
export function Continue({ kept: { saves, aside, forbidden }, changed }: Props) {
  const { t } = useTranslation()
  const [all, setAll] = useState(false)
  const remove = (id: string) => void removeSave(id).then(changed)
  if (forbidden) return <p className="panel note">{t('saves.forbidden')}</p>
  if (saves.length + aside.length === 0) return null
  const shown = sorted(saves).slice(0, all ? undefined : FIRST_FEW)
  return (
    <section className="panel continue" aria-labelledby="continue-title">
      <h2 id="continue-title">{t('saves')}</h2>
      <ul>
        {shown.map((save) => (
          <SaveLine key={save.id} save={save} remove={remove} />
        ))}
        {aside.map(({ id, data, reason }) => (
          <li key={id} className="save-broken">
            <span>
              <Icon name="alert" size={18} /> {t('saves.broken')} <small>{reason}</small>
            </span>
            <button
              type="button"
              className="button small"
              onClick={() => downloadText(`spinney-damaged-${id}.json`, JSON.stringify(data))}
            >
              {t('saves.download')}
            </button>
            <button type="button" className="button small" onClick={() => remove(id)}>
              {t('saves.remove')}
            </button>
          </li>
        ))}
      </ul>
      {shown.length < saves.length && (
        <button type="button" className="button small" onClick={() => setAll(true)}>
          {t('saves.all', { count: saves.length })}
        </button>
      )}
    </section>
  )
}

interface LineProps {
  readonly save: Save
  remove(id: string): void
}

/** One table: its map, whose turn it is, the round, and the scores beside the faces. */
function SaveLine({ save, remove }: LineProps) {
  const { t } = useTranslation()
  const { plan, asked, over, winners, standing, updated } = save
  const { t: g } = useTranslation(plan.game)
  const language = useSettings((settings) => settings.language)
  const { tag } = languageFacts(language)
  const [Face, setFace] = useState<{ readonly Portrait: Portrait } | null>(null)
  useEffect(() => {
    // The faces and the words of a game come after the page itself.
    const portrait = gameOf(plan.game).portrait?.()
    void Promise.all([portrait, ensureMessages(plan.game)]).then(([drawn]) => drawn && setFace({ Portrait: drawn }))
  }, [plan.game])
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }).format(updated)
  const people = plan.seats.filter(({ kind }) => kind === 'person').length
  const nameOf = (i: number): string => {
    const { name } = plan.seats[i]!
    if (name !== '') return name
    return people === 1 ? languageFacts(language).you.subject : t('seat.numbered', { number: i + 1 })
  }
  const map = mapIn(save.id)?.map
  const term = map === undefined ? '' : g(`term.${map}`, { defaultValue: '' })
  const name = [t(`game.${plan.game}`), ...(term === '' ? [] : [term])].join(' · ')
  return (
    <li className="save">
      <Link href={`/table/${save.id}`} className="save-link">
        {map === undefined ? (
          <span className="save-map" />
        ) : (
          <img className="save-map" src={thumbOf(plan.game, map)} alt="" width="400" height="250" loading="lazy" />
        )}
        <span className="save-words">
          <b>{name}</b>
          <span className="save-facts">
            {over ? (
              <span className="save-state">
                {winners.length === 0
                  ? t('saves.over')
                  : t('finished.won', { seats: new Intl.ListFormat(tag).format(winners.map(nameOf)) })}
              </span>
            ) : isMine(save) ? (
              <span className="save-state mine">
                {people > 1 ? t('saves.turnOf', { seat: nameOf(asked!) }) : t('saves.yourTurn')}
              </span>
            ) : (
              asked !== null && <span className="save-state">{t('saves.turnOf', { seat: nameOf(asked) })}</span>
            )}
            {standing !== undefined && standing.round > 0 && (
              <span>
                {standing.rounds === null
                  ? t('saves.round', { round: standing.round })
                  : t('saves.roundOf', { round: standing.round, rounds: standing.rounds })}
              </span>
            )}
          </span>
          <span className="save-seats">
            {plan.seats.map((_, i) => {
              const side = standing?.sides[i] ?? null
              const score = standing?.scores[i] ?? null
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                <span key={i} className="save-seat">
                  {side !== null && Face !== null ? (
                    <Face.Portrait side={side} size={24} />
                  ) : (
                    <SeatShape mark={SEAT_MARKS[i]!} size={18} />
                  )}
                  <span className={score === null ? undefined : 'sr-only'}>{nameOf(i)}</span>
                  {score !== null && <b>{score}</b>}
                </span>
              )
            })}
          </span>
          <small>{date}</small>
        </span>
      </Link>
      <button
        type="button"
        className="button round quiet"
        aria-label={t('saves.removeTable', { game: name, date })}
        onClick={() => remove(save.id)}
      >
        <Icon name="trash" size={18} />
      </button>
    </li>
  )
}
