import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/Icon.tsx'
import { useTable, useTableState } from './context.ts'

/** The way into earlier moments, below the story. While one is looked at, the replay has the prompt's place. */
export function Timeline() {
  const { t } = useTranslation()
  const { control, scene } = useTable()
  const count = useTableState((state) => state.now?.count ?? 0)
  const isPast = useTableState((state) => state.moment !== null)
  if (isPast) return null
  const text = t('timeline.at', { at: scene.words.number(count), count: scene.words.number(count) })
  return (
    <div className="timeline">
      <button
        type="button"
        className="button round small"
        data-step="back"
        aria-label={t('timeline.back')}
        disabled={count === 0}
        onClick={() => control.look(count - 1)}
      >
        <Icon name="previous" size={18} />
      </button>
      <input
        type="range"
        min={0}
        max={count}
        value={count}
        aria-label={t('timeline')}
        aria-valuetext={text}
        onChange={({ target }) => control.look(Number(target.value))}
      />
    </div>
  )
}
