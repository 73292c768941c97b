import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/Icon.tsx'
import { Preferences } from '../ui/Preferences.tsx'
import { useTable } from './context.ts'
import { downloadRecord } from './download.ts'

/** Keys and what they do. Documented for players here; carried out in useShortcuts. */
const SHORTCUTS = [
  ['1–9', 'keys.options'],
  ['0', 'keys.pass'],
  ['U', 'keys.undo'],
  ['R', 'keys.restart'],
  ['H', 'keys.hint'],
  ['B', 'keys.board'],
  ['O', 'keys.list'],
  ['L', 'keys.log'],
  ['[ ]', 'keys.timeline'],
  ['N', 'keys.now'],
  ['P', 'keys.pause'],
  ['?', 'keys.help'],
] as const

export default function TableMenu() {
  const { t } = useTranslation()
  const { control, scene } = useTable()
  return (
    <>
      <Preferences />
      <h3>{t('record')}</h3>
      <button type="button" className="button" onClick={() => void downloadRecord(control, scene.plan.game)}>
        <Icon name="download" size={18} /> {t('record.download')}
      </button>
      <h3>{t('keys')}</h3>
      <dl className="shortcuts">
        {SHORTCUTS.map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
