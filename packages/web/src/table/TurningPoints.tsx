import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Moment } from '../engine/protocol.ts'
import { Icon } from '../ui/Icon.tsx'
import { useTable } from './context.ts'
import type { Scene } from './face.ts'
import type { TurningPoint } from './turning.ts'

interface Props {
  readonly turning: readonly TurningPoint[]
  go(at: number): void
}

/** Where the game turned: a little map of each moment, what happened in a sentence, and the way there. */
export function TurningPoints({ turning, go }: Props) {
  const { t } = useTranslation()
  return (
    <section className="result-moments">
      <h2>{t('finished.turning')}</h2>
      <ol>
        {turning.map((point, i) => (
          <li key={point.at}>
            <LittleMap point={point} number={i + 1} />
            <Told point={point} />
            <button
              type="button"
              className="button round"
              aria-label={t('finished.go', { number: i + 1 })}
              onClick={() => go(point.from)}
            >
              <Icon name="play" size={18} />
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Told({ point: { round, seat, gain, leads } }: { readonly point: TurningPoint }) {
  const { t } = useTranslation()
  const { scene } = useTable()
  const facts = { seat: scene.words.seat(seat), count: Math.abs(gain) }
  return (
    <p>
      <b>{t('saves.round', { round })}</b>
      {t(gain < 0 ? 'finished.lost' : leads ? 'finished.lead' : 'finished.gained', facts)}
    </p>
  )
}

/** The board at that moment, to look at only. */
export function LittleMap({ point, number }: { readonly point: TurningPoint; readonly number: number }) {
  const { control, scene, face } = useTable()
  const [moment, setMoment] = useState<Moment | null>(null)
  useEffect(() => {
    let gone = false
    void control.peek(point.at).then((found) => gone || setMoment(found))
    return () => {
      gone = true
    }
  }, [control, point.at])
  const past = useMemo((): Scene | null => {
    if (moment === null) return null
    const { view, aides } = moment
    return { ...scene, view, aides, question: null, outlook: null, targets: new Map(), recent: [] }
  }, [moment, scene])
  return (
    <span className="result-map" aria-hidden="true" inert>
      {past !== null && <face.Board scene={past} />}
      <b className="result-number">{scene.words.number(number)}</b>
    </span>
  )
}
