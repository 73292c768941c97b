import { copy, difference, equal } from '@spinney/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const json = fc.jsonValue({ maxDepth: 4 })

test('data equals its copy, whatever the order of fields', () => {
  fc.assert(fc.property(json, (value) => equal(value, copy(value)) && difference(value, copy(value)) === null))
  expect(equal({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true)
})

/** The same text for the same data only. */
function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  const fields = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`)
  return `{${fields.sort().join()}}`
}

test('data is equal exactly when its canonical text is', () => {
  fc.assert(fc.property(json, json, (a, b) => equal(a, b) === (canonical(a) === canonical(b))))
})

test.each([
  [{ a: 1 }, { a: 2 }, '$.a: 1 is not 2'],
  [{ a: [1, { b: 'x' }] }, { a: [1, { b: 'y' }] }, '$.a[1].b: "x" is not "y"'],
  [[1, 2], [1], '$[1]: 2 is not undefined'],
  [{ a: [] }, { a: {} }, '$.a: [] is not {}'],
  [{ a: null }, {}, '$.a: null is not undefined'],
])('%j and %j differ at a place', (a, b, where) => {
  expect(difference(a, b)).toBe(where)
  expect(equal(a, b)).toBe(false)
})

test('fields called like methods of records are no trap', () => {
  expect(equal(JSON.parse('{"__proto__":{}}'), { a: {} })).toBe(false)
  expect(equal({ toString: 1 }, { a: 1 })).toBe(false)
})
