import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../ui/Dialog.tsx'
import { Icon } from '../ui/Icon.tsx'
import { SeatShape } from '../ui/SeatShape.tsx'
import { useTable, useTableState } from './context.ts'
import { downloadRecord } from './download.ts'
import { ranking } from './ranking.ts'
import { ScoreChart } from './ScoreChart.tsx'

/** The end of the game: who won, how the scores ran, and what can be done with it. */
export default function Finished() {
  const { t } = useTranslation()
  const { control, scene } = useTable()
  const now = useTableState((state) => state.now)!
  const points = useTableState((state) => state.points)
  const [closed, setClosed] = useState(false)
  const { result } = now.view
  if (result === null) return null
  const { words } = scene
  const winners = words.list(result.winners.map((seat) => words.seat(seat)))
  return (
    <>
      {closed && (
        <button type="button" className="button primary finished-again" onClick={() => setClosed(false)}>
          <Icon name="chart" size={18} /> {t('finished.show')}
        </button>
      )}
      <Dialog
        open={!closed}
        title={result.winners.length === 0 ? t('finished.nobody') : t('finished.won', { seats: winners })}
        onClose={() => setClosed(true)}
        footer={
          <>
            <button type="button" className="button" onClick={() => void downloadRecord(control, now.plan.game)}>
              <Icon name="download" size={18} /> {t('record.download')}
            </button>
            <button
              type="button"
              className="button primary"
              onClick={() => {
                setClosed(true)
                control.look(0)
              }}
            >
              <Icon name="play" size={18} /> {t('finished.replay')}
            </button>
          </>
        }
      >
        <ol className="ranking">
          {ranking(result).map((seat) => (
            <li key={seat}>
              <SeatShape mark={scene.mark(seat)} />
              <b>{words.seat(seat)}</b>
              <span className="ranking-score">{words.number(result.scores[seat]!)}</span>
            </li>
          ))}
        </ol>
        <ScoreChart points={points} />
      </Dialog>
    </>
  )
}
