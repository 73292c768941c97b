import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { GAMES, type GameEntry, gameOf, type Portrait } from '../games.ts'
import { ensureMessages } from '../i18n/index.ts'
import { openTableAt } from '../table/start.ts'
import { BeginBar } from './BeginBar.tsx'
import type { FormProps, Others } from './form.ts'
import { rememberTable } from './last.ts'
import { MoreFields } from './MoreFields.tsx'
import { Pictures } from './Pictures.tsx'
import { nextTable } from './quick.ts'
import { SeatRows } from './SeatRows.tsx'
import { SideTiles } from './SideTiles.tsx'
import { SiteHead } from './SiteHead.tsx'
import type { GameSetup, SetupField } from './setup.ts'
import {
  inOrder,
  nameTwice,
  newcomersTable,
  plansOf,
  resized,
  settled,
  type TableDraft,
  withField,
  withSeat,
  withSide,
} from './tableDraft.ts'
import './home.css'
import './new-table.css'

const SHOWN = GAMES.filter(({ hidden }) => hidden !== true)

/** Sets up a table: the map, who sits where, what they play, and what else the game lets one choose. */
export default function NewTablePage({ game, others }: { readonly game: string; readonly others?: Others }) {
  const entry = gameOf(game)
  const { t: g } = useTranslation(entry.id)
  const [loaded, setLoaded] = useState<{ readonly setup: GameSetup; readonly portrait: Portrait | null } | null>(null)
  const [table, setTable] = useState<TableDraft | null>(null)
  const isApart = others !== undefined
  useEffect(() => {
    const portrait = entry.portrait?.() ?? Promise.resolve(null)
    void Promise.all([entry.setup(), portrait, ensureMessages(entry.id)]).then(([setup, drawn]) => {
      setLoaded({ setup, portrait: drawn })
      setTable((before) => before ?? (isApart ? newcomersTable(setup, 2) : nextTable(entry.id, setup)))
    })
  }, [entry, isApart])
  if (loaded === null || table === null) return <SiteHead />
  const change = (next: TableDraft) => setTable(settled(loaded.setup, next))
  return <Form {...loaded} entry={entry} game={game} g={g} table={table} change={change} others={others} />
}

function Form({ entry, ...form }: FormProps & { readonly entry: GameEntry }) {
  const { t } = useTranslation()
  const { game, setup, table, change, g } = form
  // For whom a side is chosen: at first for the first person.
  const [chooser, setChooser] = useState(() =>
    Math.max(
      0,
      table.seats.findIndex(({ who }) => who === 'person'),
    ),
  )
  const seat = Math.min(chooser, table.seats.length - 1)
  const { choices } = table
  const fields = setup.fields.filter(({ when }) => when?.(choices) ?? true)
  const front = fields.filter(({ place }) => place === 'front')
  const choosesSides = setup.sides !== null && (setup.choosesSides?.(choices) ?? true)
  const twice = nameTwice(table.seats, (i) => t('seat.numbered', { number: i + 1 }))
  const advice = setup.advice?.(choices) ?? null
  const shown = withPeople(table, form.others)
  const begin = () => {
    if (form.others !== undefined) return form.others.begin(inOrder(setup, table), setup)
    rememberTable(game, table)
    const seated = inOrder(setup, table)
    const words = seated.seats.map(({ who, words: own }) => (who === 'person' ? own : ''))
    openTableAt(game, setup, seated.choices, plansOf(seated), words)
  }
  const choose = (field: SetupField) => ({
    label: t(`setup.${field.id}`),
    value: choices.fields[field.id]!,
    options: field.values.map((value) => ({
      value,
      label: g(`term.${value}`),
      line: g(field.lineOf?.(value) ?? `choice.${value}`),
      ...(field.picture === undefined ? {} : { picture: field.picture(value) }),
    })),
    onChange: (value: string) => change(withField(table, field.id, value)),
  })
  const seats = <SeatRows {...form} seat={seat} setSeat={setChooser} choosesSides={choosesSides} />
  const counts = Array.from({ length: setup.seats.max - setup.seats.min + 1 }, (_, i) => setup.seats.min + i)

  return (
    <div className="new-table">
      <SiteHead />
      <main className="new-main" data-sides={setup.sides === null ? 'none' : choosesSides ? 'chosen' : 'drafted'}>
        <header className="new-head">
          <h1>{t('new.title', { game: t(`game.${entry.id}`) })}</h1>
          {SHOWN.length > 1 && (
            <nav className="new-games" aria-label={t('gallery.games')}>
              {SHOWN.map(({ id }) => (
                <Link
                  key={id}
                  href={`${form.others === undefined ? '/new' : '/online/new'}/${id}`}
                  className="button small"
                  aria-current={id === game ? 'page' : undefined}
                >
                  {t(`game.${id}`)}
                </Link>
              ))}
            </nav>
          )}
        </header>
        <div className="new-table-left panel new-fields">
          {front.flatMap((field) =>
            field.picture === undefined ? [] : [<Pictures key={field.id} {...choose(field)} shape="map" />],
          )}
          <Pictures
            label={t('new.seats')}
            value={String(choices.seats)}
            shape={setup.seatPicture === undefined ? 'number' : 'map'}
            options={counts.map((count) => ({
              value: String(count),
              label: setup.seatPicture === undefined ? String(count) : t('new.players', { count }),
              ...(setup.seatPicture === undefined ? {} : { picture: setup.seatPicture(count) }),
            }))}
            onChange={(value) => change(resized(table, setup, Number(value)))}
          />
          {setup.sides !== null && seats}
        </div>
        <div className="new-table-right">
          {form.others?.fields}
          {setup.sides === null && <div className="panel new-fields">{seats}</div>}
          {front.flatMap((field) =>
            field.picture === undefined ? [<Pictures key={field.id} {...choose(field)} shape="line" />] : [],
          )}
          {choosesSides && (
            <SideTiles {...form} table={shown} seat={seat} give={(side) => change(withSide(table, seat, side))} />
          )}
          <MoreFields
            {...form}
            fields={fields.filter(({ place }) => place === 'more').map((field) => ({ id: field.id, ...choose(field) }))}
            speak={(i, words) => change(withSeat(table, i, { words }))}
          />
        </div>
      </main>
      <BeginBar {...form} table={shown} choosesSides={choosesSides} advice={advice} twice={twice} begin={begin} />
    </div>
  )
}

/** With others elsewhere, seats of people are called by who has them, or that they are free. */
function withPeople(table: TableDraft, others: Others | undefined): TableDraft {
  if (others === undefined) return table
  const seats = table.seats.map((seat, i) =>
    seat.who === 'person' ? { ...seat, name: others.personAt(table, i) } : seat,
  )
  return { ...table, seats }
}
