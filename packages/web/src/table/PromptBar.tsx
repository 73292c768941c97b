import { PASS } from '@spinney/kernel'
import { plain } from '@spinney/words'
import { lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isCoached } from '../coach/where.ts'
import { ensureMessages } from '../i18n/index.ts'
import { useSettings } from '../settings.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useCompany } from './company.ts'
import { useTable, useTableState } from './context.ts'
import type { GameFace, Scene } from './face.ts'
import { useAhead, useWhyNot } from './light.ts'
import { OptionList } from './OptionList.tsx'
import type { Row } from './paths.ts'
import { RuleLink } from './RuleLink.tsx'
import { Shelf } from './Shelf.tsx'
import { Waiting } from './Waiting.tsx'
import './popover.css'
import { Part } from '../ui/Guard.tsx'

const CoachLine = lazy(() => import('../coach/CoachLine.tsx'))
// With the words of bots, which nothing else on a table wants at first.
const HintLine = lazy(async () => (await Promise.all([import('./HintLine.tsx'), ensureMessages('bots')]))[0])
const Popover = lazy(() => import('./Popover.tsx'))
const WhyNot = lazy(() => import('./WhyNot.tsx'))

/** The heart of the table: what is asked, why, and all that can be answered. */
export function PromptBar() {
  const { t } = useTranslation()
  const { control, scene, face } = useTable()
  const now = useTableState((state) => state.now)!
  const moment = useTableState((state) => state.moment)
  const anchor = useTableState((state) => state.anchor)
  const chosen = useTableState((state) => state.chosen)
  const lead = useTableState((state) => state.lead)
  const hint = useTableState((state) => state.hint)
  const thinking = useTableState((state) => state.thinking)
  const { question, words } = scene
  const coach = useSettings((settings) => settings.coach)
  const [isWhyOpen, setWhyOpen] = useState(false)
  const company = useCompany()
  const Special = question === null ? undefined : face.decisions?.[question.kind]

  if (question === null) return <Waiting />
  return (
    <section className="prompt panel mine" aria-label={t('prompt.label')} data-kind={question.kind}>
      <div className="prompt-side">
        <button
          type="button"
          className="button side"
          disabled={(now.undoable === 0 && lead.length === 0) || moment !== null}
          onClick={() => control.undo(false)}
          aria-keyshortcuts="u"
        >
          <Icon name="undo" />
          <span>{t('undo')}</span>
        </button>
        {now.undoable > 1 && (
          <button type="button" className="button side" onClick={() => control.undo(true)} aria-keyshortcuts="r">
            <Icon name="restart" />
            <span>{t('restart')}</span>
          </button>
        )}
      </div>
      <div className="prompt-main">
        <h2 className="prompt-question">
          {plain(words.question(question))} <RuleLink law={question.law} />
          {company && scene.viewer !== null && <company.Seat seat={scene.viewer} />}
        </h2>
        <Ahead />
        {Special && <Special scene={scene} />}
        <Shelf
          of={`${scene.version}/${lead.length}/${chosen.length}`}
          ask={isOnMap(scene, face) ? face.places!.ask : null}
        >
          <OptionList />
        </Shelf>
        {(chosen.length > 0 || lead.length > 0) && (
          <button type="button" className="button quiet small prompt-back" onClick={() => control.back()}>
            <Icon name="previous" size={16} /> {t('prompt.back')}
          </button>
        )}
        {coach && hint === null && isCoached(now.plan) && (
          <Part>
            <CoachLine />
          </Part>
        )}
        <Part>{hint !== null && <HintLine hint={hint} question={question} />}</Part>
      </div>
      <div className="prompt-side">
        <button
          type="button"
          className="button side"
          disabled={thinking}
          aria-busy={thinking}
          onClick={() => control.askHint()}
          aria-keyshortcuts="h"
        >
          <Icon name="hint" />
          <span>{t('hint')}</span>
        </button>
        <button type="button" className="button side" onClick={() => setWhyOpen(true)}>
          <Icon name="help" />
          <span>{t('why.short')}</span>
        </button>
      </div>
      <Dialog open={isWhyOpen} shape="side" title={t('why.title')} onClose={() => setWhyOpen(false)}>
        <Part>
          <WhyNot />
        </Part>
      </Dialog>
      <Part>{anchor !== null && <Popover />}</Part>
    </section>
  )
}

/** Whether everything that can be chosen, but for declining, is a place on the board. */
function isOnMap({ question, rows }: Scene, face: GameFace): boolean {
  const things = rows.filter(({ index }) => question!.options![index] !== PASS)
  const isPlaced = ({ paths }: Row) =>
    paths.some(({ targets }) => targets.length > 0 && targets.every((id) => face.places?.include.test(id)))
  return things.length > 0 && things.every(isPlaced)
}

/** What the viewer would score by what is pointed at, and what dice may bring; or why it cannot be done. */
function Ahead() {
  const { scene, face } = useTable()
  const ahead = useAhead()
  const why = useWhyNot()
  const gains = (ahead?.events ?? []).flatMap((event) => face.gainOf?.(event) ?? [])
  const points = gains.filter(({ seat }) => seat === scene.viewer).reduce((sum, gain) => sum + gain.points, 0)
  const forecast = ahead === null ? null : (face.forecast?.(scene, ahead) ?? null)
  if (why !== null) return <p className="prompt-ahead">{why}</p>
  if (points === 0 && forecast === null) return null
  return (
    <p className="prompt-ahead" role="status">
      {points !== 0 && <b>{pointsIn(scene, points)}</b>} {forecast}
    </p>
  )
}

/** Points as the log tells them, where the game has words for that. */
function pointsIn({ words }: Scene, points: number): string {
  const bare = `${points > 0 ? '+' : ''}${words.number(points)}`
  return words.has(SCORED) ? plain(words.tell(SCORED, { points })) : bare
}

const SCORED = 'tail.scored'
