import { commitmentTo, keyOf, type Random, randomFrom, roll, sealedRandom } from '@spinney/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const numbers = (random: Random, n: number, count: number) => Array.from({ length: count }, () => random.below(n))

/** How often each number comes up. */
function counts(random: (draw: number) => Random, n: number, draws: number): number[] {
  const found = Array<number>(n).fill(0)
  for (let i = 0; i < draws; i++) found[random(i).below(n)]!++
  return found
}

describe('the fast generator', () => {
  test('the same word gives the same numbers, another word others', () => {
    expect(numbers(randomFrom('a'), 1000, 20)).toEqual(numbers(randomFrom('a'), 1000, 20))
    expect(numbers(randomFrom('a'), 1000, 20)).not.toEqual(numbers(randomFrom('b'), 1000, 20))
  })

  test('numbers stay in their range and none is favoured', () => {
    const random = randomFrom('even')
    for (const count of counts(() => random, 7, 70_000)) expect(Math.abs(count - 10_000)).toBeLessThan(500)
  })
})

describe('the sealed generator', () => {
  test('each draw can be had alone, and again', () => {
    expect(sealedRandom('seed', 17).below(1000)).toBe(sealedRandom('seed', 17).below(1000))
    const draws = Array.from({ length: 50 }, (_, n) => sealedRandom('seed', n).below(2 ** 31))
    expect(new Set(draws).size).toBe(50)
  })

  test('a draw may need many numbers', () => {
    const random = sealedRandom('seed', 0)
    expect(new Set(numbers(random, 2 ** 31, 100)).size).toBe(100)
  })

  test('numbers stay in their range', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(1000), fc.integer({ min: 1, max: 2 ** 32 }), (seed, draw, n) => {
        const value = sealedRandom(seed, draw).below(n)
        return Number.isInteger(value) && value >= 0 && value < n
      }),
    )
  })

  test('no face of a die is favoured', () => {
    for (const count of counts((n) => sealedRandom('die', n), 6, 12_000))
      expect(Math.abs(count - 2000)).toBeLessThan(200)
  })

  // With n three quarters of 2³², taking the remainder would give the lowest third twice as often.
  test('no half of a large range is favoured', () => {
    const n = 3 * 2 ** 30
    let low = 0
    for (let i = 0; i < 4000; i++) if (sealedRandom('half', i).below(n) < n / 2) low++
    expect(Math.abs(low - 2000)).toBeLessThan(200)
  })
})

describe('rolling', () => {
  const always = (value: number): Random => ({ below: () => value })

  test('weights are respected exactly: each option owns as many numbers as it weighs', () => {
    const decision = { options: ['a', 'b', 'c'], weights: [1, 3, 2] }
    expect([0, 1, 2, 3, 4, 5].map((value) => roll(decision, always(value)))).toEqual([0, 1, 1, 1, 2, 2])
  })

  test('the number asked for is the sum of the weights', () => {
    const asked: number[] = []
    const random: Random = { below: (n) => (asked.push(n) > 0 ? 0 : 1) }
    roll({ options: ['a', 'b'], weights: [5, 2] }, random)
    roll({ options: ['a', 'b', 'c'], weights: null }, random)
    expect(asked).toEqual([7, 3])
  })
})

describe('commitments', () => {
  // printf 'spinney:seed:acorn' | sha256sum
  test('a commitment is the SHA-256 of the seed behind a fixed prefix', () =>
    expect(commitmentTo('acorn')).toBe('e6d3cb7a8588466d173d5c6f86a8f6d0532c0d0f861637ff29cbc8e93ec78fd3'))

  test('another seed has another commitment', () => expect(commitmentTo('acorn')).not.toBe(commitmentTo('acorn ')))

  // The example of docs/records.md.
  test('a bound draw can be recomputed by hand', () => {
    const begun = { game: 'toll', rules: '1', config: { animals: ['frog', 'heron'] } }
    const bound = { ...begun, bond: { table: 'oak', words: ['hazel', ''] } }
    expect(commitmentTo('acorn', bound)).toBe('be82ea43066e2927d382e8107ed88d0c6623b2000a76a7dfaeb16a18b12cfa3c')
    expect(keyOf('acorn', bound)).toBe('95ad49b2d842cde7ee6437fa006f070a')
    expect(sealedRandom(keyOf('acorn', bound), 3).below(6)).toBe(3)
  })

  // printf 'spinney:chance:acorn:3:0' | sha256sum, the last eight hex digits modulo six
  test('a die can be recomputed by hand', () => expect(sealedRandom('acorn', 3).below(6)).toBe(3))
})
