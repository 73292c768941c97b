import { using } from '../saves.ts'
import type { PlayedGame } from './played.ts'

/** Adds a game that has ended. The first time counts, however often its table is looked at later. */
export function addPlayed(played: PlayedGame): Promise<void> {
  return using(async (db) => {
    const transaction = db.transaction('played', 'readwrite')
    const known = await transaction.store.get(played.id)
    await Promise.all([known ?? transaction.store.put(played), transaction.done])
  })
}

/** All games, the latest first. What is not shaped like one, as from a later Spinney, is left where it is. */
export async function listPlayed(): Promise<PlayedGame[]> {
  const all = await using((db) => db.getAll('played'))
  return all.filter(isPlayed).sort((a, b) => b.ended - a.ended)
}

export function clearPlayed(): Promise<void> {
  return using((db) => db.clear('played'))
}

function isPlayed(value: unknown): value is PlayedGame {
  const { id, game, ended, seats, winners } = (value ?? {}) as Partial<PlayedGame>
  return (
    typeof id === 'string' &&
    typeof game === 'string' &&
    typeof ended === 'number' &&
    Array.isArray(winners) &&
    Array.isArray(seats) &&
    seats.every(
      ({ name, score, sides }) => typeof name === 'string' && typeof score === 'number' && Array.isArray(sides),
    )
  )
}
