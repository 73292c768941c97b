import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from './Icon.tsx'

interface Props {
  readonly open: boolean
  readonly title: ReactNode
  onClose(): void
  readonly children: ReactNode
  /** A sheet comes from the edge and is as large as a phone. */
  readonly shape?: 'dialog' | 'sheet'
  /** The lines of buttons at the bottom. */
  readonly footer?: ReactNode
}

export function Dialog({ open, title, onClose, children, shape = 'dialog', footer }: Props) {
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
