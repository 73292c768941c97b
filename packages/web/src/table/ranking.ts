import type { Result } from '@spinney/kernel'

/** All seats, best first: those who won, then by points. A game can be won with fewer points than others have. */
export function ranking({ winners, scores }: Pick<Result, 'winners' | 'scores'>): number[] {
  const won = (seat: number): number => Number(winners.includes(seat))
  return [...scores.keys()].sort((a, b) => won(b) - won(a) || scores[b]! - scores[a]!)
}
