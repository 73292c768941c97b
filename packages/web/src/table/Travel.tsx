import type { Seat } from '@spinney/kernel'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { type Pace, useSettings } from '../settings.ts'
import { useMedia } from '../ui/useMedia.ts'
import { useTable, useTableState } from './context.ts'
import {
  type Aim,
  changedSpots,
  delayOf,
  LASTS,
  newRows,
  passedRows,
  type Spot,
  stagesOf,
  type Travel,
  travelsOf,
} from './travel.ts'

const EASE = 'cubic-bezier(0.2, 0.7, 0.3, 1)'
const HIGHLIGHT = 700

interface Journey {
  readonly key: number
  readonly live: SVGSVGElement
  readonly travels: readonly Travel[]
}

/**
 * Pieces on their way, drawn over the board by the browser's own animations. The board below shows the new position
 * already, so nothing waits for this; where nothing is under way, nothing is drawn.
 */
export function TravelLayer() {
  const { face, scene } = useTable()
  const rows = useTableState((state) => state.rows)
  const fresh = useTableState((state) => state.fresh)
  const at = useTableState((state) => state.moment?.at ?? null)
  const shown = useRef(rows.length)
  const [journey, setJourney] = useState<Journey | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only new rows and other moments set something in motion
  useEffect(() => {
    const before = shown.current
    shown.current = at ?? rows.length
    const latest = at === null ? newRows(rows, fresh, before) : passedRows(rows, before, at)
    const live = document.querySelector<SVGSVGElement>('.board-sheet .art-map__live')
    if (latest.length === 0 || face.travels === undefined || live === null) return
    const travels = travelsOf(latest, face.travels, scene.view, live.viewBox.baseVal)
    setJourney(travels.length === 0 ? null : { key: shown.current, live, travels })
  }, [rows, at])

  if (journey === null || !journey.live.isConnected) return null
  const done = () => setJourney((now) => (now === journey ? null : now))
  // A drawing of its own over that of the board, so that the board is not painted again at every step.
  const over = (
    <svg className="travel-layer" viewBox={journey.live.getAttribute('viewBox')!} aria-hidden="true">
      <Flight key={journey.key} journey={journey} viewer={scene.viewer} done={done} />
    </svg>
  )
  return createPortal(over, journey.live.parentElement!)
}

interface FlightProps {
  readonly journey: Journey
  readonly viewer: Seat | null
  done(): void
}

/** The pieces of one journey; with little motion, the places that changed. */
function Flight({ journey: { live, travels }, viewer, done }: FlightProps) {
  const pace = useSettings((settings) => settings.pace)
  const isCalm = useMedia('(prefers-reduced-motion: reduce)') || pace === 'instant'
  const group = useRef<SVGGElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a journey is begun once
  useLayoutEffect(() => {
    const parts = [...(group.current?.children ?? [])]
    const started = isCalm ? parts.map(highlight) : setOut(parts, travels, pace, aimFor(live, viewer))
    let isOpen = true
    void Promise.allSettled(started.map(({ finished }) => finished)).then(() => isOpen && done())
    return () => {
      isOpen = false
      for (const animation of started) animation.cancel()
    }
  }, [])
  return (
    <g ref={group} className="travel">
      {isCalm
        ? changedSpots(travels).map(([x, y]) => (
            <circle key={`${x},${y}`} className="travel-changed" cx={x} cy={y} r={36} />
          ))
        : // biome-ignore lint/suspicious/noArrayIndexKey: a list that never changes
          travels.map(({ piece }, i) => <g key={i}>{piece}</g>)}
    </g>
  )
}

function highlight(part: Element): Animation {
  return part.animate([{ opacity: 0 }, { opacity: 1, offset: 0.25 }, { opacity: 0 }], { duration: HIGHLIGHT })
}

function setOut(parts: readonly Element[], travels: readonly Travel[], pace: Pace, aim: Aim): Animation[] {
  const duration = pace === 'instant' ? 0 : LASTS[pace]
  return parts.map((part, i) =>
    part.animate(stagesOf(travels[i]!, aim), {
      duration,
      delay: delayOf(i, parts.length),
      easing: EASE,
      fill: 'both',
    }),
  )
}

/** Owners' boards lie outside the drawing: at their chip or tab, or below for the viewer. */
function aimFor(live: SVGSVGElement, viewer: Seat | null): Aim {
  const toDrawing = live.getScreenCTM()?.inverse()
  return (owner: Seat | null, [x, y]: Spot) => {
    const board = document.querySelector(owner === viewer ? '.table-own' : `[data-seat="${owner}"]`)
    if (board === null || toDrawing === undefined) return [0, -1]
    const { left, top, width, height } = board.getBoundingClientRect()
    const goal = new DOMPoint(left + width / 2, top + height / 2).matrixTransform(toDrawing)
    const far = Math.hypot(goal.x - x, goal.y - y) || 1
    return [(goal.x - x) / far, (goal.y - y) / far]
  }
}
