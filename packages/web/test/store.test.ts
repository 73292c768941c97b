import type { Seat, View } from '@spinney/kernel'
import { afterAll, expect, test, vi } from 'vitest'
import { type Engine, EngineError } from '../src/engine/client.ts'
import type { CallName, Failure, Now, Reply, TablePlan, Update } from '../src/engine/protocol.ts'

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
  const asked = () => ({ seat: count % 2, kind: 'k', options: ['pass'] })
  const now = (): Now => ({
    plan,
    count,
    viewer,
    view: { version: count, over: false, result: null, asked: asked() } as unknown as View,
    aides: null,
    waiting: 'person',
    undoable: 0,
    outlook: null,
    version: count,
    from: 0,
    rows: [],
    closed: null,
    promises: [],
    saved: true,
  })
  let changed = (_update: Update): void => {}
  return {
    async call<N extends CallName>(name: N, request: unknown): Promise<Reply<N>> {
      const { seat, at } = request as { seat: Seat | null; at: number }
      if (name === 'answer') {
        count++
        changed(now())
      }
      if (name === 'viewer') viewer = seat
      const reply = name === 'look' ? { at, view: { seat: viewer } as unknown as View, aides: null } : now()
      return reply as Reply<N>
    },
    listen: (hear) => {
      changed = hear
    },
    close: () => {},
  }
}

/** A table of one person whose engine does what the test says. */
function tableOfOne() {
  const alone: TablePlan = { ...plan, seats: [person] }
  const asked = { seat: 0, kind: 'k' }
  const update = (version: number, saved: boolean, from: number): Update => ({
    count: version,
    viewer: 0,
    view: { version, over: false, result: null, asked } as unknown as View,
    aides: null,
    waiting: 'person',
    undoable: 0,
    outlook: null,
    version,
    from,
    rows: [],
    closed: null,
    promises: [],
    saved,
  })
  const calls: { name: CallName; request: unknown }[] = []
  const heard = { changed: (_update: Update) => {}, trouble: (_failure: Failure) => {} }
  const answers: { resume: () => Now } = { resume: () => ({ ...update(1, true, 0), plan: alone }) }
  const engine: Engine = {
    async call<N extends CallName>(name: N, request: unknown): Promise<Reply<N>> {
      calls.push({ name, request })
      return (name === 'resume' ? answers.resume() : null) as Reply<N>
    },
    listen(changed, trouble) {
      Object.assign(heard, { changed, trouble })
    },
    close: () => {},
  }
  return { engine, calls, heard, answers, update, alone }
}

test('where only the saving has changed, what somebody is about to answer stays', async () => {
  const { engine, heard, update } = tableOfOne()
  const control = openControl('t', null, engine)
  await settled()
  heard.changed(update(2, false, 1))
  expect(control.store.getState()).toMatchObject({ now: { saved: false } })
  control.choose(['a:1'])
  heard.changed(update(2, true, 2))
  expect(control.store.getState()).toMatchObject({ now: { saved: true }, chosen: ['a:1'] })
  heard.changed(update(3, true, 2))
  expect(control.store.getState().chosen).toEqual([])
  control.close()
})

test('of two clicks the later one counts, and what was chosen meanwhile stays', async () => {
  const { engine, heard, update } = tableOfOne()
  const plans: (() => void)[] = []
  const { call } = engine
  engine.call = (name, request) => {
    if (name !== 'plan') return call(name, request)
    const next = { seat: 0, kind: 'next', options: ['there'] }
    const planned = {
      version: 2,
      final: null,
      events: [],
      view: { asked: next },
      aides: null,
      outlook: null,
      nexts: null,
    }
    return new Promise((resolve) => plans.push(() => resolve(planned as never)))
  }
  const control = openControl('t', null, engine)
  await settled()
  const asked = { seat: 0, kind: 'k', options: ['go', 'stay'] }
  const open = update(2, true, 0)
  heard.changed({ ...open, view: { ...open.view, asked } as unknown as View })
  const state = () => control.store.getState()
  // Somebody presses twice, and goes on once the first press has shown.
  control.go(['go'], 2, false)
  control.go(['go'], 2, false)
  plans[0]!()
  await settled()
  expect(state()).toMatchObject({ lead: [], sending: true })
  plans[1]!()
  await settled()
  expect(state()).toMatchObject({ lead: ['go'], sending: false })
  control.back()
  // Something on the board is chosen before it is clear where the press leads.
  control.go(['go'], 2, false)
  control.choose(['a:1'])
  plans[2]!()
  await settled()
  expect(state()).toMatchObject({ lead: [], chosen: ['a:1'], sending: false })
  control.close()
})

test('a table that another tab has can be taken over, and bots are told the pace again', async () => {
  const { engine, calls, answers, update, alone } = tableOfOne()
  const { resume } = answers
  answers.resume = () => {
    throw new EngineError({ code: 'held', message: '' })
  }
  const control = openControl('t', null, engine)
  await settled()
  expect(control.store.getState()).toMatchObject({ now: null, problem: { code: 'held' } })
  answers.resume = resume
  control.takeOver()
  await settled()
  expect(calls.filter(({ name }) => name === 'resume').at(-1)?.request).toMatchObject({ takeOver: true })
  expect(control.store.getState()).toMatchObject({ now: { version: 1 }, problem: null })
  const told = () => calls.filter(({ name }) => name === 'pace').length
  expect(told()).toBe(1)
  answers.resume = () => ({ ...update(4, true, 0), plan: alone })
  control.takeOver()
  await settled()
  expect(control.store.getState()).toMatchObject({ now: { version: 4 } })
  expect(told()).toBe(2)
  control.close()
})

test('a table that was taken over stays as it was until it is taken back', async () => {
  const { engine, heard } = tableOfOne()
  const control = openControl('t', null, engine)
  await settled()
  heard.trouble({ code: 'elsewhere', message: '' })
  expect(control.store.getState()).toMatchObject({ now: { version: 1 }, problem: { code: 'elsewhere' }, paused: false })
  control.close()
})

test('what one person was looking at is not left open for the next one', async () => {
  const control = openControl('t', null, tableOfTwo())
  await settled()
  control.openCurtain()
  await settled()
  expect(control.store.getState().now?.viewer).toBe(1)
  // Both at once: the moment comes when the answer has been given and the device is about to be passed on.
  control.go(['pass'], 3, false)
  control.look(1)
  await settled()
  expect(control.store.getState()).toMatchObject({ curtain: 0, moment: null, now: { viewer: null } })
  control.close()
})

test('places are lit until something changes', async () => {
  const table = openControl('t', null, tableOfTwo())
  await settled()
  table.light(['clearing:3', 'card:ambush'])
  expect(table.lights.getState().lit).toEqual(['clearing:3', 'card:ambush'])
  const before = table.store.getState()
  table.light(null)
  expect(table.lights.getState().lit).toEqual([])
  // What is pointed at draws nothing else anew.
  expect(table.store.getState()).toBe(before)
  table.light(['clearing:3'])
  table.openCurtain()
  await settled()
  expect(table.lights.getState().lit).toEqual([])
})

test('bots can be followed: paused, one thing at a time, faster, and quickly until the viewer is asked', async () => {
  const { engine, calls, heard, answers, update, alone } = tableOfOne()
  const row = { at: 1, seat: 1, kind: 'k', auto: false, events: [] }
  const bots = (version: number): Update => ({ ...update(version, true, 1), waiting: 'bot', rows: [row] })
  answers.resume = () => ({ ...bots(1), from: 0, plan: alone })
  const control = openControl('t', null, engine)
  await settled()
  const pace = () => calls.filter(({ name }) => name === 'pace').at(-1)?.request
  expect(pace()).toEqual({ pause: 600 })
  control.setPaused(true)
  expect(pace()).toEqual({ pause: null })
  control.stepBots()
  expect(pace()).toEqual({ pause: 1 })
  heard.changed(bots(2))
  expect(pace()).toEqual({ pause: null })
  control.setHaste(4)
  expect(pace()).toEqual({ pause: 150 })
  control.hurry()
  expect(pace()).toEqual({ pause: 0 })
  heard.changed(update(3, true, 1))
  expect(control.store.getState().hurried).toBe(false)
  heard.changed(bots(4))
  expect(pace()).toEqual({ pause: 150 })
  control.close()
})

test('what happened is watched again from the viewer’s last answer, and ends at now', async () => {
  const control = openControl('t', null, tableOfTwo())
  await settled()
  control.watch(1)
  await settled()
  expect(control.store.getState()).toMatchObject({ playing: true, moment: { at: 1 } })
  control.setPlaying(false)
  expect(control.store.getState().playing).toBe(false)
  control.setPlaying(true)
  control.look(3)
  expect(control.store.getState()).toMatchObject({ playing: false, moment: null })
  control.setPlaying(true)
  expect(control.store.getState().playing).toBe(false)
  control.close()
})
