import type { AskedQuestion, Pick } from '@spinney/kernel'
import { describe, expect, test } from 'vitest'
import { optionsLeft, settles, targetsFor } from '../src/table/choosing.ts'
import type { GameFace } from '../src/table/face.ts'

const ask = (options: readonly Pick[]): AskedQuestion => ({
  seat: 0,
  kind: 'move',
  law: '1',
  about: null,
  options,
  laws: options.map(() => '1'),
  blocked: [],
})

const face: Pick2 = {
  targetsOf: (_question, pick) => (typeof pick === 'object' ? [`at:${pick.from}`, `at:${pick.to}`] : []),
  toneOf: (_question, pick) => (typeof pick === 'object' && pick.risky === true ? 'risky' : 'bright'),
}
type Pick2 = globalThis.Pick<GameFace, 'targetsOf' | 'toneOf'>

const moves = ask([{ from: 1, to: 2 }, { from: 1, to: 3 }, { from: 2, to: 3, risky: true }, 'pass'])

describe('choosing on the board', () => {
  test('every chosen target narrows the options', () => {
    expect(optionsLeft(moves, [], face)).toEqual([0, 1, 2, 3])
    expect(optionsLeft(moves, ['at:1'], face)).toEqual([0, 1])
    expect(optionsLeft(moves, ['at:1', 'at:3'], face)).toEqual([1])
  })

  test('the last one left is the answer, unless it is rash', () => {
    expect(settles(moves, [0, 1], face)).toBe(false)
    expect(settles(moves, [1], face)).toBe(true)
    expect(settles(moves, [2], face)).toBe(false)
  })

  test('targets know their options, and keep their brightest tone', () => {
    const targets = targetsFor(moves, [], face, { from: 2, to: 3, risky: true }, (pick) => JSON.stringify(pick))
    expect(targets.get('at:3')).toMatchObject({ tone: 'bright', options: [1, 2], hinted: true, chosen: false })
    expect(targets.get('at:2')).toMatchObject({ options: [0, 2] })
    expect(targetsFor(null, [], face, null, String).size).toBe(0)
  })

  test('what is chosen stays a target, so that it can be let go', () => {
    const targets = targetsFor(moves, ['at:1'], face, null, String)
    expect(targets.get('at:1')?.chosen).toBe(true)
    expect([...targets.keys()].sort()).toEqual(['at:1', 'at:2', 'at:3'])
  })
})
