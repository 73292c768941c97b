import { type RefObject, useLayoutEffect, useRef } from 'react'

/** One step of a marker from space to space; a long way takes no longer than the last of these. */
const STEP = 60
const [SHORTEST, LONGEST] = [150, 600]

/**
 * Lets markers with `data-marker` count their way from their last place to the new one, space by space.
 * Drawn by the browser's own animations.
 */
export function useGlide(box: RefObject<HTMLElement | null>, values: Readonly<Record<string, number | null>>): void {
  const before = useRef<{ values: typeof values; places: ReadonlyMap<string, DOMRect> } | null>(null)
  const key = JSON.stringify(values)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the values
  useLayoutEffect(() => {
    const markers = [...(box.current?.querySelectorAll<HTMLElement>('[data-marker]') ?? [])]
    const places = new Map(markers.map((marker) => [marker.dataset.marker!, marker.getBoundingClientRect()]))
    const last = before.current
    before.current = { values, places }
    if (last === null || isStill(box.current)) return
    for (const marker of markers) {
      const name = marker.dataset.marker!
      const [from, to] = [last.places.get(name), places.get(name)!]
      const steps = Math.abs((values[name] ?? 0) - (last.values[name] ?? 0))
      if (from === undefined || steps === 0 || from.top !== to.top) continue
      marker.animate([{ transform: `translateX(${from.left - to.left}px)` }, { transform: 'none' }], {
        duration: Math.min(LONGEST, Math.max(SHORTEST, steps * STEP)),
        easing: 'ease-out',
      })
    }
  }, [key])
}

function isStill(box: HTMLElement | null): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches || box?.closest('[data-motion="instant"]') != null
}
