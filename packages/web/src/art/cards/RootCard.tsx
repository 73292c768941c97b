import type { ReactNode } from 'react'
import { Piece } from '../pieces/Piece.tsx'
import { SuitMark } from '../pieces/SuitMark.tsx'
import type { ItemId, Suit } from '../types.ts'
import { CardScene } from './CardScene.tsx'
import type { CardKind } from './cardArt.ts'

export interface CardChoice {
  /** May be chosen now. */
  selectable?: boolean
  selected?: boolean
  /** Pointed at from elsewhere. */
  lit?: boolean
  /** What choosing does, spoken: "Craft Bake Sale". */
  actionLabel?: string
  onSelect?: () => void
}

/** A card lying there to be chosen: an unseen button over the whole of it. */
export function CardButton({
  selectable,
  selected,
  actionLabel,
  onSelect,
  fallback,
}: CardChoice & { fallback: string }) {
  if (!selectable || !onSelect) return null
  return (
    <button type="button" className="art-card__button" aria-pressed={selected ?? false} onClick={onSelect}>
      <span className="art-hidden">{actionLabel ?? fallback}</span>
    </button>
  )
}
export const choiceClass = ({ selectable, selected, lit }: CardChoice): string =>
  `${selectable ? ' is-selectable' : ''}${selected ? ' is-selected' : ''}${lit ? ' is-lit' : ''}`

export interface RootCardProps extends CardChoice {
  /** Picks the picture. */
  id: string
  suit: Suit
  kind: CardKind
  name: string
  /** The effect, in words. */
  text: string
  /** Word for the kind: "Lasting". */
  kindLabel?: string
  /** The suit in words, spoken. */
  suitLabel: string
  cost?: readonly (Suit | 'any')[]
  /** The cost in words, spoken; for cards without a cost shown: "not crafted". */
  costLabel?: string
  item?: ItemId
  points?: number
  /** A rule link or anything small in the corner. */
  corner?: ReactNode
  /** Without picture, for lists and narrow places. */
  compact?: boolean
}

/** A card of the shared deck. Stays paper by lamp light. */
export function RootCard(props: RootCardProps) {
  const {
    id,
    suit,
    kind,
    name,
    text,
    kindLabel,
    suitLabel,
    cost = [],
    costLabel,
    item,
    points,
    corner,
    compact,
  } = props
  return (
    <article
      data-target={`card:${id}`}
      className={`art-card on-paper art-card--${suit}${compact ? ' art-card--compact' : ''}${choiceClass(props)}`}
      data-info={`card:${id}`}
    >
      <header className="art-card__head">
        <SuitMark suit={suit} size={34} label={suitLabel} />
        <h4 data-long={isLong(name) || undefined}>{name}</h4>
      </header>
      {!compact && <CardScene id={id} kind={kind} suit={suit} item={item} />}
      <div className="art-card__text">
        {item && (
          <span className="art-card__gain">
            <Piece kind="item" type={item} size={36} />
            {points !== undefined && <b>+{points}</b>}
          </span>
        )}
        <p>{text}</p>
      </div>
      <footer className="art-card__foot">
        {cost.length ? (
          <span className="art-card__cost">
            <span className="art-hidden">{costLabel}</span>
            {cost.map((c, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cost is a fixed row, the same suit may come twice
              <SuitMark key={`${c}${i}`} suit={c} size={20} />
            ))}
          </span>
        ) : (
          <span>{costLabel}</span>
        )}
        <em>{kindLabel}</em>
        {corner}
      </footer>
      <CardButton {...props} fallback={name} />
    </article>
  )
}

export interface QuestCardProps extends CardChoice {
  suit: Suit
  suitLabel: string
  name: string
  items: readonly ItemId[]
  /** The items in words, spoken. */
  itemsLabel: string
  text?: string
}

/** Whether a title is too long for a card of the usual width: one long word, or many Japanese or Chinese signs. */
const isLong = (name: string): boolean => /[a-z]{11}|[\u3040-\u9fff]{11}/i.test(name)

/** A quest: a suit, a name, two items. */
export function QuestCard(props: QuestCardProps) {
  const { suit, suitLabel, name, items, itemsLabel, text } = props
  return (
    <article className={`art-card art-quest on-paper art-card--${suit}${choiceClass(props)}`}>
      <header className="art-card__head">
        <SuitMark suit={suit} size={28} label={suitLabel} />
        <h4>{name}</h4>
      </header>
      <div className="art-quest__items">
        <span className="art-hidden">{itemsLabel}</span>
        {items.map((t, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two fixed places, the same item may come twice
          <Piece key={`${t}${i}`} kind="item" type={t} size={34} />
        ))}
      </div>
      {text && <p>{text}</p>}
      <CardButton {...props} fallback={name} />
    </article>
  )
}
