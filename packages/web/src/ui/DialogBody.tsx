import { Dialog as Radix } from 'radix-ui'
import { useTranslation } from 'react-i18next'
import type { DialogProps } from './dialogProps.ts'
import { Icon } from './Icon.tsx'

export default function DialogBody({ open, title, onClose, children, shape = 'dialog', footer }: DialogProps) {
  const { t } = useTranslation()
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="dialog-shade" />
        <Radix.Content className={`dialog panel ${shape}`} aria-describedby={undefined}>
          <header className="dialog-head">
            <Radix.Title className="dialog-title">{title}</Radix.Title>
            <Radix.Close className="button round quiet" aria-label={t('close')}>
              <Icon name="close" />
            </Radix.Close>
          </header>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard */}
          <div className="dialog-body" tabIndex={0}>
            {children}
          </div>
          {footer && <footer className="dialog-foot">{footer}</footer>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
