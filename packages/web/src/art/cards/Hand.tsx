import { Children, type ReactNode } from 'react'
import { CardBack, type CardBackKind } from './CardBack.tsx'

/** One's own hand: a strip that scrolls sideways and never covers a card. */
export function HandStrip({
  label,
  children,
  empty,
  still = false,
}: {
  label: string
  children?: ReactNode
  empty?: string
  /** No card can be chosen: the strip itself takes the focus, so that it can be scrolled by keyboard. */
  still?: boolean
}) {
  const n = Children.count(children)
  return (
    <section className="art-hand" aria-label={label}>
      {n ? (
        <ul className="art-hand__row" {...(still ? { tabIndex: 0 } : {})}>
          {Children.map(children, (c) => (
            <li>{c}</li>
          ))}
        </ul>
      ) : (
        <p className="art-hand__empty">{empty}</p>
      )}
    </section>
  )
}

/** A pile with its number and name below. */
export function CardPile({
  count,
  label,
  kind = 'deck',
  width = 52,
  info,
  children,
}: {
  count: number
  label: string
  kind?: CardBackKind
  width?: number
  /** What the page can tell about it, as `data-info` of the element. */
  info?: string
  children?: ReactNode
}) {
  return (
    <figure className="art-pile" data-info={info}>
      {children ??
        (count > 0 ? (
          <CardBack kind={kind} width={width} />
        ) : (
          <span className="art-pile__empty" style={{ width, height: width * 1.38 }} />
        ))}
      <figcaption>
        <b>{count}</b> {label}
      </figcaption>
    </figure>
  )
}
