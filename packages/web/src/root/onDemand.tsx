import { type ComponentType, lazy } from 'react'
import type { SceneProps } from '../table/face.ts'
import { useLayout } from '../table/layout.ts'
import { Part } from '../ui/Guard.tsx'
import type { BurrowProps } from './factions/duchy/Burrow.tsx'

/** What a table does without at first sight, loaded when it is drawn. */
function onDemand<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  const Wanted = lazy(load)
  return (props: P) => (
    <Part>
      <Wanted {...props} />
    </Part>
  )
}

export const BattleScene = onDemand(() => import('./Battle.tsx'))
const guests = () => import('./Hirelings.tsx')
export const Hirelings = onDemand<SceneProps>(async () => ({ default: (await guests()).Hirelings }))
export const Landmarks = onDemand<SceneProps>(async () => ({ default: (await guests()).Landmarks }))
export const BattleMark = onDemand(() => import('./BattleMark.tsx'))
export const Burrow = onDemand<BurrowProps>(async () => ({
  default: (await import('./factions/duchy/Burrow.tsx')).Burrow,
}))
export const Overview = onDemand(() => import('./Overview.tsx'))
export const DraftPool = onDemand(() => import('./Draft.tsx'))

/** On narrow screens the pool lies in the prompt; on wide ones where the own board will lie. */
export function DraftPrompt({ scene }: SceneProps) {
  return useLayout() === 'wide' ? null : <DraftPool scene={scene} />
}
