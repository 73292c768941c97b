import type { Seat } from '@spinney/kernel'
import type { SceneProps } from '../table/face.ts'
import { Common } from './factions/Common.tsx'
import { BOARDS } from './factions/index.ts'
import { PlainBoard } from './factions/PlainBoard.tsx'
import { factionOf } from './view.ts'

/** The board of one seat, in the panels beside the map. */
export function SeatBoard({ scene, seat }: SceneProps & { readonly seat: Seat }) {
  const faction = factionOf(scene, seat)
  return (
    <div className="root-seat">
      <FactionBoard scene={scene} seat={seat} />
      {BOARDS[faction] && <p className="root-about">{scene.words.message(`faction.${faction}.about`)}</p>}
    </div>
  )
}

/** What all factions have, and what this one has of its own. A faction that nobody has drawn yet shows its pieces. */
export function FactionBoard({ scene, seat }: SceneProps & { readonly seat: Seat }) {
  const Board = BOARDS[factionOf(scene, seat)] ?? PlainBoard
  return (
    <div className="root-faction">
      <Common scene={scene} seat={seat} />
      <div className="root-faction-own">
        <Board scene={scene} seat={seat} />
      </div>
    </div>
  )
}
