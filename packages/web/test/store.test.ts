import type { Seat, View } from '@spinney/kernel'
import { afterAll, expect, test, vi } from 'vitest'
import type { Engine } from '../src/engine/client.ts'
import type { CallName, Now, Reply, TablePlan } from '../src/engine/protocol.ts'

// What the settings ask of a browser when they are loaded.
vi.stubGlobal('navigator', { languages: ['en'] })
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {} }))
afterAll(() => vi.unstubAllGlobals())
const { openControl } = await import('../src/table/store.ts')

const person = { kind: 'person', name: '' } as const
const plan: TablePlan = { id: 't', game: 'toll', config: null, seats: [person, person], created: 0 }
const settled = () => new Promise((resolve) => setTimeout(resolve))

/** A table of two people at one screen whose engine remembers only who looks and who is asked. */
function tableOfTwo(): Engine {
  let viewer: Seat | null = null
  let count = 3
  const now = (): Now => ({
    plan,
    count,
    viewer,
    view: { version: count, over: false, result: null, asked: { seat: count % 2, kind: 'k' } } as unknown as View,
    aides: null,
    waiting: 'person',
    undoable: 0,
    outlook: null,
    log: { from: 0, rows: [] },
  })
  return {
    async call<N extends CallName>(name: N, request: unknown): Promise<Reply<N>> {
      const { seat, at } = request as { seat: Seat | null; at: number }
      if (name === 'answer') count++
      if (name === 'viewer') viewer = seat
      const reply = name === 'look' ? { at, view: { seat: viewer } as unknown as View, aides: null } : now()
      return reply as Reply<N>
    },
    close: () => {},
  }
}

test('what one person was looking at is not left open for the next one', async () => {
  const control = openControl('t', null, tableOfTwo())
  await settled()
  control.openCurtain()
  await settled()
  expect(control.store.getState().now?.viewer).toBe(1)
  // Both at once: the moment comes when the answer has been given and the device is about to be passed on.
  control.answer('pass', 3)
  control.look(1)
  await settled()
  expect(control.store.getState()).toMatchObject({ curtain: 0, moment: null, now: { viewer: null } })
  control.close()
})
