import { endGame, type Seat, tell } from '@spinney/kernel'
import { announce, hooks } from './book.ts'
import type { Party, Root, Visible } from './state.ts'

const GOAL = 30

/** Whether a party's marker is on the score track: dominance and coalition take it off (3.3.1, 9.2.8), a band has none. */
export const scores = (g: Visible, party: Party): boolean =>
  party < g.factions.length && g.dominance[party]! < 0 && g.coalition[party]! < 0

/** 3.3.1, 9.2.8: whether a seat could ever activate a dominance card. */
export const canDominate = (g: Visible, seat: Seat): boolean =>
  hooks(g).mayDominate.reduce((may, hook) => hook(may, g, seat), true)

/** 3.2: points are gained or lost at once; nobody falls below 0 (T91); 30 points win on the spot (3.1). */
export function score(g: Root, seat: Party, points: number, law: string): void {
  if (points === 0 || g.over || !scores(g, seat)) return
  const from = g.scores[seat]!
  g.scores[seat] = Math.max(0, from + points)
  tell(law, 'scored', () => ({ seat, points, total: g.scores[seat]! }))
  if (g.scores[seat]! >= GOAL) reachGoal(g, seat)
  if (!g.over) announce(g, 'scored', { seat, from, to: g.scores[seat]! }, g.active)
}

/** 3.1: 30 points win on the spot, unless the players win together only. */
function reachGoal(g: Root, seat: Seat): void {
  let winners: readonly Seat[] = [seat]
  for (const hook of hooks(g).winners) winners = hook(winners, g, seat)
  const [first, ...others] = winners
  if (first !== undefined) win(g, first, 'points', '3.1', others)
}

/** 9.2.8: those who win with a seat: its partners, and theirs in turn. */
function partnersOf(g: Visible, seat: Seat): Seat[] {
  const found = [seat]
  for (const winner of found) {
    g.coalition.forEach((partner, other) => {
      if (partner === winner && !found.includes(other)) found.push(other)
    })
  }
  return found.slice(1)
}

/** A player has won, together with those in a coalition with them (9.2.8). */
export function win(g: Root, seat: Seat, how: string, law: string, others: readonly Seat[] = []): void {
  const partners = [...new Set([...others, ...[seat, ...others].flatMap((winner) => partnersOf(g, winner))])]
  const by = partners.length > 0 && how === 'points' ? 'coalition' : how
  g.result = { winners: [seat, ...partners], scores: g.scores.slice(), how: by }
  tell(law, 'won', () => ({ seat, partners, how: by }))
  endGame(g)
}
