import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { Part } from '../ui/Guard.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useCompany } from './company.ts'
import { useTable, useTableState } from './context.ts'
import { downloadRecord } from './download.ts'

const Elsewhere = lazy(() => import('./Elsewhere.tsx'))

/** What goes wrong at a table. */
export function Notices() {
  const { t } = useTranslation()
  const { control } = useTable()
  const problem = useTableState((state) => state.problem)
  const saved = useTableState((state) => state.now?.saved)
  const lost = useTableState((state) => state.lost)
  const sending = useTableState((state) => state.sending)
  const company = useCompany()
  if (problem?.code === 'elsewhere') {
    return (
      <Part>
        <Elsewhere />
      </Part>
    )
  }
  return (
    <>
      {saved === false && <Unsaved />}
      {company && <company.Notices />}
      {lost && (
        <div className="toast unsaved" role="status">
          <Icon name="wait" /> {t(sending ? 'online.kept' : 'online.lost')}
          <button type="button" className="button small" onClick={() => control.reconnect()}>
            {t('online.retry')}
          </button>
        </div>
      )}
      {problem !== null && (
        <div className="toast" role="alert">
          <Icon name="alert" /> {t(`trouble.${problem.code}`)}
          <button type="button" className="button small" onClick={() => control.dismissProblem()}>
            {t('close')}
          </button>
        </div>
      )}
    </>
  )
}

/** The device does not keep the game. The engine tries again; until that works, people can keep it themselves. */
function Unsaved() {
  const { t } = useTranslation()
  const { control, scene } = useTable()
  return (
    <div className="toast unsaved" role="alert">
      <Icon name="alert" /> {t('unsaved')}
      <button type="button" className="button small" onClick={() => void downloadRecord(control, scene.plan.game)}>
        <Icon name="download" size={16} /> {t('record.download')}
      </button>
    </div>
  )
}
