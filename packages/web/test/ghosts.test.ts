import { expect, test } from 'vitest'
import type { PieceGroup } from '../src/art/types.ts'
import { ghosts } from '../src/root/ghosts.ts'
import { ghosts as tokenGhosts } from '../src/smallworld/ghosts.ts'

const cats = (count: number): PieceGroup => ({ kind: 'warrior', faction: 'marquise', type: 'warrior', count })
const birds: PieceGroup = { kind: 'warrior', faction: 'eyrie', type: 'warrior', count: 2 }

test('what would come, go or change is pale; all else stays as it is', () => {
  const now = { 1: [cats(3), birds], 2: [cats(1)], 3: [birds] }
  const then = { 1: [cats(1), birds], 3: [birds, cats(2)], f: [cats(1)] }
  expect(ghosts(now, then)).toEqual({
    1: [{ ...cats(1), ghost: true }, birds],
    2: [{ ...cats(1), ghost: true }],
    3: [birds, { ...cats(2), ghost: true }],
    f: [{ ...cats(1), ghost: true }],
  })
})

test('tokens of Small World that would come, go or change their number are pale', () => {
  const elves = (count: number) => ({ race: 'elves', seat: 'red' as const, count, declined: false })
  const now = { a: { tokens: [elves(2)] }, b: { lostTribe: true, tokens: [] }, c: { tokens: [elves(1)] } }
  const then = { a: { tokens: [elves(2)] }, b: { tokens: [elves(3)] } }
  expect(tokenGhosts(now, then)).toEqual({
    a: { tokens: [elves(2)], lostTribe: false },
    b: { tokens: [{ ...elves(3), ghost: true }], lostTribe: false },
    c: { tokens: [{ ...elves(1), ghost: true }], lostTribe: false },
  })
})
