import { lazy, Suspense, useState } from 'react'
import type { DialogProps } from './dialogProps.ts'

const DialogBody = lazy(() => import('./DialogBody.tsx'))

/** A dialog or a sheet. Its script comes with the first one that is opened. */
export function Dialog(props: DialogProps) {
  const [wasOpen, setWasOpen] = useState(props.open)
  if (props.open && !wasOpen) setWasOpen(true)
  if (!wasOpen) return null
  return (
    <Suspense fallback={null}>
      <DialogBody {...props} />
    </Suspense>
  )
}
