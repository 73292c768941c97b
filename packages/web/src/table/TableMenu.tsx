import { useTranslation } from 'react-i18next'
import { Link, useRoute } from 'wouter'
import { isCoached } from '../coach/where.ts'
import { Icon } from '../ui/Icon.tsx'
import SettingsPanel from '../ui/SettingsPanel.tsx'
import { useCompany } from './company.ts'
import { useTable, useTableState } from './context.ts'
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
  const { entry, parts, scene } = useTable()
  const [, params] = useRoute('/table/:id')
  // Only a table that can be come back to is named.
  const back = params === null ? '' : `?table=${params.id}`
  const company = useCompany()
  return (
    <>
      <SettingsPanel hasCoach={isCoached(scene.plan)} />
      {company && <company.Menu />}
      {parts === null && !scene.plan.practice && <Record />}
      {entry.library && (
        <>
          <h3>{t('nav.rules')}</h3>
          <Link href={`/rules${back}`} className="button">
            <Icon name="book" size={18} /> {t('rules.text')}
          </Link>
        </>
      )}
      {entry.gallery && (
        <>
          <h3>{t('gallery')}</h3>
          <Link href={`/gallery/${entry.id}${back}`} className="button">
            <Icon name="eye" size={18} /> {t('gallery.text')}
          </Link>
        </>
      )}
      {entry.library && (
        <>
          <h3>{t('nav.learn')}</h3>
          <Link href={`/learn/${entry.id}`} className="button">
            <Icon name="hint" size={18} /> {t('learn.text')}
          </Link>
        </>
      )}
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

/** The game as a file, and how one can tell that its dice were fair. */
function Record() {
  const { t } = useTranslation()
  const { control, scene } = useTable()
  const now = useTableState((state) => state.now)!
  const people = scene.plan.seats.filter(({ kind }) => kind === 'person').length
  return (
    <>
      <h3>{t('record')}</h3>
      <button type="button" className="button" onClick={() => void downloadRecord(control, scene.plan.game)}>
        <Icon name="download" size={18} /> {t('record.download')}
      </button>
      {!now.view.over && <p>{t(people > 1 ? 'record.seat' : 'record.whole')}</p>}
      <h3>{t('fair')}</h3>
      <p>{t('fair.text')}</p>
      {now.promises.map(({ from, commitment }) => (
        <p key={from}>
          <code className="commitment">{commitment}</code>
        </p>
      ))}
    </>
  )
}
