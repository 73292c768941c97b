import { setMaxListeners } from 'node:events'
import type { FastifyInstance } from 'fastify'
import { type Company, companyFollowers, createCompany } from './company/company.ts'
import { PATIENCE, type Patience } from './company/standing.ts'
import { alone, postgresHub } from './db/hub.ts'
import { type Database, isPostgres, openDatabase } from './db/index.ts'
import { keptVersion, playerOf } from './db/store.ts'
import type { OfferedGames } from './games.ts'
import { createApp } from './http/app.ts'
import type { Logs } from './http/logs.ts'
import { LIMITS, type Limits } from './http/parts.ts'
import { embeddedJobs } from './jobs/embedded.ts'
import { graphileJobs } from './jobs/graphile.ts'
import { type Job, tableOf } from './jobs/jobs.ts'
import { createLobby, seatsOf } from './lobby/lobby.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { pushKeys } from './notices/keys.ts'
import { createNotices, type Notices } from './notices/notices.ts'
import type { Outside } from './notices/outside.ts'
import { NOTICE_TIMES, type NoticeTimes } from './notices/times.ts'
import { turnFollower } from './notices/turns.ts'
import { openPeople, type PeopleOptions } from './people/open.ts'
import { playBots } from './rooms/bots.ts'
import { type Thoughts, tableOpener } from './rooms/open.ts'
import { createRooms, type Rooms } from './rooms/rooms.ts'

/** What a node is made of. */
export interface NodeOptions {
  /** Where everything is kept: `postgres://…`, or the path of a file. */
  readonly database: string
  /** The address that people see; null: whatever they came by. */
  readonly origin: string | null
  /** The folder of the page. */
  readonly page?: string | null
  readonly proxy?: boolean
  readonly logs?: Logs | null
  /** Whoever has it may read the metrics. */
  readonly metrics?: string | null
  readonly limits?: Partial<Limits>
  readonly games: OfferedGames
  /** Names of the bots that may take seats. */
  readonly bots: readonly string[]
  readonly thoughts?: Thoughts
  readonly people?: PeopleOptions
  /** Milliseconds between two things that bots do. */
  readonly pause?: number
  /** How long standing answers wait. */
  readonly patience?: Patience
  /** How long the site waits before it tells people of their turns, and between tries. */
  readonly noticeTimes?: NoticeTimes
  /** Where notices may be sent. */
  readonly outside?: Partial<Outside>
  /** Milliseconds since 1970; tests hand in a clock of their own. */
  now?(): number
  /** Draws names, links and seeds of new tables; tests draw the same each time. */
  draw?(): string
  /** Hears of what goes wrong at a table. */
  trouble?(table: string, error: unknown): void
}

/** A server. Any number of them with one PostgreSQL are one site. */
export interface SpinneyNode {
  readonly app: FastifyInstance
  readonly db: Database
  readonly rooms: Rooms
  readonly company: Company
  readonly notices: Notices
  close(): Promise<void>
}

/** People want to see what bots do. */
const PAUSE = 700
/** Notices go to the net only, and whoever does not answer soon is not there. */
const OUTSIDE: Outside = { privateAddresses: false, timeout: 10_000 }

export async function openNode(options: NodeOptions): Promise<SpinneyNode> {
  const { database, origin, games, bots, thoughts = {}, pause = PAUSE, now = Date.now } = options
  const { patience = PATIENCE, noticeTimes: times = NOTICE_TIMES } = options
  let trouble = options.trouble ?? (() => {})
  const db = await openDatabase(database)
  const hub = isPostgres(database) ? postgresHub(database) : alone
  const jobs = isPostgres(database)
    ? graphileJobs(database, now)
    : embeddedJobs(db, (job, error) => trouble(tableOf(job), error), now)
  const leaving = new AbortController()
  // One for each table at which a bot plays.
  setMaxListeners(0, leaving.signal)
  const report = (table: string, error: unknown) => trouble(table, error)
  const followers = [...companyFollowers(jobs, patience, now), turnFollower(jobs, times, now)]
  const open = tableOpener(db, hub, jobs, games, thoughts, report, followers)
  const rooms = createRooms(open, (id) => keptVersion(db, id))
  const company = createCompany({
    db,
    hub,
    jobs,
    games,
    rooms,
    patience,
    now,
    leaving: leaving.signal,
    trouble: report,
  })
  const { presence, standing } = company
  const outside = { ...OUTSIDE, ...options.outside }
  const notices = createNotices({ db, jobs, keys: await pushKeys(db), presence, standing, outside, times, now })
  const seatingOf = async (table: string) => (await seatsOf(db, table)).map(playerOf)
  const meter = createMetrics(() => rooms.size)
  const work = (job: Job): Promise<void> => {
    switch (job.kind) {
      case 'clock':
        return company.timeUp(job.table)
      case 'finish':
        return company.results.finish(job.table)
      case 'standing':
        return standing.answer(job.table)
      case 'notice':
        return notices.tell(job.table)
      case 'digest':
        return notices.digest(job.person)
      case 'deliver':
        return notices.deliver(job.delivery)
      case 'bots':
        return playBots(rooms, job.table, { pause, seatingOf, leaving: leaving.signal })
    }
  }
  await jobs.start((job) => timed(meter, job.kind, () => work(job)))
  // A table that cannot be read again now is read again by whoever asks for it next.
  const behind = (table: string) => (error: unknown) => trouble(table, error)
  await hub.listen(
    ({ table, version }) => void rooms.changed(table, version).catch(behind(table)),
    () => void rooms.refresh().catch(behind('')),
  )
  const lobby = createLobby(db, games, bots, jobs, now, options.draw)
  const { sessions, people } = openPeople(db, options.people ?? {}, {
    leave: company.leave,
    trouble: (error) => trouble('', error),
  })
  const app = await createApp({
    sessions,
    people,
    company,
    notices,
    lobby,
    rooms,
    games,
    origin,
    page: options.page ?? null,
    proxy: options.proxy ?? false,
    logs: options.logs ?? null,
    meter,
    metrics: options.metrics ?? null,
    limits: { ...LIMITS, ...options.limits },
    ready: async () => void (await db.selectFrom('openings').select('id').limit(1).execute()),
  })
  trouble = options.trouble ?? ((table, error) => app.log.error({ err: error, table }, 'a table has trouble'))
  return {
    app,
    db,
    rooms,
    company,
    notices,
    async close() {
      leaving.abort()
      await app.close()
      people.doors.close()
      company.presence.close()
      await jobs.stop()
      await rooms.close()
      await hub.close()
      await db.destroy()
    },
  }
}

async function timed(meter: Metrics, kind: string, work: () => Promise<void>): Promise<void> {
  const begin = performance.now()
  const end = (outcome: 'done' | 'failed') => meter.worked(kind, outcome, (performance.now() - begin) / 1000)
  try {
    await work()
    end('done')
  } catch (error) {
    end('failed')
    throw error
  }
}
