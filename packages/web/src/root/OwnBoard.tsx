import type { Seat } from '@spinney/kernel'
import { ITEM_IDS } from '@spinney/root'

import { Piece } from '../art/pieces/Piece.tsx'
import { SuitMark } from '../art/pieces/SuitMark.tsx'
import { Avatar } from '../art/ui/SeatBadge.tsx'
import { info } from '../info/ref.ts'
import type { Scene, SceneProps } from '../table/face.ts'
import { Part } from '../ui/Guard.tsx'
import { Score } from './factions/Common.tsx'
import { BOARDS } from './factions/index.ts'
import { Num, Pickable } from './factions/strip.tsx'
import { Undrafted } from './SeatBoard.tsx'
import { cardName, choiceOf, factionAt, knownCards, stateOf, stockOf } from './view.ts'

interface Props extends SceneProps {
  readonly seat: Seat
  /** Shows the whole board. */
  onOpen(): void
}

/** One's own board in the row below the map: who one is, what all have, then what this faction has. */
export function OwnBoard({ scene, seat, onOpen }: Props) {
  const { words, view } = scene
  const faction = factionAt(view, seat)
  if (faction === null) return <Undrafted scene={scene} seat={seat} />
  const { Own } = BOARDS[faction]
  return (
    <>
      <div className="root-own-common">
        <button type="button" className="root-own-head" data-seat={seat} onClick={onOpen}>
          <Avatar faction={faction} size={40} info={`faction:${faction}`} />
          <span className="root-own-name">
            <b>{words.term(faction)}</b> <small>{words.seat(seat)}</small>
          </span>
          <span className="root-own-score">
            <span className="sr-only">{words.message('ui.points')} </span>
            <Score scene={scene} seat={seat} />
          </span>
          <span className="sr-only">{words.message('ui.boardOpen')}</span>
        </button>
        <div className="root-own-facts">
          <WarriorsLeft scene={scene} seat={seat} isTold />
          <Made scene={scene} seat={seat} />
        </div>
      </div>
      <div className="root-own-faction">
        <Part>
          <Own scene={scene} seat={seat} />
        </Part>
      </div>
    </>
  )
}

interface WarriorsProps extends SceneProps {
  readonly seat: Seat
  readonly isTold?: boolean
}

/** Warriors in the supply; a Vagabond has none. */
export function WarriorsLeft({ scene, seat, isTold = false }: WarriorsProps) {
  const { words, view } = scene
  const faction = factionAt(view, seat)
  if (faction === null) return null
  const { supply, map, board } = stockOf(scene, `${faction}.warrior`)
  if (supply + map + board === 0) return null
  return (
    <Num
      icon={<Piece kind="warrior" faction={faction} size={22} />}
      value={words.number(supply)}
      label={words.message('ui.warriorsLeft')}
      isTold={isTold}
      about={info('piece', `${faction}.warrior`)}
    />
  )
}

/** Items and cards that were crafted; cards are buttons while their effect can be used. */
function Made({ scene, seat }: { readonly scene: Scene; readonly seat: Seat }) {
  const { words, view, viewer } = scene
  const g = stateOf(view)
  const items = ITEM_IDS.flatMap((item, i) => Array.from({ length: g.items[seat]?.[i] ?? 0 }, () => item))
  return (
    <span className="root-own-made">
      {items.map((item, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items of one type are all alike
        <span key={i} {...info('item', item)}>
          <Piece kind="item" type={item} size={23} label={words.term(item)} />
        </span>
      ))}
      {knownCards(g.crafted[seat] ?? []).map((card) => (
        <Pickable
          key={card.id}
          choice={seat === viewer ? choiceOf(scene, `crafted:${card.id}`) : null}
          label={`${cardName(card, words)}: ${words.message(`card.${card.name}.text`)}`}
          className="root-own-crafted"
          about={info('card', card.id)}
        >
          <SuitMark suit={card.suit} size={16} />
          <span aria-hidden="true">{cardName(card, words)}</span>
        </Pickable>
      ))}
    </span>
  )
}
