import type { Seat } from '@spinney/kernel'

import { useTranslation } from 'react-i18next'
import { CardBack } from '../art/cards/CardBack.tsx'
import { SeatBadge } from '../art/ui/SeatBadge.tsx'
import { botWords } from '../table/botWords.ts'
import type { SceneProps } from '../table/face.ts'
import { Part } from '../ui/Guard.tsx'
import { Common } from './factions/Common.tsx'
import { boardOf } from './factions/index.ts'
import { Fact } from './factions/parts.tsx'
import { factionAt, isAutomaton, SEAT_COLORS, stateOf } from './view.ts'

interface Props extends SceneProps {
  readonly seat: Seat
}

/** The board of one seat, in the panels beside the map. */
export function SeatBoard({ scene, seat }: Props) {
  const faction = factionAt(scene.view, seat)
  return (
    <div className="root-seat">
      <FactionBoard scene={scene} seat={seat} />
      {faction !== null && !isAutomaton(scene.view, seat) && (
        <p className="root-about">{scene.words.message(`faction.${faction}.about`)}</p>
      )}
    </div>
  )
}

/** What all factions have, and what this one has of its own. */
function FactionBoard({ scene, seat }: Props) {
  const faction = factionAt(scene.view, seat)
  if (faction === null) return <Undrafted scene={scene} seat={seat} />
  const { Board } = boardOf(faction, isAutomaton(scene.view, seat))
  return (
    <div className="root-faction">
      <Common scene={scene} seat={seat} />
      <div className="root-faction-own">
        <Part>
          <Board scene={scene} seat={seat} />
        </Part>
      </div>
    </div>
  )
}

/** A seat before its faction is drafted: who sits there, and the cards in hand. */
export function Undrafted({ scene, seat }: Props) {
  const { words, view, plan } = scene
  const { t } = useTranslation()
  const entry = plan.seats[seat]!
  return (
    <div className="root-undrafted">
      <SeatBadge
        seat={SEAT_COLORS[seat]!}
        name={words.seat(seat)}
        detail={entry.kind === 'bot' ? botWords(t, entry) : undefined}
        active={view.asked?.seat === seat}
      />
      <dl className="root-facts">
        <Fact
          icon={<CardBack width={18} />}
          value={stateOf(view).hands[seat]!.length}
          label={words.message('ui.cardsInHand')}
        />
      </dl>
      <p className="root-about">{words.message('ui.undrafted')}</p>
    </div>
  )
}
