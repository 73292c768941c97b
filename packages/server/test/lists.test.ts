import { describe, expect, test } from 'vitest'
import { PLACES } from './support/databases.ts'
import { Browser, type Site, siteForAll } from './support/site.ts'

const TERMS = { open: false, onlookers: true, undo: 'own' }
const WISH = {
  game: 'toll',
  config: { animals: ['frog', 'otter'] },
  terms: TERMS,
  seats: [{ kind: 'me' }, { kind: 'me' }],
}

describe.each(PLACES)('lists of tables on $name', ({ open }) => {
  let site: Site
  siteForAll(open, (opened) => {
    site = opened
  })

  /** Somebody with a table that goes on, and as many finished games as these, the first one the oldest. */
  async function withFinished(count: number) {
    const ada = await new Browser(site).named('Ada')
    const { body: going } = await ada.send('POST', '/api/tables', WISH)
    const opening = await site.db
      .selectFrom('openings')
      .selectAll()
      .where('id', '=', going.id)
      .executeTakeFirstOrThrow()
    // The names say nothing of when they were played.
    const ids = Array.from({ length: count }, (_, i) => `toll-${(i * 7919) % 100_003}`)
    const created = (i: number) => opening.created + 1 + i
    const seats = ids.map((id) => ({ table_id: id, seat: 0, person_id: opening.creator, bot: null }))
    const played = { sides: '[]', score: 1, place: 1, won: 1, before: null, after: null }
    const chunk = 50
    for (let at = 0; at < count; at += chunk) {
      const some = [at, at + chunk] as const
      const openings = ids.map((id, i) => ({ ...opening, id, created: created(i), stage: 'over' as const }))
      await site.db
        .insertInto('openings')
        .values(openings.slice(...some))
        .execute()
      const words = seats.map((seat) => ({ ...seat, words: '' }))
      await site.db
        .insertInto('seats')
        .values(words.slice(...some))
        .execute()
      const results = seats.map((seat, i) => ({ ...seat, ...played, at: created(i) }))
      await site.db
        .insertInto('results')
        .values(results.slice(...some))
        .execute()
    }
    return { ada, going: going.id as string, ids }
  }
  const idsOf = (tables: readonly { readonly id: string }[]) => tables.map(({ id }) => id)

  test('many finished games hide neither a table that goes on nor the latest games', async () => {
    const { ada, going, ids } = await withFinished(210)
    const { tables } = (await ada.send('GET', '/api/tables/mine')).body
    expect(tables).toHaveLength(100)
    expect(idsOf(tables).slice(0, 3)).toEqual([going, ids.at(-1), ids.at(-2)])
    const { games } = (await ada.send('GET', '/api/finished')).body
    expect(idsOf(games)).toEqual(ids.toReversed().slice(0, 200))
  })
})
