import { buildName, playOn, startBotThreads } from '@spinney/bots/node'
import { queueRunner } from '@spinney/host/queue'
import { reaching } from './address.ts'
import { type Outcome, openLedger, QUEUE } from './ledger.ts'
import { jobName, type QueuedMatch } from './share-out.ts'

/** Somebody who plays games out of a queue. */
export interface QueueWorker {
  readonly build: string
  /** Lets the games that are being played come to their end. */
  stop(): Promise<void>
}

/** Plays games out of a queue, so many at once, and hands in their results. */
export async function startWorker(
  url: string,
  atOnce: number,
  onResult: (trouble: string | null) => void,
): Promise<QueueWorker> {
  const build = buildName()
  const ledger = await reaching(url, () => openLedger(url, 2))
  const threads = atOnce === 1 ? null : startBotThreads(atOnce)
  const play = async (job: unknown): Promise<void> => {
    // What is in the queue was put there by the same program.
    const { contest, match } = job as QueuedMatch
    const { number } = match.fixture
    const outcome: Outcome = await playOn(threads, match).then(
      (record) => (record === null ? { trouble: 'it was broken off' } : { record }),
      (error: unknown) => ({ trouble: `game ${number}: ${error instanceof Error ? error.message : String(error)}` }),
    )
    await ledger.add(contest, number, outcome)
    onResult('trouble' in outcome ? outcome.trouble : null)
  }
  const runner = queueRunner({ url, schema: QUEUE }, { atOnce, tasks: { [jobName(build)]: play } })
  const close = async (): Promise<void> => {
    await threads?.close()
    await ledger.close()
  }
  try {
    await reaching(url, () => runner.start())
  } catch (error) {
    await close()
    throw error
  }
  return {
    build,
    async stop() {
      await runner.stop()
      await close()
    },
  }
}
