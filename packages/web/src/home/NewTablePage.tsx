import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { BOT_LEVELS, type BotLevel, type SeatPlan } from '../engine/protocol.ts'
import { gameOf } from '../games.ts'
import { ensureMessages } from '../i18n/index.ts'
import { useSettings } from '../settings.ts'
import { botNames, openTableAt } from '../table/start.ts'
import { Icon } from '../ui/Icon.tsx'
import { Segmented } from '../ui/Segmented.tsx'
import { draftOf, type GameSetup, RANDOM_SIDE, type SetupDraft, type SetupField } from './setup.ts'
import './home.css'

/** One seat on the form: a person of this screen or a bot. */
interface SeatDraft {
  readonly who: 'person' | BotLevel
  readonly name: string
}

/** Sets up a table: seats, bots, and what the game lets one choose. */
export default function NewTablePage({ game }: { readonly game: string }) {
  const { t } = useTranslation()
  const entry = gameOf(game)
  const name = t(`game.${game}`)
  const language = useSettings((settings) => settings.language)
  const [setup, setSetup] = useState<GameSetup | null>(null)
  const [draft, setDraft] = useState<SetupDraft | null>(null)
  const [seats, setSeats] = useState<readonly SeatDraft[]>([])
  const { t: g } = useTranslation(entry.folder)

  useEffect(() => {
    void Promise.all([entry.setup(), ensureMessages(entry.folder, language)]).then(([found]) => {
      setSetup(found)
      setDraft((before) => before ?? draftOf(found))
      setSeats((before) => (before.length > 0 ? before : seatDrafts(found.seats.usual, [])))
    })
  }, [entry, language])

  if (setup === null || draft === null) return null
  const advice = setup.advice?.(draft) ?? null
  const resize = (count: number) => {
    setDraft({ ...draft, seats: count, sides: fitted(draft.sides, count, RANDOM_SIDE) })
    setSeats(seatDrafts(count, seats))
  }
  const change = (i: number, part: Partial<SeatDraft>) =>
    setSeats(seats.map((seat, at) => (at === i ? { ...seat, ...part } : seat)))
  const setSide = (i: number, side: string) =>
    setDraft({ ...draft, sides: draft.sides.map((other, at) => (at === i ? side : other)) })
  const begin = () => openTableAt(game, setup, draft, seats.map(planOf))
  const fields = setup.fields.filter(({ when }) => when?.(draft) ?? true)
  const fieldRow = ({ id, values }: SetupField) => (
    <div key={id}>
      <h2>{t(`setup.${id}`)}</h2>
      <Segmented
        label={t(`setup.${id}`)}
        value={draft.fields[id]!}
        options={values.map((value) => ({ value, label: g(`term.${value}`) }))}
        onChange={(value) => setDraft({ ...draft, fields: { ...draft.fields, [id]: value } })}
      />
    </div>
  )
  const sides = (setup.choosesSides?.(draft) ?? true) ? setup.sides : null
  const counts = Array.from({ length: setup.seats.max - setup.seats.min + 1 }, (_, i) => setup.seats.min + i)

  return (
    <main className="new-table panel">
      <header className="dialog-head">
        <h1>{t('new.title', { game: name })}</h1>
        <Link href="/" className="button round quiet" aria-label={t('home')}>
          <Icon name="close" />
        </Link>
      </header>
      <div className="new-fields">
        <div>
          <h2>{t('new.seats')}</h2>
          <Segmented
            label={t('new.seats')}
            value={String(draft.seats)}
            options={counts.map((count) => ({ value: String(count), label: String(count) }))}
            onChange={(value) => resize(Number(value))}
          />
        </div>
        {fields.filter(({ early }) => early === true).map(fieldRow)}
        <ol className="new-seats">
          {seats.map((seat, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={i} className="new-seat">
              <span className="new-seat-number">{i + 1}</span>
              <label>
                <span>{t('new.who')}</span>
                <select
                  value={seat.who}
                  onChange={({ target }) => change(i, { who: target.value as SeatDraft['who'] })}
                >
                  <option value="person">{t('new.person')}</option>
                  {BOT_LEVELS.map((level) => (
                    <option key={level} value={level}>
                      {t('new.bot', { level: t(`level.${level}`) })}
                    </option>
                  ))}
                </select>
              </label>
              {seat.who === 'person' && (
                <label>
                  <span>{t('new.name')}</span>
                  <input
                    value={seat.name}
                    maxLength={20}
                    placeholder={t('seat.numbered', { number: i + 1 })}
                    onChange={({ target }) => change(i, { name: target.value })}
                  />
                </label>
              )}
              {sides && (
                <label>
                  <span>{t('new.side')}</span>
                  <select value={draft.sides[i]} onChange={({ target }) => setSide(i, target.value)}>
                    <option value={RANDOM_SIDE}>{t('new.random')}</option>
                    {sides.map((side) => (
                      <option
                        key={side}
                        value={side}
                        disabled={draft.sides.some((other, at) => other === side && at !== i)}
                      >
                        {g(`term.${side}`)}
                      </option>
                    ))}
                  </select>
                </label>
              )}
            </li>
          ))}
        </ol>
        {advice && (
          <p className={`advice ${advice.tone}`} role="status">
            {t(advice.key, advice.facts)}
          </p>
        )}
        {fields.filter(({ early }) => early !== true).map(fieldRow)}
      </div>
      <footer className="dialog-foot">
        <button type="button" className="button primary big" disabled={advice?.stops === true} onClick={begin}>
          <Icon name="play" /> {t('new.begin')}
        </button>
      </footer>
    </main>
  )
}

function fitted<T>(items: readonly T[], count: number, filler: T): T[] {
  return Array.from({ length: count }, (_, i) => items[i] ?? filler)
}

function seatDrafts(count: number, before: readonly SeatDraft[]): SeatDraft[] {
  const names = botNames(count)
  return Array.from({ length: count }, (_, i): SeatDraft => {
    return before[i] ?? (i === 0 ? { who: 'person', name: '' } : { who: 'steady', name: names[i]! })
  })
}

function planOf(seat: SeatDraft, i: number): SeatPlan {
  if (seat.who === 'person') return { kind: 'person', name: BOT_PLACEHOLDERS.has(seat.name) ? '' : seat.name.trim() }
  return { kind: 'bot', level: seat.who, name: seat.name || botNames(i + 1)[i]! }
}

/** A seat that was a bot's before keeps no bot's name. */
const BOT_PLACEHOLDERS: ReadonlySet<string> = new Set(botNames(Number.POSITIVE_INFINITY))
