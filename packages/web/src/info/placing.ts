const GAP = 10

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Where a card of a size fits beside a thing: right, left, above, below; kept inside the window in any case. */
export function spotFor(
  thing: Box,
  card: { width: number; height: number },
  window: { width: number; height: number },
) {
  const { width, height } = card
  const middle = (thing.top + thing.bottom) / 2 - height / 2
  const centre = (thing.left + thing.right) / 2 - width / 2
  const spots = [
    { left: thing.right + GAP, top: middle, fits: thing.right + GAP + width <= window.width },
    { left: thing.left - GAP - width, top: middle, fits: thing.left - GAP - width >= 0 },
    { left: centre, top: thing.top - GAP - height, fits: thing.top - GAP - height >= 0 },
    { left: centre, top: thing.bottom + GAP, fits: thing.bottom + GAP + height <= window.height },
  ]
  const { left, top } = spots.find(({ fits }) => fits) ?? spots[0]!
  const within = (value: number, most: number) => Math.max(GAP, Math.min(value, most - GAP))
  return { left: within(left, window.width - width), top: within(top, window.height - height) }
}

/** Puts a card beside the thing it is about. */
export function placed(card: HTMLElement, thing: Element): void {
  const { left, top } = spotFor(
    thing.getBoundingClientRect(),
    { width: card.offsetWidth, height: card.offsetHeight },
    { width: document.documentElement.clientWidth, height: innerHeight },
  )
  card.style.left = `${Math.round(left)}px`
  card.style.top = `${Math.round(top)}px`
}
