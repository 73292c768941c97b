import { useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { useStore } from 'zustand'
import { useTable } from '../../table/context.ts'
import type { TargetId } from '../../table/face.ts'
import { useLesson } from './context.ts'

interface Spot {
  readonly x: number
  readonly y: number
}

/** What the coach means: lit like anything that is pointed at, with an arrow to it on the map. */
export function PointLayer() {
  const { scene, face, control } = useTable()
  const { now } = useLesson()
  const isWanted = now.phase !== 'done'
  const targets = useMemo(
    (): readonly TargetId[] =>
      isWanted ? now.points.flatMap(({ sort, value }) => [...face.targetsOf({ picks: sort, about: null }, value)]) : [],
    [now.points, face, isWanted],
  )
  const { lights } = control
  const isDark = useStore(lights, ({ lit }) => lit.length === 0)
  // Whatever else is pointed at for a moment is lit instead.
  useEffect(() => {
    if (isDark && targets.length > 0) control.light(targets)
  }, [isDark, targets, control])
  useEffect(() => () => control.light(null), [control])
  const arrow = useArrow(targets, scene.version)
  // On small screens the map is larger than its window.
  useEffect(() => {
    const last = targets.findLast((id) => placeOf(id) !== null)
    if (last !== undefined) placeOf(last)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [targets])
  const area = document.querySelector('.board-area')
  if (arrow === null || area === null) return null
  const { from, to } = arrow
  const bend = { x: (from.x + to.x) / 2 - (to.y - from.y) * 0.18, y: (from.y + to.y) / 2 + (to.x - from.x) * 0.18 }
  const angle = Math.atan2(to.y - bend.y, to.x - bend.x)
  const wing = (by: number) => `${to.x - 20 * Math.cos(angle + by)} ${to.y - 20 * Math.sin(angle + by)}`
  const head = `M${wing(0.5)}L${to.x} ${to.y}L${wing(-0.5)}Z`
  const path = `M${from.x} ${from.y}Q${bend.x} ${bend.y} ${to.x - 12 * Math.cos(angle)} ${to.y - 12 * Math.sin(angle)}`
  return createPortal(
    <svg className="coach-arrow" aria-hidden="true">
      <path d={path} className="coach-arrow-rim" />
      <path d={head} className="coach-arrow-rim is-head" />
      <path d={path} className="coach-arrow-line" />
      <path d={head} className="coach-arrow-line is-head" />
    </svg>,
    area,
  )
}

/** From the first place on the map to the last; to a single one from beside it. */
function useArrow(targets: readonly TargetId[], version: number): { from: Spot; to: Spot } | null {
  const [arrow, setArrow] = useState<{ from: Spot; to: Spot } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new position may move what is pointed at
  useEffect(() => {
    const area = document.querySelector('.board-area')
    if (area === null) return
    const look = () => setArrow(arrowIn(area, targets))
    look()
    // The board is drawn after the panels.
    const soon = requestAnimationFrame(() => requestAnimationFrame(look))
    const sizes = new ResizeObserver(look)
    sizes.observe(area)
    for (const sheet of area.querySelectorAll('.board-sheet')) sizes.observe(sheet)
    const changes = new MutationObserver(look)
    changes.observe(area.querySelector('.board-sheet') ?? area, { childList: true })
    area.addEventListener('scroll', look, true)
    return () => {
      cancelAnimationFrame(soon)
      sizes.disconnect()
      changes.disconnect()
      area.removeEventListener('scroll', look, true)
    }
  }, [targets, version])
  return arrow
}

/** Where something lies on the map. */
const placeOf = (id: TargetId): Element | null =>
  document.querySelector(`.board-area [data-target~="${CSS.escape(id.replace(/^(?:from|to):/, 'clearing:'))}"]`)

function arrowIn(area: Element, targets: readonly TargetId[]): { from: Spot; to: Spot } | null {
  const frame = area.getBoundingClientRect()
  const boxes = targets.flatMap((id) => {
    const box = placeOf(id)?.getBoundingClientRect()
    return box === undefined || box.width === 0 ? [] : [box]
  })
  const last = boxes.at(-1)
  if (last === undefined) return null
  const middle = (box: DOMRect): Spot => ({
    x: box.left + box.width / 2 - frame.left,
    y: box.top + box.height / 2 - frame.top,
  })
  const to = middle(last)
  const first =
    boxes.length > 1 ? middle(boxes[0]!) : { x: to.x + (to.x > frame.width / 2 ? -1 : 1) * 130, y: to.y - 40 }
  const length = Math.hypot(to.x - first.x, to.y - first.y) || 1
  // It ends at the rim of what it means, so that nothing is hidden.
  const along = (spot: Spot, by: number): Spot => ({
    x: spot.x + ((to.x - first.x) / length) * by,
    y: spot.y + ((to.y - first.y) / length) * by,
  })
  const rim = Math.min(last.width, last.height) * 0.42
  return {
    from: boxes.length > 1 ? along(first, Math.min(24, length / 4)) : first,
    to: along(to, -Math.min(rim, length / 2)),
  }
}
