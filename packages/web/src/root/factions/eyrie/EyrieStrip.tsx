import { boards, cardAt } from '@spinney/root'
import { Icon } from '../../../art/Icon.tsx'
import { SuitMark } from '../../../art/pieces/SuitMark.tsx'
import type { Suit } from '../../../art/types.ts'
import { info } from '../../../info/ref.ts'
import { aidesOf, cardName, choiceOf, stateOf } from '../../view.ts'
import { type BoardProps, PieceTrack } from '../parts.tsx'
import { Line, Num, Pickable, PieceNum } from '../strip.tsx'

const { decreeColumns, roostCards, roostPoints } = boards.EYRIE
const ICONS = { recruit: 'recruiter', move: 'march', battle: 'battle', build: 'workshop' } as const

/** The Loyal Viziers are birds. */
const suitOf = (card: number): Suit => (card < 0 ? 'bird' : cardAt(card).suit)

/** Which cards of a column have been resolved this turn: of equal ones the first. */
export function doneIn(cards: readonly number[], left: readonly string[] | undefined): readonly boolean[] {
  const open = [...(left ?? cards.map(suitOf))]
  const isLeft = cards.toReversed().map((card) => {
    const at = open.indexOf(suitOf(card))
    if (at >= 0) open.splice(at, 1)
    return at >= 0
  })
  return isLeft.toReversed().map((is) => !is)
}

/** The leader, the Decree as four piles, the roosts. */
export function EyrieOwn({ scene, seat }: BoardProps) {
  const { words, view } = scene
  const { leader, decree } = stateOf(view).own.eyrie
  return (
    <div className="root-tracks">
      {leader !== null && (
        <p className="root-own-line" {...info('leader', leader)}>
          <b>{words.term(leader)}</b> {words.message(`leader.${leader}.about`)}
        </p>
      )}
      <ul className="root-own-decree" aria-label={words.message('field.decree')}>
        {decreeColumns.map((column, i) => (
          <li key={column}>
            <Column
              scene={scene}
              seat={seat}
              column={column}
              cards={decree[i]!}
              done={doneIn(decree[i]!, aidesOf(scene).decree?.[i])}
            />
          </li>
        ))}
      </ul>
      <PieceTrack scene={scene} faction="eyrie" name="roost" points={roostPoints} cards={roostCards} small={32} />
    </div>
  )
}

interface ColumnProps extends BoardProps {
  readonly column: (typeof decreeColumns)[number]
  readonly cards: readonly number[]
  readonly done: readonly boolean[]
}

/** A column; while it is filled or resolved it and its cards can be chosen. */
function Column({ scene, seat, column, cards, done }: ColumnProps) {
  const { words, viewer } = scene
  const isMine = seat === viewer
  const target = isMine ? choiceOf(scene, `column:${column}`) : null
  return (
    <>
      <Pickable choice={target} label={words.term(column)} className="root-own-column" about={info('column', column)}>
        <Icon name={ICONS[column]} size={18} />
        <span aria-hidden="true">{words.term(column)}</span>
      </Pickable>
      <span className="root-own-cards">
        {cards.map((card, i) => {
          const suit = suitOf(card)
          const name = card < 0 ? words.message('ui.vizier') : cardName(cardAt(card), words)
          const label = `${words.term(suit)}: ${name}`
          return (
            <Pickable
              // biome-ignore lint/suspicious/noArrayIndexKey: two cards of a column may be alike
              key={i}
              choice={isMine ? choiceOf(scene, `decree:${column}:${suit}`) : null}
              label={done[i] ? words.message('ui.resolved', { what: label }) : label}
              className={done[i] ? 'is-done' : ''}
              about={card < 0 ? undefined : info('card', cardAt(card).id)}
            >
              <SuitMark suit={suit} size={22} />
            </Pickable>
          )
        })}
      </span>
    </>
  )
}

/** The leader and the Decree in its order. */
export function EyrieGlance({ scene }: BoardProps) {
  const { words, view } = scene
  const { leader, decree } = stateOf(view).own.eyrie
  return (
    <>
      <Line>
        <PieceNum scene={scene} faction="eyrie" name="roost" where="map" />
        {leader !== null && <span {...info('leader', leader)}>{words.term(leader)}</span>}
      </Line>
      <Line title={words.message('field.decree')}>
        {/* Where there is room for little, how many cards there are. */}
        <span className="root-brief-only">
          <Num
            icon={<Icon name="decree" size={16} />}
            value={words.number(decree.flat().length)}
            label={words.message('field.decree')}
          />
        </span>
        {decreeColumns.map((column, i) =>
          decree[i]!.length === 0 ? null : (
            <span key={column} className="root-glance-column" {...info('column', column)}>
              <Icon name={ICONS[column]} size={16} label={words.term(column)} />
              {decree[i]!.map((card, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two cards of a column may be alike
                <SuitMark key={place} suit={suitOf(card)} size={17} label={words.term(suitOf(card))} />
              ))}
            </span>
          ),
        )}
      </Line>
    </>
  )
}
