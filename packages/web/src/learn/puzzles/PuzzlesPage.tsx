import { createWords, type Language } from '@spinney/words'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PUZZLES, rowOf } from '../../examples/load.ts'
import type { ExampleRow } from '../../examples/types.ts'
import { EXAMPLE_TEXTS } from '../../examples/useShown.ts'
import { GAMES } from '../../games.ts'
import { SiteHead } from '../../home/SiteHead.tsx'
import { ensureMessages, i18n } from '../../i18n/index.ts'
import { PuzzleCard } from './PuzzleCard.tsx'
import { PuzzlePage } from './PuzzlePage.tsx'
import { useProgress } from './progress.ts'
import '../../home/home.css'
import './puzzles.css'

interface Props {
  readonly game: string | undefined
  readonly id: string | undefined
}

/** What can be chosen in the list: nothing means all. */
interface Wanted {
  readonly game: string
  readonly side: string
  readonly level: string
}

const ALL: Wanted = { game: '', side: '', level: '' }

/** Puzzles: a list by game, faction and difficulty, or one of them. */
export default function PuzzlesPage({ game, id }: Props) {
  const [isWorded, setWorded] = useState(false)
  const [wanted, setWanted] = useState(ALL)
  useEffect(() => {
    const owners = [EXAMPLE_TEXTS, 'learn', ...new Set(PUZZLES.map((row) => row.game))]
    void Promise.all(owners.map((owner) => ensureMessages(owner))).then(() => setWorded(true))
  }, [])
  if (!isWorded) return <SiteHead />
  const row = game === undefined || id === undefined ? undefined : rowOf(game, id)
  const list = PUZZLES.filter((one) => fits(one, wanted))
  return (
    <div className="puzzles">
      <SiteHead />
      <main className="puzzles-main">
        {row?.puzzle ? (
          <PuzzlePage key={row.id} row={row} list={list.includes(row) ? list : PUZZLES} />
        ) : (
          <List list={list} wanted={wanted} setWanted={setWanted} />
        )}
      </main>
    </div>
  )
}

function fits({ game, puzzle }: ExampleRow, wanted: Wanted): boolean {
  if (puzzle === null) return false
  if (wanted.game !== '' && game !== wanted.game) return false
  if (wanted.side !== '' && puzzle.side !== wanted.side) return false
  return wanted.level === '' || String(puzzle.level) === wanted.level
}

interface ListProps {
  readonly list: readonly ExampleRow[]
  readonly wanted: Wanted
  setWanted(wanted: Wanted): void
}

function List({ list, wanted, setWanted }: ListProps) {
  const { t } = useTranslation(EXAMPLE_TEXTS)
  const { t: page } = useTranslation()
  const solved = useProgress((progress) => progress.solved)
  const termOf = useTerms()
  const games = GAMES.map(({ id }) => id).filter((id) => PUZZLES.some((row) => row.game === id))
  const inGame = PUZZLES.filter((row) => wanted.game === '' || row.game === wanted.game)
  const sides = [...new Set(inGame.map(({ game, puzzle }) => `${game}/${puzzle!.side}`))].filter(
    (side) => !side.endsWith('/'),
  )
  // The rule is named only where it is not what is asked.
  const factsOf = ({ game, puzzle, laws }: ExampleRow) => [
    page(`game.${game}`),
    ...(puzzle!.side === '' ? [] : [termOf(`${game}/${puzzle!.side}`)]),
    t(`level.${puzzle!.level}`),
    ...(puzzle!.form === 'rule' ? [] : laws.slice(0, 1)),
  ]
  const done = PUZZLES.filter(({ game, id }) => solved[`${game}/${id}`] === 'right').length
  return (
    <>
      <h1>{t('puzzles')}</h1>
      <p>{t('puzzles.text')}</p>
      <p className="puzzles-progress">
        <progress value={done} max={PUZZLES.length} aria-label={t('progress')} />
        {t('progress.of', { done, all: PUZZLES.length })}
      </p>
      <form className="puzzles-choice" aria-label={t('choose')}>
        <Choose
          label={t('game')}
          value={wanted.game}
          options={games.map((id) => [id, page(`game.${id}`)])}
          onChange={(game) => setWanted({ ...wanted, game, side: '' })}
        />
        <Choose
          label={t('side')}
          value={wanted.side}
          options={sides.map((side) => [side.split('/')[1]!, termOf(side)])}
          onChange={(side) => setWanted({ ...wanted, side })}
        />
        <Choose
          label={t('level')}
          value={wanted.level}
          options={['1', '2', '3'].map((level) => [level, t(`level.${level}`)])}
          onChange={(level) => setWanted({ ...wanted, level })}
        />
      </form>
      <p role="status">{t('count', { count: list.length })}</p>
      <ol className="puzzles-list">
        {list.map((row) => (
          <li key={`${row.game}/${row.id}`}>
            <PuzzleCard row={row} facts={factsOf(row)} />
          </li>
        ))}
      </ol>
    </>
  )
}

/** What sides are called: `root/eyrie`. */
function useTerms(): (side: string) => string {
  const language = useTranslation().i18n.language as Language
  return useMemo(() => {
    const known = new Map(
      GAMES.map(({ id }) => [id, createWords({ texts: i18n, language, game: id, seatName: String })]),
    )
    return (side) => {
      const [game, name] = side.split('/')
      return known.get(game!)?.term(name!) ?? name!
    }
  }, [language])
}

interface ChooseProps {
  readonly label: string
  readonly value: string
  readonly options: readonly (readonly [value: string, name: string])[]
  onChange(value: string): void
}

function Choose({ label, value, options, onChange }: ChooseProps) {
  const { t } = useTranslation(EXAMPLE_TEXTS)
  return (
    <label>
      {label}
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t('all')}</option>
        {options.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}
