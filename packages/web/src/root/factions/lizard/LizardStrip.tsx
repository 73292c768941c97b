import { boards, SUIT_NAMES } from '@spinney/root'
import { SuitMark } from '../../../art/pieces/SuitMark.tsx'
import type { Suit } from '../../../art/types.ts'
import type { Scene } from '../../../table/face.ts'
import { knownCards, stateOf } from '../../view.ts'
import { type BoardProps, PieceTrack } from '../parts.tsx'
import { Line, Num, PieceNum, SuitNums } from '../strip.tsx'

const { gardenCards, gardenPoints } = boards.LIZARD
const GARDENS = ['fox', 'rabbit', 'mouse'] as const
const SUITS: readonly Suit[] = [...GARDENS, 'bird']

/** The Outcast's suit; undefined before there is one. */
const outcastOf = (scene: Scene) => SUIT_NAMES[stateOf(scene.view).own.lizard.outcast] as Suit | undefined

function soulsOf(scene: Scene): Map<Suit, number> {
  const souls = knownCards(stateOf(scene.view).own.lizard.lostSouls)
  return new Map(SUITS.map((suit) => [suit, souls.filter((card) => card.suit === suit).length]))
}

/** The Outcast, acolytes, Lost Souls by suit, and the gardens. */
export function LizardOwn({ scene }: BoardProps) {
  const { words, view } = scene
  const { revealed } = stateOf(view).own.lizard
  return (
    <div className="root-tracks">
      <div className="root-own-facts">
        <Outcast scene={scene} isTold />
        <PieceNum
          scene={scene}
          faction="lizard"
          name="warrior"
          category="warrior"
          where="board"
          label={words.message('ui.acolytes')}
        />
        <span className="root-num-word">{words.message('field.lostSouls')}</span>
        <SuitNums scene={scene} counts={soulsOf(scene)} />
        {revealed.length > 0 && (
          <Num value={words.number(revealed.length)} label={words.message('field.revealed')} isTold />
        )}
      </div>
      {GARDENS.map((suit) => (
        <PieceTrack
          key={suit}
          scene={scene}
          faction="lizard"
          name={`garden-${suit}`}
          points={gardenPoints}
          cards={gardenCards}
          small={26}
        />
      ))}
    </div>
  )
}

function Outcast({ scene, isTold = false }: { readonly scene: Scene; readonly isTold?: boolean }) {
  const { words, view } = scene
  const suit = outcastOf(scene)
  const label = words.message(stateOf(view).own.lizard.hated ? 'ui.hatedOutcast' : 'field.outcast')
  return (
    <Num
      icon={suit && <SuitMark suit={suit} size={20} label={words.term(suit)} />}
      value={suit === undefined ? words.term('none') : ''}
      label={label}
      isTold={isTold}
    />
  )
}

/** Gardens, acolytes, the Outcast. */
export function LizardGlance({ scene }: BoardProps) {
  const { words } = scene
  return (
    <>
      <Line>
        {GARDENS.map((suit) => (
          <PieceNum key={suit} scene={scene} faction="lizard" name={`garden-${suit}`} where="map" />
        ))}
      </Line>
      <Line>
        <Outcast scene={scene} isTold />
        <PieceNum
          scene={scene}
          faction="lizard"
          name="warrior"
          category="warrior"
          where="board"
          label={words.message('ui.acolytes')}
        />
        <span className="root-num-word">{words.message('ui.acolytes')}</span>
      </Line>
    </>
  )
}
