import { type Toll, toll } from '@spinney/example-toll'
import { copy, decide, equal, type Game, playRandomly, randomFrom, resample, start, view } from '@spinney/kernel'
import { describe, expect, test } from 'vitest'
import { createBot, LEVELS, requestFor, veil } from '../src/index.ts'

const game: Game<Toll> = toll

/** Positions in which a player has a real choice, from random games. */
function positions(count: number): Toll[] {
  const found: Toll[] = []
  for (let n = 0; found.length < count; n++) {
    const { state } = start(toll, { animals: ['otter', 'heron', 'magpie', 'frog'] })
    playRandomly(game, state, randomFrom(n), 14 + (n % 9))
    const ask = decide(game, state)
    if (ask !== null && ask.seat !== 'chance' && ask.options.length > 1) found.push(state)
  }
  return found
}

const seatOf = (g: Toll): number => decide(game, g)!.seat as number

describe('bots never see the true state', () => {
  test('states that a seat cannot tell apart are the same once veiled, and look the same', () => {
    for (const truth of positions(20)) {
      const seat = seatOf(truth)
      for (let n = 0; n < 5; n++) {
        const other = resample(game, truth, seat, randomFrom(`other${n}`))
        expect(veil(game, other, seat)).toEqual(veil(game, truth, seat))
      }
      expect(view(game, veil(game, truth, seat), seat)).toEqual(view(game, truth, seat))
    }
  })

  test.each(LEVELS)('%s chooses the same whichever of them is the true one', async (level) => {
    const bot = createBot(level)
    for (const truth of positions(6)) {
      const seat = seatOf(truth)
      const terms = { seed: 'same', budget: { iterations: 60 } }
      const opinion = await bot.weigh(requestFor(game, truth, seat, terms))
      for (let n = 0; n < 3; n++) {
        const other = resample(game, truth, seat, randomFrom(`other${n}`))
        expect(await bot.weigh(requestFor(game, other, seat, terms))).toEqual(opinion)
      }
    }
  })

  test('a request holds no part of the true state, and thinking does not change it', async () => {
    for (const truth of positions(5)) {
      const before = copy(truth)
      const request = requestFor(game, truth, seatOf(truth), { seed: 's', budget: { iterations: 30 } })
      const parts = new Set(partsOf(truth))
      const samples = [request.sample(randomFrom(1)), request.sample(randomFrom(2))]
      for (const part of [...partsOf(request.view), ...partsOf(request.decision), ...samples.flatMap(partsOf)]) {
        expect(parts.has(part)).toBe(false)
      }
      await createBot('sharp').choose(request)
      expect(equal(before, truth)).toBe(true)
    }
  })

  test('the samples differ in what is hidden', () => {
    const [truth] = positions(1)
    const request = requestFor(game, truth!, seatOf(truth!), { seed: 's' })
    const hands = new Set(Array.from({ length: 10 }, (_, n) => JSON.stringify(request.sample(randomFrom(n)).hands)))
    expect(hands.size).toBeGreaterThan(5)
  })
})

/** All objects inside a piece of data that can be changed. */
function partsOf(value: unknown): object[] {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return []
  return [value, ...Object.values(value).flatMap(partsOf)]
}
