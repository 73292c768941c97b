import { plain } from '@spinney/words'
import { type CSSProperties, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon as StampIcon } from '../art/Icon.tsx'
import { useSettings } from '../settings.ts'
import { Icon } from '../ui/Icon.tsx'
import { Segmented } from '../ui/Segmented.tsx'
import { useTable, useTableState } from './context.ts'
import { Sentence } from './Sentence.tsx'
import { SPEED_WORDS, SPEEDS, type Speed } from './speeds.ts'
import { marksOf, stopFrom, stopsOf, stretchesOf, UNITS, type Unit } from './stops.ts'
import { useStory, wordWhole } from './story.ts'

/** Milliseconds that a moment stays where the pace has none of its own. */
const STAY = 900

/** Earlier moments: one after the other by itself, or by step, turn and round; stands where the prompt stood. */
export default function Replay() {
  const { t } = useTranslation()
  const { control, scene } = useTable()
  const count = useTableState((state) => state.now?.count ?? 0)
  const at = useTableState((state) => state.moment?.at ?? 0)
  const playing = useTableState((state) => state.playing)
  const chapters = useStory()
  const stops = useMemo(() => stopsOf(chapters, count), [chapters, count])
  const [unit, setUnit] = useState<Unit>('step')
  const [speed, setSpeed] = useState<Speed>('1')
  const go = (way: 1 | -1, by: Unit) => control.look(stopFrom(stops[by], at, way))
  usePlaying(stopFrom(stops[unit], at, 1), Number(speed))
  useReplayKeys(go)
  const { words } = scene
  return (
    <section className="prompt panel idle replay timeline" aria-label={t('replay')} data-waiting="past">
      <h2 className="sr-only">{t('replay')}</h2>
      <div className="replay-keys">
        <Key icon="turn-back" label={t('replay.turnBack')} off={at === 0} go={() => go(-1, 'turn')} />
        <Key icon="previous" label={t('timeline.back')} off={at === 0} go={() => go(-1, 'step')} />
        <button
          type="button"
          className="button round primary replay-play"
          aria-label={t(playing ? 'replay.pause' : 'replay.play')}
          onClick={() => control.setPlaying(!playing)}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
        <Key icon="next" label={t('timeline.on')} off={false} go={() => go(1, 'step')} />
        <Key icon="forward" label={t('replay.turn')} off={false} go={() => go(1, 'turn')} />
      </div>
      <div className="replay-main">
        <p className="replay-said">
          <Sentence />
          <small>{t('replay.at', { at: words.number(at), count: words.number(count) })}</small>
        </p>
        <Slider at={at} count={count} />
      </div>
      <div className="replay-ways">
        <Segmented<Speed>
          label={t('replay.speed')}
          value={speed}
          options={SPEEDS.map((value) => ({ value, label: SPEED_WORDS[value] }))}
          onChange={setSpeed}
        />
        <Segmented<Unit>
          label={t('replay.by')}
          value={unit}
          options={UNITS.map((value) => ({ value, label: t(`replay.by.${value}`) }))}
          onChange={setUnit}
        />
      </div>
      <button type="button" className="button small replay-now" onClick={() => control.look(null)}>
        {t('timeline.now')}
      </button>
    </section>
  )
}

interface KeyProps {
  readonly icon: 'previous' | 'next' | 'forward' | 'turn-back'
  readonly label: string
  readonly off: boolean
  go(): void
}

function Key({ icon, label, off, go }: KeyProps) {
  const isMirrored = icon === 'turn-back'
  return (
    <button
      type="button"
      className={`button round small${isMirrored ? ' is-mirrored' : ''}`}
      data-step={icon === 'previous' ? 'back' : undefined}
      aria-label={label}
      title={label}
      disabled={off}
      onClick={go}
    >
      <Icon name={isMirrored ? 'forward' : icon} size={18} />
    </button>
  )
}

/** The whole game: turns in their players' inks, rounds as numbers, big events as stamps. */
function Slider({ at, count }: { readonly at: number; readonly count: number }) {
  const { t } = useTranslation()
  const table = useTable()
  const { control, face, scene } = table
  const chapters = useStory()
  const stretches = useMemo(() => stretchesOf(chapters, count), [chapters, count])
  const marks = useMemo(
    () =>
      marksOf(chapters, count, ({ events }) =>
        events.reduce<ReturnType<NonNullable<typeof face.stampOf>>>(
          (found, event) => found ?? face.stampOf?.(event) ?? null,
          null,
        ),
      ),
    [chapters, count, face],
  )
  const place = (moment: number): CSSProperties => ({ insetInlineStart: `${(100 * moment) / Math.max(1, count)}%` })
  return (
    <div className="replay-slider">
      <ul className="replay-stamps" aria-label={t('replay.stamps')}>
        {marks.map(({ at: when, stamp, line }) => (
          <li key={when} style={place(when)}>
            <button
              type="button"
              className="replay-stamp"
              aria-current={when === at ? 'step' : undefined}
              aria-label={plain(wordWhole(table, line))}
              title={plain(wordWhole(table, line))}
              onClick={() => control.look(when)}
            >
              <StampIcon name={stamp} size={15} />
            </button>
          </li>
        ))}
      </ul>
      <div className="replay-track" aria-hidden="true">
        {stretches.map(({ from, to, seat }) => (
          <i
            key={from}
            style={{ flexGrow: to - from, background: seat === null ? 'var(--line-soft)' : scene.mark(seat).ink }}
          />
        ))}
      </div>
      <input
        type="range"
        min={0}
        max={count}
        value={at}
        aria-label={t('timeline')}
        aria-valuetext={t('timeline.at', { at: scene.words.number(at), count: scene.words.number(count) })}
        onChange={({ target }) => control.look(Number(target.value))}
      />
      <ol className="replay-rounds" aria-hidden="true">
        {stretches.flatMap(({ from, round }) =>
          round === null
            ? []
            : [
                <li key={from} style={place(from)}>
                  {scene.words.number(round)}
                </li>,
              ],
        )}
      </ol>
    </div>
  )
}

/** Goes on to the next stop after a while. */
function usePlaying(next: number, speed: number): void {
  const { control } = useTable()
  const at = useTableState((state) => state.moment?.at ?? null)
  const playing = useTableState((state) => state.playing)
  const pace = useSettings((settings) => settings.pace)
  useEffect(() => {
    if (!playing || at === null) return
    const stay = (pace === 'slow' ? 1.7 : 1) * STAY
    // Whoever left in between is not called back: the effect may end later than what it is about.
    const goOn = () => control.store.getState().playing && control.look(next)
    const timer = setTimeout(goOn, stay / speed)
    return () => clearTimeout(timer)
  }, [control, playing, at, next, pace, speed])
}

/** Space plays, arrows step, with Shift by turn. */
function useReplayKeys(go: (way: 1 | -1, by: Unit) => void): void {
  const { control } = useTable()
  // Before it is painted: keys work as soon as the replay can be seen.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const focused = event.target as HTMLElement
      if (event.ctrlKey || event.metaKey || event.altKey || focused.closest('[role="dialog"], textarea, select')) return
      const way = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null
      const isSpace = event.key === ' ' && focused.closest('button, input') === null
      if (way !== null && focused.closest('[role="radiogroup"], [role="group"]') === null) {
        go(way, event.shiftKey ? 'turn' : 'step')
      } else if (isSpace) control.setPlaying(!control.store.getState().playing)
      else if (event.key === 'Escape') control.look(null)
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [control, go])
}
