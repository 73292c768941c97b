import { Dialog as Radix } from 'radix-ui'
import { useTranslation } from 'react-i18next'
import { SeatShape } from '../ui/SeatShape.tsx'
import { useTable, useTableState } from './context.ts'

/** Hides the table until the device is in the right hands. */
export default function Curtain() {
  const { t } = useTranslation()
  const { control, scene } = useTable()
  const curtain = useTableState((state) => state.curtain)
  if (curtain === null) return null
  const name = scene.words.seat(curtain)
  return (
    <Radix.Root open>
      <Radix.Portal>
        <Radix.Content
          className="curtain"
          aria-describedby="curtain-text"
          onEscapeKeyDown={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
        >
          <div className="panel curtain-card">
            <SeatShape mark={scene.mark(curtain)} size={64} />
            <Radix.Title className="dialog-title">{t('curtain.title', { seat: name })}</Radix.Title>
            <p id="curtain-text">{t('curtain.text', { seat: name })}</p>
            <button type="button" className="button primary big" onClick={() => control.openCurtain()}>
              {t('curtain.ready', { seat: name })}
            </button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
