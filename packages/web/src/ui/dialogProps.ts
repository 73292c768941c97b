import type { ReactNode } from 'react'

export interface DialogProps {
  readonly open: boolean
  readonly title: ReactNode
  onClose(): void
  readonly children: ReactNode
  /** A sheet comes from the edge and is as large as a phone; a page takes the whole window. One at the side leaves the
   * rest in sight; on phones it is a sheet. */
  readonly shape?: 'dialog' | 'sheet' | 'page' | 'side'
  /** The lines of buttons at the bottom. */
  readonly footer?: ReactNode
}
