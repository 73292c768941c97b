import { type Seat, type Step, tell } from '@spinney/kernel'
import { board, joined, mayPlace, openSlots } from '../board/map.ts'
import { clearings } from '../core/book.ts'
import { must } from '../core/questions.ts'
import type { FactionId, Own, Root, Visible } from '../core/state.ts'
import { type HomelandFacts, type HomelandSpacing, SETUP_CARDS, type SetupCardId } from '../facts/advanced.ts'

/** What a setup card says about homelands. */
const homelandFacts = (card: SetupCardId): HomelandFacts => SETUP_CARDS.find(({ id }) => id === card)!.homeland

/** The homelands of everybody else. */
const enemyHomelands = (g: Visible, seat: Seat): number[] =>
  g.homelands.flatMap((clearings, other) => (other === seat ? [] : [...clearings]))

/** A.8.2.I: a clearing that is no enemy's homeland and takes all pieces that the card puts there. */
function fitting(g: Visible, seat: Seat, { onMapEdge, openSlots: slots }: HomelandFacts): number[] {
  const taken = g.homelands.flat()
  return clearings(g).filter(
    (at) =>
      !taken.includes(at) && (!onMapEdge || board(g).onEdge[at]!) && openSlots(g, at) >= slots && mayPlace(g, seat, at),
  )
}

/** The clearings of a list that hang together with one of them by open paths. */
function hangingTogether(g: Visible, from: number, clearings: readonly number[]): number[] {
  const found = [from]
  for (const at of found) {
    for (const next of joined(g, at)) if (clearings.includes(next) && !found.includes(next)) found.push(next)
  }
  return found
}

/** Several homelands adjacent to each other: the first leaves room for the others, the others lie beside one of them. */
function adjoining(g: Visible, seat: Seat, fit: readonly number[], count: number): readonly number[] {
  const own = g.homelands[seat]!
  if (own.length > 0) return fit.filter((at) => joined(g, at).some((next) => own.includes(next)))
  return fit.filter((at) => hangingTogether(g, at, fit).length >= count)
}

/** Paths between a clearing and the nearest of some others; none of them is infinitely far away. */
function distance(g: Visible, from: number, targets: readonly number[]): number {
  if (targets.includes(from)) return 0
  let edge: readonly number[] = [from]
  const seen = [from]
  for (let steps = 1; edge.length > 0; steps++) {
    edge = edge.flatMap((at) => joined(g, at)).filter((at, i, all) => !seen.includes(at) && all.indexOf(at) === i)
    if (edge.some((at) => targets.includes(at))) return steps
    seen.push(...edge)
  }
  return Number.POSITIVE_INFINITY
}

const DEMANDS: { readonly [spacing in HomelandSpacing]: readonly number[] } = {
  none: [],
  notAdjacent: [2],
  twoClearingsBetween: [3, 2],
}

/** A.8.2.II: two clearings between, or else not adjacent, or else any: each demand is met as far as possible. */
export function asFarAs(g: Visible, seat: Seat, fit: readonly number[], spacing: HomelandSpacing): readonly number[] {
  const enemies = enemyHomelands(g, seat)
  for (const demand of DEMANDS[spacing]) {
    const far = fit.filter((at) => distance(g, at, enemies) >= demand)
    if (far.length > 0) return far
  }
  return fit
}

/** A.8.2.I, A.8.2.II, T33: where the next homeland of a setup card may be; several are chosen one at a time. */
export function homelandOptions(g: Visible, seat: Seat, card: SetupCardId): readonly number[] {
  const facts = homelandFacts(card)
  const fit = fitting(g, seat, facts)
  return asFarAs(g, seat, facts.adjacentToEachOther ? adjoining(g, seat, fit, facts.count) : fit, facts.spacing)
}

/** A.8.2.I: whether a setup card finds as many homelands as it wants. */
export function hasHomelands(g: Visible, seat: Seat, card: FactionId): boolean {
  const facts = SETUP_CARDS.find(({ id }) => id === card)!.homeland
  const fit = fitting(g, seat, facts)
  return (facts.adjacentToEachOther ? adjoining(g, seat, fit, facts.count) : fit).length >= facts.count
}

/** A.8.2.I: choosing the homelands of a setup card; what it puts there comes at once. */
export const chooseHomelands = <L extends Own>(
  card: SetupCardId,
  settle: (g: Root, local: L, clearing: number) => void,
): Step<Root, L> =>
  must('A.8.2.I', 'homeland', {
    picks: 'clearing',
    who: (_g, s) => s.seat,
    when: (g, s) => g.homelands[s.seat]!.length < homelandFacts(card).count,
    options: (g, s) => homelandOptions(g, s.seat, card),
    about: (g, s) => ({ left: homelandFacts(card).count - g.homelands[s.seat]!.length }),
    effect: (g, s, clearing) => {
      g.homelands[s.seat]!.push(clearing)
      tell('A.8.2.I', 'homeland', () => ({ seat: s.seat, place: clearing }))
      settle(g, s, clearing)
      return 'again'
    },
  })
