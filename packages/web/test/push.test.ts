import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createContext, runInContext } from 'node:vm'
import { describe, expect, test } from 'vitest'

const SOURCE = readFileSync(fileURLToPath(new URL('../offline/sw.js', import.meta.url)), 'utf8')
const ORIGIN = 'https://spinney.test'

/** A window of the page, as the service worker sees it. */
class Tab {
  url: string
  focused = 0
  readonly #stays: boolean
  constructor(path: string, stays = false) {
    this.url = ORIGIN + path
    this.#stays = stays
  }
  async focus() {
    this.focused++
    return this
  }
  async navigate(url: string) {
    if (this.#stays) throw new TypeError('this window is not controlled')
    this.url = url
    return this
  }
}

/** The service worker of the page in a browser with some windows. */
function worker(tabs: readonly Tab[] = []) {
  const hears = new Map<string, (event: object) => void>()
  const shown: { title: string; body: string; tag: string; data: { path: string } }[] = []
  const opened: string[] = []
  const sent: { url: string; body: unknown }[] = []
  const self = {
    location: { origin: ORIGIN },
    addEventListener: (name: string, hear: (event: object) => void) => hears.set(name, hear),
    registration: {
      showNotification: async (title: string, look: object) => void shown.push({ title, ...look } as never),
      pushManager: {
        subscribe: async (options: object) => ({
          toJSON: () => ({
            endpoint: 'https://push.test/new',
            expirationTime: null,
            keys: { p256dh: 'a', auth: 'b' },
            options,
          }),
        }),
      },
    },
    clients: { matchAll: async () => tabs, openWindow: async (url: string) => void opened.push(url) },
  }
  const fetch = async (url: string, { body }: { body: string }) => void sent.push({ url, body: JSON.parse(body) })
  runInContext(SOURCE, createContext({ self, URL, fetch, caches: {} }))
  return {
    shown,
    opened,
    sent,
    async tell(name: string, event: object): Promise<void> {
      let work: Promise<unknown> = Promise.resolve()
      const waitUntil = (promise: Promise<unknown>) => {
        work = promise
      }
      hears.get(name)!({ ...event, waitUntil })
      await work
    },
  }
}

const click = (path: string) => ({ notification: { close: () => {}, data: { path } } })

describe('the service worker', () => {
  test('shows what is pushed, and something where it cannot be read', async () => {
    const { shown, tell } = worker()
    const letter = { title: 'Root: your turn', text: 'At the table with Ben.', path: '/online/root-a', tag: 'root-a' }
    await tell('push', { data: { json: () => letter } })
    expect(shown).toMatchObject([
      { title: letter.title, body: letter.text, tag: 'root-a', data: { path: letter.path } },
    ])
    await tell('push', { data: null })
    const broken = () => {
      throw new SyntaxError('no JSON')
    }
    await tell('push', { data: { json: broken } })
    expect(shown.slice(1).map(({ title, data }) => [title, data.path])).toEqual([
      ['Spinney', '/online'],
      ['Spinney', '/online'],
    ])
  })

  test('goes to the table: where it is shown already, in a free window, or in a new one', async () => {
    const [alone, other, there] = [new Tab('/table/root-x'), new Tab('/learn'), new Tab('/online/root-a')]
    const all = worker([alone, other, there])
    await all.tell('notificationclick', click('/online/root-a'))
    expect([alone.focused, other.focused, there.focused]).toEqual([0, 0, 1])
    await all.tell('notificationclick', click('/online/root-b'))
    expect([other.url, other.focused]).toEqual([`${ORIGIN}/online/root-b`, 1])
    expect([alone.url, all.opened]).toEqual([`${ORIGIN}/table/root-x`, []])
    const none = worker([new Tab('/table/root-x'), new Tab('/learn', true)])
    await none.tell('notificationclick', click('/online/root-b'))
    expect(none.opened).toEqual([`${ORIGIN}/online/root-b`])
  })

  test('leads nowhere else', async () => {
    const { opened, tell } = worker()
    for (const path of ['https://evil.test/', '//evil.test/']) await tell('notificationclick', click(path))
    expect(opened).toEqual([])
  })

  test('tells the server where it can be reached when that changes', async () => {
    const { sent, tell } = worker()
    await tell('pushsubscriptionchange', { oldSubscription: null })
    await tell('pushsubscriptionchange', { oldSubscription: { options: { userVisibleOnly: true } } })
    const body = { endpoint: 'https://push.test/new', keys: { p256dh: 'a', auth: 'b' } }
    expect(sent).toEqual([{ url: '/api/notices/browsers', body }])
  })
})
