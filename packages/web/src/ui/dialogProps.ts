import type { ReactNode } from 'react'

export interface DialogProps {
  readonly open: boolean
  readonly title: ReactNode
  onClose(): void
  readonly children: ReactNode
  /** A sheet comes from the edge and is as large as a phone. */
  readonly shape?: 'dialog' | 'sheet'
  /** The lines of buttons at the bottom. */
  readonly footer?: ReactNode
}
