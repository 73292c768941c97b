import { cardNamed } from '@spinney/root'
import { SuitMark } from '../../../art/pieces/SuitMark.tsx'
import { info } from '../../../info/ref.ts'
import { CardChip } from '../../Card.tsx'
import { aidesOf, type Choice, choiceOf, stateOf } from '../../view.ts'
import type { BoardProps } from '../parts.tsx'
import { retinueColumns } from './relics.ts'

/** The three columns of the Retinue with their cards. */
export function Retinue({ scene, seat }: BoardProps) {
  return (
    <ul className="root-retinue">
      {retinueColumns.map((slot, place) => (
        <li key={slot} className="root-column" {...info('slot', slot)}>
          <Column scene={scene} seat={seat} slot={slot} place={place} />
        </li>
      ))}
    </ul>
  )
}

interface ColumnProps extends BoardProps {
  readonly slot: string
  readonly place: number
}

/** A column: its head is a button while cards come to it, its cards while one of them acts or goes. */
function Column({ scene, seat, slot, place }: ColumnProps) {
  const { words, view, viewer } = scene
  const cards = aidesOf(scene).keepers!.retinue[slot]!
  const target = seat === viewer ? choiceOf(scene, `column:${slot}`) : null
  const { ready } = stateOf(view).own.keepers
  const isActing = ready.some((left) => left.length > 0)
  const spent = isActing ? Math.max(0, cards.length - ready[place]!.length) : 0
  return (
    <>
      {target ? (
        <button
          type="button"
          className={`root-column-head is-open${target.selected ? ' is-selected' : ''}`}
          aria-pressed={target.selected}
          onClick={target.onSelect}
        >
          {words.term(slot)}
        </button>
      ) : (
        <span className="root-column-head">{words.term(slot)}</span>
      )}
      <ul className="root-retinue-cards">
        {cards.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two cards of a column may be alike
          <li key={i}>
            <RetinueCard
              scene={scene}
              seat={seat}
              card={card}
              choice={seat === viewer ? choiceOf(scene, `retinue:${slot}:${card}`) : null}
            />
          </li>
        ))}
      </ul>
      {spent > 0 && <p className="root-none">{words.message('ui.haveActed', { count: spent })}</p>}
    </>
  )
}

interface CardProps extends BoardProps {
  readonly card: string
  readonly choice: Choice | null
}

/** A card of the Retinue; Faithful Retainers are in no deck. */
function RetinueCard({ scene: { words }, card, choice }: CardProps) {
  const known = cardNamed(card)
  if (known !== undefined) return <CardChip card={known} words={words} choice={choice} />
  const inner = (
    <>
      <SuitMark suit="bird" size={22} label={words.term('bird')} />
      <span>{words.term(card)}</span>
    </>
  )
  if (!choice) return <span className="root-chip on-paper">{inner}</span>
  return (
    <button
      type="button"
      className={`root-chip on-paper is-open${choice.selected ? ' is-selected' : ''}`}
      aria-label={choice.label}
      aria-pressed={choice.selected}
      onClick={choice.onSelect}
    >
      {inner}
    </button>
  )
}
