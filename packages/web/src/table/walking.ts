import type { KeyboardEvent } from 'react'

const WAYS: { readonly [key: string]: readonly [number, number] } = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

/** How much of a way must lie in the direction of the key. */
const AHEAD = 0.35

const middleOf = (element: Element): readonly [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}

/** The places beside one: those that its drawing names, else all of the board. */
function beside(here: HTMLElement): HTMLElement[] {
  const names = here.dataset.beside?.split(' ')
  const all = [...(here.closest('.board-window')?.querySelectorAll<HTMLElement>('[data-target]') ?? [])]
  if (names === undefined) return all.filter((place) => place !== here)
  return all.filter((place) => place.dataset.target?.split(' ').some((name) => names.includes(name)))
}

/**
 * Arrow keys walk from a place to the one beside it that lies most in that direction, Enter presses it. Whatever map is
 * drawn says by `data-target` what its places are called, and by `data-beside` which of them paths join.
 */
export function walk(event: KeyboardEvent): void {
  const here = (event.target as Element).closest<HTMLElement>('.board-window [data-target]')
  if (here === null) return
  if (event.key === 'Enter' && here.getAttribute('role') !== 'button') {
    event.preventDefault()
    here.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    return
  }
  const way = WAYS[event.key]
  if (way === undefined) return
  event.preventDefault()
  const [x, y] = middleOf(here)
  const seen = beside(here).map((place) => {
    const [px, py] = middleOf(place)
    const [dx, dy] = [px - x, py - y]
    const distance = Math.hypot(dx, dy) || 1
    return { place, along: (dx * way[0] + dy * way[1]) / distance, distance }
  })
  const ahead = seen.filter(({ along }) => along > AHEAD)
  // Straight ahead goes before near, and near before far.
  ahead.sort((a, b) => a.distance / a.along ** 2 - b.distance / b.along ** 2)
  ahead[0]?.place.focus()
}
