import { BURROW, pathEnds } from '@spinney/root'
import { useMemo } from 'react'
import { rootLayout } from '../art/root/layout.ts'
import { RootMap, type RootMapChoice } from '../art/root/RootMap.tsx'
import type { Suit, TargetState } from '../art/types.ts'
import { useDragging } from '../table/dragging.tsx'
import type { Scene, SceneProps, Target, TargetId } from '../table/face.ts'
import { groundOf, useShape } from '../table/ground.ts'
import { useAhead, useLit } from '../table/light.ts'
import { walk } from '../table/walking.ts'
import { Bandits, EverySuit, Flags, Homelands, Trails } from './BoardMarks.tsx'
import { foughtIn } from './battle.ts'
import { clearingLook, piecesOf } from './boardPieces.ts'
import { ghosts } from './ghosts.ts'
import { drawingOf, SHEETS } from './map.ts'
import { BattleMark, Burrow } from './onDemand.tsx'
import { stateOf, suitAt } from './view.ts'

/** The woodland: clearings with their pieces, forests, closed paths. */
export function Board({ scene }: SceneProps) {
  const g = stateOf(scene.view)
  const drawing = drawingOf(g.map)
  const shape = useShape()
  const { width, height } = SHEETS[shape]
  const standing = useMemo(() => piecesOf(scene), [scene])
  const ahead = useAhead()
  // What is pointed at shows as if it were done already.
  const then = useMemo(() => (ahead?.view ? { ...scene, view: ahead.view, aides: ahead.aides } : null), [scene, ahead])
  const pieces = useMemo(() => (then === null ? standing : ghosts(standing, piecesOf(then))), [standing, then])
  const lit = useLit()
  const { drawing: arrow, handlers } = useDragging(scene)
  const clearings = useMemo(() => clearingsOf(scene), [scene])
  const forests = useMemo(() => forestsOf(scene), [scene])
  const suits = useMemo(() => suitsOf(scene), [scene])
  const fought = useMemo(() => foughtIn(scene), [scene])
  const select = (choice: RootMapChoice) => {
    const target =
      choice.kind === 'clearing' ? clearingTarget(scene, choice.id) : scene.targets.get(`forest:${choice.id}`)
    scene.choose(target?.id ?? `${choice.kind}:${choice.id}`)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and drags are those of the places in it
    <div className="root-board" onKeyDown={walk} {...handlers}>
      <div className="root-map" style={{ width: `min(100cqw, ${width / height} * 100cqh)` }}>
        <RootMap
          map={drawing}
          label={scene.words.term(g.map)}
          ground={groundOf('root', g.map, shape)}
          width={width}
          height={height}
          suits={suits}
          ruins={drawing.clearings.flatMap(({ id }) => (g.ruins[id] === 1 ? [id] : []))}
          closedPaths={g.closed.map((path) => pathEnds(path).join('-'))}
          pieces={pieces}
          clearings={litClearings(clearings, lit)}
          forests={litForests(forests, lit)}
          onSelect={select}
        >
          <Flags scene={then ?? scene} map={drawing} width={width} height={height} />
          <Homelands scene={scene} map={drawing} width={width} height={height} />
          <EverySuit scene={scene} map={drawing} width={width} height={height} />
          <Bandits scene={scene} map={drawing} width={width} height={height} />
          <Trails scene={scene} map={drawing} width={width} height={height} />
          {fought !== null && <BattleMark scene={scene} fought={fought} map={drawing} width={width} height={height} />}
        </RootMap>
        {g.factions.includes('duchy') && (
          <Burrow scene={scene} target={clearingTarget(scene, BURROW)} layout={rootLayout(drawing, width, height)} />
        )}
      </div>
      {arrow}
    </div>
  )
}

/** What a click on a clearing means now: where a move starts, then where it goes, or simply the clearing. */
function clearingTarget(scene: Scene, clearing: number): Target | undefined {
  const { targets } = scene
  const start = targets.get(`from:${clearing}`)
  const here = targets.get(`clearing:${clearing}`)
  const isStarted = [...targets.values()].some(({ id, chosen }) => chosen && /^(from|clearing):/.test(id))
  if (isStarted) return targets.get(`to:${clearing}`) ?? (here?.chosen ? here : start?.chosen ? start : undefined)
  return here ?? start ?? targets.get(`to:${clearing}`)
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
          info: `clearing:${id}`,
          selectable: target !== undefined,
          selected: target?.chosen === true || target?.hinted === true,
        },
      ]
    }),
  )
}

/** A clearing is lit by whatever names it: a place, where a move starts, where it goes. */
const CLEARING = /^(?:clearing|from|to):(\d+)$/

function litClearings(clearings: Record<number, TargetState>, lit: readonly TargetId[]): Record<number, TargetState> {
  const places = lit.flatMap((id) => CLEARING.exec(id)?.[1] ?? [])
  const found = places.flatMap((id) => {
    const state = clearings[Number(id)]
    return state === undefined ? [] : [[id, { ...state, lit: true }] as const]
  })
  return found.length === 0 ? clearings : { ...clearings, ...Object.fromEntries(found) }
}

function litForests(forests: Record<string, TargetState>, lit: readonly TargetId[]): Record<string, TargetState> {
  const found = lit.flatMap((id) => {
    if (!id.startsWith('forest:')) return []
    const forest = id.slice(7)
    const state = forests[forest]
    return state === undefined ? [] : [[forest, { ...state, lit: true }] as const]
  })
  return found.length === 0 ? forests : { ...forests, ...Object.fromEntries(found) }
}

/** Every forest tells what it is; those that options point at can be chosen. */
function forestsOf(scene: Scene): Record<string, TargetState> {
  const { forests = [] } = drawingOf(stateOf(scene.view).map)
  return Object.fromEntries(
    forests.map(({ id }): [string, TargetState] => {
      const target = scene.targets.get(`forest:${id}`)
      const state = { label: target?.label ?? scene.words.term(id), info: `forest:${id}` }
      return [
        id,
        target === undefined ? state : { ...state, selectable: true, selected: target.chosen || target.hinted },
      ]
    }),
  )
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
