import { plain } from '@spinney/words'
import { useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/Icon.tsx'
import { useClosed } from './closed.ts'
import { useTable, useTableState } from './context.ts'
import type { TargetId } from './face.ts'
import { useLayout } from './layout.ts'
import { Numbers } from './Numbers.tsx'
import { numbersOf } from './paths.ts'
import { BlockedRow, ClosedRow, OptionButton } from './Rows.tsx'

/** What can be done with what was chosen, right beside it. On narrow screens the prompt shows the same. */
export default function Popover() {
  const layout = useLayout()
  const anchor = useTableState((state) => state.anchor)
  const chosen = useTableState((state) => state.chosen)
  const { scene } = useTable()
  const numbers = scene.question === null ? null : numbersOf(scene.question)
  const isOpen = anchor !== null && layout === 'wide' && (chosen.length > 0 || numbers !== null)
  return isOpen && scene.question !== null ? createPortal(<Beside anchor={anchor} />, document.body) : null
}

/** No more reasons are told than these: the rest is under “Why not?”. */
const REASONS = 5
const NOTHING: readonly TargetId[] = []

function Beside({ anchor }: { readonly anchor: string }) {
  const { t } = useTranslation()
  const { scene, face, control } = useTable()
  const chosen = useTableState((state) => state.chosen)
  const lead = useTableState((state) => state.lead)
  const box = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState<Place | null>(null)
  const question = scene.question!
  const numbers = numbersOf(question)
  const rows = scene.rows
  const title = face.titleOf?.(scene, chosen[0] ?? anchor) ?? null
  // Of what is closed here the worker knows more than the question says, as long as nothing has been begun.
  const wants = numbers === null && lead.length === 0 && chosen.length === 1
  const closed = useClosed(wants ? (title?.targets ?? chosen) : NOTHING).slice(0, REASONS)
  const reasons = wants && closed.length > 0 ? [] : scene.reasons.slice(0, REASONS)
  const count = rows.length + closed.length + reasons.length
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it holds decides how large it is
  useLayoutEffect(() => {
    const target = document.querySelector(`[data-target~="${CSS.escape(anchor)}"]`)
    if (target !== null && box.current !== null) setAt(placeBeside(target, box.current))
  }, [anchor, rows, count])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of answers, not of form fields
    <div
      className="popover panel on-paper"
      ref={box}
      role="region"
      aria-label={plain(scene.words.question(question))}
      style={at === null ? { visibility: 'hidden' } : { left: at.x, top: at.y }}
    >
      <div className="popover-head">
        {title !== null && <b>{title.name}</b>}
        {title?.note && <small>{title.note}</small>}
        <button type="button" className="popover-close" aria-label={t('close')} onClick={() => control.back()}>
          <Icon name="close" size={16} />
        </button>
      </div>
      {numbers !== null ? (
        <Numbers numbers={numbers} />
      ) : (
        rows.map((row, place) => <OptionButton key={JSON.stringify(row.picks)} row={row} place={place} />)
      )}
      {closed.map(({ about, text, law }) => (
        <ClosedRow key={`${about}/${text}`} name={about ?? ''} why={text} law={law} />
      ))}
      {reasons.map(({ question: asked, blocked }) => (
        <BlockedRow key={JSON.stringify(blocked.pick)} question={asked} blocked={blocked} />
      ))}
      {numbers === null && count === 0 && <p>{t('prompt.nothingHere')}</p>}
    </div>
  )
}

interface Place {
  readonly x: number
  readonly y: number
}

const GAP = 10

/** What may be chosen next weighs more than what only lies there. */
const OPEN = 3

/**
 * Left, right, above or below what it is about, in its middle or along one of its sides, and never over it: among what
 * stays where it may lie, the one that hides least of other targets; the first of equals.
 */
function placeBeside(target: Element, box: HTMLElement): Place {
  const rect = target.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = box
  const room = roomAround(target)
  const along = (start: number, end: number, size: number, least: number, most: number) =>
    [(start + end - size) / 2, end - size, start].map((at) => within(at, least, most - size))
  const [xs, ys] = [
    along(rect.left, rect.right, width, room.left, room.right),
    along(rect.top, rect.bottom, height, room.top, room.bottom),
  ]
  const tried: readonly Place[] = [
    ...ys.map((y) => ({ x: rect.left - width - GAP, y })),
    ...ys.map((y) => ({ x: rect.right + GAP, y })),
    ...xs.map((x) => ({ x, y: rect.top - height - GAP })),
    ...xs.map((x) => ({ x, y: rect.bottom + GAP })),
  ]
  const fits = ({ x, y }: Place) =>
    x >= room.left && y >= room.top && x + width <= room.right && y + height <= room.bottom
  const fitting = tried.filter(fits)
  const others = [...document.querySelectorAll('[data-target]')].filter((other) => other !== target)
  const shares = others.map((other) => ({
    place: other.getBoundingClientRect(),
    weight: other.matches('.is-selectable') ? OPEN : 1,
  }))
  const hidden = ({ x, y }: Place) =>
    shares.reduce((sum, { place, weight }) => {
      const across = Math.min(place.right, x + width) - Math.max(place.left, x)
      const down = Math.min(place.bottom, y + height) - Math.max(place.top, y)
      return across <= 0 || down <= 0 ? sum : sum + (weight * across * down) / (place.width * place.height)
    }, 0)
  const [first, ...rest] = fitting.length > 0 ? fitting : tried.map((place) => inside(place, width, height))
  return rest.reduce((best, place) => (hidden(place) < hidden(best) - 0.01 ? place : best), first!)
}

/** Beside a place of the board it stays on the board; beside a card it may lie over everything. */
function roomAround(target: Element): { left: number; top: number; right: number; bottom: number } {
  const board = target.closest('.board-area')?.getBoundingClientRect()
  const window = { left: GAP, top: GAP, right: innerWidth - GAP, bottom: innerHeight - GAP }
  return board === undefined ? window : { ...window, top: board.top, right: board.right, bottom: board.bottom }
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most))

const inside = ({ x, y }: Place, width: number, height: number): Place => ({
  x: within(x, GAP, innerWidth - width - GAP),
  y: within(y, GAP, innerHeight - height - GAP),
})
