import type { Seat } from '@spinney/kernel'
import type { SceneProps } from '../table/face.ts'
import { Common } from './factions/Common.tsx'
import { BOARDS } from './factions/index.ts'
import { factionOf } from './view.ts'

/** The board of one seat, in the panels beside the map. */
export function SeatBoard({ scene, seat }: SceneProps & { readonly seat: Seat }) {
  return (
    <div className="root-seat">
      <FactionBoard scene={scene} seat={seat} />
      <p className="root-about">{scene.words.message(`faction.${factionOf(scene, seat)}.about`)}</p>
    </div>
  )
}

/** What all factions have, and what this one has of its own. A faction nobody has drawn yet shows the common part. */
export function FactionBoard({ scene, seat }: SceneProps & { readonly seat: Seat }) {
  const Board = BOARDS[factionOf(scene, seat)]
  return (
    <div className={`root-faction root-faction--${factionOf(scene, seat)}`}>
      <Common scene={scene} seat={seat} />
      {Board && (
        <div className="root-faction-own">
          <Board scene={scene} seat={seat} />
        </div>
      )}
    </div>
  )
}
