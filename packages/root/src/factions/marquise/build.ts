import { call, procedure, run, type Seat, tell } from '@spinney/kernel'
import { placeable, roomy, ruled } from '../../actions/hurdles.ts'
import { mayBuild, neighbours, pathsFor } from '../../board/map.ts'
import { clearings, edition } from '../../core/book.ts'
import { count, onMapCount, shift } from '../../core/pieces.ts'
import { place } from '../../core/place.ts'
import { SUPPLY } from '../../core/places.ts'
import { must } from '../../core/questions.ts'
import { because, type Reason } from '../../core/reasons.ts'
import { rules } from '../../core/rule.ts'
import { score } from '../../core/scoring.ts'
import type { Own, Root, Visible } from '../../core/state.ts'
import { MARQUISE } from '../../facts/factions/marquise.ts'
import { placesInVain } from '../../turn/closing.ts'
import { BUILDING_NAMES, built, type MarquiseBuilding, marquiseBuildings, wood } from './pieces.ts'

interface Building extends Own {
  clearing: number
  building: MarquiseBuilding
  /** Wood still to be paid. */
  cost: number
}

/** 6.5.4.I: what the leftmost tile of a track costs. */
const costOf = (g: Visible, building: MarquiseBuilding): number => MARQUISE.woodCost[built(g, building)] ?? 0

/** 6.5.4.II: the clearings whose wood can be used: ruled, and joined to the place of building through ruled ones. */
function woodRegion(g: Visible, seat: Seat, clearing: number): number[] {
  const byAdjacency = edition(g).woodTravelsThrough === 'adjacency'
  const region = [clearing]
  for (let i = 0; i < region.length; i++) {
    const beside = byAdjacency ? neighbours(g, seat, region[i]!) : pathsFor(g, seat, region[i]!)
    for (const next of beside) if (rules(g, seat, next) && !region.includes(next)) region.push(next)
  }
  return region
}

function woodIn(g: Visible, region: readonly number[]): number {
  let sum = 0
  for (const clearing of region) sum += count(g, wood, clearing)
  return sum
}

/** 6.5.4.I: what can be built where: ruled, room for it, and wood enough within reach. */
export function buildOptions(
  g: Visible,
  seat: Seat,
  most = Number.POSITIVE_INFINITY,
): { clearing: number; building: MarquiseBuilding }[] {
  const options: { clearing: number; building: MarquiseBuilding }[] = []
  const woodThere = onMapCount(g, wood)
  const buildings = BUILDING_NAMES.filter(
    (name) => count(g, marquiseBuildings[name], SUPPLY) > 0 && costOf(g, name) <= woodThere,
  )
  if (buildings.length === 0) return options
  for (const clearing of clearings(g)) {
    if (!rules(g, seat, clearing) || !mayBuild(g, seat, clearing)) continue
    const available = woodIn(g, woodRegion(g, seat, clearing))
    for (const building of buildings) {
      if (costOf(g, building) <= available) options.push({ clearing, building })
      if (options.length === most) return options
    }
  }
  return options
}

/** 6.5.4.I: whether anything can be built; the search ends with the first. */
export const canBuild = (g: Visible, seat: Seat): boolean => buildOptions(g, seat, 1).length > 0

/** 6.5.4.I, 6.5.4.II: what must hold for building in a clearing: wood for the cheapest tile that is left. */
export const buildHurdles = (g: Root, seat: Seat) => [
  ruled(g, seat, '6.5.4.I'),
  roomy(g),
  placeable(g, seat),
  (clearing: number): Reason | null => {
    const left = BUILDING_NAMES.filter((name) => count(g, marquiseBuildings[name], SUPPLY) > 0)
    if (left.length === 0) return because('6.5.4.I', 'noBuildingsLeft')
    const least = Math.min(...left.map((name) => costOf(g, name)))
    const have = woodIn(g, woodRegion(g, seat, clearing))
    return have >= least ? null : because('6.5.4.II', 'tooLittleWood', { least, have })
  },
]

/** 6.5.4 Build */
export const build = procedure<Root, Building>('marquise.build', [
  must('6.5.4.I', 'marquiseBuild', {
    picks: { clearing: 'clearing', building: 'building' },
    who: (_g, b) => b.seat,
    options: (g, b) => buildOptions(g, b.seat),
    inVain: (g, b) => placesInVain(g, buildHurdles(g, b.seat)),
    effect: (g, b, { clearing, building }) => {
      b.clearing = clearing
      b.building = building
      b.cost = costOf(g, building)
    },
  }),
  must('6.5.4.II', 'marquiseWood', {
    picks: 'clearing',
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
