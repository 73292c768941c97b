import { lazy } from 'react'
import { useTable } from '../table/context.ts'
import { Part } from '../ui/Guard.tsx'
import { useInfo } from './useInfo.ts'

const InfoCard = lazy(() => import('./InfoCard.tsx'))

/** The info cards of a table: what they say comes when the first one is wanted. */
export function InfoRoot() {
  const { opened, close } = useInfo()
  const { face } = useTable()
  if (opened === null || face.info === undefined) return null
  return (
    <Part>
      <InfoCard key={`${opened.ref.kind}:${opened.ref.id}`} opened={opened} onClose={close} />
    </Part>
  )
}
