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

/** The thing that an element or one around it is about, and that element. */
export function infoAt(target: EventTarget | null): { readonly ref: InfoRef; readonly element: Element } | null {
  const element = target instanceof Element ? target.closest('[data-info]') : null
  const text = element?.getAttribute('data-info') ?? ''
  const at = text.indexOf(':')
  return element === null || at < 1 ? null : { ref: { kind: text.slice(0, at), id: text.slice(at + 1) }, element }
}
