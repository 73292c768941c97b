import { lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Part } from '../ui/Guard.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useCompany } from './company.ts'
import { useTable } from './context.ts'
import type { SideScene } from './face.ts'
import { Log } from './Log.tsx'
import { RuleLink } from './RuleLink.tsx'
import { Opponents } from './Seats.tsx'
import { awayIn, useStory } from './story.ts'
import { Timeline } from './Timeline.tsx'

const Summary = lazy(() => import('./Summary.tsx'))

/** The side column of a wide table: who plays, what is happening, what happened. The story takes the room that is left. */
export function SidePanels() {
  const { t } = useTranslation()
  const { scene } = useTable()
  const chapters = useStory()
  const wasAway = scene.viewer !== null && awayIn(chapters, scene.viewer).length > 0
  const { special, putAway } = useSideScene(false)
  const company = useCompany()
  const log = (
    <>
      <Log />
      <Timeline />
    </>
  )
  return (
    <aside className="table-side" aria-label={t('side')}>
      <Opponents />
      {special !== null ? (
        <section className="panel side-scene" data-on={special.isOn ? '' : undefined}>
          {special.node}
          {!special.isOn && <PutAway onClick={putAway} />}
        </section>
      ) : (
        <>
          <Part>{wasAway && <Summary />}</Part>
          {company ? (
            <company.SideTalk log={log} />
          ) : (
            <section className="panel side-log" aria-label={t('log')}>
              <h2>{t('log')}</h2>
              {log}
            </section>
          )}
        </>
      )}
    </aside>
  )
}

/** On phones: below the map, over one's own things, and no larger than they are. */
export function PhoneScene() {
  const { special, putAway } = useSideScene(true)
  if (special === null) return null
  return (
    <aside className="panel phone-scene" data-on={special.isOn ? '' : undefined}>
      {special.node}
      {!special.isOn && <PutAway onClick={putAway} />}
    </aside>
  )
}

function PutAway({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslation()
  return (
    <button type="button" className="button round small scene-away" aria-label={t('scene.away')} onClick={onClick}>
      <Icon name="close" size={16} />
    </button>
  )
}

/** The scene of the latest action, unless it is over and was put away. */
function useSideScene(isBrief: boolean): { readonly special: SideScene | null; putAway(): void } {
  const { face, scene } = useTable()
  const [away, setAway] = useState<number | null>(null)
  const special = face.sideScene?.({ scene, isBrief, rule: (law) => <RuleLink law={law} /> }) ?? null
  const isAway = special !== null && !special.isOn && special.key === away
  return { special: isAway ? null : special, putAway: () => setAway(special?.key ?? null) }
}
