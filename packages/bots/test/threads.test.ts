import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decide, type Game, playRandomly, randomFrom, type State, start } from '@spinney/kernel'
import { type SmallWorld, smallworld } from '@spinney/smallworld'
import { afterEach, describe, expect, test } from 'vitest'
import {
  type BotAnswer,
  type BotTask,
  connect,
  createBot,
  pagePort,
  requestFor,
  serveBots,
  veil,
} from '../src/index.ts'
import { createBotPool, playHere, runArena } from '../src/node/index.ts'

const game: Game<SmallWorld> = smallworld

/** A position with a choice to make. */
function position(): { state: SmallWorld; seat: number } {
  const { state } = start(smallworld, smallworld.config({ players: 2 }))
  playRandomly(game, state, randomFrom('threads'), 20)
  for (let ask = decide(game, state); ask!.seat === 'chance' || ask!.options.length < 3; ask = decide(game, state)) {
    playRandomly(game, state, randomFrom(state.version), 1)
  }
  return { state, seat: decide(game, state)!.seat as number }
}

/** Two ends of a line, as a page and its worker have them. Messages are copied, as between threads. */
function line() {
  const ends = [0, 1].map(() => new Set<(event: { data: unknown }) => void>())
  const end = (own: number) => ({
    postMessage: (message: unknown) => {
      const data = structuredClone(message)
      setTimeout(() => ends[1 - own]!.forEach((listener) => void listener({ data })), 0)
    },
    addEventListener: (_type: 'message', listener: (event: { data: unknown }) => void) => {
      ends[own]!.add(listener)
    },
  })
  return [end(0), end(1)] as const
}

const taskFor = (state: SmallWorld, seat: number, more: Partial<BotTask> = {}): BotTask => ({
  game: 'smallworld',
  bot: 'sharp',
  seat,
  veiled: veil(game, state, seat),
  seed: 's',
  budget: { iterations: 50 },
  explained: true,
  ...more,
})

describe('bots in a worker of a page', () => {
  const [page, worker] = line()
  serveBots(worker, [game as unknown as Game<State>])
  const client = connect<BotTask, BotAnswer>(pagePort(page))

  test('think the same there as here, and explain themselves', async () => {
    const { state, seat } = position()
    const { opinion, explanation } = await client.call(taskFor(state, seat))
    const request = requestFor(game, state, seat, { seed: 's', budget: { iterations: 50 } })
    expect(opinion).toEqual(await createBot('sharp').weigh(request))
    expect(explanation?.index).toBe(opinion.index)
  })

  test('can be told to stop', async () => {
    const { state, seat } = position()
    const controller = new AbortController()
    const thinking = client.call(taskFor(state, seat, { budget: { ms: 600_000 } }), controller.signal)
    // The message to stop comes after the task: the search has begun when it is read.
    controller.abort()
    expect((await thinking).opinion.iterations).toBeGreaterThan(0)
  })

  test('say what is wrong with a task', async () => {
    const { state, seat } = position()
    await expect(client.call(taskFor(state, seat, { game: 'chess' }))).rejects.toThrow('no game called chess')
    await expect(client.call(taskFor(state, 1 - seat))).rejects.toThrow('is not asked')
    expect(client.waiting).toBe(0)
  })
})

// Threads run from dist, which a bare `vitest` does not make.
const built = existsSync(new URL('../dist/node/worker.js', import.meta.url))

test.skipIf(!built)('a pool answers from its threads', async () => {
  const pool = createBotPool({ threads: 1 })
  const { state, seat } = position()
  try {
    const index = await pool.choose({ game, state, seat, bot: 'steady', seed: 's' })
    expect(index).toBeLessThan(decide(game, state)!.options.length)
    const controller = new AbortController()
    const thinking = pool.weigh({
      ...{ game, state, seat, bot: 'sharp', seed: 's', budget: { ms: 600_000 }, signal: controller.signal },
    })
    controller.abort()
    expect((await thinking).opinion.ranking.length).toBeGreaterThan(0)
  } finally {
    await pool.close()
  }
})

describe('results of a contest', () => {
  const folder = mkdtempSync(join(tmpdir(), 'arena-'))
  const file = join(folder, 'results.jsonl')
  const contest = { game: 'smallworld', players: 2, bots: ['novice', 'random'], games: 2, seed: 'x' }
  const options = { contest, budget: {}, file, play: playHere(0) }
  afterEach(() => rmSync(file, { force: true }))

  test('are kept, and a contest goes on where it was interrupted', async () => {
    await runArena(options)
    appendFileSync(file, '{"number": 2, "cut sho')
    let played = 0
    const report = await runArena({
      ...options,
      contest: { ...contest, games: 4 },
      onProgress: () => {
        played++
      },
    })
    expect(report.games).toBe(4)
    // Once at the beginning, then for each of the two games that were missing.
    expect(played).toBe(3)
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(5)
    const whole = await runArena({ ...options, file: null, contest: { ...contest, games: 4 } })
    expect(report.pairings).toEqual(whole.pairings)
  })

  test('of another contest are not mixed in', async () => {
    await runArena(options)
    await expect(runArena({ ...options, contest: { ...contest, seed: 'y' } })).rejects.toThrow('another contest')
  })

  test('stop between games when told to', async () => {
    const controller = new AbortController()
    controller.abort()
    const report = await runArena({ ...options, signal: controller.signal })
    expect(report.games).toBe(0)
  })
})
