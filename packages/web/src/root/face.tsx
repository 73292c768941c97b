import type { Seat, View } from '@spinney/kernel'
import { MAPS } from '@spinney/root'
import { FACTION_INKS } from '../art/data/inks.ts'
import { rootLayout } from '../art/root/layout.ts'
import { Avatar } from '../art/ui/SeatBadge.tsx'
import type { GameFace, Scene, SeatMark } from '../table/face.ts'
import { shapeNow } from '../table/ground.ts'
import { BattleLine } from './Battle.tsx'
import { Board } from './Board.tsx'
import { DraftPrompt } from './Draft.tsx'
import { Market } from './Market.tsx'
import { drawingOf, SHEETS } from './map.ts'
import { Own } from './Own.tsx'
import { SeatBoard } from './SeatBoard.tsx'
import { Status } from './Status.tsx'
import { targetsOf } from './targets.ts'
import { gainOf, travels } from './travels.tsx'
import { factionAt, factWord, stateOf } from './view.ts'
import '../art/art.css'
import './root.css'
import './boards.css'
import './seats.css'

/** How Root is drawn. */
export const face: GameFace = {
  Board,
  Market,
  Own,
  SeatBoard,
  Status,
  targetsOf,
  factWord,
  brief,
  markOf,
  travels,
  gainOf,
  decisions: {
    ambush: BattleLine,
    foil: BattleLine,
    effectsFirst: BattleLine,
    battleEffect: BattleLine,
    draftFaction: DraftPrompt,
  },
  prepare,
  chapterOf: (event, words) => (event.what === 'turn' ? words.message('ui.chapter', event.facts) : null),
}

function prepare(map: string): readonly (() => void)[] {
  const { width, height } = SHEETS[shapeNow()]
  return map in MAPS ? [() => rootLayout(drawingOf(map), width, height)] : []
}

function brief({ view, words }: Scene, seat: Seat): string {
  const g = stateOf(view)
  if (factionAt(view, seat) === null) return words.message(view.asked?.seat === seat ? 'ui.drafting' : 'ui.notDrafted')
  return g.dominance[seat]! >= 0 ? words.message('ui.dominance') : words.message('ui.vp', { count: g.scores[seat]! })
}

/** The faction at a seat: its ink, and its animal. */
function markOf(view: View, seat: Seat): SeatMark | undefined {
  const faction = factionAt(view, seat)
  if (faction === null) return undefined
  return {
    ink: FACTION_INKS[faction].a,
    shape: 'circle',
    picture: (size) => <Avatar faction={faction} size={size + 4} />,
  }
}
