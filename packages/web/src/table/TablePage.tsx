import { lazy, Suspense, startTransition, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { useStore } from 'zustand'
import { type GameEntry, gameOf } from '../games.ts'
import { ensureMessages } from '../i18n/index.ts'
import { useSettings } from '../settings.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useMedia } from '../ui/useMedia.ts'
import { Announcer } from './Announcer.tsx'
import { TableCtx } from './context.ts'
import type { GameFace } from './face.ts'
import { genericFace } from './GenericBoard.tsx'
import { mapIn, rememberBoard } from './ground.ts'
import { MapPicture } from './MapPicture.tsx'
import { RuleDialog } from './RuleLink.tsx'
import { takeStart } from './start.ts'
import { openControl, type TableControl } from './store.ts'
import { TableLayout } from './TableLayout.tsx'
import { useScene } from './useScene.ts'
import { useShortcuts } from './useShortcuts.ts'
import './motion.css'
import './panels.css'
import './table.css'

// What most moments of a game do without comes when it is wanted.
const Curtain = lazy(() => import('./Curtain.tsx'))
const Finished = lazy(() => import('./Finished.tsx'))
const TableMenu = lazy(() => import('./TableMenu.tsx'))

/** A table: opens the engine, then the drawing of its game. */
export default function TablePage({ id }: { readonly id: string }) {
  const [control, setControl] = useState<TableControl | null>(null)
  useEffect(() => {
    const opened = openControl(id, takeStart(id))
    setControl(opened)
    return () => opened.close()
  }, [id])
  return control === null ? <Loading id={id} /> : <OpenTable id={id} control={control} />
}

function OpenTable({ id, control }: { readonly id: string; readonly control: TableControl }) {
  const { t } = useTranslation()
  const problem = useStore(control.store, (state) => state.problem)
  const game = useStore(control.store, (state) => state.now?.plan.game)
  const language = useSettings((settings) => settings.language)
  const [drawn, setDrawn] = useState<{ entry: GameEntry; face: GameFace } | null>(null)
  useEffect(() => {
    if (game === undefined) return
    const entry = gameOf(game)
    void Promise.all([entry.face(), ensureMessages(entry.folder, language), ensureMessages('bots', language)]).then(
      ([face]) => startTransition(() => setDrawn({ entry, face: face ?? genericFace })),
    )
  }, [game, language])
  if (game === undefined && problem !== null) {
    return (
      <main className="trouble panel">
        <h1>{t(`trouble.${problem.code}`)}</h1>
        <p>{t('trouble.text')}</p>
        <p className="trouble-detail">{problem.message}</p>
        <Link href="/" className="button primary">
          {t('home')}
        </Link>
      </main>
    )
  }
  return drawn === null ? <Loading id={id} /> : <DrawnTable id={id} control={control} {...drawn} />
}

interface DrawnProps {
  readonly id: string
  readonly control: TableControl
  readonly entry: GameEntry
  readonly face: GameFace
}

function DrawnTable({ id, control, entry, face }: DrawnProps) {
  const { t } = useTranslation()
  // A new position is drawn in small steps, so that the page can be used all the while.
  const state = useDeferredValue(useStore(control.store))
  const scene = useScene(entry, face, control, state)
  const pace = useSettings((settings) => settings.pace)
  const isWide = useMedia('(min-width: 1100px)')
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
    () => (scene === null ? null : { entry, face, control, scene, state, openRule }),
    [entry, face, control, scene, state, openRule],
  )
  if (context === null) return <Loading id={id} />
  return (
    <TableCtx value={context}>
      <div className="table-page" data-motion={pace === 'instant' ? 'instant' : undefined} data-game={entry.id}>
        <TableLayout isWide={isWide} sheet={sheet} setSheet={setSheet} />
        <Announcer />
        <Suspense fallback={null}>{state.now?.view.result && <Finished />}</Suspense>
        <Suspense fallback={null}>{state.curtain !== null && <Curtain />}</Suspense>
        <Dialog open={sheet === 'menu'} title={t('settings')} onClose={() => setSheet(null)}>
          <Suspense fallback={null}>
            <TableMenu />
          </Suspense>
        </Dialog>
        <RuleDialog game={entry.id} law={law} onClose={() => setLaw(null)} />
        {state.problem !== null && (
          <div className="toast" role="alert">
            <Icon name="alert" /> {t(`trouble.${state.problem.code}`)}
            <button type="button" className="button small" onClick={() => control.dismissProblem()}>
              {t('close')}
            </button>
          </div>
        )}
      </div>
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
