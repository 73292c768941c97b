import { useState } from 'react'
import { HandStrip } from '../art/cards/Hand.tsx'
import type { SceneProps } from '../table/face.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useMedia } from '../ui/useMedia.ts'
import { CardChip, CardView } from './Card.tsx'
import { FactionBoard } from './SeatBoard.tsx'
import { choiceOf, knownCards, stateOf } from './view.ts'

/** What lies before the viewer: the hand and the own board. */
export function Own({ scene }: SceneProps) {
  const isWide = useMedia('(min-width: 1100px)')
  const isLarge = useMedia('(min-width: 700px) and (min-height: 1000px)')
  const { viewer } = scene
  if (viewer === null) return null
  if (!isWide) return isLarge ? <Hand scene={scene} /> : <SmallHand scene={scene} />
  return (
    <div className="root-own">
      <Hand scene={scene} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a board higher than its place is scrolled by keyboard */}
      <section className="root-own-board panel" aria-label={scene.words.message('ui.ownBoard')} tabIndex={0}>
        <FactionBoard scene={scene} seat={viewer} />
      </section>
    </div>
  )
}

/** The cards in hand, to read and to choose. */
function Hand({ scene }: SceneProps) {
  const { words, view, viewer } = scene
  const cards = knownCards(stateOf(view).hands[viewer!] ?? [])
  const title = words.message('ui.hand', { count: cards.length })
  return (
    <div className="root-hand">
      <h3 className="sr-only">{title}</h3>
      <HandStrip label={title} empty={words.message('ui.noHand')}>
        {cards.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two cards of a hand may be alike
          <CardView key={i} card={card} words={words} choice={choiceOf(scene, `card:${card.id}`)} />
        ))}
      </HandStrip>
    </div>
  )
}

/** The hand on a phone: names in a row, the whole cards and the own board on a sheet. */
function SmallHand({ scene }: SceneProps) {
  const { words, view, viewer } = scene
  const [open, setOpen] = useState(false)
  const cards = knownCards(stateOf(view).hands[viewer!] ?? [])
  const title = words.message('ui.hand', { count: cards.length })
  return (
    <div className="root-small-hand">
      <button type="button" className="button small" onClick={() => setOpen(true)}>
        <Icon name="hand" size={18} /> {words.number(cards.length)}
        <span className="sr-only">{words.message('ui.readHand')}</span>
      </button>
      <ul className="root-chips" aria-label={title}>
        {cards.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two cards of a hand may be alike
          <li key={i}>
            <CardChip card={card} words={words} choice={choiceOf(scene, `card:${card.id}`)} />
          </li>
        ))}
        {cards.length === 0 && <li className="root-none">{words.message('ui.noHand')}</li>}
      </ul>
      <Dialog shape="sheet" open={open} title={title} onClose={() => setOpen(false)}>
        <Hand scene={scene} />
        <FactionBoard scene={scene} seat={viewer!} />
      </Dialog>
    </div>
  )
}
