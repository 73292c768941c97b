/** A thing that has an info card: its kind and which one it is, such as `item` and `sword`. */
export interface InfoRef {
  readonly kind: string
  readonly id: string
}

/** What an element carries that can be asked about: the one listener of the page finds it by that. */
export const info = (kind: string, id: string | number): { readonly 'data-info': string } => ({
  'data-info': `${kind}:${id}`,
})

/** The same for what is not chosen before its card was seen: on a phone, a tap opens the card, which has the button. */
export const infoFirst = (kind: string, id: string | number) => ({ ...info(kind, id), 'data-info-first': '' })

/** A thing that can be asked about, and the element it is drawn by. */
export interface InfoFound {
  readonly ref: InfoRef
  readonly element: Element
}

/** The thing that an element or one around it is about, and that element. */
export function infoAt(target: EventTarget | null): InfoFound | null {
  return foundAt(target instanceof Element ? target.closest('[data-info]') : null)
}

/**
 * The thing under a pointer. What is drawn on a map lets clicks through to its place, so that the pointer does not find
 * it: of all such things at this point it is the last that was drawn.
 */
export function infoUnder(event: Pick<MouseEvent, 'target' | 'clientX' | 'clientY'>): InfoFound | null {
  const { target, clientX: x, clientY: y } = event
  const map = target instanceof Element ? target.closest('.art-map') : null
  const drawn = [...(map?.querySelectorAll('[data-info]:not(.art-target)') ?? [])].findLast((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return left <= x && x <= right && top <= y && y <= bottom
  })
  return drawn === undefined ? infoAt(target) : foundAt(drawn)
}

function foundAt(element: Element | null): InfoFound | null {
  const text = element?.getAttribute('data-info') ?? ''
  const at = text.indexOf(':')
  return element === null || at < 1 ? null : { ref: { kind: text.slice(0, at), id: text.slice(at + 1) }, element }
}
