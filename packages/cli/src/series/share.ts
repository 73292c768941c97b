import { availableParallelism } from 'node:os'
import { startThreads } from '@spinney/bots/node'
import { GAMES } from '../games.ts'
import { breathe, type Io } from '../io.ts'
import type { GameRow } from './game.ts'
import { doWork, type Work } from './work.ts'

/** All cores but one, so that the machine can still be used. */
export const usualJobs = (): number => Math.max(1, availableParallelism() - 1)

/** Threads run compiled files: from the sources, those of the last build are taken. */
const threadFile = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/series/thread.js' : './thread.js',
  import.meta.url,
)

/**
 * Does pieces of work in so many threads and hands over what came of them in the order of the pieces, so that the
 * result is the same whatever the number of threads. After Ctrl+C only the pieces before the first gap are handed over.
 */
export async function shareOut(
  io: Io,
  pieces: readonly Work[],
  jobs: number,
  receive: (rows: readonly GameRow[], piece: number) => void,
): Promise<void> {
  const inOrder = orderly(receive)
  const size = Math.min(jobs, pieces.length)
  const isKnownThere = pieces.every(({ game }) => GAMES.some((entry) => entry.game.id === game))
  if (size <= 1 || !isKnownThere) {
    for (const [i, piece] of pieces.entries()) {
      if (io.interrupted.aborted) return
      inOrder(i, await doWork(piece, io.games, io.interrupted))
      await breathe()
    }
    return
  }
  const threads = startThreads<Work>(threadFile, size)
  const open = pieces.entries()
  // Nobody waits for threads after Ctrl+C: what they are at would not be counted.
  const gone = new Promise<null>((done) => io.interrupted.addEventListener('abort', () => done(null)))
  const work = async (): Promise<void> => {
    for (const [i, piece] of open) {
      if (io.interrupted.aborted) return
      const rows = await Promise.race([threads.run<GameRow[]>(piece, io.interrupted), gone])
      if (rows === null) return
      inOrder(i, rows)
    }
  }
  try {
    await Promise.all(Array.from({ length: size }, work))
  } finally {
    await threads.close()
  }
}

/** Keeps what comes too early until what belongs before it is there. */
function orderly(receive: (rows: readonly GameRow[], piece: number) => void) {
  const early = new Map<number, readonly GameRow[]>()
  let next = 0
  return (piece: number, rows: readonly GameRow[]): void => {
    early.set(piece, rows)
    for (let found = early.get(next); found !== undefined; found = early.get(++next)) {
      early.delete(next)
      receive(found, next)
    }
  }
}

/** Parts a series into pieces of so many games. */
export function pieces<T>(items: readonly T[], size: number): T[][] {
  const parts: T[][] = []
  for (let i = 0; i < items.length; i += size) parts.push(items.slice(i, i + size))
  return parts
}
