import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TablePlan, Update } from '../src/engine/protocol.ts'
import { type Line, startRemote } from '../src/engine/remote.ts'

const PLAN: TablePlan = { id: 't', game: 'toll', config: {}, seats: [], created: 0, mine: [0] }
const update = (version: number) => ({ version, from: 0, rows: [] }) as unknown as Update

/** A server's end of the lines that the page opens. */
class Fake implements Line {
  readonly sent: { readonly id: number; readonly call: string; readonly request: unknown }[] = []
  isClosed = false
  onopen: Line['onopen'] = null
  onmessage: Line['onmessage'] = null
  onclose: Line['onclose'] = null
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {
    this.isClosed = true
    this.onclose?.()
  }
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  reply(call: string, reply: unknown) {
    this.say({ id: this.sent.findLast((message) => message.call === call)!.id, reply })
  }
}

const listeners = new Map<string, () => void>()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => listeners.set(name, listener))
  vi.stubGlobal('removeEventListener', (name: string) => listeners.delete(name))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A table that has been opened at version 3. */
async function opened() {
  const lines: Fake[] = []
  const engine = startRemote(PLAN, () => {
    const line = new Fake()
    lines.push(line)
    return line
  })
  const heard = { updates: [] as number[], troubles: [] as string[], connected: [] as boolean[] }
  engine.listen(
    ({ version }) => heard.updates.push(version),
    ({ code }) => heard.troubles.push(code),
    (is) => heard.connected.push(is),
  )
  const coming = engine.call('resume', { id: 't', settings: { forced: true } })
  lines[0]!.onopen?.()
  lines[0]!.reply('since', update(3))
  expect(await coming).toMatchObject({ plan: PLAN, version: 3 })
  return { engine, lines, heard }
}

test('what changes comes as an update; a refusal is told to whoever asked', async () => {
  const { engine, lines, heard } = await opened()
  lines[0]!.say({ update: update(4) })
  expect(heard.updates).toEqual([4])
  const answer = engine.call('answer', { seat: 0, kind: 'load', pick: 'a', version: 1 })
  const { id } = lines[0]!.sent.at(-1)!
  lines[0]!.say({ id, failure: { code: 'stale', message: 'too late' } })
  await expect(answer).rejects.toMatchObject({ failure: { code: 'refused' } })
  engine.close()
})

test('a lost connection comes back with the version last seen, and an answer on its way is sent once more', async () => {
  const { engine, lines, heard } = await opened()
  const answer = engine.call('answer', { seat: 0, kind: 'load', pick: 'a', version: 9 })
  const undo = engine.call('undo', { seat: 0, whole: false })
  lines[0]!.close()
  expect(heard.connected.at(-1)).toBe(false)
  // Taking back twice would take back too much: it is not sent again.
  await expect(undo).rejects.toMatchObject({ failure: { code: 'refused' } })
  vi.advanceTimersByTime(500)
  expect(lines).toHaveLength(2)
  lines[1]!.onopen?.()
  expect(heard.connected.at(-1)).toBe(true)
  const calls = lines[1]!.sent.map(({ call, request }) => [call, request])
  expect(calls).toContainEqual(['since', { version: 3 }])
  expect(calls).toContainEqual(['settings', { settings: { forced: true } }])
  expect(calls.filter(([call]) => call === 'answer')).toHaveLength(1)
  expect(calls.some(([call]) => call === 'undo')).toBe(false)
  lines[1]!.reply('since', update(5))
  lines[1]!.reply('answer', null)
  expect(await answer).toBeNull()
  await expect.poll(() => heard.updates).toEqual([5])
  engine.close()
})

test('a browser that is offline says so at once, and tries again when it is back', async () => {
  const { engine, lines, heard } = await opened()
  listeners.get('offline')?.()
  expect(heard.connected.at(-1)).toBe(false)
  listeners.get('online')?.()
  expect(lines).toHaveLength(2)
  engine.close()
})

test('a server that does not answer any more is left', async () => {
  const { engine, lines, heard } = await opened()
  vi.advanceTimersByTime(15_000)
  expect(lines[0]!.sent.at(-1)).toMatchObject({ call: 'beat', request: { version: 3 } })
  vi.advanceTimersByTime(15_000)
  expect(heard.connected.at(-1)).toBe(false)
  expect(lines[0]!.isClosed).toBe(true)
  engine.close()
})

test('tries become rarer, and end where there is nothing to come back to', async () => {
  const { engine, lines, heard } = await opened()
  lines[0]!.close()
  for (const ms of [500, 1000, 2000]) {
    vi.advanceTimersByTime(ms - 1)
    const before = lines.length
    vi.advanceTimersByTime(1)
    expect(lines).toHaveLength(before + 1)
    lines.at(-1)!.close()
  }
  vi.advanceTimersByTime(4000)
  const last = lines.at(-1)!
  last.onopen?.()
  last.say({ id: null, failure: { code: 'missing', message: 'gone' } })
  expect(heard.troubles).toEqual(['missing'])
  const { length } = lines
  vi.advanceTimersByTime(60_000)
  expect(lines).toHaveLength(length)
  engine.close()
})
