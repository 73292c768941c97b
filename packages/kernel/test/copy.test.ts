import { copy, playRandomly, randomFrom, start } from '@spinney/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pebbles } from './support/pebbles.ts'

/** Whether two pieces of data have a list or record in common. */
function share(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || a === null) return false
  return a === b || Object.keys(a).some((key) => share(Reflect.get(a, key), Reflect.get(b as object, key)))
}

/** Plain data as the kernel defines it: no list mixes numbers, at its beginning, with lists or records. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true
  const parts = Object.values(value)
  const isData = (part: unknown): boolean => typeof part === 'object' && part !== null
  const mixed = Array.isArray(value) && typeof value[0] === 'number' && value.some(isData)
  return !mixed && parts.every(isPlain)
}

const anyData = () => fc.jsonValue({ maxDepth: 5 }).filter(isPlain)

test('a copy is what structuredClone would give, and shares nothing', () => {
  fc.assert(
    fc.property(anyData(), (value) => {
      const other = copy(value)
      expect(other).toStrictEqual(structuredClone(value))
      expect(share(other, value)).toBe(false)
    }),
  )
})

test('a copy of anything that looks like a state is complete too', () => {
  const frame = fc.record({ proc: fc.string(), at: fc.string(), local: fc.dictionary(fc.string(), anyData()) })
  const rest = {
    flow: fc.array(frame),
    version: fc.nat(),
    over: fc.boolean(),
    more: anyData(),
    list: fc.array(anyData()).filter(isPlain),
  }
  fc.assert(
    fc.property(fc.record(rest), (state) => {
      const other = copy(state)
      expect(other).toStrictEqual(structuredClone(state))
      expect(share(other, state)).toBe(false)
      expect(Object.keys(other)).toEqual(Object.keys(state))
    }),
  )
})

test('playing on a copy leaves the original alone', () => {
  const game = pebbles()
  const { state } = start(game, { turns: 6 })
  playRandomly(game, state, randomFrom('copy'), 9)
  const before = structuredClone(state)
  playRandomly(game, copy(state), randomFrom('other'))
  expect(state).toEqual(before)
})
