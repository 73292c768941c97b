import { type Game, type State, start } from '@spinney/kernel'
import { describe, expect, test } from 'vitest'
import { createBot, requestFor } from '../src/index.ts'
import { type Nim, nim } from './nim.ts'

const game: Game<Nim> = nim
const sharp = createBot('sharp')

function nimAt(heap: number, players = 2, storm = false): Nim {
  return start(nim, { heap, players, storm }).state
}

function ask<G extends State>(rules: Game<G>, state: G, iterations: number, seed = 's') {
  return requestFor(rules, state, 0, { seed, budget: { iterations } })
}

describe('search without knowledge', () => {
  test.each([5, 6, 7, 9, 10, 11])('leaves a multiple of four of %i', async (heap) => {
    const request = ask(game, nimAt(heap), 3000)
    const index = await sharp.choose(request)
    expect(request.decision.options[index]).toBe(heap % 4)
  })

  test('takes the last one', async () => {
    for (const heap of [2, 3]) {
      const request = ask(game, nimAt(heap, 3), 200)
      expect(request.decision.options[await sharp.choose(request)]).toBe(heap)
    }
  })

  test('the same seed and iterations give the same thoughts', async () => {
    const opinions = await Promise.all([1, 2].map(() => sharp.weigh(ask(game, nimAt(13, 2, true), 500))))
    expect(opinions[0]).toEqual(opinions[1])
    const other = await sharp.weigh(ask(game, nimAt(13, 2, true), 500, 'other'))
    expect(other.ranking).not.toEqual(opinions[0]!.ranking)
  })

  test('a cancelled search answers at once with what it has', async () => {
    const cancel = { aborted: true }
    const request = requestFor(game, nimAt(30), 0, { seed: 's', budget: { ms: 60_000 }, cancel })
    const opinion = await sharp.weigh(request)
    expect(opinion.iterations).toBe(0)
    expect(opinion.index).toBeLessThan(3)
  })

  test('a search can be cancelled while it runs', async () => {
    const cancel = { aborted: false }
    const request = requestFor(game, nimAt(40), 0, { seed: 's', budget: { ms: 600_000 }, cancel })
    const thinking = sharp.weigh(request)
    // Comes as soon as the search lets anybody else run.
    setImmediate(() => {
      cancel.aborted = true
    })
    const opinion = await thinking
    expect(cancel.aborted).toBe(true)
    expect(opinion.iterations).toBeGreaterThan(0)
  })
})
