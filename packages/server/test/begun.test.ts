import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pendingJobs } from '../src/jobs/pending.ts'
import { PLACES, type Place, sqlitePlace } from './support/databases.ts'
import { Browser, openSite, type Site } from './support/site.ts'

const TERMS = { open: true, onlookers: true, undo: 'own' }
const WISH = { game: 'toll', config: { animals: ['frog', 'otter'] }, terms: TERMS }

/** A table whose server died in the moment after the last one had sat down: the game has begun, and nobody has set it up. */
async function begunUnseen(site: Site): Promise<string> {
  const ada = await new Browser(site).named('Ada')
  const seats = [{ kind: 'bot', bot: 'random' }, { kind: 'open' }]
  const { body: table } = await ada.send('POST', '/api/tables', { ...WISH, seats })
  const people = await site.db.selectFrom('people').select('id').executeTakeFirstOrThrow()
  await site.db.updateTable('seats').set({ person_id: people.id }).where('seat', '=', 1).execute()
  await site.db.updateTable('openings').set({ stage: 'playing' }).where('id', '=', table.id).execute()
  return table.id
}

describe.each(PLACES)('a game that has begun while its server died, on $name', ({ open }) => {
  let place: Place
  beforeAll(async () => {
    place = await open()
  })
  afterAll(() => place.close())

  test('is work that is to be done', async () => {
    const site = await openSite(await place.fresh())
    const table = await begunUnseen(site)
    expect(await pendingJobs(site.db)).toEqual([{ kind: 'bots', table }])
    await site.close()
  })
})

test('the next start sets it up, and its bots play, without anybody looking', async ({ signal }) => {
  const place = await sqlitePlace()
  const address = await place.fresh()
  const before = await openSite(address)
  const table = await begunUnseen(before)
  await before.close()
  const after = await openSite(address)
  const asked = async () =>
    (await after.db.selectFrom('tables').select('asked').where('id', '=', table).executeTakeFirst())?.asked
  while ((await asked()) !== 1) {
    signal.throwIfAborted()
    await new Promise(setImmediate)
  }
  await after.close()
  await place.close()
})
