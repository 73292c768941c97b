import { type ComponentType, lazy, Suspense } from 'react'
import type { SceneProps } from '../table/face.ts'
import { useLayout } from '../table/layout.ts'

/** What a table does without at first sight, loaded when it is drawn. */
function onDemand<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  const Part = lazy(load)
  return (props: P) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  )
}

export const BattleScene = onDemand(() => import('./Battle.tsx'))
export const DraftPool = onDemand(() => import('./Draft.tsx'))

/** On narrow screens the pool lies in the prompt; on wide ones where the own board will lie. */
export function DraftPrompt({ scene }: SceneProps) {
  return useLayout() === 'wide' ? null : <DraftPool scene={scene} />
}
