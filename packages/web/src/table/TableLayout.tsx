import { lazy, memo, useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { useSettings } from '../settings.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Part } from '../ui/Guard.tsx'
import { Icon } from '../ui/Icon.tsx'
import { BoardFrame, ZoomButtons } from './BoardFrame.tsx'
import { useCompany } from './company.ts'
import { useTable, useTableState } from './context.ts'
import { Log } from './Log.tsx'
import type { Layout } from './layout.ts'
import { MapPicture } from './MapPicture.tsx'
import { PromptBar } from './PromptBar.tsx'
import { BoardsDialog, SeatChips } from './Seats.tsx'
import { PhoneScene, SidePanels } from './SidePanels.tsx'
import { Timeline } from './Timeline.tsx'
import { TravelLayer } from './Travel.tsx'

const Summary = lazy(() => import('./Summary.tsx'))

type Sheet = 'menu' | 'log' | null

interface Props {
  readonly layout: Layout
  readonly sheet: Sheet
  setSheet(sheet: Sheet): void
}

/** The table: board first; panels beside it where there is room, as sheets where there is not. Sizes: frame.css. */
export const TableLayout = memo(function TableLayout({ layout, sheet, setSheet }: Props) {
  const { t } = useTranslation()
  const { scene, face, parts } = useTable()
  const moment = useTableState((state) => state.moment)
  const { Board, Status, Market, Own } = face
  const past = moment === null ? undefined : ''
  const [size, setSize] = useState(1)
  const zoom = useMemo(() => ({ value: size, set: setSize }), [size])
  const [isOwnOpen, setOwnOpen] = useState(false)
  const isWide = layout === 'wide'
  // The board has many parts: questions can be answered before it is drawn. Until then there is its picture.
  const isDrawn = useDeferredValue(true, false)
  const Prompt = parts?.Prompt ?? PromptBar
  const Side = parts?.Side ?? SidePanels
  return (
    <>
      {parts === null ? (
        <header className="table-head">
          <Link href="/" className="button round bar" aria-label={t('home')}>
            <Icon name="home" />
          </Link>
          {Status && <Status scene={scene} />}
          <ZoomButtons zoom={zoom} layout={layout} />
          {!isWide && <SeatChips />}
          {isWide && <SoundButton />}
          {isWide && (
            <button
              type="button"
              className="button round bar"
              aria-label={t('settings')}
              onClick={() => setSheet('menu')}
            >
              <Icon name="settings" />
            </button>
          )}
        </header>
      ) : (
        <parts.Head />
      )}
      <main className="table-main" data-past={past}>
        <h1 className="sr-only">{t('table', { game: scene.words.message('game.name') })}</h1>
        <div className="board-area">
          <BoardFrame zoom={zoom} layout={layout} isDrawn={isDrawn}>
            {isDrawn ? <Board scene={scene} /> : <MapPicture table={scene.plan.id} className="board-ground" />}
          </BoardFrame>
          <TravelLayer />
        </div>
        <Prompt />
        {Own && scene.viewer !== null && (
          <section className="table-own" aria-label={t('own')}>
            <Own scene={scene} openBoard={() => setOwnOpen(true)} />
          </section>
        )}
      </main>
      {isWide && Market && (
        <aside className="table-market" aria-label={t('market')}>
          <Market scene={scene} />
        </aside>
      )}
      {!isWide && <PhoneScene />}
      <BoardsDialog seat={isOwnOpen ? scene.viewer : null} onClose={() => setOwnOpen(false)} />
      {isWide ? <Side /> : <PhoneBar sheet={sheet} setSheet={setSheet} />}
    </>
  )
})

/** Sound is off until somebody wants it. */
function SoundButton() {
  const { t } = useTranslation()
  const sound = useSettings((settings) => settings.sound)
  const change = useSettings((settings) => settings.change)
  const label = t(sound ? 'sound.off' : 'sound.on')
  return (
    <button
      type="button"
      className="button round bar"
      aria-label={label}
      title={label}
      onClick={() => change({ sound: !sound })}
    >
      <Icon name={sound ? 'sound' : 'silence'} />
    </button>
  )
}

function PhoneBar({ sheet, setSheet }: Omit<Props, 'layout'>) {
  const { t } = useTranslation()
  const { face, scene } = useTable()
  const [own, setOwn] = useState<'seats' | 'market' | null>(null)
  const { Market } = face
  const company = useCompany()
  return (
    <>
      <nav className="phone-bar" aria-label={t('side')}>
        {Market && (
          <button type="button" onClick={() => setOwn('market')}>
            <Icon name="hand" size={22} /> {t('market')}
          </button>
        )}
        <button type="button" onClick={() => setOwn('seats')}>
          <Icon name="seats" size={22} /> {t('seats')}
        </button>
        <button type="button" onClick={() => setSheet('log')}>
          <Icon name="log" size={22} /> {t('log')}
        </button>
        {company && <company.PhoneTalk />}
        <button type="button" onClick={() => setSheet('menu')}>
          <Icon name="settings" size={22} /> {t('settings')}
        </button>
      </nav>
      <BoardsDialog seat={own === 'seats' ? (scene.viewer ?? 0) : null} onClose={() => setOwn(null)} />
      {Market && (
        <Dialog shape="sheet" open={own === 'market'} title={t('market')} onClose={() => setOwn(null)}>
          <Market scene={scene} />
        </Dialog>
      )}
      <Dialog shape="sheet" open={sheet === 'log'} title={t('log')} onClose={() => setSheet(null)}>
        <Part>
          <Summary />
        </Part>
        <Log />
        <Timeline />
      </Dialog>
    </>
  )
}
