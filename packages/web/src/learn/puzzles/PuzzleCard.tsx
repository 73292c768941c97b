import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { PUZZLES } from '../../examples/load.ts'
import type { ExampleRow } from '../../examples/types.ts'
import { EXAMPLE_TEXTS } from '../../examples/useShown.ts'
import { Icon } from '../../ui/Icon.tsx'
import { usePortrait } from '../usePortrait.ts'
import { useProgress } from './progress.ts'
import './card.css'

interface Props {
  readonly row: ExampleRow
  /** What is told about it in small type. */
  readonly facts: readonly string[]
}

/** A puzzle in a list: its number, whose it is, what is asked, and how it went. */
export function PuzzleCard({ row: { game, id, puzzle }, facts }: Props) {
  const { t } = useTranslation(EXAMPLE_TEXTS)
  const outcome = useProgress(({ solved }) => solved[`${game}/${id}`])
  const Face = usePortrait(game)
  const number = PUZZLES.filter((row) => row.game === game).findIndex((row) => row.id === id) + 1
  return (
    <Link href={`/learn/puzzles/${game}/${id}`} className="puzzle-card" data-outcome={outcome}>
      <span className="puzzle-face" aria-hidden="true">
        {Face && puzzle!.side !== '' ? <Face side={puzzle!.side} size={40} /> : <Icon name="hint" size={24} />}
      </span>
      <b>
        {number}. {t(`form.${puzzle!.form}`)}
      </b>
      <small>{facts.join(' · ')}</small>
      {outcome !== undefined && (
        <span className="puzzle-mark">
          <Icon name={outcome === 'right' ? 'check' : 'close'} size={20} />
          <span className="sr-only">{t(`outcome.${outcome}`)}</span>
        </span>
      )}
    </Link>
  )
}
