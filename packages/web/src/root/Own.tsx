import type { Card } from '@spinney/root'
import { useState } from 'react'
import { HandStrip } from '../art/cards/Hand.tsx'
import type { Scene, SceneProps } from '../table/face.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useMedia } from '../ui/useMedia.ts'
import { CardChip, CardView } from './Card.tsx'
import { DraftPool, poolOf } from './Draft.tsx'
import { FactionBoard } from './SeatBoard.tsx'
import { choiceOf, factionAt, knownCards, stateOf } from './view.ts'

/** What lies before the viewer: the hand and the own board. */
export function Own({ scene }: SceneProps) {
  const isWide = useMedia('(min-width: 1100px)')
  const isLarge = useMedia('(min-width: 700px) and (min-height: 1000px)')
  const { viewer } = scene
  if (viewer === null) return null
  if (!isWide) return isLarge ? <Hand scene={scene} /> : <SmallHand scene={scene} />
  const isDrafting = poolOf(scene.view) !== null && factionAt(scene.view, viewer) === null
  return (
    <div className={isDrafting ? 'root-own is-drafting' : 'root-own'}>
      <Hand scene={scene} />
      <section
        className={`root-own-board panel${isDrafting ? ' is-pool' : ''}`}
        aria-label={scene.words.message(isDrafting ? 'ui.pool' : 'ui.ownBoard')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a board higher than its place is scrolled by keyboard
        tabIndex={0}
      >
        {isDrafting ? <DraftPool scene={scene} /> : <FactionBoard scene={scene} seat={viewer} />}
      </section>
    </div>
  )
}

/** Whether one of these cards can be chosen now. A strip without any must take the focus itself to be scrolled by keys. */
function canChoose(scene: Scene, cards: readonly Card[]): boolean {
  return cards.some(({ id }) => scene.targets.has(`card:${id}`))
}

/** The cards in hand, to read and to choose. */
function Hand({ scene }: SceneProps) {
  const { words, view, viewer } = scene
  const cards = knownCards(stateOf(view).hands[viewer!] ?? [])
  const title = words.message('ui.hand', { count: cards.length })
  return (
    <div className="root-hand">
      <h3 className="sr-only">{title}</h3>
      <HandStrip label={title} empty={words.message('ui.noHand')} still={!canChoose(scene, cards)}>
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
      <ul className="root-chips" aria-label={title} {...(canChoose(scene, cards) ? {} : { tabIndex: 0 })}>
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
