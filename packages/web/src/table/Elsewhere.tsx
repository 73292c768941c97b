import { Dialog as Radix } from 'radix-ui'
import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/Icon.tsx'
import { useTable, useTableState } from './context.ts'
import { downloadRecord } from './download.ts'

/** Another tab plays on: nothing can be answered here until the table is taken over again. */
export default function Elsewhere() {
  const { t } = useTranslation()
  const { control, scene } = useTable()
  const saved = useTableState((state) => state.now?.saved)
  return (
    <Radix.Root open>
      <Radix.Portal>
        <Radix.Content
          className="curtain"
          aria-describedby="elsewhere-text"
          onEscapeKeyDown={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <div className="panel curtain-card">
            <Radix.Title className="dialog-title">{t('trouble.elsewhere')}</Radix.Title>
            <p id="elsewhere-text">{t('elsewhere.text')}</p>
            <button type="button" className="button primary big" onClick={() => control.takeOver()}>
              {t('elsewhere.take')}
            </button>
            {saved === false && (
              <button type="button" className="button" onClick={() => void downloadRecord(control, scene.plan.game)}>
                <Icon name="download" size={18} /> {t('record.download')}
              </button>
            )}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
