import { describe, expect, test } from 'vitest'
import { PLACES } from './support/databases.ts'
import { Browser, type Site, siteForAll } from './support/site.ts'

const TERMS = { open: true, onlookers: true, undo: 'own' }
const WISH = {
  game: 'toll',
  config: { animals: ['frog', 'otter'] },
  terms: TERMS,
  seats: [{ kind: 'me' }, { kind: 'open' }],
}
const NOTICES = {
  page: true,
  push: false,
  hook: { on: true, url: 'https://hook.example/acorn', shape: 'json' },
  digest: { on: false, hour: 8, zone: 'UTC' },
  language: 'en',
}
/** PostgreSQL keeps no text that has it. */
const NUL = '\u0000'
/** Letters that leave nothing to be seen: of no width, fillers, an accent on nothing. */
const UNSEEN = ['\u200b', '\u2060\u200d', '\u3164', '\u2800', '\u115f \u1160', '\u0301', '\ufe0f']

describe.each(PLACES)('what people write, on $name', ({ open }) => {
  let site: Site
  siteForAll(open, (opened) => {
    site = opened
  })

  test('a letter that no database keeps is refused wherever somebody writes', async () => {
    const [ada, ben] = await Promise.all(['Ada', 'Ben'].map((name) => new Browser(site).named(name)))
    const { body: table } = await ada!.send('POST', '/api/tables', WISH)
    const path = `/api/tables/${table.id}`
    await ada!.send('POST', `${path}/talk`, { text: 'hello' })
    const { body: talk } = await ben!.send('GET', `${path}/talk`)
    const { body: made } = await ada!.send('POST', '/api/programs', { name: 'Ada 2000' })
    const bearer = { authorization: `Bearer ${made.token}` }
    const hook = { ...NOTICES.hook, url: `https://hook.example/${NUL}acorn` }
    const attempts: readonly (readonly [string, string, unknown, Record<string, string>?])[] = [
      ['POST', `${path}/seat`, { seat: 1, words: `an${NUL}acorn` }],
      ['POST', `/api/v1/tables/${table.id}/seat`, { seat: 1, words: `an${NUL}acorn` }, bearer],
      ['POST', `${path}/talk`, { text: `an${NUL}acorn` }],
      ['POST', `${path}/talk/${talk.lines[0].id}/report`, { why: `an${NUL}acorn` }],
      ['POST', '/api/session', { name: `an${NUL}acorn` }],
      ['POST', '/api/programs', { name: `an${NUL}acorn` }],
      ['PUT', '/api/notices', { ...NOTICES, hook }],
      ['POST', '/api/sign-in', { name: `an${NUL}acorn`, passphrase: 'acorns under the oak' }],
    ]
    for (const [method, address, body, headers] of attempts) {
      const { status } = await ben!.send(method, address, body, headers)
      expect(status, `${method} ${address}`).toBe(400)
    }
    expect((await ben!.send('POST', `${path}/seat`, { seat: 1, words: 'an acorn\nunder <b>oaks</b>' })).status).toBe(
      200,
    )
  })

  test('names and lines can be seen', async () => {
    const ada = await new Browser(site).named('Ada')
    const { body: table } = await ada.send('POST', '/api/tables', WISH)
    for (const text of UNSEEN) {
      const letters = JSON.stringify(text)
      expect((await ada.send('POST', `/api/tables/${table.id}/talk`, { text })).status, letters).toBe(400)
      expect((await new Browser(site).send('POST', '/api/session', { name: text })).status, letters).toBe(400)
    }
    expect((await new Browser(site).send('POST', '/api/session', { name: 'Ada\ud800' })).status).toBe(400)
    // Faces made of several letters, accents and every alphabet are seen.
    for (const text of ['👩\u200d🌾', 'e\u0301', 'どんぐり', '!', 'עץ']) {
      expect((await ada.send('POST', `/api/tables/${table.id}/talk`, { text })).status, text).toBe(200)
    }
  })
})
