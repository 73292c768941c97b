import { type RefObject, useLayoutEffect, useRef } from 'react'

/** One step of a marker from space to space; a long way takes no longer than the last of these. */
const STEP = 60
const [SHORTEST, LONGEST] = [150, 600]

/** Where markers stand: the number of their space by name. */
type Values = Readonly<Record<string, number | null>>

/**
 * Lets markers with `data-marker` count their way from their last space to the new one; spaces are the children of
 * the box. Drawn by the browser's own animations.
 */
export function useGlide(box: RefObject<HTMLElement | null>, values: Values): void {
  const before = useRef<Values | null>(null)
  const key = JSON.stringify(values)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the values
  useLayoutEffect(() => {
    const last = before.current
    before.current = values
    if (last === null || isStill(box.current)) return
    // Measured with the next frame, when the browser lays the page out anyway.
    const frame = requestAnimationFrame(() => box.current && glide(box.current, last, values))
    return () => cancelAnimationFrame(frame)
  }, [key])
}

function glide(box: HTMLElement, last: Values, values: Values): void {
  for (const marker of box.querySelectorAll<HTMLElement>('[data-marker]')) {
    const name = marker.dataset.marker!
    const [from, to] = [spaceOf(box, last[name]), spaceOf(box, values[name])]
    if (from === undefined || to === undefined || from === to || from.offsetTop !== to.offsetTop) continue
    const steps = Math.abs(values[name]! - last[name]!)
    marker.animate([{ transform: `translateX(${from.offsetLeft - to.offsetLeft}px)` }, { transform: 'none' }], {
      duration: Math.min(LONGEST, Math.max(SHORTEST, steps * STEP)),
      easing: 'ease-out',
    })
  }
}

function spaceOf(box: HTMLElement, value: number | null | undefined): HTMLElement | undefined {
  const last = box.children.length - 1
  return value == null ? undefined : (box.children[Math.max(0, Math.min(last, value))] as HTMLElement)
}

function isStill(box: HTMLElement | null): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches || box?.closest('[data-motion="instant"]') != null
}
