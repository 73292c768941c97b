import { boards, cardAt } from '@spinney/root'
import { SuitMark } from '../../../art/pieces/SuitMark.tsx'
import type { Suit } from '../../../art/types.ts'
import { info } from '../../../info/ref.ts'
import { cardName, choiceOf, stateOf } from '../../view.ts'
import { type BoardProps, Part, PieceTrack } from '../parts.tsx'

const { decreeColumns, roostCards, roostPoints } = boards.EYRIE

/** The leader, the Decree with its four columns, and the roosts. */
export function EyrieBoard({ scene, seat }: BoardProps) {
  const { words, view } = scene
  const { leader, decree } = stateOf(view).own.eyrie
  return (
    <>
      {leader !== null && (
        <p className="root-leader">
          <b>{words.term(leader)}</b> <span>{words.message(`leader.${leader}.about`)}</span>
        </p>
      )}
      <Part title={words.message('field.decree')}>
        <ul className="root-decree">
          {decreeColumns.map((column, i) => (
            <li key={column} {...info('column', column)}>
              <Column scene={scene} seat={seat} column={column} cards={decree[i]!} />
            </li>
          ))}
        </ul>
      </Part>
      <PieceTrack scene={scene} faction="eyrie" name="roost" points={roostPoints} cards={roostCards} />
    </>
  )
}

interface ColumnProps extends BoardProps {
  readonly column: string
  readonly cards: readonly number[]
}

/** One column: the suits of its cards; while it is being filled or resolved they can be chosen. */
function Column({ scene, seat, column, cards }: ColumnProps) {
  const { words, viewer } = scene
  const mine = seat === viewer
  const target = mine ? choiceOf(scene, `column:${column}`) : null
  return (
    <div className="root-column">
      {target ? (
        <button
          type="button"
          className={`root-column-head is-open${target.selected ? ' is-selected' : ''}`}
          aria-pressed={target.selected}
          onClick={target.onSelect}
        >
          {words.term(column)}
        </button>
      ) : (
        <span className="root-column-head">{words.term(column)}</span>
      )}
      <ul className="root-column-cards">
        {cards.map((card, i) => {
          const suit: Suit = card < 0 ? 'bird' : cardAt(card).suit
          const name = card < 0 ? words.message('ui.vizier') : cardName(cardAt(card), words)
          const label = `${words.term(suit)}: ${name}`
          const choice = mine ? choiceOf(scene, `decree:${column}:${suit}`) : null
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two cards of a column may be alike
            <li key={i} title={label}>
              {choice ? (
                <button type="button" className="root-decree-card is-open" aria-label={label} onClick={choice.onSelect}>
                  <SuitMark suit={suit} size={28} />
                </button>
              ) : (
                <SuitMark suit={suit} size={28} label={label} />
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
