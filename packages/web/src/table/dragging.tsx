import { type PointerEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Scene, TargetId } from './face.ts'
import './popover.css'

interface Point {
  readonly x: number
  readonly y: number
}

/** A pointer that moves less has clicked. */
const SLACK = 8

/** The place under a point of the window, by all its names. */
function namesAt({ x, y }: Point): readonly TargetId[] {
  const place = document.elementFromPoint(x, y)?.closest('.board-window [data-target]')
  return place?.getAttribute('data-target')?.split(' ') ?? []
}

const pointOf = ({ clientX: x, clientY: y }: PointerEvent): Point => ({ x, y })
const stop = (event: Event): void => event.stopPropagation()

/**
 * Dragging from place to place with a mouse or a pen means the same as two clicks: where something starts, where it goes.
 * Letting go elsewhere means nothing. Fingers move the map; they tap twice.
 */
export function useDragging(scene: Scene) {
  const begun = useRef<{ readonly at: Point; readonly from: TargetId } | null>(null)
  const [arrow, setArrow] = useState<{ readonly from: Point; readonly to: Point } | null>(null)
  const down = (event: PointerEvent) => {
    if (event.pointerType === 'touch' || event.button !== 0) return
    const from = namesAt(pointOf(event)).find((name) => scene.starts(name))
    begun.current = from === undefined ? null : { at: pointOf(event), from }
  }
  const move = (event: PointerEvent) => {
    if (begun.current === null) return
    const { at, from } = begun.current
    const to = pointOf(event)
    if (arrow === null && Math.hypot(to.x - at.x, to.y - at.y) < SLACK) return
    if (arrow === null) scene.connect(from, null)
    setArrow({ from: at, to })
  }
  const up = (event: PointerEvent) => {
    const drag = begun.current
    begun.current = null
    if (arrow === null || drag === null) return
    setArrow(null)
    // The click that the browser makes of a drag's end means nothing.
    addEventListener('click', stop, { capture: true, once: true })
    setTimeout(() => removeEventListener('click', stop, true))
    scene.connect(drag.from, namesAt(pointOf(event)))
  }
  const drawing = arrow !== null && createPortal(<Arrow {...arrow} />, document.body)
  return { drawing, handlers: { onPointerDown: down, onPointerMove: move, onPointerUp: up } }
}

function Arrow({ from, to }: { readonly from: Point; readonly to: Point }) {
  const line = `M${from.x} ${from.y}L${to.x} ${to.y}`
  return (
    <svg className="drag-arrow" aria-hidden="true">
      <path d={line} stroke="#2b2118" strokeWidth={11} />
      <path d={line} stroke="var(--accent)" strokeWidth={6} />
      <circle cx={to.x} cy={to.y} r={11} fill="var(--accent)" stroke="#2b2118" strokeWidth={3} />
    </svg>
  )
}
