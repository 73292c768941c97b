import type { Json, Seat } from '@spinney/kernel'
import { Piece } from '../art/pieces/Piece.tsx'
import { SuitMark } from '../art/pieces/SuitMark.tsx'
import { Die } from '../art/ui/Dice.tsx'
import type { Scene, SceneProps } from '../table/face.ts'
import { aidesOf, factionOf, stateOf, suitAt } from './view.ts'

/** The battle a question is about, in one line: who against whom, where, with how many, and the hits that were rolled. */
export function BattleLine({ scene }: SceneProps) {
  const about = factsOf(scene.question?.about ?? null)
  const { place, attacker, defender, rolled } = about
  if (typeof place !== 'number' || typeof attacker !== 'number' || typeof defender !== 'number') return null
  const { words, view } = scene
  const suit = suitAt(stateOf(view), place)
  return (
    <p className="root-battle">
      {suit && <SuitMark suit={suit} size={24} label={words.term(suit)} />}
      <Side scene={scene} seat={attacker} place={place} as="attacker" />
      <span aria-hidden="true">⚔</span>
      <Side scene={scene} seat={defender} place={place} as="defender" />
      {Array.isArray(rolled) && (
        <span className="root-battle-dice">
          <Die
            value={Number(rolled[0])}
            size={30}
            tone="accent"
            label={words.message('ui.attackerHits', { count: Number(rolled[0]) })}
          />
          <Die
            value={Number(rolled[1])}
            size={30}
            label={words.message('ui.defenderHits', { count: Number(rolled[1]) })}
          />
        </span>
      )}
    </p>
  )
}

function Side({
  scene,
  seat,
  place,
  as,
}: SceneProps & { readonly seat: Seat; readonly place: number; readonly as: string }) {
  const { words } = scene
  const faction = factionOf(scene, seat)
  return (
    <span className="root-side">
      <Piece kind="warrior" faction={faction} size={30} label={words.term(faction)} />
      <b>{warriorsAt(scene, faction, place)}</b>
      <span>{words.term(as)}</span>
    </span>
  )
}

function warriorsAt(scene: Scene, faction: string, place: number): number {
  const here = aidesOf(scene).pieces.filter((piece) => piece.place === place && piece.faction === faction)
  return here.reduce(
    (sum, { category, count }) => sum + (category === 'warrior' || category === 'figure' ? count : 0),
    0,
  )
}

function factsOf(about: Json): { readonly [name: string]: Json } {
  return typeof about === 'object' && about !== null && !Array.isArray(about) ? (about as { [name: string]: Json }) : {}
}
