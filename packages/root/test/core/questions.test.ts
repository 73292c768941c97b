import { aboutOf, decide } from '@spinney/kernel'
import { expect, expectTypeOf, test } from 'vitest'
import { ANYWHERE, mustMove } from '../../src/actions/move.ts'
import { asks, type Decisions, given, root, sorts } from '../../src/index.ts'

const steps = Object.values(root.procs).flatMap((proc) => proc.steps.filter(({ type }) => type !== 'run'))

test('steps of one kind name the same sorts, so that a kind can be typed', () => {
  const named = new Map<string, unknown>()
  for (const { kind, picks } of steps) {
    expect(named.get(kind) ?? picks, kind).toEqual(picks)
    named.set(kind, picks)
  }
  expect(named.size).toBeGreaterThan(200)
})

test('every sort is named by a question, or says what one is about', () => {
  const named = JSON.stringify(steps.map(({ picks }) => picks))
  const unused = Object.keys(sorts).filter((sort) => !named.includes(`"${sort}"`))
  expect(unused.sort()).toEqual(['anyPlace', 'deed', 'fundUse', 'moment', 'phase', 'ritual', 'suitNumber'])
})

test('what is picked and what a question is about have types by kind', () => {
  expectTypeOf<Decisions['organize']['pick']>().toEqualTypeOf<number>()
  expectTypeOf<Decisions['allianceRevolt']['pick']>().toEqualTypeOf<number | 'pass'>()
  expectTypeOf<Decisions['duchyMayor']['pick']>().extract<'captain'>().toEqualTypeOf<'captain'>()
  expectTypeOf<Decisions['lizardReveal']['about']>().toEqualTypeOf<{
    readonly ritual: 'build' | 'recruit' | 'score' | 'sacrifice'
  }>()
})

test('a question whose kind is known tells what it is about', () => {
  const { state } = given('marquise', 'eyrie')
    .clearing(1, { marquise: { warrior: 3 } })
    .inside('marquise', mustMove, { ...ANYWHERE, seat: 0, chooser: 0, law: '4.2' })
    .when('marquise', 'move', { from: 1, to: 5 })
  const ask = decide(root, state)!
  expect(asks(ask, 'move')).toBe(false)
  if (!asks(ask, 'howMany')) throw new Error(`asked is ${ask.kind}`)
  expectTypeOf(ask.options).toEqualTypeOf<readonly number[]>()
  expect(ask.options).toEqual([1, 2, 3])
  expect(aboutOf(state, ask)).toEqual({ seat: 0, from: 1, to: 5 })
})
