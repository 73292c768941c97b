import { plain } from '@spinney/words'
import { useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/Icon.tsx'
import { useTable, useTableState } from './context.ts'
import { useLayout } from './layout.ts'
import { Numbers } from './Numbers.tsx'
import { numbersOf } from './paths.ts'
import { BlockedRow, OptionButton } from './Rows.tsx'
import './popover.css'

/** What can be done with what was chosen, right beside it. On narrow screens the prompt shows the same. */
export function Popover() {
  const layout = useLayout()
  const anchor = useTableState((state) => state.anchor)
  const chosen = useTableState((state) => state.chosen)
  const { scene } = useTable()
  const numbers = scene.question === null ? null : numbersOf(scene.question)
  const isOpen = anchor !== null && layout === 'wide' && (chosen.length > 0 || numbers !== null)
  return isOpen && scene.question !== null ? createPortal(<Beside anchor={anchor} />, document.body) : null
}

function Beside({ anchor }: { readonly anchor: string }) {
  const { t } = useTranslation()
  const { scene, control } = useTable()
  const box = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState<Place | null>(null)
  const question = scene.question!
  const numbers = numbersOf(question)
  const rows = scene.rows
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it holds decides how large it is
  useLayoutEffect(() => {
    const target = document.querySelector(`[data-target~="${CSS.escape(anchor)}"]`)
    if (target !== null && box.current !== null) setAt(placeBeside(target, box.current))
  }, [anchor, rows])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of answers, not of form fields
    <div
      className="popover panel on-paper"
      ref={box}
      role="region"
      aria-label={plain(scene.words.question(question))}
      style={at === null ? { visibility: 'hidden' } : { left: at.x, top: at.y }}
    >
      <button type="button" className="popover-close" aria-label={t('close')} onClick={() => control.back()}>
        <Icon name="close" size={16} />
      </button>
      {numbers !== null ? (
        <Numbers numbers={numbers} />
      ) : (
        rows.map((row, place) => <OptionButton key={JSON.stringify(row.picks)} row={row} place={place} />)
      )}
      {scene.reasons.map(({ question: asked, blocked }) => (
        <BlockedRow key={JSON.stringify(blocked.pick)} question={asked} blocked={blocked} />
      ))}
      {numbers === null && rows.length === 0 && scene.reasons.length === 0 && <p>{t('prompt.nothingHere')}</p>}
    </div>
  )
}

interface Place {
  readonly x: number
  readonly y: number
}

const GAP = 10

/** Left, right, above or below: the first that stays in the window and hides no other target, else what hides fewest. */
function placeBeside(target: Element, box: HTMLElement): Place {
  const rect = target.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = box
  const middle = { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 }
  const tried: readonly Place[] = [
    { x: rect.left - width - GAP, y: middle.y - height / 2 },
    { x: rect.right + GAP, y: middle.y - height / 2 },
    { x: middle.x - width / 2, y: rect.top - height - GAP },
    { x: middle.x - width / 2, y: rect.bottom + GAP },
  ]
  const inside = tried.map(({ x, y }) => ({
    x: Math.min(Math.max(x, GAP), innerWidth - width - GAP),
    y: Math.min(Math.max(y, GAP), innerHeight - height - GAP),
  }))
  const others = [...document.querySelectorAll('[data-target]')].map((other) => other.getBoundingClientRect())
  const hidden = ({ x, y }: Place) =>
    others.filter((o) => o.left < x + width && o.right > x && o.top < y + height && o.bottom > y).length
  return inside.reduce((best, place) => (hidden(place) < hidden(best) ? place : best))
}
