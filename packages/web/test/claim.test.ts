import 'fake-indexeddb/auto'
import { deleteDB } from 'idb'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createClaim, HeldElsewhere } from '../src/engine/claim.ts'
import { createDesk } from '../src/engine/desk.ts'
import { failureOf } from '../src/engine/failure.ts'
import type {
  CallName,
  FromEngine,
  Now,
  Reply,
  Request,
  SeatPlan,
  TablePlan,
  ToEngine,
} from '../src/engine/protocol.ts'
import { readSave, savedOf } from '../src/saves.ts'
import { FakeLocks } from './tabs.ts'

// Other test files keep tables in the same database.
beforeAll(() => deleteDB('spinney'))

// Channels of tabs that nobody closes would keep the process from ending.
const channels = new Set<BroadcastChannel>()
const Real = BroadcastChannel
vi.stubGlobal(
  'BroadcastChannel',
  class extends Real {
    constructor(name: string) {
      super(name)
      channels.add(this)
    }
  },
)
// Whoever waits for another tab gives up after a while, which comes here only where a test says so.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  for (const channel of channels) channel.close()
  channels.clear()
})
afterAll(() => vi.unstubAllGlobals())

const nobody = async () => {}

test('a table that nobody has is claimed at once', async () => {
  const locks = new FakeLocks()
  await createClaim('a', nobody, locks).ask()
  expect((await locks.query()).held).toEqual([{ name: 'spinney-table-a' }])
})

test('one that another tab has is not, until that tab leaves it', async () => {
  const locks = new FakeLocks()
  const left: string[] = []
  const first = createClaim('a', async () => void left.push('first'), locks)
  const second = createClaim('a', async () => void left.push('second'), locks)
  await first.ask()
  await expect(second.ask()).rejects.toThrow(HeldElsewhere)
  expect(left).toEqual([])
  await second.take()
  expect(left).toEqual(['first'])
  await expect(createClaim('a', nobody, locks).ask()).rejects.toThrow(HeldElsewhere)
  await first.take()
  expect(left).toEqual(['first', 'second'])
  // Whoever has it need not take it.
  await first.take()
  expect(left).toEqual(['first', 'second'])
})

test('a tab that takes a table waits until the other one has kept what it was keeping', async () => {
  const locks = new FakeLocks()
  const order: string[] = []
  let kept = (): void => {}
  const keeping = new Promise<void>((done) => {
    kept = done
  })
  const first = createClaim(
    'a',
    async () => {
      order.push('told')
      await keeping
      order.push('kept')
    },
    locks,
  )
  await first.ask()
  const taking = createClaim('a', nobody, locks)
    .take()
    .then(() => order.push('taken'))
  await expect.poll(() => order).toEqual(['told'])
  kept()
  await taking
  expect(order).toEqual(['told', 'kept', 'taken'])
})

/** Locks of which somebody has one who says nothing: a tab asleep, or the page before a reload. */
async function silentHolder() {
  const locks = new FakeLocks()
  let leave = (): void => {}
  let isStolen = false
  const held = locks.request('spinney-table-a', {}, () => new Promise<void>((done) => (leave = done)))
  held.catch(() => {
    isStolen = true
  })
  return { locks, leave: () => leave(), isStolen: () => isStolen }
}

test('after a reload the page before does not count as another tab', async () => {
  const { locks, leave } = await silentHolder()
  const asking = createClaim('a', nobody, locks).ask()
  await Promise.resolve()
  leave()
  await asking
})

test('a tab that says nothing counts as there after a while, and its table can be taken', async () => {
  const { locks, isStolen } = await silentHolder()
  const claim = createClaim('a', nobody, locks)
  const asking = expect(claim.ask()).rejects.toThrow(HeldElsewhere)
  await vi.advanceTimersByTimeAsync(10_000)
  await asking
  const taking = claim.take()
  await vi.advanceTimersByTimeAsync(3000)
  await taking
  expect(isStolen()).toBe(true)
})

test('a tab whose table was taken without a word stops as well', async () => {
  const locks = new FakeLocks()
  const left = vi.fn(nobody)
  await createClaim('a', left, locks).ask()
  void locks.request('spinney-table-a', { steal: true }, () => {})
  await expect.poll(() => left.mock.calls.length).toBe(1)
})

test('where locks are forbidden or unknown, tables open all the same', async () => {
  const forbidden: LockManager = {
    request: () => Promise.reject(new DOMException('forbidden', 'SecurityError')),
    query: async () => ({}),
  }
  for (const locks of [forbidden, undefined]) {
    const claim = createClaim('a', nobody, locks)
    await claim.ask()
    await claim.take()
  }
})

const person: SeatPlan = { kind: 'person', name: 'Ada' }
const settings = { forced: false }
const planOf = (id: string): TablePlan => ({
  id,
  game: 'toll',
  config: { animals: ['frog', 'heron'] },
  seats: [person, person],
  created: 0,
})

/** A tab: its worker, and what it has told the page. */
function openTab(locks: LockManager | undefined) {
  const troubles: string[] = []
  const desk = createDesk((message: FromEngine) => {
    if ('trouble' in message) troubles.push(message.trouble.code)
  }, locks)
  const call = <N extends CallName>(name: N, request: Request<N>): Promise<Reply<N>> =>
    desk.handle({ id: 1, call: name, request } as ToEngine) as Promise<Reply<N>>
  const answer = async () => {
    const onlooker = await call('viewer', { seat: null })
    const seat = onlooker.view.asked!.seat as number
    const { view } = await call('viewer', { seat })
    const { kind, options } = view.asked!
    await call('answer', { seat, kind, pick: options!.at(-1)!, version: view.version })
  }
  const codeOf = (action: Promise<unknown>) =>
    action.then(
      () => 'fine',
      (error: unknown) => failureOf(error).code,
    )
  return { call, answer, codeOf, troubles, desk }
}

const keptOf = async (id: string) => (await savedOf((await readSave(id))!)).journal.answers

test('two tabs of one table never play at once, and what one has kept the other goes on with', async () => {
  const locks = new FakeLocks()
  const [first, second] = [openTab(locks), openTab(locks)]
  await first.call('open', { plan: planOf('toll-tabs'), seed: 'a', settings })
  await first.answer()
  const before = await keptOf('toll-tabs')
  const resume = { id: 'toll-tabs', settings }
  second.desk.readEarly('toll-tabs')
  expect(await second.codeOf(second.call('resume', resume))).toBe('held')
  const over: Now = await second.call('resume', { ...resume, takeOver: true })
  expect(over.count).toBe(before.length)
  expect(first.troubles).toEqual(['elsewhere'])
  expect(await first.codeOf(first.answer())).toBe('elsewhere')
  expect(await first.codeOf(first.call('pace', { pause: 0 }))).toBe('elsewhere')
  // It can still be looked at.
  expect(await first.codeOf(first.call('record', {}))).toBe('fine')
  await second.answer()
  const later = await keptOf('toll-tabs')
  expect(later.slice(0, before.length)).toEqual(before)
  expect(later.length).toBeGreaterThan(before.length)
  expect((await first.call('resume', { ...resume, takeOver: true })).count).toBe(later.length)
  expect(second.troubles).toEqual(['elsewhere'])
  await first.answer()
  expect((await keptOf('toll-tabs')).slice(0, later.length)).toEqual(later)
})

test('without locks the store alone keeps answers from being lost', async () => {
  const [first, second] = [openTab(undefined), openTab(undefined)]
  await first.call('open', { plan: planOf('toll-free'), seed: 'a', settings })
  const resume = { id: 'toll-free', settings }
  await second.call('resume', resume)
  await first.answer()
  const kept = await keptOf('toll-free')
  expect(await second.codeOf(second.answer())).toBe('elsewhere')
  expect(await keptOf('toll-free')).toEqual(kept)
  expect((await second.call('resume', { ...resume, takeOver: true })).count).toBe(kept.length)
  await second.answer()
  expect((await keptOf('toll-free')).slice(0, kept.length)).toEqual(kept)
  expect(await first.codeOf(first.answer())).toBe('elsewhere')
})
