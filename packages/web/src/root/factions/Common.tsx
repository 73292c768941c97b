import { cardAt, ITEM_IDS } from '@spinney/root'
import { useTranslation } from 'react-i18next'
import { CardBack } from '../../art/cards/CardBack.tsx'
import { Piece } from '../../art/pieces/Piece.tsx'
import { SuitMark } from '../../art/pieces/SuitMark.tsx'
import { SeatBadge } from '../../art/ui/SeatBadge.tsx'
import { info } from '../../info/ref.ts'
import { botWords } from '../../table/botWords.ts'
import { CardChip } from '../Card.tsx'
import { choiceOf, factionOf, knownCards, stateOf, stockOf } from '../view.ts'
import { type BoardProps, Fact } from './parts.tsx'

/** What every faction has: who plays it, points, hand, warriors, crafted cards and items. */
export function Common({ scene, seat }: BoardProps) {
  const { words, view, plan, viewer } = scene
  const { t } = useTranslation()
  const g = stateOf(view)
  const faction = factionOf(scene, seat)
  const entry = plan.seats[seat]!
  const warriors = stockOf(scene, `${faction}.warrior`)
  const hasWarriors = warriors.supply + warriors.map + warriors.board > 0
  const items = ITEM_IDS.flatMap((item, i) => Array.from({ length: g.items[seat]?.[i] ?? 0 }, () => item))
  const crafted = knownCards(g.crafted[seat] ?? [])
  const bot = g.own.automata?.[faction]
  const level = bot === undefined ? entry.kind === 'bot' && botWords(t, entry) : words.term(`level-${bot.difficulty}`)
  const detail = level ? `${words.seat(seat)} · ${level}` : words.seat(seat)
  return (
    <div className="root-common">
      <SeatBadge
        faction={faction}
        name={words.term(faction)}
        detail={detail}
        score={<Score scene={scene} seat={seat} />}
        scoreLabel={words.message('ui.points')}
        active={g.phase !== 'setup' && g.active === seat}
      />
      <dl className="root-facts">
        {bot === undefined && (
          <Fact icon={<CardBack width={18} />} value={g.hands[seat]!.length} label={words.message('ui.cardsInHand')} />
        )}
        {hasWarriors && (
          <Fact
            icon={<Piece kind="warrior" faction={faction} size={26} />}
            value={warriors.supply}
            label={words.message('ui.warriorsLeft')}
          />
        )}
        {g.coalition[seat]! >= 0 && (
          <Fact value={words.seat(g.coalition[seat]!)} label={words.message('field.coalition')} />
        )}
      </dl>
      {items.length > 0 && (
        <ul className="root-items" aria-label={words.message('ui.items')}>
          {items.map((item, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items of one type are all alike
            <li key={i} {...info('item', item)}>
              <Piece kind="item" type={item} size={30} label={words.term(item)} />
            </li>
          ))}
        </ul>
      )}
      {crafted.length > 0 && (
        <ul className="root-chips" aria-label={words.message('field.crafted')}>
          {crafted.map((card) => (
            <li key={card.id}>
              <CardChip
                card={card}
                words={words}
                choice={seat === viewer ? choiceOf(scene, `crafted:${card.id}`) : null}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Points; for a player who has activated a dominance card, its suit. */
export function Score({ scene, seat }: BoardProps) {
  const g = stateOf(scene.view)
  const dominance = g.dominance[seat]!
  if (dominance < 0) return scene.words.number(g.scores[seat]!)
  const { suit } = cardAt(dominance)
  return <SuitMark suit={suit} size={30} label={scene.words.term(cardAt(dominance).id)} />
}
