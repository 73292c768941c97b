import { boards } from '@spinney/root'
import { CardBack } from '../../../art/cards/CardBack.tsx'
import { Piece } from '../../../art/pieces/Piece.tsx'
import { CardChip } from '../../Card.tsx'
import { choiceOf, knownCards, stateOf, stockOf } from '../../view.ts'
import { type BoardProps, Fact, Part, PieceTrack } from '../parts.tsx'

const { sympathyCost, sympathyPoints } = boards.ALLIANCE
const SUITS = ['fox', 'rabbit', 'mouse'] as const

/** Supporters, officers, bases and the sympathy track. */
export function AllianceBoard({ scene, seat }: BoardProps) {
  const { words, view, viewer } = scene
  const { supporters } = stateOf(view).own.alliance
  const known = seat === viewer ? knownCards(supporters) : []
  const officers = stockOf(scene, 'alliance.warrior').board
  return (
    <>
      <dl className="root-facts">
        <Fact icon={<CardBack width={18} />} value={supporters.length} label={words.message('field.supporters')} />
        <Fact
          icon={<Piece kind="warrior" faction="alliance" size={26} />}
          value={officers}
          label={words.message('ui.officers')}
        />
        <div className="root-fact">
          <dt>{words.message('ui.basesLeft')}</dt>
          <dd>
            {SUITS.map((suit) => {
              const built = stockOf(scene, `alliance.base-${suit}`).map > 0
              return (
                <span key={suit} className={built ? 'root-away' : undefined}>
                  <Piece
                    kind="building"
                    faction="alliance"
                    type={`base-${suit}`}
                    size={30}
                    label={`${words.term(`alliance.base-${suit}`)}: ${words.message(built ? 'ui.isOnMap' : 'ui.isOnBoard')}`}
                  />
                </span>
              )
            })}
          </dd>
        </div>
      </dl>
      {known.length > 0 && (
        <Part title={words.message('ui.supporterCards')}>
          <ul className="root-chips">
            {known.map((card, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two supporters may be alike
              <li key={i}>
                <CardChip card={card} words={words} choice={choiceOf(scene, `supporter:${card.id}`)} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      <PieceTrack
        scene={scene}
        faction="alliance"
        name="sympathy"
        category="token"
        points={sympathyPoints}
        note={words.message('ui.nextSympathy', { cost: nextCost(stockOf(scene, 'alliance.sympathy').map) })}
      />
    </>
  )
}

/** What is printed above the next space of the track. */
function nextCost(onMap: number): number {
  return sympathyCost[Math.min(onMap, sympathyCost.length - 1)]!
}
