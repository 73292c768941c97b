import type { Card } from '@spinney/root'
import { RootCard } from '../art/cards/RootCard.tsx'
import { SuitMark } from '../art/pieces/SuitMark.tsx'
import type { Words } from '../i18n/words.ts'
import { type Choice, cardName } from './view.ts'

interface Props {
  readonly card: Card
  readonly words: Words
  readonly choice?: Choice | null
  readonly compact?: boolean
}

/** A card of the shared deck with its words. */
export function CardView({ card, words, choice, compact }: Props) {
  const { id, suit, kind, name, cost, item, points } = card
  return (
    <RootCard
      id={id}
      suit={suit}
      kind={kind}
      name={cardName(card, words)}
      text={words.message(`card.${name}.text`)}
      kindLabel={words.message(`ui.kind.${kind}`)}
      suitLabel={words.term(suit)}
      cost={cost}
      costLabel={
        cost.length === 0
          ? words.message('ui.notCrafted')
          : words.message('ui.cost', { suits: words.list(cost.map((symbol) => suitWord(symbol, words))) })
      }
      {...(item === undefined ? {} : { item })}
      {...(points === undefined ? {} : { points })}
      {...(compact ? { compact } : {})}
      {...(choice ? { ...choice, actionLabel: choice.label } : {})}
    />
  )
}

function suitWord(symbol: string, words: Words): string {
  return symbol === 'any' ? words.message('ui.anySuit') : words.term(symbol)
}

/** A card as one line: its suit and its name; for stacks and narrow places. */
export function CardChip({ card, words, choice }: Props) {
  const name = cardName(card, words)
  const inner = (
    <>
      <SuitMark suit={card.suit} size={22} label={words.term(card.suit)} />
      <span>{name}</span>
    </>
  )
  const text = words.message(`card.${card.name}.text`)
  if (!choice) {
    return (
      <span className="root-chip on-paper" title={text}>
        {inner}
      </span>
    )
  }
  return (
    <button
      type="button"
      className={`root-chip on-paper is-open${choice.selected ? ' is-selected' : ''}`}
      aria-label={choice.label}
      aria-pressed={choice.selected}
      title={text}
      onClick={choice.onSelect}
    >
      {inner}
    </button>
  )
}
