import { lazy, useState } from 'react'
import type { DialogProps } from './dialogProps.ts'
import { Part } from './Guard.tsx'

const DialogBody = lazy(() => import('./DialogBody.tsx'))

/** A dialog or a sheet. Its script comes with the first one that is opened. */
export function Dialog(props: DialogProps) {
  const [wasOpen, setWasOpen] = useState(props.open)
  if (props.open && !wasOpen) setWasOpen(true)
  if (!wasOpen) return null
  return (
    <Part>
      <DialogBody {...props} />
    </Part>
  )
}
