import { boards, SUIT_NAMES } from '@spinney/root'
import { Icon } from '../../../art/Icon.tsx'
import { Piece } from '../../../art/pieces/Piece.tsx'
import { SuitMark } from '../../../art/pieces/SuitMark.tsx'
import type { Suit } from '../../../art/types.ts'
import { info } from '../../../info/ref.ts'
import { cardName, choiceOf, knownCards, stateOf, stockOf } from '../../view.ts'
import { type BoardProps, PieceTrack } from '../parts.tsx'
import { Line, Num, Pickable, PieceNum, Row } from '../strip.tsx'

const { sympathyCost, sympathyPoints } = boards.ALLIANCE
const BASES = ['fox', 'rabbit', 'mouse'] as const

/** What is printed above the next space of the track. */
function nextCost(onMap: number): number {
  return sympathyCost[Math.min(onMap, sympathyCost.length - 1)]!
}

/** Supporters by suit, officers, bases, sympathy. */
export function AllianceOwn({ scene, seat }: BoardProps) {
  const { words, view, viewer } = scene
  const known = seat === viewer ? knownCards(stateOf(view).own.alliance.supporters) : []
  const sorted = known.toSorted((a, b) => SUIT_NAMES.indexOf(a.suit) - SUIT_NAMES.indexOf(b.suit))
  const onMap = stockOf(scene, 'alliance.sympathy').map
  return (
    <div className="root-tracks">
      <Row
        title={
          <span {...info('supporters', 'all')}>
            {words.message('field.supporters')} <b>{words.number(known.length)}</b>
          </span>
        }
      >
        {sorted.map((card, i) => (
          <Pickable
            // biome-ignore lint/suspicious/noArrayIndexKey: two supporters may be alike
            key={i}
            choice={choiceOf(scene, `supporter:${card.id}`)}
            label={`${words.term(card.suit)}: ${cardName(card, words)}`}
            about={info('card', card.id)}
          >
            <SuitMark suit={card.suit} size={22} />
          </Pickable>
        ))}
      </Row>
      <div className="root-own-facts">
        <PieceNum
          scene={scene}
          faction="alliance"
          name="warrior"
          category="warrior"
          where="board"
          label={words.message('ui.officers')}
        />
        <span className="root-num-word">{words.message('ui.officers')}</span>
        {BASES.map((suit) => {
          const isBuilt = stockOf(scene, `alliance.base-${suit}`).map > 0
          return (
            <span key={suit} className={isBuilt ? undefined : 'root-away'} {...info('piece', `alliance.base-${suit}`)}>
              <Piece
                kind="building"
                faction="alliance"
                type={`base-${suit}`}
                size={26}
                label={`${words.term(`alliance.base-${suit}`)}: ${words.message(isBuilt ? 'ui.isOnMap' : 'ui.isOnBoard')}`}
              />
            </span>
          )
        })}
        <span className="root-num-word">{words.message('ui.nextSympathy', { cost: nextCost(onMap) })}</span>
      </div>
      <div className="root-full-track">
        <PieceTrack
          scene={scene}
          faction="alliance"
          name="sympathy"
          category="token"
          points={sympathyPoints}
          small={30}
        />
      </div>
    </div>
  )
}

/** Supporters, officers, bases, and what the next sympathy costs. */
export function AllianceGlance({ scene }: BoardProps) {
  const { words, view } = scene
  const { supporters } = stateOf(view).own.alliance
  const built = BASES.filter((suit) => stockOf(scene, `alliance.base-${suit}`).map > 0)
  return (
    <>
      <Line>
        <PieceNum scene={scene} faction="alliance" name="sympathy" category="token" where="map" />
        {built.map((suit: Suit) => (
          <span key={suit} {...info('piece', `alliance.base-${suit}`)}>
            <Piece
              kind="building"
              faction="alliance"
              type={`base-${suit}`}
              size={20}
              label={words.term(`alliance.base-${suit}`)}
            />
          </span>
        ))}
      </Line>
      <Line>
        <Num
          icon={<Icon name="sympathy" size={15} />}
          value={words.number(supporters.length)}
          label={words.message('field.supporters')}
          isTold
          about={info('supporters', 'all')}
        />
        <Num
          icon={<Icon name="warriors" size={15} />}
          value={words.number(stockOf(scene, 'alliance.warrior').board)}
          label={words.message('ui.officers')}
          isTold
          about={info('piece', 'alliance.warrior')}
        />
      </Line>
    </>
  )
}
