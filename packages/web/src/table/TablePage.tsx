import type { Json } from '@spinney/kernel'
import { lazy, startTransition, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { useStore } from 'zustand'
import type { Engine } from '../engine/client.ts'
import { ownSeats } from '../engine/protocol.ts'
import { type GameEntry, gameOf } from '../games.ts'
import { ensureMessages } from '../i18n/index.ts'
import { partsAt } from '../i18n/parts.ts'
import { InfoRoot } from '../info/InfoRoot.tsx'
import { useSettings } from '../settings.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Announcer } from './Announcer.tsx'
import { TableCtx, type TableParts } from './context.ts'
import type { TableControl } from './control.ts'
import type { GameFace } from './face.ts'
import { mapIn, rememberBoard } from './ground.ts'
import { useLayout } from './layout.ts'
import { LightCtx } from './light.ts'
import { MapPicture } from './MapPicture.tsx'
import { Notices } from './Notices.tsx'
import { RuleDialog } from './RuleLink.tsx'
import { takeStart } from './start.ts'
import { openControl } from './store.ts'
import { TableLayout } from './TableLayout.tsx'
import { useScene } from './useScene.ts'
import { useShortcuts } from './useShortcuts.ts'
import './frame.css'
import './motion.css'
import './panels.css'
import './prompt.css'
import './table.css'
import { Part } from '../ui/Guard.tsx'

// What most moments of a game do without comes when it is wanted.
const Chronicle = lazy(() => import('./Chronicle.tsx'))
const SoundBox = lazy(() => import('../sound/SoundBox.tsx'))
const Curtain = lazy(() => import('./Curtain.tsx'))
const Finished = lazy(() => import('./Finished.tsx'))
const TableMenu = lazy(() => import('./TableMenu.tsx'))

interface Props {
  readonly id: string
  start?(): Engine
  /** What stands in the place of the table's own parts. */
  readonly parts?: TableParts | null
}

/** A table: opens the engine, which is a worker where nothing else is said, then the drawing of its game. */
export default function TablePage({ id, start, parts = null }: Props) {
  const [control, setControl] = useState<TableControl | null>(null)
  useEffect(() => {
    const opened = openControl(id, takeStart(id), start?.())
    setControl(opened)
    return () => opened.close()
  }, [id, start])
  return control === null ? <Loading id={id} /> : <OpenTable id={id} control={control} parts={parts} />
}

interface OpenProps {
  readonly id: string
  readonly control: TableControl
  readonly parts: TableParts | null
}

function OpenTable({ id, control, parts }: OpenProps) {
  const { t } = useTranslation()
  const problem = useStore(control.store, (state) => state.problem)
  const game = useStore(control.store, (state) => state.now?.plan.game)
  const config = useStore(control.store, (state) => state.now?.plan.config)
  const [drawn, setDrawn] = useState<{ entry: GameEntry; face: GameFace } | null>(null)
  useEffect(() => {
    if (game === undefined || config === undefined) return
    const entry = gameOf(game)
    void Promise.all([faceFor(entry, config), ensureMessages(entry.id, partsAt(game, config))]).then(([face]) =>
      startTransition(() => setDrawn({ entry, face })),
    )
  }, [game, config])
  if (game === undefined && problem !== null) {
    const isElsewhere = problem.code === 'held' || problem.code === 'elsewhere'
    return (
      <main className="trouble panel">
        <h1>{t(`trouble.${problem.code}`)}</h1>
        <p>{t(isElsewhere ? 'elsewhere.text' : 'trouble.text')}</p>
        {isElsewhere ? (
          <button type="button" className="button" onClick={() => control.takeOver()}>
            {t('elsewhere.take')}
          </button>
        ) : (
          <p className="trouble-detail">{problem.message}</p>
        )}
        <Link href="/" className="button primary">
          {t('home')}
        </Link>
      </main>
    )
  }
  return drawn === null ? <Loading id={id} /> : <DrawnTable id={id} control={control} parts={parts} {...drawn} />
}

/** How a game is drawn, with all that a table of this configuration draws. */
async function faceFor(entry: GameEntry, config: Json): Promise<GameFace> {
  const face = await entry.face()
  if (face === null) return (await import('./GenericBoard.tsx')).genericFace()
  await face.fetch?.(config)
  return face
}

interface DrawnProps extends OpenProps {
  readonly entry: GameEntry
  readonly face: GameFace
}

function DrawnTable({ id, control, entry, face, parts }: DrawnProps) {
  const { t } = useTranslation()
  // A new position is drawn in small steps, so that the page can be used all the while.
  const latest = useStore(control.store)
  const state = useDeferredValue(latest)
  const scene = useScene(entry, face, control, state)
  const pace = useSettings((settings) => settings.pace)
  const sound = useSettings((settings) => settings.sound)
  const layout = useLayout()
  const [law, setLaw] = useState<string | null>(null)
  const [sheet, setSheet] = useState<'menu' | 'log' | null>(null)
  const targets = useMemo(
    () => ({
      openMenu: () => setSheet('menu'),
      openLog: () => {
        const list = document.querySelector<HTMLElement>('.log')
        if (list === null) setSheet('log')
        else list.focus()
      },
    }),
    [],
  )
  useShortcuts(control, targets)
  useEffect(() => {
    const leave = () => rememberBoard(entry.id)
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [entry])
  const openRule = useCallback((number: string) => setLaw(number), [])
  const context = useMemo(
    () => (scene === null ? null : { entry, face, control, scene, state, parts, openRule }),
    [entry, face, control, scene, state, parts, openRule],
  )
  if (context === null) return <Loading id={id} />
  // Whoever plays by a program, such as our tests, waits until nothing is on its way.
  const isSettled = state === latest && !state.sending && !context.scene.isPlanning
  return (
    <TableCtx value={context}>
      <LightCtx value={control.lights}>
        <div
          className="table-page"
          data-motion={pace === 'instant' ? 'instant' : undefined}
          data-game={entry.id}
          data-layout={layout}
          data-lesson={parts === null ? undefined : ''}
          data-answers={state.now?.count ?? 0}
          data-settled={isSettled ? '' : undefined}
          data-onlooker={ownSeats(context.scene.plan).length === 0 ? '' : undefined}
        >
          <TableLayout layout={layout} sheet={sheet} setSheet={setSheet} />
          <Announcer />
          <InfoRoot />
          <Part>{parts === null && state.now?.view.result && <Finished />}</Part>
          <Part>
            {parts === null && <Chronicle />}
            {sound && <SoundBox />}
          </Part>
          <Part>{state.curtain !== null && <Curtain />}</Part>
          <Dialog open={sheet === 'menu'} title={t('settings')} onClose={() => setSheet(null)}>
            <Part>
              <TableMenu />
            </Part>
          </Dialog>
          <RuleDialog entry={entry} plan={context.scene.plan} law={law} onClose={() => setLaw(null)} />
          <Notices />
        </div>
      </LightCtx>
    </TableCtx>
  )
}

/** The bare board, as index.html has shown it from the first moment on. */
function Loading({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  return (
    <main className="loading" aria-busy="true">
      <MapPicture table={id} className="shell-board" />
      <p className={mapIn(id) === null ? undefined : 'sr-only'}>{t('loading')}</p>
    </main>
  )
}
