import { boards, SUIT_NAMES } from '@spinney/root'
import { Piece } from '../../../art/pieces/Piece.tsx'
import { SuitMark } from '../../../art/pieces/SuitMark.tsx'
import type { Suit } from '../../../art/types.ts'
import { CardChip } from '../../Card.tsx'
import { knownCards, stateOf, stockOf } from '../../view.ts'
import { type BoardProps, Fact, Part, PieceTrack } from '../parts.tsx'

const { gardenCards, gardenPoints } = boards.LIZARD
const SUITS: readonly Suit[] = ['fox', 'rabbit', 'mouse', 'bird']

/** The Outcast, the Lost Souls, acolytes and gardens. */
export function LizardBoard({ scene }: BoardProps) {
  const { words, view } = scene
  const { outcast, hated, lostSouls, revealed } = stateOf(view).own.lizard
  const souls = knownCards(lostSouls)
  const suit = SUIT_NAMES[outcast] as Suit | undefined
  return (
    <>
      <dl className="root-facts">
        <Fact
          icon={suit && <SuitMark suit={suit} size={28} />}
          value={suit === undefined ? words.term('none') : words.term(suit)}
          label={words.message(hated ? 'ui.hatedOutcast' : 'field.outcast')}
        />
        <Fact
          icon={<Piece kind="warrior" faction="lizard" size={26} />}
          value={stockOf(scene, 'lizard.warrior').board}
          label={words.message('ui.acolytes')}
        />
        <div className="root-fact">
          <dt>{words.message('field.lostSouls')}</dt>
          <dd>
            {SUITS.map((kind) => (
              <span key={kind} className="root-soul">
                <SuitMark suit={kind} size={22} label={words.term(kind)} />
                {words.number(souls.filter((card) => card.suit === kind).length)}
              </span>
            ))}
          </dd>
        </div>
      </dl>
      {revealed.length > 0 && (
        <Part title={words.message('field.revealed')}>
          <ul className="root-chips">
            {knownCards(revealed).map((card, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two cards may be alike
              <li key={i}>
                <CardChip card={card} words={words} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      {(['fox', 'rabbit', 'mouse'] as const).map((kind) => (
        <PieceTrack
          key={kind}
          scene={scene}
          faction="lizard"
          name={`garden-${kind}`}
          points={gardenPoints}
          cards={gardenCards}
        />
      ))}
    </>
  )
}
