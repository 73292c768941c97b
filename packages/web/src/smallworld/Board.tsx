import type { MapId } from '@spinney/smallworld'
import { useMemo } from 'react'
import { type CostTag, type RegionPieces, SmallWorldMap } from '../art/smallworld/SmallWorldMap.tsx'
import type { TargetState } from '../art/types.ts'
import type { Scene, SceneProps, TargetId } from '../table/face.ts'
import { groundOf, useShape } from '../table/ground.ts'
import { useAhead, useLit } from '../table/light.ts'
import { walk } from '../table/walking.ts'
import { ghosts } from './ghosts.ts'
import { lookOf } from './look.ts'
import { drawingOf, regionId, regionOf } from './map.ts'
import { aidesOf, COLOURS, stateOf } from './view.ts'

/** The atlas: regions, tokens, pieces, and what a conquest costs. */
export function Board({ scene }: SceneProps) {
  const g = stateOf(scene.view)
  const drawing = drawingOf(g.map)
  const shape = useShape()
  const standing = useMemo(() => piecesOf(scene), [scene])
  const ahead = useAhead()
  // What is pointed at shows as if it were done already.
  const pieces = useMemo(
    () => (ahead?.view ? ghosts(standing, piecesOf({ ...scene, view: ahead.view, recent: [] })) : standing),
    [scene, standing, ahead],
  )
  const lit = useLit()
  const targets = useMemo(() => targetsOf(scene), [scene])
  const regions = useMemo(() => litRegions(targets, lit, g.map), [targets, lit, g.map])
  const costs = useMemo(() => costsOf(scene), [scene])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys are those of the regions in it
    <div className="sw-board" onKeyDown={walk}>
      <SmallWorldMap
        map={drawing}
        label={scene.words.message('game.name')}
        ground={groundOf('smallworld', g.map, shape)}
        pieces={pieces}
        regions={regions}
        costs={costs}
        onSelect={(id) => scene.choose(`region:${regionOf(id)}`)}
        names={(id) => `region:${regionOf(id)}`}
      />
    </div>
  )
}

function piecesOf(scene: Scene): Record<string, RegionPieces> {
  const g = stateOf(scene.view)
  const fresh = new Set(scene.recent.map(({ facts }) => facts.region))
  const result: Record<string, RegionPieces> = {}
  g.holder.forEach((slot, region) => {
    const people = g.peoples[slot]
    const tokens = people
      ? [
          {
            race: people.race,
            seat: COLOURS[people.seat]!,
            count: g.tokens[region]!,
            declined: people.declined,
            fresh: fresh.has(region),
            info: `people:${people.race}.${people.power ?? ''}`,
          },
        ]
      : []
    const kinds = ['fortress', 'lair', 'encampment', 'hole', 'hero', 'dragon'] as const
    const standing = kinds.flatMap((kind) => {
      const count = g.pieces[kind]?.[region] ?? 0
      return count > 0 ? [{ kind, count, seat: COLOURS[people?.seat ?? 0]!, info: `piece:${kind}` }] : []
    })
    const lostTribe = g.tribes[region]! > 0
    if (tokens.length + standing.length > 0 || lostTribe) {
      result[regionId(g.map, region)] = { tokens, pieces: standing, lostTribe }
    }
  })
  return result
}

/** Every region can be listened to; those that options point at can be chosen. */
function targetsOf(scene: Scene): Record<string, TargetState> {
  const g = stateOf(scene.view)
  const result: Record<string, TargetState> = {}
  g.holder.forEach((_, region) => {
    const target = scene.targets.get(`region:${region}`)
    const selectable = target !== undefined && target.tone !== 'quiet'
    const look = lookOf(scene, region).join(', ')
    result[regionId(g.map, region)] = {
      label: selectable ? `${target.label}. ${look}` : look,
      info: `region:${region}`,
      selectable,
      selected: target?.chosen === true || target?.hinted === true,
    }
  })
  return result
}

function litRegions(
  regions: Record<string, TargetState>,
  lit: readonly TargetId[],
  map: MapId,
): Record<string, TargetState> {
  const found = lit.flatMap((id) => {
    if (!id.startsWith('region:')) return []
    const name = regionId(map, Number(id.slice(7)))
    const state = regions[name]
    return state === undefined ? [] : [[name, { ...state, lit: true }] as const]
  })
  return found.length === 0 ? regions : { ...regions, ...Object.fromEntries(found) }
}

function costsOf(scene: Scene): Record<string, CostTag> {
  const { question, view } = scene
  if (question?.kind !== 'conquer') return {}
  const g = stateOf(view)
  const about = question.about as { readonly hand: number }
  const tags: Record<string, CostTag> = {}
  for (const [region, count] of Object.entries(aidesOf(scene).costs)) {
    const target = scene.targets.get(`region:${region}`)
    const short = count - about.hand
    const reachable = target !== undefined && target.tone !== 'quiet'
    tags[regionId(g.map, Number(region))] = {
      count,
      ...(reachable && short > 0 ? { die: short } : {}),
      muted: !reachable,
    }
  }
  return tags
}
