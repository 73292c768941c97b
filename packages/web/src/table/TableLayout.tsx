import { memo, useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { Dialog } from '../ui/Dialog.tsx'
import { Icon } from '../ui/Icon.tsx'
import { BoardFrame, ZoomButtons } from './BoardFrame.tsx'
import { useTable, useTableState } from './context.ts'
import { Log } from './Log.tsx'
import { MapPicture } from './MapPicture.tsx'
import { PromptBar } from './PromptBar.tsx'
import { SeatBoards, SeatChips } from './Seats.tsx'
import { Timeline } from './Timeline.tsx'
import { TravelLayer } from './Travel.tsx'

type Sheet = 'menu' | 'log' | null

interface Props {
  readonly isWide: boolean
  readonly sheet: Sheet
  setSheet(sheet: Sheet): void
}

/** The table: board first; panels beside it where there is room, as sheets where there is not. */
export const TableLayout = memo(function TableLayout({ isWide, sheet, setSheet }: Props) {
  const { t } = useTranslation()
  const { scene, face } = useTable()
  const moment = useTableState((state) => state.moment)
  const { Board, Status, Market, Own } = face
  const past = moment === null ? undefined : ''
  const [size, setSize] = useState(1)
  const zoom = { value: size, set: setSize }
  // The board has many parts: questions can be answered before it is drawn. Until then there is its picture.
  const isDrawn = useDeferredValue(true, false)
  return (
    <>
      <header className="table-head">
        <Link href="/" className="button round bar" aria-label={t('home')}>
          <Icon name="home" />
        </Link>
        {Status && <Status scene={scene} />}
        {!isWide && <SeatChips />}
        <ZoomButtons zoom={zoom} />
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
      {isWide && Market && (
        <aside className="table-market" aria-label={t('market')}>
          <Market scene={scene} />
        </aside>
      )}
      <main className="table-main" data-past={past}>
        <h1 className="sr-only">{t('table', { game: scene.words.message('game.name') })}</h1>
        <div className="board-area">
          <BoardFrame zoom={zoom}>
            {isDrawn ? <Board scene={scene} /> : <MapPicture table={scene.plan.id} className="board-ground" />}
          </BoardFrame>
          <TravelLayer />
        </div>
        <PromptBar />
        {Own && scene.viewer !== null && (
          <section className="table-own" aria-label={t('own')}>
            <Own scene={scene} />
          </section>
        )}
      </main>
      {isWide ? <SidePanels /> : <PhoneBar sheet={sheet} setSheet={setSheet} />}
    </>
  )
})

function SidePanels() {
  const { t } = useTranslation()
  return (
    <aside className="table-side" aria-label={t('side')}>
      <section className="panel side-log" aria-label={t('log')}>
        <h2>{t('log')}</h2>
        <Log />
        <Timeline />
      </section>
      <section className="panel side-seats" aria-label={t('seats')}>
        <SeatBoards />
      </section>
    </aside>
  )
}

function PhoneBar({ sheet, setSheet }: Omit<Props, 'isWide'>) {
  const { t } = useTranslation()
  const { face, scene } = useTable()
  const [own, setOwn] = useState<'seats' | 'market' | null>(null)
  const { Market } = face
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
        <button type="button" onClick={() => setSheet('menu')}>
          <Icon name="settings" size={22} /> {t('settings')}
        </button>
      </nav>
      <Dialog shape="sheet" open={own === 'seats'} title={t('seats')} onClose={() => setOwn(null)}>
        <SeatBoards />
      </Dialog>
      {Market && (
        <Dialog shape="sheet" open={own === 'market'} title={t('market')} onClose={() => setOwn(null)}>
          <Market scene={scene} />
        </Dialog>
      )}
      <Dialog shape="sheet" open={sheet === 'log'} title={t('log')} onClose={() => setSheet(null)}>
        <Log />
        <Timeline />
      </Dialog>
    </>
  )
}
