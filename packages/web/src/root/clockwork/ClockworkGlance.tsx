import { cardAt } from '@spinney/root'
import { SuitMark } from '../../art/pieces/SuitMark.tsx'
import type { Suit } from '../../art/types.ts'
import { info } from '../../info/ref.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { BoardProps } from '../factions/parts.tsx'
import { Line, Num, PieceNum } from '../factions/strip.tsx'
import { cardName, factionOf } from '../view.ts'
import { botOf, factsOf, holdings, isItsTurn, orderSuit } from './view.ts'

/** An automaton among the opponents: its pieces on the map; in its turn also its order and what comes next. */
export function ClockworkGlance({ scene, seat }: BoardProps) {
  const { words } = scene
  const faction = factionOf(scene, seat)
  const bot = botOf(scene, seat)
  const suit = orderSuit(bot)
  return (
    <Line>
      {suit !== null && (
        <Num
          icon={<SuitMark suit={suit as Suit} size={18} />}
          value={
            <span className="root-glance-who">
              {bot.order < 0 ? words.term(suit) : cardName(cardAt(bot.order), words)}
            </span>
          }
          label={words.message('clockwork.board.order')}
          about={info('order', suit)}
        />
      )}
      {holdings(faction).map(({ name, category }) => (
        <PieceNum key={name} scene={scene} faction={faction} name={name} category={category} where="map" />
      ))}
      {isItsTurn(scene, seat) && (
        <Num
          icon={<Icon name="next" size={14} />}
          value={factsOf(scene, seat).next}
          label={words.message('clockwork.board.next')}
        />
      )}
    </Line>
  )
}
