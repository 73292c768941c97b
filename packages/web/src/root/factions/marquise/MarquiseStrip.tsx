import { boards } from '@spinney/root'
import { choiceOf } from '../../view.ts'
import { type BoardProps, PieceTrack } from '../parts.tsx'
import { Line, PieceNum } from '../strip.tsx'

const { buildings, points, recruiterCards, woodCost } = boards.MARQUISE
const KINDS = Object.keys(buildings) as (keyof typeof buildings)[]

/** The three tracks below their prices. */
export function MarquiseOwn({ scene, seat }: BoardProps) {
  const { words, viewer } = scene
  return (
    <div className="root-tracks">
      <div className="root-cost-row" aria-hidden="true">
        <span>
          <PieceNum
            scene={scene}
            faction="marquise"
            name="wood"
            category="token"
            where="map"
            label={words.message('ui.woodOnMap')}
          />
        </span>
        {woodCost.map((cost, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column of the board
          <b key={i}>{cost}</b>
        ))}
      </div>
      {KINDS.map((name) => (
        <PieceTrack
          key={name}
          scene={scene}
          faction="marquise"
          name={name}
          points={points[name]}
          {...(name === 'recruiter' ? { cards: recruiterCards } : {})}
          choice={seat === viewer ? choiceOf(scene, `building:${name}`) : null}
          small={32}
        />
      ))}
    </div>
  )
}

export function MarquiseGlance({ scene }: BoardProps) {
  return (
    <Line>
      {KINDS.map((name) => (
        <PieceNum key={name} scene={scene} faction="marquise" name={name} where="map" />
      ))}
      <PieceNum scene={scene} faction="marquise" name="wood" category="token" where="map" />
    </Line>
  )
}
