import type { Card } from '@spinney/root'
import { HandStrip } from '../art/cards/Hand.tsx'
import type { OwnProps, Scene, SceneProps } from '../table/face.ts'
import { useLayout } from '../table/layout.ts'
import { CardView } from './Card.tsx'
import { OwnBoard } from './OwnBoard.tsx'
import { OwnStrip } from './OwnStrip.tsx'
import { DraftPool } from './onDemand.tsx'
import { poolOf } from './pool.ts'
import { aidesOf, choiceOf, factionAt, knownCards, stateOf } from './view.ts'

/** What lies before the viewer: the hand and the own board, or a strip of its numbers where there is little room. */
export function Own({ scene, openBoard }: OwnProps) {
  const layout = useLayout()
  const { viewer, words } = scene
  if (viewer === null) return null
  const isDrafting = poolOf(scene.view) !== null && factionAt(scene.view, viewer) === null
  return (
    <div className={isDrafting ? 'root-own is-drafting' : 'root-own'}>
      {layout !== 'wide' && !isDrafting && <OwnStrip scene={scene} seat={viewer} onOpen={openBoard} />}
      <Hand scene={scene} />
      {layout === 'wide' && (
        <section
          className={`root-own-board panel${isDrafting ? ' is-pool' : ''}`}
          aria-label={words.message(isDrafting ? 'ui.pool' : 'ui.ownBoard')}
        >
          {isDrafting ? <DraftPool scene={scene} /> : <OwnBoard scene={scene} seat={viewer} onOpen={openBoard} />}
        </section>
      )}
    </div>
  )
}

/** Whether one of these cards can be chosen now. A strip without any must take the focus itself to be scrolled by keys. */
function canChoose(scene: Scene, cards: readonly Card[]): boolean {
  return cards.some(({ id }) => scene.targets.has(`card:${id}`))
}

/** The cards in hand, to read and to choose; the one under the pointer lifts and shows its whole text. */
function Hand({ scene }: SceneProps) {
  const { words, view, viewer } = scene
  const { crafting } = aidesOf(scene)
  const cards = knownCards(stateOf(view).hands[viewer!] ?? [])
  const title = words.message('ui.hand', { count: cards.length })
  return (
    <div className="root-hand">
      <h3 className="sr-only">{title}</h3>
      <HandStrip label={title} empty={words.message('ui.noHand')} still={!canChoose(scene, cards)}>
        {cards.map((card, i) => (
          <CardView
            // biome-ignore lint/suspicious/noArrayIndexKey: two cards of a hand may be alike
            key={i}
            card={card}
            words={words}
            choice={choiceOf(scene, `card:${card.id}`)}
            {...(crafting[card.id] === undefined ? {} : { paid: crafting[card.id]! })}
          />
        ))}
      </HandStrip>
    </div>
  )
}
