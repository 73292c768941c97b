import 'fake-indexeddb/auto'
import { type Data, damaged, lookAt, of, strange } from '@spinney/kernel/testing'
import { expect, test } from 'vitest'
import { createDesk } from '../src/engine/desk.ts'
import type { FromEngine, Now } from '../src/engine/protocol.ts'
import { serveEngine } from '../src/engine/serve.ts'

// Messages to the engine that the page would never send: each is refused or ignored, and the next one is answered.

const CASES = 3000
const SETTINGS = { forced: false }
const PERSON = { kind: 'person', name: 'Ann' }

/** An engine, and a way to wait for what it answers. */
function engine() {
  const sent: FromEngine[] = []
  let heard = (_message: FromEngine): void => {}
  const send = (message: FromEngine): void => {
    sent.push(message)
    heard(message)
  }
  const hear = serveEngine(createDesk(send, undefined), send)
  const answerTo = (message: { readonly id: number }): Promise<FromEngine> =>
    new Promise((resolve) => {
      heard = (reply) => void ('id' in reply && reply.id === message.id && resolve(reply))
      hear(message)
    })
  return { hear, sent, answerTo }
}

const openMessage = (id: number, game = 'toll') => ({
  id,
  call: 'open',
  request: {
    plan: { id: `toll-${id}`, game, config: { animals: ['otter', 'frog'] }, seats: [PERSON, PERSON], created: 1 },
    seed: 'a',
    settings: SETTINGS,
  },
})

const replied = (message: FromEngine): unknown => ('reply' in message ? message.reply : message)

test('a message that is null, or no message at all, does not keep later ones from being answered', async () => {
  const { hear, sent, answerTo } = engine()
  for (const message of [null, undefined, 1, 'x', [], {}, { id: 'one' }, { id: null, call: 'open' }]) hear(message)
  expect(sent).toEqual([])
  expect(replied(await answerTo(openMessage(1)))).toMatchObject({ plan: { game: 'toll' } })
})

test.each([
  [{ call: 'constructor', request: {} }, 'broken'],
  [{ call: 'toString' }, 'broken'],
  [{ call: 'open' }, 'broken'],
  [{ call: 'look', request: { at: -1 } }, 'broken'],
  [{ call: 'pace', request: { pause: Number.NaN } }, 'broken'],
  [{ call: 'answer', request: { seat: { toString: 1 }, kind: 'x', pick: 1, version: 1 } }, 'broken'],
  [{ call: 'record', request: {} }, 'missing'],
  [{ call: 'open', request: openMessage(2, 'constructor').request }, 'config'],
])('%j is refused', async (message, code) => {
  const { answerTo } = engine()
  expect(await answerTo({ id: 2, ...message })).toMatchObject({ id: 2, failure: { code } })
})

test('a table that cannot be opened leaves the open one as it is', async () => {
  const { answerTo } = engine()
  await answerTo(openMessage(10))
  expect(await answerTo(openMessage(11, 'toString'))).toMatchObject({ failure: { code: 'config' } })
  expect(replied(await answerTo({ id: 12, ...{ call: 'look', request: { at: 0 } } }))).toMatchObject({ at: 0 })
})

test('a plan with too few seats is refused', async () => {
  const { answerTo } = engine()
  const { plan, ...rest } = openMessage(20).request
  const message = { id: 20, call: 'open', request: { ...rest, plan: { ...plan, seats: [PERSON] } } }
  expect(await answerTo(message)).toMatchObject({ failure: { code: 'config' } })
})

for (const part of [1, 2, 3]) {
  test(`damaged messages, part ${part} of 3`, async () => {
    const { hear, sent, answerTo } = engine()
    const first = replied(await answerTo(openMessage(1_000_000))) as Now
    const record = replied(await answerTo({ id: 1_000_001, ...{ call: 'record', request: {} } })) as { text: string }
    const { asked } = first.view
    const answer = { seat: 0, kind: asked?.kind ?? '', pick: 'pass', version: first.view.version }
    const good: Data[] = [
      openMessage(1),
      { id: 2, call: 'resume', request: { id: 'toll-1000000', settings: SETTINGS } },
      { id: 3, call: 'load', request: { id: 'x', record: record.text, name: 'Bot', settings: SETTINGS } },
      { id: 4, call: 'answer', request: answer },
      { id: 5, call: 'undo', request: { seat: 0, whole: true } },
      { id: 6, call: 'viewer', request: { seat: 1 } },
      { id: 7, call: 'settings', request: { settings: { forced: true } } },
      { id: 8, call: 'look', request: { at: 1 } },
      { id: 9, call: 'record', request: {} },
      { id: 10, call: 'history', request: {} },
      { id: 11, call: 'pace', request: { pause: null } },
      { id: 12, call: 'chain', request: { seat: 0, picks: ['pass', 'pass'], version: first.view.version } },
      { id: 13, call: 'plan', request: { seat: 0, picks: ['pass'] } },
      { id: 14, call: 'undo', request: { seat: 0, whole: false, to: 0 } },
    ]
    const found = await lookAt(`message ${part}`, CASES / 3, async (random, i) => {
      const message = random.below(10) === 0 ? strange(random) : damaged(random, of(random, good), of(random, good))
      sent.length = 0
      hear(message)
      const next = await answerTo({ id: 2_000_000 + i, ...{ call: 'look', request: { at: 0 } } })
      const replies = sent.flatMap((reply) => ('failure' in reply ? [reply.failure] : []))
      const odd = replies.find(({ code, message }) => code === 'internal' || message.length > 300)
      if (odd !== undefined) return `${odd.code}: ${odd.message}`
      return 'reply' in next ? null : `the next message failed: ${JSON.stringify(next)}`
    })
    expect(found).toEqual([])
  })
}
