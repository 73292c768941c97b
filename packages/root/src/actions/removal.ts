import { type Seat, tell } from '@spinney/kernel'
import { announce, armyAt, hooks, kindAt, kindsInPlay, ownerOf, reactionsTo } from '../core/book.ts'
import type { Removal } from '../core/hooks.ts'
import type { PieceKind } from '../core/kinds.ts'
import { commanderOf, isPlayer, speakerOf } from '../core/parties.ts'
import { count, shift } from '../core/pieces.ts'
import { place } from '../core/place.ts'
import { SUPPLY } from '../core/places.ts'
import { score } from '../core/scoring.ts'
import { BOOK, type Loss, type Party, type Root, type Visible } from '../core/state.ts'
import type { Battle } from './battle-types.ts'
import { type Consequence, resolveInOrder } from './consequences.ts'

/** G.1.8: whether two parties are enemies. A band is nobody's but its controller's friend (E.3.2). */
export function enemies(g: Visible, a: Party, b: Party): boolean {
  if (!isPlayer(g, a) || !isPlayer(g, b)) return enemiesOfBands(g, a, b)
  let are = a !== b
  for (const hook of hooks(g).enemies) are = hook(are, g, a, b)
  return are
}

/** E.3.2: a band is an enemy where its controller is; without one it is everybody's. */
function enemiesOfBands(g: Visible, a: Party, b: Party): boolean {
  const [mine, theirs] = [commanderOf(g, a), commanderOf(g, b)]
  return mine < 0 || theirs < 0 ? a !== b : mine !== theirs && enemies(g, mine, theirs)
}

/** 4.3, 9.5.6: whether a party may turn against another: against any other player, and against bands that are enemies. */
export const mayOppose = (g: Visible, a: Party, b: Party): boolean =>
  a !== b && ((isPlayer(g, a) && isPlayer(g, b)) || enemies(g, a, b))

/** G.1.9: whether a kind of piece is an enemy piece for a party. */
export function isEnemyPiece(g: Visible, party: Party, kind: PieceKind): boolean {
  const owner = ownerOf(g, kind)
  let are = owner >= 0 && enemies(g, party, owner)
  for (const hook of hooks(g).enemyPieces) are = hook(are, g, party, kind)
  return are
}

/** G.1.9: whether a party has pieces at a place that are enemy pieces of another. */
export const hasEnemyPieces = (g: Visible, party: Party, owner: Party, place: number): boolean =>
  armyAt(g, owner).pieces.some((kind) => count(g, kind, place) > 0 && isEnemyPiece(g, party, kind))

/** Whether a party can remove such a piece there: not where something protects it. */
export function mayRemove(g: Visible, by: Party, kind: PieceKind, place: number): boolean {
  let may = true
  for (const hook of hooks(g).mayRemove) may = hook(may, g, by, kind, place)
  return may
}

/** 3.2.1: points more for pieces that are about to leave. */
function bonusFor(g: Visible, loss: Loss): number {
  let bonus = 0
  for (const hook of hooks(g).lossBonus) bonus = hook(bonus, g, loss)
  return bonus
}

/**
 * Takes pieces off the map into limbo: they are gone, but nothing has come of it yet (1.5.4). Says how many: none where
 * something protects them.
 */
export function takeOff(
  g: Root,
  kind: PieceKind,
  place: number,
  number: number,
  by: Party,
  battle: Battle | null,
  replaced = false,
): number {
  if (number === 0 || !mayRemove(g, by, kind, place)) return 0
  const loss: Loss = { owner: ownerOf(g, kind), by, kind: kind.index, place, count: number }
  if (replaced) loss.replaced = true
  const bonus = bonusFor(g, loss)
  if (bonus > 0) loss.bonus = bonus
  let to = SUPPLY
  for (const hook of hooks(g).returnsTo) to = hook(to, g, loss, battle)
  if (to !== SUPPLY) loss.to = to
  shift(g, kind, place, to, number)
  g.limbo.push(loss)
  return number
}

/**
 * Accounts for all pieces in limbo: points for buildings and tokens (3.2.1), then one event per owner and place, so
 * that owners react only after everything has left the map (1.5.4). In a battle owners order what follows from their own
 * losses (4.3.4), all else the player taking the turn (1.1.3).
 */
export function settleLosses(g: Root, law: string, battle: Battle | null): void {
  const losses = g.limbo
  if (losses.length === 0) return
  g.limbo = []
  for (const loss of losses) {
    const { owner, by, place } = loss
    tell(law, 'removed', () => ({ seat: by, owner, place, kind: kindAt(g, loss.kind).id, count: loss.count }))
  }
  for (const loss of turnPlayerFirst(g, losses)) scoreRemoval(g, loss)
  const consequences: Consequence[] = []
  for (const removal of grouped(losses, battle)) {
    const by = battle === null ? g.active : speakerOf(g, removal.owner)
    for (const { frame } of reactionsTo(g, 'removed', removal)) consequences.push({ by, frame })
  }
  resolveInOrder(g, consequences)
}

/** 3.1: where several reach 30 at once, the one taking the turn wins. */
function turnPlayerFirst(g: Root, losses: readonly Loss[]): Loss[] {
  return [...losses.filter((loss) => loss.by === g.active), ...losses.filter((loss) => loss.by !== g.active)]
}

/** 3.2.1: every enemy building and token removed scores; what a band removes scores for nobody (E.3.6). */
function scoreRemoval(g: Root, loss: Loss): void {
  const kind = kindAt(g, loss.kind)
  if (kind.category !== 'building' && kind.category !== 'token') return
  let scorer = loss.by
  for (const hook of hooks(g).scorer) scorer = hook(scorer, g, loss)
  if (!isPlayer(g, scorer) || !enemies(g, scorer, loss.owner)) return
  score(g, scorer, removalPoints(g, scorer, kind) * loss.count + (loss.bonus ?? 0), '3.2.1')
}

/** 3.2.1: points for removing one building or token, as modified. */
export function removalPoints(g: Visible, by: Seat, kind: PieceKind): number {
  let points = 1
  for (const hook of hooks(g).removalPoints) points = hook(points, g, by, kind)
  return points
}

/** Whether somebody hears now for the first time that pieces of a kind left the map together. */
export const isFirstLossOf = (kind: PieceKind, { losses, together }: Removal): boolean =>
  losses.some((loss) => loss === together.find((other) => other.kind === kind.index))

function grouped(losses: readonly Loss[], battle: Battle | null): Removal[] {
  const removals: (Removal & { losses: Loss[] })[] = []
  for (const loss of losses) {
    const group = removals.find((r) => r.owner === loss.owner && r.place === loss.place && r.by === loss.by)
    if (group !== undefined) {
      group.losses.push(loss)
      continue
    }
    removals.push({ by: loss.by, owner: loss.owner, place: loss.place, losses: [loss], together: losses, battle })
  }
  return removals
}

/** Removes some pieces of one kind by an effect, at once and with all consequences. */
export function removePieces(g: Root, kind: PieceKind, place: number, number: number, by: Party, law: string): void {
  takeOff(g, kind, place, number, by, null)
  settleLosses(g, law, null)
}

/** G.1.21: replaces one piece with one from a supply; whether both halves are possible is asked before. */
export function replacePiece(g: Root, kind: PieceKind, at: number, mine: PieceKind, by: Party, law: string): void {
  if (!mayRemove(g, by, kind, at)) return
  takeOff(g, kind, at, 1, by, null, true)
  settleLosses(g, law, null)
  place(g, mine, at, 1, law)
}

/**
 * An effect that removes all enemy pieces in some clearings (revolt, favor, bomb): they all leave first (1.5.4); pawns
 * stay and are told (9.2.2.I), and so does whatever is removed in battle only (14.2.2). `most` limits what one owner
 * loses in a clearing: warriors go first, because every faction's pieces begin with them.
 */
export function removeAllEnemies(
  g: Root,
  by: Party,
  places: readonly number[],
  law: string,
  most: (owner: Party) => number = () => Number.POSITIVE_INFINITY,
): void {
  const left = places.map(() => g[BOOK].armies.map((_, owner) => most(owner)))
  for (const kind of kindsInPlay(g)) {
    if (kind.category === 'figure' || kind.battleOnly === true || !isEnemyPiece(g, by, kind)) continue
    const owner = ownerOf(g, kind)
    for (const [i, place] of places.entries()) {
      const number = Math.min(left[i]![owner]!, count(g, kind, place))
      left[i]![owner]! -= number
      takeOff(g, kind, place, number, by, null)
    }
  }
  settleLosses(g, law, null)
  for (const place of places) announce(g, 'swept', { by, place }, g.active)
}

/** The buildings and tokens of a party at a place. */
export function buildingsAndTokens(g: Visible, party: Party, place: number): PieceKind[] {
  return armyAt(g, party).pieces.filter(
    (kind) => (kind.category === 'building' || kind.category === 'token') && count(g, kind, place) > 0,
  )
}
