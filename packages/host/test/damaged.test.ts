import { FormatError, Refusal, ReplayError, stateAt, writeRecord } from '@spinney/kernel'
import {
  type Data,
  damaged,
  lookAt,
  of,
  scramble,
  strange,
  textOf,
  troubleOf,
  wrongError,
} from '@spinney/kernel/testing'
import { expect, test } from 'vitest'
import { type Audience, memoryStore, openHost, resumeHost } from '../src/index.ts'
import { readLines } from '../src/node/lines.ts'
import { anyMinds, game, playOut, stillClock, tollHost } from './support.ts'

// What people, programs and files tell a host: nonsense is refused, and the table goes on as if nothing had been said.

const CALLS = 2000
const FILES = 1000

/** Says something to the host that nobody in his right mind would. */
async function bother(people: Audience, call: string, words: readonly Data[]): Promise<void> {
  const deeds = people as unknown as Record<string, (...words: readonly Data[]) => unknown>
  await deeds[call]!(...words)
}

for (const part of [1, 2]) {
  test(`nonsense said to a host, part ${part} of 2`, async () => {
    const host = await tollHost([null, null])
    const people = host.join([0, 1])
    const found = await lookAt(`host ${part}`, CALLS / 2, async (random, i) => {
      const { ask, state, answers } = host.position.table
      const answer: Data = { seat: ask?.seat ?? 0, kind: ask?.kind ?? '', pick: (ask?.options[0] ?? 'pass') as Data }
      const call = of(random, ['answer', 'undo', 'force', 'look', 'lookWith', 'since'])
      const words =
        call === 'answer' ? [damaged(random, answer), of(random, [state.version, -1, null])] : [strange(random)]
      const said = bother(people, call, words).then(
        () => null,
        (error: unknown) => wrongError([Refusal], error),
      )
      const wrong = await said
      if (wrong !== null) return `${call}: ${wrong}`
      if (i % 100 === 0) await playOut(host, people, 1)
      return host.position.table.answers.length >= Math.min(1, answers.length) ? null : 'answers are gone'
    })
    expect(found).toEqual([])
    await playOut(host, people)
    expect(host.position.table.state.over).toBe(true)
  })
}

test.each([[['constructor']], [[{ toString: 1 }]], [[7]], [[null]]])(
  'nobody can sit down at seat %j',
  async (seats) => {
    const host = await tollHost([null, null])
    expect(() => host.join(seats as unknown as number[])).toThrow(RangeError)
  },
)

test('a table has as many seats as its game', async () => {
  const config = game.config({ animals: ['otter', 'frog'] })
  const setting = { id: 't', seating: [null], store: null }
  await expect(openHost(game, config, 'a', setting)).rejects.toThrow('the table has 2 seats, not 1')
})

test('where the state that was kept is damaged, the answers say how the table stands', async () => {
  const store = memoryStore()
  const setting = { id: 't', seating: [null, null], store, minds: anyMinds, clock: stillClock }
  const host = await tollHost([null, null], { store })
  await playOut(host, host.join([0, 1]), 30)
  const saved = (await store.read('t'))!
  const known = { count: 20, rules: game.rules, state: stateAt(host.position.table, 20) }
  for (const hurt of [{ hands: null }, { flow: [{ proc: 'constructor', at: 'x', local: {} }] }, { deck: 1 }]) {
    const state = { ...known.state, ...hurt } as unknown as typeof host.position.table.state
    const again = await resumeHost(game, { ...saved, snapshot: { ...known, state } }, { ...setting, store: null })
    expect(again.position.table.state).toEqual(host.position.table.state)
  }
})

test('damaged files of tables', async () => {
  const store = memoryStore()
  const host = await tollHost([null, null], { store })
  await playOut(host, host.join([0, 1]), 12)
  const { journal, rows, snapshot } = (await store.read('t'))!
  const first = writeRecord({ ...journal, answers: [] })
  const change: Data = JSON.parse(JSON.stringify({ after: 0, version: 1, from: 0, rows, snapshot }))
  const found = await lookAt('lines', FILES, (random) => {
    const line = `${textOf(random.below(2) === 0 ? change : damaged(random, change))}\n`
    const text = random.below(2) === 0 ? `${first}${line}` : scramble(random, `${first}${line}`)
    return troubleOf([FormatError, ReplayError], () => void readLines(text))
  })
  expect(found).toEqual([])
})
