import { boards } from '@spinney/root'
import { Piece } from '../../../art/pieces/Piece.tsx'
import { choiceOf, stockOf } from '../../view.ts'
import { type BoardProps, Fact, PieceTrack } from '../parts.tsx'

const { buildings, points, recruiterCards, woodCost } = boards.MARQUISE
const KINDS = Object.keys(buildings) as (keyof typeof buildings)[]

/** Building tracks with their price in wood, and the wood. */
export function MarquiseBoard({ scene, seat }: BoardProps) {
  const { words, viewer } = scene
  const wood = stockOf(scene, 'marquise.wood')
  return (
    <>
      <div className="root-cost-row" aria-hidden="true">
        <span>{words.message('ui.woodCost')}</span>
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
        />
      ))}
      <dl className="root-facts">
        <Fact
          icon={<Piece kind="token" faction="marquise" type="wood" size={24} />}
          value={wood.map}
          label={words.message('ui.woodOnMap')}
        />
        <Fact value={wood.supply} label={words.message('ui.woodLeft')} />
      </dl>
    </>
  )
}
