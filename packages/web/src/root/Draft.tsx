import { SETUP_CARDS } from '@spinney/root'
import type { CSSProperties } from 'react'
import { FACTION_INKS } from '../art/data/inks.ts'
import type { FactionId } from '../art/types.ts'
import { Avatar } from '../art/ui/SeatBadge.tsx'
import type { SceneProps } from '../table/face.ts'
import { Icon } from '../ui/Icon.tsx'
import { type Pool, poolOf } from './pool.ts'
import { reachOf } from './setup.ts'
import { choiceOf } from './view.ts'
import './draft.css'

/** The setup cards of the pool, in a row. */
export default function DraftPool({ scene }: SceneProps) {
  const pool = poolOf(scene.view)
  if (pool === null) return null
  return (
    <ul
      className="root-pool"
      aria-label={scene.words.message('ui.pool')}
      {...(scene.question?.kind === 'draftFaction' ? {} : { tabIndex: 0 })}
    >
      {pool.pool.map((card, i) => (
        <li key={card}>
          <SetupCard scene={scene} card={card} beside={pool.beside[i]!} state={stateOfCard(card, pool)} />
        </li>
      ))}
    </ul>
  )
}

type CardState = 'open' | 'taken' | 'locked'

const stateOfCard = (card: FactionId, { taken, locked }: Pool): CardState =>
  taken.includes(card) ? 'taken' : card === locked ? 'locked' : 'open'

interface CardProps extends SceneProps {
  readonly card: FactionId
  readonly beside: string
  readonly state: CardState
}

/** One setup card: the animal, the name, militant or insurgent, the reach, and a Vagabond's character. */
function SetupCard({ scene, card, beside, state }: CardProps) {
  const { words } = scene
  const choice = choiceOf(scene, `setup:${card}`)
  const type = SETUP_CARDS.find(({ id }) => id === card)!.type
  const about = words.message(beside === '' ? `faction.${card}.about` : `character.${beside}.about`)
  const inner = (
    <>
      <span className="root-setup-head">
        <Avatar faction={card} size={46} />
        <b>{words.term(card)}</b>
      </span>
      <span className="root-setup-facts">
        <span>{words.message(`ui.setup.${type}`)}</span>
        <span>{words.message('ui.reach', { number: reachOf([card]) })}</span>
        {beside !== '' && <span className="root-setup-beside">{words.term(beside)}</span>}
      </span>
      <span className="root-setup-about" title={about}>
        {about}
      </span>
      {state !== 'open' && (
        <span className="root-setup-note">
          {state === 'locked' && <Icon name="lock" size={16} />} {words.message(`ui.setup.${state}`)}
        </span>
      )}
    </>
  )
  const { a } = FACTION_INKS[card]
  const look = { className: `root-setup on-paper is-${state}`, style: { '--faction': a } as CSSProperties }
  if (!choice) return <div {...look}>{inner}</div>
  return (
    <button
      type="button"
      className={`${look.className} can-be-taken${choice.selected ? ' is-selected' : ''}`}
      style={look.style}
      aria-pressed={choice.selected}
      onClick={choice.onSelect}
    >
      {inner}
    </button>
  )
}
