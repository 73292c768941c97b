import { type Seat, tell } from '@spinney/kernel'
import { hooks, type Removal } from '../core/hooks.ts'
import { kindAt, kindsOf, type PieceKind, pieceKinds } from '../core/kinds.ts'
import { count, ownerOf, shift } from '../core/pieces.ts'
import { place } from '../core/place.ts'
import { SUPPLY } from '../core/places.ts'
import { announce, reactionsTo } from '../core/registry.ts'
import { score } from '../core/scoring.ts'
import type { Loss, Root, Table } from '../core/state.ts'
import type { Battle } from './battle-types.ts'
import { type Consequence, resolveInOrder } from './consequences.ts'

/** G.1.8: whether two seats are enemies. */
export function enemies(g: Table, a: Seat, b: Seat): boolean {
  let are = a !== b
  for (const hook of hooks.enemies) are = hook(are, g, a, b)
  return are
}

/** G.1.9: whether a kind of piece is an enemy piece for a seat. */
export function isEnemyPiece(g: Table, seat: Seat, kind: PieceKind): boolean {
  let are = kind.faction in g.seatOf && enemies(g, seat, ownerOf(g, kind))
  for (const hook of hooks.enemyPieces) are = hook(are, g, seat, kind)
  return are
}

/** Takes pieces off the map into limbo: they are gone, but nothing has come of it yet (1.5.4). */
export function takeOff(
  g: Root,
  kind: PieceKind,
  place: number,
  number: number,
  by: Seat,
  battle: Battle | null,
  replaced = false,
): void {
  if (number === 0) return
  const loss: Loss = { owner: ownerOf(g, kind), by, kind: kind.index, place, count: number }
  if (replaced) loss.replaced = true
  let to = SUPPLY
  for (const hook of hooks.returnsTo) to = hook(to, g, loss, battle)
  shift(g, kind, place, to, number)
  g.limbo.push(loss)
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
    tell(law, 'removed', () => ({ seat: by, owner, place, kind: kindAt(loss.kind).id, count: loss.count }))
  }
  for (const loss of turnPlayerFirst(g, losses)) scoreRemoval(g, loss)
  const consequences: Consequence[] = []
  for (const removal of grouped(losses, battle)) {
    const by = battle === null ? g.active : removal.owner
    for (const { frame } of reactionsTo(g, 'removed', removal)) consequences.push({ by, frame })
  }
  resolveInOrder(g, consequences)
}

/** 3.1: where several reach 30 at once, the one taking the turn wins. */
function turnPlayerFirst(g: Root, losses: readonly Loss[]): Loss[] {
  return [...losses.filter((loss) => loss.by === g.active), ...losses.filter((loss) => loss.by !== g.active)]
}

/** 3.2.1: every enemy building and token removed scores. */
function scoreRemoval(g: Root, loss: Loss): void {
  const kind = kindAt(loss.kind)
  if (kind.category !== 'building' && kind.category !== 'token') return
  let scorer = loss.by
  for (const hook of hooks.scorer) scorer = hook(scorer, g, loss)
  if (!enemies(g, scorer, loss.owner)) return
  let points = 1
  for (const hook of hooks.removalPoints) points = hook(points, g, scorer, kind)
  score(g, scorer, points * loss.count, '3.2.1')
}

function grouped(losses: readonly Loss[], battle: Battle | null): Removal[] {
  const removals: { by: Seat; owner: Seat; place: number; losses: Loss[]; battle: Battle | null }[] = []
  for (const loss of losses) {
    const group = removals.find((r) => r.owner === loss.owner && r.place === loss.place && r.by === loss.by)
    if (group === undefined)
      removals.push({ by: loss.by, owner: loss.owner, place: loss.place, losses: [loss], battle })
    else group.losses.push(loss)
  }
  return removals
}

/** Removes some pieces of one kind by an effect, at once and with all consequences. */
export function removePieces(g: Root, kind: PieceKind, place: number, number: number, by: Seat, law: string): void {
  takeOff(g, kind, place, number, by, null)
  settleLosses(g, law, null)
}

/** G.1.21: replaces one piece with one from a supply; whether both halves are possible is asked before. */
export function replacePiece(g: Root, kind: PieceKind, at: number, mine: PieceKind, by: Seat, law: string): void {
  takeOff(g, kind, at, 1, by, null, true)
  settleLosses(g, law, null)
  place(g, mine, at, 1, law)
}

/**
 * An effect that removes all enemy pieces in some clearings (revolt, favor, bomb): they all leave first (1.5.4); pawns
 * stay and are told (9.2.2.I), and so does whatever is removed in battle only (14.2.2).
 */
export function removeAllEnemies(g: Root, by: Seat, places: readonly number[], law: string): void {
  for (const kind of pieceKinds) {
    if (kind.category === 'figure' || kind.battleOnly === true || !isEnemyPiece(g, by, kind)) continue
    for (const place of places) takeOff(g, kind, place, count(g, kind, place), by, null)
  }
  settleLosses(g, law, null)
  for (const place of places) announce(g, 'swept', { by, place }, g.active)
}

/** The buildings and tokens of a seat at a place. */
export function buildingsAndTokens(g: Table, seat: Seat, place: number): PieceKind[] {
  return kindsOf(g.factions[seat]!).filter(
    (kind) => (kind.category === 'building' || kind.category === 'token') && count(g, kind, place) > 0,
  )
}
