import { aboutOf } from '@spinney/kernel'
import { boards, clearings, count, kindNamed, onMapCount, openSlots, type Root, rules, SUPPLY } from '@spinney/root'
import { worthOfNamed } from '../cards.ts'
import { bestCraft, menuAppeal, payAppeal } from '../common.ts'
import type { FactionBrain } from '../faction-brain.ts'
import { enemiesAt, guardOf, stationaryAt, threatTo, warriorsAt } from '../position.ts'
import { bestBattle, commonFoothold } from '../war.ts'

const { MARQUISE } = boards
const sawmill = kindNamed('marquise.sawmill')!
const workshop = kindNamed('marquise.workshop')!
const recruiter = kindNamed('marquise.recruiter')!
const wood = kindNamed('marquise.wood')!
const keep = kindNamed('marquise.keep')!
const warrior = kindNamed('marquise.warrior')!
const BUILDINGS = { sawmill, workshop, recruiter } as const
type Building = keyof typeof BUILDINGS
const NAMES: readonly Building[] = ['sawmill', 'workshop', 'recruiter']

/** Points and cost of the next building of a kind; null when all stand. */
function nextOf(g: Root, name: Building): { points: number; cost: number } | null {
  const built = onMapCount(g, BUILDINGS[name])
  const cost = MARQUISE.woodCost[built]
  return cost === undefined ? null : { points: MARQUISE.points[name][built]!, cost }
}

/** Points of the best building that the wood on the map pays for. */
function bestBuilding(g: Root): number {
  const most = onMapCount(g, wood)
  let best = 0
  for (const name of NAMES) {
    const next = nextOf(g, name)
    if (next !== null && next.cost <= most) best = Math.max(best, next.points)
  }
  return best
}

/** Room to build in clearings that are ruled. */
function roomOf(g: Root, seat: number): number {
  let room = 0
  for (const place of clearings(g)) if (rules(g, seat, place)) room += openSlots(g, place)
  return room
}

/** The Marquise de Cat: saw, build, and keep what is built. */
export const marquise: FactionBrain = {
  id: 'marquise',
  pieceWorth: {
    'marquise.keep': 2.5,
    'marquise.sawmill': 1.6,
    'marquise.workshop': 1.1,
    'marquise.recruiter': 1.5,
    'marquise.wood': 0.4,
  },
  features: (g, seat) => ({
    base: 1,
    sawmills: onMapCount(g, sawmill),
    workshops: onMapCount(g, workshop),
    recruiters: onMapCount(g, recruiter),
    wood: Math.min(6, onMapCount(g, wood)),
    room: Math.min(6, roomOf(g, seat)),
    keep: Math.min(1, onMapCount(g, keep)),
    nextBuilding: bestBuilding(g),
    ...guardOf(g, seat),
  }),
  weights: {
    base: -10,
    sawmills: 2.2,
    workshops: 0,
    recruiters: 0.8,
    wood: 0.27,
    room: 0.28,
    keep: 1,
    nextBuilding: 0.01,
    guarded: 0.3,
    unguarded: -0.55,
    stacks: 0.65,
  },
  foothold: (g, seat, clearing) => {
    // Rule over clearings with room is what building needs.
    const wanted = rules(g, seat, clearing) ? 0 : 0.3 * openSlots(g, clearing)
    return commonFoothold(g, seat, clearing) + wanted
  },
  appeals: {
    marquiseDaylight: (g, ask, seat) => {
      const { left } = aboutOf(g, ask)
      return menuAppeal(g, ask, seat, {
        build: () => 1.6 + 0.6 * bestBuilding(g),
        recruit: () => 1.2 + 0.3 * Math.min(onMapCount(g, recruiter), count(g, warrior, SUPPLY)),
        battle: () => 0.7 + 1.2 * bestBattle(g, seat),
        march: () => 1.1,
        overwork: () => (onMapCount(g, wood) < 2 ? 1 : 0.3),
        'bird-action': () => (left === 0 ? 0.9 : -1),
        pass: () => (left === 0 ? 0.6 : -0.5),
      })
    },
    craftStep: (g, ask, seat) => menuAppeal(g, ask, seat, { craft: () => 0.5 + bestCraft(g, seat) }),
    marquiseBuild: (g, ask, seat) =>
      ask.options.map((option) => {
        const { clearing, building } = option
        const { points, cost } = nextOf(g, building)!
        const early = building === 'sawmill' ? 0.6 : building === 'recruiter' ? 0.4 : 0
        const guarded = warriorsAt(g, seat, clearing) - enemiesAt(g, seat, clearing)
        const danger = threatTo(g, seat, clearing) > warriorsAt(g, seat, clearing) + 1 ? 0.5 : 0
        return points + early - 0.25 * cost + 0.15 * Math.min(4, guarded) - danger
      }),
    marquiseWood: (g, ask, seat) => ask.options.map((from) => 0.2 * threatTo(g, seat, from)),
    marquiseRecruit: (g, ask, seat) =>
      ask.options.map((at) => 0.2 * threatTo(g, seat, at) + 0.2 * stationaryAt(g, seat, at)),
    marquiseBird: (g, ask, seat) => payAppeal(g, ask, seat),
    overworkCard: (g, ask, seat) => payAppeal(g, ask, seat),
    overwork: (g, ask, seat) => ask.options.map((at) => -0.2 * threatTo(g, seat, at)),
    fieldHospitals: (g, ask, seat) => {
      const { warriors } = aboutOf(g, ask)
      return ask.options.map((id) => {
        return id === 'pass' ? 0 : 0.45 * warriors - 1.1 * worthOfNamed(g, seat, id)
      })
    },
    marquiseStartBuilding: (_g, ask) => ask.options.map(() => 0),
  },
}
