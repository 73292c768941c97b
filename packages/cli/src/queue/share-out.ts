import { buildName, type MatchTask, type PlayMatches } from '@spinney/bots/node'
import { fillQueue } from '@spinney/host/queue'
import { type Io, warn } from '../io.ts'
import { reaching, shownAddress } from './address.ts'
import { type Ledger, openLedger, QUEUE } from './ledger.ts'

/** Milliseconds between two looks for new results. */
const EVERY_MS = 500

/** A game in the queue. */
export interface QueuedMatch {
  readonly contest: string
  readonly match: MatchTask
}

/** Games are named after the program, so that no worker plays them by other rules or with other bots. */
export const jobName = (build: string): string => `match ${build}`

/** Plays matches on whatever machines work through the queue. What was played for this contest before is not played again. */
export function playElsewhere(io: Io, url: string, name: string): PlayMatches {
  return async (matches, keep, signal) => {
    const build = buildName()
    const contest = `${build} ${name}`
    const ledger = await reaching(url, () => openLedger(url, 2))
    try {
      const open = new Map(matches.map((match) => [match.fixture.number, match]))
      const collect = collector(ledger, contest, open, keep)
      await collect()
      if (open.size > 0) await putInQueue(io, ledger, url, build, contest, [...open.values()])
      while (open.size > 0 && !signal?.aborted) {
        await sleep(EVERY_MS, signal)
        await patiently(collect)
      }
      if (open.size === 0) await ledger.forget(contest)
    } finally {
      await ledger.close()
    }
  }
}

async function putInQueue(
  io: Io,
  ledger: Ledger,
  url: string,
  build: string,
  contest: string,
  matches: readonly MatchTask[],
): Promise<void> {
  const name = jobName(build)
  const jobs = matches.map((match) => ({
    name,
    key: `${contest} ${match.fixture.number}`,
    content: { contest, match } satisfies QueuedMatch,
  }))
  await reaching(url, () => fillQueue(ledger.pool, QUEUE, jobs))
  warn(
    io,
    `${jobs.length} games are in the queue at ${shownAddress(url)}. They are played by: spinney worker --queue …`,
  )
  warn(io, `Only workers of this very build (${build}) take them.`)
}

/** Takes what has come in since the last time. A game that cannot be played ends the contest. */
function collector(
  ledger: Ledger,
  contest: string,
  open: Map<number, MatchTask>,
  keep: Parameters<PlayMatches>[1],
): () => Promise<void> {
  let seen: string | null = null
  return async () => {
    const look = await ledger.look(contest, seen)
    for (const outcome of look.outcomes) {
      if ('trouble' in outcome) {
        // The next run tries again.
        await ledger.forget(contest)
        throw new MatchError(outcome.trouble)
      }
      // Some are found twice; nothing is kept twice.
      keep(outcome.record)
      open.delete(outcome.record.number)
    }
    seen = look.seen
  }
}

/** A worker could not play a game. */
class MatchError extends Error {
  override name = 'MatchError'
}

/** A database that is away comes back: nothing of what was played is lost meanwhile. */
async function patiently(action: () => Promise<void>): Promise<void> {
  try {
    await action()
  } catch (error) {
    if (error instanceof MatchError) throw error
  }
}

function sleep(ms: number, signal: { readonly aborted: boolean } | undefined): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(finish, ms)
    const listens = signal instanceof AbortSignal ? signal : null
    function finish(): void {
      clearTimeout(timer)
      listens?.removeEventListener('abort', finish)
      done()
    }
    listens?.addEventListener('abort', finish, { once: true })
  })
}
