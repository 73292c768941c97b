import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/Icon.tsx'
import { useTable, useTableState } from './context.ts'

/** Any earlier moment, and back to now. */
export function Timeline() {
  const { t } = useTranslation()
  const { control, scene } = useTable()
  const count = useTableState((state) => state.now?.count ?? 0)
  const moment = useTableState((state) => state.moment)
  const at = moment?.at ?? count
  const text = t('timeline.at', { at: scene.words.number(at), count: scene.words.number(count) })
  return (
    <div className="timeline">
      <button
        type="button"
        className="button round small"
        aria-label={t('timeline.back')}
        disabled={at === 0}
        onClick={() => control.look(at - 1)}
      >
        <Icon name="previous" size={18} />
      </button>
      <input
        type="range"
        min={0}
        max={count}
        value={at}
        aria-label={t('timeline')}
        aria-valuetext={text}
        onChange={({ target }) => control.look(Number(target.value))}
      />
      <button
        type="button"
        className="button round small"
        aria-label={t('timeline.on')}
        disabled={at === count}
        onClick={() => control.look(at + 1)}
      >
        <Icon name="next" size={18} />
      </button>
      <button type="button" className="button small" disabled={moment === null} onClick={() => control.look(null)}>
        {t('timeline.now')}
      </button>
    </div>
  )
}
