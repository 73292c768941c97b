import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/Icon.tsx'
import { useTable } from './context.ts'

interface Props {
  /** Another question: what was opened for the last one closes. */
  readonly of: string
  /** Where all of them are places on the board: the message that says so in their place when they do not fit. */
  readonly ask: string | null
  readonly children: ReactNode
}

interface Hidden {
  readonly before: boolean
  readonly after: number
}

const NOTHING: Hidden = { before: false, after: 0 }
/** So few answers are never folded. */
const FEW = 3

/**
 * The answers in a place of fixed size. Where not all of them can be seen, shades say so, and a button tells how many
 * there are beyond and lays them all out over the rim of the map. Where they are places, the list folds away.
 */
export function Shelf({ of, ask, children }: Props) {
  const { t } = useTranslation()
  const { scene } = useTable()
  const box = useRef<HTMLDivElement>(null)
  const [hidden, setHidden] = useState(NOTHING)
  const [opened, setOpened] = useState<string | null>(null)
  const [folded, setFolded] = useState<string | null>(null)
  // Where room is short, names go without what they do.
  const [tight, setTight] = useState<string | null>(null)
  const isOpen = opened === of
  const isFolded = ask !== null && folded === of && !isOpen

  // Before it is seen: no list comes only to fold away.
  useLayoutEffect(() => {
    const list = box.current?.querySelector('.options')
    if (!(list instanceof HTMLElement) || hiddenIn(list).after === 0) return
    if (ask === null) setTight(of)
    else if (list.childElementCount > FEW) setFolded(of)
  }, [of, ask])

  useEffect(() => {
    const list = box.current?.querySelector('.options')
    if (!(list instanceof HTMLElement)) return
    const look = () =>
      setHidden((last) => {
        const next = hiddenIn(list)
        return last.before === next.before && last.after === next.after ? last : next
      })
    const sizes = new ResizeObserver(look)
    sizes.observe(list)
    const answers = new MutationObserver(look)
    answers.observe(list, { childList: true, subtree: true, characterData: true })
    list.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      answers.disconnect()
      list.removeEventListener('scroll', look)
    }
  }, [])

  const close = (event: KeyboardEvent) => {
    if (!isOpen || event.key !== 'Escape') return
    event.stopPropagation()
    setOpened(null)
  }
  const count = folded === of ? scene.rows.length : hidden.after
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what its button opened
    <div
      className="shelf"
      ref={box}
      data-before={hidden.before || undefined}
      data-after={hidden.after > 0 || undefined}
      data-open={isOpen || undefined}
      data-fold={isFolded || undefined}
      data-tight={(tight === of && !isOpen) || undefined}
      onKeyDown={close}
    >
      {isFolded && ask !== null && (
        <p className="shelf-map">
          <Icon name="map" size={20} /> {scene.words.message(ask)}
        </p>
      )}
      {children}
      {(count > 0 || isOpen) && (
        <button
          type="button"
          className="button small shelf-more"
          aria-expanded={isOpen}
          onClick={() => setOpened(isOpen ? null : of)}
        >
          {isOpen ? t('options.fewer') : t(folded === of ? 'options.all' : 'options.more', { count })}
        </button>
      )}
    </div>
  )
}

/** Whether two boxes share more than their rims. */
const isOver = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right - 2 && one.right > other.left + 2 && one.top < other.bottom - 2 && one.bottom > other.top + 2

/** What of a list lies beyond its window, or under the ending that stays in sight: anything before, how many after. */
function hiddenIn(list: HTMLElement): Hidden {
  const { left, right, bottom } = list.getBoundingClientRect()
  const ending = list.querySelector('.pass')
  const rim = ending !== null && getComputedStyle(ending).position === 'sticky' ? ending : null
  const over = rim?.getBoundingClientRect() ?? null
  let after = 0
  for (const child of list.children) {
    if (child === rim) continue
    const place = child.getBoundingClientRect()
    const isUnder = over !== null && isOver(place, over)
    const isAfter = isUnder || place.right > right + 2 || place.bottom > bottom + 4
    if (isAfter) after++
    child.toggleAttribute('data-cut', isAfter || place.left < left - 2)
  }
  return { before: list.scrollLeft > 2 || list.scrollTop > 2, after }
}
