import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { PUZZLES } from '../../examples/load.ts'
import { EXAMPLE_TEXTS } from '../../examples/useShown.ts'
import { ensureMessages } from '../../i18n/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { PuzzleCard } from './PuzzleCard.tsx'
import { useProgress } from './progress.ts'

/** So many puzzles are offered at once. */
const OFFERED = 3

/** Beside the courses of a game: its next puzzles, and the way to all. */
export default function PuzzlesEntry({ game }: { readonly game: string }) {
  const { t } = useTranslation(EXAMPLE_TEXTS)
  const solved = useProgress((progress) => progress.solved)
  const [isWorded, setWorded] = useState(false)
  useEffect(() => void ensureMessages(EXAMPLE_TEXTS).then(() => setWorded(true)), [])
  if (!isWorded) return <section className="panel learn-entry" aria-busy="true" />
  const open = PUZZLES.filter((row) => row.game === game && !(`${game}/${row.id}` in solved)).slice(0, OFFERED)
  return (
    <section className="panel learn-entry">
      <h2>{t('puzzles')}</h2>
      <p>{t('puzzles.text')}</p>
      <ul className="puzzles-offered">
        {open.map((row) => (
          <li key={row.id}>
            <PuzzleCard row={row} facts={[t(`level.${row.puzzle!.level}`)]} />
          </li>
        ))}
      </ul>
      <Link href="/learn/puzzles" className="button">
        <Icon name="hint" size={18} /> {t('puzzles.all')}
      </Link>
    </section>
  )
}
