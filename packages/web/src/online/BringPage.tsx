import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'wouter'
import { BOT_LEVELS } from '../engine/protocol.ts'
import { SiteHead } from '../home/SiteHead.tsx'
import { type Bringing, type BroughtSeat, brought } from '../table/bringing.ts'
import { SEAT_MARKS } from '../table/face.ts'
import { SeatShape } from '../ui/SeatShape.tsx'
import { bringTable, codeOf, type OnlineTrouble, type Person, type SeatWish } from './api.ts'
import { NameForm } from './NameForm.tsx'
import { TERMS, TermsFields } from './TermsFields.tsx'
import { useOnlineWords, usePerson } from './useOnline.ts'
import '../home/home.css'
import './online.css'

/** A game that was begun alone goes on with others: who takes which seat, and on what all agree. */
export default function BringPage() {
  const { t } = useTranslation('online')
  const isSpoken = useOnlineWords()
  const { person, setPerson, isAway } = usePerson()
  const [bringing] = useState(brought)
  if (!isSpoken) return <SiteHead />
  return (
    <div className="online">
      <SiteHead />
      <main className="online-main">
        <h1>{t('bring')}</h1>
        {isAway && <p className="panel online-note">{t('trouble.away')}</p>}
        {bringing === null && (
          <section className="panel online-note">
            <p>{t('bring.none')}</p>
            <Link href="/" className="button primary">
              {t('bring.home')}
            </Link>
          </section>
        )}
        {bringing !== null && person === null && (
          <section className="panel">
            <NameForm known={null} done={setPerson} />
          </section>
        )}
        {bringing !== null && person && <Form bringing={bringing} person={person} />}
      </main>
    </div>
  )
}

/** Who plays on at a seat. Friends take the places of bots, where nothing else is said. */
const WHO = ['me', 'open', ...BOT_LEVELS] as const
type Who = (typeof WHO)[number]
const LEVEL = 'steady'

const usual = ({ kind }: BroughtSeat): Who => (kind === 'person' ? 'me' : kind === 'bot' ? 'open' : LEVEL)
const wishOf = (who: Who): SeatWish => (who === 'me' || who === 'open' ? { kind: who } : { kind: 'bot', bot: who })

function Form({ bringing, person }: { readonly bringing: Bringing; readonly person: Person }) {
  const { t } = useTranslation('online')
  const { t: page } = useTranslation()
  const [, go] = useLocation()
  const [seats, setSeats] = useState(() => bringing.seats.map(usual))
  const [terms, setTerms] = useState(TERMS)
  const [trouble, setTrouble] = useState<OnlineTrouble | null>(null)
  const { map, record } = bringing
  const wordFor = (who: Who): string => {
    if (who === 'me') return person.name
    return who === 'open' ? t('seat.free') : t('bot.level', { level: page(`level.${who}`) })
  }
  const begin = () => {
    setTrouble(null)
    bringTable({ record, seats: seats.map(wishOf), terms, ...(map === null ? {} : { map }) }).then(
      ({ id }) => go(`/online/${id}`),
      (error: unknown) => setTrouble(codeOf(error)),
    )
  }
  return (
    <>
      <section className="panel">
        <p>{t('bring.text')}</p>
        <ol className="gathering-seats">
          {bringing.seats.map(({ name, side, kind }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={i}>
              <SeatShape mark={SEAT_MARKS[i]!} size={30} />
              <span className="gathering-who">
                <b>{side || name || page('seat.numbered', { number: i + 1 })}</b>
                {side !== '' && name !== '' && <small>{name}</small>}
              </span>
              {kind === 'automaton' ? (
                <span>{t('bot')}</span>
              ) : (
                <select
                  aria-label={t('bring.who', { seat: side || name })}
                  value={seats[i]}
                  onChange={({ target }) =>
                    setSeats(
                      seats.map((who, at) => (at === i ? (WHO.find((one) => one === target.value) ?? who) : who)),
                    )
                  }
                >
                  {WHO.map((who) => (
                    <option key={who} value={who}>
                      {wordFor(who)}
                    </option>
                  ))}
                </select>
              )}
            </li>
          ))}
        </ol>
      </section>
      <TermsFields terms={terms} change={setTerms} trouble={trouble} isRatable={false} />
      <button
        type="button"
        className="button primary big"
        disabled={seats.every((who) => who !== 'me' && who !== 'open')}
        onClick={begin}
      >
        {t('bring.begin')}
      </button>
    </>
  )
}
