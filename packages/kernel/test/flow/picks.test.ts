import {
  type Ask,
  type Asks,
  aboutOf,
  anyWord,
  asking,
  type DecisionsOf,
  decide,
  numberFrom,
  type Offers,
  procedure,
  type Sorts,
  shapeOf,
  start,
  type ValuesOf,
  view,
  wordSort,
} from '@spinney/kernel'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { type Tiny, tiny } from '../support/tiny.ts'

const sorts = {
  fruit: wordSort(['plum', 'pear']),
  basket: numberFrom(1, 3),
  word: anyWord,
} satisfies Sorts<Tiny>

describe('the shape of a pick', () => {
  test.each([
    ['a word of a list', 'fruit', 'plum', 'fruit'],
    ['a word that is not in it', 'fruit', 'fig', null],
    ['a number', 'basket', 3, 'basket'],
    ['a number too large', 'basket', 4, null],
    ['a number that is not whole', 'basket', 1.5, null],
    ['no word at all', 'word', '', null],
    ['a number for a word', 'word', 1, null],
    ['a sort that there is not', 'tree', 'plum', null],
    ['a pass', 'word', 'pass', null],
  ])('%s', (_name, picks, pick, shape) => {
    expect(shapeOf(sorts, picks, pick)).toBe(shape)
  })

  test('of a record is that of its fields, all of them and no others', () => {
    const move = { from: 'basket', what: 'fruit' }
    expect(shapeOf(sorts, move, { from: 1, what: 'pear' })).toBe(move)
    expect(shapeOf(sorts, move, { from: 1 })).toBeNull()
    expect(shapeOf(sorts, move, { from: 1, what: 'pear', more: 1 })).toBeNull()
    expect(shapeOf(sorts, move, { from: 9, what: 'pear' })).toBeNull()
    expect(shapeOf(sorts, move, 'pear')).toBeNull()
    expect(shapeOf(sorts, 'fruit', { fruit: 'pear' })).toBeNull()
  })

  test('is the first that fits where sorts are mixed', () => {
    const picks = ['fruit', { from: 'basket' }, 'word']
    expect(shapeOf(sorts, picks, 'plum')).toBe('fruit')
    expect(shapeOf(sorts, picks, 'home')).toBe('word')
    expect(shapeOf(sorts, picks, { from: 2 })).toEqual({ from: 'basket' })
    expect(shapeOf(sorts, picks, 2)).toBeNull()
  })
})

interface Kinds {
  eat: Asks<'fruit', { basket: 'basket'; left: readonly 'fruit'[]; last: boolean }>
  carry: Offers<{ from: 'basket'; what: 'fruit' } | 'word'>
}
const { may, must, asks } = asking<Tiny, ValuesOf<typeof sorts>, Kinds>()
type Decisions = DecisionsOf<ValuesOf<typeof sorts>, Kinds>

describe('kinds of questions', () => {
  const game = tiny(
    procedure<Tiny>('meal', [
      must('1', 'eat', {
        picks: 'fruit',
        who: () => 0,
        options: () => ['plum', 'pear'],
        about: () => ({ basket: 2, left: ['plum'], last: false }),
        effect: (g, _local, fruit) => void g.log.push(fruit),
      }),
      may('2', 'carryHome', {
        kind: 'carry',
        picks: [{ from: 'basket', what: 'fruit' }, 'word'],
        who: () => 1,
        options: () => [{ from: 1, what: 'plum' as const }, 'home'],
        effect: () => {},
      }),
    ]),
  )

  test('give options and what a question is about their types', () => {
    expectTypeOf<Decisions['eat']['pick']>().toEqualTypeOf<'plum' | 'pear'>()
    expectTypeOf<Decisions['carry']['pick']>().toEqualTypeOf<
      { readonly from: number; readonly what: 'plum' | 'pear' } | string
    >()
    expectTypeOf<Decisions['carry']['about']>().toEqualTypeOf<null>()
    const { state } = start(game, {})
    const ask: Ask<Tiny> = decide(game, state)!
    expect(asks(ask, 'carry')).toBe(false)
    if (!asks(ask, 'eat')) throw new Error('another question')
    expectTypeOf(ask.options).toEqualTypeOf<readonly ('plum' | 'pear')[]>()
    expectTypeOf(aboutOf(state, ask).left).toEqualTypeOf<readonly ('plum' | 'pear')[]>()
    expect(aboutOf(state, ask)).toEqual({ basket: 2, left: ['plum'], last: false })
  })

  test('are told to everybody with the sort of the picks', () => {
    const { state } = start(game, {})
    expect(view(game, state, 1).asked).toMatchObject({ kind: 'eat', picks: 'fruit', options: null })
    expect(view(game, state, null).asked).toMatchObject({ about: { basket: 2 } })
  })
})

test('a step may only name sorts of its game', () => {
  const stray = procedure<Tiny>('stray', [
    must('1', 'eat', {
      picks: 'fruit',
      who: () => 0,
      options: () => [],
      about: () => ({ basket: 1, left: [], last: true }),
      effect: () => {},
    }),
  ])
  expect(() => tiny({ ...stray, steps: stray.steps.map((step) => ({ ...step, picks: { of: 'tree' } })) })).toThrow(
    'stray.eat picks tree, which is no sort of tiny',
  )
})
