import { readFileSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GROUNDS, THUMBS } from '../scripts/grounds.list.ts'
import { draftOf, type GameSetup } from '../src/home/setup.ts'
import { setup as rootSetup } from '../src/root/setup.ts'
import { setup as smallWorldSetup } from '../src/smallworld/setup.ts'
import { groundOf, mapIn, SHAPES } from '../src/table/ground.ts'

const made: Record<string, string> = JSON.parse(
  readFileSync(new URL('../scripts/grounds.json', import.meta.url), 'utf8'),
)

test('the still pictures of all maps are those of today’s drawings: see scripts/grounds.mjs', () => {
  expect(made).toEqual(Object.fromEntries(GROUNDS.map(({ address, hash }) => [address, hash])))
})

test('every still picture is there and small enough to be seen at once', () => {
  for (const { address } of GROUNDS) {
    const { size } = statSync(new URL(`../public${address}`, import.meta.url))
    expect(size, address).toBeGreaterThan(20_000)
    expect(size, address).toBeLessThan(address.includes('phone') ? 100_000 : 200_000)
  }
})

test('every map has a small picture for lists', () => {
  expect(THUMBS).toHaveLength(8)
  for (const { address } of THUMBS) {
    const { size } = statSync(new URL(`../public${address}`, import.meta.url))
    expect(size, address).toBeGreaterThan(3000)
    expect(size, address).toBeLessThan(40_000)
  }
})

test.each<[string, GameSetup, readonly { seats: number; fields: Record<string, string> }[]]>([
  ['root', rootSetup, ['autumn', 'winter', 'lake', 'mountain'].map((map) => ({ seats: 4, fields: { map } }))],
  ['smallworld', smallWorldSetup, [2, 3, 4, 5].map((seats) => ({ seats, fields: {} }))],
])('whatever table of %s is opened, its name leads to a picture', (game, setup, drafts) => {
  for (const { seats, fields } of drafts) {
    const draft = draftOf(setup, seats)
    const map = setup.mapOf!({ ...draft, fields: { ...draft.fields, ...fields } })
    expect(mapIn(`${game}-${map}-0123456789ab`)).toEqual({ game, map })
    for (const shape of SHAPES) expect(made).toHaveProperty([groundOf(game, map, shape)])
  }
})

test('a table that names no map has no picture', () => {
  for (const name of ['0123456789ab', 'root-0123456789ab', 'toll-0123456789ab']) expect(mapIn(name)).toBeNull()
})
