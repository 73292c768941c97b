import type { Card } from '@spinney/root'
import type { Words } from '@spinney/words'
import { RootCard } from '../art/cards/RootCard.tsx'
import { SuitMark } from '../art/pieces/SuitMark.tsx'
import { info } from '../info/ref.ts'
import { useIsLit } from '../table/light.ts'
import { type Choice, cardName } from './view.ts'

type CardWords = Pick<Words, 'message' | 'term' | 'list'>

interface Props {
  readonly card: Card
  readonly words: CardWords
  readonly choice?: Choice | null
  readonly compact?: boolean
  /** In hand: how many of the crafting pieces it needs are there. */
  readonly paid?: number
}

/** A card of the shared deck with its words. */
export function CardView({ card, words, choice, compact, paid }: Props) {
  const { id, suit, kind, name, cost, item, points } = card
  const lit = useIsLit(`card:${id}`)
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
      {...(lit ? { lit } : {})}
      {...(paid === undefined || cost.length === 0
        ? {}
        : {
            corner: (
              <Paid
                paid={paid}
                of={cost.length}
                label={words.message('ui.crafting', { number: paid, total: cost.length })}
              />
            ),
          })}
      {...(choice ? { ...choice, actionLabel: choice.label } : {})}
    />
  )
}

/** “2/3”: crafting pieces there, of those needed. */
function Paid({ paid, of, label }: { readonly paid: number; readonly of: number; readonly label: string }) {
  return (
    <b className={paid < of ? 'root-paid' : 'root-paid is-enough'} title={label}>
      <span aria-hidden="true">
        {paid}/{of}
      </span>
      <span className="sr-only">{label}</span>
    </b>
  )
}

function suitWord(symbol: string, words: CardWords): string {
  return symbol === 'any' ? words.message('ui.anySuit') : words.term(symbol)
}

/** A card as one line: its suit and its name; for stacks and narrow places. */
export function CardChip({ card, words, choice }: Props) {
  const name = cardName(card, words)
  const lit = useIsLit(`card:${card.id}`) ? ' is-lit' : ''
  const inner = (
    <>
      <SuitMark suit={card.suit} size={22} label={words.term(card.suit)} />
      <span>{name}</span>
    </>
  )
  const text = words.message(`card.${card.name}.text`)
  if (!choice) {
    return (
      <span className={`root-chip on-paper${lit}`} title={text} {...info('card', card.id)}>
        {inner}
      </span>
    )
  }
  return (
    <button
      type="button"
      className={`root-chip on-paper is-open${choice.selected ? ' is-selected' : ''}${lit}`}
      aria-label={choice.label}
      aria-pressed={choice.selected}
      title={text}
      {...info('card', card.id)}
      onClick={choice.onSelect}
    >
      {inner}
    </button>
  )
}
