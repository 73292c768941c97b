import { equal } from '@spinney/kernel'
import { plain } from '@spinney/words'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/Icon.tsx'
import { useTable, useTableState } from './context.ts'

/** How many: fewer, more, all, and the number that is meant. It begins with all. What is rash asks once more in its place. */
export function Numbers({ numbers }: { readonly numbers: readonly number[] }) {
  const { t } = useTranslation()
  const { scene } = useTable()
  const lead = useTableState((state) => state.lead)
  const doubt = useTableState((state) => state.doubt)
  const most = numbers.length - 1
  const [at, setAt] = useState(most)
  const show = (next: number) => {
    const place = Math.min(most, Math.max(0, next))
    setAt(place)
    scene.point(scene.rows[place] ?? null)
  }
  const row = scene.rows[Math.min(at, most)]!
  const isDoubted = doubt !== null && equal(doubt, [...lead, ...row.picks])
  const words = isDoubted ? t('rash.final') : plain(scene.words.option(scene.question!, row.picks[0]!))
  return (
    <span className="numbers" onWheel={(event) => show(at + (event.deltaY < 0 ? 1 : -1))}>
      <button type="button" className="button" disabled={at === 0} onClick={() => show(at - 1)} aria-label={t('fewer')}>
        <Icon name="minus" size={18} />
      </button>
      <button
        type="button"
        className={`button option primary${isDoubted ? ' doubted' : ''}`}
        data-key={1}
        onPointerEnter={() => scene.point(row)}
        onPointerLeave={() => scene.point(null)}
        onFocus={() => scene.point(row)}
        onBlur={() => scene.point(null)}
        onClick={() => scene.take(row)}
      >
        <b className="numbers-count">{scene.words.number(numbers[Math.min(at, most)]!)}</b> {words}
      </button>
      <button
        type="button"
        className="button"
        disabled={at === most}
        onClick={() => show(at + 1)}
        aria-label={t('more')}
      >
        <Icon name="plus" size={18} />
      </button>
      <button
        type="button"
        className="button"
        data-key={0}
        onClick={() => {
          setAt(most)
          scene.take(scene.rows[most]!)
        }}
      >
        {t('all')}
      </button>
    </span>
  )
}
