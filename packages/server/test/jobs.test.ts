import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, isPostgres, openDatabase } from '../src/db/index.ts'
import { embeddedJobs } from '../src/jobs/embedded.ts'
import { graphileJobs } from '../src/jobs/graphile.ts'
import type { Job } from '../src/jobs/jobs.ts'
import { PLACES, type Place } from './support/databases.ts'

const JOB: Job = { kind: 'bots', table: 'one' }

describe.each(PLACES)('jobs on $name', ({ open }) => {
  let place: Place
  let address: string
  let db: Database
  beforeAll(async () => {
    place = await open()
    address = await place.fresh()
    db = await openDatabase(address)
  })
  afterAll(async () => {
    await db.destroy()
    await place.close()
  })

  const jobsHere = (failed: Job[]) =>
    isPostgres(address) ? graphileJobs(address) : embeddedJobs(db, (job) => void failed.push(job), Date.now, 1)

  test('what has failed is tried again until it is done, and then no more', async () => {
    const failed: Job[] = []
    const jobs = jobsHere(failed)
    let times = 0
    let done = (): void => {}
    const isDone = new Promise<void>((resolve) => {
      done = resolve
    })
    await jobs.start(async (job) => {
      expect(job).toEqual(JOB)
      if (++times === 1) throw new Error('the database is away')
      done()
    })
    await db.transaction().execute((tx) => jobs.add(tx, JOB))
    await isDone
    await jobs.stop()
    expect(times).toBe(2)
    if (!isPostgres(address)) expect(failed).toEqual([JOB])
  })

  test('what comes for a table while it is looked after is done afterwards, not at once and not twice', async () => {
    const jobs = jobsHere([])
    let running = 0
    let times = 0
    let done = (): void => {}
    const isDone = new Promise<void>((resolve) => {
      done = resolve
    })
    const add = () => db.transaction().execute((tx) => jobs.add(tx, JOB))
    await jobs.start(async () => {
      if (isPostgres(address)) return ++times === 2 ? done() : add()
      expect(++running).toBe(1)
      if (++times === 1) for (let i = 0; i < 3; i++) await add()
      await new Promise(setImmediate)
      running--
      if (times === 2) done()
    })
    await add()
    await isDone
    await jobs.stop()
    expect(times).toBe(2)
  })
})
