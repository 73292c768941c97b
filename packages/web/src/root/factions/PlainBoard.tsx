import { Piece, type PieceProps } from '../../art/pieces/Piece.tsx'
import { aidesOf, factionOf } from '../view.ts'
import { type BoardProps, Fact } from './parts.tsx'

/** The board of a faction that nobody has drawn yet: its pieces, on the map and left. */
export function PlainBoard({ scene, seat }: BoardProps) {
  const { words } = scene
  const faction = factionOf(scene, seat)
  const kinds = Object.entries(aidesOf(scene).stock).filter(([kind]) => kind.startsWith(`${faction}.`))
  return (
    <>
      <p className="root-about">{words.message(`faction.${faction}.about`)}</p>
      <dl className="root-facts">
        {kinds.map(([kind, { map, supply }]) => (
          <Fact
            key={kind}
            icon={<Piece kind={shapeOf(kind)} faction={faction} type={kind.slice(faction.length + 1)} size={30} />}
            value={`${words.number(map)} / ${words.number(map + supply)}`}
            label={words.term(kind)}
          />
        ))}
      </dl>
    </>
  )
}

/** Tokens and buildings look alike here; warriors are animals. */
function shapeOf(kind: string): PieceProps['kind'] {
  return kind.endsWith('.warrior') || kind.endsWith('.warlord') || kind.endsWith('.pawn') ? 'warrior' : 'building'
}
