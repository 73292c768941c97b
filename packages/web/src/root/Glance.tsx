import type { Seat } from '@spinney/kernel'

import { CardBack } from '../art/cards/CardBack.tsx'
import { Avatar } from '../art/ui/SeatBadge.tsx'
import type { Scene, SceneProps } from '../table/face.ts'
import { Part } from '../ui/Guard.tsx'
import { Score } from './factions/Common.tsx'
import { boardOf } from './factions/index.ts'
import { Num } from './factions/strip.tsx'
import { WarriorsLeft } from './OwnBoard.tsx'
import { factionAt, isAutomaton, SEAT_COLORS, stateOf } from './view.ts'

interface Props extends SceneProps {
  readonly seat: Seat
  readonly isBrief: boolean
}

/** An opponent: who, points, hand, warriors left, and what decides on this faction's board. */
export function Glance({ scene, seat, isBrief }: Props) {
  const { words, view } = scene
  const faction = factionAt(view, seat)
  const g = stateOf(view)
  return (
    <>
      <Avatar
        {...(faction === null ? { seat: SEAT_COLORS[seat]! } : { faction, info: `faction:${faction}` })}
        size={isBrief ? 38 : 42}
      />
      <span className="opponent-who">
        <b>{words.seat(seat)}</b>{' '}
        <small>
          {faction === null
            ? words.message(view.asked?.seat === seat ? 'ui.drafting' : 'ui.notDrafted')
            : sideOf(scene, seat)}
        </small>
      </span>
      <span className="opponent-score">
        <span className="sr-only">{words.message('ui.points')} </span>
        {faction !== null && <Score scene={scene} seat={seat} />}
      </span>
      <span className="opponent-facts">
        {!isAutomaton(view, seat) && (
          <Num
            icon={<CardBack width={14} />}
            value={words.number(g.hands[seat]!.length)}
            label={words.message('ui.cardsInHand')}
          />
        )}
        <WarriorsLeft scene={scene} seat={seat} />
        {faction !== null && <FactionGlance scene={scene} seat={seat} />}
      </span>
    </>
  )
}

/** What a seat plays; an automaton is called by that already, so it says how hard it is. */
function sideOf({ words, view }: Scene, seat: Seat): string {
  const faction = factionAt(view, seat)!
  const bot = stateOf(view).own.automata?.[faction]
  return words.term(bot === undefined ? faction : `level-${bot.difficulty}`)
}

function FactionGlance({ scene, seat }: SceneProps & { readonly seat: Seat }) {
  const { Glance: Facts } = boardOf(factionAt(scene.view, seat)!, isAutomaton(scene.view, seat))
  return (
    <Part>
      <Facts scene={scene} seat={seat} />
    </Part>
  )
}
