import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

interface Props {
  /** Another question: what was opened for the last one closes. */
  readonly of: number
  readonly children: ReactNode
}

interface Hidden {
  readonly before: boolean
  readonly after: number
}

const NOTHING: Hidden = { before: false, after: 0 }

/**
 * The answers in a place of fixed size. Where not all of them can be seen, shades say so, and a button tells how many
 * there are beyond and lays them all out over the rim of the map.
 */
export function Shelf({ of, children }: Props) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const [hidden, setHidden] = useState(NOTHING)
  const [opened, setOpened] = useState<number | null>(null)
  const isOpen = opened === of

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
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what its button opened
    <div
      className="shelf"
      ref={box}
      data-before={hidden.before || undefined}
      data-after={hidden.after > 0 || undefined}
      data-open={isOpen || undefined}
      onKeyDown={close}
    >
      {children}
      {(hidden.after > 0 || isOpen) && (
        <button
          type="button"
          className="button small shelf-more"
          aria-expanded={isOpen}
          onClick={() => setOpened(isOpen ? null : of)}
        >
          {isOpen ? t('options.fewer') : t('options.more', { count: hidden.after })}
        </button>
      )}
    </div>
  )
}

/** What of a list lies beyond its window: anything before it, and how many answers after. */
function hiddenIn(list: HTMLElement): Hidden {
  const { right, bottom } = list.getBoundingClientRect()
  const after = [...list.children].filter((child) => {
    const place = child.getBoundingClientRect()
    return place.right > right + 2 || place.bottom > bottom + 4
  }).length
  return { before: list.scrollLeft > 2 || list.scrollTop > 2, after }
}
