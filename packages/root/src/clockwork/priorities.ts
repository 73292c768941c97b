import { type Seat, tell } from '@spinney/kernel'
import { enemies } from '../actions/removal.ts'
import { board, isOfSuit } from '../board/map.ts'
import { armyAt, clearings, isAutomaton } from '../core/book.ts'
import type { Category } from '../core/kinds.ts'
import { isPlayer, partiesOf } from '../core/parties.ts'
import { count, presenceOf } from '../core/pieces.ts'
import { scores } from '../core/scoring.ts'
import { BOOK, type Party, type Visible } from '../core/state.ts'
import { BIRD } from '../core/suits.ts'
import { botAt } from './state.ts'

/** One thing that decides between candidates: whoever has the most of it. `id` is its word in the log. */
export interface Criterion<T = number> {
  readonly id: string
  value(candidate: T): number
}

export const most = <T = number>(id: string, value: (candidate: T) => number): Criterion<T> => ({ id, value })
export const fewest = <T = number>(id: string, value: (candidate: T) => number): Criterion<T> => ({
  id,
  value: (candidate) => -value(candidate),
})

/** The candidate that is chosen, and what decided it. */
export interface Choice<T = number> {
  pick: T
  by: string[]
}

/**
 * Takes the candidates that satisfy a step, all of them legal, and leaves those that are best by each criterion in turn.
 * So the next best is tried by itself where the best is not legal. Null where there is no candidate.
 */
export function best<T>(candidates: readonly T[], criteria: readonly Criterion<T>[]): Choice<T> | null {
  if (candidates.length === 0) return null
  let left = candidates
  const by: string[] = []
  for (const { id, value } of criteria) {
    if (left.length === 1) break
    const top = Math.max(...left.map(value))
    const kept = left.filter((candidate) => value(candidate) === top)
    if (kept.length < left.length) by.push(id)
    left = kept
  }
  return { pick: left[0]!, by: by.length === 0 ? ['only'] : by }
}

/** The clearing that passes for the highest and for the lowest priority: the Pass of the mountain. */
const passOf = (g: Visible): number => board(g).data.tower ?? 0

/** The priority of a clearing is its number; 1 is the highest. */
export const highest = (g: Visible): Criterion =>
  most('highestPriority', (place) => (place === passOf(g) ? Number.POSITIVE_INFINITY : -place))

export const lowest = (g: Visible): Criterion =>
  most('lowestPriority', (place) => (place === passOf(g) ? Number.POSITIVE_INFINITY : place))

/** Chooses a clearing: by the criteria, then by the highest priority. */
export const bestClearing = (g: Visible, candidates: readonly number[], ...criteria: Criterion[]): Choice | null =>
  best(candidates, [...criteria, highest(g)])

/** Clearings from the one that wins a tie to the one that loses it: by priority, the Pass before all others. */
export const bestFirst = (g: Visible, places: readonly number[]): number[] =>
  [...places].sort((a, b) => Number(b === passOf(g)) - Number(a === passOf(g)) || a - b)

/** Clearings from the highest to the lowest priority: the order in which several are gone through. */
export const byPriority = (places: readonly number[]): number[] => [...places].sort((a, b) => a - b)

/** Whether a clearing matches an order of a suit; a bird matches all. */
export const matchesOrder = (g: Visible, place: number, suit: number): boolean =>
  suit === BIRD || isOfSuit(g, place, suit)

/** The clearings that match the order, from the highest priority on. */
export function ordered(g: Visible, seat: Seat): number[] {
  const { suit } = botAt(g, seat)
  return suit < 0 ? [] : clearings(g).filter((place) => matchesOrder(g, place, suit))
}

/** Whom an automaton picks as targets: enemies, and other automata only where the players do not play together. */
export const isTarget = (g: Visible, seat: Seat, party: Party): boolean =>
  enemies(g, seat, party) && !(g.own.cooperative === true && isAutomaton(g, party))

/** The parties an automaton picks targets from. */
export function targets(g: Visible, seat: Seat): Party[] {
  const found: Party[] = []
  for (let party = 0; party < partiesOf(g); party++) if (isTarget(g, seat, party)) found.push(party)
  return found
}

/** All enemy pieces in a clearing: warriors, buildings, tokens and pawns. */
export const enemyPieces = (g: Visible, seat: Seat, place: number): number =>
  targets(g, seat).reduce((sum, party) => sum + presenceOf(g, party, place), 0)

/** Pieces of some sorts that a party has in a clearing. */
export function piecesOf(g: Visible, party: Party, place: number, ...sorts: Category[]): number {
  if (presenceOf(g, party, place) === 0) return 0
  let sum = 0
  for (const kind of armyAt(g, party).pieces) if (sorts.includes(kind.category)) sum += count(g, kind, place)
  return sum
}

/** Enemy pieces of some sorts in a clearing. */
export const enemyKinds = (g: Visible, seat: Seat, place: number, ...sorts: Category[]): number =>
  targets(g, seat).reduce((sum, party) => sum + piecesOf(g, party, place, ...sorts), 0)

/** Own warriors in a clearing. */
export function ownWarriors(g: Visible, seat: Seat, place: number): number {
  const { warrior } = armyAt(g, seat)
  return warrior === null ? 0 : count(g, warrior, place)
}

/** Whether a party has nobody in a clearing to defend its buildings and tokens. */
export const isDefenceless = (g: Visible, party: Party, place: number): boolean =>
  piecesOf(g, party, place, 'warrior', 'figure') === 0

/** Enemy buildings, or buildings and tokens, that nobody defends. */
export const defenceless = (g: Visible, seat: Seat, place: number, ...sorts: Category[]): number =>
  targets(g, seat).reduce(
    (sum, party) => sum + (isDefenceless(g, party, place) ? piecesOf(g, party, place, ...sorts) : 0),
    0,
  )

export const mostEnemies = (g: Visible, seat: Seat): Criterion =>
  most('mostEnemyPieces', (place) => enemyPieces(g, seat, place))
export const fewestEnemies = (g: Visible, seat: Seat): Criterion =>
  fewest('fewestEnemyPieces', (place) => enemyPieces(g, seat, place))
export const mostOwnWarriors = (g: Visible, seat: Seat): Criterion =>
  most('mostOwnWarriors', (place) => ownWarriors(g, seat, place))
export const fewestOwnWarriors = (g: Visible, seat: Seat): Criterion =>
  fewest('fewestOwnWarriors', (place) => ownWarriors(g, seat, place))

/** What decides between players, by its word. */
export type PlayerTie =
  | 'mostPieces'
  | 'mostBuildings'
  | 'mostBuildingsAndTokens'
  | 'mostDefencelessBuildings'
  | 'mostPoints'
  | 'fewestPoints'
  | 'fewestPayments'

/** Points as they stand on the track; who has no marker there has none. */
export const pointsOf = (g: Visible, party: Party): number => (scores(g, party) ? g.scores[party]! : -1)

/** Warriors of a party among the payments of a trading automaton. */
const payments = (g: Visible, party: Party): number => g.own.riverfolk?.payments[party] ?? 0

function playerTie(g: Visible, place: number, tie: PlayerTie): Criterion<Party> {
  const here = (...sorts: Category[]) => most<Party>(tie, (party) => piecesOf(g, party, place, ...sorts))
  if (tie === 'mostPieces') return most(tie, (party) => presenceOf(g, party, place))
  if (tie === 'mostBuildings') return here('building')
  if (tie === 'mostBuildingsAndTokens') return here('building', 'token')
  if (tie === 'mostDefencelessBuildings')
    return most(tie, (party) => (isDefenceless(g, party, place) ? piecesOf(g, party, place, 'building') : 0))
  if (tie === 'fewestPayments') return fewest(tie, (party) => payments(g, party))
  return (tie === 'mostPoints' ? most : fewest)<Party>(tie, (party) => pointsOf(g, party))
}

/** The setup letter of a party; bands have none and come last. */
const letterOf = (g: Visible, party: Party): string =>
  isPlayer(g, party) ? (g[BOOK].factions[party]?.letter ?? '~') : '~'

/** The last tie between players: their setup letters. */
const byLetter = (g: Visible): Criterion<Party> =>
  fewest('setupOrder', (party) => letterOf(g, party).charCodeAt(0) * 100 + party)

/** Chooses a party: by the ties in turn, then by the setup letters. `place` is where the ties are counted. */
export const bestPlayer = (
  g: Visible,
  candidates: readonly Party[],
  place: number,
  ties: readonly PlayerTie[],
): Choice<Party> | null => best(candidates, [...ties.map((tie) => playerTie(g, place, tie)), byLetter(g)])

/** Says in the log which clearing was chosen and why. */
export function tellClearing(law: string, seat: Seat, { pick, by }: Choice): void {
  tell(law, 'clockworkClearing', () => ({ seat, place: pick, by }))
}

/** Says in the log which player was chosen and why. */
export function tellPlayer(law: string, seat: Seat, place: number, { pick, by }: Choice<Party>): void {
  tell(law, 'clockworkPlayer', () => ({ seat, other: pick, place, by }))
}

/** Says in the log which step begins. */
export function tellStep(law: string, seat: Seat): void {
  tell(law, 'clockworkStep', () => ({ seat, step: law }))
}

/** Says in the log that a trait changes what is done. */
export function tellTrait(law: string, seat: Seat, trait: string): void {
  tell(law, 'clockworkTrait', () => ({ seat, trait: `trait-${trait}` }))
}

/** Says in the log that a step does nothing, because nothing is legal. */
export function tellNothing(law: string, seat: Seat): void {
  tell(law, 'clockworkNothing', () => ({ seat, step: law }))
}
