import { type PointerEvent, type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/Icon.tsx'

const LARGEST = 4
const STEP = 1.5

/** How large the board is drawn: 1 fills its window. */
export interface Zoom {
  readonly value: number
  set(value: number): void
}

interface Props {
  readonly zoom: Zoom
  readonly children: ReactNode
}

/** The board in a window: scrolled by touch, wheel or keys, enlarged by pinching or by buttons. */
export function BoardFrame({ zoom, children }: Props) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
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
      <div className="board-sheet" style={{ width: `${zoom.value * 100}%`, height: `${zoom.value * 100}%` }}>
        {children}
      </div>
    </section>
  )
}

export function ZoomButtons({ zoom }: { readonly zoom: Zoom }) {
  const { t } = useTranslation()
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

function within(value: number): number {
  return Math.min(LARGEST, Math.max(1, value))
}
