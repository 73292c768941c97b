import { type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useTable } from './context.ts'

/** The whole board in a corner of its window: whose is what, where something can be done, and what the window shows. */
export default function Overview({ window: box }: { readonly window: RefObject<HTMLElement | null> }) {
  const { t } = useTranslation()
  const { scene, face } = useTable()
  const frame = useRef<HTMLSpanElement>(null)
  const { Overview: Drawing } = face

  useEffect(() => {
    const view = box.current
    if (view === null) return
    // Moved by hand: a drawing at every step of a scroll would be too much.
    const follow = () => {
      const map = view.querySelector('.art-map')?.getBoundingClientRect()
      if (map === undefined || frame.current === null) return
      const seen = view.getBoundingClientRect()
      const share = (from: number, to: number, start: number, size: number) => [
        Math.max(0, (from - start) / size),
        Math.min(1, (to - start) / size),
      ]
      const [left, right] = share(seen.left, seen.right, map.left, map.width)
      const [top, bottom] = share(seen.top, seen.bottom, map.top, map.height)
      Object.assign(frame.current.style, {
        left: `${left! * 100}%`,
        right: `${(1 - right!) * 100}%`,
        top: `${top! * 100}%`,
        bottom: `${(1 - bottom!) * 100}%`,
      })
    }
    follow()
    const sizes = new ResizeObserver(follow)
    sizes.observe(view)
    if (view.firstElementChild !== null) sizes.observe(view.firstElementChild)
    view.addEventListener('scroll', follow, { passive: true })
    return () => {
      sizes.disconnect()
      view.removeEventListener('scroll', follow)
    }
  }, [box])

  if (Drawing === undefined) return null
  const go = ({ clientX, clientY, currentTarget }: MouseEvent) => {
    const view = box.current
    const map = view?.querySelector('.art-map')?.getBoundingClientRect()
    if (view === null || map === undefined) return
    const [small, seen] = [currentTarget.getBoundingClientRect(), view.getBoundingClientRect()]
    // A key has no place: it goes to the middle.
    const isKey = clientX === 0 && clientY === 0
    const [x, y] = isKey ? [0.5, 0.5] : [(clientX - small.left) / small.width, (clientY - small.top) / small.height]
    view.scrollBy({
      left: map.left + x * map.width - seen.left - seen.width / 2,
      top: map.top + y * map.height - seen.top - seen.height / 2,
    })
  }
  return (
    <button type="button" className="overview" aria-label={t('overview')} onClick={go}>
      <Drawing scene={scene} />
      <span className="overview-window" ref={frame} />
    </button>
  )
}
