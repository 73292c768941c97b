import type { LogRow, Now } from '../engine/protocol.ts'
import type { PlayedGame } from '../history/played.ts'
import type { GameFace } from './face.ts'
import { mapIn } from './ground.ts'

/** How a game ended, for the history; null where it goes on, or where only bots played. */
export function endOf(face: GameFace, now: Now, rows: readonly LogRow[], ended: number): PlayedGame | null {
  const { view, aides, plan } = now
  const { result } = view
  if (result === null || plan.seats.every(({ kind }) => kind === 'bot')) return null
  const standing = face.standing?.(view, aides)
  const events = rows.flatMap((row) => row.events)
  const seats = plan.seats.map(({ kind, name }, seat) => {
    const side = standing?.sides[seat] ?? null
    const sides = side === null ? (face.playedBy?.(events, seat) ?? []) : [side]
    return { kind, name, score: result.scores[seat]!, sides }
  })
  const { id, game } = plan
  const map = mapIn(id)?.map ?? null
  return { id, game, map, rounds: standing?.round ?? 0, seats, winners: result.winners, ended }
}
