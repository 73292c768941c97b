import { call, procedure, run, type Seat } from '@spinney/kernel'
import { mayMove } from '../../actions/move.ts'
import { board, destinations, forest } from '../../board/map.ts'
import { isClearing } from '../../core/places.ts'
import type { Own, Root, Visible } from '../../core/state.ts'
import { clearingOf, forestOf, movePawn } from '../../factions/vagabond/pawn.ts'
import { bestClearing, type Choice, type Criterion, tellClearing } from '../priorities.ts'
import { boardFor, riverWays } from '../services.ts'
import { springSnare } from '../snares.ts'
import { exhaustItems, readyItems } from './items.ts'

/** Where the pawn can go with one move, by the ferry where it lies, too: from a forest to the clearings around it. */
function steps(g: Visible, seat: Seat, from: number): readonly number[] {
  if (from === 0) return forest(g, forestOf(g, seat)).clearings
  const ways = [...destinations(g, seat, from), ...riverWays(g, seat, from)]
  return ways.filter((to) => isClearing(to) && mayMove(g, seat, from, to))
}

/** By clearing: how many moves it takes to get there from a place; left out where no way leads. */
function distances(g: Visible, seat: Seat, start = clearingOf(g, seat)): Map<number, number> {
  const found = new Map<number, number>(start === 0 ? [] : [[start, 0]])
  let edge: readonly number[] = [start]
  for (let far = 1; edge.length > 0; far++) {
    const next: number[] = []
    for (const from of edge) {
      for (const to of steps(g, seat, from)) {
        if (found.has(to)) continue
        found.set(to, far)
        next.push(to)
      }
    }
    edge = next
  }
  return found
}

/** The clearings out of some that he can get to. */
export function reachable(g: Visible, seat: Seat, places: readonly number[]): number[] {
  const far = distances(g, seat)
  return places.filter((at) => far.has(at))
}

/** The nearest of some clearings; of equally near ones by the ties of the action, then by priority. */
export function nearest(g: Visible, seat: Seat, places: readonly number[], ...ties: Criterion[]): Choice | null {
  const far = distances(g, seat)
  const near: Criterion = { id: 'nearest', value: (at) => -far.get(at)! }
  return bestClearing(
    g,
    places.filter((at) => far.has(at)),
    near,
    ...ties,
  )
}

interface Walk extends Own {
  to: number
  law: string
}

/** The pawn walks the shortest way; every move exhausts an item, and he goes as far as they last. */
export const walking = procedure<Root, Walk>('clockwork.vagabot.walk', [
  run('VB.M', 'step', (g, w) => {
    const from = clearingOf(g, w.seat)
    if (from === w.to || readyItems(g, w.seat) === 0) return 'done'
    const next = nextStep(g, w.seat, w.to)
    if (next === null) return 'done'
    // Boats cost an item when they are bought; the move they are bought for costs none.
    if (from === 0 || !boardFor(g, w.seat, from, next)) exhaustItems(g, w.seat, 1, w.law)
    if (from === 0 || !springSnare(g, w.seat, from, w.law)) movePawn(g, w.seat, next, w.law)
    return 'again'
  }),
])

/** The first clearing of a shortest way; of several the one with the highest priority. */
function nextStep(g: Visible, seat: Seat, to: number): number | null {
  const far = (at: number): number => distances(g, seat, at).get(to) ?? Number.POSITIVE_INFINITY
  const options = steps(g, seat, clearingOf(g, seat)).filter((at) => far(at) < Number.POSITIVE_INFINITY)
  return bestClearing(g, options, { id: 'nearest', value: (at) => -far(at) })?.pick ?? null
}

/** Lets him walk to the clearing that was chosen. */
export function walkTo(g: Root, seat: Seat, choice: Choice, law: string): void {
  tellClearing(law, seat, choice)
  call(g, walking, { seat, to: choice.pick, law })
}

/** The forests beside the pawn, by name. */
export function forestsNear(g: Visible, seat: Seat): string[] {
  const at = clearingOf(g, seat)
  const { forests } = board(g).data
  if (at === 0) return [...forests[forestOf(g, seat)]!.adjacent]
  return board(g).forests[at]!.map((number) => forests[number]!.id)
}
