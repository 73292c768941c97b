import { useState } from 'react'
import { CardPile } from '../art/cards/Hand.tsx'
import { SuitMark } from '../art/pieces/SuitMark.tsx'
import { info } from '../info/ref.ts'
import type { SceneProps } from '../table/face.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { CardView } from './Card.tsx'
import { choiceOf, knownCards, stateOf } from './view.ts'

/** The discard pile; a click spreads it out. */
export function DiscardPile({ scene }: SceneProps) {
  const { words, view } = scene
  const [open, setOpen] = useState(false)
  const cards = knownCards(stateOf(view).discard)
  const top = cards.at(-1)
  const asked = cards.some((card) => scene.targets.has(`discard:${card.id}`))
  return (
    <>
      <button
        type="button"
        className={`root-pile${asked ? ' is-open' : ''}`}
        onClick={() => setOpen(true)}
        {...info('pile', 'discard')}
      >
        <CardPile count={cards.length} label={words.message('ui.discard')}>
          {top && (
            <span className={`root-pile-top art-card--${top.suit}`}>
              <SuitMark suit={top.suit} size={30} />
            </span>
          )}
        </CardPile>
        <span className="sr-only">{words.message('ui.discardOpen')}</span>
      </button>
      <Dialog open={open} title={words.message('field.discard')} onClose={() => setOpen(false)}>
        <h3 className="sr-only">{words.message('ui.cardsInHand')}</h3>
        {cards.length === 0 && <p>{words.message('ui.noCards')}</p>}
        <ul className="root-spread">
          {cards.toReversed().map((card, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in the pile
            <li key={i}>
              <CardView card={card} words={words} choice={choiceOf(scene, `discard:${card.id}`)} compact />
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}
