import type { ReactNode } from 'react'

interface Props {
  readonly title: string
  /** How wide one thing is at least. */
  readonly look: 'wide' | 'card'
  readonly children: ReactNode
}

/** Things of one kind, side by side as far as there is room. */
export function Shelf({ title, look, children }: Props) {
  return (
    <section className="gallery-shelf" aria-label={title}>
      <h3>{title}</h3>
      <ul className={`gallery-${look}`}>{children}</ul>
    </section>
  )
}

interface ExhibitProps {
  readonly picture: ReactNode
  readonly name: string
  /** Short facts beside the name. */
  readonly facts?: readonly string[]
  readonly text: string
}

/** A picture, a name, and what it is about. */
export function Exhibit({ picture, name, facts = [], text }: ExhibitProps) {
  return (
    <li className="gallery-exhibit on-paper">
      <span className="gallery-picture">{picture}</span>
      <div>
        <h4>{name}</h4>
        {facts.length > 0 && <p className="gallery-facts">{facts.join(' · ')}</p>}
        <p>{text}</p>
      </div>
    </li>
  )
}
