import { call, must, procedure, run, type Seat, tell } from '@spinney/kernel'
import { mayBuild, neighbours, pathsFor } from '../../board/map.ts'
import { count, onMapCount, shift } from '../../core/pieces.ts'
import { place } from '../../core/place.ts'
import { ALL_CLEARINGS, SUPPLY } from '../../core/places.ts'
import { rules } from '../../core/rule.ts'
import { score } from '../../core/scoring.ts'
import type { Own, Root, Table } from '../../core/state.ts'
import { MARQUISE } from '../../facts/factions/marquise.ts'
import { rulesetOf } from '../../law/rulesets.ts'
import { BUILDING_NAMES, built, type MarquiseBuilding, marquiseBuildings, wood } from './pieces.ts'

interface Building extends Own {
  clearing: number
  building: MarquiseBuilding
  /** Wood still to be paid. */
  cost: number
}

/** 6.5.4.I: what the leftmost tile of a track costs. */
const costOf = (g: Table, building: MarquiseBuilding): number => MARQUISE.woodCost[built(g, building)] ?? 0

/** 6.5.4.II: the clearings whose wood can be used: ruled, and joined to the place of building through ruled ones. */
function woodRegion(g: Table, seat: Seat, clearing: number): number[] {
  const byAdjacency = rulesetOf(g.preset).woodTravelsThrough === 'adjacency'
  const region = [clearing]
  for (let i = 0; i < region.length; i++) {
    const beside = byAdjacency ? neighbours(g, seat, region[i]!) : pathsFor(g, seat, region[i]!)
    for (const next of beside) if (rules(g, seat, next) && !region.includes(next)) region.push(next)
  }
  return region
}

const woodIn = (g: Table, region: readonly number[]): number =>
  region.reduce((sum, clearing) => sum + count(g, wood, clearing), 0)

/** 6.5.4.I: what can be built where: ruled, room for it, and wood enough within reach. */
export function buildOptions(g: Table, seat: Seat): { clearing: number; building: MarquiseBuilding }[] {
  const options: { clearing: number; building: MarquiseBuilding }[] = []
  const most = onMapCount(g, wood)
  const buildings = BUILDING_NAMES.filter(
    (name) => count(g, marquiseBuildings[name], SUPPLY) > 0 && costOf(g, name) <= most,
  )
  if (buildings.length === 0) return options
  for (const clearing of ALL_CLEARINGS) {
    if (!rules(g, seat, clearing) || !mayBuild(g, seat, clearing)) continue
    const available = woodIn(g, woodRegion(g, seat, clearing))
    for (const building of buildings) if (costOf(g, building) <= available) options.push({ clearing, building })
  }
  return options
}

/** 6.5.4 Build */
export const build = procedure<Root, Building>('marquise.build', [
  must('6.5.4.I', 'marquiseBuild', {
    who: (_g, b) => b.seat,
    options: (g, b) => buildOptions(g, b.seat),
    effect: (g, b, { clearing, building }) => {
      b.clearing = clearing
      b.building = building
      b.cost = costOf(g, building)
    },
  }),
  must('6.5.4.II', 'marquiseWood', {
    who: (_g, b) => b.seat,
    when: (_g, b) => b.cost > 0,
    options: (g, b) =>
      woodRegion(g, b.seat, b.clearing)
        .filter((clearing) => count(g, wood, clearing) > 0)
        .sort(ascending),
    about: (_g, b) => ({ clearing: b.clearing, building: b.building, left: b.cost }),
    effect: (g, b, from) => {
      shift(g, wood, from, SUPPLY, 1)
      tell('6.5.4.II', 'woodPaid', () => ({ seat: b.seat, place: from }))
      b.cost -= 1
      return 'again'
    },
  }),
  run('6.5.4.III', 'place', (g, b) => {
    const points = MARQUISE.points[b.building][built(g, b.building)] ?? 0
    place(g, marquiseBuildings[b.building], b.clearing, 1, '6.5.4.III')
    score(g, b.seat, points, '6.5.4.III')
  }),
])

const ascending = (a: number, b: number): number => a - b

/** Lets the Marquise build one building. */
export function callBuild(g: Root, seat: Seat): void {
  call(g, build, { seat, clearing: 0, building: 'sawmill', cost: 0 })
}
