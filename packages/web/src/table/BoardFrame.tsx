import { lazy, type PointerEvent, type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Part } from '../ui/Guard.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useTable } from './context.ts'
import type { Measures } from './face.ts'
import type { Layout } from './layout.ts'

// Large screens do without it.
const Overview = lazy(() => import('./Overview.tsx'))

const LARGEST = 4
const STEP = 1.5
/** Pieces are never drawn smaller than 22 pixels while one plays on a phone: aim a little higher. */
const PIECE = 24

/** How large the board is drawn: 1 fills its window. */
export interface Zoom {
  readonly value: number
  set(value: number): void
}

interface Props {
  readonly zoom: Zoom
  readonly layout: Layout
  /** The board is there, and not only its picture. */
  readonly isDrawn: boolean
  readonly children: ReactNode
}

/** The board in a window: scrolled by touch, wheel or keys, enlarged by pinching or by buttons. */
export function BoardFrame({ zoom, layout, isDrawn, children }: Props) {
  const { t } = useTranslation()
  const { face, scene } = useTable()
  const box = useRef<HTMLElement>(null)
  const fingers = useRef(new Map<number, { x: number; y: number }>())
  const pinch = useRef<{ distance: number; zoom: number } | null>(null)
  const before = useRef(zoom.value)

  // Keeps the middle of the window where it is.
  useEffect(() => {
    const frame = box.current
    const ratio = zoom.value / before.current
    before.current = zoom.value
    if (frame === null || ratio === 1) return
    frame.scrollLeft = (frame.scrollLeft + frame.clientWidth / 2) * ratio - frame.clientWidth / 2
    frame.scrollTop = (frame.scrollTop + frame.clientHeight / 2) * ratio - frame.clientHeight / 2
  }, [zoom.value])

  // Maps have another shape in another layout.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a face asks the window how it lies
  const measures = useMemo(() => face.measures?.(scene.view) ?? null, [face, scene.view, layout])
  usePlayZoom(box, zoom, layout, measures)
  useWhatMatters(box, zoom.value > 1, isDrawn, layout)

  const distance = () => {
    const [a, b] = [...fingers.current.values()]
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
  }
  const down = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') return
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    pinch.current = fingers.current.size === 2 ? { distance: distance(), zoom: zoom.value } : null
  }
  const move = (event: PointerEvent) => {
    if (!fingers.current.has(event.pointerId)) return
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (pinch.current !== null) zoom.set(within((pinch.current.zoom * distance()) / pinch.current.distance))
  }
  const up = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId)
    pinch.current = null
  }

  return (
    <>
      <section
        className="board-window"
        ref={box}
        aria-label={t('board')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
        tabIndex={0}
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={up}
        onPointerCancel={up}
        onPointerLeave={up}
        data-zoomed={zoom.value > 1 || undefined}
      >
        <div className="board-sheet" style={sheetOf(zoom.value, measures)}>
          {children}
        </div>
      </section>
      <Part>{layout !== 'wide' && zoom.value > 1 && isDrawn && <Overview window={box} />}</Part>
    </>
  )
}

/** On small screens play begins so large that pieces can be seen and hit. */
function usePlayZoom(box: RefObject<HTMLElement | null>, zoom: Zoom, layout: Layout, measures: Measures | null): void {
  const done = useRef<Layout | null>(null)
  useEffect(() => {
    const frame = box.current
    if (frame === null || done.current === layout) return
    done.current = layout
    if (layout === 'wide' || measures === null) return zoom.set(1)
    const width = Math.min(frame.clientWidth, measures.ratio * frame.clientHeight)
    zoom.set(within(PIECE / (measures.piece * width)))
  }, [box, zoom, layout, measures])
}

interface Spot {
  readonly x: number
  readonly y: number
}

/** Where on the screen something can be chosen. */
function openSpots(frame: HTMLElement): Spot[] {
  return [...frame.querySelectorAll('.art-target.is-selectable')].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { x: left + width / 2, y: top + height / 2 }
  })
}

/**
 * The first question, and every one whose places all lie outside the window, moves the window to them; so does a phone
 * that is turned.
 */
function useWhatMatters(box: RefObject<HTMLElement | null>, isZoomed: boolean, isDrawn: boolean, layout: Layout): void {
  const { scene } = useTable()
  const version = scene.question === null ? null : scene.view.version
  const hasGone = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new question is what matters
  useEffect(() => {
    const frame = box.current
    if (frame === null || !isZoomed || !isDrawn || version === null) return
    const spots = openSpots(frame)
    if (spots.length === 0) return
    const seen = frame.getBoundingClientRect()
    const isSeen = ({ x, y }: Spot) => x > seen.left && x < seen.right && y > seen.top && y < seen.bottom
    if (hasGone.current && spots.some(isSeen)) return
    hasGone.current = true
    const middle = (pick: (spot: Spot) => number) => spots.reduce((sum, spot) => sum + pick(spot), 0) / spots.length
    // The place nearest to the middle of them all: between far ones there may be nothing.
    const [x, y] = [middle((spot) => spot.x), middle((spot) => spot.y)]
    const far = (spot: Spot) => Math.hypot(spot.x - x, spot.y - y)
    const goal = spots.toSorted((a, b) => far(a) - far(b))[0]!
    frame.scrollBy({ left: goal.x - seen.left - seen.width / 2, top: goal.y - seen.top - seen.height / 2 })
  }, [version, isZoomed, isDrawn, layout])
}

/** Larger and smaller; on small screens: the whole map, and back to where one plays. */
export function ZoomButtons({ zoom, layout }: { readonly zoom: Zoom; readonly layout: Layout }) {
  const { t } = useTranslation()
  const [last, setLast] = useState(2)
  if (layout !== 'wide') {
    const isWhole = zoom.value === 1
    return (
      <button
        type="button"
        className="button round bar zoom-fit"
        aria-label={t(isWhole ? 'zoom.in' : 'zoom.all')}
        onClick={() => {
          if (!isWhole) setLast(zoom.value)
          zoom.set(isWhole ? last : 1)
        }}
      >
        <Icon name={isWhole ? 'plus' : 'fit'} />
      </button>
    )
  }
  return (
    <span className="zoom-buttons">
      <button
        type="button"
        className="button round bar"
        aria-label={t('zoom.out')}
        disabled={zoom.value === 1}
        onClick={() => zoom.set(within(zoom.value / STEP))}
      >
        <Icon name="minus" size={18} />
      </button>
      <button
        type="button"
        className="button round bar"
        aria-label={t('zoom.in')}
        disabled={zoom.value === LARGEST}
        onClick={() => zoom.set(within(zoom.value * STEP))}
      >
        <Icon name="plus" size={18} />
      </button>
    </span>
  )
}

/** The sheet is as large as the board drawn on it, and never smaller than the window: nobody scrolls past the map. */
function sheetOf(zoom: number, measures: Measures | null) {
  if (measures === null) return { width: `${zoom * 100}%`, height: `${zoom * 100}%` }
  const { ratio } = measures
  const width = `${zoom} * min(100cqw, ${ratio} * 100cqh)`
  return { width: `max(100cqw, ${width})`, height: `max(100cqh, ${width} / ${ratio})` }
}

function within(value: number): number {
  return Math.min(LARGEST, Math.max(1, value))
}
