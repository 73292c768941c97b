import { inside } from '../lib/geom.ts'
import { use } from '../lib/svg.ts'
import type { PlacedForest } from './layout.ts'
import type { Site } from './site.ts'
import { bush, mushroom, rock, stump, tree, tuft } from './trees.ts'

/** Trees are a little smaller than the pieces that stand among them. */
const TREES = 0.82
/** How often a place is looked for: for trees in each forest, then for small things on the whole map. */
const TREE_TRIES = 900
const SMALL_TRIES = 700
/** After so many tries the meadow outside the ring has enough. */
const MEADOW_TRIES = 260
/** The share of bushes among small things; the rest is litter: stones, stumps, mushrooms. */
const BUSHES = 0.8

/** A tree to plant: the symbol that draws it, and its kind. */
type Sapling = readonly [id: string, kind: string]

/** The symbols of all that grows, and a bag that holds each tree as often as it is to be taken. */
export function symbols({ mood, r, map }: Site): { defs: string; bag: Sapling[] } {
  let defs = ''
  const bag: Sapling[] = []
  mood.trees.forEach(([kind, dark, light, weight], i) => {
    for (let v = 0; v < 3; v++) {
      const id = `t${i}${v}`
      defs += `<g id="${id}">${tree(kind, r, [dark, light])}</g>`
      for (let k = 0; k < weight; k++) bag.push([id, kind])
    }
  })
  mood.bushes.forEach((inks, i) => {
    defs += `<g id="b${i}">${bush(inks)}</g>`
  })
  const stone = map.mood === 'mountain' ? rock('#9a938e', '#c9c1ba') : rock()
  defs += `<g id="stump">${stump}</g><g id="mushroom">${mushroom}</g><g id="rock">${stone}</g><g id="tuft">${tuft(mood.tick)}</g>`
  return { defs, bag }
}

/** Something that grows: its foot, its symbol and its size. */
interface Plant {
  readonly x: number
  readonly y: number
  readonly id: string
  readonly k: number
}

/** Is a plant nearer than this? Heights count for more, since plants stand upright. */
function isNear(plants: readonly Plant[], x: number, y: number, gap: number, squash: number): boolean {
  return plants.some((plant) => Math.hypot(plant.x - x, (plant.y - y) * squash) < gap)
}

/** Trees, bushes and litter, from the back to the front. */
export function woods(site: Site, bag: readonly Sapling[]): string {
  const plants: Plant[] = []
  for (const forest of site.L.forests) plantForest(site, forest, bag, plants)
  plantUndergrowth(site, plants)
  return plants
    .sort((a, b) => a.y - b.y)
    .map((plant) => use(plant.id, plant.x, plant.y, plant.k, site.r() < 0.5))
    .join('')
}

function plantForest(site: Site, { polygon }: PlacedForest, bag: readonly Sapling[], plants: Plant[]): void {
  const { r } = site
  const { s } = site.L
  const xs = polygon.map((q) => q[0])
  const ys = polygon.map((q) => q[1])
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  for (let i = 0; i < TREE_TRIES; i++) {
    const [x, y] = [x0 + r() * (x1 - x0), y0 + r() * (y1 - y0)]
    if (isNear(plants, x, y, 16 * s * TREES, 1.35) || !inside(polygon, x, y) || !isTreePlace(site, x, y)) continue
    const [id, kind] = bag[Math.floor(r() * bag.length)]!
    if (kind === 'peak' && !isPeakPlace(site, x, y)) continue
    plants.push({ x, y, id, k: s * TREES * (kind === 'peak' ? 0.8 : 0.84 + r() * 0.24) })
  }
}

/** The crown rises above the foot: both stay clear of tracks, water and glades. */
function isTreePlace({ L: { s }, toPath, toGlade, wet }: Site, x: number, y: number): boolean {
  const h = s * TREES
  if (toPath(x, y) < 12 * s || toPath(x, y - 17 * h) < 14 * s || toPath(x, y - 30 * h) < 11 * s) return false
  if (toGlade(x, y) < 1.14 || toGlade(x, y - 18 * h) < 1.18 || toGlade(x, y - 32 * h) < 1.1) return false
  return !wet(x, y, 6 * s) && !wet(x, y - 20 * h, 5 * s)
}

/** A mountain is broader than a tree. */
function isPeakPlace({ L: { s }, toPath, toGlade, wet }: Site, x: number, y: number): boolean {
  return toGlade(x, y) >= 1.45 && toPath(x, y) >= 27 * s && !wet(x, y, 22 * s)
}

/** Bushes in the narrow places, bushes and litter in the meadow. */
function plantUndergrowth(site: Site, plants: Plant[]): void {
  const { L, mood, r } = site
  const { s } = L
  for (let i = 0; i < SMALL_TRIES; i++) {
    const [x, y] = [r() * L.width, r() * L.height]
    if (!isSmallPlace(site, x, y)) continue
    const within = inside(L.ring, x, y)
    if (hidesLabel(site, x, y) || isNear(plants, x, y, (within ? 11.5 : 46) * s, 1.3)) continue
    const q = r()
    if (!within && (i > MEADOW_TRIES || q > BUSHES)) continue
    const kinds = q < BUSHES ? mood.bushes.map((_, n) => `b${n}`) : mood.litter
    plants.push({ x, y, id: kinds[Math.floor(r() * kinds.length)]!, k: s * (within ? 0.72 : 0.66) })
  }
}

/** On the sheet, and clear of tracks, water and glades. */
function isSmallPlace({ L, toPath, toGlade, wet }: Site, x: number, y: number): boolean {
  const { s, width, height } = L
  if (x < 16 * s || x > width - 16 * s || y < 18 * s || y > height - 10 * s) return false
  if (toPath(x, y) < 12 * s || toPath(x, y - 6 * s) < 12 * s) return false
  return toGlade(x, y) >= 1.14 && toGlade(x, y - 8 * s) >= 1.12 && !wet(x, y, 5 * s) && !wet(x, y - 8 * s, 4 * s)
}

/** Would it stand before the suit of a clearing, or before its number? */
function hidesLabel({ L }: Site, x: number, y: number): boolean {
  const { s } = L
  return [...L.clearings.values()].some(
    ({ medal, cx, cy }) =>
      Math.hypot(medal[0] - x, medal[1] - y + 5 * s) < 25 * s || Math.hypot(cx - L.rx - x, cy + L.ry - y) < 19 * s,
  )
}
