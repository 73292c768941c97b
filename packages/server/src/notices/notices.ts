import type { Presence } from '../company/presence.ts'
import type { Standing } from '../company/standing.ts'
import type { Database } from '../db/index.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Person } from '../people/sessions.ts'
import { browsersOf, createDeliveries } from './deliveries.ts'
import { createDigests } from './digest.ts'
import type { PushKeys } from './keys.ts'
import { noteHeld, noteSent, type Way, type Why } from './lines.ts'
import type { Outside } from './outside.ts'
import { createSender, type Outcome } from './send.ts'
import { letterOf } from './texts.ts'
import type { NoticeTimes } from './times.ts'
import { createTurns } from './turns.ts'
import { type WaitingTable, waitingFor } from './waiting.ts'
import { createWishes } from './wishes.ts'

/** Whether a test arrived; if not, why. */
export interface Tested {
  readonly sent: boolean
  readonly why: Why | null
  readonly detail: string | null
}

/** Telling people that it is their turn. */
export interface Notices {
  readonly wishes: ReturnType<typeof createWishes>
  /** By what browsers know who may push to them. */
  readonly publicKey: string
  /** The tables that wait for somebody. */
  waiting(person: Person): Promise<WaitingTable[]>
  /** Sends a letter now, by a way that may not be chosen yet. */
  test(person: Person, way: Way, site: string): Promise<Tested>
  /** Whoever is awaited at a table may have to be told. */
  tell(table: string): Promise<void>
  /** Somebody's digest may be due. */
  digest(person: string): Promise<void>
  /** Something is on its way, and may have to be sent. */
  deliver(id: string): Promise<void>
}

interface Needs {
  readonly db: Database
  readonly jobs: Jobs
  readonly keys: PushKeys
  readonly presence: Pick<Presence, 'look'>
  readonly standing: Pick<Standing, 'covers'>
  readonly outside: Outside
  readonly times: NoticeTimes
  readonly now: () => number
}

export function createNotices({ db, jobs, keys, presence, standing, outside, times, now }: Needs): Notices {
  const sender = createSender(db, keys, outside)
  const wishes = createWishes(db, jobs, outside, now)
  const turns = createTurns({ db, jobs, presence, standing, times, now })
  const digests = createDigests({ db, jobs, now })
  const deliveries = createDeliveries({ db, jobs, sender, times, now })

  async function tested(person: Person, way: Way, site: string): Promise<Outcome> {
    const row = await wishes.rowOf(person, site)
    const letter = letterOf({ kind: 'test' }, row.language)
    if (way === 'hook') return sender.toHook(row, letter)
    const nobody: Outcome = { done: false, why: 'nobody', detail: null, later: false, after: null }
    const browsers = await browsersOf(db, person.id)
    const outcomes = await Promise.all(browsers.map((browser) => sender.toBrowser(row, browser, letter)))
    // A browser that is gone makes no difference where another one hears.
    return outcomes.find(({ done }) => done) ?? outcomes[0] ?? nobody
  }

  return {
    wishes,
    publicKey: keys.publicKey,
    waiting: ({ id }) => waitingFor(db, id),
    async test(person, way, site) {
      const outcome = await tested(person, way, site)
      if (outcome.done) {
        await noteSent(db, person.id, way, now())
        return { sent: true, why: null, detail: null }
      }
      const { why, detail } = outcome
      await noteHeld(db, person.id, way, now(), { why, detail })
      return { sent: false, why, detail }
    },
    tell: turns.tell,
    digest: digests.send,
    deliver: deliveries.deliver,
  }
}
