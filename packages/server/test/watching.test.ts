import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Place, sqlitePlace } from './support/databases.ts'
import { Program } from './support/program.ts'
import { Browser, openSite, type Site } from './support/site.ts'

const TERMS = { open: false, onlookers: true, undo: 'own' }
const WISH = { game: 'toll', config: { animals: ['frog', 'otter'] }, terms: TERMS }
const METRICS = 'metrics-are-for-hosts'

let place: Place
let site: Site
const lines: string[] = []
beforeAll(async () => {
  place = await sqlitePlace()
  const logs = { level: 'info', stream: { write: (line: string) => void lines.push(line) } } as const
  site = await openSite(await place.fresh(), { metrics: METRICS, logs })
})
afterAll(async () => {
  await site.close()
  await place.close()
})

const metrics = (headers: Record<string, string> = {}) => fetch(`${site.url}/metrics`, { headers })

test('whoever has the token reads numbers of what goes on; nobody else does', async () => {
  expect((await metrics()).status).toBe(401)
  expect((await metrics({ authorization: 'Bearer metrics-are-for-hostz' })).status).toBe(401)
  const own = await openSite(await place.fresh())
  expect((await fetch(`${own.url}/metrics`)).status).toBe(404)
  await own.close()
  const ada = await new Browser(site).named('Ada')
  const { body: table } = await ada.send('POST', '/api/tables', { ...WISH, seats: [{ kind: 'me' }, { kind: 'me' }] })
  const player = await ada.play(table)
  const seat = (await player.now()).view.asked!.seat
  await player.call('viewer', { seat })
  const { asked, version } = (await player.now()).view
  const request = { seat, kind: asked!.kind, pick: asked!.options![0], version }
  expect(await player.call('answer', request)).toMatchObject({ reply: null })
  expect(await player.call('answer', request)).toMatchObject({ failure: { code: 'stale' } })
  const response = await metrics({ authorization: `Bearer ${METRICS}` })
  expect(response.status).toBe(200)
  const text = await response.text()
  expect(text).toMatch(/^spinney_tables_in_memory 1$/m)
  expect(text).toMatch(/^spinney_clients\{way="socket"\} 1$/m)
  expect(text).toMatch(/^spinney_change_seconds_count\{outcome="kept"\} 1$/m)
  expect(text).toMatch(/^spinney_change_seconds_count\{outcome="refused"\} 1$/m)
  expect(text).toMatch(/spinney_http_seconds_count\{method="POST",route="\/api\/tables",status="200"\} 1/)
  expect(text).toContain('nodejs_eventloop_lag_seconds')
  expect(text).not.toContain(table.id)
  await player.close()
})

test('what is written down holds no secret, whatever goes wrong', async () => {
  const ada = await new Browser(site).named('Ada')
  const passphrase = 'acorns under the oak'
  await ada.send('POST', '/api/account', { passphrase })
  await ada.send('POST', '/api/sign-in', { name: 'Ada', passphrase: `${passphrase}!` })
  const { body: made } = await ada.send('POST', '/api/programs', { name: 'Ada 2000' })
  const { body: table } = await ada.send('POST', '/api/tables', { ...WISH, seats: [{ kind: 'me' }, { kind: 'me' }] })
  const player = await ada.play(table, table.link)
  await player.now()
  await player.close()
  await new Program(site.url, made.token).send('GET', `/tables/${table.id}/view?link=${table.link}`)
  const { seed } = await site.db
    .selectFrom('openings')
    .select('seed')
    .where('id', '=', table.id)
    .executeTakeFirstOrThrow()
  // What is kept of a table is damaged, and a row is written twice: faults of the server itself.
  await site.db
    .updateTable('tables')
    .set({ journal: `damaged ${seed}` })
    .where('id', '=', table.id)
    .execute()
  const broken = await new Program(site.url, made.token).send('GET', `/tables/${table.id}/view?link=${table.link}`)
  expect(broken.status).toBe(500)
  expect(broken.body).toEqual({ code: 'internal', message: 'Something went wrong here. Nothing was lost.' })
  const { body: other } = await ada.send('POST', '/api/tables', { ...WISH, seats: [{ kind: 'me' }, { kind: 'me' }] })
  const there = await ada.play(other)
  await there.now()
  await there.close()
  // It is read again only once it is put away.
  while (!/^spinney_tables_in_memory 0$/m.test(await (await metrics({ authorization: `Bearer ${METRICS}` })).text()));
  const row = 'the hand of seat 1'
  await site.db.updateTable('rows').set({ row }).where('table_id', '=', other.id).execute()
  const hurt = await new Program(site.url, made.token).send('GET', `/tables/${other.id}/view?link=${other.link}`)
  expect(hurt.body).toEqual(broken.body)
  const text = lines.join('')
  expect(text).not.toContain('the hand')
  expect(lines.map((line) => JSON.parse(line)).some(({ level }) => level >= 50)).toBe(true)
  expect(text).toContain('"route":"/api/v1/tables/:id/view"')
  const secrets = [ada.cookie.split('=')[1]!, made.token, passphrase, table.link, seed, METRICS]
  for (const secret of secrets) expect(text.includes(secret), secret).toBe(false)
})
