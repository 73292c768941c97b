import { BURROW } from '@spinney/root'
import { useMemo } from 'react'
import { RootMap, type RootMapChoice } from '../art/root/RootMap.tsx'
import type { Suit, TargetState } from '../art/types.ts'
import type { Scene, SceneProps, Target } from '../table/face.ts'
import { groundOf, useShape } from '../table/ground.ts'
import { Flags, Homelands, Trails } from './BoardMarks.tsx'
import { clearingLook, piecesOf } from './boardPieces.ts'
import { Rolled } from './Dice.tsx'
import { Burrow, hasBurrow } from './factions/duchy/Burrow.tsx'
import { drawingOf, SHEETS } from './map.ts'
import { stateOf, suitAt } from './view.ts'

/** The woodland: clearings with their pieces, forests, closed paths, and the dice when they are rolled. */
export function Board({ scene }: SceneProps) {
  const g = stateOf(scene.view)
  const drawing = drawingOf(g.map)
  const shape = useShape()
  const { width, height } = SHEETS[shape]
  const pieces = useMemo(() => piecesOf(scene), [scene])
  const clearings = useMemo(() => clearingsOf(scene), [scene])
  const forests = useMemo(() => forestsOf(scene), [scene])
  const suits = useMemo(() => suitsOf(scene), [scene])
  const select = (choice: RootMapChoice) => {
    const target =
      choice.kind === 'clearing' ? clearingTarget(scene, choice.id) : scene.targets.get(`forest:${choice.id}`)
    if (target !== undefined) scene.choose(target.id)
  }
  return (
    <div className={`root-board${hasBurrow(scene) ? ' has-burrow' : ''}`}>
      <div
        className="root-map"
        style={{ width: `min(100cqw - var(--beside, 0px), ${width / height} * (100cqh - var(--below, 0px)))` }}
      >
        <RootMap
          map={drawing}
          label={scene.words.term(g.map)}
          ground={groundOf('root', g.map, shape)}
          width={width}
          height={height}
          suits={suits}
          ruins={drawing.clearings.flatMap(({ id }) => (g.ruins[id] === 1 ? [id] : []))}
          closedPaths={g.closed.map((path) => `${path >> 4}-${path & 15}`)}
          pieces={pieces}
          clearings={clearings}
          forests={forests}
          onSelect={select}
        >
          <Flags scene={scene} map={drawing} width={width} height={height} />
          <Homelands scene={scene} map={drawing} width={width} height={height} />
          <Trails scene={scene} map={drawing} width={width} height={height} />
        </RootMap>
      </div>
      {hasBurrow(scene) && <Burrow scene={scene} target={clearingTarget(scene, BURROW)} />}
      <Rolled scene={scene} />
    </div>
  )
}

/** What a click on a clearing means now: where a move starts, then where it goes, or simply the clearing. */
function clearingTarget(scene: Scene, clearing: number): Target | undefined {
  const { targets } = scene
  const start = targets.get(`from:${clearing}`)
  const isStarted = [...targets.values()].some(({ id, chosen }) => chosen && id.startsWith('from:'))
  if (isStarted) return targets.get(`to:${clearing}`) ?? (start?.chosen ? start : undefined)
  return targets.get(`clearing:${clearing}`) ?? start
}

/** Every clearing can be listened to; those that options point at can be chosen. */
function clearingsOf(scene: Scene): Record<number, TargetState> {
  const { map } = stateOf(scene.view)
  return Object.fromEntries(
    drawingOf(map).clearings.map(({ id, slots }) => {
      const target = clearingTarget(scene, id)
      const look = clearingLook(scene, id, slots)
      return [
        id,
        {
          label: target === undefined ? look : `${look}. ${target.label}`,
          selectable: target !== undefined,
          selected: target?.chosen === true || target?.hinted === true,
        },
      ]
    }),
  )
}

function forestsOf(scene: Scene): Record<string, TargetState> {
  const states: Record<string, TargetState> = {}
  for (const [id, target] of scene.targets) {
    if (!id.startsWith('forest:')) continue
    states[id.slice(7)] = { label: target.label, selectable: true, selected: target.chosen || target.hinted }
  }
  return states
}

function suitsOf(scene: Scene): Record<number, Suit> {
  const g = stateOf(scene.view)
  return Object.fromEntries(
    drawingOf(g.map).clearings.flatMap(({ id }) => {
      const suit = suitAt(g, id)
      return suit === null ? [] : [[id, suit]]
    }),
  )
}
