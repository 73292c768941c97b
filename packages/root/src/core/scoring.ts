import { endGame, type Seat, tell } from '@spinney/kernel'
import type { Root, Table } from './state.ts'

const GOAL = 30

/** Whether a seat's marker is on the score track: dominance and coalition take it off (3.3.1, 9.2.8). */
export const scores = (g: Table, seat: Seat): boolean => g.dominance[seat]! < 0 && g.coalition[seat]! < 0

/** 3.2: points are gained or lost at once; nobody falls below 0 (T91); 30 points win on the spot (3.1). */
export function score(g: Root, seat: Seat, points: number, law: string): void {
  if (points === 0 || g.over || !scores(g, seat)) return
  g.scores[seat] = Math.max(0, g.scores[seat]! + points)
  tell(law, 'scored', () => ({ seat, points, total: g.scores[seat]! }))
  if (g.scores[seat]! >= GOAL) win(g, seat, 'points', '3.1')
}

/** A player has won, together with those in a coalition with them (9.2.8). */
export function win(g: Root, seat: Seat, how: string, law: string): void {
  const partners = g.coalition.flatMap((partner, other) => (partner === seat ? [other] : []))
  const by = partners.length > 0 && how === 'points' ? 'coalition' : how
  g.result = { winners: [seat, ...partners], scores: g.scores.slice(), how: by }
  tell(law, 'won', () => ({ seat, partners, how: by }))
  endGame(g)
}
